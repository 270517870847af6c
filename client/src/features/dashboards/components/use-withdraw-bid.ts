import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import { formatDollarAmount } from '@/lib/money';
import { useAskedCommand } from '@/session/use-asked-command';
import { useToasts } from '@/ui/feedback/toasts';
import { MyBidsDocument, useWithdrawMyBidMutation } from '../dashboards.generated';
import { MySentPricesDocument } from '../trade.generated';
import type { MyBid } from './shown-bid';

/**
 * Taking a bid back, after a question.
 *
 * @param onWithdrawn called once it is done and the question is gone, to put the focus where the button was
 */
export function useWithdrawBid(onWithdrawn: () => void) {
  const { t } = useText();
  const toasts = useToasts();
  const refusal = useRefusal();
  const [withdrawBid, { client }] = useWithdrawMyBidMutation();
  const { ask, subject, question } = useAskedCommand({
    form: 'withdraw-bid',
    content: ({ id }: MyBid) => ({ bidId: id }),
    send: ({ id }, context) => withdrawBid({ variables: { input: { bidId: id } }, context }),
    onDone: () => toasts.success(t('buyerDashboard.withdrawn')),
    onRefused: (error) => {
      toasts.error(refusal(error));
      void client.refetchQueries({ include: [MyBidsDocument, MySentPricesDocument] });
    },
    onClosed: onWithdrawn,
  });
  return {
    ask,
    /** Spread into a ConfirmDialog. */
    question: {
      ...question,
      title: t('buyerDashboard.withdrawTitle'),
      text: subject
        ? t('buyerDashboard.withdrawText', {
            amount: formatDollarAmount(subject.bidAmount),
            crop: subject.crop.cropName,
          })
        : '',
    },
  };
}
