import { ApolloLink, Observable } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { print } from 'graphql';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Application, createApplication } from './app/application';
import { loadFooter } from './app/layouts/footer-slot';
import { preloadRoutes } from './app/preload-routes';
import { createRoutes } from './app/routes';
import { loadCommonTexts } from './app/text-catalogs';
import { documentTitle, pageName } from './app/titles';
import type { Language } from './lib/language';
import type { TokenStorage } from './session/token-storage';
import { drawFor } from './ui/catalogue/visitor-district';
import { loadPlots } from './ui/charts/plot';

/** Answers one operation in the server's own process, as a guest. */
type Execute = (query: string, variables: Record<string, unknown>) => Promise<ApolloLink.Result>;

type PageRequest = {
  /** Path and query, without a host. */
  address: string;
  language: Language;
  /** The reader's own district, whose entries come first; '' where it is not known. */
  place: string;
  execute: Execute;
};

/** The parts of a page, each with its place in the built shell. */
type RenderedPage = {
  /** Its name in routes.json. */
  page: string;
  title: string;
  /** Style tags, for the head. */
  styles: string;
  /** What is drawn, for `#root`. */
  markup: string;
  /** Apollo's store as JSON that can stand within a script element. */
  state: string;
};

const noStorage: TokenStorage = {
  read: () => null,
  write: () => undefined,
  remove: () => undefined,
  onChange: () => () => undefined,
};

function inProcess(execute: Execute): ApolloLink {
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        execute(print(query), variables).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}

/**
 * Renders a public page as a guest sees it, with its data. Takes everything that differs between visitors as an argument:
 * one call shares nothing with another.
 *
 * @returns null where the address leads elsewhere
 */
export async function renderPage({ address, language, place, execute }: PageRequest): Promise<RenderedPage | null> {
  const parts = createApplication({
    language,
    storage: noStorage,
    url: '/graphql',
    transport: inProcess(execute),
    ssr: true,
  });
  const routes = createRoutes(parts.texts);
  const { pathname } = new URL(address, 'http://localhost');
  await Promise.all([loadCommonTexts(parts.texts), preloadRoutes(routes, { pathname }), loadPlots(), loadFooter()]);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(address, 'http://localhost')));
  if (context instanceof Response) return null;

  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const { result } = await prerenderStatic({
    tree: (
      <Application parts={parts} emotionCache={cache}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </Application>
    ),
    renderFunction: (tree) => {
      drawFor(place);
      return renderToString(tree);
    },
  });
  const markup = String(result);
  const { i18n } = parts.texts;
  const matches = context.matches.map(({ route }) => ({ handle: route.handle }));
  return {
    page: pageName(matches),
    title: documentTitle(matches, (id, values) => i18n._(id, values)),
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(markup)),
    markup,
    state: JSON.stringify(parts.client.extract()).replaceAll('<', '\\u003c'),
  };
}
