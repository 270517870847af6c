import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { FARMING_WORDS } from '../../vocabulary/intents.js';
import type { Reading } from './reading.js';

/** A name shorter than this is more likely a slip than a crop. */
const SHORTEST_SUBJECT = 4;
const MOST_WORDS_OF_A_NAME = 3;

/** What somebody wants to grow or keep that no text so much as mentions: then the nearest entry would be a wrong guess. */
export function unwrittenSubject(reading: Reading, knowledge: KnowledgeBase): string | undefined {
  const grows = reading.work.includes('sowing') || FARMING_WORDS.has(reading.text);
  if (!grows || reading.crops.length > 0) return undefined;
  const names = reading.rest.filter((word) => !FARMING_WORDS.has(word));
  const isStrange = (word: string): boolean => word.length >= SHORTEST_SUBJECT && !knowledge.knows(word);
  return names.length <= MOST_WORDS_OF_A_NAME && names.some(isStrange) ? names.join(' ') : undefined;
}
