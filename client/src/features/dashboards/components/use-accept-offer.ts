import { useRef } from 'react';
import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import { isFar, percentOf } from '@/lib/far-price';
import { formatNumber, formatRupees } from '@/lib/money';
import { spokenRupees } from '@/lib/spoken-rupees';
import { useAskedCommand } from '@/session/use-asked-command';
import { quantityText } from '@/ui/data/quantity';
import { useToasts } from '@/ui/feedback/toasts';
import { MyCropSummaryDocument } from '../dashboards.generated';
import {
  MyDealsDocument,
  MyWaitingBidsDocument,
  useAcceptOfferMutation,
  WaitingBidsDocument,
} from '../trade.generated';
import type { AnswerResult } from './answer-note';
import type { BidOffer } from './bid-terms';

/** What is accepted: the offer that counts of a bid, and of whom and of what it is. */
export type Acceptable = {
  lastOffer: BidOffer;
  /** The other side's given name. */
  name: string;
  crop: { cropName: string; basePrice: number };
};

/**
 * Accepting the last price of a bid, after a question that says the total in figures and in words, and says so where the
 * price is far from the asking price. Rupees on both sides: no other sign beside the word, where money depends on it.
 *
 * @param onAccepted called once the question is gone
 */
export function useAcceptOffer(side: 'FARMER' | 'BUYER', onAccepted: (result: AnswerResult) => void) {
  const { t, language } = useText();
  const toasts = useToasts();
  const refusal = useRefusal();
  const result = useRef<AnswerResult | null>(null);
  const waiting = side === 'FARMER' ? WaitingBidsDocument : MyWaitingBidsDocument;
  const [acceptOffer, { client }] = useAcceptOfferMutation({
    // One acceptance can end other bids on the same crop.
    refetchQueries: side === 'FARMER' ? [waiting, MyDealsDocument, MyCropSummaryDocument] : [waiting, MyDealsDocument],
  });

  const { ask, subject, question } = useAskedCommand({
    form: 'accept-offer',
    content: ({ lastOffer }: Acceptable) => ({ offerId: lastOffer.id }),
    send: ({ lastOffer }, context) => acceptOffer({ variables: { input: { offerId: lastOffer.id } }, context }),
    onDone: ({ name }, { data }) => {
      const deal = data?.acceptOffer?.bid.deal;
      const key = side === 'FARMER' ? 'farmerDashboard.accepted' : 'buyerDashboard.accepted';
      const text = t(key, { name, number: deal?.number ?? '' });
      result.current = deal ? { text, dealId: deal.id } : { text };
    },
    onRefused: (error) => {
      toasts.error(refusal(error));
      // What was refused is not what stands here any more.
      void client.refetchQueries({ include: [waiting] });
    },
    onClosed: () => {
      if (result.current) onAccepted(result.current);
    },
  });

  function textOf({ lastOffer: offer, name, crop }: Acceptable): string {
    const key = side === 'FARMER' ? 'farmerDashboard.acceptText' : 'buyerDashboard.acceptText';
    const text = t(key, {
      name,
      crop: crop.cropName,
      quantity: quantityText(t, offer.quantity),
      price: formatRupees(offer.price),
      unit: t(`dashboards.unit.${offer.quantity.unit}`),
      total: formatRupees(offer.total),
      words: spokenRupees(offer.total, language),
    });
    if (!isFar(offer.price, crop.basePrice)) return text;
    const percent = formatNumber(percentOf(offer.price, crop.basePrice));
    return `${t('dashboards.acceptFar', { percent, asking: formatRupees(crop.basePrice) })} ${text}`;
  }

  return {
    ask,
    /** Spread into a ConfirmDialog. */
    question: {
      ...question,
      title: t(side === 'FARMER' ? 'farmerDashboard.acceptTitle' : 'buyerDashboard.acceptTitle'),
      text: subject ? textOf(subject) : '',
    },
  };
}
