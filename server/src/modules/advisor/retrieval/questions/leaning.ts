import { type CropWord, cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isCropSubject, TROUBLE_TOPICS } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { contentWords } from '../../language/terms.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { asksFor } from '../../vocabulary/asking.js';
import { IDEAS } from '../../vocabulary/ideas.js';
import { CALAMITY_WORDS, DISEASE_SIGN_WORDS, SICK_WORDS, SYMPTOM_WORDS } from '../../vocabulary/intents.js';
import {
  ASKS_THE_SAME,
  CONDITION,
  IN_ITS_PLACE,
  LIGHT,
  PULLS_OUT,
  STOPS,
  tellsDone,
  WHERE_TO_GO,
} from '../../vocabulary/leaning-words.js';
import { sectionWords } from '../../vocabulary/section-words.js';
import { tellingNames } from '../../vocabulary/telling-names.js';
import { themeWords } from '../../vocabulary/themes.js';
import { unwrittenMatterOf } from '../../vocabulary/unwritten-matters.js';
import { weatherEventOf } from '../../vocabulary/weather-events.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { selectTool } from '../planning/select-tool.js';
import { SHOWN } from '../planning/thresholds.js';
import { namesTitle } from '../reading/names-title.js';
import { type Reading, readQuestion } from '../reading/reading.js';
import { OF_SCHEMES } from '../rules/scheme-parts.js';

/*
 * How a message leans on what was asked before it.
 */

/** A message behind a question. */
export interface Message {
  readonly said: Reading;
  /** The crops that it names beside what was asked: "for fodder?" after maize is maize for fodder. */
  readonly crops: readonly CropWord[];
  readonly words: readonly string[];
  readonly asked: string;
  readonly state: ConversationState;
  readonly knowledge: KnowledgeBase;
}

const FODDER = 'fodder';

export function messageOf(text: string, state: ConversationState, knowledge: KnowledgeBase): Message | undefined {
  const { asked } = state;
  if (asked === undefined) return undefined;
  const said = readQuestion(text, knowledge);
  const inBoth = readQuestion(`${asked} ${said.text}`, knowledge).crops;
  // What the cow eats is no other crop.
  const isFed = (crop: CropWord): boolean =>
    crop.subject === FODDER && state.crop !== undefined && isAnimal(state.crop.subject);
  const crops = said.crops.filter((crop) => inBoth.includes(crop) && !isFed(crop));
  return { said, crops, words: contentWords(said.text), asked, state, knowledge };
}

export const together = ({ asked, said }: Message): string => `${asked} ${said.text}`;

/** A longer message says enough by itself. */
const MOST_WORDS = 7;

/** The same again is answered as such. */
function isSameAgain({ words, asked, knowledge }: Message): boolean {
  const before = contentWords(readQuestion(asked, knowledge).text);
  return words.length > 0 && words.every((word) => before.includes(word));
}

/** The milk of the goat that is ill is no cow. */
const ONLY_MILK =
  /^(?!.*\b(?:cows?|buffalo(?:es)?|gaa?y|bhains)\b)(?!.*(?:गाय|भैंस)).*(?:\bmilk\b|\bdoodh\b|\bdudh\b|दूध)/iu;

/** Whether a message names another crop or animal than the conversation is about. */
function namesOther({ said, crops, state: { crop } }: Message): boolean {
  if (crop && isAnimal(crop.subject) && ONLY_MILK.test(said.text)) return false;
  return crops.some((each) => each !== crop);
}

/** Whether a message may belong to what was asked: it is short, says something new, and names no other crop. */
export const mayBelong = (message: Message): boolean =>
  message.words.length <= MOST_WORDS && !namesOther(message) && !isSameAgain(message);

/** Whether a message names a matter of its own, which is answered for itself. */
const namesMatter = ({ said: { text }, knowledge }: Message): boolean =>
  tellingNames.has(text) ||
  themeWords.has(text) ||
  knowledge.leadOf(text) !== undefined ||
  selectTool(text) !== undefined ||
  unwrittenMatterOf(text) !== undefined;

