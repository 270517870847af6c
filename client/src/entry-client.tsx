import type { NormalizedCacheObject } from '@apollo/client/cache';
import createCache from '@emotion/cache';
import { type ReactNode, startTransition, useEffect } from 'react';
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
import { isLanguage } from './lib/language';
import { watchForWaking } from './lib/server-clock';
import { browserTokenStorage } from './session/token-storage';

/** By then a page is there and answers, also on a slow line. */
const WHEN_QUIET_MS = 5_000;

/** What the server left in the page: Apollo's store, as data that no policy takes for a script. */
function servedState(): NormalizedCacheObject | undefined {
  const text = document.getElementById('apollo-state')?.textContent;
  return text ? (JSON.parse(text) as NormalizedCacheObject) : undefined;
}

/**
 * Says when the page answers to presses (src/first-paint.js). Around everything, since React numbers what it draws by its
 * place: beside something it would be numbered otherwise than on the server.
 */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => void dispatchEvent(new Event('ready')), []);
  return children;
}

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root.');

  // The server draws pages as a guest sees them; `waiting` where that is not this reader's.
  const { rendered, waiting, kept } = document.documentElement.dataset;
  const isTakenOver = isLanguage(rendered) && waiting === undefined;
  const asked = languageOfLink(browserTokenStorage.read() !== null);
  const language = isTakenOver ? rendered : (asked ?? rememberedLanguage());
  document.documentElement.lang = language;
  const parts = createApplication({
    language,
    storage: browserTokenStorage,
    url: env.graphqlUrl,
    // The worker puts a visited page's data into the shell where there is no network (client/worker/pages.ts).
    restore: isTakenOver || kept ? servedState() : undefined,
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
  const emotionCache = createCache({ key: 'css' });
  const later = () => import('./app/start-later');
  const learnPlace = () => later().then(({ learnVisitorDistrict }) => learnVisitorDistrict(parts), console.warn);
  const offline = () =>
    later()
      .then(({ startOffline }) => startOffline(parts, router, emotionCache))
      .catch(console.warn);
  // Where there is a worker already: before the first question, so that its answer is kept.
  const hasWorker = Boolean(navigator.serviceWorker?.controller);
  if (hasWorker) await offline();
  const page = (
    <Ready>
      <Application parts={parts} emotionCache={emotionCache}>
        <RouterProvider router={router} />
      </Application>
    </Ready>
  );
  if (isTakenOver) {
    // As work that may be interrupted: the page stays answering meanwhile.
    startTransition(() => void hydrateRoot(container, page));
  } else {
    container.replaceChildren();
    createRoot(container).render(page);
  }
  followSession(parts, router);
  watchForWaking();
  // Otherwise well after the page is there: nothing of this may make it later.
  if (!hasWorker && !env.isDevelopment) setTimeout(offline, WHEN_QUIET_MS);
  setTimeout(learnPlace, WHEN_QUIET_MS);
}

void start();
