import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatNumber, formatRupees } from '@/lib/money';
import { OfferButton } from '@/ui/catalogue/offer-button';
import { type Fare, FIXED_FACTOR } from '../model/fare';

type FareResultProps = {
  /** null while the quantity is not valid. */
  fare: Fare | null;
  tons: number;
  /** The journey in words: "Wheat from Hisar to Delhi, Open Truck". */
  summary: string;
};

/** The estimated fare and, under it, how it is computed. */
export function FareResult({ fare, tons, summary }: FareResultProps) {
  const { t } = useText();
  return (
    <Card component="section" aria-label={t('transport.fare')} sx={{ p: 3, display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" component="h2">
        {t('transport.fare')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{summary}</Typography>
      <Typography role="status" variant="h1" component="p" sx={{ color: 'primary.main' }}>
        {fare ? formatRupees(fare.fare) : '—'}
      </Typography>
      {fare ? (
        <Typography variant="body2">
          {t('transport.computed', {
            tons: formatNumber(tons),
            rate: formatRupees(fare.ratePerKm),
            factor: FIXED_FACTOR,
          })}
        </Typography>
      ) : null}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('transport.fareNote')}
      </Typography>
      <OfferButton
        fullWidth
        disabled={fare === null}
        label={t('transport.book')}
        title={t('transport.book')}
        greeting={t('transport.greeting', { summary, tons: formatNumber(tons) })}
      >
        {t('transport.offer', { summary, tons: formatNumber(tons) })}
      </OfferButton>
    </Card>
  );
}