/** "Is there help for a solar pump" … "I have a connection already": the wording of both means what neither means alone. */
export function leadsTogether(message: Message): boolean {
  const { said, asked, knowledge } = message;
  const lead = knowledge.leadOf(together(message));
  return lead !== undefined && lead !== knowledge.leadOf(asked) && knowledge.leadOf(said.text) === undefined;
}

/** Whether a trouble was told last. */
export const isBehindTrouble = ({ trouble, entry }: ConversationState): boolean =>
  trouble !== undefined && trouble === entry;

/** Whether a scheme or a paper was told last. */
export function isBehindScheme({ state, knowledge }: Message): boolean {
  const last = state.entry === undefined ? undefined : knowledge.entry(state.entry);
  return state.tool?.tool === 'government_schemes' || (last !== undefined && OF_SCHEMES.has(last.subject));
}

/** "Where is soil tested" … "how do I take the sample": both name what neither names alone. */
export function namesTogether(message: Message): boolean {
  const { said, asked, knowledge } = message;
  const both = together(message);
  return knowledge
    .find(both, SHOWN, said.labels, [])
    .some(
      ({ value }) =>
        !isCropSubject(value.subject) &&
        !OF_SCHEMES.has(value.subject) &&
        namesTitle(value, both) &&
        !namesTitle(value, asked) &&
        !namesTitle(value, said.text),
    );
}

/** Whether a message asks or shows a trouble: where nothing was asked there is nothing to tell more of. */
function asksOrShows({ asked: text, knowledge }: Message): boolean {
  if (knowledge.leadOf(text) !== undefined) return true;
  const { labels, work } = readQuestion(text, knowledge);
  const shows = [SYMPTOM_WORDS, DISEASE_SIGN_WORDS, SICK_WORDS].some((each) => each.has(text));
  return shows || labels.length > 0 || work.includes('diseases') || asksFor(text);
}

/** "And pink bollworm" asks, with a question mark or without. */
const ASKS_MORE = /^(?:and|what about|how about|aur|और)(?![\p{L}\p{M}])/iu;

/** "It is the second day, and feels hot": a message that asks nothing and names nothing new tells more of what was asked. */
export function tellsMore(message: Message): boolean {
  const { said, state } = message;
  if (state.entry === undefined || !asksOrShows(message)) return false;
  if (/[?？]/u.test(said.text) || asksFor(said.text) || ASKS_MORE.test(said.text)) return false;
  if (said.labels.length > 0 && !tellsDone(said.text) && !CONDITION.test(said.text)) return false;
  return !namesMatter(message) && weatherEventOf(said.text) === undefined;
}

export const saysLittle = (message: Message): boolean =>
  message.said.rest.every((word) => LIGHT.has(word)) && !namesMatter(message);

/** What only asks when or for what a scheme gives, names no part of growing. */
const ASKED_OF_ANYTHING: ReadonlySet<SectionLabel> = new Set(['when', 'who', 'amount', 'apply', 'caution']);

/** "Which one first", "how much do I have to pay", "is it covered": it asks something of what was asked, and says no more. */
export function leans(message: Message): boolean {
  const { said, state } = message;
  // "And pink bollworm?" names cotton and something else of it; "the calf too?" asks the same.
  if (!saysLittle(message) || (message.crops.length > 0 && !ASKS_THE_SAME.test(said.text))) return false;
  // "In five acres?" of seed is reckoned; of a scheme it tells who asks.
  if (said.area !== undefined && !isBehindScheme(message)) return false;
  if (said.namesPlace && state.tool === undefined) return false;
  return said.work.length === 0 && said.labels.every((label) => ASKED_OF_ANYTHING.has(label));
}

/** What is asked of bad weather: what to do in it, the watering, a spray. */
const OF_WEATHER: ReadonlySet<SectionLabel> = new Set(['action', 'dose', 'water', 'when', 'care', 'caution', 'amount']);
const MOST_OF_WEATHER = 5;
const MOST_OWN_OF_WEATHER = 2;
const HOW_MANY = /\bhow many\b|\bkitn[aei]\b|कितन[ाेी]/iu;

