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
  aspectRatio: '4 / 3',
  width: { xs: 96, sm: '100%' },
  borderRadius: 1,
  bgcolor: 'action.hover',
};
/** On a phone the picture lies beside the words. */
const row = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: 1.5,
  alignItems: 'center',
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
    <Box component={Link} to={paths.cropDetail(crop.id)} sx={row}>
      {picture ? (
        <Picture
          // The name stands right below it.
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 1200px) 180px, (min-width: 900px) 15vw, (min-width: 600px) 30vw, 96px"
          sx={cropLinkFrame}
        />
      ) : (
        <Box sx={cropLinkFrame} />
      )}
      <span>
        <Typography
          component="span"
          lang={languageOfScript(name)}
          sx={{ display: 'block', mt: { sm: 1 }, fontWeight: 700, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        <Typography component="span" variant="body2" sx={{ display: 'block' }}>
          <Price rupees={crop.auction?.currentPrice ?? crop.basePrice} unit={unit} />
        </Typography>
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {note}
        </Typography>
      </span>
    </Box>
  );
}
