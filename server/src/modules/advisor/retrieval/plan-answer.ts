import { type ChatMessage, ChatRole } from '../advisor.types.js';
import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import type { KnowledgeEntry } from '../knowledge/knowledge-entry.js';
import type { Hit } from '../knowledge/phonetic-index.js';
import type { Lexicon } from '../language/lexicon.js';
import { contentWords } from '../language/terms.js';
import { CROPS, cropWords } from '../vocabulary/crops.js';
import { farmWorkWords } from '../vocabulary/farm-work.js';
import {
  ABOUT_WORDS,
  DISTRESS_WORDS,
  FARMING_WORDS,
  FORECAST_WORDS,
  GREETING_WORDS,
  INTENT_WORDS,
  THANKS_WORDS,
} from '../vocabulary/intents.js';
import { retarget, selectTool, type ToolChoice } from './select-tool.js';

/** What is done about a question. */
export type Plan =
  | { readonly kind: 'distress' | 'greeting' | 'thanks' | 'about' | 'forecast' | 'unknown' | 'decline' }
  | ({ readonly kind: 'tool' } & ToolChoice)
  | { readonly kind: 'knowledge'; readonly entry: KnowledgeEntry; readonly facts?: ToolChoice }
  | { readonly kind: 'ask-back'; readonly entries: readonly KnowledgeEntry[] };

/**
 * The confidence that the best entry must have to be the answer; below it the visitor is asked which of the nearest
 * topics is meant. A question below `DECLINE_BELOW` that names neither a crop nor a kind of farm work is not about
 * farming. `confidence.test.ts` derives both, from the accuracy set and from questions about other things.
 */
export const ASK_BACK_BELOW = 100;
export const DECLINE_BELOW = 55;

const NEAREST = 3;
const AMONG_SCHEMES = 10;
const NEARLY_AS_GOOD = 0.5;
const CROP_SUBJECTS = new Set(CROPS.map((crop) => crop.subject));
const SCHEME_SUBJECTS = new Set(['schemes', 'credit']);
/** A follow-up is short: "and water?", "और पानी?". */
const FOLLOW_UP_WORDS = 3;

const FOLLOW_UP =
  /^(and|what about|how about|और|तो|aur|or|phir|फिर)\b|^(और|तो|फिर)|\b(it|its|isme|usme|iske|uske|iska|uska)\b|इसमें|उसमें|इसके|उसके|इसका|उसका/iu;

/** Plans the answer to the last message of a conversation. Pure: looks nothing up. */
export function planAnswer(messages: readonly ChatMessage[], knowledge: KnowledgeBase): Plan {
  const asked = messages.filter((message) => message.role === ChatRole.USER).map((message) => message.content);
  const question = asked.at(-1) ?? '';
  const earlier = asked.slice(0, -1).reverse();
  if (DISTRESS_WORDS.has(question)) return { kind: 'distress' };
  if (saysOnly(question, GREETING_WORDS)) return { kind: 'greeting' };
  if (saysOnly(question, THANKS_WORDS)) return { kind: 'thanks' };
  if (FORECAST_WORDS.has(question)) return { kind: 'forecast' };
  if (ABOUT_WORDS.has(question) && !cropWords.has(question)) return { kind: 'about' };

  const whole = withSubject(question, earlier);
  const choice = selectTool(whole) ?? continued(question, earlier);
  if (choice) return guidance(whole, choice, knowledge) ?? { kind: 'tool', ...choice };
  return planFromKnowledge(whole, knowledge);
}

/** How to apply, claim or repay is told by an entry, and the scheme's own figures follow from the database. */
function guidance(question: string, choice: ToolChoice, knowledge: KnowledgeBase): Plan | undefined {
  if (choice.tool !== 'government_schemes' || !INTENT_WORDS.process.has(question)) return undefined;
  const [best] = knowledge.find(question, AMONG_SCHEMES).filter((hit) => SCHEME_SUBJECTS.has(hit.value.subject));
  return best && best.confidence >= ASK_BACK_BELOW
    ? { kind: 'knowledge', entry: best.value, facts: choice }
    : undefined;
}

function planFromKnowledge(question: string, knowledge: KnowledgeBase): Plan {
  const hits = knowledge.find(question, NEAREST);
  const [best] = hits;
  const namesCrop = cropWords.has(question);
  const namesWork = farmWorkWords.has(question);
  const sure = best !== undefined && best.confidence >= DECLINE_BELOW;
  if (!best || (!sure && !namesCrop))
    return { kind: namesCrop || namesWork || FARMING_WORDS.has(question) ? 'unknown' : 'decline' };
  if (namesCrop && !cropWords.find(question).some((crop) => knowledge.subjects.has(crop.subject)))
    return { kind: 'unknown' };
  const onlyNamesCrop = namesCrop && !namesWork && contentWords(cropWords.rest(question).join(' ')).length === 0;
  const mayBeAnyCrop = !namesCrop && isAboutSeveralCrops(hits);
  if (best.confidence < ASK_BACK_BELOW || onlyNamesCrop || mayBeAnyCrop) {
    return { kind: 'ask-back', entries: hits.map((hit) => hit.value) };
  }
  return { kind: 'knowledge', entry: best.value };
}

/** Leaves turn yellow on every crop: where the nearest entries are about several, the visitor has to say which. */
function isAboutSeveralCrops(hits: readonly Hit<KnowledgeEntry>[]): boolean {
  const [best] = hits;
  if (!best || !CROP_SUBJECTS.has(best.value.subject)) return false;
  return hits.some((hit) => hit.value.subject !== best.value.subject && hit.score > best.score * NEARLY_AS_GOOD);
}

/** A follow-up that names no crop is about the last one that was named. */
function withSubject(question: string, earlier: readonly string[]): string {
  if (cropWords.has(question)) return question;
  const words = contentWords(question);
  const isFollowUp =
    FOLLOW_UP.test(question.trim()) ||
    words.length <= 1 ||
    (words.length <= FOLLOW_UP_WORDS && farmWorkWords.has(question));
  if (!isFollowUp) return question;
  const crop = earlier.map((text) => cropWords.find(text)[0]).find((word) => word !== undefined);
  return crop ? `${question} ${crop.names[1]} ${crop.names[0]}` : question;
}

/** A follow-up that names only another crop or place asks the last tool again: "और सरसों?", "in Karnal?". */
function continued(question: string, earlier: readonly string[]): ToolChoice | undefined {
  if (contentWords(question).length > FOLLOW_UP_WORDS || farmWorkWords.has(question)) return undefined;
  const [last] = earlier;
  const choice = last === undefined ? undefined : selectTool(last);
  return choice && retarget(choice, question);
}

/** Whether a message is nothing but such words, and at most one that they are said to: "thanks a lot", "namaste chacha". */
function saysOnly(message: string, words: Lexicon<true>): boolean {
  const asks = cropWords.has(message) || farmWorkWords.has(message) || selectTool(message) !== undefined;
  return words.has(message) && !asks && contentWords(words.rest(message).join(' ')).length <= 1;
}
