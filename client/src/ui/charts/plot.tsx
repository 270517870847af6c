import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import type { TimePlotProps } from './time-plot';

const fetchPlot = () => import('./time-plot');

const Fetched = lazy(async () => ({ default: (await fetchPlot()).TimePlot }));
let TimePlot: typeof Fetched | React.ComponentType<TimePlotProps> = Fetched;

/** On the server, before the first drawing: what is not there yet would be left out. */
export async function loadPlots(): Promise<void> {
  TimePlot = (await fetchPlot()).TimePlot;
}

/**
 * A plot through time. Its arithmetic is heavy: no page waits for it, and what the server has drawn stands until it is there.
 */
export function Plot(props: TimePlotProps) {
  return (
    <Suspense fallback={<Box sx={{ height: { xs: 312, md: 412 } }} />}>
      <TimePlot {...props} />
    </Suspense>
  );
}