/** "Should I water tonight", "what to spray", "how long can it stand" after frost, hail or a flood: asked of the weather. */
export function isOfWeather(message: Message): boolean {
  const { said, asked, words, state } = message;
  if (state.entry === undefined || !(weatherEventOf(asked) !== undefined || CALAMITY_WORDS.has(asked))) return false;
  if (words.length > MOST_OF_WEATHER || said.rest.length > MOST_OWN_OF_WEATHER || said.area !== undefined) return false;
  // With the crop's name, or of the second watering or how many there are, it asks for itself.
  const asksWaterings = IDEAS.nextWater.has(said.text) || (said.labels.includes('water') && HOW_MANY.test(said.text));
  if (said.crops.length > 0 || asksWaterings) return false;
  if (weatherEventOf(said.text) !== undefined || namesMatter(message)) return false;
  return said.labels.every((label) => OF_WEATHER.has(label)) && said.work.every((topic) => topic === 'water');
}

const RAIN = /\brain(?:s|ed|ing)?\b|\bba+rish\b|\bbarsa?at\b|बारिश|बरसात/iu;
const MOST_OF_RAIN = 3;

/** "And if it rains" after the waterings: whether to water then. */
export const asksOfRain = ({ said, words, state }: Message): boolean =>
  state.labels.includes('water') &&
  words.length <= MOST_OF_RAIN &&
  said.labels.length + said.work.length === 0 &&
  RAIN.test(said.text);

/** What is asked of a trouble; seed, water and sale are asked of the crop. */
const OF_TROUBLE: ReadonlySet<SectionLabel> = new Set(['sign', 'cause', 'action', 'dose', 'caution', 'care', 'when']);

/** "The band, when do I tie it?" after the mealybug of mango, "twelve hours now" after the placenta that does not come. */
export function isOfTrouble(message: Message): boolean {
  const { said, state } = message;
  const { labels, work, area, rest, text } = said;
  if (!isBehindTrouble(state) || area !== undefined) return false;
  if (rest.length + labels.length === 0) return false;
  if (!labels.every((label) => OF_TROUBLE.has(label)) || !work.every((topic) => TROUBLE_TOPICS.has(topic)))
    return false;
  // When to vaccinate is asked of those that are well.
  return !namesMatter(message) && !IDEAS.vaccine.has(text);
}

/** "Twenty goats", "which bank", "where is it got": how much and where is asked of the scheme that was told. */
const isOfScheme = (message: Message): boolean =>
  isBehindScheme(message) && message.said.work.length + message.said.labels.length === 0 && !namesMatter(message);
export const tellsHowMany = (message: Message): boolean =>
  isOfScheme(message) && message.said.rest.length === 0 && /\d/u.test(message.said.text);
export const asksWhere = (message: Message): boolean =>
  isOfScheme(message) && message.said.crops.length === 0 && WHERE_TO_GO.test(message.said.text);

/** "Before digging, when do I stop it?" after the watering. */
export const stops = ({ said, state, asked }: Message): boolean =>
  state.labels.includes('water') &&
  sectionWords.find(asked).includes('water') &&
  !said.labels.includes('water') &&
  STOPS.test(said.text);

/** "After how many days can I pick them": behind a pest or disease that is asked of the spray. */
export const asksOfSpray = ({ said, state: { crop, ...state } }: Message): boolean =>
  isBehindTrouble(state) && IDEAS.picksOrEats.has(said.text) && !(crop && isAnimal(crop.subject));

/** "Some plants have flowers on long stalks" … "do I pull all of these out": what was shown and is no trouble. */
export const asksToPull = ({ said, state }: Message): boolean =>
  !isBehindTrouble(state) && PULLS_OUT.test(said.text) && said.labels.every((label) => label === 'harvest');

/** "The leaves turn yellow" … "in paddy": the crop of what was asked is told only now. */
export function bringsCrop(message: Message): boolean {
  const { said, asked, words, state } = message;
  if (state.crop || said.crops.length !== 1 || cropWords.has(asked) || words.length > MOST_WORDS) return false;
  if (saysLittle(message)) return said.labels.length + said.work.length === 0;
  // "My bore water is salty" … "can it be used for mustard": the wording of both means what neither does.
  return IN_ITS_PLACE.test(said.text) || leadsTogether(message);
}
