import Box from '@mui/material/Box';

const block = {
  bgcolor: 'action.hover',
  borderRadius: 1,
  animation: 'breathe 1.6s ease-in-out infinite alternate',
  '@keyframes breathe': { to: { opacity: 0.45 } },
};

/** The page to come in its outline. Silent: the words above it speak. */
export function DetailSkeleton() {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'grid',
        gap: { xs: 2.5, md: 4 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ ...block, aspectRatio: '4 / 3' }} />
      <Box sx={{ ...block, height: 380 }} />
    </Box>
  );
}
