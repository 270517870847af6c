import type { TextKey } from './texts';

/** The part of a text's key behind `unit.`: `rupees`, `months`. */
type Unit = TextKey extends infer Key ? (Key extends `unit.${infer Name}` ? Name : never) : never;
/** The part of a text's key behind `field.`, which is also the field's name in the figures. */
export type FieldName = TextKey extends infer Key ? (Key extends `field.${infer Name}` ? Name : never) : never;

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

/** What somebody typed, by the fields' names. */
export type Typed = Record<string, string>;

/** The number that was typed, or null where it does not fit the field. */
export function readNumber(field: NumberField, typed: string): number | null {
  const value = Number(typed);
  const fits = typed.trim() !== '' && value >= field.least && value <= field.most;
  return fits && (!field.whole || Number.isInteger(value)) ? value : null;
}
