import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { placeIn } from '@/lib/place-in';
import { CropLink, cropLinkFrame } from '@/ui/catalogue/crop-link';
import { LinkSection } from '@/ui/catalogue/link-section';
import type { HomeCropFragment } from '../home.generated';

const SHOWN = 6;

/** What was listed last, each leading to its page. `crops` is undefined while they load: their room is kept. */
export function NewestCrops({ crops }: { crops: readonly HomeCropFragment[] | undefined }) {
  const { t, language } = useText();
  return (
    <LinkSection
      title={t('home.crops.title')}
      all={{ to: paths.marketplace, label: t('home.crops.all') }}
      columns={[2, 3, 6]}
    >
      {crops
        ? crops.slice(0, SHOWN).map((crop) => (
            <li key={crop.id}>
              <CropLink
                crop={crop}
                unit={t(`home.crops.per.${crop.quantity.unit}`)}
                note={t('home.crops.place', placeIn(language, crop.location))}
              />
            </li>
          ))
        : Array.from({ length: SHOWN }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places that are all alike
            <Box component="li" key={place} aria-hidden="true" sx={{ pb: 10.5 }}>
              <Box sx={cropLinkFrame} />
            </Box>
          ))}
    </LinkSection>
  );
}
