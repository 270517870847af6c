import { z } from 'zod';
import type { AnswerLanguage, Bilingual } from '../advisor.types.js';
import { helpline } from '../safety/helplines.js';
import { bilingual, readData } from './read-data.js';

const GAP = /\{([\w-]+)\}/gu;
const gapsOf = (text: string): string => [...new Set(text.match(GAP))].sort().join(' ');

/** A sentence in both languages; what one of them leaves to be filled in, the other one does too. */
const sentence = bilingual.refine(({ en, hi }) => gapsOf(en) === gapsOf(hi), 'has other gaps in Hindi than in English');
const SECTIONS = readData('sentences.yaml', z.record(z.string(), z.record(z.string(), sentence)));

/** What is filled into a sentence, by the name of the gap. */
type Fill = Readonly<Record<string, string | number>>;

/** The text with its gaps filled: `{name}` by `fill`, or by the number of that helpline. */
export const filled = (text: string, fill: Fill = {}): string =>
  text.replace(GAP, (_, name: string) => String(fill[name] ?? helpline(name)));

/** Says the sentences of a section of `data/advisor/sentences.yaml`. Throws where it has others than those that are named. */
export function sentencesOf<Name extends string>(section: string, names: readonly Name[]) {
  const texts = new Map(Object.entries<Bilingual>(SECTIONS[section] ?? {}));
  if (names.length !== texts.size || names.some((name) => !texts.has(name)))
    throw new Error(`advisor/sentences.yaml: ${section} has to be ${names.join(', ')}.`);
  return (name: Name, language: AnswerLanguage, fill?: Fill): string =>
    filled((texts.get(name) as Bilingual)[language], fill);
}
