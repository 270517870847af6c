import { type Paise, toPaise } from '../../../platform/money.js';
import { GREATEST_RUPEES, LEAST_RUPEES } from '../price-row.rules.js';
import { PriceAlertKind } from './price-alert.types.js';

/** Alerts of one account. */
export const MAX_PRICE_ALERTS = 20;
const GREATEST_PERCENT = 100;

/** What a price has to do. */
export interface AlertTerms {
  readonly kind: PriceAlertKind;
  /** Paise a quintal; per cents of MOVES. */
  readonly amount: number;
}

/** The modal prices that terms are held against. */
export interface AlertPrices {
  readonly modal: Paise;
  /** Of a week before; null where none is known. */
  readonly weekBefore: Paise | null;
}

/** The amount as it is stored; undefined where it is none that we take. */
export function readAmount(kind: PriceAlertKind, amount: number): number | undefined {
  if (kind === PriceAlertKind.MOVES) {
    return Number.isInteger(amount) && amount >= 1 && amount <= GREATEST_PERCENT ? amount : undefined;
  }
  return amount >= LEAST_RUPEES && amount <= GREATEST_RUPEES ? toPaise(amount) : undefined;
}

/** A price as it is shown, in whole rupees: the mean of several varieties is no truer for its paise. */
export const shownPrice = (paise: Paise): Paise => Math.round(paise / 100) * 100;

/** By how many per cent a price has risen in a week, below zero where it fell; null where that is not known. */
export const percentMoved = ({ modal, weekBefore }: AlertPrices): number | null =>
  weekBefore === null ? null : ((modal - weekBefore) / weekBefore) * 100;

/** Whether the prices are as the terms have it. */
export function isMet({ kind, amount }: AlertTerms, prices: AlertPrices): boolean {
  switch (kind) {
    case PriceAlertKind.ABOVE:
      return shownPrice(prices.modal) > amount;
    case PriceAlertKind.BELOW:
      return shownPrice(prices.modal) < amount;
    case PriceAlertKind.MOVES:
      return Math.abs(percentMoved(prices) ?? 0) >= amount;
  }
}
