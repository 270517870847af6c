import { useRef } from 'react';
import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { useAskedCommand } from '@/session/use-asked-command';
import { quantityText } from '@/ui/data/quantity';
import { useToasts } from '@/ui/feedback/toasts';
import type { InboxBid } from '../model/inbox-bid';
import { whatIsLeft } from '../model/what-is-left';
import { MyWaitingBidsDocument, useConfirmBidQuantityMutation } from '../trade.generated';
import type { AnswerResult } from './answer-note';

/**
 * A buyer says yes to the smaller quantity that is left, after a question.
 *
 * @param onSettled called once the question is gone
 */
export function useConfirmQuantity(onSettled: (result: AnswerResult) => void) {
  const { t } = useText();
  const toasts = useToasts();
  const refusal = useRefusal();
  const result = useRef<AnswerResult | null>(null);
  const [confirmQuantity, { client }] = useConfirmBidQuantityMutation({ refetchQueries: [MyWaitingBidsDocument] });
  const { ask, subject, question } = useAskedCommand({
    form: 'confirm-bid',
    content: ({ id, lastOffer }: InboxBid) => ({ bidId: id, offerId: lastOffer.id }),
    send: ({ id }, context) => confirmQuantity({ variables: { input: { bidId: id } }, context }),
    onDone: ({ name }) => {
      result.current = { text: t('buyerDashboard.confirm.done', { name }) };
    },
    onRefused: (error) => {
      toasts.error(refusal(error));
      void client.refetchQueries({ include: [MyWaitingBidsDocument] });
    },
    onClosed: () => {
      if (result.current) onSettled(result.current);
    },
  });

  function textsOf({ name, crop, lastOffer }: InboxBid) {
    const left = whatIsLeft(lastOffer.quantity, crop.remainingQuantity);
    const quantity = quantityText(t, left);
    return {
      title: t('buyerDashboard.confirm.title', { quantity }),
      text: t('buyerDashboard.confirm.text', {
        name,
        crop: crop.cropName,
        price: formatRupees(lastOffer.price),
        unit: t(`dashboards.unit.${lastOffer.quantity.unit}`),
        quantity,
        total: formatRupees(Math.round(lastOffer.price * left.amount * 100) / 100),
      }),
    };
  }
  return {
    ask,
    /** Spread into a ConfirmDialog. */
    question: { ...question, ...(subject ? textsOf(subject) : { title: '', text: '' }) },
  };
}
