import type { Request } from 'express';
import { z } from 'zod';
import { badInput, type FieldProblem, translateFields } from '../platform/errors/app-error.js';
import type { Translate } from '../platform/messages.js';
import { unwrapped } from './contracts/dotted.js';

/** A request may have thousands; naming the first says enough, and the answer stays small. */
const MOST_NAMED = 20;
const LONGEST_NAME = 100;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths in a value that its schema does not know. Nothing is said about what the schema does know. */
export function* unknownPaths(schema: z.ZodType, value: unknown, prefix = ''): Generator<string> {
  const known = unwrapped(schema);
  if (known instanceof z.ZodObject && isObject(value)) {
    const shape = known.shape as Readonly<Record<string, z.ZodType>>;
    for (const [name, inner] of Object.entries(value)) {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (field) yield* unknownPaths(field, inner, `${prefix}${name}.`);
      else yield `${prefix}${name}`;
    }
  } else if (known instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* unknownPaths(known.element as z.ZodType, item, `${prefix}${index}.`);
    }
  }
}

/** Whether the caller would rather be refused than have something left out: `Prefer: handling=strict` (RFC 7240). */
export function prefersStrict(request: Request): boolean {
  const preferences = (request.get('Prefer') ?? '').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase());
  // Of one preference that is named twice, the first counts.
  const handling = preferences.find((preference) => preference?.startsWith('handling='));
  return handling?.replaceAll('"', '') === 'handling=strict';
}

/**
 * What of a request is not known. Usually it is left out and named beside the answer, since a caller that misspells a filter
 * would otherwise take the unfiltered list for the answer; strictly, it is refused before anything happens.
 */
export class UnknownFields {
  readonly #warnings: FieldProblem[] = [];

  constructor(private readonly strict: boolean) {}

  /** Throws BAD_USER_INPUT, with the fields, where the caller wants it strictly. */
  note(paths: Iterable<string>, because = 'This is not known here'): void {
    const found: string[] = [];
    for (const path of paths) {
      if (found.length + this.#warnings.length >= MOST_NAMED) break;
      found.push(path.slice(0, LONGEST_NAME));
    }
    if (found.length === 0) return;
    if (this.strict) throw badInput(found.map((field) => ({ field, message: `${because}.` })));
    this.#warnings.push(...found.map((field) => ({ field, message: `${because}; it was left out.` })));
  }

  /** What is set beside an answer, in the reader's language. */
  beside(translate: Translate): { readonly warnings?: readonly FieldProblem[] } {
    return this.#warnings.length === 0 ? {} : { warnings: translateFields(this.#warnings, translate) };
  }
}
