import express, { type Express } from 'express';
import { CLIENT_PAGES } from './client-pages.js';
import { MESSAGES } from './messages.js';
import type { Parts } from './parts.js';
import { AppError } from './platform/errors/app-error.js';
import { graphqlRouter } from './platform/graphql/graphql-router.js';
import { playgroundRouter } from './platform/graphql/playground.js';
import { clientFiles } from './platform/http/client-files.js';
import { answerHttpErrors } from './platform/http/error-handler.js';
import { health, ready } from './platform/http/health.js';
import { compress, cors, requestLog, warnOfUntrustedProxy } from './platform/http/middleware.js';
import { pageSettings } from './platform/http/page-settings.js';
import { setSecurityHeaders } from './platform/http/security-headers.js';
import { apiDocsRouter } from './rest/api-docs.js';
import { chatStreamRouter } from './rest/chat-stream.router.js';
import { mediaRouter } from './rest/media.routes.js';
import { restRouter } from './rest/router.js';

/** The Express application over the parts: every address of the product, in the order in which they are tried. */
export function createApp(parts: Parts): Express {
  const { config, log, contexts, limits } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.http.trustedProxies);
  app.set('query parser', 'simple');

  app.use(requestLog(log));
  if (config.http.trustedProxies === 0) app.use(warnOfUntrustedProxy(log));
  app.use(
    setSecurityHeaders({
      frames: config.fintrinUrl ? [new URL(config.fintrinUrl).origin] : [],
      tls: config.http.publicUrl.startsWith('https:'),
    }),
  );
  app.get('/healthz', health);
  app.get('/readyz', ready(parts.readiness));
  app.use(cors(config.http.corsOrigins));
  app.use(mediaRouter(parts.media));
  app.use(compress());

  if (config.graphql.introspection) app.use(playgroundRouter());
  app.use('/graphql', graphqlRouter({ ...parts, messages: MESSAGES }));

  app.use('/api', apiDocsRouter(config));
  const rest = restRouter({ routes: parts.routes, contexts, limits, messages: MESSAGES });
  const chatStream = chatStreamRouter(parts.advisor, contexts, MESSAGES);
  app.use('/api', chatStream, rest, () => {
    throw new AppError('NOT_FOUND', 'There is nothing at this address. See /api/docs.');
  });
  app.use(chatStream, rest);

  app.use(clientFiles({ folder: parts.clientFolder, pages: CLIENT_PAGES, settings: pageSettings(config) }));
  app.use(() => {
    throw new AppError('METHOD_NOT_ALLOWED', 'This address has no such method.');
  });
  app.use(answerHttpErrors(log, MESSAGES));
  return app;
}
