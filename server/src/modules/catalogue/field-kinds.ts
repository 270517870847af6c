import { Float, Int } from 'type-graphql';
import type { ColumnOptions } from 'typeorm';
import { z } from 'zod';
import { calendarDay } from '../../platform/calendar-day.js';
import { DateScalar, RupeesScalar } from '../../platform/graphql/scalars.js';
import { MAX_RUPEES, paiseColumn, toPaise, toRupees } from '../../platform/money.js';
import { storedText } from '../../platform/spelling.js';
import { isStorable } from '../../platform/text.js';

/** What a stored field is in the schema, in the database and in a data file. */
export interface FieldKind {
  readonly type: () => unknown;
  readonly column: ColumnOptions;
  /** Ends the column's name: `price_paise`. */
  readonly suffix?: string;
  readonly check: z.ZodType;
}

/** What programs write for letters that they do not have: Excel's plain CSV has ??? for Hindi. */
const LOST_LETTERS = /\ufffd|\?{3}/;

const filledText = z
  .string('has to be a text')
  .refine(isStorable, 'has a character that cannot be stored (NUL, or half of a character)')
  .refine((text) => !LOST_LETTERS.test(text), 'has lost letters, there is ??? or \ufffd: save the file as UTF-8')
  .overwrite(storedText)
  .min(1, 'has to be filled in');

/** A text that is never blank. */
export const TEXT: FieldKind = { type: () => String, column: { type: 'text' }, check: filledText };

/** A list of texts. */
export const TEXTS: FieldKind = {
  type: () => [String],
  column: { type: 'text', array: true },
  check: z.array(filledText, 'has to be a list of texts').min(1, 'has to have at least one text'),
};

/** A whole number of 32 bits. */
export const WHOLE: FieldKind = {
  type: () => Int,
  column: { type: 'integer' },
  check: z.int32('has to be a whole number below 2,147,483,648'),
};

const STARS_GIVEN = 'has to be a number of stars from 0 to 5, with one decimal at most';

/** A number of stars, one decimal. */
export const STARS: FieldKind = {
  type: () => Float,
  column: {
    type: 'numeric',
    precision: 2,
    scale: 1,
    transformer: { to: (value: number) => value, from: (value: string) => Number(value) },
  },
  check: z
    .number(STARS_GIVEN)
    .min(0, STARS_GIVEN)
    .max(5, STARS_GIVEN)
    .refine((stars) => Number(stars.toFixed(1)) === stars, STARS_GIVEN),
};

const RUPEES_GIVEN = `has to be a number of rupees above 0 and up to ${MAX_RUPEES.toLocaleString('en-IN')}, with two decimals at most: 2450 or 2450.50`;

/** An amount in rupees; paise in the database. */
export const RUPEES: FieldKind = {
  type: () => RupeesScalar,
  suffix: '_paise',
  column: {
    type: 'bigint',
    transformer: {
      to: (value: number) => toPaise(value),
      from: (value: string) => toRupees(Number(paiseColumn.from(value))),
    },
  },
  check: z
    .number(RUPEES_GIVEN)
    .positive(RUPEES_GIVEN)
    .max(MAX_RUPEES, RUPEES_GIVEN)
    .refine((rupees) => toPaise(rupees) !== undefined, RUPEES_GIVEN),
};

/** A calendar day, `YYYY-MM-DD`. */
export const DAY: FieldKind = {
  type: () => DateScalar,
  column: { type: 'date' },
  check: calendarDay.refine((day) => day >= '0001', 'has to be a day after the year 0'),
};

/** Yes or no. */
export const YES_OR_NO: FieldKind = {
  type: () => Boolean,
  column: { type: 'boolean' },
  check: z.boolean('has to be true or false'),
};

/** One of a closed set, registered as a GraphQL enum; its lower-case word in the data. */
export const oneOf = (options: Record<string, string>): FieldKind => ({
  type: () => options,
  column: { type: 'text' },
  check: z.enum(options),
});

/** The same where the source may not know it; null is shown as unknown. */
export const optional = (kind: FieldKind): FieldKind => ({
  ...kind,
  column: { ...kind.column, nullable: true },
  check: kind.check.nullable(),
});
