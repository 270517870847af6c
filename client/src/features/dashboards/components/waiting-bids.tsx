import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFresh } from '@/graphql/use-fresh';
import { useText } from '@/i18n/use-text';
import { ShowMore } from '@/ui/catalogue/show-more';
import { useShownRows } from '@/ui/catalogue/use-shown-rows';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { Section } from '@/ui/layout/section';
import { useWaitingBidsQuery } from '../trade.generated';
import { AnswerNote, type AnswerResult } from './answer-note';
import { LinkedBid } from './linked-bid';
import { RowList } from './row-list';
import { SectionState } from './section-state';
import { useAcceptOffer } from './use-accept-offer';
import { useLinkedBid } from './use-linked-bid';
import { WaitingBidRow } from './waiting-bid-row';

/** More than a farmer answers at one sitting; the next ones follow as these are answered. */
const SHOWN = 50;
/** A phone draws the most urgent ones, each of which is half a screen, until all are requested. */
const ON_A_PHONE = 2;

/** The bids that the farmer can answer now, the one that ends first on top, with the answer in place. */
export function WaitingBids() {
  const { t } = useText();
  const [result, setResult] = useState<AnswerResult | null>(null);
  const query = useWaitingBidsQuery({ variables: { first: SHOWN }, fetchPolicy: 'cache-and-network' });
  useFresh(query);
  const { ask, question } = useAcceptOffer('FARMER', setResult);

  const linked = useLinkedBid();
  const page = (query.data ?? query.previousData)?.receivedBids;
  // An answered one is gone at once, before the list has been asked for anew.
  const bids = (page?.nodes ?? []).filter(({ state }) => state === 'OPEN');
  const hasMore = (page?.totalCount ?? 0) > SHOWN;

  const isLinked = bids.some(({ id }) => id === linked);
  const shown = useShownRows(bids, isLinked ? SHOWN : ON_A_PHONE, undefined, 'bids');

  const leadsElsewhere = linked !== null && page && !result && !isLinked;
  return (
    <>
      {leadsElsewhere ? <LinkedBid id={linked} side="FARMER" answer={{ onAnswered: setResult }} /> : null}
      <Section title={t('farmerDashboard.waiting')}>
        {result ? <AnswerNote key={result.text} {...result} /> : null}
        {bids.length > 0 ? (
          <Box ref={shown.list}>
            <RowList label={t('farmerDashboard.waiting')}>
              {shown.drawn.map((bid) => (
                <WaitingBidRow
                  key={bid.id}
                  bid={bid}
                  marked={bid.id === linked}
                  onAccept={() => ask({ ...bid, name: bid.buyer.firstName })}
                  onAnswered={setResult}
                />
              ))}
            </RowList>
          </Box>
        ) : (
          <SectionState
            loading={query.loading && !page}
            loadingText={t('farmerDashboard.waitingLoading')}
            failed={Boolean(query.error) && !page}
            failedText={t('farmerDashboard.waitingFailed')}
            onRetry={() => void query.refetch().catch((reason: unknown) => console.error('Still no bids:', reason))}
            empty={t('farmerDashboard.waitingNone')}
          />
        )}
        <ShowMore left={shown.left} next={shown.next} onMore={shown.onMore} />
        {hasMore && shown.left === 0 ? (
          <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {t('farmerDashboard.waitingMore', { shown: bids.length, total: page?.totalCount ?? 0 })}
          </Typography>
        ) : null}
        <ConfirmDialog {...question} confirmLabel={t('farmerDashboard.accept')} />
      </Section>
    </>
  );
}
