import { useFresh } from '@/graphql/use-fresh';
import { useNextPage } from '@/graphql/use-next-page';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { LoadMoreButton } from '@/ui/data/load-more-button';
import { Section } from '@/ui/layout/section';
import { useMyDealsQuery } from '../trade.generated';
import { DealRow } from './deal-row';
import { RowList } from './row-list';
import { SectionState } from './section-state';

/** Those that wait for an answer come first; what is over must not push the crops off the page. */
const PAGE_SIZE = 5;

type MyDealsProps = {
  /** What is said where there is none yet. */
  empty: string;
  /** How this page prints its amounts. */
  formatAmount?: (rupees: number) => string;
};

/** The deals of the signed-in person as the server orders them: what waits for them first. */
export function MyDeals({ empty, formatAmount = formatRupees }: MyDealsProps) {
  const { t } = useText();
  const query = useMyDealsQuery({ variables: { first: PAGE_SIZE }, fetchPolicy: 'cache-and-network' });
  const page = (query.data ?? query.previousData)?.myDeals;
  useFresh(query, (page?.nodes.length ?? 0) <= PAGE_SIZE);
  const nextPage = useNextPage(query);
  const deals = page?.nodes ?? [];
  return (
    <Section title={t('dashboards.deals')}>
      {deals.length > 0 ? (
        <RowList label={t('dashboards.deals')}>
          {deals.map((deal) => (
            <DealRow key={deal.id} deal={deal} formatAmount={formatAmount} />
          ))}
        </RowList>
      ) : (
        <SectionState
          loading={query.loading && !page}
          loadingText={t('dashboards.dealsLoading')}
          failed={Boolean(query.error) && !page}
          failedText={t('dashboards.dealsFailed')}
          onRetry={() => void query.refetch().catch((reason: unknown) => console.error('Still no deals:', reason))}
          empty={empty}
        />
      )}
      {page?.pageInfo.hasNextPage ? (
        <LoadMoreButton
          label={t('dashboards.dealsMore')}
          busy={nextPage.busy}
          note={nextPage.failed ? t('dashboards.moreFailed') : null}
          onClick={() => nextPage.load(page.pageInfo.endCursor)}
        />
      ) : null}
    </Section>
  );
}
