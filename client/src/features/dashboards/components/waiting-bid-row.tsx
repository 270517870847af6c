import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { TimeLeft } from '@/ui/data/time-left';
import { LoadingText } from '@/ui/feedback/loading-text';
import { whatIsLeft } from '../model/what-is-left';
import type { AnswerResult } from './answer-note';
import { AnswerRow } from './answer-row';
import { BidTerms } from './bid-terms';
import { DeclineForm } from './decline-form';
import { OfferHistory } from './offer-history';
import { PersonRecord } from './person-record';
import type { ReceivedBid } from './shown-bid';

const CounterForm = lazy(() => import('./counter-form'));

type WaitingBidRowProps = {
  bid: ReceivedBid;
  marked: boolean;
  /** Not of one that waits for its buyer. */
  onAccept?(): void;
  onAnswered(result: AnswerResult): void;
};

/** One bid that the farmer can answer: who, how much, how it stands to the asking price, how long, and the three answers. */
export function WaitingBidRow({ bid, marked, onAccept, onAnswered }: WaitingBidRowProps) {
  const { t } = useText();
  const [open, setOpen] = useState<'counter' | 'decline' | null>(null);
  const counterButton = useRef<HTMLButtonElement>(null);
  const declineButton = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { crop, buyer, lastOffer: offer } = bid;

  const named = { name: buyer.firstName, crop: crop.cropName };
  const may = (action: ReceivedBid['allowedActions'][number]) => bid.allowedActions.includes(action);
  const opens = (panel: 'counter' | 'decline') => ({
    'aria-expanded': open === panel,
    'aria-controls': open === panel ? panelId : undefined,
    onClick: () => setOpen(open === panel ? null : panel),
  });
  const close = () => {
    (open === 'counter' ? counterButton : declineButton).current?.focus();
    setOpen(null);
  };
  const most = whatIsLeft(offer.quantity, crop.remainingQuantity).amount;
  const answering = { name: buyer.firstName, onDone: onAnswered, onCancel: close };
  const form =
    open === 'counter' ? (
      <CounterForm offer={offer} side="FARMER" most={most} parts {...answering} />
    ) : (
      <DeclineForm offerId={offer.id} {...answering} />
    );
  return (
    <AnswerRow
      marked={marked}
      actions={
        <>
          {may('ACCEPT') ? (
            <Button variant="contained" aria-label={t('farmerDashboard.acceptOf', named)} onClick={onAccept}>
              {t('farmerDashboard.accept')}
            </Button>
          ) : null}
          {may('COUNTER') ? (
            <Button
              ref={counterButton}
              variant="outlined"
              aria-label={t('farmerDashboard.counterOf', named)}
              {...opens('counter')}
            >
              {t('dashboards.counter')}
            </Button>
          ) : null}
          {may('DECLINE') ? (
            <Button
              ref={declineButton}
              variant="outlined"
              color="error"
              aria-label={t('farmerDashboard.rejectOf', named)}
              {...opens('decline')}
            >
              {t('farmerDashboard.reject')}
            </Button>
          ) : null}
        </>
      }
      panel={
        open ? (
          <Box id={panelId}>
            <Suspense fallback={<LoadingText text={t('ui.loading')} />}>{form}</Suspense>
          </Box>
        ) : null
      }
    >
      <Typography variant="h4" component="h3">
        {t('farmerDashboard.bidOf', { name: buyer.firstName })}{' '}
        <Box component={Link} to={paths.cropDetail(crop.id)} sx={{ color: 'inherit' }}>
          {crop.cropName}
        </Box>
      </Typography>
      <PersonRecord person={buyer} />
      <BidTerms offer={offer} side="FARMER" asking={crop.basePrice} />
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
      {may('ACCEPT') ? null : (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'error.main' }}>
          {t('farmerDashboard.cannotAccept')}
        </Typography>
      )}
      <OfferHistory offers={bid.offers} side="FARMER" name={buyer.firstName} />
    </AnswerRow>
  );
}
