import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ChatRole } from '../../src/modules/advisor/advisor.types.js';
import { KnowledgeBase } from '../../src/modules/advisor/knowledge/knowledge-base.js';
import { readKnowledge } from '../../src/modules/advisor/knowledge/knowledge-entry.js';
import { readSowingWindows } from '../../src/modules/advisor/knowledge/sowing-windows.js';
import { RetrievalProvider } from '../../src/modules/advisor/providers/retrieval.provider.js';
import type { Plan } from '../../src/modules/advisor/retrieval/planning/plan.js';
import { planAnswer } from '../../src/modules/advisor/retrieval/planning/plan-answer.js';
import { createToolbox } from '../../src/modules/advisor/tools/toolbox.js';

const questionCheck = z.strictObject({
  language: z.enum(['en', 'hi', 'roman']),
  question: z.string().min(1),
  /** Entries of which each answers the question. */
  entries: z.array(z.string()).optional(),
  /** The tool that answers it, with those of its arguments that matter. */
  tool: z.string().optional(),
  argument: z.record(z.string(), z.unknown()).optional(),
});

/** A question of the first set, which knows what leads to its answer: it measures the ranking alone. */
export type RankedQuestion = Readonly<z.infer<typeof questionCheck>>;

/** A question with what the advisor does about it. */
export interface Answered {
  readonly question: RankedQuestion;
  readonly plan: Plan;
  readonly right: boolean;
}

/** Share of first answers that have to be right, in each language. */
export const REQUIRED_RANKING = 0.9;

export async function readRankedQuestions(): Promise<RankedQuestion[]> {
  const file = JSON.parse(await readFile(new URL('questions.json', import.meta.url), 'utf8'));
  return z.object({ questions: z.array(questionCheck) }).parse(file).questions;
}

let knowledgeBase: Promise<KnowledgeBase> | undefined;

/** The knowledge as the server has it. One for a whole test file: indexing it takes a second, and nothing changes it. */
export function openKnowledgeBase(): Promise<KnowledgeBase> {
  const read = async () => new KnowledgeBase(await readKnowledge(), await readSowingWindows());
  knowledgeBase ??= read();
  return knowledgeBase;
}

/** The advisor that answers without a language model, over the data files. */
export function openAdvisor(knowledge: KnowledgeBase): RetrievalProvider {
  return new RetrievalProvider({ knowledge, tools: createToolbox(knowledge) });
}

function isRight({ entries = [], tool, argument = {} }: RankedQuestion, plan: Plan): boolean {
  if (plan.kind !== 'parts') return false;
  return plan.parts.some((part) => {
    if (part.kind === 'entry') return entries.includes(part.entry.id);
    if (part.kind !== 'tool' || part.tool !== tool) return false;
    return Object.entries(argument).every(([name, value]) => part.argument[name] === value);
  });
}

/** Asks every question on its own and holds the first answer against the expected one. */
export function answerAll(questions: readonly RankedQuestion[], knowledge: KnowledgeBase): Answered[] {
  return questions.map((question) => {
    const { plan } = planAnswer([{ role: ChatRole.USER, content: question.question }], knowledge);
    return { question, plan, right: isRight(question, plan) };
  });
}

/** Share of right first answers, by language. */
export function rankingByLanguage(answered: readonly Answered[]): Map<string, { right: number; asked: number }> {
  const result = new Map<string, { right: number; asked: number }>();
  for (const { question, right } of answered) {
    const count = result.get(question.language) ?? { right: 0, asked: 0 };
    result.set(question.language, { right: count.right + Number(right), asked: count.asked + 1 });
  }
  return result;
}

/** What the advisor did, in a line: `wheat-sowing#0,1`. */
export function planInWords(plan: Plan): string {
  if (plan.kind === 'parts') {
    return plan.parts
      .map((part) => {
        if (part.kind === 'entry') return `${part.entry.id}#${part.sections.join(',')}`;
        return part.kind === 'tool' ? `${part.tool} ${JSON.stringify(part.argument)}` : part.kind;
      })
      .join(' + ');
  }
  if (plan.kind === 'ask-back') return `ask-back ${plan.entries.map((entry) => entry.id).join(', ')}`;
  return plan.kind;
}
