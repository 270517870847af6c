import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import { namesInBrackets } from '@/lib/names-in-brackets';
import { paths } from '@/lib/paths';
import { placeIn } from '@/lib/place-in';
import { Picture } from '@/ui/data/picture';
import { Price } from '@/ui/data/price';
import type { HomeCropFragment } from '../home.generated';
import { LinkSection } from './link-section';

const SHOWN = 6;
const frame = { aspectRatio: '4 / 3', width: { xs: 96, sm: '100%' }, borderRadius: 1, bgcolor: 'action.hover' };
/** On a phone the picture lies beside the words. */
const row = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: 1.5,
  alignItems: 'center',
};

/** What was listed last, each leading to its page. `crops` is undefined while they load: their room is kept. */
export function NewestCrops({ crops }: { crops: readonly HomeCropFragment[] | undefined }) {
  const { t } = useText();
  return (
    <LinkSection
      title={t('home.crops.title')}
      all={{ to: paths.marketplace, label: t('home.crops.all') }}
      columns={[1, 3, 6]}
    >
      {crops
        ? crops.slice(0, SHOWN).map((crop) => (
            <li key={crop.id}>
              <CropLink crop={crop} />
            </li>
          ))
        : Array.from({ length: SHOWN }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places that are all alike
            <Box component="li" key={place} aria-hidden="true" sx={{ pb: { xs: 0, sm: 11 } }}>
              <Box sx={frame} />
            </Box>
          ))}
    </LinkSection>
  );
}

function CropLink({ crop }: { crop: HomeCropFragment }) {
  const { t, language } = useText();
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
          sx={frame}
        />
      ) : (
        <Box sx={frame} />
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
          <Price
            rupees={crop.auction?.currentPrice ?? crop.basePrice}
            unit={t(`home.crops.per.${crop.quantity.unit}`)}
          />
        </Typography>
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {t('home.crops.place', placeIn(language, crop.location))}
        </Typography>
      </span>
    </Box>
  );
}
