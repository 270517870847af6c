import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ChatRole } from '../../src/modules/advisor/advisor.types.js';
import { KnowledgeBase } from '../../src/modules/advisor/knowledge/knowledge-base.js';
import { readKnowledge } from '../../src/modules/advisor/knowledge/knowledge-entry.js';
import { type Plan, planAnswer } from '../../src/modules/advisor/retrieval/plan-answer.js';

const questionCheck = z.strictObject({
  language: z.enum(['en', 'hi', 'roman']),
  question: z.string().min(1),
  /** Entries of which each answers the question. */
  entries: z.array(z.string()).optional(),
  /** The tool that answers it, with those of its arguments that matter. */
  tool: z.string().optional(),
  argument: z.record(z.string(), z.unknown()).optional(),
});

export type Question = Readonly<z.infer<typeof questionCheck>>;

/** A question with what the advisor does about it. */
export interface Answered {
  readonly question: Question;
  readonly plan: Plan;
  readonly right: boolean;
}

/** Share of first answers that have to be right, in each language. */
export const REQUIRED_ACCURACY = 0.9;

export async function readQuestions(): Promise<Question[]> {
  const file = JSON.parse(await readFile(new URL('questions.json', import.meta.url), 'utf8'));
  return z.object({ questions: z.array(questionCheck) }).parse(file).questions;
}

export async function openKnowledgeBase(): Promise<KnowledgeBase> {
  return new KnowledgeBase(await readKnowledge());
}

function isRight({ entries = [], tool, argument = {} }: Question, plan: Plan): boolean {
  if (plan.kind === 'knowledge') return entries.includes(plan.entry.id);
  if (plan.kind !== 'tool' || plan.tool !== tool) return false;
  return Object.entries(argument).every(([name, value]) => plan.argument[name] === value);
}

/** Asks every question on its own and holds the first answer against the expected one. */
export function answerAll(questions: readonly Question[], knowledge: KnowledgeBase): Answered[] {
  return questions.map((question) => {
    const plan = planAnswer([{ role: ChatRole.USER, content: question.question }], knowledge);
    return { question, plan, right: isRight(question, plan) };
  });
}

/** Share of right first answers, by language. */
export function accuracyByLanguage(answered: readonly Answered[]): Map<string, { right: number; asked: number }> {
  const result = new Map<string, { right: number; asked: number }>();
  for (const { question, right } of answered) {
    const count = result.get(question.language) ?? { right: 0, asked: 0 };
    result.set(question.language, { right: count.right + Number(right), asked: count.asked + 1 });
  }
  return result;
}

/** What the advisor did, in a line: `knowledge wheat-sowing`. */
export function planInWords(plan: Plan): string {
  if (plan.kind === 'knowledge') return `knowledge ${plan.entry.id}`;
  if (plan.kind === 'tool') return `tool ${plan.tool} ${JSON.stringify(plan.argument)}`;
  if (plan.kind === 'ask-back') return `ask-back ${plan.entries.map((entry) => entry.id).join(', ')}`;
  return plan.kind;
}
