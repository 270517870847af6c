import { Field } from 'type-graphql';
import { Column } from 'typeorm';
import type { z } from 'zod';
import { addLanguageField, twin } from '../../platform/graphql/language-field.js';
import type { Language } from '../../platform/messages.js';
import { DAY, type FieldKind, oneOf, optional, RUPEES, STARS, TEXT, TEXTS, WHOLE, YES_OR_NO } from './field-kinds.js';
import { type FieldDecorator, noteAnswered, noteStored } from './field-registry.js';

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const isNullable = (check: z.ZodType) => check.def.type === 'nullable';

/** A column with its check in the data file; what is answered of it is declared apart. */
export function addStored(prototype: object, name: string, kind: FieldKind, description: string): void {
  Column({ ...kind.column, name: `${snakeCase(name)}${kind.suffix ?? ''}` })(prototype, name);
  noteStored(prototype, name, kind.check.describe(description));
}

/** A field that is stored and answered as it is. */
function plain(kind: FieldKind, description: string): FieldDecorator {
  return (prototype, property) => {
    const name = String(property);
    addStored(prototype, name, kind, description);
    Field(kind.type as () => typeof String, { description, nullable: isNullable(kind.check) })(prototype, name);
    noteAnswered(prototype, name, {
      check: kind.check.describe(description),
      read: (row) => Reflect.get(row, name),
    });
  };
}

/**
 * A field in both languages: stored under its name and under the same name with `Hi`, answered in the language that the
 * caller asks for. The class declares the twin without a decorator.
 */
function translated(kind: FieldKind, description: string): FieldDecorator {
  return (prototype, property) => {
    const name = String(property);
    addStored(prototype, name, kind, description);
    addStored(prototype, `${name}Hi`, kind, `The same in Hindi: ${description}`);
    addTranslated(prototype, name, { type: kind.type, check: kind.check, description, read: twin(name) });
  };
}

interface TranslatedField {
  readonly description: string;
  readonly type: () => unknown;
  readonly check: z.ZodType;
  readonly read: (row: object, language: Language) => unknown;
}

function addTranslated(prototype: object, name: string, { check, ...field }: TranslatedField): void {
  addLanguageField(prototype, name, { ...field, nullable: isNullable(check) });
  noteAnswered(prototype, name, { check: check.describe(field.description), read: field.read });
}

export const text = (description: string) => plain(TEXT, description);
export const optionalText = (description: string) => plain(optional(TEXT), description);
export const whole = (description: string) => plain(WHOLE, description);
export const optionalWhole = (description: string) => plain(optional(WHOLE), description);
export const stars = (description: string) => plain(STARS, description);
export const rupees = (description: string) => plain(RUPEES, description);
export const day = (description: string) => plain(DAY, description);
export const yesNo = (description: string) => plain(YES_OR_NO, description);
export const choice = (options: Record<string, string>, description: string) => plain(oneOf(options), description);
export const translatedText = (description: string) => translated(TEXT, description);
export const optionalTranslatedText = (description: string) => translated(optional(TEXT), description);
export const translatedTexts = (description: string) => translated(TEXTS, description);

/** A getter: it follows from the other fields, so it is answered and stands in no file. Null where the check allows it. */
export const derived =
  (description: string, type: () => unknown, check: z.ZodType): FieldDecorator =>
  (prototype, property) => {
    const name = String(property);
    Field(type as () => typeof String, { description, nullable: isNullable(check) })(prototype, name);
    const read = (row: object) => {
      const value: unknown = Reflect.get(row, name);
      return value instanceof Date ? value.toISOString() : value;
    };
    noteAnswered(prototype, name, { check: check.describe(description), read });
  };

/** The parts of a text that lists several things: `"Kerala, Tamil Nadu"` of `scope`. Stands in no file. */
export const partsOf =
  (field: string, separator: string | RegExp, description: string): FieldDecorator =>
  (prototype, property) =>
    addTranslated(prototype, String(property), {
      description,
      type: TEXTS.type,
      check: TEXTS.check,
      read: (row, language) =>
        String(twin(field)(row, language))
          .split(separator)
          .map((part) => part.trim()),
    });
