import { AppError, badInput, type FieldProblem } from '../../platform/errors/app-error.js';
import { type Paise, toPaise } from '../../platform/money.js';
import { cleanText } from '../../platform/text.js';
import { isQuantity, quantityGone, remainingOf } from '../crops/quantity.rules.js';
import { Role } from '../users/user.types.js';
import type { BidEntity, OfferEntity } from './bid.entity.js';
import { LONGEST_REASON } from './bid.limits.js';
import type { BidCrop } from './bid.rules.js';
import { DeclineReason } from './bid.types.js';

/** How many prices may be named over one bid: then one side says yes or no, or the buyer bids anew. */
export const MAX_OFFERS = 20;

/**
 * The quantity that a bid is for: what was asked for where the farmer sells in parts, otherwise all that remains. Throws
 * QUANTITY_GONE where there is less left, BAD_USER_INPUT for anything else that is no quantity of this crop.
 */
export function bidQuantity(crop: BidCrop, asked: number | null): number {
  const remaining = remainingOf(crop);
  if (asked === null || asked === remaining) return remaining;
  if (asked > remaining) throw quantityGone(crop);
  // The last of a lot may be less than the farmer's least: then it is sold together.
  if (crop.minQuantity !== null && asked >= crop.minQuantity) return asked;
  throw badInput([
    {
      field: 'quantity',
      message: crop.minQuantity === null ? 'This crop is sold whole.' : 'That is less than the farmer sells at a time.',
    },
  ]);
}

/** An auction is for the whole lot; once that is sold, it is over and not the quantity gone. Throws BAD_USER_INPUT. */
export function requireWholeLot(crop: BidCrop, asked: number | null): void {
  if (asked === null || asked === remainingOf(crop) || remainingOf(crop) === 0) return;
  throw badInput([{ field: 'quantity', message: 'An auction is for the whole lot.' }]);
}

/** Reads a quantity that an offer names; null where it names none. */
export function askedQuantity(value: unknown, problems: FieldProblem[]): number | null {
  if (value === undefined || value === null) return null;
  if (isQuantity(value)) return value;
  problems.push({ field: 'quantity', message: 'Quantity must be a number above 0 with at most three decimals.' });
  return null;
}

/** A price and a quantity in answer to an offer, as they came over the wire. */
export interface CounterDraft {
  readonly price?: unknown;
  readonly quantity?: unknown;
}

/** The checked ones; the quantity is null where nothing was said. */
export interface CheckedCounter {
  readonly pricePaise: Paise;
  readonly quantity: number | null;
}

/** Holds them against the rules. Throws BAD_USER_INPUT. */
export function checkCounter(draft: CounterDraft): CheckedCounter {
  const problems: FieldProblem[] = [];
  const pricePaise = toPaise(draft.price);
  if (pricePaise === undefined) {
    problems.push({
      field: 'price',
      message: 'The price must be an amount in rupees above 0, at most ₹10 crore, with at most two decimals.',
    });
  }
  const quantity = askedQuantity(draft.quantity, problems);
  if (pricePaise === undefined || problems.length > 0) throw badInput(problems);
  return { pricePaise, quantity };
}

/**
 * How much an answer to an offer is for. A farmer gives at most what the bid is for; a buyer takes what the farmer offered,
 * or what may be bid for. Where nothing is said it is what the offer is for, or what remains where that is less. Throws
 * QUANTITY_GONE where there is less left, and BAD_USER_INPUT.
 */
export function counterQuantity(
  crop: BidCrop,
  last: Pick<OfferEntity, 'quantity'>,
  side: Role,
  asked: number | null,
): number {
  const remaining = remainingOf(crop);
  const quantity = asked ?? Math.min(last.quantity, remaining);
  if (quantity <= 0 || quantity > remaining) throw quantityGone(crop);
  if (quantity === last.quantity) return quantity;
  if (side === Role.BUYER) return bidQuantity(crop, quantity);
  if (quantity < last.quantity) return quantity;
  throw badInput([{ field: 'quantity', message: 'That is more than the buyer wants.' }]);
}

/**
 * How much of what is left a buyer still wants: at most what their offer was for. Throws QUANTITY_GONE where there is less
 * left, and BAD_USER_INPUT.
 */
export function confirmedQuantity(crop: BidCrop, last: Pick<OfferEntity, 'quantity'>, asked: number | null): number {
  const quantity = counterQuantity(crop, last, Role.BUYER, asked);
  if (quantity <= last.quantity) return quantity;
  throw badInput([{ field: 'quantity', message: 'That is more than your bid was for.' }]);
}

/** Both sides have named prices often enough. Throws CONFLICT. */
export function requireRoomForOffer(offers: readonly OfferEntity[]): void {
  if (offers.length < MAX_OFFERS) return;
  throw new AppError('CONFLICT', 'You have both named many prices. Please say yes or no to this one.');
}

/** The reason of a refusal, as it came over the wire. */
export interface DeclineDraft {
  readonly reason?: unknown;
  readonly words?: unknown;
}

/** A checked one: of a farmer a reason, words, or both; of a buyer words or nothing. */
export type CheckedDecline = Pick<BidEntity, 'declineReason' | 'declineWords'>;

/** Holds it against the rules. Throws BAD_USER_INPUT, also where a farmer gives neither a reason nor words. */
export function checkDecline({ reason, words }: DeclineDraft, side: Role): CheckedDecline {
  const problems: FieldProblem[] = [];
  const reasons = Object.values(DeclineReason);
  const declineReason = reasons.find((known) => known === reason) ?? null;
  if (reason !== undefined && reason !== null && declineReason === null) {
    problems.push({ field: 'reason', message: `Choose one of: ${reasons.join(', ')}.` });
  }
  if (side === Role.BUYER && declineReason !== null) {
    problems.push({
      field: 'reason',
      message: 'These are reasons of a farmer. Say it in your own words, or not at all.',
    });
  }
  const rule = { field: 'words', label: 'Message', max: LONGEST_REASON, multiline: true, optional: true };
  const declineWords = cleanText(words, rule, problems) || null;
  if (side === Role.FARMER && problems.length === 0 && declineReason === null && declineWords === null) {
    problems.push({ field: 'reason', message: 'Choose a reason, or say why in your own words.' });
  }
  if (problems.length > 0) throw badInput(problems);
  return { declineReason, declineWords };
}
