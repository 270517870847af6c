import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNextPage } from '@/graphql/use-next-page';
import { useText } from '@/i18n/use-text';
import { usePhone } from '@/ui/catalogue/use-phone';
import { useShownRows } from '@/ui/catalogue/use-shown-rows';
import { LoadMoreButton } from '@/ui/data/load-more-button';
import { ListState } from './list-state';
import { RowList } from './row-list';

/** A phone draws so many at a time: each is half a screen. */
const ON_A_PHONE = 4;

export type DashboardRowsProps<Row> = {
  /** What the rows are, for screen readers. */
  label: string;
  /** The query that they come from. */
  query: Parameters<typeof useNextPage>[0] & {
    loading: boolean;
    error?: Error | undefined;
    refetch(): Promise<unknown>;
  };
  /** What it has given so far. */
  page: { nodes: readonly Row[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | null | undefined;
  texts: { loading: string; empty: string; emptyHint: string; more: string };
  /** What to do where there is nothing yet. */
  emptyAction: ReactNode;
  children: (row: Row) => ReactNode;
};

/** A dashboard's list: its rows or what stands in their place, and the way to more of them. */
export function DashboardRows<Row extends { id: string }>(props: DashboardRowsProps<Row>) {
  const { label, query, page, texts, emptyAction, children } = props;
  const { t } = useText();
  const nextPage = useNextPage(query);
  const rows = page?.nodes ?? [];
  const shown = useShownRows(rows, ON_A_PHONE);
  const navigate = useNavigate();
  const onPhone = usePhone();
  const showMore = () => {
    if (shown.left === 0 && page) nextPage.load(page.pageInfo.endCursor);
    if (!onPhone) return;
    shown.onMore();
    void navigate(shown.next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      {rows.length > 0 ? (
        <Box ref={shown.list}>
          <RowList label={label}>
            {shown.drawn.map((row) => (
              <Fragment key={row.id}>{children(row)}</Fragment>
            ))}
          </RowList>
        </Box>
      ) : (
        <ListState
          // Asked anew, it stands as it is.
          loading={query.loading && !page}
          loadingText={texts.loading}
          failed={Boolean(query.error)}
          onRetry={() => void query.refetch().catch((reason: unknown) => console.error('Still no list:', reason))}
          empty={{ title: texts.empty, hint: texts.emptyHint, action: emptyAction }}
        />
      )}
      {shown.left > 0 || page?.pageInfo.hasNextPage ? (
        <LoadMoreButton
          label={texts.more}
          busy={nextPage.busy}
          note={nextPage.failed ? t('dashboards.moreFailed') : null}
          onClick={showMore}
        />
      ) : null}
    </>
  );
}
