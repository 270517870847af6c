import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatNumber, formatRupees } from '@/lib/money';
import { quantityText } from '@/ui/data/quantity';
import { amountsOf } from '../model/amounts';
import { againstAsking } from '../model/asking-price';
import type { BidStandingFragment } from '../trade.generated';

/** A price that one side named. */
export type BidOffer = BidStandingFragment['lastOffer'];

type BidTermsProps = {
  offer: BidOffer;
  /** Whose dashboard it stands on. */
  side: 'FARMER' | 'BUYER';
  asking?: number;
};

/** What an offer is: price per unit, quantity and total, and for its farmer how it stands to the asking price. */
export function BidTerms({ offer, side, asking }: BidTermsProps) {
  const { t } = useText();
  const amount = amountsOf(side);
  const unit = t(`dashboards.unit.${offer.quantity.unit}`);
  return (
    <>
      <Typography sx={{ mt: 0.5 }}>
        <Box component="strong" sx={{ color: 'primary.main' }}>
          {amount(offer.price)}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('ui.perUnit', { unit })}
        </Box>
      </Typography>
      <Typography>
        {t('farmerDashboard.lotTotal', {
          quantity: quantityText(t, offer.quantity),
          total: amount(offer.total),
        })}
      </Typography>
      {asking === undefined ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <AgainstAsking price={offer.price} asking={asking} />
        </Typography>
      )}
    </>
  );
}

/** By how much a price is above or below what the farmer asks. */
export function AgainstAsking({ price, asking }: { price: number; asking: number }) {
  const { t } = useText();
  const against = againstAsking(price, asking);
  const figures = {
    asking: formatRupees(asking),
    difference: formatRupees(against.rupees),
    percent: formatNumber(against.percent),
  };
  return <span>{t(`farmerDashboard.against.${against.side}`, figures)}</span>;
}
