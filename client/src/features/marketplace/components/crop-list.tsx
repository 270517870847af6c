import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { LoadMoreButton } from '@/ui/data/load-more-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { CardGrid } from '@/ui/layout/card-grid';
import type { MarketplaceCropFragment } from '../marketplace.generated';
import { CropCard } from './crop-card';

/** The first row of the widest grid: seen at once, so fetched at once. */
const FIRST_ROW = 3;

export type CropListProps = {
  crops: readonly MarketplaceCropFragment[];
  failed: boolean;
  isLast: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  /** Takes the filters away; left out where there are none. */
  onClear?: () => void;
  onLoadMore(): void;
  onRetry(): void;
};

/** The cards, or why there are none, and Load More Listings, which stays when everything is there. */
export function CropList({ crops, onClear, ...list }: CropListProps) {
  const { t } = useText();
  return (
    <>
      {crops.length > 0 ? (
        <CardGrid label={t('marketplace.listings')}>
          {crops.map((crop, index) => (
            <CropCard key={crop.id} crop={crop} eager={index < FIRST_ROW} />
          ))}
        </CardGrid>
      ) : (
        <NoCrops failed={list.failed} onClear={onClear} onRetry={list.onRetry} />
      )}
      <LoadMoreButton label={t('marketplace.loadMore')} busy={list.loadingMore} onClick={list.onLoadMore} />
      <Typography variant="body2" role="status" sx={{ mt: 1.5, textAlign: 'center', color: 'text.secondary' }}>
        {list.moreFailed ? t('marketplace.moreFailed') : null}
        {list.isLast && crops.length > 0 ? t('marketplace.allShown') : null}
      </Typography>
    </>
  );
}

/** The specified words, then what to do about it (AC-048, AC-226, AC-260). */
function NoCrops({ failed, onClear, onRetry }: Pick<CropListProps, 'failed' | 'onClear' | 'onRetry'>) {
  const { t } = useText();
  if (failed) {
    return (
      <EmptyState
        title={t('marketplace.empty')}
        hint={t('marketplace.failedHint')}
        action={
          <Button variant="contained" onClick={onRetry}>
            {t('marketplace.tryAgain')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t('marketplace.empty')}
      hint={t(onClear ? 'marketplace.emptyHint' : 'marketplace.nothingYet')}
      action={
        onClear ? (
          <Button variant="contained" onClick={onClear}>
            {t('marketplace.showAll')}
          </Button>
        ) : undefined
      }
    />
  );
}
