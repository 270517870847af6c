import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import type { Language } from '@/lib/language';
import { useTokens } from '@/session/session-provider';
import type { Question } from './question';

/** The code that asks is not needed to see the page, and counts against its weight: fetched once the page is there. */
const load = () => import('./ask-advisor');

/** `askAdvisor` for the visitor of this page: resolves with the answer's language. */
export function useAdvisor(): (question: Question) => Promise<Language> {
  const client = useApolloClient();
  const tokens = useTokens();

  useEffect(() => {
    load().catch((error: unknown) => console.warn('The advisor could not be fetched ahead:', error));
  }, []);

  return useCallback(
    async (question) => {
      const { askAdvisor } = await load();
      return askAdvisor(question, { client, tokens });
    },
    [client, tokens],
  );
}
