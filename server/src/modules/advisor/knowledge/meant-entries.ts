import { type CropWord, cropWords } from '../../vocabulary/crops.js';
import type { Lexicon } from '../../vocabulary/lexicon.js';
import { rememberedText } from '../../vocabulary/remembered.js';
import { ANIMALS } from '../vocabulary/animals.js';
import { STATE_IDEAS } from '../vocabulary/ideas/states.js';
import { IDEAS, type IdeaName } from '../vocabulary/ideas.js';
import { isAbout, isCropSubject, type KnowledgeEntry, type Wording } from './knowledge-entry.js';
import type { SectionLabel } from './section-labels.js';

/** What a question's wording means for certain. */
export interface Meant {
  readonly entry: KnowledgeEntry;
  /** The parts that are told where the wording stands for the whole message; undefined where it does not. */
  readonly whole: readonly SectionLabel[] | undefined;
  /** Whether it is meant only because a state is named. */
  readonly isOfState: boolean;
}

interface ReadWording extends Meant {
  readonly all: readonly Lexicon<true>[];
  readonly none: readonly Lexicon<true>[];
  readonly before: readonly string[];
}

const lexiconOf = (idea: IdeaName): Lexicon<true> => IDEAS[idea];

const read = (entry: KnowledgeEntry, { all, none = [], before = [], whole }: Wording): ReadWording => ({
  entry,
  all: all.map(lexiconOf),
  none: none.map(lexiconOf),
  before,
  whole,
  isOfState: all.some((idea) => Object.hasOwn(STATE_IDEAS, idea)),
});

/** Of what an animal is, lives in or eats. */
const OF_ANIMALS: ReadonlySet<string> = new Set([...ANIMALS, 'prawn', 'fodder']);

/** "Ragi, direct sowing" means no paddy; a wording of animals may well name a plant. */
const isPlant = (subject: string): boolean => isCropSubject(subject) && !OF_ANIMALS.has(subject);

/** A shed is built for one kind of animal: the cow's is none for goats. */
const SHED = 'shed';

const fits = ({ all, none }: ReadWording, question: string): boolean =>
  all.every((idea) => idea.has(question)) && !none.some((idea) => idea.has(question));

/** Of two that fit, what stands for a whole message is meant before what does not, then the one that has more ideas. */
const isSurer = (one: ReadWording, other: ReadWording): boolean =>
  (one.whole === undefined) === (other.whole === undefined)
    ? one.all.length > other.all.length
    : one.whole !== undefined;

/** Finds the entry that a question's wording means, by the wordings of every entry. */
export class MeantEntries {
  readonly #wordings: readonly ReadWording[];

  constructor(entries: readonly KnowledgeEntry[]) {
    this.#wordings = entries.flatMap((entry) => (entry.meantBy ?? []).map((wording) => read(entry, wording)));
  }

  /** The entry that a question means for certain; undefined for most questions, which are searched. */
  readonly of = rememberedText((question): Meant | undefined => {
    const plants = cropWords.find(question).filter(({ subject }) => isPlant(subject));
    const animals = cropWords.find(question).filter(({ subject }) => ANIMALS.has(subject));
    const isOther = ({ entry }: ReadWording, named: readonly CropWord[]): boolean =>
      named.length > 0 && !named.some(({ subject }) => isAbout(entry, subject));
    const isOfOther = (wording: ReadWording): boolean =>
      (isPlant(wording.entry.subject) && isOther(wording, plants)) ||
      (wording.entry.topic === SHED && ANIMALS.has(wording.entry.subject) && isOther(wording, animals));
    const fitting = this.#wordings.filter((wording) => fits(wording, question) && !isOfOther(wording));
    const beaten = new Set(fitting.flatMap(({ before }) => before));
    const left = fitting.filter(({ entry }) => !beaten.has(entry.id));
    return left.reduce<ReadWording | undefined>(
      (best, wording) => (best === undefined || isSurer(wording, best) ? wording : best),
      undefined,
    );
  });
}
