import type { Reference } from '@apollo/client/cache';
import { useEffect, useRef, useState } from 'react';
import { serverMessage } from '@/graphql/errors';
import { useText } from '@/i18n/use-text';
import { useSendOnce } from '@/session/use-send-once';
import { useToasts } from '@/ui/feedback/toasts';
import { type FarmerCropFragment, MyCropSummaryDocument, useDeleteCropMutation } from '../dashboards.generated';

type StoredPage = { nodes: readonly Reference[]; totalCount: number };

/**
 * Deleting a crop after a question: `ask` opens it, `confirm` deletes, the row goes, and a toast says what happened
 * (spec §8, X-54).
 *
 * @param onDeleted called once the crop and the dialog are gone, to put the focus where the row was
 */
export function useDeleteCrop(onDeleted: () => void) {
  const { t } = useText();
  const toasts = useToasts();
  const [asked, setAsked] = useState<Pick<FarmerCropFragment, 'id' | 'cropName'> | null>(null);
  const [open, setOpen] = useState(false);
  const deleted = useRef(false);
  // Not before: the open dialog takes the focus back, and on closing gives it to the button that was pressed, which is gone.
  useEffect(() => {
    if (open || !deleted.current) return;
    deleted.current = false;
    onDeleted();
  }, [open, onDeleted]);
  const [deleteCrop, { loading }] = useDeleteCropMutation({
    refetchQueries: [MyCropSummaryDocument],
    update(cache, { data }) {
      if (!data?.deleteCrop) return;
      const id = data.deleteCrop.deletedCropId;
      cache.modify({
        fields: {
          farmerCrops: (stored, { readField }) => {
            const page = stored as StoredPage;
            const nodes = page.nodes.filter((node) => readField('id', node) !== id);
            const gone = page.nodes.length - nodes.length;
            return { ...page, nodes, totalCount: page.totalCount - gone };
          },
        },
      });
      // Every other list drops a row whose crop is gone from the store by itself.
      cache.evict({ id: cache.identify({ __typename: 'Crop', id }) });
      cache.gc();
    },
  });

  const sendOnce = useSendOnce('delete-crop');

  async function confirm() {
    if (!asked) return;
    try {
      const input = { id: asked.id };
      await sendOnce(input, (context) => deleteCrop({ variables: { input }, context }));
      toasts.success(t('farmerDashboard.deleted'));
      deleted.current = true;
    } catch (error) {
      const reason = serverMessage(error) ?? (error instanceof Error ? error.message : String(error));
      toasts.error(t('farmerDashboard.deleteFailed', { reason }));
    } finally {
      setOpen(false);
    }
  }

  return {
    ask: (crop: Pick<FarmerCropFragment, 'id' | 'cropName'>) => {
      setAsked(crop);
      setOpen(true);
    },
    /** For ConfirmDialog. The name stays while the dialog fades out. */
    question: { open, busy: loading, cropName: asked?.cropName ?? '', confirm, cancel: () => setOpen(false) },
  };
}
