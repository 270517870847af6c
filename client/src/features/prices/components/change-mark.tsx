import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { visuallyHidden } from '@/ui/feedback/visually-hidden';
import type { Change } from '../model/change';
import { wholeRupees } from '../model/rupees';

/** How far a price moved: by an arrow, a colour and in words for screen readers. Nothing where that is not known. */
export function ChangeMark({ change }: { change: Change | undefined }) {
  const { t } = useText();
  if (!change) return null;
  const { rupees, percent } = change;
  if (rupees === 0) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('prices.unchanged')}
      </Box>
    );
  }
  const up = rupees > 0;
  return (
    <Box component="span" sx={{ color: up ? 'success.main' : 'error.main', fontWeight: 600 }}>
      <span aria-hidden="true">{up ? '▲ ' : '▼ '}</span>
      <Box component="span" sx={visuallyHidden}>
        {t(up ? 'prices.up' : 'prices.down')}
      </Box>
      <span>{`${wholeRupees(Math.abs(rupees))} (${Math.abs(percent)}%)`}</span>
    </Box>
  );
}
