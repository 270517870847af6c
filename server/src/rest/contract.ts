import { z } from 'zod';
import type { RefusalDetails } from '../platform/errors/app-error.js';
import type { ErrorCode } from '../platform/errors/codes.js';
import { warnings } from './contracts/fields.js';

/** What a path is about; the description groups by it. */
export type Tag = 'Accounts' | 'Crops' | 'Bids' | 'Deals' | 'People' | 'Notifications' | 'Advisor' | 'Farm services';

/** One way in which an operation says no. */
export interface Refusal {
  readonly code: ErrorCode;
  /** An example of the sentence that comes with it. */
  readonly message: string;
  /** Paths of the fields that the answer names. */
  readonly fields?: readonly string[];
  /** What a program can go on with, where the code has it. */
  readonly details?: RefusalDetails;
}

/** The refusal for a guest where an account is needed. */
export const signedOut: Refusal = { code: 'UNAUTHENTICATED', message: 'Please log in first.' };

/** What a request carries as JSON. */
export interface BodyContract<Schema extends z.ZodObject = z.ZodObject> {
  readonly schema: Schema;
  readonly example: Readonly<Record<string, unknown>>;
  /**
   * `values`: the router refuses what the schema does not accept. `names`: only an object with these names is asked
   * for, and what the values have to be is the service's rule, which GraphQL shares; the schema describes that rule.
   */
  readonly checks: 'values' | 'names';
  /**
   * The same as a form with pictures: names of nested fields are dotted. The handler reads such a body itself, because it
   * asks who calls before it receives a byte.
   */
  readonly upload?: { readonly schema: z.ZodObject; readonly example: Readonly<Record<string, unknown>> };
}

/** One documented operation: what it takes, what it answers, and how it refuses. Nothing about it is written elsewhere. */
export interface Contract {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** As Express writes it, without a prefix: `/crops/:id`. */
  readonly path: string;
  /** The specification's paths stand at the root too; others do not, where pages have their addresses (`/services`). */
  readonly onlyBelowApi?: true;
  /** Its name in generated clients. */
  readonly id: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
  /** `optional`: signed-in users may see more. Omitted: public. */
  readonly signedIn?: 'required' | 'optional';
  /** Takes an idempotency key in `Idempotency-Key`: sent again with the same key within a day, it is not done again. */
  readonly takesKey?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: BodyContract;
  readonly answer: {
    readonly status: 200 | 201;
    /** The JSON body, made with `answer()`. */
    readonly schema: z.ZodObject;
    readonly example: Readonly<Record<string, unknown>>;
    /** Where the answer comes as server-sent events: what they are. Schema and example then have an event a field. */
    readonly stream?: string;
    /** Where it can come as a table (`text/csv`): an example of one. It has an ETag in both forms. */
    readonly csv?: string;
  };
  /** Those particular to it; `ALWAYS_POSSIBLE` of the OpenAPI document may come from anywhere. */
  readonly refusals: readonly Refusal[];
}

/** Declares an operation and keeps the exact types of what it takes. */
export function contract<const C extends Contract>(declared: C): C {
  return declared;
}

/** The body of a success: `success: true`, these fields, and `warnings` where something of the request was not known. */
export function answer<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), ...shape, warnings: warnings.optional() });
}

type ValuesOf<Body> = Body extends { checks: 'names'; schema: infer Schema extends z.ZodObject }
  ? { readonly [Name in keyof z.input<Schema>]?: unknown }
  : Body extends { schema: infer Schema extends z.ZodObject }
    ? z.output<Schema>
    : undefined;

/** A request as its contract lets it through. */
export interface Asked<C> {
  readonly params: C extends { params: infer Params extends z.ZodObject } ? z.output<Params> : undefined;
  readonly query: C extends { query: infer Query extends z.ZodObject } ? z.output<Query> : undefined;
  readonly body: C extends { body: infer Body } ? ValuesOf<Body> : undefined;
}

/** What a handler gives for it before it is JSON: a moment may still be a `Date`, and nothing is changed any more. */
type BeforeJson<T> = T extends string
  ? string extends T
    ? T | Date
    : T
  : T extends readonly (infer Item)[]
    ? readonly BeforeJson<Item>[]
    : T extends object
      ? { readonly [Name in keyof T]: BeforeJson<T[Name]> }
      : T;

/** The answer that a contract describes, as its handler gives it: what every answer has is put around it. */
export type AnswerOf<C extends Contract> = BeforeJson<Omit<z.input<C['answer']['schema']>, 'success' | 'warnings'>>;
