import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The page to come in its outline. Silent: the words above it speak. */
export function DetailSkeleton() {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'grid',
        gap: { xs: 2.5, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
      }}
    >
      <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 3', height: 'auto', borderRadius: '24px' }} />
      <Skeleton variant="rectangular" height={360} sx={{ borderRadius: '20px' }} />
    </Box>
  );
}
