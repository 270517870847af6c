import { z } from 'zod';
import type { Bilingual } from '../advisor.types.js';
import { bilingual, readData } from '../words/read-data.js';

const LABELS = [
  'about',
  'who',
  'amount',
  'apply',
  'when',
  'soil',
  'variety',
  'seed',
  'nutrition',
  'water',
  'weeds',
  'care',
  'feed',
  'sign',
  'cause',
  'action',
  'dose',
  'harvest',
  'yield',
  'store',
  'sell',
  'cost',
  'caution',
] as const;

/** What a section is about. */
export type SectionLabel = (typeof LABELS)[number];

/** The parts that an entry is made of, in the order in which a farmer needs them, with what an answer calls each. */
export const SECTION_LABELS: Readonly<Record<SectionLabel, Bilingual>> = readData(
  'section-labels.yaml',
  z.record(z.enum(LABELS), bilingual),
);

/** Whether a word is the label of a section. */
export const isSectionLabel = (word: string): word is SectionLabel => Object.hasOwn(SECTION_LABELS, word);
