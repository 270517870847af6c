import { isCalendarDay } from '../../platform/calendar-day.js';
import { badInput, type FieldProblem } from '../../platform/errors/app-error.js';
import { MAX_PAISE, type Paise, toPaise, toRupees } from '../../platform/money.js';
import { cleanText } from '../../platform/text.js';
import { CropCategory, PriceType, QualityGrade, QuantityUnit } from './crop.types.js';

/** A crop as someone wants to list it, before any check: REST sends anything, GraphQL has checked the shapes. */
export interface CropDraft {
  readonly cropName?: unknown;
  readonly category?: unknown;
  readonly description?: unknown;
  readonly quantity?: { readonly amount?: unknown; readonly unit?: unknown };
  /** The least that a part lot may have; blank where it is sold whole. */
  readonly minQuantity?: unknown;
  readonly priceType?: unknown;
  /** Rupees per unit. */
  readonly price?: { readonly basePrice?: unknown; readonly reservePrice?: unknown };
  readonly location?: { readonly state?: unknown; readonly district?: unknown; readonly address?: unknown };
  /** `YYYY-MM-DD`. */
  readonly harvestDate?: unknown;
  readonly expiryDate?: unknown;
  readonly qualityGrade?: unknown;
  readonly specifications?: {
    readonly organic?: unknown;
    readonly pesticidesUsed?: unknown;
    readonly fertilizersUsed?: unknown;
    readonly certifications?: unknown;
  };
}

/** A crop that passed every rule, in the words of the table. */
export interface CheckedCrop {
  readonly cropName: string;
  readonly category: CropCategory;
  readonly description: string;
  readonly quantityAmount: number;
  readonly quantityUnit: QuantityUnit;
  readonly minQuantity: number | null;
  readonly priceType: PriceType;
  readonly basePricePaise: Paise;
  readonly reservePricePaise: Paise | null;
  readonly state: string;
  readonly district: string;
  readonly address: string;
  readonly harvestDate: string | null;
  readonly expiryDate: string | null;
  readonly qualityGrade: QualityGrade;
  readonly organic: boolean;
  readonly pesticidesUsed: string[];
  readonly fertilizersUsed: string[];
  readonly certifications: string[];
}

/** What the quantity is called in the call that has it. */
type QuantityName = 'quantity' | 'remainingQuantity';

interface RequiredField {
  /** The name in the message: fixed words in a fixed order (spec §5, X-21). */
  readonly name: string;
  readonly field: string;
  readonly read: (draft: CropDraft) => unknown;
}

const REQUIRED: readonly RequiredField[] = [
  { name: 'cropName', field: 'cropName', read: (draft) => draft.cropName },
  { name: 'category', field: 'category', read: (draft) => draft.category },
  { name: 'description', field: 'description', read: (draft) => draft.description },
  { name: 'quantity amount', field: 'quantity.amount', read: (draft) => draft.quantity?.amount },
  { name: 'quantity unit', field: 'quantity.unit', read: (draft) => draft.quantity?.unit },
  { name: 'base price', field: 'price.basePrice', read: (draft) => draft.price?.basePrice },
  { name: 'state', field: 'location.state', read: (draft) => draft.location?.state },
  { name: 'district', field: 'location.district', read: (draft) => draft.location?.district },
  { name: 'address', field: 'location.address', read: (draft) => draft.location?.address },
];

const MAX_QUANTITY = 100_000_000;
const LONGEST_LIST = 20;
const LONGEST_ITEM = 100;
const DAY_MS = 86_400_000;
/** What a whole listing may be worth: price times quantity, in rupees (security.md N4). */
const MAX_LISTING_RUPEES = 1_000_000_000_000;

