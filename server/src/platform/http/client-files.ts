import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Request, type Response, Router } from 'express';
import staticFiles from 'express-static-gzip';
import { AppError } from '../errors/app-error.js';
import { withSettings } from './page-settings.js';

/** Answers with a page, made of the shell; false where the shell has to do. */
export type PageAnswer = (request: Request, response: Response, shell: string) => Promise<boolean>;

export interface ClientFileOptions {
  /** Folder of the built browser program. */
  readonly folder: string;
  /** Addresses of its pages, as Express writes paths. */
  readonly pages: readonly string[];
  /** Pages of which the server can say more than the shell, each tried before it. */
  readonly answers: ReadonlyArray<{ readonly pages: readonly string[]; readonly answer: PageAnswer }>;
  /** What the shell of a page needs beside what it names itself. */
  readonly scriptsOf: (request: Request) => readonly string[];
  /** What goes into the shell, from `pageSettings`. */
  readonly settings: string;
}

const MISSING =
  '<!doctype html><title>Not built</title><p>The browser program is not built yet. Run <code>npm start</code>.';

/** Scripts as a `Link` header names them, for whoever will need them. */
export const modulePreloads = (scripts: readonly string[]) => scripts.map((each) => `<${each}>; rel=modulepreload`);

/** Files with a hash in their name never change; everything else is asked about again each time. */
function cacheHeaders(response: ServerResponse, path: string): void {
  const isHashed = path.includes('/assets/');
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** The built browser program: its files, its pages with their data, and its shell for every other page. */
export function clientFiles({ folder, pages, answers, scriptsOf, settings }: ClientFileOptions): Router {
  const router = Router();
  let known: string | undefined;
  const readShell = async (): Promise<string | undefined> => {
    known ??= await readFile(join(folder, 'index.html'), 'utf8').then(
      (page) => withSettings(page, settings),
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      },
    );
    return known;
  };
  const sendShell = async (response: Response, status: number, scripts: readonly string[] = []): Promise<void> => {
    const shell = await readShell();
    response
      .status(shell === undefined ? 503 : status)
      .set({
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        ...(scripts.length > 0 ? { Link: modulePreloads(scripts).join(', '), Vary: 'Accept-Language, Cookie' } : {}),
      })
      .send(shell ?? MISSING);
  };
  router.use((request, _response, next) => {
    // A malformed escape is refused here, in the same words as everywhere.
    decodeURIComponent(request.path);
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
      const shell = await readShell();
      if (shell === undefined || !(await answer(request, response, shell))) next();
    });
  }
  router.get([...pages], (request, response) => sendShell(response, 200, scriptsOf(request)));
  router.get('/*path', (request, response) => {
    // A missing file is no page: a shell in place of a script would only hide the mistake.
    if (request.path.startsWith('/assets/') || request.path.startsWith('/media/')) {
      throw new AppError('NOT_FOUND', 'Not found.');
    }
    return sendShell(response, 404);
  });
  return router;
}
