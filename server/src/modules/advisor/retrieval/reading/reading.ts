import { stateIn } from '../../../geography/places.js';
import { type CropWord, cropWords } from '../../../vocabulary/crops.js';
import { rememberedText } from '../../../vocabulary/remembered.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { plainSpelling } from '../../language/plain-spelling.js';
import { toDevanagari } from '../../language/scripts.js';
import { contentWords } from '../../language/terms.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { type Area, areaIn, measuresLand } from '../../vocabulary/area.js';
import { farmWorkWords } from '../../vocabulary/farm-work.js';
import { NEXT_TIME_WORDS } from '../../vocabulary/intents.js';
import { placeWords } from '../../vocabulary/places.js';
import { sectionWords } from '../../vocabulary/section-words.js';
import { askedCrops } from './asked-crops.js';
import { askedLabels } from './asked-labels.js';
import { askedWork } from './asked-work.js';
import {
  withFloodForWater,
  withoutAge,
  withoutBuyersWord,
  withoutCleared,
  withoutDestination,
  withoutDryAtHarvest,
  withoutFromTo,
  withoutGivenThen,
  withoutHearsay,
  withoutHerd,
  withoutMeansOfWater,
  withoutReasons,
  withoutSeenWhen,
  withoutSimiles,
  withoutSourceOfPlants,
  withoutSowingMonth,
  withoutTimeOver,
  withTillForTil,
} from './left-out.js';

/** A misspelled name of a crop, and what it was taken for. */
export interface Repair {
  readonly written: string;
  readonly crop: CropWord;
}

/** What one question says. */
export interface Reading {
  /** The question with crops repaired, Punjabi and Gujarati letters as Devanagari. */
  readonly text: string;
  /** The same with the crop that the conversation is about, for what only reads text. */
  readonly withCrop: string;
  /** It goes on about what was told last: "how to stop it?". */
  readonly goesOn: boolean;
  /** It only asks how much or when of what was asked before, which then may be told again. */
  readonly asksAgain: boolean;
  readonly repairs: readonly Repair[];
  readonly crops: readonly CropWord[];
  readonly labels: readonly SectionLabel[];
  readonly work: readonly string[];
  readonly area: Area | undefined;
  readonly state: string | undefined;
  readonly namesPlace: boolean;
  /** Words that say something and name neither crop, part, place nor area. */
  readonly rest: readonly string[];
  readonly contentWords: number;
}

/** "1,00,000": what only groups the figures of one number parts no questions. */
const GROUPING = /(?<=\d),(?=(?:\d{2},)*\d{3}(?!\d))/gu;

/** What is left before a stop where something was left out. */
const BEFORE_STOP = /\s+(?=[,.;?])/gu;

/** What is no part of the question, each left out of what the one before it leaves. */
const LEFT_OUT: ReadonlyArray<(text: string) => string> = [
  withoutFromTo,
  withoutReasons,
  withoutBuyersWord,
  withoutHearsay,
  withoutSimiles,
  withoutTimeOver,
  withoutCleared,
  withoutSowingMonth,
  withoutSeenWhen,
  withoutMeansOfWater,
  withoutGivenThen,
  withoutHerd,
  withoutAge,
  withTillForTil,
  withFloodForWater,
  withoutSourceOfPlants,
  withoutDestination,
  withoutDryAtHarvest,
];

/** A message in plain spelling, without what is only compared with and what only tells how the field came to be so. */
export const plainly = rememberedText((message): string => {
  const plain = plainSpelling(toDevanagari(message.normalize('NFC')).replace(GROUPING, ''));
  const left = LEFT_OUT.reduce((text, without) => without(text), plain);
  return left === plain ? plain : left.replace(BEFORE_STOP, '');
});

/** Words that say something, and are no figure and no measure of land. */
const saying = (text: string): string[] =>
  contentWords(text).filter((word) => !/^\d+$/.test(word) && !measuresLand(word));

/** Reads one question. Pure. */
export function readQuestion(question: string, knowledge: KnowledgeBase): Reading {
  const { text, repairs } = knowledge.repair(plainly(question));
  const { crops, fed } = askedCrops(text, knowledge);
  const labels = askedLabels(text, fed);
  const withoutPlaces = placeWords.rest(cropWords.rest(text).join(' ')).join(' ');
  return {
    text,
    withCrop: text,
    goesOn: false,
    asksAgain: false,
    repairs: repairs.flatMap(({ written, meant }) => {
      const [crop] = cropWords.find(meant);
      return crop ? [{ written, crop }] : [];
    }),
    crops,
    labels,
    work: askedWork(text, labels),
    area: areaIn(text),
    state: stateIn(text),
    namesPlace: placeWords.has(text),
    rest: saying(farmWorkWords.rest(sectionWords.rest(withoutPlaces).join(' ')).join(' ')),
    contentWords: contentWords(text).length,
  };
}

/** What a question says beside its crop, its places and the parts that it asks for. An animal's names say more: calf, udder. */
export function saidBeside({ text, crops }: Reading): string[] {
  const withoutCrop = crops.some(({ subject }) => isAnimal(subject)) ? text : cropWords.rest(text).join(' ');
  const withoutNames = placeWords.rest(withoutCrop).join(' ');
  // "So that it does not come next year" is said of any trouble, and tells none from the others.
  const withoutTimes = NEXT_TIME_WORDS.rest(withoutNames).join(' ');
  return saying(sectionWords.rest(withoutTimes).join(' '));
}
