import { Brackets, type SelectQueryBuilder } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import { likePattern } from '../../platform/database/like.js';
import { badInput, type FieldProblem } from '../../platform/errors/app-error.js';
import { type Paise, toPaise } from '../../platform/money.js';
import { type Cursor, isCursorMoment } from '../../platform/pages.js';
import { codePoints, isStorable } from '../../platform/text.js';
import { FARMER_ANSWER_MS } from '../auctions/auction.rules.js';
import { CropEntity } from './crop.entity.js';
import { FOR_SALE } from './crop.policy.js';
import type { CropCategory, CropSort, QualityGrade, QuantityUnit } from './crop.types.js';
import { nearby } from './crop-distance.js';
import { meantBy, namesSearched } from './crop-search.js';
import { dayInIndia } from './expiry.rules.js';

export type CropQuery = SelectQueryBuilder<CropEntity>;

/** What narrows the marketplace's list; every part that is set has to hold (AC-263). Prices in rupees. */
export interface CropFilterValues {
  readonly search?: string | null;
  readonly category?: CropCategory | null;
  readonly state?: string | null;
  readonly district?: string | null;
  readonly unit?: QuantityUnit | null;
  readonly qualityGrade?: QualityGrade | null;
  readonly minPrice?: number | null;
  readonly maxPrice?: number | null;
  readonly verified?: boolean | null;
  /** A place, by any of its names; with it `withinKm`. */
  readonly near?: string | null;
  readonly withinKm?: number | null;
}

const LONGEST_SEARCH = 100;

interface Order {
  readonly column: 'createdAt' | 'basePricePaise';
  readonly direction: 'ASC' | 'DESC';
  /** The value of the row that the cursor carries. Times are stored in whole milliseconds, so none is lost on the way. */
  readonly valueOf: (crop: CropEntity) => string | number;
  /** Whether a cursor's value is one of this order. */
  readonly accepts: (value: string | number) => boolean;
}

const byPrice = {
  column: 'basePricePaise',
  valueOf: (crop: CropEntity) => crop.basePricePaise,
  accepts: (value: string | number) => Number.isSafeInteger(value),
} as const;

/** The only columns that a list is ever sorted by (security.md I1). */
const ORDERS: Readonly<Record<CropSort, Order>> = {
  newest: {
    column: 'createdAt',
    direction: 'DESC',
    valueOf: (crop) => crop.createdAt.toISOString(),
    accepts: isCursorMoment,
  },
  'price-low-to-high': { ...byPrice, direction: 'ASC' },
  'price-high-to-low': { ...byPrice, direction: 'DESC' },
};

/** Of a fixed price: the last good day is not over. Of an auction: it goes on. What is over is not shown, written down or not. */
export const STILL_ON = `(CASE WHEN crop.auctionState IS NULL
  THEN crop.expiryDate IS NULL OR crop.expiryDate >= :today ELSE crop.auctionEndsAt > :now END)`;

/** An auction that ended below the reserve, whose farmer may still accept. */
export const AWAITS_FARMER = '(crop.auctionEndsAt > :dayAgo AND crop.auctionPricePaise < crop.reservePricePaise)';

/** An auction that the clock has sold, written down or not. */
export const SOLD_BY_CLOCK = `(crop.auctionState = 'LIVE' AND crop.auctionEndsAt <= :now
  AND crop.auctionPricePaise >= coalesce(crop.reservePricePaise, 0))`;

/** What these conditions compare with. */
export function clockParameters({ clock }: Pick<RequestContext, 'clock'>) {
  const now = clock.now();
  return { now, today: dayInIndia(now), dayAgo: new Date(now.getTime() - FARMER_ANSWER_MS) };
}

/** Crops that were not sold, removed, or written down as expired. Its words are those of the partial indexes, so that they are used. */
function listedForSale(ctx: RequestContext): CropQuery {
  return ctx.db
    .createQueryBuilder(CropEntity, 'crop')
    .where(`crop.status IN (${FOR_SALE.map((status) => `'${status}'`).join(', ')})`)
    .andWhere('crop.deletedAt IS NULL');
}

/** Crops that the marketplace shows (X-43). */
export function cropsForSale(ctx: RequestContext): CropQuery {
  return listedForSale(ctx).andWhere(`(${STILL_ON} OR ${AWAITS_FARMER})`, clockParameters(ctx));
}

/** Crops at a fixed price whose last good day is over, which nobody has written down yet. */
export function cropsToExpire(ctx: RequestContext): CropQuery {
  return listedForSale(ctx)
    .andWhere('crop.auctionState IS NULL')
    .andWhere('crop.expiryDate < :today', { today: dayInIndia(ctx.clock.now()) });
}

/** A text that a filter compares with; '' where nothing was given. */
function words(value: string | null | undefined, field: string, problems: FieldProblem[]): string {
  const text = (value ?? '').trim().normalize('NFC');
  if (codePoints(text) > LONGEST_SEARCH) {
    problems.push({ field, message: `Please use at most ${LONGEST_SEARCH} characters.` });
  }
  if (!isStorable(text)) problems.push({ field, message: 'This has characters that cannot be searched for.' });
  return text;
}

