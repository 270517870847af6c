import { z } from 'zod';
import type { Language } from '../../platform/messages.js';

/** What decorates a property of a row. */
export type FieldDecorator = (prototype: object, property: string | symbol) => void;

/** A field as REST answers it. */
interface AnsweredField {
  readonly check: z.ZodType;
  readonly read: (row: object, language: Language) => unknown;
}

/** Something that is noted of the fields of a class, by their names. */
class Registry<Entry> {
  readonly #byClass = new Map<object, Map<string, Entry>>();

  add(prototype: object, name: string, entry: Entry): void {
    const ofClass = this.#byClass.get(prototype) ?? new Map<string, Entry>();
    ofClass.set(name, entry);
    this.#byClass.set(prototype, ofClass);
  }

  of({ prototype }: { readonly prototype: object }): Array<[string, Entry]> {
    return [...(this.#byClass.get(prototype) ?? [])];
  }
}

/** How the rows of the data files are checked: one zod type per stored field. */
const stored = new Registry<z.ZodType>();
/** What a row answers, in the order of its declaration. */
const answered = new Registry<AnsweredField>();

export const noteStored = (prototype: object, name: string, check: z.ZodType) => stored.add(prototype, name, check);
export const noteAnswered = (prototype: object, name: string, field: AnsweredField) =>
  answered.add(prototype, name, field);

/** A class of rows, as far as its fields are looked up. */
type RowClass = { readonly prototype: object };

/** A row that passed its check. */
export type CheckedRow = Record<string, unknown> & { readonly id: string };

/** The stored fields of a dataset's row with their checks, each text with its Hindi twin; `id` first, then as declared. */
export function rowFields(row: RowClass): Record<string, z.ZodType> {
  return {
    id: z.string('has to be a text').regex(/^[a-z0-9-]{1,200}$/, 'has to be of a-z, 0-9 and -, up to 200 of them'),
    ...Object.fromEntries(stored.of(row)),
  };
}

/** What a row answers in REST, field by field. */
export function answeredFields(row: RowClass): Record<string, z.ZodType> {
  const fields = answered.of(row).map(([name, { check }]) => [name, check]);
  return { id: z.string().describe('Readable, stable identifier.'), ...Object.fromEntries(fields) };
}

/** A row as REST answers it: its texts in one language, and nothing of how it is stored. */
export function presentRow(
  row: RowClass,
  instance: { readonly id: string },
  language: Language,
): Readonly<Record<string, unknown>> {
  const fields = answered.of(row).map(([name, { read }]) => [name, read(instance, language)]);
  return { id: instance.id, ...Object.fromEntries(fields) };
}
