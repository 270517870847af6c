import { useState } from 'react';
import { useFresh } from '@/graphql/use-fresh';
import { useText } from '@/i18n/use-text';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { Section } from '@/ui/layout/section';
import { useMyWaitingBidsQuery } from '../trade.generated';
import { AnswerNote, type AnswerResult } from './answer-note';
import { LinkedBid } from './linked-bid';
import { useListWait } from './lists-together';
import { MyWaitingBidRow } from './my-waiting-bid-row';
import { RowList } from './row-list';
import type { MyBid } from './shown-bid';
import { useAcceptOffer } from './use-accept-offer';
import { useConfirmQuantity } from './use-confirm-quantity';
import { useLinkedBid } from './use-linked-bid';

/** More than a buyer answers at one sitting. */
const SHOWN = 50;

/**
 * The bids that wait for their buyer, a farmer's price or a word on a smaller quantity, the one that ends first on top, with
 * the answer in place; nothing where none does and no link leads here.
 */
export function MyWaitingBids({ onWithdraw }: { onWithdraw(bid: MyBid): void }) {
  const { t } = useText();
  const [result, setResult] = useState<AnswerResult | null>(null);
  const query = useMyWaitingBidsQuery({ variables: { first: SHOWN }, fetchPolicy: 'cache-and-network' });
  useFresh(query);
  const accepting = useAcceptOffer('BUYER', setResult);
  const confirming = useConfirmQuantity(setResult);
  const linked = useLinkedBid();

  const page = (query.data ?? query.previousData)?.myBids;
  useListWait(query.loading && !page);
  // An answered one is gone at once, before the list has been asked for anew.
  const bids = (page?.nodes ?? []).filter(({ state }) => state === 'COUNTERED' || state === 'NEEDS_CONFIRMATION');
  const leadsElsewhere = linked !== null && page && !result && !bids.some(({ id }) => id === linked);
  const linkedBid = leadsElsewhere ? <LinkedBid id={linked} side="BUYER" /> : null;
  if (bids.length === 0 && !result) return linkedBid;
  return (
    <>
      {linkedBid}
      <Section title={t(bids.length > 0 ? 'buyerDashboard.waiting' : 'buyerDashboard.answered')}>
        {result ? <AnswerNote key={result.text} {...result} /> : null}
        {bids.length > 0 ? (
          <RowList label={t('buyerDashboard.waiting')}>
            {bids.map((bid) => (
              <MyWaitingBidRow
                key={bid.id}
                bid={bid}
                marked={bid.id === linked}
                onAccept={() => accepting.ask({ ...bid, name: bid.crop.farmer.firstName })}
                onConfirm={() => confirming.ask(bid)}
                onWithdraw={() => onWithdraw(bid)}
                onAnswered={setResult}
              />
            ))}
          </RowList>
        ) : null}
        <ConfirmDialog {...accepting.question} confirmLabel={t('farmerDashboard.accept')} />
        <ConfirmDialog {...confirming.question} confirmLabel={t('buyerDashboard.confirm')} />
      </Section>
    </>
  );
}
