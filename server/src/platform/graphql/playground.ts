import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { type Request, type RequestHandler, Router } from 'express';
import { PLAYGROUND_PAGE, playgroundPolicy, playgroundStart } from './playground-page.js';

interface PlaygroundFile {
  readonly type: string;
  readonly packed: Buffer;
}

const SCRIPT = 'text/javascript; charset=utf-8';
const pack = promisify(gzip);

/** The playground's files, packed once. Nine megabytes of source text: loaded when the first person opens the page. */
async function loadFiles(firstQuery: string): Promise<ReadonlyMap<string, PlaygroundFile>> {
  const graphiql = await import('@graphql-yoga/render-graphiql/graphiql');
  const texts: ReadonlyArray<readonly [name: string, type: string, text: string]> = [
    ['start.js', SCRIPT, playgroundStart(firstQuery)],
    ['graphiql.js', SCRIPT, graphiql.js],
    ['graphiql.css', 'text/css; charset=utf-8', graphiql.css],
    ['editor.js', SCRIPT, graphiql.editorWorkerService],
    ['json.js', SCRIPT, graphiql.jsonWorker],
    ['graphql.js', SCRIPT, graphiql.graphqlWorker],
  ];
  const packed = await Promise.all(texts.map(([, , text]) => pack(text, { level: constants.Z_BEST_SPEED })));
  return new Map(texts.map(([name, type], place) => [name, { type, packed: packed[place] ?? Buffer.alloc(0) }]));
}

/**
 * A person with a browser, not a program that asks for data by GET. Also with `?query=`, which GraphiQL keeps in the
 * address: the page fills its editor from there, and nothing is run until the person says so.
 */
export const wantsPage = (request: Request) => request.accepts(['json', 'html']) === 'html';

/**
 * GraphiQL at `/playground`, and at `/graphql` for browsers. Everything comes from our own files, so it works
 * with no internet.
 * @param sockets our own origin as WebSockets name it
 * @param firstQuery what the editor opens with
 */
export function playgroundRouter(sockets: readonly string[], firstQuery: string): Router {
  const router = Router();
  const policy = playgroundPolicy(sockets);
  let files: Promise<ReadonlyMap<string, PlaygroundFile>> | undefined;

  const page: RequestHandler = (_request, response) => {
    response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' }).type('html').send(PLAYGROUND_PAGE);
  };
  router.get('/playground', page);
  router.get('/graphql', (request, response, next) => (wantsPage(request) ? page(request, response, next) : next()));
  router.get('/playground/files/:name', async (request, response, next) => {
    files ??= loadFiles(firstQuery);
    const file = (await files).get(request.params.name);
    if (!file) return next();
    // Every browser that runs GraphiQL takes gzip, so there is no second form to keep.
    response
      .set({
        'Content-Type': file.type,
        'Content-Encoding': 'gzip',
        'Cache-Control': 'public, max-age=3600',
        // A worker is a document of its own: it needs the page's policy, not the product's.
        'Content-Security-Policy': policy,
      })
      .end(file.packed);
  });
  return router;
}
