import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { useFresh } from '@/graphql/use-fresh';
import { useText } from '@/i18n/use-text';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { useMyBidsQuery } from '../dashboards.generated';
import { BidRow } from './bid-row';
import { DashboardRows } from './dashboard-rows';
import { MoneyLine } from './inbox/money-line';
import { useWithdrawBid } from './use-withdraw-bid';

const PAGE_SIZE = 20;

/** The bids that a buyer placed, each with where it stands (spec §2). */
export default function MyBidsTab({ browse }: { browse: ReactNode }) {
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useMyBidsQuery({
    variables: { first: PAGE_SIZE },
    // A bid was perhaps placed a moment ago on another page, and crops are sold meanwhile.
    fetchPolicy: 'cache-and-network',
  });
  const page = query.data?.myBids;
  const bids = page?.nodes ?? [];
  useFresh(query, bids.length <= PAGE_SIZE);
  const { ask, question } = useWithdrawBid(() => heading.current?.focus());
  const forSale = bids.filter(({ crop }) => crop.listed && crop.status === 'ACTIVE').length;
  const figures = page ? [t('buyerDashboard.total', { count: page.totalCount })] : [];
  // Counted here, so only where every bid is here.
  if (page && !page.pageInfo.hasNextPage) figures.push(t('buyerDashboard.forSale', { count: forSale }));
  return (
    <>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 1, outline: 'none' }}>
        {t('buyerDashboard.yourBids')}
      </Typography>
      {bids.length > 0 ? <MoneyLine figures={figures} /> : null}
      <DashboardRows
        label={t('buyerDashboard.yourBids')}
        query={query}
        page={page}
        texts={{
          loading: t('buyerDashboard.loading'),
          empty: t('buyerDashboard.empty'),
          emptyHint: t('buyerDashboard.emptyHint'),
          more: t('buyerDashboard.more'),
        }}
        emptyAction={browse}
      >
        {(bid) => <BidRow bid={bid} onWithdraw={() => ask(bid)} />}
      </DashboardRows>
      <ConfirmDialog {...question} destructive confirmLabel={t('buyerDashboard.withdraw')} />
    </>
  );
}
