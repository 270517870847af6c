import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router-dom';
import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { paths } from '@/lib/paths';
import { spokenRupees } from '@/lib/spoken-rupees';
import { useAskedCommand } from '@/session/use-asked-command';
import { Rating } from '@/ui/data/rating';
import { TimeLeft } from '@/ui/data/time-left';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { useToasts } from '@/ui/feedback/toasts';
import { AuctionDocument, useAcceptLeadingBidMutation } from '../../auction.generated';
import type { AuctionShown } from './auction-shown';
import { useListAgain } from './use-list-again';

type LeadingBid = NonNullable<AuctionShown['leadingBid']>;

/** What became of an auction, for everybody, and what its farmer can do now. */
export function AuctionOutcome({ cropId, auction, isOwn }: { cropId: string; auction: AuctionShown; isOwn: boolean }) {
  const { t } = useText();
  const { state, currentPrice, farmerAnswerBy, leadingBid } = auction;
  if (state === 'LIVE') return null;
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {t(`cropDetail.auction.over.${state}`, { price: currentPrice === null ? '' : formatRupees(currentPrice) })}
      </Typography>
      {state === 'AWAITING_FARMER' && farmerAnswerBy ? (
        <Typography variant="body2">
          <span>{t('cropDetail.auction.farmerDecides')}</span> <TimeLeft until={farmerAnswerBy} />
        </Typography>
      ) : null}
      {isOwn && leadingBid ? <Leader bid={leadingBid} /> : null}
      {isOwn && state === 'AWAITING_FARMER' && leadingBid ? <AcceptLeader bid={leadingBid} /> : null}
      {isOwn && state === 'NOT_SOLD' ? <ListAgain cropId={cropId} /> : null}
      {!isOwn && state === 'SOLD' && auction.viewerStanding === 'LEADING' ? <ToDeal bid={leadingBid} /> : null}
    </>
  );
}

/** The way to what became of it. The clock may have sold it before the deal is stored. */
function ToDeal({ bid }: { bid: LeadingBid | null }) {
  const { t } = useText();
  const deal = bid?.deal;
  return (
    <Button component={Link} to={deal ? paths.deal(deal.id) : paths.buyerDashboard} variant="contained">
      <span>{t(deal ? 'cropDetail.auction.toDeal' : 'cropDetail.auction.toDeals')}</span>
    </Button>
  );
}

/** The highest bidder, with their record; for the farmer only. */
function Leader({ bid }: { bid: LeadingBid }) {
  const { t } = useText();
  const { buyer, deal } = bid;
  return (
    <>
      <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <span>{t('cropDetail.auction.highestBidder', { name: buyer.firstName })}</span>
        {buyer.rating === null ? null : <Rating value={buyer.rating} reviews={buyer.reviews} />}
        <Box component={Link} to={paths.person(buyer.id)} sx={{ color: 'primary.main' }}>
          {t('cropDetail.auction.about', { name: buyer.firstName })}
        </Box>
      </Typography>
      {deal ? <ToDeal bid={bid} /> : null}
    </>
  );
}

/** Below the lowest price the farmer has the last word: one press, and one question. */
function AcceptLeader({ bid }: { bid: LeadingBid }) {
  const { t, language } = useText();
  const toasts = useToasts();
  const refusal = useRefusal();
  const navigate = useNavigate();
  const [accept] = useAcceptLeadingBidMutation({ refetchQueries: [AuctionDocument] });
  const { ask, question } = useAskedCommand({
    form: 'accept-offer',
    content: ({ lastOffer }: LeadingBid) => ({ offerId: lastOffer.id }),
    send: ({ lastOffer }, context) => accept({ variables: { input: { offerId: lastOffer.id } }, context }),
    onDone: (_bid, { data }) => {
      toasts.success(t('cropDetail.auction.accepted'));
      const deal = data?.acceptOffer?.bid.deal;
      if (deal) void navigate(paths.deal(deal.id));
    },
    onRefused: (error) => toasts.error(refusal(error)),
  });
  const { price, total } = bid.lastOffer;
  const said = {
    name: bid.buyer.firstName,
    price: formatRupees(price),
    total: formatRupees(total),
    words: spokenRupees(total, language),
  };
  return (
    <>
      <Button variant="contained" fullWidth onClick={() => ask(bid)}>
        <span>{t('cropDetail.auction.accept', said)}</span>
      </Button>
      <ConfirmDialog
        {...question}
        title={t('cropDetail.auction.acceptTitle')}
        text={t('cropDetail.auction.acceptText', said)}
        confirmLabel={t('cropDetail.auction.accept', said)}
      />
    </>
  );
}

/** Sold nothing: the same again, with pictures, by one press. */
function ListAgain({ cropId }: { cropId: string }) {
  const { t } = useText();
  const { listAgain, busy } = useListAgain(cropId);
  return (
    <Button variant="contained" fullWidth disabled={busy} onClick={() => void listAgain()}>
      {t('cropDetail.auction.listAgain')}
    </Button>
  );
}