/** Nothing entered: missing, empty, or nothing but space (AC-266). */
function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Reads one word of a closed set; where it is blank and there is a default, the default. */
function choice<T extends string>(
  value: unknown,
  field: string,
  options: Readonly<Record<string, T>>,
  problems: FieldProblem[],
  fallback?: T,
): T {
  const words = Object.values(options);
  if (isBlank(value) && fallback !== undefined) return fallback;
  const wanted = typeof value === 'string' ? value.trim().toLowerCase() : undefined;
  const found = words.find((word) => word.toLowerCase() === wanted);
  if (found === undefined) problems.push({ field, message: `Choose one of: ${words.join(', ')}.` });
  return found ?? (words[0] as T);
}

/** Reads a price in rupees; 0 paise where it is none, with the problem noted. */
function price(value: unknown, field: string, label: string, problems: FieldProblem[]): Paise {
  const paise = toPaise(value);
  if (paise === undefined) {
    const crores = MAX_PAISE / 100 / 10_000_000;
    problems.push({
      field,
      message: `${label} must be a number above 0, at most ₹${crores} crore, with at most two decimals.`,
    });
  }
  return paise ?? 0;
}

/** Reads a quantity: above zero, at most 10 crore, at most three decimals (security.md N4). */
function quantity(value: unknown, field: string, problems: FieldProblem[]): number {
  const fits =
    typeof value === 'number' &&
    value >= 0.001 &&
    value <= MAX_QUANTITY &&
    Math.abs(Math.round(value * 1000) / 1000 - value) < 1e-9;
  if (fits) return value;
  problems.push({ field, message: 'Quantity must be a number above 0 with at most three decimals.' });
  return 0;
}

/** Reads the least part of a lot; null where it is blank, and the lot is sold whole. */
function minQuantity(draft: CropDraft, whole: number, type: PriceType, problems: FieldProblem[]): number | null {
  const field = 'minQuantity';
  if (isBlank(draft.minQuantity)) return null;
  const least = quantity(draft.minQuantity, field, problems);
  if (type === PriceType.AUCTION) {
    problems.push({ field, message: 'An auction is for the whole lot.' });
  } else if (least > whole) {
    problems.push({ field, message: 'The least quantity cannot be more than there is.' });
  }
  return least;
}

/** Reads an optional calendar day between a year ago and two years ahead (security.md N5). */
function day(value: unknown, field: string, label: string, now: Date, problems: FieldProblem[]): string | null {
  if (isBlank(value)) return null;
  const text = typeof value === 'string' ? value.trim() : '';
  if (!isCalendarDay(text)) {
    problems.push({ field, message: `${label} must be a day of the calendar, written YYYY-MM-DD.` });
    return null;
  }
  const days = (Date.parse(`${text}T00:00:00Z`) - now.getTime()) / DAY_MS;
  if (days < -367 || days > 2 * 366) {
    problems.push({ field, message: `${label} must lie between a year ago and two years ahead.` });
    return null;
  }
  return text;
}

/** Reads a list of short texts; blank items are left out. */
function texts(value: unknown, field: string, label: string, problems: FieldProblem[]): string[] {
  if (isBlank(value)) return [];
  if (!Array.isArray(value) || value.length > LONGEST_LIST) {
    problems.push({ field, message: `${label} must be a list of at most ${LONGEST_LIST} entries.` });
    return [];
  }
  return value
    .map((item: unknown) => cleanText(item, { field, label, max: LONGEST_ITEM, optional: true }, problems))
    .filter((item) => item !== '');
}

/** Reads yes or no; blank is no. */
function yesNo(value: unknown, field: string, label: string, problems: FieldProblem[]): boolean {
  if (isBlank(value)) return false;
  if (typeof value !== 'boolean') problems.push({ field, message: `${label} must be true or false.` });
  return value === true;
}

function refuseMissing(draft: CropDraft, quantityName: QuantityName): void {
  const missing = REQUIRED.filter(({ read }) => isBlank(read(draft)));
  if (missing.length === 0) return;
  throw badInput(
    missing.map(({ field, name }) => ({
      field: field.replace(/^quantity/, quantityName),
      message: `Please fill in ${name}.`,
    })),
    `Please fill all required fields: ${missing.map(({ name }) => name).join(', ')}`,
  );
}

