import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type PointerEvent, useEffect, useId, useMemo, useState } from 'react';
import { HEIGHT, nearestPoint, type PlotPoint, plotShapes, pointTowards, WIDTH } from './plot-shapes';

export type TimePlotProps = {
  /** What is drawn, as a sentence: its name for screen readers. */
  label: string;
  /** At least one, in the order of days. */
  points: readonly PlotPoint[];
  /** A line across with its name, such as a support price. */
  mark?: { value: number; label: string } | undefined;
  /** What stands for a point, in one line; read out as well. */
  describe: (point: PlotPoint) => string;
  formatValue: (value: number) => string;
  /** A day of the axis. */
  formatDay: (day: string) => string;
  /** How the keys read it, for screen readers: "Read day by day". */
  readerLabel: string;
};

const DAY_MS = 24 * 60 * 60 * 1_000;

const style: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1,
  fontSize: '0.8125rem',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  '& output': {
    mb: 1,
    gridColumn: '1 / -1',
    minHeight: '3em',
    color: 'text.primary',
    fontSize: '0.9375rem',
    display: 'flex',
    alignItems: 'center',
  },
  '& [data-part=values]': { position: 'relative', height: { xs: 220, md: 320 } },
  '& [data-part=values] span': { position: 'absolute', right: 0, transform: 'translateY(-50%)', whiteSpace: 'nowrap' },
  // As wide as the widest value is, which the others stand over.
  '& [data-part=values] b': { visibility: 'hidden', fontWeight: 400 },
  '& [data-part=drawing]': { position: 'relative', touchAction: 'pan-y', cursor: 'crosshair' },
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
  '& path, & line': { vectorEffect: 'non-scaling-stroke', fill: 'none' },
  '& [data-part=grid] line': { stroke: 'var(--mui-palette-divider)' },
  '& [data-part=band]': { fill: 'var(--mui-palette-primary-main)', opacity: 0.16 },
  '& [data-part=line]': { stroke: 'var(--mui-palette-primary-main)', strokeWidth: 2.5, strokeLinejoin: 'round' },
  '& [data-part=mark]': { stroke: 'var(--mui-palette-secondary-dark)', strokeWidth: 2, strokeDasharray: '6 5' },
  '& [data-part=mark-label]': {
    position: 'absolute',
    right: 0,
    px: 0.5,
    transform: 'translateY(-100%)',
    color: 'secondary.dark',
    fontWeight: 600,
    bgcolor: 'background.paper',
  },
  '& [data-part=rule]': { position: 'absolute', top: 0, bottom: 0, width: '1px', bgcolor: 'text.secondary' },
  '& [data-part=dot]': {
    position: 'absolute',
    width: 12,
    height: 12,
    m: '-6px',
    borderRadius: '50%',
    bgcolor: 'primary.main',
    border: 2,
    borderColor: 'background.paper',
  },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    m: 0,
    appearance: 'none',
    bgcolor: 'transparent',
    cursor: 'crosshair',
    touchAction: 'pan-y',
    '&::-webkit-slider-thumb': { appearance: 'none', width: '1px', height: '1px', opacity: 0 },
    '&::-moz-range-thumb': { width: '1px', height: '1px', border: 0, opacity: 0 },
    '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  },
  '& [data-part=days]': { gridColumn: 2, position: 'relative', height: '1.75em', mt: 0.5 },
  '& [data-part=days] span': { position: 'absolute', transform: 'translateX(-50%)', whiteSpace: 'nowrap' },
};

/** Days too near an edge would stand out over it. */
const isInside = ({ at }: { at: number }) => at > 5 && at < 95;

/**
 * Values through time: a line, the band from least to greatest around it, and one mark across. Drawn on the server, readable
 * without scripts; with them a finger, a mouse or the arrow keys read it point by point. The drawing is stretched to its room
 * and its words stand beside it as text, so that they are as large on a phone as anywhere.
 */
export function TimePlot({ label, points, mark, describe, formatValue, formatDay, readerLabel }: TimePlotProps) {
  const titleId = useId();
  const shapes = useMemo(() => plotShapes(points, mark?.value), [points, mark?.value]);
  const last = points.length - 1;
  const [chosen, setChosen] = useState(last);
  // The keys come with the program: without it there is nothing to be pressed.
  const [isTakenOver, setIsTakenOver] = useState(false);
  useEffect(() => setIsTakenOver(true), []);
  useEffect(() => setChosen(last), [last]);

  const shown = Math.min(chosen, last);
  const point = points[shown];
  const place = shapes.places[shown];
  if (!point || !place) return null;
  const dayNumber = (day: string) => Date.parse(day) / DAY_MS;
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(nearestPoint(shapes.places, ((clientX - left) / width) * 100));
  };
  const widest = shapes.values
    .map(({ value }) => formatValue(value))
    .sort((one, other) => other.length - one.length)[0];

  return (
    <Box sx={style}>
      <output aria-live="off">{describe(point)}</output>
      <div data-part="values" aria-hidden="true">
        <b>{widest}</b>
        {shapes.values.map(({ value, at }) => (
          <span key={value} style={{ top: `${at}%` }}>
            {formatValue(value)}
          </span>
        ))}
      </div>
      <div
        data-part="drawing"
        onPointerMove={follow}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setChosen(last)}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-labelledby={titleId}>
          <title id={titleId}>{label}</title>
          <g data-part="grid">
            {shapes.values.map(({ value, at }) => (
              <line key={value} x1={0} x2={WIDTH} y1={(at / 100) * HEIGHT} y2={(at / 100) * HEIGHT} />
            ))}
          </g>
          <path data-part="band" d={shapes.band} />
          {shapes.markAt === undefined ? null : (
            <line
              data-part="mark"
              x1={0}
              x2={WIDTH}
              y1={(shapes.markAt / 100) * HEIGHT}
              y2={(shapes.markAt / 100) * HEIGHT}
            />
          )}
          <path data-part="line" d={shapes.line} />
        </svg>
        {mark && shapes.markAt !== undefined ? (
          <span data-part="mark-label" aria-hidden="true" style={{ top: `${shapes.markAt}%` }}>
            {mark.label}
          </span>
        ) : null}
        <span data-part="rule" style={{ left: `${place.left}%` }} />
        <span data-part="dot" style={{ left: `${place.left}%`, top: `${place.top}%` }} />
        {isTakenOver && points.length > 1 ? (
          <input
            type="range"
            aria-label={readerLabel}
            aria-valuetext={describe(point)}
            min={dayNumber(points[0]?.day ?? point.day)}
            max={dayNumber(points[last]?.day ?? point.day)}
            value={dayNumber(point.day)}
            onChange={(event) => setChosen(pointTowards(points, shown, Number(event.target.value) * DAY_MS))}
          />
        ) : null}
      </div>
      <div data-part="days" aria-hidden="true">
        {shapes.days.filter(isInside).map(({ value, at }) => (
          <span key={value} style={{ left: `${at}%` }}>
            {formatDay(value)}
          </span>
        ))}
      </div>
    </Box>
  );
}
