import { cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { contentWords } from '../../language/terms.js';
import { measuresLand } from '../../vocabulary/area.js';
import { farmWorkWords } from '../../vocabulary/farm-work.js';
import {
  ASKS_THE_SAME,
  asksWhetherDisease,
  CONDITION,
  IS_IT_RIGHT,
  meantInstead,
} from '../../vocabulary/leaning-words.js';
import { onlyTellsPlace, placeWords } from '../../vocabulary/places.js';
import { sectionWords } from '../../vocabulary/section-words.js';
import { onlyTellsWho } from '../../vocabulary/tenure.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { calledIn } from '../reading/called-in.js';
import {
  asksOfRain,
  asksOfSpray,
  asksToPull,
  asksWhere,
  bringsCrop,
  isBehindScheme,
  isBehindTrouble,
  isOfTrouble,
  isOfWeather,
  leadsTogether,
  leans,
  type Message,
  mayBelong,
  messageOf,
  namesTogether,
  saysLittle,
  stops,
  tellsHowMany,
  tellsMore,
  together,
} from './leaning.js';

/*
 * A short message stands for a question that is whole only with what was asked before it: the same of another crop or place, or
 * both of them together. Whether the answer then goes on from what was told is judged in `goes-on.ts`.
 */

/** A question that a message stands for, put together with what was asked before it. */
export interface WholeQuestion {
  readonly text: string;
  /** The message asks for nothing new, and only tells more of what was asked. */
  readonly stays: boolean;
  /** It takes the place of what was asked before, and leans on nothing. */
  readonly isNew?: boolean;
}

/** "The termites dry my wheat" … "in gram too?": what was asked before, of the crop or animal that is named in its place. */
function ofOtherCrop(message: Message): string | undefined {
  const { said, crops, asked, state } = message;
  const [other, ...more] = crops;
  if (!other || other === state.crop || more.length > 0) return undefined;
  // "Ok, and for mustard?" behind a trouble asks of the same trouble.
  const onlyNames = isBehindTrouble(state) && said.rest.length + said.labels.length + said.work.length === 0;
  if (!saysLittle(message) || !(onlyNames || ASKS_THE_SAME.test(said.text))) return undefined;
  const [named, ...others] = cropWords.find(asked);
  if (!named || others.length > 0) return undefined;
  return [calledIn(said.text, other), ...cropWords.rest(asked)].join(' ');
}

/** "And in Karnal, how much?": with what was asked before, without its place. */
const ofOtherPlace = ({ said, asked }: Message): string => [...placeWords.rest(asked), said.text].join(' ');

const asking = (text: string): WholeQuestion => ({ text, stays: false });
const staying = (text: string): WholeQuestion => ({ text, stays: true });

/** "Summer moong, when do I sow" … "no, I meant sesame": the same of what was meant, or what was meant alone. */
function corrected(message: Message): WholeQuestion | undefined {
  const { asked, said } = message;
  const meant = meantInstead(said.text);
  // "That is, how much for five acres" puts nothing in the place of anything.
  if (meant === undefined || (saysLittle(message) && !cropWords.has(meant))) return undefined;
  const asksItself = sectionWords.has(meant) || farmWorkWords.has(meant);
  if (!asksItself && cropWords.find(meant).length === 1 && cropWords.has(asked))
    return asking([meant, ...cropWords.rest(asked)].join(' '));
  return { text: meant, stays: false, isNew: true };
}

/** Of a variety and a date nothing is reckoned. */
const NOT_RECKONED: ReadonlySet<SectionLabel> = new Set(['variety', 'when']);

/** "Is DBW 187 right" … "for five acres?": what is reckoned for the land is seed. */
function seedForLand({ said, state: { crop, labels } }: Message): WholeQuestion | undefined {
  if (!crop || said.area === undefined || said.rest.length + said.labels.length + said.work.length > 0)
    return undefined;
  if (labels.length === 0 || !labels.every((label) => NOT_RECKONED.has(label))) return undefined;
  return { text: `${crop.names[0]} seed ${said.text}`, stays: false, isNew: true };
}

/** The questions that a message may stand for, put together with what was asked before it, the surest first. */
export function wholeQuestions(
  text: string,
  state: ConversationState,
  knowledge: KnowledgeBase,
): readonly WholeQuestion[] {
  const message = messageOf(text, state, knowledge);
  if (!message) return [];
  const meant = corrected(message);
  if (meant !== undefined) return [meant];
  const seed = seedForLand(message);
  if (seed !== undefined) return [seed];
  const other = ofOtherCrop(message);
  if (other !== undefined) return [asking(other)];
  const both = together(message);
  if (bringsCrop(message)) return [asking(both)];
  if (!mayBelong(message)) return [];
  if (asksOfSpray(message)) return [asking(`spray ${message.said.text}`)];
  if (asksOfRain(message))
    return [{ text: `rain forecast irrigation ${message.said.text}`, stays: false, isNew: true }];
  if (leadsTogether(message) || namesTogether(message)) return [asking(both)];
  // "Little water" says what is to be reckoned with.
  if (tellsMore(message) && CONDITION.test(message.said.text)) return [asking(both), asking(message.asked)];
  // "No water given yet" is no question of water; and "she is HF cross" may lead away from fat, which then is told again.
  if (tellsMore(message))
    return message.said.labels.length > 0 ? [asking(message.asked)] : [staying(both), asking(message.asked)];
  if (isOfWeather(message)) return [asking(both)];
  if (leans(message)) return [asking(message.said.namesPlace ? ofOtherPlace(message) : both)];
  if (tellsHowMany(message) || asksWhere(message) || stops(message)) return [asking(both)];
  if (isOfTrouble(message)) return [staying(both)];
  return asksToPull(message) ? [asking(both)] : [];
}

/** "She is seven months pregnant" … "when do I stop milking": what nothing answers alone is asked together with what was said before it. */
export function leftOpen(text: string, state: ConversationState, knowledge: KnowledgeBase): WholeQuestion | undefined {
  const message = messageOf(text, state, knowledge);
  return message && mayBelong(message) ? asking(together(message)) : undefined;
}

/** "Is that right?", "I am a small farmer", "now tell me, I am in Rewa": what was asked before is asked again, for who and where is told. */
export function askedAgain(text: string, { asked, tool }: ConversationState): string | undefined {
  if (asked === undefined) return undefined;
  if (IS_IT_RIGHT.test(text) || onlyTellsWho(text)) return asked;
  return tool === undefined && onlyTellsPlace(text) ? `${asked} ${text}` : undefined;
}

/** The question that stands after a message: what only measures the land, tells who asks or tells more goes with what was asked before. */
export function askedAfter(text: string, state: ConversationState, knowledge: KnowledgeBase): string {
  const message = messageOf(text, state, knowledge);
  if (!message) return text;
  // "The premium for paddy" … "same for mustard?" … "and cotton": the third asks the same as the first.
  const ofOther = ofOtherCrop(message);
  if (ofOther !== undefined) return ofOther;
  // "Is it a disease?" asks of what was shown.
  const isBare =
    asksWhetherDisease(text) ||
    onlyTellsWho(text) ||
    contentWords(text).every((word) => /^\d+$/.test(word) || measuresLand(word));
  const belongs = (): boolean =>
    tellsMore(message) ||
    tellsHowMany(message) ||
    (leadsTogether(message) && !isBehindScheme(message)) ||
    isOfWeather(message);
  const adds = bringsCrop(message) || (mayBelong(message) && belongs());
  return isBare || adds ? `${message.asked} ${text}` : text;
}
