import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatMoment } from '@/lib/moments';
import { quantityText } from '@/ui/data/quantity';
import { amountsOf } from '../model/amounts';
import type { BidOffer } from './bid-terms';

type OfferHistoryProps = {
  offers: readonly BidOffer[];
  /** Which side the reader is. */
  side: 'FARMER' | 'BUYER';
  /** The other side's given name. */
  name: string;
};

/** Every price that was named over a bid, in order, the one that is being answered marked; nothing while there is one. */
export function OfferHistory({ offers, side, name }: OfferHistoryProps) {
  const { t, language } = useText();
  if (offers.length < 2) return null;
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1.25, color: 'primary.main', fontWeight: 600 }}>
        {t('dashboards.history', { count: offers.length })}
      </Box>
      <Box component="ol" sx={{ m: 0, pl: 3, '& > li + li': { mt: 0.75 } }}>
        {offers.map((offer) => (
          <Box component="li" key={offer.id} aria-current={offer.awaiting ? 'step' : undefined}>
            <Typography
              component="span"
              sx={{
                fontWeight: offer.awaiting ? 700 : 400,
                textDecoration: offer.withdrawnAt ? 'line-through' : 'none',
              }}
            >
              {t(offer.madeBy === side ? 'dashboards.history.you' : 'dashboards.history.other', {
                name,
                price: amountsOf(side)(offer.price),
                unit: t(`dashboards.unit.${offer.quantity.unit}`),
                quantity: quantityText(t, offer.quantity),
              })}
            </Typography>{' '}
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              <span>{formatMoment(offer.createdAt, language)}</span>
              {offer.withdrawnAt ? <span>{` · ${t('dashboards.history.withdrawn')}`}</span> : null}
              {offer.awaiting ? <span>{` · ${t('dashboards.history.awaiting')}`}</span> : null}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
