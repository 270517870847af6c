import { Float, Int } from 'type-graphql';
import type { ColumnOptions } from 'typeorm';
import { z } from 'zod';
import { calendarDay } from '../../platform/calendar-day.js';
import { DateScalar, RupeesScalar } from '../../platform/graphql/scalars.js';
import { MAX_RUPEES, paiseColumn, toPaise, toRupees } from '../../platform/money.js';

/** What a stored field is in the schema, in the database and in a data file. */
export interface FieldKind {
  readonly type: () => unknown;
  readonly column: ColumnOptions;
  /** Ends the column's name: `price_paise`. */
  readonly suffix?: string;
  readonly check: z.ZodType;
}

const filledText = z.string().trim().min(1);

/** A text that is never blank. */
export const TEXT: FieldKind = { type: () => String, column: { type: 'text' }, check: filledText };

/** A list of texts. */
export const TEXTS: FieldKind = {
  type: () => [String],
  column: { type: 'text', array: true },
  check: z.array(filledText).min(1),
};

/** A whole number. */
export const WHOLE: FieldKind = { type: () => Int, column: { type: 'integer' }, check: z.int() };

/** A number of stars, one decimal. */
export const STARS: FieldKind = {
  type: () => Float,
  column: {
    type: 'numeric',
    precision: 2,
    scale: 1,
    transformer: { to: (value: number) => value, from: (value: string) => Number(value) },
  },
  check: z.number().min(0).max(5),
};

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
  check: z.number().positive().max(MAX_RUPEES),
};

/** A calendar day, `YYYY-MM-DD`. */
export const DAY: FieldKind = { type: () => DateScalar, column: { type: 'date' }, check: calendarDay };

/** Yes or no. */
export const YES_OR_NO: FieldKind = { type: () => Boolean, column: { type: 'boolean' }, check: z.boolean() };

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
