import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import { namesInBrackets } from '@/lib/names-in-brackets';
import { paths } from '@/lib/paths';
import { Picture, type PictureProps } from '@/ui/data/picture';
import { Price } from '@/ui/data/price';

export const cropLinkFrame = {
  aspectRatio: { xs: '8 / 5', sm: '4 / 3' },
  width: '100%',
  borderRadius: 1,
  bgcolor: 'action.hover',
};

type CropLinkProps = {
  crop: {
    id: string;
    cropName: string;
    images: readonly PictureProps['picture'][];
    basePrice: number;
    auction: { currentPrice: number | null } | null;
  };
  /** What the price is for, in the reader's language. */
  unit: string;
  /** One line under the price. */
  note: string | null;
};

/** A crop in few words, leading to its page. */
export function CropLink({ crop, unit, note }: CropLinkProps) {
  const { language } = useText();
  const picture = crop.images[0];
  // The Hindi one alone would cost an English page a font of 55 kB.
  const name = namesInBrackets(crop.cropName)?.[language] ?? crop.cropName;
  return (
    <Box component={Link} to={paths.cropDetail(crop.id)} sx={{ display: 'block' }}>
      {picture ? (
        <Picture
          // The name stands right below it. On a phone said narrower than it is: many are seen at once, over a slow line.
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 1200px) 180px, (min-width: 900px) 15vw, (min-width: 600px) 30vw, 124px"
          sx={cropLinkFrame}
        />
      ) : (
        <Box sx={cropLinkFrame} />
      )}
      {/* The name is read first, the price seen first. */}
      <Box component="span" sx={{ display: 'flex', flexDirection: 'column', mt: 0.5 }}>
        <Typography component="span" lang={languageOfScript(name)} noWrap sx={{ fontWeight: 700, lineHeight: 1.35 }}>
          {name}
        </Typography>
        <Box component="span" sx={{ order: -1 }}>
          <Price rupees={crop.auction?.currentPrice ?? crop.basePrice} unit={unit} />
        </Box>
        <Typography component="span" variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      </Box>
    </Box>
  );
}
