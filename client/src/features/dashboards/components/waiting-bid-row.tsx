import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import { PriceStrip } from '@/ui/price-strip/price-strip';
import { whatIsLeft } from '../model/what-is-left';
import { AnswerButtons } from './answer-buttons';
import type { AnswerResult } from './answer-note';
import { AnswerRow } from './answer-row';
import { BidTerms } from './bid-terms';
import { OfferHistory } from './offer-history';
import { PersonRecord } from './person-record';
import type { ReceivedBid } from './shown-bid';
import { useAnswerForms } from './use-answer-forms';
import { WaitingBidHead } from './waiting-bid-head';

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
  const { crop, buyer, lastOffer: offer } = bid;
  const named = { name: buyer.firstName, crop: crop.cropName };
  const { opens, panel } = useAnswerForms({
    offer,
    side: 'FARMER',
    name: buyer.firstName,
    crop: crop.cropName,
    most: whatIsLeft(offer.quantity, crop.remainingQuantity).amount,
    parts: true,
    around: crop.priceComparison,
    onDone: onAnswered,
  });
  return (
    <AnswerRow
      marked={marked}
      actions={
        <AnswerButtons
          allowed={bid.allowedActions}
          labels={{
            accept: t('farmerDashboard.acceptOf', named),
            counter: t('farmerDashboard.counterOf', named),
            decline: t('farmerDashboard.rejectOf', named),
          }}
          decline={t('farmerDashboard.reject')}
          opens={opens}
          onAccept={onAccept}
        />
      }
      panel={panel}
    >
      <WaitingBidHead
        heading={t('farmerDashboard.bidOf', { name: buyer.firstName })}
        crop={crop}
        until={bid.validUntil}
      >
        <PersonRecord person={buyer} />
        <BidTerms offer={offer} side="FARMER" asking={crop.basePrice} />
        <PriceStrip around={crop.priceComparison} price={offer.price} side="SELLER" />
        {bid.message ? (
          <Typography
            lang={languageOfScript(bid.message)}
            variant="body2"
            sx={{ mt: 0.5, overflowWrap: 'anywhere' }}
          >{`“${bid.message}”`}</Typography>
        ) : null}
      </WaitingBidHead>
      {bid.allowedActions.includes('ACCEPT') ? null : (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'error.main' }}>
          {t('farmerDashboard.cannotAccept')}
        </Typography>
      )}
      <OfferHistory offers={bid.offers} side="FARMER" name={buyer.firstName} />
    </AnswerRow>
  );
}
