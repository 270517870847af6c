import type { KnowledgeEntry } from '../../knowledge/knowledge-entry.js';
import { contentWords, indexTerms } from '../../language/terms.js';

/** Words of titles that many have. */
const COMMON_TITLE_WORDS = new Set(['disease', 'diseases', 'care', 'management', 'रोग', 'देखभाल']);

/** Whether a question has every word of a title: then it means that one, whatever else is near. */
export function namesTitle(entry: KnowledgeEntry, text: string): boolean {
  const said = new Set(indexTerms(text));
  return [entry.titleEn, entry.titleHi].some((title) => {
    const words = contentWords(title).filter((word) => !COMMON_TITLE_WORDS.has(word));
    return words.length >= 2 && words.every((word) => indexTerms(word).some((term) => said.has(term)));
  });
}
