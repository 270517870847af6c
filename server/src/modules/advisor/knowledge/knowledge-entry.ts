import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { DATA_FOLDER } from '../../catalogue/dataset-file.js';
import { AnswerLanguage, type SourceReference } from '../advisor.types.js';

const words = z.array(z.string().trim().min(1)).min(1);
const line = z.string().trim().min(1);

const entryCheck = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** What it is about: `wheat`, `soil`. */
  subject: line,
  /** Which part of the work: `sowing`, `pests`. */
  topic: line,
  titleEn: line,
  titleHi: line,
  answerEn: line,
  answerHi: line,
  keywordsEn: words,
  keywordsHi: words,
  keywordsRoman: words,
  source: line,
  sourceHi: line,
  seeAlso: z.array(z.string().startsWith('/')),
});

/** One piece of farming knowledge with its source. */
export type KnowledgeEntry = Readonly<z.infer<typeof entryCheck>>;

const fileCheck = z.object({ entries: z.array(entryCheck).min(1) });

/** Reads every file of the knowledge base. Throws an error that names the file and the entry that is not right. */
export async function readKnowledge(folder = new URL('advisor/knowledge/', DATA_FOLDER)): Promise<KnowledgeEntry[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const entries: KnowledgeEntry[] = [];
  for (const file of files) {
    const parsed = fileCheck.safeParse(JSON.parse(await readFile(new URL(file, folder), 'utf8')));
    if (!parsed.success) throw new Error(`advisor/knowledge/${file}: ${z.prettifyError(parsed.error)}`);
    entries.push(...parsed.data.entries);
  }
  const ids = new Set<string>();
  for (const { id } of entries) {
    if (ids.has(id)) throw new Error(`advisor/knowledge: two entries have the id ${id}.`);
    ids.add(id);
  }
  return entries;
}

export function titleOf(entry: KnowledgeEntry, language: AnswerLanguage): string {
  return language === AnswerLanguage.HI ? entry.titleHi : entry.titleEn;
}

export function answerOf(entry: KnowledgeEntry, language: AnswerLanguage): string {
  return language === AnswerLanguage.HI ? entry.answerHi : entry.answerEn;
}

export function sourceOf(entry: KnowledgeEntry, language: AnswerLanguage): SourceReference {
  const name = language === AnswerLanguage.HI ? entry.sourceHi : entry.source;
  return { name, figure: null, date: null, path: entry.seeAlso[0] ?? null };
}
