import { useFresh } from '@/graphql/use-fresh';
import { useText } from '@/i18n/use-text';
import { Section } from '@/ui/layout/section';
import { useSentPricesQuery } from '../trade.generated';
import { AnswerRow } from './answer-row';
import { BidTerms } from './bid-terms';
import { useListWait } from './lists-together';
import { RowList } from './row-list';
import { WaitingBidHead } from './waiting-bid-head';

/** More than wait for their buyers at one time. */
const SHOWN = 50;

/** The prices that the farmer has named and the buyers have not answered; nothing where there are none. */
export function SentPrices() {
  const { t } = useText();
  const query = useSentPricesQuery({ variables: { first: SHOWN }, fetchPolicy: 'cache-and-network' });
  useFresh(query);
  const page = (query.data ?? query.previousData)?.receivedBids;
  useListWait(query.loading && !page);
  // One that was answered or taken back meanwhile is gone at once.
  const bids = (page?.nodes ?? []).filter(({ lastOffer }) => lastOffer.madeBy === 'FARMER' && lastOffer.awaiting);
  if (bids.length === 0) return null;
  return (
    <Section title={t('farmerDashboard.sentPrices')}>
      <RowList label={t('farmerDashboard.sentPrices')}>
        {bids.map(({ id, buyer, crop, lastOffer, validUntil }) => (
          <AnswerRow key={id} actions={null}>
            <WaitingBidHead
              heading={t('farmerDashboard.sentTo', { name: buyer.firstName })}
              crop={crop}
              until={validUntil}
            >
              <BidTerms offer={lastOffer} side="FARMER" />
            </WaitingBidHead>
          </AnswerRow>
        ))}
      </RowList>
    </Section>
  );
}
