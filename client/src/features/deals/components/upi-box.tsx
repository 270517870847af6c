import { lazy, Suspense } from 'react';
import type { DealShown } from './deal-shown';

const View = lazy(() => import('./upi-box-view'));

/** The buyer's way to the farmer's account; fetched where there is something to pay. */
export function UpiBox({ deal }: { deal: DealShown }) {
  return (
    <Suspense fallback={null}>
      <View deal={deal} />
    </Suspense>
  );
}
