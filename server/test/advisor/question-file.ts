import { readFile } from 'node:fs/promises';
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

/** The locked questions, one a line. Throws an error that names the line that is not right. */
export async function readQuestions(): Promise<Question[]> {
  const text = await readFile(new URL('questions/locked.jsonl', import.meta.url), 'utf8');
  const questions = text
    .trim()
    .split('\n')
    .map((row, index) => {
      const parsed = questionCheck.safeParse(JSON.parse(row));
      if (!parsed.success) throw new Error(`locked.jsonl:${index + 1}: ${z.prettifyError(parsed.error)}`);
      return parsed.data;
    });
  const ids = questions.map((question) => question.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`Two questions have the id ${twice}.`);
  return questions;
}