function reservePrice(draft: CropDraft, type: PriceType, base: Paise, problems: FieldProblem[]): Paise | null {
  const field = 'price.reservePrice';
  const value = draft.price?.reservePrice;
  if (isBlank(value)) return null;
  const reserve = price(value, field, 'Reserve price', problems);
  if (type !== PriceType.AUCTION) {
    problems.push({ field, message: 'A reserve price goes with an auction only.' });
  } else if (reserve > 0 && reserve < base) {
    problems.push({ field, message: 'The reserve price cannot be below the base price.' });
  }
  return reserve;
}

/**
 * Holds a draft against every rule for listings (spec §5, AC-264 … AC-271, X-56) and gives it back in the words of the
 * table. `quantityName` is what the caller calls the quantity. Throws BAD_USER_INPUT: first for missing fields, all of them at once; then for everything else that is wrong.
 */
export function checkCrop(draft: CropDraft, now: Date, quantityName: QuantityName = 'quantity'): CheckedCrop {
  refuseMissing(draft, quantityName);
  const problems: FieldProblem[] = [];
  const text = (value: unknown, field: string, label: string, max: number, multiline = false) =>
    cleanText(value, { field, label, max, multiline }, problems);
  const { specifications, location } = draft;

  const priceType = choice(draft.priceType, 'priceType', PriceType, problems, PriceType.FIXED);
  const basePricePaise = price(draft.price?.basePrice, 'price.basePrice', 'Base price', problems);
  const quantityAmount = quantity(draft.quantity?.amount, `${quantityName}.amount`, problems);
  const checked: CheckedCrop = {
    cropName: text(draft.cropName, 'cropName', 'Crop name', 120),
    category: choice(draft.category, 'category', CropCategory, problems),
    description: text(draft.description, 'description', 'Description', 4_000, true),
    quantityAmount,
    quantityUnit: choice(draft.quantity?.unit, `${quantityName}.unit`, QuantityUnit, problems),
    minQuantity: minQuantity(draft, quantityAmount, priceType, problems),
    priceType,
    basePricePaise,
    reservePricePaise: reservePrice(draft, priceType, basePricePaise, problems),
    state: text(location?.state, 'location.state', 'State', 80),
    district: text(location?.district, 'location.district', 'District', 80),
    address: text(location?.address, 'location.address', 'Address', 400, true),
    harvestDate: day(draft.harvestDate, 'harvestDate', 'Harvest date', now, problems),
    expiryDate: day(draft.expiryDate, 'expiryDate', 'Expiry date', now, problems),
    qualityGrade: choice(draft.qualityGrade, 'qualityGrade', QualityGrade, problems, QualityGrade.B),
    organic: yesNo(specifications?.organic, 'specifications.organic', 'Organic', problems),
    pesticidesUsed: texts(specifications?.pesticidesUsed, 'specifications.pesticidesUsed', 'Pesticides used', problems),
    fertilizersUsed: texts(
      specifications?.fertilizersUsed,
      'specifications.fertilizersUsed',
      'Fertilizers used',
      problems,
    ),
    certifications: texts(specifications?.certifications, 'specifications.certifications', 'Certifications', problems),
  };

  if (checked.harvestDate && checked.expiryDate && checked.expiryDate < checked.harvestDate) {
    problems.push({ field: 'expiryDate', message: 'The expiry date cannot be before the harvest date.' });
  }
  if (toRupees(checked.basePricePaise) * checked.quantityAmount > MAX_LISTING_RUPEES) {
    problems.push({
      field: `${quantityName}.amount`,
      message: 'Price times quantity is more than a listing can hold.',
    });
  }
  if (problems.length > 0) throw badInput(problems);
  return checked;
}
