import type { AuctionState, BidStanding, ReserveStatus } from '@/graphql/generated/schema-types';

/** The fields of a bid in an auction, in their order, by the server's names. */
export const auctionBidFields = ['bidAmount', 'maxAmount', 'message'] as const;

/** A bid in an auction as it was typed. */
export type AuctionBidTexts = Record<(typeof auctionBidFields)[number], string>;

/** How a bidder stands, in the words that they read; null for who has not bid. */
export type Standing = 'lead' | 'leadBelow' | 'outbid' | 'won' | 'wonBelow' | 'lost' | 'notSold';

type Seen = {
  state: AuctionState;
  reserveStatus: ReserveStatus;
  viewerStanding?: BidStanding | null;
};

/** Two facts, who leads and whether the farmer's lowest price is reached, in one sentence: as it is now, or was at the end. */
export function standingOf({ state, reserveStatus, viewerStanding }: Seen): Standing | null {
  if (!viewerStanding || state === 'REMOVED') return null;
  const leads = viewerStanding === 'LEADING';
  if (state === 'LIVE') {
    if (!leads) return 'outbid';
    return reserveStatus === 'NOT_MET' ? 'leadBelow' : 'lead';
  }
  if (state === 'NOT_SOLD') return 'notSold';
  if (!leads) return 'lost';
  return state === 'SOLD' ? 'won' : 'wonBelow';
}

/** From here on the seconds are shown. */
const LAST_HOUR_MS = 60 * 60_000;
/** From here on each second counts, and a bid may come too late. */
const LAST_MINUTES_MS = 10 * 60_000;

/** Whether the seconds are shown. */
export const isLastHour = (endsAt: string, now: number): boolean => Date.parse(endsAt) - now < LAST_HOUR_MS;

/** Whether a bid may come too late. */
export const isNearEnd = (endsAt: string, now: number): boolean => Date.parse(endsAt) - now < LAST_MINUTES_MS;

/** `9:05` until a moment; `0:00` from then on. */
export function minutesAndSeconds(endsAt: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(endsAt) - now) / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What the whole lot costs at a price per unit, in rupees, in whole paise. */
export const totalAt = (price: number, amount: number): number => Math.round(price * amount * 100) / 100;

/** The highest price per unit of what was typed, in rupees; 0 if that is no price. */
export const mostOf = ({ bidAmount, maxAmount }: AuctionBidTexts): number =>
  Math.max(Number(bidAmount) || 0, Number(maxAmount) || 0);

/** What is sent of what was typed: who leads raises their maximum with the amount alone. */
export function auctionBid({ bidAmount, maxAmount, message }: AuctionBidTexts) {
  const most = maxAmount.trim() === '' ? {} : { maxAmount: Number(maxAmount) };
  return { bidAmount: Number(bidAmount), ...most, message: message.trim() || null };
}
