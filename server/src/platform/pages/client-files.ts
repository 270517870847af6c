import type { ServerResponse } from 'node:http';
import { type Request, type Response, Router } from 'express';
import staticFiles from 'express-static-gzip';
import { AppError } from '../errors/app-error.js';
import type { PageShells } from './page-shells.js';

/** Answers with a page; false where there is none at the address. */
export type PageAnswer = (request: Request, response: Response) => Promise<boolean>;

export interface ClientFileOptions {
  /** Folder of the built browser program. */
  readonly folder: string;
  /** Addresses of its pages, as Express writes paths. */
  readonly pages: readonly string[];
  /** Pages of which the server can say more than the shell, each tried before it. */
  readonly answers: ReadonlyArray<{ readonly pages: readonly string[]; readonly answer: PageAnswer }>;
  readonly shells: PageShells;
}

/** Files with a hash in their name never change; everything else is asked about again each time. */
function cacheHeaders(response: ServerResponse, path: string): void {
  const isHashed = path.includes('/assets/');
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** A missing file is no page: a shell in place of a script would only hide the mistake. */
const isFile = (path: string) => path.startsWith('/assets/') || path.startsWith('/media/');

/** The built browser program: its files, its pages with their data, and its shell for every other page. */
export function clientFiles({ folder, pages, answers, shells }: ClientFileOptions): Router {
  const router = Router();
  router.use(async (request, response, next) => {
    try {
      decodeURIComponent(request.path);
    } catch (error) {
      if (isFile(request.path)) throw error;
      // A link that was cut in the middle of a letter leads to the page "not found".
      return shells.send(request, response, 404);
    }
    // Would name another host where it is taken for a link.
    if (request.path.startsWith('//')) return shells.send(request, response, 404);
    next();
  });
  router.use(
    staticFiles(folder, {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: false,
      serveStatic: { redirect: false, setHeaders: cacheHeaders },
    }),
  );
  for (const { pages: addresses, answer } of answers) {
    router.get([...addresses], async (request, response, next) => {
      if (!(await answer(request, response))) next();
    });
  }
  router.get([...pages], (request, response) => shells.send(request, response, 200));
  router.get('/*path', (request, response) => {
    if (isFile(request.path)) throw new AppError('NOT_FOUND', 'Not found.');
    return shells.send(request, response, 404);
  });
  return router;
}
