import { setTimeout as pause } from 'node:timers/promises';
import { at, listAt, textAt } from './answers.js';
import type { Outcome } from './history.js';

export type Via = 'rest' | 'graphql';

/** One request as it will be sent; the same again at every try. */
export interface Call {
  readonly via: Via;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: () => string | FormData | undefined;
  /** The part of a body in which the answer stands: `data.placeBid` of GraphQL. */
  readonly root: readonly string[];
}

export interface Reply {
  readonly outcome: Outcome;
  readonly code?: string;
  readonly body: unknown;
}

const PATIENCE_MS = 8_000;
/** After these the outcome is unknown. */
const UNCERTAIN = new Set(['UNAVAILABLE', 'UNCONFIRMED', 'INTERNAL', 'INTERNAL_SERVER_ERROR', 'REQUEST_TIMEOUT']);

function judge(call: Call, status: number, text: string): Reply {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { outcome: 'unknown', code: `status ${status} without JSON`, body: undefined };
  }
  const body = at(json, ...call.root);
  const code = textAt(json, 'code') ?? textAt(listAt(json, 'errors')[0], 'extensions', 'code');
  if (code === undefined && status < 300 && body !== undefined && body !== null) {
    return { outcome: 'done', body };
  }
  const said = code ?? `status ${status}`;
  return { outcome: UNCERTAIN.has(said) || code === undefined ? 'unknown' : 'refused', code: said, body };
}

/** Sends it once, as a browser would: no answer in eight seconds is none. */
export async function send(url: string, call: Call): Promise<Reply> {
  const body = call.body();
  try {
    const response = await fetch(`${url}${call.path}`, {
      method: call.method,
      headers: { ...call.headers, ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}) },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body }),
    });
    return judge(call, response.status, await response.text());
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { cause } = error;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
    return { outcome: 'unknown', code, body: undefined };
  }
}

/** A file of the product, whole; undefined where it could not be had at that moment. */
export async function fetchFile(url: string): Promise<{ status: number; bytes: Buffer } | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return undefined;
  }
}

const INPUTS = [
  'RegisterInput',
  'LoginInput',
  'RefreshSessionInput',
  'CreateCropInput',
  'PlaceBidInput',
  'UpdateCropInput',
  'DeleteCropInput',
  'AcceptOfferInput',
  'CounterOfferInput',
  'RecordWeightInput',
  'MarkPaymentInput',
];
const KEY = 'idempotencyKey';

/** Whether an input of the schema takes an idempotency key. */
async function takesKey(url: string, name: string): Promise<boolean> {
  const query = `{ __type(name: "${name}") { inputFields { name } } }`;
  const headers = {};
  const body = () => JSON.stringify({ query });
  for (let tries = 0; tries < 20; tries += 1) {
    const reply = await send(url, { via: 'graphql', method: 'POST', path: '/graphql', headers, body, root: ['data'] });
    if (reply.outcome === 'done') {
      return listAt(reply.body, '__type', 'inputFields').some((field) => textAt(field, 'name') === KEY);
    }
    await pause(250);
  }
  throw new Error('The schema could not be asked for its inputs. Is GRAPHQL_INTROSPECTION on?');
}

/** The inputs that take an idempotency key: a field that a schema does not know would be refused. All in one question cost too much. */
export async function inputsWithKey(url: string): Promise<ReadonlySet<string>> {
  const taken = await Promise.all(INPUTS.map((name) => takesKey(url, name)));
  return new Set(INPUTS.filter((_, index) => taken[index]));
}

/** The caller, and the key that identifies the intention. */
export interface Caller {
  readonly token?: string | undefined;
  readonly key?: string | undefined;
}

const headersOf = ({ token, key }: Caller): Record<string, string> => ({
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(key === undefined ? {} : { 'idempotency-key': key }),
});

export function rest(
  method: string,
  path: string,
  caller: Caller,
  body?: Record<string, unknown> | (() => FormData),
): Call {
  return {
    via: 'rest',
    method,
    path: `/api${path}`,
    headers: headersOf(caller),
    body: () => (typeof body === 'function' ? body() : body && JSON.stringify(body)),
    root: [],
  };
}

/** A mutation with one input; `files` are its pictures, as the multipart request of GraphQL takes them. */
export function mutation(
  name: string,
  input: { readonly type: string; readonly value: Readonly<Record<string, unknown>> },
  selection: string,
  caller: Caller,
  withKey: ReadonlySet<string>,
  files: readonly Blob[] = [],
): Call {
  const isInInput = caller.key !== undefined && withKey.has(input.type) && files.length === 0;
  const key = isInInput ? { [KEY]: caller.key } : {};
  // The key of an upload is looked at before its parts are.
  const keyInHeader = isInInput ? undefined : caller.key;
  const images = files.length > 0 ? { images: files.map(() => null) } : {};
  const operation = JSON.stringify({
    query: `mutation Do($input: ${input.type}!) { ${name}(input: $input) { ${selection} } }`,
    variables: { input: { ...input.value, ...images, ...key } },
  });
  const form = () => {
    const parts = new FormData();
    parts.append('operations', operation);
    parts.append(
      'map',
      JSON.stringify(Object.fromEntries(files.map((_, index) => [index, [`variables.input.images.${index}`]]))),
    );
    for (const [index, file] of files.entries()) parts.append(String(index), file, `${index}.png`);
    return parts;
  };
  return {
    via: 'graphql',
    method: 'POST',
    path: '/graphql',
    // Apollo takes a form only with a header that no plain form of another site can have.
    headers: { ...headersOf({ token: caller.token, key: keyInHeader }), 'apollo-require-preflight': 'true' },
    body: () => (files.length > 0 ? form() : operation),
    root: ['data', name],
  };
}

export function query(text: string, variables: Readonly<Record<string, unknown>>, caller: Caller): Call {
  return {
    via: 'graphql',
    method: 'POST',
    path: '/graphql',
    headers: headersOf(caller),
    body: () => JSON.stringify({ query: text, variables }),
    root: ['data'],
  };
}
