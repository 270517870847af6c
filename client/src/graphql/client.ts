import { ApolloClient, ApolloLink } from '@apollo/client';
import type { NormalizedCacheObject } from '@apollo/client/cache';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import type { Language } from '@/lib/language';
import { makeCache } from './cache';
import { authLink } from './links/auth-link';
import { clockFetch } from './links/clock-fetch';
import { errorLink } from './links/error-link';
import { languageLink } from './links/language-link';
import { uploadLink } from './links/upload-link';
import type { Tokens } from './tokens';

export type ClientOptions = {
  tokens: Tokens;
  /** The reader's language at the time of each call. */
  language: () => Language;
  /** Where GraphQL answers. Ignored when `transport` is given. */
  url: string;
  /** Carries subscriptions; without it there are none. */
  live?: ApolloLink | undefined;
  /** Replaces the network: tests give a SchemaLink, the server its own schema. */
  transport?: ApolloLink;
  /** The store as the server rendered it. */
  restore?: NormalizedCacheObject;
  /** True while rendering on the server. */
  ssr?: boolean;
};

/** Builds the one Apollo client of a visitor. */
export function makeClient(options: ClientOptions): ApolloClient {
  const { tokens, language, url, live = ApolloLink.empty(), transport, restore, ssr = false } = options;
  const network =
    transport ?? uploadLink(url, new BaseHttpLink({ uri: url, credentials: 'same-origin', fetch: clockFetch }));
  const overHttp = ApolloLink.from([languageLink(language), authLink(tokens), network]);
  const isSubscription = ({ operationType }: ApolloLink.Operation) => operationType === OperationTypeNode.SUBSCRIPTION;
  const cache = makeCache();
  return new ApolloClient({
    link: errorLink().split(isSubscription, live, overHttp),
    cache: restore ? cache.restore(restore) : cache,
    ssrMode: ssr,
    // The page is hidden: use-fresh.ts refetches once it is visible.
    defaultOptions: { watchQuery: { skipPollAttempt: () => document.hidden } },
    // What the server rendered is shown as it is; the first refetch waits until the page has been hydrated.
    ...(restore ? { ssrForceFetchDelay: 100 } : {}),
  });
}
