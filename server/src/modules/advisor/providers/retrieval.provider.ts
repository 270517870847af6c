import { type AdvisorEvent, AnswerLanguage } from '../advisor.types.js';
import type { AdvisorProvider, AdvisorRequest } from '../advisor-provider.js';
import { answerOf, sourceOf } from '../knowledge/knowledge-entry.js';
import { KnownAnswers } from '../retrieval/planning/known-answers.js';
import { planAnswer } from '../retrieval/planning/plan-answer.js';
import { type ComposedAnswer, type ComposeParts, composeAnswer } from '../retrieval/reply/compose-answer.js';
import type { ToolAnswer } from '../tools/tool.js';
import { callTool } from '../tools/toolbox.js';
import { type LookedUp, MOST_ENTRIES } from './look-up.js';

const SENTENCE = /[^.!?।\n]*(?:[.!?।\n]+\s*|$)/gu;

/** An answer in the pieces that it is told in. */
interface ToldAnswer extends ComposedAnswer {
  readonly sentences: readonly string[];
}

/** Answers from the knowledge base and the tables of this site: needs no key and no network (AC-304). */
export class RetrievalProvider implements AdvisorProvider {
  readonly #answers: KnownAnswers<ToldAnswer>;

  constructor(private readonly parts: ComposeParts) {
    this.#answers = new KnownAnswers(async (planned, request) => {
      const answer = await composeAnswer(planned, request, parts);
      return { ...answer, sentences: (answer.text.match(SENTENCE) ?? []).filter(Boolean) };
    });
  }

  async *answer(request: AdvisorRequest): AsyncGenerator<AdvisorEvent> {
    const planned = planAnswer(request.messages, this.parts.knowledge);
    const { sentences, sources, suggestions } = await this.#answers.of(planned, request);
    for (const text of sentences) yield { kind: 'delta', text };
    yield { kind: 'sources', sources };
    if (suggestions.length > 0) yield { kind: 'suggestions', suggestions };
  }

  /** Whether nobody but us answers a message: danger, what is declined, and the dose of a pesticide. */
  settles(request: AdvisorRequest): boolean {
    const { plan } = planAnswer(request.messages, this.parts.knowledge);
    if (plan.kind === 'parts') return plan.parts.some((part) => part.kind === 'entry' && part.asksDose === true);
    return plan.kind === 'safety' || plan.kind === 'dose';
  }

  /** What a language model is given: the entries of the plan, then those that are nearest, and what the plan's tools say. */
  async lookUp(request: AdvisorRequest): Promise<LookedUp> {
    const { knowledge, tools } = this.parts;
    const planned = planAnswer(request.messages, knowledge);
    const parts = planned.plan.kind === 'parts' ? planned.plan.parts : [];
    const question = request.messages.at(-1)?.content ?? '';
    const found = [
      ...parts.flatMap((part) => (part.kind === 'entry' ? [part.entry] : [])),
      ...knowledge.find(question, MOST_ENTRIES).map((hit) => hit.value),
    ];
    const said: ToolAnswer[] = [];
    for (const part of parts)
      if (part.kind === 'tool') said.push(await callTool(tools, part.tool, part.argument, request));
    const { suggestions } = await this.#answers.of(planned, request);
    return {
      entries: [...new Set(found)].slice(0, MOST_ENTRIES).map((entry) => ({
        title: { en: entry.titleEn, hi: entry.titleHi },
        text: { en: answerOf(entry, AnswerLanguage.EN), hi: answerOf(entry, AnswerLanguage.HI) },
        source: sourceOf(entry, request.language),
      })),
      tools: said,
      suggestions,
    };
  }
}
