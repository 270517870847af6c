import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import express, { Router } from 'express';
import type { Config } from '../platform/config.js';
import type { Contract } from './contract.js';
import { openApiDocument } from './openapi/document.js';

/** Swagger UI writes inline styles and draws its icons from data; its page has a policy of its own. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const START = `addEventListener('DOMContentLoaded', () => {
  SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null });
});
`;

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>REST interface</title>
    <link rel="icon" href="/api/docs/files/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
    <script src="/api/docs/start.js"></script>
    <script src="/api/docs/files/swagger-ui-bundle.js" defer></script>
  </head>
  <body>
    <noscript>This page needs JavaScript. The description itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
    <div id="docs"></div>
  </body>
</html>
`;

const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

/** `/openapi.json`, and `/docs` to read it; below `/api`. The page is made of our own files and needs no internet. */
export function apiDocsRouter(config: Pick<Config, 'brand' | 'http'>, contracts: readonly Contract[]): Router {
  const router = Router();
  // Made when it is first asked for: a start does not wait for it.
  let document: ReturnType<typeof openApiDocument> | undefined;
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

  router.get('/openapi.json', (_request, response) => {
    document ??= openApiDocument(config, contracts);
    response.set('Cache-Control', 'no-cache').json(document);
  });
  router.get('/docs', (_request, response) => {
    response.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache' }).type('html').send(PAGE);
  });
  router.get('/docs/start.js', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('js').send(START);
  });
  router.use('/docs/files', (request, _response, next) =>
    next(FILES.includes(request.path.slice(1)) ? undefined : 'router'),
  );
  router.use('/docs/files', express.static(folder, { index: false, maxAge: '1h' }));
  return router;
}
