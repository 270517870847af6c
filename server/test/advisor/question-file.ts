import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';

export const SCRIPTS = [
  'english',
  'devanagari',
  'roman-hindi',
  'gurmukhi',
  'gujarati',
  'bengali',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'odia',
  'urdu',
] as const;
export type Script = (typeof SCRIPTS)[number];

export const KINDS = [
  'crop',
  'pest-disease',
  'animal',
  'scheme',
  'insurance',
  'price',
  'market',
  'service',
  'soil-weather',
  'follow-up',
  'several',
  'small-talk',
  'unknown',
  'safety',
] as const;

const line = z.string().trim().min(1);
const groups = z.array(z.array(line).min(1));

const questionCheck = z.strictObject({
  id: line,
  script: z.enum(SCRIPTS),
  kind: z.enum(KINDS),
  turns: z.array(line).min(1),
  date: z.enum(['june', 'november', 'both']).default('both'),
  mustContain: groups.default([]),
  mustNotContain: z.array(line).default([]),
  firstLine: groups.default([]),
  answerScript: z.enum(SCRIPTS).optional(),
});

/** A question, or a conversation whose last answer is judged. README.md beside the files tells what each field means. */
export type Question = Readonly<z.infer<typeof questionCheck>>;

/** All questions of the folder. Throws an error that names the file and the question that is not right. */
export async function readQuestions(folder = new URL('questions/', import.meta.url)): Promise<Question[]> {
  const questions: Question[] = [];
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()) {
    const parsed = z
      .strictObject({ description: line, questions: z.array(questionCheck).min(1) })
      .safeParse(JSON.parse(await readFile(new URL(file, folder), 'utf8')));
    if (!parsed.success) throw new Error(`questions/${file}: ${z.prettifyError(parsed.error)}`);
    questions.push(...parsed.data.questions);
  }
  const ids = questions.map((question) => question.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`Two questions have the id ${twice}.`);
  return questions;
}
