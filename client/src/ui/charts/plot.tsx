import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import type { LinesPlotProps } from './lines-plot';
import type { TimePlotProps } from './time-plot';

const fetchTimePlot = () => import('./time-plot');
const fetchLinesPlot = () => import('./lines-plot');

const FetchedTimePlot = lazy(async () => ({ default: (await fetchTimePlot()).TimePlot }));
const FetchedLinesPlot = lazy(async () => ({ default: (await fetchLinesPlot()).LinesPlot }));
let TimePlot: typeof FetchedTimePlot | React.ComponentType<TimePlotProps> = FetchedTimePlot;
let LinesPlot: typeof FetchedLinesPlot | React.ComponentType<LinesPlotProps> = FetchedLinesPlot;

/** On the server, before the first drawing: what is not there yet would be left out. */
export async function loadPlots(): Promise<void> {
  [{ TimePlot }, { LinesPlot }] = await Promise.all([fetchTimePlot(), fetchLinesPlot()]);
}

const room = <Box sx={{ height: { xs: 312, md: 412 } }} />;

/**
 * A plot through time. Its arithmetic is heavy: no page waits for it, and what the server has drawn stands until it is there.
 */
export function Plot(props: TimePlotProps) {
  return (
    <Suspense fallback={room}>
      <TimePlot {...props} />
    </Suspense>
  );
}

/** Several lines through time; comes like `Plot`. */
export function PlotOfLines(props: LinesPlotProps) {
  return (
    <Suspense fallback={room}>
      <LinesPlot {...props} />
    </Suspense>
  );
}
