import { cropWords } from '../../vocabulary/crops.js';
import type { Lexicon } from '../../vocabulary/lexicon.js';
import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import { contentWords } from '../language/terms.js';
import { asksFor } from '../vocabulary/asking.js';
import { farmWorkWords } from '../vocabulary/farm-work.js';
import { FARMING_WORDS } from '../vocabulary/intents.js';
import { sectionWords } from '../vocabulary/section-words.js';
import { ABOUT_WORDS, GREETING_WORDS, OUTSIDE_WORDS, POLITE_WORDS, THANKS_WORDS } from '../vocabulary/small-talk.js';
import { tellingNames } from '../vocabulary/telling-names.js';
import type { Plan } from './plan.js';
import { selectTool } from './select-tool.js';

/** What is said to be polite, in any of the languages; a question about the advisor goes before a greeting with it. */
export function smallTalk(text: string, knowledge: KnowledgeBase): Plan | undefined {
  if (ABOUT_WORDS.has(text) && !cropWords.has(text)) return { kind: 'about' };
  // "Ok, which papers do I need" asks.
  const asksPart = asksFor(text) && sectionWords.has(text);
  if (saysOnly(text, THANKS_WORDS) && !asksPart) return { kind: 'thanks' };
  if (saysOnly(text, GREETING_WORDS)) return { kind: 'greeting' };
  const farms =
    cropWords.has(text) ||
    farmWorkWords.has(text) ||
    FARMING_WORDS.has(text) ||
    knowledge.leadOf(text) !== undefined ||
    tellingNames.has(text);
  return OUTSIDE_WORDS.has(text) && !farms ? { kind: 'decline' } : undefined;
}

const GREETED = /^([^,.!?।\n]{1,30})[,.!।\n]+\s*(.+)$/su;

/** "I speak from Sirohi, …": where a caller is at home is no part of what he asks. */
const SPEAKS_FROM =
  /^(?:(?:जी|सर|साहब|भाई|नमस्ते|नमस्कार|राम राम)[\s,]+)*(?:(?:मैं|हम)\s+)?(?:[\p{L}\p{M}]+\s+){1,3}(?:से|तरफ से)\s+(?:बोल|बात कर)\s*(?:रहा|रही|रहे)?\s*(?:हूं|हूँ|हू|हैं|है)?[\s,।]+(?=\S)/u;

/** "Good morning. My son wants to …": the message without the greeting before it, which asks for nothing. */
export function withoutGreeting(message: string): string {
  const [, first = '', rest = ''] = GREETED.exec(message) ?? [];
  const told = rest !== '' && saysOnly(first, GREETING_WORDS) ? rest : message;
  return told.replace(SPEAKS_FROM, '');
}

/** Whether a message is nothing but such words, and at most one that they are said to: "thanks a lot", "namaste chacha". */
export function saysOnly(message: string, words: Lexicon<true>): boolean {
  const asks = cropWords.has(message) || farmWorkWords.has(message) || selectTool(message) !== undefined;
  const rest = POLITE_WORDS.rest(words.rest(message).join(' ')).join(' ');
  return words.has(message) && !asks && contentWords(rest).length <= 1;
}
