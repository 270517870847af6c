import type { SxProps, Theme } from '@mui/material/styles';
import { PlotFrame, type PlotWords } from './plot-frame';
import { HEIGHT, type PlotPoint, plotShapes, WIDTH } from './plot-shapes';

export type TimePlotProps = PlotWords & {
  /** At least one, in the order of days. */
  points: readonly PlotPoint[];
  /** A line across with its name, such as a support price. */
  mark?: { value: number; label: string } | undefined;
  /** What stands for a point, in one line; read out as well. */
  describe: (point: PlotPoint) => string;
};

const look: SxProps<Theme> = {
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
};

/** Values through time: a line, the band from least to greatest around it, and one mark across. */
export function TimePlot({ points, mark, describe, ...words }: TimePlotProps) {
  const shapes = plotShapes(points, mark?.value);
  const { band, line, markAt } = shapes;
  const places = points.map(({ day }, index) => ({ day, left: 0, top: 0, ...shapes.places[index] }));
  return (
    <PlotFrame
      {...words}
      axes={shapes}
      places={places}
      describe={(index) => (points[index] ? describe(points[index]) : '')}
      look={look}
      over={(index) => (
        <>
          {mark && markAt !== undefined ? (
            <span data-part="mark-label" aria-hidden="true" style={{ top: `${markAt}%` }}>
              {mark.label}
            </span>
          ) : null}
          <span data-part="dot" style={{ left: `${places[index]?.left}%`, top: `${places[index]?.top}%` }} />
        </>
      )}
    >
      <path data-part="band" d={band} />
      {markAt === undefined ? null : (
        <line data-part="mark" x1={0} x2={WIDTH} y1={(markAt / 100) * HEIGHT} y2={(markAt / 100) * HEIGHT} />
      )}
      <path data-part="line" d={line} />
    </PlotFrame>
  );
}
