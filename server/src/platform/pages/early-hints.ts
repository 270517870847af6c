import type { Request, Response } from 'express';
import { isNavigation } from '../http/navigation.js';
import { modulePreloads } from './page-chunks.js';

/** What a proxy adds on the way. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether no proxy stands between us and the browser. A proxy says so in its headers, or by the way in which it asks: HTTP/1.0, or
 * no connection that is kept.
 */
function isDirect({ headers, httpVersion }: Request): boolean {
  const isKept = httpVersion === '1.1' && headers.connection !== 'close';
  return isKept && PROXY_HEADERS.every((name) => headers[name] === undefined);
}

/**
 * Tells a browser while it waits for a page (103) which scripts the page will need. Only where it opens an address, and only
 * if no proxy might take that for the answer, as nginx before 1.29 does.
 *
 * @param isPassedOn the proxies in front of us are known to pass a 103 on
 */
export function hintEarly(request: Request, response: Response, scripts: readonly string[], isPassedOn: boolean): void {
  if (scripts.length === 0 || request.method !== 'GET' || !isNavigation(request)) return;
  if (!isPassedOn && !isDirect(request)) return;
  response.writeEarlyHints({ link: modulePreloads(scripts) });
}
