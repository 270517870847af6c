import { AppError, badInput, type FieldProblem } from '../../platform/errors/app-error.js';
import { toRupees } from '../../platform/money.js';
import { AuctionState, SHORTEST_AUCTION_MS } from './auction.rules.js';
import { hasRoomForAuction } from './auction-terms.rules.js';
import type { ShownCrop } from './crop.entity.js';
import { FOR_SALE } from './crop.policy.js';
import { checkCrop } from './crop.rules.js';
import { CropStatus, PriceType } from './crop.types.js';
import type { CheckedCrop, CropDraft } from './crop-draft.js';
import { isPast } from './expiry.rules.js';
import { isQuantity, plus } from './quantity.rules.js';

/** What a farmer changes of a listing. What is left out stays as it is; what is blank is emptied, where it may be. */
export interface CropChanges extends Omit<CropDraft, 'quantity'> {
  /** How much is left to sell: what was sold before is not counted. */
  readonly remainingQuantity?: CropDraft['quantity'];
}

/** Each part of `changes` that is there, over what was there before. */
function over<Parts extends object>(before: Parts, changes: Partial<Record<keyof Parts, unknown>> | null | undefined) {
  const given = Object.entries(changes ?? {}).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(given) };
}

/** The draft that would list exactly this crop: its columns, and in groups those that a draft has in groups. */
function draftOf(crop: ShownCrop) {
  const { state, district, address, organic, pesticidesUsed, fertilizersUsed, certifications, ...columns } = crop;
  const { quantityAmount, quantityUnit, basePricePaise, reservePricePaise, ...rest } = columns;
  return {
    ...rest,
    quantity: { amount: quantityAmount, unit: quantityUnit },
    price: {
      basePrice: toRupees(basePricePaise),
      reservePrice: reservePricePaise === null ? null : toRupees(reservePricePaise),
    },
    location: { state, district, address },
    specifications: { organic, pesticidesUsed, fertilizersUsed, certifications },
  } satisfies Required<CropDraft>;
}

/** The changes over a listing; what goes with the other price type alone goes with it, unless it is asked for. */
function changed(before: ReturnType<typeof draftOf>, changes: Omit<CropChanges, 'remainingQuantity'>): CropDraft {
  const { price, location, specifications, ...rest } = changes;
  const draft = over(before, rest);
  const isAuction = draft.priceType === PriceType.AUCTION;
  return {
    ...draft,
    minQuantity: isAuction && changes.minQuantity === undefined ? null : draft.minQuantity,
    auctionEndsAt: isAuction ? draft.auctionEndsAt : changes.auctionEndsAt,
    price: over(isAuction ? before.price : { ...before.price, reservePrice: null }, price),
    location: over(before.location, location),
    specifications: over(before.specifications, specifications),
  };
}

/** A listing without possible bids is a mistake. Throws BAD_USER_INPUT. */
export function requireNotPast({ expiryDate }: Pick<CheckedCrop, 'expiryDate'>, now: Date): void {
  if (!isPast(expiryDate, now)) return;
  throw badInput([{ field: 'expiryDate', message: 'That day is over. Choose a later one, or leave it empty.' }]);
}

/**
 * A listing with its changes, held against every rule of a new one, a draft against those of a draft. What was sold stays
 * sold: the quantity becomes that and what is left to sell, so it never falls below. Throws BAD_USER_INPUT by the names of
 * `CropChanges`.
 */
export function checkEdit(
  crop: ShownCrop,
  { remainingQuantity, ...changes }: CropChanges,
  now: Date,
  isDraft = crop.status === CropStatus.DRAFT,
): CheckedCrop {
  const draft = changed(draftOf(crop), changes);
  const before = { amount: crop.quantityAmount, unit: crop.quantityUnit };
  const { amount, unit } = remainingQuantity ?? {};
  const whole = isQuantity(amount) ? plus(crop.soldQuantity, amount) : amount;
  const quantity = over(before, { amount: whole, unit });
  const options = { quantityName: 'remainingQuantity', isDraft, keptEnd: crop.auctionEndsAt } as const;
  const checked = checkCrop({ ...draft, quantity }, now, options);
  requireNotPast(checked, now);
  return checked;
}

/**
 * An old listing that is to be sold again, with what has changed. How much there is, and until when it keeps, is
 * never the old answer, except after an auction that sold nothing: then nothing has to be said. Throws BAD_USER_INPUT.
 */
