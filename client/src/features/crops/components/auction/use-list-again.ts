import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldErrors } from '@/graphql/errors';
import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { useSendOnce } from '@/session/use-send-once';
import { useToasts } from '@/ui/feedback/toasts';
import { useListAuctionAgainMutation } from '../../auction.generated';

/** An auction that sold nothing, held again as it was; where the server needs more, the form of selling again opens. */
export function useListAgain(cropId: string) {
  const { t } = useText();
  const toasts = useToasts();
  const refusal = useRefusal();
  const navigate = useNavigate();
  const sendOnce = useSendOnce(`relist-crop:${cropId}`);
  const [busy, setBusy] = useState(false);
  const [relist] = useListAuctionAgainMutation({
    update: (cache) => {
      cache.evict({ fieldName: 'farmerCrops' });
      cache.evict({ fieldName: 'crops' });
    },
  });

  async function listAgain(): Promise<void> {
    setBusy(true);
    try {
      const input = { id: cropId };
      const { data } = await sendOnce(input, (context) => relist({ variables: { input }, context }));
      toasts.success(t('cropDetail.auction.listedAgain'));
      const crop = data?.relistCrop?.crop;
      await navigate(crop ? paths.cropDetail(crop.id) : paths.farmerDashboard);
    } catch (error) {
      toasts.error(refusal(error));
      if (fieldErrors(error).length > 0) await navigate(paths.sellAgain(cropId));
    } finally {
      setBusy(false);
    }
  }

  return { listAgain, busy };
}
