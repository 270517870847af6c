import type { CropWord } from '../../vocabulary/crops.js';
import { cropWords } from '../../vocabulary/crops.js';
import { wordsOf } from '../../vocabulary/words-of.js';
import type { SectionLabel } from '../entries/section-labels.js';
import { isAsked } from '../words/asking.js';
import type { Area } from '../words/land.js';
import { LANGUAGE_WORDS } from '../words/language-words.js';
import type { Heard } from './heard.js';
import { hear, withoutPlaces } from './heard.js';
import type { Question } from './questions.js';

/** What a conversation is about: five fields, worked out anew from the visitor's messages. */
export interface Dialogue {
  readonly crops: readonly CropWord[];
  /** The part that was asked last, in the visitor's words, and as labels. */
  readonly asked: string;
  readonly parts: readonly SectionLabel[];
  readonly state: string | undefined;
  readonly area: Area | undefined;
  /** The entry that was told last, and the indexes of its sections that were. */
  readonly lastEntry: ToldEntry | undefined;
}

export interface ToldEntry {
  readonly id: string;
  readonly sections: readonly number[];
}

export const NEW_DIALOGUE: Dialogue = {
  crops: [],
  asked: '',
  parts: [],
  state: undefined,
  area: undefined,
  lastEntry: undefined,
};

/** A question with what it leaves out taken from the conversation. */
export interface WholeQuestion {
  /** What is searched, chosen by and answered. */
  readonly heard: Heard;
  readonly crops: readonly CropWord[];
  readonly parts: readonly SectionLabel[];
  readonly state: string | undefined;
  readonly area: Area | undefined;
  /** Words of the message before that it leans on. */
  readonly context: string;
  readonly lastEntry: string | undefined;
  /** Whether anything of it comes from the conversation. */
  readonly leans: boolean;
  readonly isOfSeveral: boolean;
}

/** A longer message with no crop of its own says what it is about. */
const MOST_WORDS_OF_FOLLOW_UP = { pointing: 9, other: 6 } as const;

/** So much of what was said is leaned on. */
const LONGEST_CONTEXT = 240;

const pointsBack = (text: string): boolean => wordsOf(text).some((word) => LANGUAGE_WORDS.pointing.has(word));

/** "The same in gram?": what was asked is asked of another crop. */
const asksTheSame = ({ text, crops }: Heard): boolean =>
  crops.length > 0 && wordsOf(text).some((word) => LANGUAGE_WORDS.sameAgain.has(word));

/** "She gives 14 litres", "for two days now": more of what was asked, and nothing new. */
const onlyTells = ({ text, crops, parts, rest }: Heard): boolean =>
  crops.length === 0 && !isAsked(text) && (parts.length === 0 || rest.length > 1);

/** Whether a question cannot be understood without what was said before it. */
function leansOn(dialogue: Dialogue, { crops, rest, text }: Heard): boolean {
  if (dialogue.asked === '' || crops.length > 0) return false;
  return rest.length <= MOST_WORDS_OF_FOLLOW_UP[pointsBack(text) ? 'pointing' : 'other'];
}

/** Whether it only changes a field of the last question: another crop ("the same in gram"), a place, the land. */
const onlyChanges = ({ parts, rest, wants }: Heard): boolean =>
  parts.length === 0 &&
  rest.every((word) => LANGUAGE_WORDS.sameAgain.has(word)) &&
  [...wants].every((want) => want === 'where');

/** The last question with other crops or another place in place of its own. */
function changed(dialogue: Dialogue, heard: Heard): string {
  const frame = heard.crops.length > 0 ? cropWords.rest(dialogue.asked).join(' ') : dialogue.asked;
  return `${namesPlace(heard) ? withoutPlaces(frame) : frame} ${heard.text}`;
}

const namesPlace = ({ places, state }: Heard): boolean => places.length > 0 || state !== undefined;

/** A question with what it leaves out. */
export function completed({ text, told, isOfSeveral }: Question, dialogue: Dialogue): WholeQuestion {
  const own = hear(text);
  const isChange =
    dialogue.asked !== '' && onlyChanges(own) && (own.crops.length > 0 || namesPlace(own) || own.area !== undefined);
  const tellsMore = !isChange && leansOn(dialogue, own) && onlyTells(own);
  const leans = isChange || leansOn(dialogue, own);
  const heard = isChange ? hear(changed(dialogue, own)) : tellsMore ? hear(`${dialogue.asked}. ${text}`) : own;
  const isSameAgain = dialogue.asked !== '' && asksTheSame(own);
  const crops = own.crops.length > 0 ? own.crops : leans ? dialogue.crops : hear(told).crops;
  return {
    heard,
    crops,
    parts: heard.parts,
    state: own.state ?? dialogue.state,
    area:
      own.area ?? (leans || own.crops.length === 0 || isSame(own.crops, dialogue.crops) ? dialogue.area : undefined),
    context: contextOf(dialogue, { leans: leans && !isChange && !tellsMore, isSameAgain }),
    lastEntry: leans && own.crops.length === 0 ? dialogue.lastEntry?.id : undefined,
    leans,
    isOfSeveral,
  };
}

function contextOf({ asked }: Dialogue, { leans, isSameAgain }: { leans: boolean; isSameAgain: boolean }): string {
  if (leans) return asked;
  return isSameAgain ? cropWords.rest(asked).join(' ') : '';
}

const isSame = (one: readonly CropWord[], other: readonly CropWord[]): boolean =>
  one.length === other.length && one.every((crop) => other.includes(crop));

/** The conversation after a question was answered with an entry. */
export function dialogueAfter(dialogue: Dialogue, question: WholeQuestion, entry: ToldEntry | undefined): Dialogue {
  const { heard, crops, parts, state, area, leans, context } = question;
  return {
    crops: crops.length > 0 ? crops : leans ? dialogue.crops : [],
    asked: context === '' ? heard.text : `${context} ${heard.text}`.slice(-LONGEST_CONTEXT),
    parts: parts.length > 0 ? parts : leans ? dialogue.parts : [],
    state,
    area,
    lastEntry: entry ?? (leans ? dialogue.lastEntry : undefined),
  };
}
