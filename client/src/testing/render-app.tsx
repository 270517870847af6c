import createCache from '@emotion/cache';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Application, createApplication } from '@/app/application';
import { followSession } from '@/app/follow-session';
import { preloadRoutes } from '@/app/preload-routes';
import { createRoutes } from '@/app/routes';
import { loadCommonTexts } from '@/app/text-catalogs';
import type { Language } from '@/lib/language';
import { browserTokenStorage } from '@/session/token-storage';
import { type Answers, mockLink } from './mock-schema';
import { type Person, payloadOf } from './people';

export type RenderAppOptions = Answers & {
  as?: 'guest' | Person;
  language?: Language;
  /** Leaves a refresh token in storage before the start, as an earlier visit would. */
  storedToken?: string;
};

const stops: (() => void)[] = [];

// Sessions stop listening to the storage. Here and not in setup.ts, which would then load the whole application for the
// test files that render none of it too.
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/**
 * The real application at an address, against the committed schema with mocked answers.
 * Resolves once the page's code and texts are there; its data may still be on the way (`findBy…`).
 */
export async function renderApp(path: string, options: RenderAppOptions = {}) {
  const { as = 'guest', language = 'en', storedToken, ...answers } = options;
  if (storedToken) localStorage.setItem('refreshToken', storedToken);
  document.documentElement.lang = language;
  const parts = createApplication({ language, storage: browserTokenStorage, url: '', transport: mockLink(answers) });
  if (as !== 'guest') parts.session.signIn(payloadOf(as));

  const routes = createRoutes(parts.texts);
  await loadCommonTexts(parts.texts);
  await preloadRoutes(routes, { pathname: new URL(path, 'http://localhost').pathname });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(
    <Application parts={parts} emotionCache={createCache({ key: 'css' })}>
      <RouterProvider router={router} />
    </Application>,
  );
  await act(async () => {
    stops.push(followSession(parts, router));
  });
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, ...parts, router, address, user: userEvent.setup() };
}
