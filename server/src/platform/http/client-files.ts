import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import express, { type RequestHandler, type Response, Router } from 'express';
import { AppError } from '../errors/app-error.js';
import { withSettings } from './page-settings.js';

export interface ClientFileParts {
  /** Folder of the built browser program. */
  readonly folder: string;
  /** Addresses of its pages, as Express writes paths. */
  readonly pages: readonly string[];
  /** What goes into the shell, from `pageSettings`. */
  readonly settings: string;
}

const MISSING =
  '<!doctype html><title>Not built</title><p>The browser program is not built yet. Run <code>npm start</code>.';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
};

/** Encodings of files that the build packed beforehand, the smallest first. */
const PACKED = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/** Files with a hash in their name never change; everything else is asked about again each time. */
function cacheHeaders(response: Response, path: string): void {
  const isHashed = path.includes('/assets/');
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** Sends `x.js.br` for `x.js` where the build made one and the browser takes it; otherwise passes. */
function sendPacked(folder: string): RequestHandler {
  return (request, response, next) => {
    const type = TYPES[extname(request.path)];
    if (type === undefined || !request.path.startsWith('/assets/')) return next();
    response.vary('Accept-Encoding');
    const choices = PACKED.filter(({ encoding }) => request.acceptsEncodings(encoding));
    const tryNext = (index: number) => {
      const choice = choices[index];
      if (!choice) return next();
      const headers = {
        'Content-Type': type,
        'Content-Encoding': choice.encoding,
        'Cache-Control': 'public, max-age=31536000, immutable',
      };
      // `root` keeps the path inside the folder, whatever it contains.
      response.sendFile(`${request.path}${choice.suffix}`, { root: folder, headers, cacheControl: false }, (error) => {
        if (!error || response.headersSent) return;
        for (const name of Object.keys(headers)) response.removeHeader(name);
        tryNext(index + 1);
      });
    };
    tryNext(0);
  };
}

/** The built browser program: its files, and its shell for every page. */
export function clientFiles({ folder, pages, settings }: ClientFileParts): Router {
  const router = Router();
  let shell: string | undefined;
  const sendShell = async (response: Response, status: number): Promise<void> => {
    shell ??= await readFile(join(folder, 'index.html'), 'utf8').then(
      (page) => withSettings(page, settings),
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      },
    );
    response
      .status(shell === undefined ? 503 : status)
      .set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
      .send(shell ?? MISSING);
  };
  router.use(sendPacked(folder));
  router.use(express.static(folder, { index: false, redirect: false, setHeaders: cacheHeaders }));
  router.get([...pages], (_request, response) => sendShell(response, 200));
  router.get('/*path', (request, response) => {
    // A missing file is no page: a shell in place of a script would only hide the mistake.
    if (request.path.startsWith('/assets/') || request.path.startsWith('/media/')) {
      throw new AppError('NOT_FOUND', 'Not found.');
    }
    return sendShell(response, 404);
  });
  return router;
}
