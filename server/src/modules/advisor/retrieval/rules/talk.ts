import { cropWords } from '../../../vocabulary/crops.js';
import type { Lexicon } from '../../../vocabulary/lexicon.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { contentWords } from '../../language/terms.js';
import { measuresLand } from '../../vocabulary/area.js';
import { asksFor, isAsked } from '../../vocabulary/asking.js';
import { farmWorkWords } from '../../vocabulary/farm-work.js';
import { FARMING_WORDS, INSURANCE_WORDS, SYMPTOM_WORDS } from '../../vocabulary/intents.js';
import { likenedTalk } from '../../vocabulary/likened-talk.js';
import { placeWords } from '../../vocabulary/places.js';
import { sectionWords } from '../../vocabulary/section-words.js';
import { ABOUT_WORDS, GREETING_WORDS, OUTSIDE_WORDS, POLITE_WORDS, THANKS_WORDS } from '../../vocabulary/small-talk.js';
import { TALK_NAMES, TALK_WORDS, type TalkName } from '../../vocabulary/talk.js';
import { tellingNames } from '../../vocabulary/telling-names.js';
import type { ConversationState } from '../planning/conversation-state.js';
import type { Plan } from '../planning/plan.js';
import { selectTool } from '../planning/select-tool.js';

/** "… Ramesh from Punjab with 5 acres": a name of one or two words, a place and a measure of land, and nothing of the farm's work. */
function saysWho(rest: string): boolean {
  const named = contentWords(placeWords.rest(rest).join(' ')).filter(
    (word) => !/^\d+$/.test(word) && !measuresLand(word),
  );
  return named.length <= 2 && !INSURANCE_WORDS.has(rest) && !sectionWords.has(rest) && selectTool(rest) === undefined;
}

/** Whether a talk can be meant where a crop or an entry was spoken of: "no flowers coming" behind a crop is that crop's. */
const canBeMeant = (talk: TalkName, { crop, entry }: ConversationState): boolean =>
  !(talk === 'vagueTrouble' && crop !== undefined) &&
  !(talk === 'whatNow' && (crop !== undefined || entry !== undefined));

/** What a message of nothing but talk is about: courtesy, a greeting and where somebody is at home may go with it. */
export function talkIn(text: string, state: ConversationState): TalkName | undefined {
  if (cropWords.has(text)) return undefined;
  return TALK_NAMES.find((name) => {
    if (!TALK_WORDS[name].has(text) || !canBeMeant(name, state)) return false;
    const others = GREETING_WORDS.rest(TALK_WORDS[name].rest(text).join(' ')).join(' ');
    const rest = POLITE_WORDS.rest(others).join(' ');
    // Of a trouble without a name it may be asked what to do; what else asks is no talk.
    if (name !== 'vagueTrouble' && isAsked(rest.replace(/\bplease\b/giu, ' '))) return false;
    return name === 'introduces' ? saysWho(rest) : contentWords(rest).length === 0;
  });
}

/** So like a phrase of talk is a message that says it in other words; of 5,000 questions about farming two were. */
const SURELY_LIKE = 0.75;
/** And so like one that nothing written answers: seven were. */
const LIKE = 0.6;

/** A word that may also ask for a part of the work or a tool, "rate", "store", leaves room for one small word only. */
const NEARLY_THE_SAME = 0.85;

const farmsIn = (text: string, knowledge: KnowledgeBase): boolean =>
  cropWords.has(text) ||
  farmWorkWords.has(text) ||
  FARMING_WORDS.has(text) ||
  knowledge.leadOf(text) !== undefined ||
  tellingNames.has(text);

function likenedPlan(
  text: string,
  least: number,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Plan | undefined {
  const likened = farmsIn(text, knowledge) ? undefined : likenedTalk(text);
  const asksToo = sectionWords.has(text) || selectTool(text) !== undefined;
  const enough = asksToo ? Math.max(least, NEARLY_THE_SAME) : least;
  if (!likened || likened.likeness < enough || !canBeMeant(likened.talk, state)) return undefined;
  return { kind: 'talk', talk: likened.talk };
}

/** The talk that a message is rather taken for than for a question that nothing written answers. */
export function talkBeforeNothing(
  plan: Plan,
  text: string,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Plan | undefined {
  const isOpen = plan.kind === 'decline' || plan.kind === 'ask-back' || plan.kind === 'unknown';
  return isOpen && !OUTSIDE_WORDS.has(text) ? likenedPlan(text, LIKE, state, knowledge) : undefined;
}

/** "?", a heart: nothing is said at all. */
const SAYS_NOTHING = /^[^\p{L}\p{N}]*$/u;

/**
 * What is said to be polite or for talk, in any of the languages; a question about the advisor goes before a greeting with it. `whole` is the
 * message with its courtesies: "tell me something" is all courtesy.
 */
export function smallTalk(
  text: string,
  whole: string,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Plan | undefined {
  const talk = SAYS_NOTHING.test(whole) ? 'listening' : (talkIn(whole, state) ?? talkIn(text, state));
  if (talk) return { kind: 'talk', talk };
  const farms = farmsIn(text, knowledge);
  // "Help me get a loan" asks for the loan.
  if (ABOUT_WORDS.has(text) && !farms) return { kind: 'about' };
  // "Ok, which papers do I need" asks.
  const asksBeside = isAsked(THANKS_WORDS.rest(text).join(' '));
  if ((saysOnly(text, THANKS_WORDS) && !asksBeside) || onlyThanks(whole) || thanksFirst(whole))
    return { kind: 'thanks' };
  // "Hi there": the courtesy that was left out is all of it.
  const greetsBeside = saysOnly(whole, GREETING_WORDS) && !(sectionWords.has(text) || isAsked(text));
  const greets = saysOnly(text, GREETING_WORDS) || greetsBeside;
  if (greets) return { kind: 'greeting' };
  if (OUTSIDE_WORDS.has(text) && !farms) return { kind: 'decline' };
  return likenedPlan(text, SURELY_LIKE, state, knowledge);
}

/** Longer than that a message tells more than thanks. */
const MOST_OF_THANKS = 12;

/** "Many thanks from all farmers of our village", "thanks, your advice saved my chilli": thanks first, and nothing asked, wrong or to be done. */
const thanksFirst = (text: string): boolean =>
  /^\W*(?:many many |many |so many |lots of )?(?:thank\w*|thanx|thnx|thx|tnx|dhanya\w*|shukriya|धन्यवाद|शुक्रिया)/iu.test(
    text,
  ) &&
  text.split(/\s+/u).length <= MOST_OF_THANKS &&
  !/[?？]/u.test(text) &&
  !isAsked(text) &&
  !sectionWords.has(text) &&
  !SYMPTOM_WORDS.has(text) &&
  selectTool(text) === undefined;

const THANKS = /\bthank|\bdhanya|\bshukriya|धन्यवाद|शुक्रिया/iu;

/** "Thank you for the wheat advice": a crop may be named with thanks that ask for nothing. */
const onlyThanks = (text: string): boolean =>
  THANKS.test(text) &&
  !/[?？]/u.test(text) &&
  !asksFor(text) &&
  !sectionWords.has(text) &&
  !placeWords.has(text) &&
  saysOnly(cropWords.rest(text).join(' '), THANKS_WORDS);

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
  const others = placeWords.rest(rest).join(' ');
  return words.has(message) && !asks && contentWords(others).length <= 1;
}
