import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Translate, useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import type { MarketFilters } from '../model/market-filters';
import { type MarketList, rowsOf } from '../model/market-list';
import { usePlaceName } from './use-near-places';

export type AppliedFiltersProps = { filters: MarketFilters; list: MarketList<unknown>; onClear(): void };

/** How many listings, and in words why these: `5 listings: matching “wheat”, from Haryana`. Announced. */
export function AppliedFilters({ filters, list, onClear }: AppliedFiltersProps) {
  const { t } = useText();
  const known = whatIsKnown(list, t);
  const near = usePlaceName(filters.near);
  const phrases = inWords({ ...filters, near }, t).join(', ');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', minHeight: 44, mb: 1.5 }}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {known ? (
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {known}
          </Box>
        ) : null}
        {phrases ? <span>{`${known ? ': ' : ''}${phrases}`}</span> : null}
      </Typography>
      {phrases ? (
        <Button sx={{ textDecoration: 'underline' }} onClick={onClear}>
          {t('marketplace.clearAll')}
        </Button>
      ) : null}
    </Box>
  );
}

/** The count where it is known; while rows of before are shown, that others are on the way; else nothing. */
function whatIsKnown(list: MarketList<unknown>, t: Translate): string | null {
  if (list.state === 'empty') return t('marketplace.count', { count: 0 });
  if (list.state === 'more' || list.state === 'last') return t('marketplace.count', { count: list.total });
  return rowsOf(list).length > 0 ? t('marketplace.loading') : null;
}

function inWords(filters: MarketFilters, t: Translate): string[] {
  const { category, state, unit, grade, minPrice, maxPrice, verified, near, withinKm, sort } = filters;
  const search = filters.search.trim();
  return [
    search && t('marketplace.applied.search', { search }),
    category !== 'ALL' && t(`marketplace.category.${category}`),
    state && t('marketplace.applied.state', { state }),
    unit && t('marketplace.applied.unit', { unit: t(`marketplace.one.${unit}`) }),
    grade && t('marketplace.applied.grade', { grade }),
    minPrice !== null && t('marketplace.applied.minPrice', { price: formatRupees(minPrice) }),
    maxPrice !== null && t('marketplace.applied.maxPrice', { price: formatRupees(maxPrice) }),
    verified && t('marketplace.applied.verified'),
    near && t('marketplace.applied.near', { near, km: String(withinKm) }),
    sort !== 'NEWEST' && t(`marketplace.applied.sort.${sort}`),
    // ₹30 a kilo stands below ₹2,500 a quintal there, which is cheaper.
    sort !== 'NEWEST' && unit === '' && t('marketplace.applied.ownUnits'),
  ].filter((phrase): phrase is string => Boolean(phrase));
}
