import type { AdvisorEvent } from '../advisor.types.js';
import type { AdvisorProvider, AdvisorRequest } from '../advisor-provider.js';
import { KnownAnswers } from '../retrieval/planning/known-answers.js';
import { planAnswer } from '../retrieval/planning/plan-answer.js';
import { type ComposedAnswer, type ComposeParts, composeAnswer } from '../retrieval/reply/compose-answer.js';

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

  /** What a question surely needs from the tables or the knowledge base; null where that is not clear. */
  async lookUp(request: AdvisorRequest): Promise<ComposedAnswer | null> {
    const planned = planAnswer(request.messages, this.parts.knowledge);
    return planned.plan.kind === 'parts' ? this.#answers.of(planned, request) : null;
  }
}
