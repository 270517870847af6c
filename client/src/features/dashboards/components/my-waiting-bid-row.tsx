import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatDollarAmount } from '@/lib/money';
import { quantityText } from '@/ui/data/quantity';
import { PriceStrip } from '@/ui/price-strip/price-strip';
import { whatIsLeft } from '../model/what-is-left';
import { AnswerButtons } from './answer-buttons';
import type { AnswerResult } from './answer-note';
import { AnswerRow } from './answer-row';
import { BidTerms } from './bid-terms';
import { OfferHistory } from './offer-history';
import type { MyBid } from './shown-bid';
import { useAnswerForms } from './use-answer-forms';
import { WaitingBidHead } from './waiting-bid-head';

type MyWaitingBidRowProps = {
  bid: MyBid;
  marked: boolean;
  onAccept(): void;
  onConfirm(): void;
  onWithdraw(): void;
  onAnswered(result: AnswerResult): void;
};

/** One bid that its buyer has to answer: the farmer's price, or how much they still want of what is left. */
export function MyWaitingBidRow({ bid, marked, onAccept, onConfirm, onWithdraw, onAnswered }: MyWaitingBidRowProps) {
  const { t } = useText();
  const { crop, lastOffer: offer } = bid;
  const name = crop.farmer.firstName;
  const isCounter = bid.state === 'COUNTERED';
  const named = { name, crop: crop.cropName };
  const left = quantityText(t, whatIsLeft(offer.quantity, crop.remainingQuantity));
  const may = (action: MyBid['allowedActions'][number]) => bid.allowedActions.includes(action);
  const { opens, panel } = useAnswerForms({
    offer,
    side: 'BUYER',
    name,
    crop: crop.cropName,
    most: crop.remainingQuantity?.amount ?? offer.quantity.amount,
    parts: crop.minQuantity !== null,
    around: crop.priceComparison,
    onDone: onAnswered,
  });
  return (
    <AnswerRow
      marked={marked}
      actions={
        <>
          <AnswerButtons
            allowed={bid.allowedActions}
            labels={{
              accept: t('buyerDashboard.acceptOf', named),
              counter: t('buyerDashboard.counterOf', named),
              decline: t('buyerDashboard.declineOf', named),
            }}
            decline={t('buyerDashboard.decline')}
            opens={opens}
            onAccept={onAccept}
          >
            {may('CONFIRM_QUANTITY') ? (
              <Button variant="contained" onClick={onConfirm}>
                <span>{t('buyerDashboard.confirmLeft', { quantity: left })}</span>
              </Button>
            ) : null}
          </AnswerButtons>
          {may('WITHDRAW') ? (
            <Button variant="outlined" color="error" onClick={onWithdraw}>
              {t('buyerDashboard.withdraw')}
            </Button>
          ) : null}
        </>
      }
      panel={panel}
    >
      <WaitingBidHead
        heading={t(isCounter ? 'buyerDashboard.counteredBy' : 'buyerDashboard.lessLeft', { name })}
        crop={crop}
        until={bid.validUntil}
      >
        <BidTerms offer={offer} side="BUYER" />
        <PriceStrip around={crop.priceComparison} price={offer.price} side="BUYER" format={formatDollarAmount} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {isCounter
            ? t('buyerDashboard.youBid', { price: formatDollarAmount(bid.bidAmount) })
            : t('buyerDashboard.onlyLeft', { quantity: left })}
        </Typography>
      </WaitingBidHead>
      <OfferHistory offers={bid.offers} side="BUYER" name={name} />
    </AnswerRow>
  );
}
