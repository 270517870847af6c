import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { useText } from '@/i18n/use-text';
import { EmptyState } from '../feedback/empty-state';
import { LoadingText } from '../feedback/loading-text';
import { SkeletonCards } from '../feedback/skeleton-cards';

export type CatalogueListProps<Row> = {
  loading: boolean;
  /** What the filters leave. */
  rows: readonly Row[];
  /** What of them is drawn and counted, where that is not all (`useShownRows`). */
  drawn?: readonly Row[];
  /** How many there are without filters. */
  total: number;
  /** Says how many of how many: "Showing 7 of 98 records". */
  count: (shown: number, total: number) => string;
  empty: { title: string; hint?: string };
  /** Left out where the list has no filters, or none is set. */
  onClear?: (() => void) | undefined;
  /** Given when the rows could not be fetched: asks for them again. */
  onRetry?: (() => Promise<unknown>) | undefined;
  children: (rows: readonly Row[]) => ReactElement;
};

/**
 * What every list of a service page goes through: loading, failure, the count, the empty state with
 * its way out, the rows.
 */
export function CatalogueList<Row>(props: CatalogueListProps<Row>) {
  const { loading, rows, drawn = rows, total, count, empty, onClear, onRetry, children } = props;
  const { t } = useText();
  if (loading) {
    return (
      <>
        <LoadingText text={t('ui.catalogue.loading')} />
        <SkeletonCards count={3} />
      </>
    );
  }
  if (onRetry) {
    const retry = () => onRetry().catch((error: unknown) => console.warn('The list failed once more:', error));
    return (
      <EmptyState
        title={t('ui.catalogue.failed')}
        action={
          <Button variant="contained" onClick={retry}>
            {t('ui.catalogue.tryAgain')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Typography role="status" sx={{ mb: 2, color: 'text.secondary' }}>
        {count(drawn.length, total)}
      </Typography>
      {rows.length > 0 ? (
        children(drawn)
      ) : (
        <EmptyState
          title={empty.title}
          {...(empty.hint ? { hint: empty.hint } : {})}
          action={
            onClear ? (
              <Button variant="outlined" onClick={onClear}>
                {t('ui.catalogue.clear')}
              </Button>
            ) : null
          }
        />
      )}
    </>
  );
}
