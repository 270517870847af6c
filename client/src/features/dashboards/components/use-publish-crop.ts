import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldErrors } from '@/graphql/errors';
import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { refusedState } from '@/lib/refused-state';
import { useSendOnce } from '@/session/use-send-once';
import { useToasts } from '@/ui/feedback/toasts';
import { MyCropSummaryDocument, usePublishCropMutation } from '../dashboards.generated';

/**
 * Offering a draft for sale, at once: it can be edited or deleted afterwards. Where something is missing, its form opens and
 * says so at the fields.
 *
 * @returns `publish`, and which draft is on its way
 */
export function usePublishCrop() {
  const { t } = useText();
  const toasts = useToasts();
  const refusal = useRefusal();
  const navigate = useNavigate();
  const sendOnce = useSendOnce('publish-crop');
  const [busy, setBusy] = useState<string | null>(null);
  const [publishCrop] = usePublishCropMutation({
    refetchQueries: [MyCropSummaryDocument],
    update: (cache) => void cache.evict({ fieldName: 'crops' }),
  });

  async function publish({ id, cropName }: { id: string; cropName: string }): Promise<void> {
    if (busy !== null) return;
    setBusy(id);
    try {
      await sendOnce({ id }, (context) => publishCrop({ variables: { input: { id } }, context }));
      toasts.success(t('farmerDashboard.published', { name: cropName }));
    } catch (error) {
      const refused = fieldErrors(error);
      toasts.error(refusal(error));
      // What is missing is filled in where it stands.
      if (refused.length > 0) await navigate(paths.editCrop(id), { state: refusedState(refused) });
    } finally {
      setBusy(null);
    }
  }

  return { publish, busy };
}
