import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import { Initial } from '@/ui/data/initial';
import { quantityText } from '@/ui/data/quantity';
import { PriceStrip } from '@/ui/price-strip/price-strip';
import { amountsOf } from '../../model/amounts';
import { type InboxBid, waitsForOther } from '../../model/inbox-bid';
import { InboxRow } from './inbox-row';
import { RowPicture } from './row-picture';

type BidTodoProps = {
  bid: InboxBid;
  /** The crop stands above its bids: the row shows the person. */
  ofGroup?: boolean;
  marked: boolean;
  onAccept(): void;
  /** Opens what else can be said to it. */
  onMore(): void;
};

/** One bid that can be answered: who on what, how much together, how that stands to the mandi, yes, and the rest in a sheet. */
export function BidTodo({ bid, ofGroup = false, marked, onAccept, onMore }: BidTodoProps) {
  const { t } = useText();
  const { side, name, crop, lastOffer: offer, allowedActions } = bid;
  const amount = amountsOf(side);
  const named = { name, crop: crop.cropName };
  const waits = waitsForOther(bid);
  const canAccept = allowedActions.includes('ACCEPT');
  return (
    <InboxRow
      marked={marked}
      until={bid.validUntil}
      picture={
        ofGroup ? (
          <Initial name={name} size={{ xs: 48 }} />
        ) : (
          <RowPicture crop={{ name: crop.cropName, images: crop.images }} />
        )
      }
      title={
        <>
          <span>{name}</span>
          {ofGroup ? null : (
            <Box component="span" sx={{ fontWeight: 400 }}>
              <span>{' · '}</span>
              <span lang={languageOfScript(crop.cropName)}>{crop.cropName}</span>
            </Box>
          )}
        </>
      }
      sum={
        <>
          <strong>{amount(offer.price)}</strong>{' '}
          <Typography component="span" variant="caption">
            {t('dashboards.timesIs', { quantity: quantityText(t, offer.quantity), total: amount(offer.total) })}
          </Typography>
        </>
      }
      beside={
        <BesideBid waits={waits} bid={bid}>
          <PriceStrip
            around={crop.priceComparison}
            price={offer.price}
            side={side === 'FARMER' ? 'SELLER' : 'BUYER'}
            format={amount}
            brief
          />
        </BesideBid>
      }
      actions={
        <>
          {canAccept ? (
            <Button variant="contained" aria-label={t(`dashboards.acceptOf.${side}`, named)} onClick={onAccept}>
              {t('dashboards.yes')}
            </Button>
          ) : null}
          <Button
            variant={canAccept || waits ? 'outlined' : 'contained'}
            aria-haspopup="dialog"
            aria-label={t(canAccept || waits ? 'dashboards.moreOf' : 'dashboards.answerOf', named)}
            onClick={onMore}
          >
            <span>{t(canAccept || waits ? 'dashboards.more' : 'buyerDashboard.answer')}</span>
          </Button>
        </>
      }
    />
  );
}

/** What is not answered yet, or cannot be accepted, says so; everything else shows its price strip. */
function BesideBid({ bid, waits, children }: { bid: InboxBid; waits: boolean; children: ReactNode }) {
  const { t } = useText();
  if (waits) {
    return (
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {bid.state === 'NEEDS_CONFIRMATION'
          ? t('farmerDashboard.state.NEEDS_CONFIRMATION')
          : t('dashboards.waitsFor', { name: bid.name, price: amountsOf(bid.side)(bid.lastOffer.price) })}
      </Typography>
    );
  }
  if (!bid.allowedActions.includes('ACCEPT')) {
    return (
      <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>
        {t(bid.side === 'FARMER' ? 'farmerDashboard.cannotAccept' : 'dashboards.lessLeft')}
      </Typography>
    );
  }
  return children;
}
