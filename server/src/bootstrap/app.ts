import type { RequestListener } from 'node:http';
import express from 'express';
import { CROPS } from '../modules/crops/crop.events.js';
import { CLIENT_PAGES, CROP_PAGES, PERSON_PAGES, PRICE_PAGES, RENDERED_PAGES } from '../pages/client-pages.js';
import { CRAWLER_FILES, crawlerFiles } from '../pages/crawler-files.js';
import { cropPage } from '../pages/crop-page.js';
import { personPage } from '../pages/person-page.js';
import { pricePage } from '../pages/price-page.js';
import { AppError } from '../platform/errors/app-error.js';
import { graphqlListener } from '../platform/graphql/graphql-listener.js';
import { graphqlRouter } from '../platform/graphql/graphql-router.js';
import { playgroundRouter } from '../platform/graphql/playground.js';
import { schemaRouter } from '../platform/graphql/schema-router.js';
import { bodyDeadline } from '../platform/http/body-deadline.js';
import { answerHttpErrors } from '../platform/http/error-handler.js';
import { health, ready } from '../platform/http/health.js';
import { inlineScriptSources } from '../platform/http/inline-scripts.js';
import { answerLog, compress, cors, requestLog, untrustedProxyWarning } from '../platform/http/middleware.js';
import { securityHeaders, setSecurityHeaders } from '../platform/http/security-headers.js';
import { clientFiles } from '../platform/pages/client-files.js';
import { apiDocsRouter } from '../rest/api-docs.js';
import { chatStreamRouter } from '../rest/chat-stream.router.js';
import { chatStream as chatStreamContract } from '../rest/contracts/chat.contract.js';
import { dealPicturesRouter } from '../rest/deal-pictures.router.js';
import { devMailRouter } from '../rest/dev-mail.router.js';
import { mediaRouter } from '../rest/media.routes.js';
import { restRouter } from '../rest/router.js';
import { unsubscribeRouter } from '../rest/unsubscribe.router.js';
import { createPages } from './create-pages.js';
import type { Dependencies } from './dependencies.js';
import { MESSAGES } from './messages.js';

/** What the playground opens with: something to see, that is changed easily. */
const FIRST_QUERY = `{
  crops(first: 3) {
    nodes {
      cropName
      basePrice
      quantity {
        amount
        unit
      }
    }
  }
}
`;

/** The application: every address of the product, in the order in which they are tried; before them, plain requests of GraphQL. */
export function createApp(dependencies: Dependencies, pages = createPages(dependencies)): RequestListener {
  const { config, log, contexts, limits } = dependencies;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.http.trustedProxies);
  app.set('query parser', 'simple');

  const logAnswer = answerLog(log, dependencies.metrics);
  app.use(requestLog(logAnswer));
  const warnOfUntrustedProxy = untrustedProxyWarning(log, config.http.trustedProxies);
  app.use((request, _response, next) => {
    warnOfUntrustedProxy(request);
    next();
  });
  app.use(bodyDeadline(log));
  const sockets = [new URL(config.http.publicUrl).origin.replace(/^http/, 'ws')];
  const headers = securityHeaders({
    frames: config.fintrinUrl ? [new URL(config.fintrinUrl).origin] : [],
    images: URL.canParse(config.mediaAddress) ? [new URL(config.mediaAddress).origin] : [],
    scripts: inlineScriptSources(dependencies.clientFolder),
    sockets,
    tls: config.http.publicUrl.startsWith('https:'),
  });
  app.use(setSecurityHeaders(headers));
  app.get('/healthz', health);
  app.get('/readyz', ready(dependencies.readiness));
  app.use(cors(config.http.corsOrigins));
  app.use(mediaRouter(dependencies));
  app.use(compress());

  if (config.graphql.introspection) app.use(playgroundRouter(sockets, FIRST_QUERY));
  app.use(schemaRouter(dependencies.schema));
  app.use('/graphql', graphqlRouter({ ...dependencies, messages: MESSAGES }));

  const described = [...dependencies.routes.map(({ contract }) => contract), chatStreamContract];
  app.use('/api', apiDocsRouter(config, described));
  const forRest = { routes: dependencies.routes, contexts, limits, messages: MESSAGES };
  const rest = restRouter(forRest);
  const atRoot = dependencies.routes.filter(({ contract }) => !contract.onlyBelowApi);
  const chatStream = chatStreamRouter(dependencies.advisor, contexts, MESSAGES, dependencies.streamsEnd);
  app.use('/api', chatStream, dealPicturesRouter({ media: dependencies.media, contexts, limits }), rest, () => {
    throw new AppError('NOT_FOUND', 'There is nothing at this address. See /api/docs.');
  });
  if (config.mail.way === 'files') app.use(devMailRouter(config.mail.folder));
  app.use(unsubscribeRouter({ ...dependencies, messages: MESSAGES }));
  app.use(chatStream, restRouter({ ...forRest, routes: atRoot }));

  const { rendered, shells } = pages;
  const forPages = { contexts, rendered, shells, brand: config.brand.name, publicUrl: config.http.publicUrl, log };
  dependencies.topics.onNews((topic) => {
    if (!topic.startsWith(`${CROPS}:`)) return;
    rendered.changed(topic.slice(CROPS.length + 1));
    dependencies.guestAnswers.changed();
  });
  app.use(
    clientFiles({
      folder: dependencies.clientFolder,
      pages: CLIENT_PAGES,
      answers: [
        { pages: RENDERED_PAGES, answer: (request, response) => rendered.answer(request, response).then(() => true) },
        { pages: CRAWLER_FILES, answer: crawlerFiles(config.http.publicUrl, () => contexts.guest('en')) },
        { pages: PERSON_PAGES, answer: personPage(forPages) },
        { pages: CROP_PAGES, answer: cropPage(forPages) },
        { pages: PRICE_PAGES, answer: pricePage(forPages) },
      ],
      shells,
    }),
  );
  app.use(() => {
    throw new AppError('METHOD_NOT_ALLOWED', 'This address has no such method.');
  });
  app.use(answerHttpErrors(log, MESSAGES));
  const { trustedProxies, corsOrigins } = config.http;
  const beforeExpress = {
    ...dependencies,
    messages: MESSAGES,
    securityHeaders: headers,
    trustedProxies,
    warnOfUntrustedProxy,
    logAnswer,
    corsOrigins,
  };
  return graphqlListener(app, beforeExpress);
}
