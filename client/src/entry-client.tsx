import type { NormalizedCacheObject } from '@apollo/client/cache';
import createCache from '@emotion/cache';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Application, createApplication } from './app/application';
import { followSession } from './app/follow-session';
import { preloadRoutes } from './app/preload-routes';
import { createRoutes } from './app/routes';
import { loadCommonTexts } from './app/text-catalogs';
import { rememberedLanguage } from './i18n/language-memory';
import { languageOfLink } from './i18n/language-of-link';
import { env } from './lib/env';
import { watchForWaking } from './lib/server-clock';
import { browserTokenStorage } from './session/token-storage';

/** What the server left in the page: Apollo's store, as data that no policy takes for a script. */
function servedState(): NormalizedCacheObject | undefined {
  const text = document.getElementById('apollo-state')?.textContent;
  return text ? (JSON.parse(text) as NormalizedCacheObject) : undefined;
}

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root.');

  const language = languageOfLink(browserTokenStorage.read() !== null) ?? rememberedLanguage();
  document.documentElement.lang = language;
  const parts = createApplication({
    language,
    storage: browserTokenStorage,
    url: env.graphqlUrl,
    restore: servedState(),
  });
  const routes = createRoutes(parts.texts);
  await Promise.all([
    loadCommonTexts(parts.texts),
    preloadRoutes(routes, window.location).catch((error: unknown) => {
      // The router tries again and shows the error page when it fails once more.
      console.error('The page could not be preloaded:', error);
    }),
  ]);
  const router = createBrowserRouter(routes);
  const page = (
    <Application parts={parts} emotionCache={createCache({ key: 'css' })}>
      <RouterProvider router={router} />
    </Application>
  );
  if (container.firstElementChild) hydrateRoot(container, page);
  else createRoot(container).render(page);
  followSession(parts, router);
  watchForWaking();
}

void start();
