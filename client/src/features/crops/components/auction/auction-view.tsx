import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { useSession } from '@/session/session-provider';
import { useAuctionQuery } from '../../auction.generated';
import { AuctionBidForm } from './auction-bid-form';
import { AuctionHistory } from './auction-history';
import { AuctionOutcome } from './auction-outcome';
import type { AuctionCrop } from './auction-panel';
import { AuctionStanding } from './auction-standing';
import { useAuctionLive } from './use-auction-live';

/** What follows the price: where the reader stands, bidding or what became of it, and the history. */
export default function AuctionView({ crop }: { crop: AuctionCrop }) {
  const { t } = useText();
  const { user } = useSession();
  const isOwn = user?.id === crop.farmer.id;
  const query = useAuctionQuery({ variables: { id: crop.id }, fetchPolicy: 'cache-and-network' });
  const auction = (query.data ?? query.previousData)?.crop?.auction ?? null;
  useAuctionLive(crop.id, auction?.state === 'LIVE' ? auction.endsAt : null, query.refetch);
  return (
    <>
      {auction ? (
        <>
          <AuctionStanding auction={auction} />
          <AuctionOutcome cropId={crop.id} auction={auction} isOwn={isOwn} />
          {auction.state === 'LIVE' && !isOwn ? (
            <AuctionBidForm cropId={crop.id} auction={auction} quantity={crop.quantity} />
          ) : null}
          <AuctionHistory history={auction.history} />
        </>
      ) : null}
      {query.error && !auction ? (
        <Typography role="status" variant="body2">
          {t('cropDetail.auction.failed')}
        </Typography>
      ) : null}
    </>
  );
}
