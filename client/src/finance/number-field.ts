import type { MessageId } from '@/i18n/message-id';
import { type NumberKind, readNumber } from '@/lib/read-number';

type IdAfter<Start extends string> = MessageId extends infer Id
  ? Id extends `${Start}${infer Rest}`
    ? Rest
    : never
  : never;

/** The part of a text's id behind `finance.unit.`: `rupees`, `months`. */
type Unit = IdAfter<'finance.unit.'>;
/** The part of a text's id behind `finance.field.`, which is also the field's name in the figures. */
export type FieldName = IdAfter<'finance.field.'>;

/** A number that is typed: what may be entered, and what stands there first. */
export type NumberField = {
  name: FieldName;
  start: number;
  least: number;
  most: number;
  unit: Unit;
  /** Whole numbers alone. */
  whole?: true;
};

/** What was typed, by the fields' names. */
export type Typed = Record<string, string>;

/** What a number in that unit is. */
export const kindOf = (unit: Unit): NumberKind => (unit.startsWith('rupees') ? 'money' : 'quantity');

/** The number that was typed, or null where it does not fit the field. */
export function readFigure(field: NumberField, typed: string): number | null {
  const value = Number(readNumber(typed, kindOf(field.unit)) || Number.NaN);
  const fits = value >= field.least && value <= field.most;
  return fits && (!field.whole || Number.isInteger(value)) ? value : null;
}
