import type { SectionLabel } from '../entries/section-labels.js';
import type { Topic } from '../entries/topics.js';

/** The topic of the entries that are about a part of the work, where it has one. */
export const TOPIC_OF_PART: Readonly<Partial<Record<SectionLabel, Topic>>> = {
  when: 'sowing',
  seed: 'sowing',
  variety: 'varieties',
  nutrition: 'nutrition',
  water: 'water',
  weeds: 'weeds',
  harvest: 'harvest',
  store: 'storage',
};

/** What an entry's likeness to a question is made of; measured on questions that were kept out of the entries. */
export const RELEVANCE = {
  fields: { title: 6, aliases: 3, text: 1 },
  /** A word of an earlier message beside one of this. */
  context: 0.4,
  /** The same for how much of the question an entry has. */
  contextCoverage: 0.5,
  /** Shorter words are compared as they are. */
  prefixFrom: 5,
  fuzzyFrom: 6,
  fuzzy: 0.2,
  favour: {
    crop: 2.5,
    otherCrop: 0.35,
    noCrop: 1.3,
    part: 1.5,
    /** An entry that is about the part of the work which is asked. */
    topicOfPart: 1.6,
    state: 2,
    otherState: 0.5,
    lastEntry: 2.2,
    /** What goes over a whole crop, or holds in one case only, comes behind what tells of the matter itself. */
    topics: { case: 0.7, figures: 0.5, calendar: 0.3, season: 0.3, term: 0.3 } as Readonly<Record<string, number>>,
  },
  /** So many of the best are looked at closely. */
  looked: 40,
  uncovered: 0.1,
  coveragePower: 2,
  likeness: 2.5,
} as const;
