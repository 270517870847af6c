import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { BoundedCache, KEPT_AT } from './bounded-cache';
import { networkFirst } from './network-first';

/** Set by the program on public questions whose answers may be kept (src/features/offline/model/kept-fetch.ts): the page that asks. */
export const PAGE_HEADER = 'x-page';

export const answers = new BoundedCache('answers', 80);

/** The same question in the same language: a store for GET alone needs an address for it. */
async function addressOf(request: Request): Promise<string> {
  const question = `${request.headers.get('accept-language')} ${await request.text()}`;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(question));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `/kept-answers/${hex}`;
}

type Answer = { readonly data?: unknown; readonly errors?: unknown };

/** How a farmer is reached is asked for and counted each time, and kept nowhere. */
const withoutContact = (name: string, value: unknown) =>
  name === 'farmer' && value !== null && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value).map(([key, of]) => [key, /^(email|phone|contact)$/.test(key) ? null : of]),
      )
    : value;

async function keepText(
  address: string,
  page: string,
  response: Response,
  keep: ReturnType<BoundedCache['keeper']>,
): Promise<void> {
  const answer = (await response.json()) as Answer;
  if (!answer.data || answer.errors) return;
  const type = { 'content-type': response.headers.get('content-type') ?? 'application/json' };
  await keep(address, JSON.stringify(answer, withoutContact), { ...type, [PAGE_HEADER]: page });
}

/** An answer comes from the network; where there is none, or it stands still, the last one to the same question, with its moment. */
export async function keepAnswer({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const keep = answers.keeper();
  const address = await addressOf(request.clone());
  const page = request.headers.get(PAGE_HEADER) ?? '';
  const network = fetch(request);
  event.waitUntil(
    network.then((response) => (response.ok ? keepText(address, page, response.clone(), keep) : undefined)),
  );
  return networkFirst(network, async () => {
    const kept = await answers.match(address);
    return kept?.headers.has(KEPT_AT) ? kept : undefined;
  });
}
