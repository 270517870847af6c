import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MarketCardCropFragment } from '@/graphql/market-card-crop.generated';
import { type Translate, useText } from '@/i18n/use-text';
import { useShownRows } from '@/ui/catalogue/use-shown-rows';
import { LoadMoreButton } from '@/ui/data/load-more-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LoadingText } from '@/ui/feedback/loading-text';
import { SkeletonCards } from '@/ui/feedback/skeleton-cards';
import { CardGrid } from '@/ui/layout/card-grid';
import { type MarketList, rowsOf } from '../model/market-list';
import { CropCard } from './crop-card';
import { DidYouMean } from './did-you-mean';

/** Drawn again only where its listing is another: a letter in the search box draws none of those that stay. */
const SteadyCard = memo(CropCard);

/** The first row of the widest grid: seen at once, so fetched at once. */
const FIRST_ROW = 3;
/** As many are drawn at a time of those that are loaded. */
const ON_A_PHONE = 12;
const WHERE_THERE_IS_ROOM = 24;

export type CropListProps = {
  list: MarketList<MarketCardCropFragment>;
  /** What was searched for; '' where nothing was. */
  search: string;
  /** Takes the filters away; left out where there are none. */
  onClear?: (() => void) | undefined;
  onLoadMore(): void;
  onRetry(): void;
};

/** The cards, or why there are none, and Load More Listings, which stays when everything is there. */
export function CropList({ list, search, onClear, onLoadMore, onRetry }: CropListProps) {
  const { t } = useText();
  const rows = rowsOf(list);
  const shown = useShownRows(rows, ON_A_PHONE, WHERE_THERE_IS_ROOM);
  const navigate = useNavigate();
  const isMore = list.state === 'more';
  const showMore = () => {
    if (shown.left === 0) onLoadMore();
    if (shown.left === 0 && !isMore) return;
    shown.onMore();
    void navigate(shown.next, { replace: true, preventScrollReset: true });
  };
  if (list.state === 'failed') return <Failed onRetry={onRetry} />;
  if (list.state === 'loading' && rows.length === 0) return <Waiting />;
  const waiting = list.state === 'loading' || (list.state === 'more' && list.loadingMore);
  return (
    <>
      {rows.length > 0 ? (
        // The rows of before stay while the next ones are on the way: dimmed, because they answer an earlier question.
        <Box
          ref={shown.list}
          aria-busy={list.state === 'loading'}
          sx={list.state === 'loading' ? { opacity: 0.5 } : undefined}
        >
          <CardGrid label={t('marketplace.listings')}>
            {shown.drawn.map((crop, index) => (
              <SteadyCard key={crop.id} crop={crop} eager={index < FIRST_ROW} />
            ))}
          </CardGrid>
        </Box>
      ) : (
        <Empty search={search} onClear={onClear} />
      )}
      {/* Of nothing there is no more. */}
      {rows.length > 0 ? (
        <LoadMoreButton label={t('marketplace.loadMore')} busy={waiting} note={noteUnder(list, t)} onClick={showMore} />
      ) : null}
      {shown.left > 0 ? (
        <noscript>
          <a href={shown.next}>{t('marketplace.loadMore')}</a>
        </noscript>
      ) : null}
    </>
  );
}

function noteUnder(list: CropListProps['list'], t: Translate): string | null {
  if (list.state === 'last') return t('marketplace.allShown');
  return list.state === 'more' && list.moreFailed ? t('marketplace.moreFailed') : null;
}

function Waiting() {
  const { t } = useText();
  return (
    <>
      <LoadingText text={t('marketplace.loading')} />
      <SkeletonCards pictureHeight={260} />
    </>
  );
}

/** That nothing could be loaded, and below it the specified words, which alone would not be true. */
function Failed({ onRetry }: Pick<CropListProps, 'onRetry'>) {
  const { t } = useText();
  return (
    <EmptyState
      title={t('marketplace.failedHint')}
      hint={t('marketplace.empty')}
      action={
        <Button variant="contained" onClick={onRetry}>
          {t('marketplace.tryAgain')}
        </Button>
      }
    />
  );
}

/** The specified words, then what to do about it. */
function Empty({ search, onClear }: Pick<CropListProps, 'search' | 'onClear'>) {
  const { t } = useText();
  return (
    <EmptyState
      title={t('marketplace.empty')}
      hint={t(onClear ? 'marketplace.emptyHint' : 'marketplace.nothingYet')}
      action={
        onClear ? (
          <>
            <DidYouMean search={search} />
            <Button variant="contained" onClick={onClear}>
              {t('marketplace.showAll')}
            </Button>
          </>
        ) : undefined
      }
    />
  );
}
