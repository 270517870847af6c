import { BidBar, type BidBarProps } from './bid-bar';
import { useLiveBid } from './use-live-bid';

/** The same for a buyer, who may have a live bid. */
export default function BuyersBidBar(props: Omit<BidBarProps, 'bid'> & { cropId: string }) {
  return <BidBar {...props} bid={useLiveBid(props.cropId).bid} />;
}
