import type { MyBid, ReceivedBid } from '../components/shown-bid';

/** A bid as either side reads it; `name` is the other side's given name. */
export type InboxBid = (ReceivedBid & { side: 'FARMER'; name: string }) | (MyBid & { side: 'BUYER'; name: string });

export const asReceived = (bid: ReceivedBid): InboxBid => ({ ...bid, side: 'FARMER', name: bid.buyer.firstName });

export const asMine = (bid: MyBid): InboxBid => ({ ...bid, side: 'BUYER', name: bid.crop.farmer.firstName });

/** What the reader asks for one unit, or had bid. */
export const ownPrice = (bid: InboxBid): number => (bid.side === 'FARMER' ? bid.crop.basePrice : bid.bidAmount);

/** Whether the other side has to answer: a farmer's counter-offer or how much of what is left is wanted, a buyer's price. */
export const waitsForOther = ({ side, state }: InboxBid): boolean =>
  side === 'FARMER' ? state === 'COUNTERED' || state === 'NEEDS_CONFIRMATION' : state === 'OPEN';
