import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { BoundedCache, KEPT_AT } from './bounded-cache';
import { networkFirst } from './network-first';
import { keptShell } from './shell';

/** The data of the pages that were visited, as the server drew them for a guest. */
export const pages = new BoundedCache('pages', 60);

const STATE = /<script type="application\/json" id="apollo-state">.*?<\/script>/s;

/** A page's address without its language, which the data does not depend on. */
function addressOf({ url }: Request): string {
  const address = new URL(url);
  address.searchParams.delete('language');
  return address.pathname + address.search;
}

/** Only pages that the server drew with their data have something to keep; a page of one person's own is the shell alone. */
async function keepState(address: string, response: Response, keep: ReturnType<BoundedCache['keeper']>): Promise<void> {
  const [state] = STATE.exec(await response.text()) ?? [];
  if (state) await keep(address, state, {});
}

/** The shell of today's version, with the data of the page where it was visited. */
async function pageWithoutNetwork(address: string): Promise<Response | undefined> {
  const shell = await keptShell();
  if (shell === null) return undefined;
  const kept = await pages.match(address);
  const state = (await kept?.text()) ?? '';
  const moment = kept?.headers.get(KEPT_AT) ?? '';
  const markup = (await shell.text())
    .replace('<html ', () => `<html data-kept="${moment}" `)
    .replace('</body>', () => `${state}</body>`);
  // The page keeps to the policy that the server gave the shell; what tells of its packing is true no longer.
  const headers = new Headers(shell.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(markup, { headers });
}

/** A page comes from the network; where there is none, or a visited one stands still, from what is kept. */
export async function keepPage({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const keep = pages.keeper();
  const address = addressOf(request);
  const preloaded = (event as FetchEvent).preloadResponse as Promise<Response | undefined>;
  const network = preloaded.then((response) => response ?? fetch(request));
  event.waitUntil(network.then((response) => (response.ok ? keepState(address, response.clone(), keep) : undefined)));
  return networkFirst(
    network,
    async () => ((await pages.match(address)) ? pageWithoutNetwork(address) : undefined),
    () => pageWithoutNetwork(address),
  );
}
