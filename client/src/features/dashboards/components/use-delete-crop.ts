import type { Reference } from '@apollo/client/cache';
import { serverMessage } from '@/graphql/errors';
import { useText } from '@/i18n/use-text';
import { useAskedCommand } from '@/session/use-asked-command';
import { useToasts } from '@/ui/feedback/toasts';
import { type FarmerCropFragment, MyCropSummaryDocument, useDeleteCropMutation } from '../dashboards.generated';

type StoredPage = { nodes: readonly Reference[]; totalCount: number };

/**
 * Deleting a crop after a question: the row goes, and a toast says what happened (spec §8, X-54).
 *
 * @param onDeleted called once the crop and the dialog are gone, to put the focus where the row was
 */
export function useDeleteCrop(onDeleted: () => void) {
  const { t } = useText();
  const toasts = useToasts();
  const [deleteCrop] = useDeleteCropMutation({
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

  return useAskedCommand({
    form: 'delete-crop',
    content: ({ id }: Pick<FarmerCropFragment, 'id' | 'cropName'>) => ({ id }),
    send: ({ id }, context) => deleteCrop({ variables: { input: { id } }, context }),
    onDone: () => toasts.success(t('farmerDashboard.deleted')),
    onRefused: (error) => {
      const reason = serverMessage(error) ?? (error instanceof Error ? error.message : String(error));
      toasts.error(t('farmerDashboard.deleteFailed', { reason }));
    },
    onClosed: onDeleted,
  });
}
