import { CacheProvider, type EmotionCache, ThemeProvider } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router-dom';
import { OfflineNotices } from '@/features/offline/components/offline-notices';
import { AnswerTimes } from '@/features/offline/model/answer-times';
import { keptFetch } from '@/features/offline/model/kept-fetch';
import { keepFor } from '@/features/offline/model/kept-for';
import { offlineCatalog } from '@/features/offline/text-catalog';
import { sendThrough } from '@/graphql/links/clock-fetch';
import { TextsProvider } from '@/i18n/texts-provider';
import { withRetries } from '@/session/retry';
import { browserTokenStorage } from '@/session/token-storage';
import { theme } from '@/theme/theme';
import type { ApplicationParts } from './application';

const defaultProps = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * What keeps the site usable without a network: fetched when the page is idle, and before anything is drawn where the worker
 * answered for the page (`data-kept`). Its notices have a root of their own beside the page's, so that the page's first drawing
 * knows nothing of them.
 */
export async function startOffline(
  { texts, session, client }: ApplicationParts,
  router: DataRouter,
  emotionCache: EmotionCache,
): Promise<void> {
  const times = new AnswerTimes();
  const { kept } = document.documentElement.dataset;
  const { pathname } = router.state.location;
  // What came with the page was answered with it.
  if (document.getElementById('apollo-state'))
    times.took(pathname, Number(kept) || performance.timeOrigin, Boolean(kept));
  sendThrough(keptFetch(times));

  const follow = () => {
    keepFor(browserTokenStorage.read()?.owner ?? null).catch((error: unknown) =>
      console.error('What was visited could not be forgotten:', error),
    );
  };
  follow();
  session.subscribe(follow);

  window.addEventListener('online', () => {
    const time = times.of(router.state.location.pathname);
    if (time === null || (time !== 'missed' && !time.kept)) return;
    // The browser's word comes a little before its network.
    withRetries(async () => client.refetchQueries({ include: 'active' })).catch((error: unknown) =>
      console.warn('The page could not be brought up to date:', error),
    );
  });

  navigator.serviceWorker?.addEventListener('controllerchange', () => keepThisPage(), { once: true });

  await texts.use('offline', offlineCatalog);
  const place = document.createElement('div');
  document.body.prepend(place);
  function Notices() {
    const page = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
    return <OfflineNotices times={times} page={page} onOpen={(path) => void router.navigate(path)} />;
  }
  createRoot(place).render(
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme}>
        <DefaultPropsProvider value={defaultProps}>
          <TextsProvider texts={texts}>
            <Notices />
          </TextsProvider>
        </DefaultPropsProvider>
      </ThemeProvider>
    </CacheProvider>,
  );
}

/** The first page of a device was there before its worker: asked for once more, so that it is kept too. */
function keepThisPage(): void {
  const { pathname, search } = location;
  fetch(pathname + search, { headers: { 'x-page': pathname } }).catch((error: unknown) =>
    console.warn('The page could not be kept:', error),
  );
}
