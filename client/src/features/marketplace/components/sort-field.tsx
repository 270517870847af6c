import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { typedEarly } from '@/ui/form/typed-early';
import { readSort, sortWord } from '../model/filters-address';
import { cropSorts, type MarketFilters } from '../model/market-filters';

type SortFieldProps = { value: MarketFilters['sort']; onChange(sort: MarketFilters['sort']): void };

/** The order, in sight where there is room; on a phone it is one of the More Filters. */
export function SortField({ value, onChange }: SortFieldProps) {
  const { t } = useText();
  return (
    <Box
      component="label"
      sx={{
        display: { xs: 'none', md: 'flex' },
        '@media (scripting: none)': { display: 'flex' },
        alignItems: 'center',
        ml: { md: 'auto' },
        pl: 2,
        pr: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.secondary',
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-within': { outline: '3px solid', outlineColor: 'secondary.dark', outlineOffset: 1 },
      }}
    >
      <span>{t('marketplace.sortLabel')}</span>
      <Box
        component="select"
        name="sort"
        ref={typedEarly}
        value={sortWord(value)}
        onChange={(event: React.ChangeEvent<HTMLSelectElement>) => onChange(readSort(event.target.value))}
        sx={{
          minHeight: 42,
          px: 1,
          border: 0,
          borderRadius: 1,
          bgcolor: 'transparent',
          color: 'text.primary',
          font: 'inherit',
          fontWeight: 600,
          // The box around it shows the focus.
          '&:focus-visible': { outline: 'none', boxShadow: 'none' },
          '& option': { bgcolor: 'background.paper' },
        }}
      >
        {cropSorts.map((sort) => (
          <option key={sort} value={sortWord(sort)}>
            {t(`marketplace.sort.${sort}`)}
          </option>
        ))}
      </Box>
    </Box>
  );
}
