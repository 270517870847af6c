import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';
import { writeFilters } from '../model/filters-address';
import { countMoreFilters, type MarketFilters } from '../model/market-filters';
import { MoreFilterFields } from './more-filter-fields';

/** What cannot be pressed without scripts makes room for what can. */
const INSTEAD = '.more-filters { display: none !important } .sort { display: flex !important }';

/**
 * The further filters as fields of the page's own form, which the server answers. Stands in a `noscript`, so that the server
 * alone draws it: the browser's program has none of it (vite.config.ts).
 */
export default function MoreFiltersWithoutScripts({ filters }: { filters: MarketFilters }) {
  const { t } = useText();
  const written = writeFilters(filters);
  return (
    <>
      <style>{INSTEAD}</style>
      <details open={countMoreFilters(filters) > 0}>
        <Box component="summary" sx={{ py: 1.5, color: 'primary.main', fontWeight: 600, cursor: 'pointer' }}>
          {t('marketplace.moreFilters')}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 420 }}>
          {/* Chosen with scripts, of a list that would weigh on every page; what a link has of it stays. */}
          {filters.near ? (
            <>
              <input type="hidden" name="near" value={filters.near} />
              <input type="hidden" name="km" value={String(filters.withinKm)} />
            </>
          ) : null}
          <MoreFilterFields field={(name) => ({ name, defaultValue: written.get(name) ?? '' })} />
          <Button type="submit" variant="contained">
            {t('marketplace.apply')}
          </Button>
        </Box>
      </details>
    </>
  );
}
