import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type PointerEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { HEIGHT, nearestPoint, type PlotAxes, pointTowards, WIDTH } from './plot-shapes';

/** What every plot through time is told. */
export type PlotWords = {
  /** What is drawn, as a sentence: its name for screen readers. */
  label: string;
  formatValue: (value: number) => string;
  /** A day of the axis. */
  formatDay: (day: string) => string;
  /** How the keys read it, for screen readers: "Read day by day". */
  readerLabel: string;
};

type PlotFrameProps = PlotWords & {
  axes: PlotAxes;
  /** The days that can be read, in order, each in parts of a hundred from the left. At least one. */
  places: ReadonlyArray<{ day: string; left: number }>;
  /** What stands for one of them, in one line; read out as well. */
  describe: (index: number) => string;
  /** Within the drawing, in its units. */
  children: ReactNode;
  /** Over the drawing, for the day that is read. */
  over: (index: number) => ReactNode;
  /** How the parts of this plot look. */
  look: SxProps<Theme>;
};

const DAY_MS = 24 * 60 * 60 * 1_000;

const style = {
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
} satisfies SxProps<Theme>;

/** Days too near an edge would stand out over it. */
const isInside = ({ at }: { at: number }) => at > 5 && at < 95;

/**
 * The room of a plot through time, with its axes. Drawn on the server, readable without scripts; with them a finger, a mouse or
 * the arrow keys read it day by day. The drawing is stretched to its room and its words stand beside it as text, so that they
 * are as large on a phone as anywhere.
 */
export function PlotFrame(props: PlotFrameProps) {
  const { label, axes, places, describe, formatValue, formatDay, readerLabel, children, over, look } = props;
  const titleId = useId();
  const last = places.length - 1;
  const [chosen, setChosen] = useState(last);
  // The keys come with the program: without it there is nothing to be pressed.
  const [isTakenOver, setIsTakenOver] = useState(false);
  useEffect(() => setIsTakenOver(true), []);
  useEffect(() => setChosen(last), [last]);

  const shown = Math.min(chosen, last);
  const place = places[shown];
  if (!place) return null;
  const days = places.map(({ day }) => day);
  const dayNumber = (day: string) => Date.parse(day) / DAY_MS;
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(nearestPoint(places, ((clientX - left) / width) * 100));
  };
  const widest = axes.values.map(({ value }) => formatValue(value)).sort((one, other) => other.length - one.length)[0];

  return (
    <Box sx={[style, ...(Array.isArray(look) ? look : [look])]}>
      <output aria-live="off">{describe(shown)}</output>
      <div data-part="values" aria-hidden="true">
        <b>{widest}</b>
        {axes.values.map(({ value, at }) => (
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
            {axes.values.map(({ value, at }) => (
              <line key={value} x1={0} x2={WIDTH} y1={(at / 100) * HEIGHT} y2={(at / 100) * HEIGHT} />
            ))}
          </g>
          {children}
        </svg>
        <span data-part="rule" style={{ left: `${place.left}%` }} />
        <div>{over(shown)}</div>
        {isTakenOver && places.length > 1 ? (
          <input
            type="range"
            aria-label={readerLabel}
            aria-valuetext={describe(shown)}
            min={dayNumber(days[0] ?? place.day)}
            max={dayNumber(days[last] ?? place.day)}
            value={dayNumber(place.day)}
            onChange={(event) => setChosen(pointTowards(days, shown, Number(event.target.value) * DAY_MS))}
          />
        ) : null}
      </div>
      <div data-part="days" aria-hidden="true">
        {axes.days.filter(isInside).map(({ value, at }) => (
          <span key={value} style={{ left: `${at}%` }}>
            {formatDay(value)}
          </span>
        ))}
      </div>
    </Box>
  );
}
