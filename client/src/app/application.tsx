import type { ApolloClient, ApolloLink } from '@apollo/client';
import type { NormalizedCacheObject } from '@apollo/client/cache';
import { ApolloProvider } from '@apollo/client/react';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { makeClient } from '@/graphql/client';
import { Live, NOT_LIVE } from '@/graphql/live/live';
import { LiveProvider } from '@/graphql/live/live-provider';
import { Texts } from '@/i18n/texts';
import { TextsProvider } from '@/i18n/texts-provider';
import type { Language } from '@/lib/language';
import { waitForNetwork } from '@/session/retry';
import { Session } from '@/session/session';
import { graphqlSessionApi } from '@/session/session-api';
import { SessionProvider } from '@/session/session-provider';
import type { TokenStorage } from '@/session/token-storage';
import { ThemeRoot } from '@/theme/theme-root';
import { ToastProvider } from '@/ui/feedback/toasts';
import { SessionGate } from './session-gate';

export type ApplicationOptions = {
  language: Language;
  storage: TokenStorage;
  /** Where GraphQL answers, unless `transport` replaces the network. */
  url: string;
  transport?: ApolloLink;
  restore?: NormalizedCacheObject;
  ssr?: boolean;
};

/** What one visitor's application consists of. */
export type ApplicationParts = { client: ApolloClient; session: Session; texts: Texts; live: Live | null };

/**
 * Builds the parts and hands them to each other: the one place for it, in the browser, on the server and in tests.
 * Before rendering, `await loadCommonTexts(parts.texts)`.
 */
export function createApplication(options: ApplicationOptions): ApplicationParts {
  const { language, storage, url, transport, restore, ssr } = options;
  const texts = new Texts(language);
  const session: Session = new Session(
    graphqlSessionApi(() => client),
    storage,
  );
  const common = { tokens: session, language: () => texts.language, url };
  // A transport of its own brings no socket with it.
  const live = transport || ssr ? null : new Live({ ...common, wait: waitForNetwork });
  const client = makeClient({ ...common, live: live?.link, transport, restore, ssr });
  return { client, session, texts, live };
}

type ApplicationProps = { parts: ApplicationParts; emotionCache: EmotionCache; children: ReactNode };

/** The providers around the router. */
export function Application({ parts, emotionCache, children }: ApplicationProps) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeRoot>
        <TextsProvider texts={parts.texts}>
          <SessionProvider session={parts.session}>
            <ApolloProvider client={parts.client}>
              <LiveProvider live={parts.live ?? NOT_LIVE}>
                <ToastProvider>
                  <SessionGate>{children}</SessionGate>
                </ToastProvider>
              </LiveProvider>
            </ApolloProvider>
          </SessionProvider>
        </TextsProvider>
      </ThemeRoot>
    </CacheProvider>
  );
}
