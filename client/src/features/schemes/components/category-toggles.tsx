import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { chipStyle } from '@/ui/data/choice-chips';
import { CATEGORIES } from '../model/filter-options';

type CategoryTogglesProps = { value: string; onChange: (category: string) => void };

/** On a phone the row is swiped, so that the list stays near; elsewhere it wraps. */
const rowStyle = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  gap: 1,
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  py: 0.5,
  mb: 2.5,
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  '@media print': { display: 'none' },
} as const;

const toggleStyle = { ...chipStyle, flexShrink: 0 } as const;

/**
 * Eight toggles, one of which may be pressed, and "All" that releases it. Without scripts each sends the form they are
 * in; the category that stands comes last there, so that the first of two is the one that was pressed.
 */
export function CategoryToggles({ value, onChange }: CategoryTogglesProps) {
  const { t, pick } = useText();
  return (
    <Box sx={rowStyle}>
      <Box
        component="button"
        type="submit"
        name="category"
        value=""
        aria-pressed={value === ''}
        onClick={() => onChange('')}
        sx={toggleStyle}
      >
        {t('schemes.all')}
      </Box>
      <Box role="group" aria-label={t('schemes.category')} sx={{ display: 'contents' }}>
        {CATEGORIES.map(([name, nameHi]) => (
          <Box
            key={name}
            component="button"
            type="submit"
            name="category"
            value={name}
            aria-pressed={value === name}
            onClick={() => onChange(value === name ? '' : name)}
            sx={toggleStyle}
          >
            {pick(name, nameHi)}
          </Box>
        ))}
      </Box>
      <input type="hidden" name="category" value={value} />
    </Box>
  );
}
