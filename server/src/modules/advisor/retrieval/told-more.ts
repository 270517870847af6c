import type { CropWord } from '../../vocabulary/crops.js';
import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import { isAbout, type KnowledgeEntry } from '../knowledge/knowledge-entry.js';
import { contentWords } from '../language/terms.js';
import { leadOf } from '../vocabulary/entry-leads.js';
import { DISEASE_SIGN_WORDS, SICK_WORDS, SYMPTOM_WORDS } from '../vocabulary/intents.js';
import { tellingNames } from '../vocabulary/telling-names.js';
import { themeWords } from '../vocabulary/themes.js';
import { unwrittenMatterOf } from '../vocabulary/unwritten-matters.js';
import { weatherEventOf } from '../vocabulary/weather-events.js';
import { type ConversationState, NEW_CONVERSATION } from './conversation-state.js';
import type { Plan } from './plan.js';
import { planQuestion } from './plan-question.js';
import { asksFor, readQuestion } from './reading.js';
import { OF_SCHEMES } from './scheme-parts.js';
import { selectTool } from './select-tool.js';

/** A longer message says enough by itself. */
const MOST_WORDS = 7;

/** "No water given yet", "sprayed it yesterday": what was done or left undone asks for nothing. */
const DONE =
  /(?:दिया|दी|डाला|डाली|मारा|मारी|छिड़का|किया|diya|dala|dali|mara|mari|kiya|chhidka)(?: (?:है|था|कल|परसों|hai|h|tha|kal|parso))*$|\b(?:i|we) (?:have )?(?:already )?(?:gave|sprayed|applied|put|used)\b/iu;

/** What is told of the crop of the conversation, or of a scheme or paper. */
const isOfTold = (entry: KnowledgeEntry, crop: CropWord | undefined): boolean =>
  OF_SCHEMES.has(entry.subject) || (crop !== undefined && isAbout(entry, crop.subject));

/** Whether a message asks or shows a trouble: where nothing was asked there is nothing to tell more of. */
function asksOrShows(text: string, knowledge: KnowledgeBase): boolean {
  const { labels, work } = readQuestion(text, knowledge);
  const shows = [SYMPTOM_WORDS, DISEASE_SIGN_WORDS, SICK_WORDS].some((each) => each.has(text));
  return shows || labels.length > 0 || work.includes('diseases') || asksFor(text);
}

/** "It is the second day, and feels hot": a short message that asks nothing and names nothing new tells more of what was asked before. */
export function tellsMore(text: string, state: ConversationState, knowledge: KnowledgeBase): boolean {
  const last = state.entry === undefined ? undefined : knowledge.entry(state.entry);
  const { crop } = state;
  if (state.asked === undefined || !last || !isOfTold(last, crop)) return false;
  if (!asksOrShows(state.asked, knowledge)) return false;
  const said = contentWords(text);
  const asked = contentWords(state.asked);
  if (/[?？]/u.test(text) || asksFor(text) || said.length > MOST_WORDS) return false;
  // The same again is no more.
  if (said.every((word) => asked.includes(word))) return false;
  const { crops, labels } = readQuestion(text, knowledge);
  if (crops.some((each) => each !== crop) || (labels.length > 0 && !DONE.test(text))) return false;
  return (
    !tellingNames.has(text) &&
    !themeWords.has(text) &&
    leadOf(text) === undefined &&
    weatherEventOf(text) === undefined &&
    selectTool(text) === undefined &&
    unwrittenMatterOf(text) === undefined
  );
}

/** What is told to such a message: the answer to both of them together, though it was told before. */
export function planWithMore(text: string, state: ConversationState, knowledge: KnowledgeBase): Plan | undefined {
  const { asked, crop } = state;
  if (asked === undefined || !tellsMore(text, state, knowledge)) return undefined;
  // "No water given yet" is no question of water, whatever else both together are near to.
  const both = readQuestion(text, knowledge).labels.length > 0 ? asked : `${asked} ${text}`;
  const before = { ...state, told: NEW_CONVERSATION.told };
  const plan = planQuestion(both, before, knowledge);
  if (!tellsOf(plan, (entry) => isOfTold(entry, crop))) return undefined;
  const goesOn = ({ id, subject, sections }: KnowledgeEntry): boolean =>
    id === state.entry || OF_SCHEMES.has(subject) || sections.some(({ label }) => label === 'sign');
  // "She is HF cross", of low fat: what both together lead away to is another matter.
  return tellsOf(plan, goesOn) ? plan : planQuestion(asked, before, knowledge);
}

/** "Is there help for a solar pump" … "I have a connection already": what the wording of both together means, and of neither alone. */
export function planByBoth(text: string, state: ConversationState, knowledge: KnowledgeBase): Plan | undefined {
  const { asked, crop } = state;
  if (asked === undefined || contentWords(text).length > MOST_WORDS || leadOf(text) !== undefined) return undefined;
  if (readQuestion(text, knowledge).crops.some((each) => each !== crop)) return undefined;
  const both = `${asked} ${text}`;
  const lead = leadOf(both);
  if (lead === undefined || lead === leadOf(asked)) return undefined;
  const plan = planQuestion(both, { ...state, told: NEW_CONVERSATION.told }, knowledge);
  return tellsOf(plan, ({ id }) => id === lead) ? plan : undefined;
}

const tellsOf = (plan: Plan, fits: (entry: KnowledgeEntry) => boolean): boolean =>
  plan.kind === 'parts' && plan.parts.some((part) => part.kind === 'entry' && fits(part.entry));
