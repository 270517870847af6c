import { Field, Float, Int } from 'type-graphql';
import { Column } from 'typeorm';
import { z } from 'zod';
import { DateScalar, RupeesScalar } from '../../platform/graphql/scalars.js';
import { MAX_RUPEES, paiseColumn, toPaise, toRupees } from '../../platform/money.js';

type FieldDecorator = (prototype: object, property: string | symbol) => void;

/** How the rows of the data files are checked: one zod type per declared field, by class. */
const checks = new Map<object, Map<string, z.ZodType>>();

/** The same for what a row answers and its file does not have. */
const derivedFields = new Map<object, Map<string, z.ZodType>>();

function add(fields: typeof checks, prototype: object, property: string | symbol, check: z.ZodType): void {
  const ofClass = fields.get(prototype) ?? new Map<string, z.ZodType>();
  ofClass.set(String(property), check);
  fields.set(prototype, ofClass);
}

function remember(prototype: object, property: string | symbol, description: string, check: z.ZodType): void {
  add(checks, prototype, property, check.describe(description));
}

/** What a row answers in REST, field by field. */
export function answeredFields(row: { readonly prototype: object }): Record<string, z.ZodType> {
  return {
    id: z.string().describe('Readable, stable identifier.'),
    ...Object.fromEntries(checks.get(row.prototype) ?? []),
    ...Object.fromEntries(derivedFields.get(row.prototype) ?? []),
  };
}

/** A row that passed its check. */
export type CheckedRow = Record<string, unknown> & { readonly id: string };

/** The fields of a dataset's row with their checks; `id` first, then as declared. */
export function rowFields(row: { readonly prototype: object }): Record<string, z.ZodType> {
  return {
    id: z.string().regex(/^[a-z0-9-]+$/, 'has to be of a-z, 0-9 and -'),
    ...Object.fromEntries(checks.get(row.prototype) ?? []),
  };
}

const snakeCase = (name: string | symbol) => String(name).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A text that is never blank. */
export const text =
  (description: string): FieldDecorator =>
  (prototype, property) => {
    Field(() => String, { description })(prototype, property);
    Column({ type: 'text', name: snakeCase(property) })(prototype, property);
    remember(prototype, property, description, z.string().trim().min(1));
  };

/** A text that the source may not know; null is shown as unknown. */
export const optionalText =
  (description: string): FieldDecorator =>
  (prototype, property) => {
    Field(() => String, { nullable: true, description })(prototype, property);
    Column({ type: 'text', nullable: true, name: snakeCase(property) })(prototype, property);
    remember(prototype, property, description, z.string().trim().min(1).nullable());
  };

/** A list of texts. */
export const texts =
  (description: string): FieldDecorator =>
  (prototype, property) => {
    Field(() => [String], { description })(prototype, property);
    Column({ type: 'text', array: true, name: snakeCase(property) })(prototype, property);
    remember(prototype, property, description, z.array(z.string().trim().min(1)).min(1));
  };

/** A whole number. */
export const whole =
  (description: string): FieldDecorator =>
  (prototype, property) => {
    Field(() => Int, { description })(prototype, property);
    Column({ type: 'integer', name: snakeCase(property) })(prototype, property);
    remember(prototype, property, description, z.int());
  };

/** A whole number that the source may not know. */
export const optionalWhole =
  (description: string): FieldDecorator =>
  (prototype, property) => {
    Field(() => Int, { nullable: true, description })(prototype, property);
    Column({ type: 'integer', nullable: true, name: snakeCase(property) })(prototype, property);
    remember(prototype, property, description, z.int().nullable());
  };

/** A number of stars, one decimal. */
export const stars =
  (description: string): FieldDecorator =>
  (prototype, property) => {
    Field(() => Float, { description })(prototype, property);
    Column({
      type: 'numeric',
      precision: 2,
      scale: 1,
      name: snakeCase(property),
      transformer: { to: (value: number) => value, from: (value: string) => Number(value) },
    })(prototype, property);
    remember(prototype, property, description, z.number().min(0).max(5));
  };

/** An amount in rupees; paise in the database. */
export const rupees =
  (description: string): FieldDecorator =>
  (prototype, property) => {
    Field(() => RupeesScalar, { description })(prototype, property);
    Column({
      type: 'bigint',
      name: `${snakeCase(property)}_paise`,
      transformer: {
        to: (value: number) => toPaise(value),
        from: (value: string) => toRupees(Number(paiseColumn.from(value))),
      },
    })(prototype, property);
    remember(prototype, property, description, z.number().positive().max(MAX_RUPEES));
  };

/** A calendar day, `YYYY-MM-DD`. */
export const day =
  (description: string): FieldDecorator =>
  (prototype, property) => {
    Field(() => DateScalar, { description })(prototype, property);
    Column({ type: 'date', name: snakeCase(property) })(prototype, property);
    remember(prototype, property, description, z.iso.date());
  };

/** Yes or no. */
export const yesNo =
  (description: string): FieldDecorator =>
  (prototype, property) => {
    Field(() => Boolean, { description })(prototype, property);
    Column({ type: 'boolean', name: snakeCase(property) })(prototype, property);
    remember(prototype, property, description, z.boolean());
  };

/** One of a closed set, registered as a GraphQL enum; its lower-case word in the data. */
export const choice =
  (options: Record<string, string>, description: string): FieldDecorator =>
  (prototype, property) => {
    Field(() => options, { description })(prototype, property);
    Column({ type: 'text', name: snakeCase(property) })(prototype, property);
    remember(prototype, property, description, z.enum(options));
  };

/** A getter: it follows from the other fields, so it is answered and stands in no file. */
export const derived =
  (description: string, type: () => object, check: z.ZodType): FieldDecorator =>
  (prototype, property) => {
    Field(() => type() as typeof String, { description })(prototype, property);
    add(derivedFields, prototype, property, check.describe(description));
  };
