import { isCalendarDay } from '../../platform/calendar-day.js';
import { badInput, type FieldProblem } from '../../platform/errors/app-error.js';
import type { Catalogue } from '../../platform/messages.js';
import { MAX_PAISE, type Paise, toPaise, toRupees } from '../../platform/money.js';
import { cleanText, type TextRule } from '../../platform/text.js';
import { storedPlace } from '../geography/stored-place.js';
import { auctionEnd } from './auction-terms.rules.js';
import { CropCategory, PriceType, QualityGrade, QuantityUnit } from './crop.types.js';
import type { CheckedCrop, CropDraft } from './crop-draft.js';
import { isBlank, type QuantityName, refuseMissing } from './required.rules.js';

/** What a refusal calls the fields, in Hindi too (`crop.messages.hi.ts`). */
export const CROP_LABELS = {
  'Crop name': 'फसल का नाम',
  Description: 'विवरण',
  State: 'राज्य',
  District: 'ज़िला',
  Address: 'पता',
  'Base price': 'मूल्य',
  'Reserve price': 'न्यूनतम मूल्य',
  'Harvest date': 'कटाई की तारीख',
  'Expiry date': 'खराब होने की तारीख',
  Organic: 'जैविक',
  Draft: 'मसौदा',
  'Pesticides used': 'कीटनाशक',
  'Fertilizers used': 'उर्वरक',
  Certifications: 'प्रमाणपत्र',
} satisfies Catalogue;
type CropLabel = keyof typeof CROP_LABELS;

const MAX_QUANTITY = 100_000_000;
const LONGEST_LIST = 20;
const LONGEST_ITEM = 100;
const DAY_MS = 86_400_000;
/** What a whole listing may be worth: price times quantity, in rupees (security.md N4). */
const MAX_LISTING_RUPEES = 1_000_000_000_000;

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
function price(value: unknown, field: string, label: CropLabel, problems: FieldProblem[]): Paise {
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
function day(value: unknown, field: string, label: CropLabel, now: Date, problems: FieldProblem[]): string | null {
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
function texts(value: unknown, field: string, label: CropLabel, problems: FieldProblem[]): string[] {
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
function yesNo(value: unknown, field: string, label: CropLabel, problems: FieldProblem[]): boolean {
  if (isBlank(value)) return false;
  if (typeof value !== 'boolean') problems.push({ field, message: `${label} must be true or false.` });
  return value === true;
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

/** The rule of a text; the label has its Hindi. */
type CropTextRule = TextRule & { readonly label: CropLabel };

/** What differs in holding a listing against its rules. */
export interface CropCheck {
  /** What the caller calls the quantity; `quantity` where nothing is said. */
  readonly quantityName?: QuantityName;
  /** Whether it is only saved: then what can wait may be left empty. */
  readonly isDraft?: boolean;
  /** What was sent to ask for a draft: held against the rules, and not read. */
  readonly asDraft?: unknown;
  /** When the auction of a listing that is edited ends: kept, it may be less than an hour away. */
  readonly keptEnd?: Date | null;
}

/**
 * Holds a listing against every rule (spec §5, X-56) and gives it back in the words of the table. Throws
 * BAD_USER_INPUT: first for missing fields, all of them at once; then for everything else that is wrong.
 */
export function checkCrop(
  draft: CropDraft,
  now: Date,
  { quantityName = 'quantity', isDraft = false, asDraft, keptEnd = null }: CropCheck = {},
): CheckedCrop {
  refuseMissing(draft, { quantityName, isDraft });
  const problems: FieldProblem[] = [];
  const text = (value: unknown, rule: CropTextRule) => cleanText(value, rule, problems);
  /** A text that a draft may be without. */
  const later = (value: unknown, rule: CropTextRule) => text(value, { ...rule, optional: isDraft });
  const { specifications, location } = draft;

  const priceType = choice(draft.priceType, 'priceType', PriceType, problems, PriceType.FIXED);
  const basePricePaise = price(draft.price?.basePrice, 'price.basePrice', 'Base price', problems);
  const quantityAmount = quantity(draft.quantity?.amount, `${quantityName}.amount`, problems);
  const expiryDate = day(draft.expiryDate, 'expiryDate', 'Expiry date', now, problems);
  const checked: CheckedCrop = {
    cropName: text(draft.cropName, { field: 'cropName', label: 'Crop name', max: 120 }),
    category: choice(draft.category, 'category', CropCategory, problems),
    description: later(draft.description, { field: 'description', label: 'Description', max: 4_000, multiline: true }),
    quantityAmount,
    quantityUnit: choice(draft.quantity?.unit, `${quantityName}.unit`, QuantityUnit, problems),
    minQuantity: minQuantity(draft, quantityAmount, priceType, problems),
    priceType,
    basePricePaise,
    reservePricePaise: reservePrice(draft, priceType, basePricePaise, problems),
    ...storedPlace({
      state: later(location?.state, { field: 'location.state', label: 'State', max: 80 }),
      district: later(location?.district, { field: 'location.district', label: 'District', max: 80 }),
    }),
    address: later(location?.address, { field: 'location.address', label: 'Address', max: 400, multiline: true }),
    harvestDate: day(draft.harvestDate, 'harvestDate', 'Harvest date', now, problems),
    expiryDate,
    auctionEndsAt: auctionEnd(draft.auctionEndsAt, { priceType, expiryDate, isDraft, kept: keptEnd }, now, problems),
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

  yesNo(asDraft, 'asDraft', 'Draft', problems);
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
