import { z } from 'zod';
import { SECTION_LABELS, type SectionLabel } from '../entries/section-labels.js';
import { lexiconOf, phrases, readData } from './read-data.js';

const labels = z.enum(Object.keys(SECTION_LABELS) as [SectionLabel, ...SectionLabel[]]);

const { parts, notMeant } = readData(
  'part-words.yaml',
  z.strictObject({ parts: z.partialRecord(labels, phrases), notMeant: phrases }),
);

/** Finds the parts of an entry that a text asks for. */
export const partWords = lexiconOf<SectionLabel>(parts as Readonly<Record<SectionLabel, readonly string[]>>, notMeant);
