import { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { wantsPage } from './playground.js';
import { printContract } from './schema.js';
import { SCHEMA_PAGE_POLICY, schemaPage } from './schema-page.js';

/**
 * The schema for programs at `/schema.graphql`, and for people at `/graphql/docs`, where a browser also comes that opens
 * `/graphql` and finds no playground. Both are made when they are first asked for.
 */
export function schemaRouter(schema: GraphQLSchema): Router {
  const router = Router();
  let text: string | undefined;
  let page: string | undefined;
  router.get('/schema.graphql', (_request, response) => {
    text ??= printContract(schema);
    response.set('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send(text);
  });
  router.get('/graphql/docs', (_request, response) => {
    page ??= schemaPage(schema);
    response
      .set({ 'Content-Security-Policy': SCHEMA_PAGE_POLICY, 'Cache-Control': 'no-cache' })
      .type('html')
      .send(page);
  });
  router.get('/graphql', (request, response, next) => {
    if (!wantsPage(request)) return next();
    response.redirect('/graphql/docs');
  });
  return router;
}
