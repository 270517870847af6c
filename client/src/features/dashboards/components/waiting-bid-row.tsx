import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { formatNumber, formatRupees } from '@/lib/money';
import { paths } from '@/lib/paths';
import { Price } from '@/ui/data/price';
import { quantityText } from '@/ui/data/quantity';
import { TimeLeft } from '@/ui/data/time-left';
import { againstAsking } from '../model/asking-price';
import type { WaitingBidFragment } from '../trade.generated';
import { DeclineForm } from './decline-form';
import { PersonRecord } from './person-record';
import type { AnswerResult } from './use-accept-offer';

type WaitingBidRowProps = {
  bid: WaitingBidFragment;
  onAccept(): void;
  onDeclined(result: AnswerResult): void;
};

/** One bid that can be answered: who, how much, how it stands to the asking price, how long, and the two answers. */
export function WaitingBidRow({ bid, onAccept, onDeclined }: WaitingBidRowProps) {
  const { t } = useText();
  const [declining, setDeclining] = useState(false);
  const declineButton = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const { crop, buyer } = bid;
  const offer = bid.offers.at(-1);
  if (!offer) return null;

  const unit = t(`dashboards.unit.${offer.quantity.unit}`);
  const against = againstAsking(offer.price, crop.basePrice);
  const named = { name: buyer.firstName, crop: crop.cropName };
  const mayAccept = bid.allowedActions.includes('ACCEPT');
  return (
    <Box component="li" sx={{ p: 2 }}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 1.5,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        }}
      >
        <Box>
          <Typography variant="h4" component="h3">
            {t('farmerDashboard.bidOf', { name: buyer.firstName })}{' '}
            <Box component={Link} to={paths.cropDetail(crop.id)} sx={{ color: 'inherit' }}>
              {crop.cropName}
            </Box>
          </Typography>
          <PersonRecord person={buyer} />
          <Typography sx={{ mt: 0.5 }}>
            <Price rupees={offer.price} unit={t('ui.perUnit', { unit })} />
          </Typography>
          <Typography>
            {t('farmerDashboard.lotTotal', {
              quantity: quantityText(t, offer.quantity),
              total: formatRupees(offer.total),
            })}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`farmerDashboard.against.${against.side}`, {
              asking: formatRupees(crop.basePrice),
              difference: formatRupees(against.rupees),
              percent: formatNumber(against.percent),
            })}
          </Typography>
          {bid.message ? (
            <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              “{bid.message}”
            </Typography>
          ) : null}
          {bid.validUntil ? (
            <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
              <TimeLeft until={bid.validUntil} />
            </Typography>
          ) : null}
          {mayAccept ? null : (
            <Typography variant="body2" sx={{ mt: 0.5, color: 'error.main' }}>
              {t('farmerDashboard.cannotAccept')}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: '9rem' }, gap: 1 }}>
          {mayAccept ? (
            <Button variant="contained" aria-label={t('farmerDashboard.acceptOf', named)} onClick={onAccept}>
              {t('farmerDashboard.accept')}
            </Button>
          ) : null}
          <Button
            ref={declineButton}
            variant="outlined"
            color="error"
            aria-label={t('farmerDashboard.rejectOf', named)}
            aria-expanded={declining}
            aria-controls={declining ? formId : undefined}
            onClick={() => setDeclining(!declining)}
          >
            {t('farmerDashboard.reject')}
          </Button>
        </Box>
      </Box>
      {declining ? (
        <Box id={formId} sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <DeclineForm
            offerId={offer.id}
            name={buyer.firstName}
            onDone={onDeclined}
            onCancel={() => {
              setDeclining(false);
              declineButton.current?.focus();
            }}
          />
        </Box>
      ) : null}
    </Box>
  );
}
