import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { useAskedCommand } from '@/session/use-asked-command';
import { useToasts } from '@/ui/feedback/toasts';
import {
  CropBidsDocument,
  SentPricesDocument,
  useWithdrawCounterMutation,
  WaitingBidsDocument,
} from '../trade.generated';
import type { ReceivedBid } from './shown-bid';

/**
 * A farmer takes their own price back, after a question: the bid is theirs to answer again.
 *
 * @param onWithdrawn called once the question is gone, to put the focus where the button was
 */
export function useWithdrawCounter(onWithdrawn: () => void) {
  const { t } = useText();
  const toasts = useToasts();
  const refusal = useRefusal();
  const [withdrawCounter, { client }] = useWithdrawCounterMutation({
    refetchQueries: [WaitingBidsDocument, SentPricesDocument, CropBidsDocument],
  });
  const { ask, subject, question } = useAskedCommand({
    form: 'withdraw-counter',
    content: ({ lastOffer }: ReceivedBid) => ({ offerId: lastOffer.id }),
    send: ({ lastOffer }, context) => withdrawCounter({ variables: { input: { offerId: lastOffer.id } }, context }),
    onDone: ({ buyer }) => toasts.success(t('farmerDashboard.takenBack', { name: buyer.firstName })),
    onRefused: (error) => {
      toasts.error(refusal(error));
      void client.refetchQueries({ include: [CropBidsDocument] });
    },
    onClosed: onWithdrawn,
  });
  return {
    ask,
    /** Spread into a ConfirmDialog. */
    question: {
      ...question,
      title: t('farmerDashboard.takeBackTitle'),
      text: subject
        ? t('farmerDashboard.takeBackText', {
            price: formatRupees(subject.lastOffer.price),
            name: subject.buyer.firstName,
          })
        : '',
    },
  };
}
