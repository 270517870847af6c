import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

type Scale = { from: number; to: number };

type RangeBarProps = {
  /** The value that is marked on the line. */
  marked: number;
  /** The whole line, so that bars of one list can be compared. */
  scale: Scale;
  /** What is drawn stronger of the line. */
  range?: { min: number; max: number };
  /** A further value, such as a support price. */
  tick?: number | undefined;
  /** Said to screen readers instead of the drawing; without it they pass over it. */
  label?: string;
};

const place = (value: number, { from, to }: Scale) =>
  to > from ? Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100)) : 50;

/** A scale that ends so little outside of the values that differences are seen, as on the price strip. */
export const zoomed = (values: readonly number[]): Scale => ({
  from: Math.min(...values) * 0.985,
  to: Math.max(...values) * 1.015,
});

const style: SxProps<Theme> = {
  position: 'relative',
  height: 16,
  minWidth: 96,
  '& i': { position: 'absolute', top: 6, height: 4, borderRadius: 1, bgcolor: 'primary.light' },
  '& [data-part=line]': { insetInline: 0, bgcolor: 'divider' },
  '& [data-part=tick]': { top: -2, height: 20, borderRadius: 0, borderLeft: '2px dashed', color: 'secondary.dark' },
  '& [data-part=dot]': {
    top: 2,
    width: 12,
    height: 12,
    ml: '-6px',
    borderRadius: '50%',
    bgcolor: 'secondary.main',
    border: 2,
    borderColor: 'background.paper',
    boxShadow: 1,
  },
};

/** A line with a value marked on it and, where there is one, the range around it. */
export function RangeBar({ marked, scale, range, tick, label }: RangeBarProps) {
  const at = (value: number) => `${place(value, scale)}%`;
  const said = label ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true };
  return (
    <Box {...said} sx={style}>
      <i data-part="line" />
      {range ? (
        <i
          style={{ left: at(range.min), width: `${Math.max(place(range.max, scale) - place(range.min, scale), 2)}%` }}
        />
      ) : null}
      {tick === undefined ? null : <i data-part="tick" style={{ left: at(tick) }} />}
      <i data-part="dot" style={{ left: at(marked) }} />
    </Box>
  );
}
