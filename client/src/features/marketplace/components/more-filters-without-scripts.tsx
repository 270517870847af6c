import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { writeFilters } from '../model/filters-address';
import { countMoreFilters, isUnreadablePrice, type MarketFilters } from '../model/market-filters';
import { MoreFilterFields } from './more-filter-fields';
import { NearFields } from './near-fields';

/** The word of the address by which the places are asked for. */
const PLACES = 'places';

/**
 * The further filters as fields of the page's own form, which the server answers. Stands in a `noscript`, so that the server
 * alone draws it: the browser's program has none of it (vite.config.ts).
 */
export default function MoreFiltersWithoutScripts({ filters }: { filters: MarketFilters }) {
  const { t } = useText();
  const [params] = useSearchParams();
  const written = writeFilters(filters);
  const field = (name: string) => ({ name, defaultValue: written.get(name) ?? '' });
  // A price that cannot be read narrows nothing: it stays as it was typed, and is marked.
  const unread = new Map(
    ['min', 'max']
      .map((name) => [name, params.get(name) ?? ''] as const)
      .filter(([, typed]) => isUnreadablePrice(typed)),
  );
  const fieldOrUnread = (name: string) =>
    unread.has(name) ? { name, defaultValue: unread.get(name) ?? '', error: t('ui.unreadable.money') } : field(name);
  return (
    <details open={params.has(PLACES) || countMoreFilters(filters) > 0 || unread.size > 0}>
      <Box component="summary" sx={{ py: 1.5, color: 'primary.main', fontWeight: 600, cursor: 'pointer' }}>
        {t('marketplace.moreFilters')}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 420 }}>
        <MoreFilterFields field={fieldOrUnread} />
        {/* The list of places would weigh on every page: it comes where one is chosen, or asked for. */}
        {filters.near || params.has(PLACES) ? (
          <NearFields km={field('km')} near={field('near')} />
        ) : (
          <a href={`?${new URLSearchParams([...params, [PLACES, 'yes']])}`}>{t('marketplace.distanceLabel')}</a>
        )}
        <Button type="submit" variant="contained">
          {t('marketplace.apply')}
        </Button>
      </Box>
    </details>
  );
}
