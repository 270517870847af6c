import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import type { MandiRow } from '../model/mandi-rows';

/** Change against the day before: colour, arrow and text, so that none of them carries it alone. */
export function TrendMark({ row }: { row: Pick<MandiRow, 'trend' | 'trendDirection'> }) {
  const { t } = useText();
  const up = row.trendDirection === 'UP';
  const name = t(up ? 'mandi.up' : 'mandi.down');
  return (
    <Box
      component="span"
      data-trend={row.trendDirection}
      sx={{ color: up ? 'success.main' : 'error.main', fontWeight: 600, whiteSpace: 'nowrap' }}
    >
      <span role="img" aria-label={name} title={name}>
        {up ? '▲' : '▼'}
      </span>
      <span>{` ${row.trend}`}</span>
    </Box>
  );
}
