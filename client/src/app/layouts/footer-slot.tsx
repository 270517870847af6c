import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';

const fetchFooter = () => import('./footer');

const FetchedFooter = lazy(async () => ({ default: (await fetchFooter()).Footer }));
let Footer: typeof FetchedFooter | React.ComponentType = FetchedFooter;

/** On the server, before the first drawing: what is not there yet would be left out. */
export async function loadFooter(): Promise<void> {
  ({ Footer } = await fetchFooter());
}

/**
 * The footer, whose code no page waits for: what the server has drawn stands until it is there. It lies below the first screen of
 * every page (root-layout.tsx), so its coming moves nothing that is in sight.
 */
export function FooterSlot() {
  return (
    <Suspense fallback={<Box component="footer" sx={{ minHeight: 320 }} />}>
      <Footer />
    </Suspense>
  );
}
