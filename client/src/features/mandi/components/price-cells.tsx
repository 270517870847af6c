import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Stack from '@mui/material/Stack';
import { useText } from '@/i18n/use-text';
import type { MandiRow } from '../model/mandi-rows';

/** Change against the day before: colour, arrow and text, so that none of them carries it alone. */
export function TrendMark({ row }: { row: Pick<MandiRow, 'trend' | 'trendDirection'> }) {
  const { t } = useText();
  const up = row.trendDirection === 'UP';
  const Arrow = up ? ArrowUpward : ArrowDownward;
  return (
    <Stack
      direction="row"
      component="span"
      data-trend={row.trendDirection}
      sx={{
        alignItems: 'center',
        gap: 0.5,
        color: up ? 'success.main' : 'error.main',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      <Arrow fontSize="small" titleAccess={t(up ? 'mandi.up' : 'mandi.down')} />
      <span>{row.trend}</span>
    </Stack>
  );
}
