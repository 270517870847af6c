import type { NormalizedCacheObject } from '@apollo/client/cache';
import createCache from '@emotion/cache';
import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Application, createApplication } from './app/application';
import { followSession } from './app/follow-session';
import { preloadRoutes } from './app/preload-routes';
import { createRoutes } from './app/routes';
import { loadCommonTexts } from './app/text-catalogs';
import { answerEarlyPresses } from './early-presses';
import { chosenLanguage, rememberedLanguage } from './i18n/language-memory';
import { languageOfLink } from './i18n/language-of-link';
import { env } from './lib/env';
import { isLanguage, type Language } from './lib/language';
import { watchForWaking } from './lib/server-clock';
import { browserTokenStorage } from './session/token-storage';

/**
 * Set by public/first-paint.js where the page that the server rendered, as a guest sees it and in the language of the cookie,
 * is not the reader's: somebody is signed in, or this browser remembers another language.
 */
const WAITING = 'data-waiting';

/** What the server left in the page: Apollo's store, as data that no policy takes for a script. */
function servedState(): NormalizedCacheObject | undefined {
  const text = document.getElementById('apollo-state')?.textContent;
  return text ? (JSON.parse(text) as NormalizedCacheObject) : undefined;
}

/** The language of the page that the server rendered; null where it sent the bare shell. */
function servedLanguage(): Language | null {
  const { rendered } = document.documentElement.dataset;
  return isLanguage(rendered) ? rendered : null;
}

/**
 * Knows when the page answers to presses. Around everything, since React numbers what it draws by its place: beside something it
 * would be numbered otherwise than on the server.
 */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(answerEarlyPresses, []);
  return children;
}

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root.');

  const served = servedLanguage();
  const hasSession = browserTokenStorage.read() !== null;
  const asked = languageOfLink(hasSession) ?? chosenLanguage();
  const language = asked ?? served ?? rememberedLanguage();
  const isTakenOver = served === language && !hasSession;
  document.documentElement.lang = language;
  const parts = createApplication({
    language,
    storage: browserTokenStorage,
    url: env.graphqlUrl,
    restore: isTakenOver ? servedState() : undefined,
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
    <TakenOver>
      <Application parts={parts} emotionCache={createCache({ key: 'css' })}>
        <RouterProvider router={router} />
      </Application>
    </TakenOver>
  );
  if (isTakenOver) {
    hydrateRoot(container, page);
  } else {
    container.replaceChildren();
    document.documentElement.removeAttribute(WAITING);
    createRoot(container).render(page);
  }
  followSession(parts, router);
  watchForWaking();
}

void start();
