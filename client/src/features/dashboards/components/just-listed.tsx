import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { readListed } from '@/lib/listed-state';

const View = lazy(() => import('./just-listed-view'));

/** For who comes from listing a crop: its card, to be sent on. */
export function JustListed() {
  const id = readListed(useLocation().state);
  if (!id) return null;
  return (
    // Its place is kept while it comes.
    <Box sx={{ minHeight: { xs: 360, sm: 520 } }}>
      <Suspense fallback={null}>
        <View key={id} id={id} />
      </Suspense>
    </Box>
  );
}
