import { useRef } from 'react';
import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import { formatDollarAmount } from '@/lib/money';
import { useAskedCommand } from '@/session/use-asked-command';
import { quantityText } from '@/ui/data/quantity';
import { useToasts } from '@/ui/feedback/toasts';
import { whatIsLeft } from '../model/what-is-left';
import { MyWaitingBidsDocument, useConfirmBidQuantityMutation, useDeclineOfferMutation } from '../trade.generated';
import type { AnswerResult } from './answer-note';
import type { MyBid } from './shown-bid';

/**
 * A buyer says no to a farmer's price, or yes to the smaller quantity that is left, after a question.
 *
 * @param onSettled called once the question is gone
 */
export function useSettleBid(what: 'decline' | 'confirm', onSettled: (result: AnswerResult) => void) {
  const { t } = useText();
  const toasts = useToasts();
  const refusal = useRefusal();
  const result = useRef<AnswerResult | null>(null);
  const options = { refetchQueries: [MyWaitingBidsDocument] };
  const [declineOffer, { client }] = useDeclineOfferMutation(options);
  const [confirmQuantity] = useConfirmBidQuantityMutation(options);
  const { ask, subject, question } = useAskedCommand({
    form: `${what}-bid`,
    content: ({ id, lastOffer }: MyBid) => ({ bidId: id, offerId: lastOffer.id }),
    send: ({ id, lastOffer }, context): Promise<unknown> =>
      what === 'decline'
        ? declineOffer({ variables: { input: { offerId: lastOffer.id } }, context })
        : confirmQuantity({ variables: { input: { bidId: id } }, context }),
    onDone: ({ crop }) => {
      result.current = { text: t(`buyerDashboard.${what}.done`, { name: crop.farmer.firstName }) };
    },
    onRefused: (error) => {
      toasts.error(refusal(error));
      void client.refetchQueries({ include: [MyWaitingBidsDocument] });
    },
    onClosed: () => {
      if (result.current) onSettled(result.current);
    },
  });

  const leftOf = ({ crop, lastOffer }: MyBid) =>
    quantityText(t, whatIsLeft(lastOffer.quantity, crop.remainingQuantity));

  function textOf({ crop, lastOffer }: MyBid): string {
    const left = whatIsLeft(lastOffer.quantity, crop.remainingQuantity);
    return t(`buyerDashboard.${what}.text`, {
      name: crop.farmer.firstName,
      crop: crop.cropName,
      price: formatDollarAmount(lastOffer.price),
      unit: t(`dashboards.unit.${lastOffer.quantity.unit}`),
      quantity: quantityText(t, left),
      total: formatDollarAmount(Math.round(lastOffer.price * left.amount * 100) / 100),
    });
  }
  return {
    ask,
    /** Spread into a ConfirmDialog. */
    question: {
      ...question,
      title: subject ? t(`buyerDashboard.${what}.title`, { quantity: leftOf(subject) }) : '',
      text: subject ? textOf(subject) : '',
    },
  };
}
