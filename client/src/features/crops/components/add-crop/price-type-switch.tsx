import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '@/i18n/use-text';
import { addCropPriceTypes } from '../../model/add-crop-values';

/** Fixed price or auction: only an auction has a reserve price. */
export function PriceTypeSwitch(props: UseFormRegisterReturn) {
  const { t } = useText();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ mb: 0.75, p: 0, fontWeight: 600 }}>
        {t('addCrop.priceType')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {addCropPriceTypes.map((priceType) => (
          <Box
            key={priceType}
            component="label"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, cursor: 'pointer' }}
          >
            <Box
              component="input"
              type="radio"
              value={priceType}
              {...props}
              sx={{ width: 20, height: 20, m: 0, accentColor: 'var(--mui-palette-primary-main)' }}
            />
            {t(`addCrop.priceType.${priceType}`)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
