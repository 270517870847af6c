import type { DeductionReason } from '@/graphql/generated/schema-types';
import type { MessageId } from '@/i18n/message-id';

/** The fields of a weighing in their order, by the server's names. */
export const weighingFields = [
  'quantity',
  'confirmFar',
  'deductionPercent',
  'deductionReason',
  'deductionWords',
  'why',
] as const;

export type WeighingTexts = Record<(typeof weighingFields)[number], string>;

export const deductionReasons = ['MOISTURE', 'FOREIGN_MATTER', 'OTHER'] as const satisfies readonly DeductionReason[];

/** What a weighing is held against. */
export type WeighingRules = {
  /** The agreed quantity. */
  agreed: number;
  /** Whether it corrects one that was entered before. */
  isCorrection: boolean;
};

/** Quantities have at most three decimals, per cent two, rupees two: counted in these they are whole numbers. */
const QUANTITY_PARTS = 1_000;
const PERCENT_PARTS = 100;
const PAISE = 100;
const MOST_PERCENT = 50;
const MOST_TIMES = 10;
const FAR = 0.1;

/** `price × quantity`, what is taken off, and what is to be paid, in rupees. */
export type WeighingSum = { grossAmount: number; deductionAmount: number; finalAmount: number };

/** Whole paise, half of one up; the product may have more digits than a number holds. */
function paise(price: number, quantity: number, percentLeft: number): number {
  const exact =
    BigInt(Math.round(price * PAISE)) *
    BigInt(Math.round(quantity * QUANTITY_PARTS)) *
    BigInt(Math.round(percentLeft * PERCENT_PARTS));
  const divisor = BigInt(QUANTITY_PARTS * 100 * PERCENT_PARTS);
  return Number((exact + divisor / BigInt(2)) / divisor);
}

/** The sum as the server reckons it, while the weight is typed: each side can check it before anything is sent. */
export function weighingSum(price: number, quantity: number, percent: number): WeighingSum {
  const [gross, final] = [paise(price, quantity, 100), paise(price, quantity, 100 - percent)];
  return { grossAmount: gross / PAISE, deductionAmount: (gross - final) / PAISE, finalAmount: final / PAISE };
}

/** By how many per cent a weighed quantity differs from the agreed one, either way. */
export const percentOff = (weighed: number, agreed: number): number => Math.round(Math.abs(weighed / agreed - 1) * 100);

/** Whether a weighed quantity is further from the agreed one than scales, moisture and sacks explain: then it is asked once. */
export function isFar(weighed: number, agreed: number): boolean {
  const parts = (quantity: number) => Math.round(quantity * QUANTITY_PARTS);
  return Math.abs(parts(weighed) - parts(agreed)) > parts(agreed) * FAR;
}

const hasDecimals = (value: number, parts: number) => Math.abs(Math.round(value * parts) / parts - value) < 1e-9;

/** What was typed as the weight; null where it is none that can be sent. */
export function weighedQuantity({ quantity }: Pick<WeighingTexts, 'quantity'>, agreed: number): number | null {
  const weighed = Number(quantity);
  return weighed > 0 && weighed <= agreed * MOST_TIMES && hasDecimals(weighed, QUANTITY_PARTS) ? weighed : null;
}

/** What was typed as the deduction: 0 where nothing was, null where it is no number of per cent. */
export function deductionPercent({ deductionPercent: typed }: Pick<WeighingTexts, 'deductionPercent'>): number | null {
  const percent = Number(typed);
  return percent >= 0 && percent <= MOST_PERCENT && hasDecimals(percent, PERCENT_PARTS) ? percent : null;
}

/** What is wrong with a weighing before it is sent. */
export function checkWeighing(
  texts: WeighingTexts,
  { agreed, isCorrection }: WeighingRules,
): Partial<Record<keyof WeighingTexts, MessageId | undefined>> {
  const [quantity, percent] = [weighedQuantity(texts, agreed), deductionPercent(texts)];
  const deducts = percent !== null && percent > 0;
  const needsWords = deducts && texts.deductionReason === 'OTHER' && !texts.deductionWords.trim();
  return {
    quantity: quantity === null ? 'deal.weigh.quantityWrong' : undefined,
    confirmFar: quantity !== null && isFar(quantity, agreed) && !texts.confirmFar ? 'deal.weigh.farMissing' : undefined,
    deductionPercent: percent === null ? 'deal.weigh.percentWrong' : undefined,
    deductionReason: deducts && !texts.deductionReason ? 'deal.weigh.reasonMissing' : undefined,
    deductionWords: needsWords ? 'deal.weigh.wordsMissing' : undefined,
    why: isCorrection && !texts.why.trim() ? 'deal.weigh.whyMissing' : undefined,
  };
}

/** As it is sent, without what is not asked for at the moment. */
export function weighingInput(texts: WeighingTexts, { agreed, isCorrection }: WeighingRules) {
  const quantity = Number(texts.quantity);
  const percent = deductionPercent(texts) || null;
  const deduction = percent && {
    deductionPercent: percent,
    deductionReason: deductionReasons.find((known) => known === texts.deductionReason) ?? null,
    deductionWords: texts.deductionWords.trim() || null,
  };
  return {
    quantity,
    ...(isFar(quantity, agreed) ? { confirmFar: true } : {}),
    ...(deduction ?? {}),
    ...(isCorrection ? { why: texts.why.trim() } : {}),
  };
}
