import FiltersIcon from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { keepEnter } from '@/lib/keep-enter';
import { ChoiceChips } from '@/ui/data/choice-chips';
import { WhenOpened } from '@/ui/feedback/when-opened';
import { type CategoryChoice, chipCategories, countMoreFilters, type MarketFilters } from '../model/market-filters';
import MoreFiltersWithoutScripts from './more-filters-without-scripts';
import { SearchField } from './search-field';
import { SortField } from './sort-field';

const load = () => import('./more-filters-drawer');
const MoreFiltersDrawer = lazy(load);

export type MarketControlsProps = { filters: MarketFilters; onChange(change: Partial<MarketFilters>): void };

/**
 * Search box, category chips, order and More Filters, which changes nothing until its own Apply. A form by GET, so that
 * without scripts the server filters by the address; with them a change shows at once, and nothing is sent.
 */
export function MarketControls({ filters, onChange }: MarketControlsProps) {
  const { t } = useText();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const close = () => setDrawerOpen(false);
  const moreCount = countMoreFilters(filters);
  return (
    <>
      <Box
        component="form"
        role="search"
        aria-label={t('marketplace.filters')}
        onSubmit={(event: React.FormEvent) => event.preventDefault()}
        onKeyDown={keepEnter}
        sx={{ display: 'grid', gap: 2, mb: 2 }}
      >
        <SearchField value={filters.search} onChange={(search) => onChange({ search })} />
        {/* The chips and the button flow as one row: on a phone the button fills what the last chip leaves. */}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > [role=group]': { display: 'contents' } }}>
          <ChoiceChips<CategoryChoice>
            name="category"
            label={t('marketplace.categories')}
            options={chipCategories.map((value) => ({ value, label: t(`marketplace.category.${value}`) }))}
            value={filters.category}
            onChange={(category) => onChange({ category })}
          />
          <SortField value={filters.sort} onChange={(sort) => onChange({ sort })} />
          <Button
            variant="outlined"
            startIcon={<FiltersIcon />}
            aria-haspopup="dialog"
            aria-expanded={drawerOpen}
            aria-description={moreCount > 0 ? t('marketplace.filtersSet', { count: moreCount }) : undefined}
            onClick={() => setDrawerOpen(true)}
            sx={{
              ml: { sm: 'auto', md: 0 },
              bgcolor: 'background.paper',
              // What cannot be pressed makes room for the same as fields (`MoreFiltersWithoutScripts`) and for the order.
              '@media (scripting: none)': { display: 'none' },
            }}
          >
            {t('marketplace.moreFilters')}
          </Button>
        </Box>
        <noscript>
          <MoreFiltersWithoutScripts filters={filters} />
        </noscript>
      </Box>
      <WhenOpened open={drawerOpen} load={load}>
        <MoreFiltersDrawer
          open={drawerOpen}
          filters={filters}
          onClose={close}
          onApply={(change) => {
            onChange(change);
            close();
          }}
        />
      </WhenOpened>
    </>
  );
}
