import { z } from 'zod';
import type { NewCrop } from '../modules/crops/create-crop.js';
import type { CropUpdate } from '../modules/crops/update-crop.js';
import { dottedFields, unwrapped } from './contracts/dotted.js';
import { unknownPaths } from './unknown-fields.js';

/** Looks up what a body has under a path: `price.basePrice`. Undefined where it has nothing. */
type Lookup = (path: string) => unknown;

/** Text fields of a multipart form; a name that came several times has several values. */
export type FormFields = ReadonlyMap<string, readonly string[]>;

/** What a listing, or the change of one, says. */
export type ListingDraft = NewCrop & Omit<CropUpdate, 'id'>;

/** A field of a contract has to be one that the commands read, or it would be taken and forgotten. */
type ListingSchema = z.ZodObject<Partial<Record<keyof ListingDraft, z.ZodType>>>;

const DECIMAL = /^-?\d+(\.\d+)?$/;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A property of its own; never `__proto__` or anything else that was inherited (security.md I4). */
function own(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}

const dotted = (name: string) => name.replace(/\[(\w*)\]/g, (_brackets, inner) => (inner === '' ? '' : `.${inner}`));

/** Looks up in a JSON body, nested or with dotted keys. */
function inJson(body: Readonly<Record<string, unknown>>): Lookup {
  return (path) => {
    const [head = '', tail] = path.split('.');
    if (tail === undefined) return own(body, head);
    const nested = own(own(body, head), tail);
    return nested === undefined ? own(body, path) : nested;
  };
}

/** Reads listings of one contract, as a form or as JSON. The contract says what there is; nothing here lists it again. */
export class ListingReader {
  readonly #schema: ListingSchema;
  /** The kind of each field by its path. */
  readonly #kinds: ReadonlyMap<string, z.ZodType>;
  /** Every name that a field has in a form, and the outer ones, which may hold JSON. */
  readonly #names: ReadonlySet<string>;

  constructor(schema: ListingSchema) {
    this.#schema = schema;
    this.#kinds = new Map(Object.entries(dottedFields(schema)).map(([path, field]) => [path, unwrapped(field)]));
    this.#names = new Set(['name', ...this.#kinds.keys(), ...Object.keys(schema.shape)]);
  }

  /** The listing that a multipart form describes. */
  fromForm(fields: FormFields): ListingDraft {
    return this.#draftOf(this.#inForm(fields));
  }

  /** The listing that a JSON body describes; its numbers are numbers. */
  fromJson(body: Readonly<Record<string, unknown>>): ListingDraft {
    return this.#draftOf(inJson(body));
  }

  /** Fields of a form that no listing has. */
  unknownInForm(fields: FormFields): string[] {
    return [...fields.keys()].filter((name) => !this.#names.has(dotted(name)));
  }

  /** Fields of a JSON body that no listing has. */
  *unknownInJson(body: Readonly<Record<string, unknown>>): Generator<string> {
    for (const path of unknownPaths(this.#schema, body)) if (!this.#names.has(path)) yield path;
  }

  /** Only what a listing has is ever looked at: a body's other keys reach nothing (security.md Z9). */
  #draftOf(at: Lookup): ListingDraft {
    const read = ([name, field]: [string, z.ZodType]): unknown => {
      const inner = unwrapped(field);
      if (!(inner instanceof z.ZodObject)) return at(name);
      return Object.fromEntries(Object.keys(inner.shape).map((part) => [part, at(`${name}.${part}`)]));
    };
    const fields: [string, z.ZodType][] = Object.entries(this.#schema.shape);
    const draft: ListingDraft = Object.fromEntries(fields.map((field) => [field[0], read(field)]));
    return { ...draft, cropName: draft.cropName ?? at('name') };
  }

  /** Looks up multipart fields named `a.b`, `a[b]`, `a.b[]`, or `a` holding a JSON object. */
  #inForm(fields: FormFields): Lookup {
    return (path) => {
      const [head = '', tail] = path.split('.');
      const names =
        tail === undefined ? [path, `${path}[]`] : [path, `${path}[]`, `${head}[${tail}]`, `${head}[${tail}][]`];
      const values = names.flatMap((name) => fields.get(name) ?? []);
      if (values.length > 0) return this.#fromText(path, values);
      const json = tail === undefined ? undefined : fields.get(head)?.[0];
      return json !== undefined && tail !== undefined ? own(parseJson(json), tail) : undefined;
    };
  }

  /** A form's text, as the kind of value that the path holds; what is not of that kind stays text, for the rules to refuse. */
  #fromText(path: string, values: readonly string[]): unknown {
    const [first = ''] = values;
    const text = first.trim();
    const kind = this.#kinds.get(path);
    if (kind instanceof z.ZodNumber) return DECIMAL.test(text) ? Number(text) : first;
    if (kind instanceof z.ZodBoolean) return text === 'true' ? true : text === 'false' ? false : first;
    if (!(kind instanceof z.ZodArray)) return first;
    if (values.length > 1) return [...values];
    const list = text.startsWith('[') ? parseJson(text) : undefined;
    return Array.isArray(list) ? list : text === '' ? [] : [first];
  }
}
