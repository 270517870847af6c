import type { SxProps, Theme } from '@mui/material/styles';
import { type LineLook, LineNumber } from './line-look';
import { PlotFrame, type PlotWords } from './plot-frame';
import { lineShapes, type PlotPoint } from './plot-shapes';

export type LinesPlotProps = PlotWords & {
  /** At most four, each of at least one point in the order of days. */
  lines: ReadonlyArray<readonly PlotPoint[]>;
  /** How each of them is drawn. */
  looks: readonly LineLook[];
  /** What the lines say of a day, in one line; read out as well. */
  describe: (day: string) => string;
};

const style: SxProps<Theme> = {
  '& [data-part=drawing]': { mr: '26px' },
  '& path': { strokeWidth: 2.5, strokeLinejoin: 'round' },
  '& [data-part=number]': { position: 'absolute', right: '-26px', transform: 'translateY(-50%)' },
};

/** Up to four lines through time in one plot, told apart by dash and by the number at their end. */
export function LinesPlot({ lines, looks, describe, ...words }: LinesPlotProps) {
  const shapes = lineShapes(lines);
  const { places } = shapes;
  const drawn = looks.flatMap((each, index) => {
    const line = shapes.lines[index];
    return line ? [{ look: each, ...line }] : [];
  });
  return (
    <PlotFrame
      {...words}
      axes={shapes}
      places={places}
      describe={(index) => describe(places[index]?.day ?? '')}
      look={style}
      over={(index) => {
        const { day = '', left = 0 } = places[index] ?? {};
        return drawn.map((line) => {
          const top = line.tops.get(day);
          return (
            <span key={line.look.number} aria-hidden="true">
              <LineNumber look={line.look} top={line.markAt} />
              {top === undefined ? null : (
                <span data-part="dot" style={{ left: `${left}%`, top: `${top}%`, backgroundColor: line.look.stroke }} />
              )}
            </span>
          );
        });
      }}
    >
      {drawn.map(({ look: { number, stroke, dash }, path }) => (
        <path key={number} d={path} style={{ stroke, strokeDasharray: dash }} />
      ))}
    </PlotFrame>
  );
}