function paise(value: number | null | undefined, field: string, problems: FieldProblem[]): Paise | undefined {
  if (value === undefined || value === null) return undefined;
  const amount = toPaise(value);
  if (amount === undefined) problems.push({ field, message: 'This is not a price.' });
  return amount;
}

/**
 * The specified matches, any part of a searched field, and beside them what the words mean: tamatar, टमाटर and "tomatoe" find
 * the same listings. Each way is a `LIKE` over the one column, so that its index serves them all.
 */
function applySearch(query: CropQuery, search: string): void {
  const meant = meantBy(search);
  query.andWhere(
    new Brackets((either) => {
      either.where('crop.searchText LIKE :search', { search: likePattern(search) });
      meant?.names.forEach((name, index) => {
        const all = [name, ...meant.words].map(
          (text, place) => [`meant${index}of${place}`, likePattern(text)] as const,
        );
        either.orWhere(
          `(${all.map(([key]) => `crop.searchText LIKE :${key}`).join(' AND ')})`,
          Object.fromEntries(all),
        );
      });
    }),
  );
}

/** Narrows a list. Throws BAD_USER_INPUT for a search above 100 characters, or with characters no crop can have, and for a place that we do not know. */
export function applyFilter(query: CropQuery, filter: CropFilterValues): CropQuery {
  const problems: FieldProblem[] = [];
  const search = words(filter.search, 'search', problems);
  const state = words(filter.state, 'state', problems).toLowerCase();
  const district = words(filter.district, 'district', problems).toLowerCase();
  const minPrice = paise(filter.minPrice, 'minPrice', problems);
  const maxPrice = paise(filter.maxPrice, 'maxPrice', problems);
  const near = nearby(words(filter.near, 'near', problems), filter.withinKm, problems);
  if (problems.length > 0) throw badInput(problems);

  const { category, unit, qualityGrade, verified } = filter;
  if (search) applySearch(query, search);
  if (category) query.andWhere('crop.category = :category', { category });
  if (state) query.andWhere('lower(crop.state) = :state', { state });
  if (district) query.andWhere('lower(crop.district) = :district', { district });
  if (unit) query.andWhere('crop.quantityUnit = :unit', { unit });
  if (qualityGrade) query.andWhere('crop.qualityGrade = :qualityGrade', { qualityGrade });
  if (minPrice !== undefined) query.andWhere('crop.basePricePaise >= :minPrice', { minPrice });
  if (maxPrice !== undefined) query.andWhere('crop.basePricePaise <= :maxPrice', { maxPrice });
  if (verified !== undefined && verified !== null) query.andWhere('crop.verified = :verified', { verified });
  if (near) query.andWhere("lower(crop.state || ', ' || crop.district) = ANY(:near)", { near });
  return query;
}

/**
 * Sorts a list, and starts it after the cursor's row. The comparison of whole rows is what lets the index find the
 * place at once, however deep (decisions.md "Keyset pages"). Throws BAD_USER_INPUT for a cursor of another order.
 */
export function applyOrder(query: CropQuery, sort: CropSort, after: Cursor | undefined): CropQuery {
  const { column, direction, accepts } = ORDERS[sort];
  query.orderBy(`crop.${column}`, direction).addOrderBy('crop.id', direction);
  if (!after) return query;
  if (!accepts(after.sortValue)) {
    throw badInput([
      { field: 'after', message: 'This page marker belongs to another order. Start from the first page.' },
    ]);
  }
  const beyond = direction === 'ASC' ? '>' : '<';
  return query.andWhere(`(crop.${column}, crop.id) ${beyond} (:afterValue, :afterId)`, {
    afterValue: after.sortValue,
    afterId: after.id,
  });
}

/** Where a crop stands in an order. */
export function cursorOf(crop: CropEntity, sort: CropSort): Cursor {
  return { sortValue: ORDERS[sort].valueOf(crop), id: crop.id };
}

/** Whose crop it is, as far as the search looks (AC-257, X-10). */
export interface SearchedFarmer {
  readonly firstName: string;
  readonly email: string;
}

/** What the crop says about itself, as far as the search looks (AC-256, AC-258, AC-259). */
export interface SearchedCrop {
  readonly cropName: string;
  readonly state: string;
  readonly district: string;
}

/**
 * The one column that the marketplace search looks through; its last line are the crop's names in both languages. A line break stands between the fields, and no search has
 * one, so that no match runs from one field into the next. Whoever changes any of them writes it anew in the same transaction.
 */
export function searchTextOf(crop: SearchedCrop, farmer: SearchedFarmer): string {
  return [crop.cropName, farmer.firstName, farmer.email, crop.state, crop.district, namesSearched(crop.cropName)]
    .join('\n')
    .toLowerCase()
    .normalize('NFC');
}
