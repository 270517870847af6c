import Box from '@mui/material/Box';
import { useId } from 'react';
import india from '../india.svg';
import type { PriceClass } from '../model/classes';
import shapes from '../model/shapes.json';

/** How a class is filled: the dearer, the stronger. */
export const CLASS_OPACITY: Readonly<Record<number, number>> = { 1: 0.2, 2: 0.42, 3: 0.7, 4: 1 };
const DARK_FROM = 3;

/** What the map says of a state: its class, and its price in words. */
export type StateMark = { class: PriceClass; words: string };

type StateMapProps = {
  /** What is drawn: its name for screen readers. */
  label: string;
  /** By the state's English name. */
  marks: ReadonlyMap<string, StateMark>;
};

/** India by state, filled by class, with the number of the class in each state that has room for it. The outlines are a file of their own. */
export function StateMap({ label, marks }: StateMapProps) {
  const titleId = useId();
  return (
    <Box
      component="svg"
      viewBox="0 0 612 696"
      role="img"
      aria-labelledby={titleId}
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: 560,
        mx: 'auto',
        stroke: 'var(--mui-palette-text-secondary)',
        strokeWidth: 0.8,
        '& text': { stroke: 'none', fontSize: 22, fontWeight: 700, textAnchor: 'middle', dominantBaseline: 'central' },
      }}
    >
      <title id={titleId}>{label}</title>
      {shapes.map(({ shape, state }) => {
        const mark = marks.get(state);
        return (
          <use
            key={shape}
            href={`${india}#${shape}`}
            fill={mark ? 'var(--mui-palette-primary-main)' : 'var(--mui-palette-divider)'}
            fillOpacity={mark ? CLASS_OPACITY[mark.class.number] : 0.5}
          >
            {mark ? <title>{mark.words}</title> : null}
          </use>
        );
      })}
      {shapes.map(({ shape, state, at: [x, y] = [] }) => {
        const number = marks.get(state)?.class.number;
        return number === undefined || x === undefined ? null : (
          <text
            key={shape}
            x={x}
            y={y}
            fill={`var(--mui-palette-${number >= DARK_FROM ? 'primary-contrastText' : 'text-primary'})`}
          >
            {number}
          </text>
        );
      })}
    </Box>
  );
}
