import { dayInIndia } from '../../platform/calendar-day.js';
import type { RequestContext } from '../../platform/context.js';
import { likePattern } from '../../platform/database/like.js';
import { Conditions } from '../../platform/database/pipeline/conditions.js';
import { badInput, type FieldProblem } from '../../platform/errors/app-error.js';
import { type Cursor, isCursorMoment } from '../../platform/list-pages.js';
import { type Paise, toPaise } from '../../platform/money.js';
import { searchKey, storedText } from '../../platform/spelling.js';
import { codePoints, isStorable } from '../../platform/text.js';
import { districtCalled } from '../geography/places.js';
import { stateCalled } from '../geography/stored-place.js';
import { FARMER_ANSWER_MS } from './auction.rules.js';
import type { ShownCrop } from './crop.entity.js';
import { FOR_SALE } from './crop.policy.js';
import { type CropCategory, CropSort, type QualityGrade, type QuantityUnit } from './crop.types.js';
import { nearby } from './crop-distance.js';
import { goodsNamed, meantBy, type SpokenWords } from './crop-search.js';

/** What narrows the marketplace's list; every part that is set has to hold. Prices in rupees. */
export interface CropFilterValues {
  readonly search?: string | null;
  /** The name of a crop, of whose goods others are wanted. */
  readonly sameGoodsAs?: string | null;
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
const LONGEST_NAME = 120;

interface Order {
  readonly column: 'created_at' | 'base_price_paise';
  readonly direction: 'ASC' | 'DESC';
  /** The value of the row that the cursor carries. Times are stored in whole milliseconds, so none is lost on the way. */
  readonly valueOf: (crop: ShownCrop) => string | number;
  /** Whether a cursor's value is one of this order. */
  readonly accepts: (value: string | number) => boolean;
}

const byPrice = {
  column: 'base_price_paise',
  valueOf: (crop: ShownCrop) => crop.basePricePaise,
  accepts: (value: string | number) => Number.isSafeInteger(value),
} as const;

/** The only columns that a list is ever sorted by (security.md I1). */
const ORDERS: Readonly<Record<CropSort, Order>> = {
  newest: {
    column: 'created_at',
    direction: 'DESC',
    valueOf: (crop) => crop.createdAt.toISOString(),
    accepts: isCursorMoment,
  },
  'price-low-to-high': { ...byPrice, direction: 'ASC' },
  'price-high-to-low': { ...byPrice, direction: 'DESC' },
};

/** Of a fixed price: the last good day is not over. Of an auction: it goes on. What is over is not shown, written down or not. */
export const STILL_ON = `(CASE WHEN crop.auction_state IS NULL
  THEN crop.expiry_date IS NULL OR crop.expiry_date >= :today ELSE crop.auction_ends_at > :now END)`;

/** An auction that ended below the reserve, whose farmer may still accept. */
export const AWAITS_FARMER = '(crop.auction_ends_at > :dayAgo AND crop.auction_price_paise < crop.reserve_price_paise)';

/** An auction that the clock has sold, written down or not. */
export const SOLD_BY_CLOCK = `(crop.auction_state = 'LIVE' AND crop.auction_ends_at <= :now
  AND crop.auction_price_paise >= coalesce(crop.reserve_price_paise, 0))`;

/** What these conditions compare with. */
export function clockParameters({ clock }: Pick<RequestContext, 'clock'>) {
  const now = clock.now();
  return { now, today: dayInIndia(now), dayAgo: new Date(now.getTime() - FARMER_ANSWER_MS) };
}

/** Crops that were not sold, removed, or written down as expired. Its words are those of the partial indexes, so that they are used. */
const LISTED_FOR_SALE = `crop.status IN (${FOR_SALE.map((status) => `'${status}'`).join(', ')}) AND crop.deleted_at IS NULL`;

/** Crops that the marketplace shows (X-43). */
export function cropsForSale(ctx: RequestContext): Conditions {
  return new Conditions(LISTED_FOR_SALE).and(`(${STILL_ON} OR ${AWAITS_FARMER})`, clockParameters(ctx));
}

/** Crops at a fixed price whose last good day is over, which is not stored yet. */
export function cropsToExpire(ctx: RequestContext): Conditions {
  return new Conditions(LISTED_FOR_SALE)
    .and('crop.auction_state IS NULL')
    .and('crop.expiry_date < :today', { today: dayInIndia(ctx.clock.now()) });
}

/** A text that a filter compares with; '' where nothing was given. */
function words(
  value: string | null | undefined,
  field: string,
  problems: FieldProblem[],
  longest = LONGEST_SEARCH,
): string {
  const text = storedText(value ?? '');
  if (codePoints(text) > longest) problems.push({ field, message: `Please use at most ${longest} characters.` });
  if (!isStorable(text)) problems.push({ field, message: 'This has characters that cannot be searched for.' });
  return text;
}

function paise(value: number | null | undefined, field: string, problems: FieldProblem[]): Paise | undefined {
  if (value === undefined || value === null) return undefined;
  const amount = toPaise(value);
  if (amount === undefined) problems.push({ field, message: 'This is not a price.' });
  return amount;
}

/** Whether a search looks through the first listings of its order alone, one by one, or finds what it means by the index. */
export type Reach = 'first' | 'all';

/** So many are looked at one by one: what most searches want is among them, and that costs as little as a few pages. */
const FIRST_LOOKED_AT = 1_500;
/** Or so many, if those promise a full page by then: beyond, the index is quicker. A few numbers, each of which has a plan. */
const MORE_LOOKED_AT = [3_000, 6_000];

/** What the index of the search is made of. To PostgreSQL a virama and a nukta are between letters, other signs of a script are letters. */
const THREE_LETTERS = /(?:(?![\u093c\u094d])[\p{L}\p{M}\p{N}]){3}/u;
const ANY_LETTER = /[\p{L}\p{N}]/u;
/** What stands before a word in `search_text`. */
const WORD_STARTS = ['', '% ', '%\n', '%|'];

/** Whether the index of the search knows nothing of it but beginnings of words. */
const isShort = (search: string): boolean => !THREE_LETTERS.test(search);

/**
 * A search of one or two letters, which the index knows as beginnings of words alone: those, and any part of a field among the
 * first of the order. In a market of that size it is any part of a field of all.
 */
function applyShortSearch(crops: Conditions, search: string, sort: CropSort): void {
  const values: Record<string, string> = { search: likePattern(search) };
  const ways = [
    `crop.id = ANY(ARRAY(SELECT first.id FROM (SELECT * FROM crops crop WHERE ${LISTED_FOR_SALE}
       ORDER BY ${orderOf(sort)} LIMIT ${FIRST_LOOKED_AT}) first WHERE first.search_text LIKE :search))`,
  ];
  for (const [index, start] of ANY_LETTER.test(search) ? WORD_STARTS.entries() : []) {
    values[`begun${index}`] = `${start}${likePattern(search).slice(1)}`;
    ways.push(`crop.search_text LIKE :begun${index}`);
  }
  crops.and(`(${ways.join(' OR ')})`, values);
}

/**
 * The specified matches, any part of a searched field, and beside them what the words mean: tamatar, टमाटर and "tomatoe" find
 * the same listings, and हिसार those of Hisar. Each way is a `LIKE` over the one column, so that its index serves them all.
 */
function applySearch(crops: Conditions, search: string, reach: Reach): void {
  const values: Record<string, string> = {};
  const like = (text: string): string => {
    const name = `search${Object.keys(values).length}`;
    values[name] = likePattern(text);
    return `crop.search_text LIKE :${name}`;
  };
  const either = ({ text, sound }: SpokenWords): string => (sound ? `(${like(text)} OR ${like(sound)})` : like(text));
  const condition = meantBy(search)
    .map((words) => words.map(either).join(' AND '))
    .join(' OR ');
  crops.and(reach === 'first' ? withoutEstimate(condition) : `(${condition})`, values);
}

/**
 * A condition of which PostgreSQL takes it that half of the rows hold it. Of a `LIKE` it guesses by the pattern; a plan that is right for
 * all patterns then looks dearer than one for this alone, and it plans each search anew, which takes longer than looking at 1,500 rows.
 */
const withoutEstimate = (condition: string): string => `CASE WHEN ${condition} THEN true END`;

/**
 * How many to look at where `wanted` matches are to be found and so many were among those looked at before: at least
 * a third as many again as it takes on the average. Undefined where that is too many.
 */
export function firstToLookAt(wanted: number, found: number): number | undefined {
  return MORE_LOOKED_AT.find((number) => number * found >= FIRST_LOOKED_AT * wanted * 1.3);
}

/**
 * For a search among the first of an order, from a cursor on: their number bounds what it costs. A short one stays among the
 * first of all, or its later pages would have what its first page leaves out.
 */
export function amongFirst(
  search: string,
  sort: CropSort,
  after: Cursor | undefined,
  number = FIRST_LOOKED_AT,
): (conditions: string) => string {
  const listed = new Conditions(LISTED_FOR_SALE);
  const { text } = after && !isShort(search) ? startAfter(listed, sort, after) : listed;
  return (conditions) =>
    `(SELECT * FROM crops crop WHERE ${text} ORDER BY ${orderOf(sort)} LIMIT ${number}) crop WHERE ${conditions}`;
}

/** For a search by its index: the database may not hope to come upon the first matches by walking the order. */
export const bySearchIndex = (conditions: string): string =>
  `(SELECT * FROM crops crop WHERE ${conditions} OFFSET 0) crop`;

/** Narrows a list. Throws BAD_USER_INPUT for a search above 100 characters, or with characters no crop can have, and for a place that we do not know. */
export function applyFilter(
  crops: Conditions,
  filter: CropFilterValues,
  reach: Reach = 'all',
  sort: CropSort = CropSort.NEWEST,
): Conditions {
  const problems: FieldProblem[] = [];
  const search = searchKey(words(filter.search, 'search', problems));
  const sameGoodsAs = words(filter.sameGoodsAs, 'sameGoodsAs', problems, LONGEST_NAME);
  const state = words(filter.state, 'state', problems);
  const district = words(filter.district, 'district', problems);
  const minPrice = paise(filter.minPrice, 'minPrice', problems);
  const maxPrice = paise(filter.maxPrice, 'maxPrice', problems);
  const near = nearby(words(filter.near, 'near', problems), filter.withinKm, problems);
  if (problems.length > 0) throw badInput(problems);

  const { category, unit, qualityGrade, verified } = filter;
  // What is rare is found another way than what is common; the first of an order are looked at one by one, for every term.
  if ((search && reach === 'all') || near) crops.isPlannedOnce = false;
  if (search && reach === 'all' && isShort(search)) applyShortSearch(crops, search, sort);
  else if (search) applySearch(crops, search, reach);
  if (sameGoodsAs) crops.and('crop.search_text LIKE ANY(:goods)', { goods: goodsNamed(sameGoodsAs).map(likePattern) });
  if (category) crops.and('crop.category = :category', { category });
  const knownState = stateCalled(state);
  if (state) crops.and('lower(crop.state) = :state', { state: (knownState ?? state).toLowerCase() });
  if (district) {
    const name = districtCalled(district, knownState)?.name ?? district;
    crops.and('lower(crop.district) = :district', { district: name.toLowerCase() });
  }
  if (unit) crops.and('crop.quantity_unit = :unit', { unit });
  if (qualityGrade) crops.and('crop.quality_grade = :qualityGrade', { qualityGrade });
  if (minPrice !== undefined) crops.and('crop.base_price_paise >= :minPrice', { minPrice });
  if (maxPrice !== undefined) crops.and('crop.base_price_paise <= :maxPrice', { maxPrice });
  if (verified !== undefined && verified !== null) crops.and('crop.verified = :verified', { verified });
  if (near) crops.and("lower(crop.state || ', ' || crop.district) = ANY(:near)", { near });
  return crops;
}

/** How a list is sorted, for ORDER BY. */
export function orderOf(sort: CropSort): string {
  const { column, direction } = ORDERS[sort];
  return `crop.${column} ${direction}, crop.id ${direction}`;
}

/**
 * Starts a sorted list after the cursor's row. The comparison of whole rows is what lets the index find the
 * place at once, however deep (decisions.md "Keyset pages"). Throws BAD_USER_INPUT for a cursor of another order.
 */
export function startAfter(crops: Conditions, sort: CropSort, after: Cursor): Conditions {
  const { column, direction, accepts } = ORDERS[sort];
  if (!accepts(after.sortValue)) {
    throw badInput([
      { field: 'after', message: 'This page marker belongs to another order. Start from the first page.' },
    ]);
  }
  const beyond = direction === 'ASC' ? '>' : '<';
  return crops.and(`(crop.${column}, crop.id) ${beyond} (:afterValue, :afterId)`, {
    afterValue: after.sortValue,
    afterId: after.id,
  });
}

/** Where a crop stands in an order. */
export function cursorOf(crop: ShownCrop, sort: CropSort): Cursor {
  return { sortValue: ORDERS[sort].valueOf(crop), id: crop.id };
}
