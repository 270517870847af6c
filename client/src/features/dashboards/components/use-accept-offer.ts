import { useRef } from 'react';
import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import { formatRupees, spokenRupees } from '@/lib/money';
import { useAskedCommand } from '@/session/use-asked-command';
import { quantityText } from '@/ui/data/quantity';
import { useToasts } from '@/ui/feedback/toasts';
import { MyCropSummaryDocument } from '../dashboards.generated';
import {
  MyDealsDocument,
  useAcceptOfferMutation,
  type WaitingBidFragment,
  WaitingBidsDocument,
} from '../trade.generated';

/** What became of the bid that was answered last. */
export type AnswerResult = { text: string; dealId?: string };

/**
 * Accepting the last price of a bid, after a question that says the total in figures and in words.
 *
 * @param onAccepted called once the question is gone
 */
export function useAcceptOffer(onAccepted: (result: AnswerResult) => void) {
  const { t, language } = useText();
  const toasts = useToasts();
  const refusal = useRefusal();
  const result = useRef<AnswerResult | null>(null);
  const [acceptOffer, { client }] = useAcceptOfferMutation({
    // One acceptance can end other bids on the same crop.
    refetchQueries: [WaitingBidsDocument, MyDealsDocument, MyCropSummaryDocument],
  });

  const { ask, subject, question } = useAskedCommand({
    form: 'accept-offer',
    content: (bid: WaitingBidFragment) => ({ offerId: bid.offers.at(-1)?.id }),
    send: (bid, context) => acceptOffer({ variables: { input: { offerId: bid.offers.at(-1)?.id ?? '' } }, context }),
    onDone: (bid, { data }) => {
      const deal = data?.acceptOffer?.bid.deal;
      const text = t('farmerDashboard.accepted', { name: bid.buyer.firstName, number: deal?.number ?? '' });
      result.current = deal ? { text, dealId: deal.id } : { text };
    },
    onRefused: (error) => {
      toasts.error(refusal(error));
      // What was refused is not what stands here any more.
      void client.refetchQueries({ include: [WaitingBidsDocument] });
    },
    onClosed: () => {
      if (result.current) onAccepted(result.current);
    },
  });

  const offer = subject?.offers.at(-1);
  return {
    ask,
    /** Spread into a ConfirmDialog. */
    question: {
      ...question,
      title: t('farmerDashboard.acceptTitle'),
      text:
        subject && offer
          ? t('farmerDashboard.acceptText', {
              name: subject.buyer.firstName,
              crop: subject.crop.cropName,
              quantity: quantityText(t, offer.quantity),
              price: formatRupees(offer.price),
              unit: t(`dashboards.unit.${offer.quantity.unit}`),
              total: formatRupees(offer.total),
              words: spokenRupees(offer.total, language),
            })
          : '',
    },
  };
}
