import type { Language as QueryLanguage } from '@/graphql/generated/schema-types';
import { useText } from './use-text';

/**
 * Options for a query whose texts come in one language: `useMachinesQuery(useLanguageVariable())`. Where the reader switches
 * the language, the variable changes and Apollo asks for the other texts, or takes them from its cache.
 */
export function useLanguageVariable(): { variables: { language: QueryLanguage } } {
  const { language } = useText();
  return { variables: { language: language === 'hi' ? 'HI' : 'EN' } };
}