export function checkRelisting(old: ShownCrop, changes: CropDraft, now: Date): CheckedCrop {
  const { quantity, ...rest } = changes;
  const { amount: _amount, ...unit } = draftOf(old).quantity;
  const before = { ...draftOf(old), auctionEndsAt: null };
  const isUnsold = old.auctionState === AuctionState.NOT_SOLD;
  const keepsOn = isUnsold && hasRoomForAuction(old, now);
  const dates = { harvestDate: isUnsold ? old.harvestDate : null, expiryDate: keepsOn ? old.expiryDate : null };
  const draft = changed({ ...before, ...dates }, rest);
  // REST reads a quantity of two fields that are not there.
  const isAsked = quantity?.amount !== undefined || quantity?.unit !== undefined;
  const asked = isUnsold && !isAsked ? { amount: old.quantityAmount } : quantity;
  const checked = checkCrop({ ...draft, quantity: over(unit, asked) }, now);
  requireNotPast(checked, now);
  return checked;
}

const GOODS = [
  { field: 'cropName', column: 'cropName' },
  { field: 'category', column: 'category' },
  { field: 'remainingQuantity.unit', column: 'quantityUnit' },
  { field: 'priceType', column: 'priceType' },
] as const;

const AUCTION_TERMS = [
  { field: 'price.basePrice', column: 'basePricePaise' },
  { field: 'price.reservePrice', column: 'reservePricePaise' },
  { field: 'auctionEndsAt', column: 'auctionEndsAt' },
  { field: 'remainingQuantity.amount', column: 'quantityAmount' },
] as const;

/** Where an edit changes what the bidders of an auction rely on. */
export function otherAuctionTerms(crop: ShownCrop, before: ShownCrop): FieldProblem[] {
  if (before.auctionPricePaise === null) return [];
  return AUCTION_TERMS.filter(({ column }) => crop[column]?.valueOf() !== before[column]?.valueOf()).map(
    ({ field }) => ({ field, message: 'Somebody has bid in this auction, so this stays as it is.' }),
  );
}

/** Where an edit makes other goods of a crop, or sells them in another way. */
export function otherGoods(crop: ShownCrop, before: ShownCrop): FieldProblem[] {
  return GOODS.filter(({ column }) => crop[column] !== before[column]).map(({ field }) => ({
    field,
    message: 'Somebody has bid on this crop, so this stays as it is.',
  }));
}

/** Whether a checked edit says anything that the row does not say already. */
export function isEdited(crop: ShownCrop, checked: CheckedCrop): boolean {
  const said: object = crop;
  return Object.entries(checked).some(([column, value]) => {
    const before = Object.entries(said).find(([name]) => name === column)?.[1];
    return JSON.stringify(before) !== JSON.stringify(value);
  });
}

const OVER: Partial<Record<CropStatus, string>> = {
  [CropStatus.EXPIRED]: 'This crop has expired. Sell it again with new dates.',
  [CropStatus.SOLD]: 'This crop is sold. Sell it again to list more of it.',
};

/** What is for sale, or not offered yet, can be edited. Throws CONFLICT. */
export function requireEditable({ status }: Pick<ShownCrop, 'status'>): void {
  const message = OVER[status];
  if (message !== undefined) throw new AppError('CONFLICT', message);
}

/** The end that a draft of an auction names may be past or too near by now: then it is the usual one. */
const withEndAhead = ({ auctionEndsAt }: ShownCrop, now: Date) =>
  auctionEndsAt && auctionEndsAt.getTime() - now.getTime() < SHORTEST_AUCTION_MS ? { auctionEndsAt: null } : {};

/** A draft as it would be for sale: with all that a listing needs. Throws BAD_USER_INPUT by the names of `CropChanges`. */
export const checkPublishing = (draft: ShownCrop, now: Date): CheckedCrop =>
  checkEdit(draft, withEndAhead(draft, now), now, false);

/** Only a draft is published. Throws CONFLICT. */
export function requireDraft({ status }: Pick<ShownCrop, 'status'>): void {
  if (status !== CropStatus.DRAFT) throw new AppError('CONFLICT', 'This crop was published already.');
}

/** What is over is sold again. Throws CONFLICT. */
export function requireOver({ status, deletedAt }: Pick<ShownCrop, 'status' | 'deletedAt'>): void {
  if (deletedAt || OVER[status] !== undefined) return;
  throw new AppError(
    'CONFLICT',
    FOR_SALE.includes(status)
      ? 'This crop is still for sale. Edit it instead.'
      : 'This crop is a draft. Edit it and publish it instead.',
  );
}

/**
 * An edit names the version that it is of, so that two at once do not undo each other. Throws BAD_USER_INPUT where it names
 * none, CONFLICT if it was edited or sold meanwhile.
 */
export function requireVersion({ version }: Pick<ShownCrop, 'version'>, named: unknown): void {
  if (!Number.isSafeInteger(named)) {
    throw badInput([{ field: 'version', message: 'Send the version of the crop that you have read.' }]);
  }
  if (named === version) return;
  throw new AppError('CONFLICT', 'This crop has changed in the meantime. Look at what it says now, then save again.');
}
