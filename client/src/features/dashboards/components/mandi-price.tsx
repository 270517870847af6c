import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { formatNumber, formatRupees } from '@/lib/money';
import { againstAsking } from '../model/asking-price';
import { type CropMandiPriceQuery, useCropMandiPriceQuery } from '../trade.generated';

type Shown = NonNullable<CropMandiPriceQuery['crop']>;
export type MandiPriceShown = Shown & { mandiPrice: NonNullable<Shown['mandiPrice']> };

/** What the nearest mandi pays for a crop; null while loading, and if there is no price. */
export function useMandiPrice(cropId: string): MandiPriceShown | null {
  const { language } = useLanguageVariable().variables;
  const crop = useCropMandiPriceQuery({ variables: { cropId, language } }).data?.crop;
  return crop?.mandiPrice ? { ...crop, mandiPrice: crop.mandiPrice } : null;
}

/** The price in the unit of the listing, where it is from, of which day, and that it is a sample where it is one. */
export function MandiPriceNote({ crop: { quantity, mandiPrice } }: { crop: MandiPriceShown }) {
  const { t } = useText();
  const { price, distanceKm, row } = mandiPrice;
  const { commodity, market, updated, sample } = row;
  const far = distanceKm === null ? null : t('farmerDashboard.mandiFar', { km: formatNumber(distanceKm) });
  return (
    <Box role="note" sx={{ mb: 1.5, pl: 1.5, borderLeft: 3, borderColor: 'secondary.main' }}>
      <Typography>
        {t('farmerDashboard.mandi', { price: formatRupees(price), unit: t(`dashboards.unit.${quantity.unit}`) })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[commodity, market, far, updated, sample ? t('farmerDashboard.mandiSample') : null]
          .filter((part) => part !== null)
          .join(' · ')}
      </Typography>
    </Box>
  );
}

/** By how much a bid is above or below the mandi. */
export function AgainstMandi({ price, mandi }: { price: number; mandi: number }) {
  const { t } = useText();
  const { side, rupees, percent } = againstAsking(price, mandi);
  const figures = { difference: formatRupees(rupees), percent: formatNumber(percent) };
  return <span>{t(`farmerDashboard.againstMandi.${side}`, figures)}</span>;
}
