import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { formatDollarAmount } from '@/lib/money';
import { paths } from '@/lib/paths';
import { quantityText } from '@/ui/data/quantity';
import { TimeLeft } from '@/ui/data/time-left';
import { LoadingText } from '@/ui/feedback/loading-text';
import { whatIsLeft } from '../model/what-is-left';
import type { AnswerResult } from './answer-note';
import { AnswerRow } from './answer-row';
import { BidTerms } from './bid-terms';
import { OfferHistory } from './offer-history';
import type { MyBid } from './shown-bid';

const CounterForm = lazy(() => import('./counter-form'));

type MyWaitingBidRowProps = {
  bid: MyBid;
  marked: boolean;
  onAccept(): void;
  onDecline(): void;
  onConfirm(): void;
  onWithdraw(): void;
  onAnswered(result: AnswerResult): void;
};

/** One bid that its buyer has to answer: the farmer's price, or how much they still want of what is left. */
export function MyWaitingBidRow(props: MyWaitingBidRowProps) {
  const { bid, marked, onAccept, onDecline, onConfirm, onWithdraw, onAnswered } = props;
  const { t } = useText();
  const [countering, setCountering] = useState(false);
  const counterButton = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { crop, lastOffer: offer } = bid;
  const name = crop.farmer.firstName;
  const isCounter = bid.state === 'COUNTERED';
  const named = { name, crop: crop.cropName };
  const left = whatIsLeft(offer.quantity, crop.remainingQuantity);
  const may = (action: MyBid['allowedActions'][number]) => bid.allowedActions.includes(action);
  return (
    <AnswerRow
      marked={marked}
      actions={
        <>
          {may('ACCEPT') ? (
            <Button variant="contained" aria-label={t('buyerDashboard.acceptOf', named)} onClick={onAccept}>
              {t('farmerDashboard.accept')}
            </Button>
          ) : null}
          {may('CONFIRM_QUANTITY') ? (
            <Button variant="contained" onClick={onConfirm}>
              {t('buyerDashboard.confirmLeft', { quantity: quantityText(t, left) })}
            </Button>
          ) : null}
          {may('COUNTER') ? (
            <Button
              ref={counterButton}
              variant="outlined"
              aria-label={t('buyerDashboard.counterOf', named)}
              aria-expanded={countering}
              aria-controls={countering ? panelId : undefined}
              onClick={() => setCountering(!countering)}
            >
              {t('dashboards.counter')}
            </Button>
          ) : null}
          {may('DECLINE') ? (
            <Button
              variant="outlined"
              color="error"
              aria-label={t('buyerDashboard.declineOf', named)}
              onClick={onDecline}
            >
              {t('buyerDashboard.decline')}
            </Button>
          ) : null}
          {may('WITHDRAW') ? (
            <Button variant="outlined" color="error" onClick={onWithdraw}>
              {t('buyerDashboard.withdraw')}
            </Button>
          ) : null}
        </>
      }
      panel={
        countering ? (
          <Box id={panelId}>
            <Suspense fallback={<LoadingText text={t('ui.loading')} />}>
              <CounterForm
                offer={offer}
                side="BUYER"
                name={name}
                most={crop.remainingQuantity?.amount ?? offer.quantity.amount}
                parts={crop.minQuantity !== null}
                onDone={onAnswered}
                onCancel={() => {
                  setCountering(false);
                  counterButton.current?.focus();
                }}
              />
            </Suspense>
          </Box>
        ) : null
      }
    >
      <Typography variant="h4" component="h3">
        {t(isCounter ? 'buyerDashboard.counteredBy' : 'buyerDashboard.lessLeft', { name })}{' '}
        <Box component={Link} to={paths.cropDetail(crop.id)} sx={{ color: 'inherit' }}>
          {crop.cropName}
        </Box>
      </Typography>
      <BidTerms offer={offer} side="BUYER" />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isCounter
          ? t('buyerDashboard.youBid', { price: formatDollarAmount(bid.bidAmount) })
          : t('buyerDashboard.onlyLeft', { quantity: quantityText(t, left) })}
      </Typography>
      {bid.validUntil ? (
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
          <TimeLeft until={bid.validUntil} />
        </Typography>
      ) : null}
      <OfferHistory offers={bid.offers} side="BUYER" name={name} />
    </AnswerRow>
  );
}
