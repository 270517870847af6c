import { z } from 'zod';
import type { CropDraft } from '../modules/crops/crop.rules.js';
import { cropInput } from './contracts/crop.shapes.js';
import { dottedFields, unwrapped } from './contracts/dotted.js';
import { unknownPaths } from './unknown-fields.js';

/** Looks up what a form has under a path: `price.basePrice`. Undefined where it has nothing. */
type Lookup = (path: string) => unknown;

/** Text fields of a multipart form; a name that came several times has several values. */
export type FormFields = ReadonlyMap<string, readonly string[]>;

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** What a listing has by its paths, and the kind of each: the contract says it, and nothing here lists it again. */
const KINDS = new Map(Object.entries(dottedFields(cropInput)).map(([path, field]) => [path, unwrapped(field)]));

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

/** A form's text, as the kind of value that the path holds; what is not of that kind stays text, for the rules to refuse. */
function fromText(path: string, values: readonly string[]): unknown {
  const [first = ''] = values;
  const text = first.trim();
  const kind = KINDS.get(path);
  if (kind instanceof z.ZodNumber) return DECIMAL.test(text) ? Number(text) : first;
  if (kind instanceof z.ZodBoolean) return text === 'true' ? true : text === 'false' ? false : first;
  if (!(kind instanceof z.ZodArray)) return first;
  if (values.length > 1) return [...values];
  const list = text.startsWith('[') ? parseJson(text) : undefined;
  return Array.isArray(list) ? list : text === '' ? [] : [first];
}

/** Reads multipart fields named `a.b`, `a[b]`, `a.b[]`, or `a` holding a JSON object. */
function lookUpFields(fields: FormFields): Lookup {
  return (path) => {
    const [head = '', tail] = path.split('.');
    const names = tail === undefined ? [path] : [path, `${path}[]`, `${head}[${tail}]`, `${head}[${tail}][]`];
    const values = names.flatMap((name) => fields.get(name) ?? []);
    if (values.length > 0) return fromText(path, values);
    const json = tail === undefined ? undefined : fields.get(head)?.[0];
    return json !== undefined && tail !== undefined ? own(parseJson(json), tail) : undefined;
  };
}

/** Reads a JSON body, nested or with dotted keys. */
function lookUpJson(body: Readonly<Record<string, unknown>>): Lookup {
  return (path) => {
    const [head = '', tail] = path.split('.');
    if (tail === undefined) return own(body, head);
    return own(own(body, head), tail) ?? own(body, path);
  };
}

/** A field of the contract has to be one that the rules read, or it would be taken and forgotten. */
const FIELDS = Object.keys(cropInput.shape) as (keyof typeof cropInput.shape)[] satisfies (keyof CropDraft)[];

/** Only what a listing has is ever looked at: a form's other keys reach nothing (security.md Z9). */
function draftOf(at: Lookup): CropDraft {
  const read = (name: keyof typeof cropInput.shape): unknown => {
    const inner = unwrapped(cropInput.shape[name]);
    if (!(inner instanceof z.ZodObject)) return at(name);
    return Object.fromEntries(Object.keys(inner.shape).map((part) => [part, at(`${name}.${part}`)]));
  };
  const draft: CropDraft = Object.fromEntries(FIELDS.map((name) => [name, read(name)]));
  return { ...draft, cropName: draft.cropName ?? at('name') };
}

/** The listing that a multipart form describes. */
export function draftFromForm(fields: FormFields): CropDraft {
  return draftOf(lookUpFields(fields));
}

/** The listing that a JSON body describes; its numbers are numbers. */
export function draftFromJson(body: Readonly<Record<string, unknown>>): CropDraft {
  return draftOf(lookUpJson(body));
}

/** Every name that a listing has in a form, and the outer ones, which may hold JSON. */
const NAMES = new Set<string>(['name', ...KINDS.keys(), ...FIELDS]);

const dotted = (name: string) => name.replace(/\[(\w*)\]/g, (_brackets, inner) => (inner === '' ? '' : `.${inner}`));

/** Fields of a form that no listing has. */
export function unknownInForm(fields: FormFields): string[] {
  return [...fields.keys()].filter((name) => !NAMES.has(dotted(name)));
}

/** Fields of a JSON body that no listing has. */
export function* unknownInJson(body: Readonly<Record<string, unknown>>): Generator<string> {
  for (const path of unknownPaths(cropInput, body)) if (!NAMES.has(path)) yield path;
}
