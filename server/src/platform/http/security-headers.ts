import type { RequestHandler } from 'express';
import type { HelmetOptions } from 'helmet';
import helmet from 'helmet';

/**
 * What a page of ours may load (security.md X3). Scripts come from our own files alone, and what has to run before the first
 * paint is named by its hash: no nonce is needed and the shell can be cached. Styles may be inline, because Emotion, under MUI, writes style tags at
 * run time and a nonce would again make every page uncacheable; without inline scripts a style cannot read or send data
 * anywhere, since `font-src` and `connect-src` name no foreign address, and `img-src` none but the operator's own.
 */
function contentSecurityPolicy({ frames, images, scripts, sockets }: SecurityHeaderOptions): string {
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sockets],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...frames],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** Asks helmet once what it would set on every answer: the headers depend on nothing in the request. */
function helmetHeaders(options: HelmetOptions): ReadonlyArray<readonly [string, string]> {
  const headers = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  let failure: unknown;
  helmet(options)({} as never, recorder as never, (error) => {
    failure = error;
  });
  if (failure) throw failure;
  return [...headers];
}

export interface SecurityHeaderOptions {
  /** Origins that may be shown in a frame of ours: the finance tool's (spec §2). */
  readonly frames: readonly string[];
  /** The hashes of the scripts that stand in our own documents. */
  readonly scripts: readonly string[];
  /** Other origins that have our pictures. */
  readonly images: readonly string[];
  /** Our own origin as WebSockets name it: for Safari before 16 `'self'` is no `wss:` (WebKit bug 201591). */
  readonly sockets: readonly string[];
  /** Whether people reach us over TLS; a browser that heard of HSTS over plain HTTP would lock itself out. */
  readonly tls: boolean;
}

/** Every security header as a list of pairs, computed once (helmet per request costs 3 to 10 %). */
export function securityHeaders(options: SecurityHeaderOptions): ReadonlyArray<readonly [string, string]> {
  return [
    ...helmetHeaders({
      contentSecurityPolicy: false,
      strictTransportSecurity: options.tls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'no-referrer' },
      xFrameOptions: { action: 'sameorigin' },
      // Pages of other origins show nothing of ours but public pictures, whose route says so itself.
      crossOriginResourcePolicy: { policy: 'same-origin' },
    }),
    ['Content-Security-Policy', contentSecurityPolicy(options)],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()'],
  ];
}

/** Sets the headers on every answer. */
export function setSecurityHeaders(headers: ReadonlyArray<readonly [string, string]>): RequestHandler {
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
