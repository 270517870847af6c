import { endOfDayInIndia } from '../../platform/calendar-day.js';
import type { FieldProblem } from '../../platform/errors/app-error.js';
import { AuctionState, LONGEST_AUCTION_MS, SHORTEST_AUCTION_MS, USUAL_AUCTION_MS } from './auction.rules.js';
import type { CropEntity } from './crop.entity.js';
import { PriceType } from './crop.types.js';
import { isBlank } from './required.rules.js';

/** Reads a moment, as GraphQL or JSON has it; undefined where it is none. */
function moment(value: unknown): Date | undefined {
  const read = value instanceof Date ? value : typeof value === 'string' ? new Date(value.trim()) : undefined;
  return read && !Number.isNaN(read.getTime()) ? read : undefined;
}

/** What of a listing the end of its auction goes by. */
interface AuctionTerms extends Pick<CropEntity, 'priceType' | 'expiryDate'> {
  /** When the auction of a listing that is edited ends. */
  readonly kept: Date | null;
  /** A draft may leave it for its publishing. */
  readonly isDraft: boolean;
}

/**
 * Reads when an auction ends: from an hour to fourteen days ahead, never after the last good day; in three days where nothing
 * is said. The end that a listing has already is not too near.
 */
export function auctionEnd(
  value: unknown,
  { priceType, expiryDate, kept, isDraft }: AuctionTerms,
  now: Date,
  problems: FieldProblem[],
): Date | null {
  const refuse = (message: string) => {
    problems.push({ field: 'auctionEndsAt', message });
    return null;
  };
  if (priceType !== PriceType.AUCTION) return isBlank(value) ? null : refuse('An end goes with an auction only.');
  if (isDraft && isBlank(value)) return null;
  const lastMoment = expiryDate === null ? Number.POSITIVE_INFINITY : endOfDayInIndia(expiryDate).getTime();
  const usual = new Date(Math.min(now.getTime() + USUAL_AUCTION_MS, lastMoment));
  const end = isBlank(value) ? usual : moment(value);
  if (!end) return refuse('The end of the auction must be a moment, such as 2026-04-20T18:00:00+05:30.');
  if (end.getTime() > lastMoment) return refuse('The auction cannot end after the expiry date.');
  if (end.getTime() === kept?.getTime()) return end;
  const ahead = end.getTime() - now.getTime();
  const fits = ahead >= SHORTEST_AUCTION_MS && ahead <= LONGEST_AUCTION_MS;
  return fits ? end : refuse('An auction ends from one hour to fourteen days from now.');
}

/** The columns of an auction that begins with its listing; all empty at a fixed price. That of a draft has not begun. */
export const newAuction = ({ auctionEndsAt }: Pick<CropEntity, 'auctionEndsAt'>, { isDraft = false } = {}) =>
  ({
    auctionPlannedEnd: auctionEndsAt,
    auctionState: auctionEndsAt && !isDraft ? AuctionState.LIVE : null,
  }) satisfies Partial<CropEntity>;

/** Whether an auction can still be held before the last good day of a listing is over. */
export const hasRoomForAuction = ({ expiryDate }: Pick<CropEntity, 'expiryDate'>, now: Date): boolean =>
  expiryDate === null || endOfDayInIndia(expiryDate).getTime() - now.getTime() >= SHORTEST_AUCTION_MS;
