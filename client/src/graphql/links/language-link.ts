import { ApolloLink } from '@apollo/client';
import type { Language } from '@/lib/language';

/** Tells the server the reader's language, so that its messages to people come in it. */
export function languageLink(language: () => Language): ApolloLink {
  return new ApolloLink((operation, forward) => {
    operation.setContext(({ headers }) => ({ headers: { ...headers, 'accept-language': language() } }));
    return forward(operation);
  });
}
