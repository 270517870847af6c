import PlantIcon from '@mui/icons-material/GrassRounded';
import Box from '@mui/material/Box';
import type { MarketCardCropFragment } from '@/graphql/market-card-crop.generated';
import { Picture } from '@/ui/data/picture';

/** The card's shape, kept while the picture loads and where there is none. */
const frame = { aspectRatio: { xs: '1', sm: '4 / 3' }, width: '100%', height: '100%', borderRadius: 1 };

/** A listing's first picture, or a plant's icon in its place. */
export function CropPicture({ crop, eager }: { crop: MarketCardCropFragment; eager: boolean }) {
  const picture = crop.images[0];
  if (!picture) {
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', bgcolor: 'action.hover', color: 'text.secondary' }}>
        <PlantIcon aria-hidden="true" sx={{ fontSize: 56, opacity: 0.5 }} />
      </Box>
    );
  }
  return (
    <Picture
      picture={{ ...picture, alt: picture.alt || crop.cropName }}
      sizes="(min-width: 1200px) 370px, (min-width: 900px) 31vw, (min-width: 600px) 47vw, 116px"
      eager={eager}
      sx={frame}
    />
  );
}
