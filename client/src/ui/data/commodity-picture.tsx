import Box from '@mui/material/Box';

/** Which is which at a glance: its picture, else its first letter. Its name stands beside it. */
export function CommodityPicture({ picture, name, size }: { picture: string | null; name: string; size: number }) {
  const frame = { width: size, height: size, flexShrink: 0, borderRadius: 1, bgcolor: 'action.hover' };
  return picture ? (
    <Box
      component="img"
      src={`/pictures/crops/${picture}.webp`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      sx={{ ...frame, objectFit: 'cover' }}
    />
  ) : (
    <Box
      aria-hidden="true"
      sx={{ ...frame, display: 'grid', placeItems: 'center', fontWeight: 700, color: 'text.secondary' }}
    >
      {name.slice(0, 1)}
    </Box>
  );
}
