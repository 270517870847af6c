import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import { paths } from '@/lib/paths';
import { quantityText } from '@/ui/data/quantity';
import { TimeLeft } from '@/ui/data/time-left';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { Sheet } from '@/ui/feedback/sheet';
import { PriceStrip } from '@/ui/price-strip/price-strip';
import { amountsOf } from '../../model/amounts';
import { type InboxBid, ownPrice, waitsForOther } from '../../model/inbox-bid';
import { readyPrices } from '../../model/ready-prices';
import { whatIsLeft } from '../../model/what-is-left';
import type { AnswerResult } from '../answer-note';
import { BidTerms } from '../bid-terms';
import { CounterForm } from '../counter-form';
import { DeclineForm } from '../decline-form';
import { OfferHistory } from '../offer-history';
import { PersonRecord } from '../person-record';
import { useConfirmQuantity } from '../use-confirm-quantity';
import { useWithdrawBid } from '../use-withdraw-bid';
import { useWithdrawCounter } from '../use-withdraw-counter';
import { TalkTo } from './talk-to';

type BidSheetProps = {
  bid: InboxBid;
  open: boolean;
  onClose(): void;
  onAnswered(result: AnswerResult): void;
  /** It was taken back, and a toast has said so. */
  onGone(): void;
};

/** All of a bid, and every answer to it but yes: a counter-offer with ready prices, no, less, taking it back, talking. */
export default function BidSheet({ bid, open, onClose, onAnswered, onGone }: BidSheetProps) {
  const { t } = useText();
  const [declines, setDeclines] = useState(false);
  const confirming = useConfirmQuantity(onAnswered);
  const withdrawing = useWithdrawBid(onGone);
  const takingBack = useWithdrawCounter(onGone);
  const { side, name, crop, lastOffer: offer } = bid;
  const may = (action: InboxBid['allowedActions'][number]) => bid.allowedActions.includes(action);
  const amount = amountsOf(side);
  const left = whatIsLeft(offer.quantity, crop.remainingQuantity);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={
        <>
          <span>{t(headingOf(bid), { name })}</span>{' '}
          <Box
            component={Link}
            to={paths.cropDetail(crop.id)}
            lang={languageOfScript(crop.cropName)}
            sx={{ color: 'inherit' }}
          >
            {crop.cropName}
          </Box>
        </>
      }
    >
      {bid.side === 'FARMER' ? <PersonRecord person={bid.buyer} /> : null}
      <BidTerms offer={offer} side={side} asking={side === 'FARMER' ? crop.basePrice : undefined} />
      <PriceStrip
        around={crop.priceComparison}
        price={offer.price}
        side={side === 'FARMER' ? 'SELLER' : 'BUYER'}
        format={amount}
      />
      {bid.side === 'BUYER' && bid.state === 'COUNTERED' ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('buyerDashboard.youBid', { price: amount(bid.bidAmount) })}
        </Typography>
      ) : null}
      {bid.message && side === 'FARMER' ? (
        <Typography lang={languageOfScript(bid.message)} variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {`“${bid.message}”`}
        </Typography>
      ) : null}
      {bid.validUntil ? (
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
          <TimeLeft until={bid.validUntil} />
        </Typography>
      ) : null}
      <OfferHistory offers={bid.offers} side={side} name={name} />
      <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2 }}>
        {may('CONFIRM_QUANTITY') ? (
          <>
            <Typography>{t('buyerDashboard.onlyLeft', { quantity: quantityText(t, left) })}</Typography>
            <Button variant="contained" onClick={() => confirming.ask(bid)}>
              <span>{t('buyerDashboard.confirmLeft', { quantity: quantityText(t, left) })}</span>
            </Button>
          </>
        ) : null}
        {declines ? (
          <DeclineForm
            offer={offer}
            side={side}
            name={name}
            crop={crop.cropName}
            onDone={onAnswered}
            onCancel={() => setDeclines(false)}
          />
        ) : (
          <>
            {may('COUNTER') ? (
              <CounterForm
                offer={offer}
                side={side}
                name={name}
                ready={readyPrices({ offered: offer.price, own: ownPrice(bid), mandi: crop.priceComparison?.mandi })}
                most={side === 'FARMER' ? left.amount : (crop.remainingQuantity?.amount ?? offer.quantity.amount)}
                parts={bid.side === 'FARMER' || bid.crop.minQuantity !== null}
                around={crop.priceComparison}
                onDone={onAnswered}
              />
            ) : null}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flexGrow: 1 } }}>
              {may('DECLINE') ? (
                <Button variant="outlined" color="error" onClick={() => setDeclines(true)}>
                  {t('dashboards.declineIt')}
                </Button>
              ) : null}
              {may('WITHDRAW') && bid.side === 'BUYER' ? (
                <Button variant="outlined" color="error" onClick={() => withdrawing.ask(bid)}>
                  {t('buyerDashboard.withdraw')}
                </Button>
              ) : null}
              {may('WITHDRAW_COUNTER') && bid.side === 'FARMER' ? (
                <Button variant="outlined" color="error" onClick={() => takingBack.ask(bid)}>
                  {t('farmerDashboard.takeBack')}
                </Button>
              ) : null}
            </Box>
          </>
        )}
        <TalkTo bid={bid} />
      </Box>
      <ConfirmDialog {...confirming.question} confirmLabel={t('buyerDashboard.confirm')} />
      <ConfirmDialog {...withdrawing.question} destructive confirmLabel={t('buyerDashboard.withdraw')} />
      <ConfirmDialog {...takingBack.question} destructive confirmLabel={t('farmerDashboard.takeBack')} />
    </Sheet>
  );
}

/** Whose price it is, in front of the crop's name. */
function headingOf(bid: InboxBid) {
  const { side, state } = bid;
  if (waitsForOther(bid) && state !== 'NEEDS_CONFIRMATION')
    return side === 'FARMER' ? 'farmerDashboard.sentTo' : 'dashboards.sentBy';
  if (side === 'FARMER') return 'farmerDashboard.bidOf';
  return state === 'NEEDS_CONFIRMATION' ? 'buyerDashboard.lessLeft' : 'buyerDashboard.counteredBy';
}
