import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { CommodityPicture } from '@/ui/data/commodity-picture';
import type { CropName } from '../../model/match-names';

type CommonCropsProps = { crops: readonly CropName[]; onChoose(crop: CropName): void };

/** The crops that are sold most, each a press away. */
export default function CommonCrops({ crops, onChoose }: CommonCropsProps) {
  const { t, pick } = useText();
  return (
    <Box
      component="ul"
      aria-label={t('addCrop.common')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
        gap: 1,
        listStyle: 'none',
        m: 0,
        p: 0,
        // Its place is kept while they come.
        minHeight: 416,
        alignContent: 'start',
      }}
    >
      {crops
        .filter(({ isCommon }) => isCommon)
        .map((crop) => (
          <li key={crop.id}>
            <Box
              component="button"
              type="button"
              onClick={() => onChoose(crop)}
              sx={{
                display: 'grid',
                justifyItems: 'center',
                gap: 0.5,
                width: '100%',
                p: 0.75,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: 'background.paper',
                color: 'text.primary',
                typography: 'body2',
                fontWeight: 600,
                cursor: 'pointer',
                '&:hover, &:active': { borderColor: 'primary.main' },
              }}
            >
              <CommodityPicture picture={crop.picture} name={crop.english} size={56} />
              <span>{pick(crop.english, crop.hindi)}</span>
            </Box>
          </li>
        ))}
    </Box>
  );
}
