import { lazy, Suspense } from 'react';

const RatingView = lazy(() => import('./rating-view'));

/** How it went with the other side. Of completed deals alone: its code is fetched with the first of them. */
export function RatingPanel({ deal }: { deal: { id: string; state: string } }) {
  return deal.state === 'COMPLETED' ? (
    <Suspense fallback={null}>
      <RatingView dealId={deal.id} />
    </Suspense>
  ) : null;
}
