import Box from '@mui/material/Box';
import { formatRupees } from '@/lib/money';

type RangeBarProps = {
  min: number;
  max: number;
  /** The value that is marked between them. */
  marked: number;
  /** The whole scale, so that bars of one list can be compared; the bar's own range where it is left out. */
  scale?: { from: number; to: number };
  /** Said to screen readers instead of the drawing. */
  label: string;
};

const percent = (value: number, from: number, to: number) =>
  to > from ? Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100)) : 50;

/** The range from minimum to maximum as a bar, with one value marked on it. */
export function RangeBar({ min, max, marked, scale = { from: min, to: max }, label }: RangeBarProps) {
  const start = percent(min, scale.from, scale.to);
  const end = percent(max, scale.from, scale.to);
  return (
    <Box
      role="img"
      aria-label={label}
      title={`${formatRupees(min)} – ${formatRupees(max)}`}
      sx={{ position: 'relative', height: 16, minWidth: 96 }}
    >
      <Box sx={{ position: 'absolute', insetInline: 0, top: 6, height: 4, borderRadius: 1, bgcolor: 'divider' }} />
      <Box
        sx={{
          position: 'absolute',
          left: `${start}%`,
          width: `${Math.max(end - start, 2)}%`,
          top: 6,
          height: 4,
          borderRadius: 1,
          bgcolor: 'primary.light',
        }}
      />
      <Box
        sx={{
          position: 'absolute',
          left: `calc(${percent(marked, scale.from, scale.to)}% - 6px)`,
          top: 2,
          width: 12,
          height: 12,
          borderRadius: '50%',
          bgcolor: 'secondary.main',
          border: 2,
          borderColor: 'background.paper',
          boxShadow: 1,
        }}
      />
    </Box>
  );
}
