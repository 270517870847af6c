import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';

type TrendMarkProps = {
  row: {
    /** "+1.2%". */
    trend: string;
    trendDirection: 'UP' | 'DOWN';
  };
};

/** Change against the market day before: colour, arrow and text, so that none of them carries it alone. */
export function TrendMark({ row }: TrendMarkProps) {
  const { t } = useText();
  const up = row.trendDirection === 'UP';
  const name = t(up ? 'ui.trend.up' : 'ui.trend.down');
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
