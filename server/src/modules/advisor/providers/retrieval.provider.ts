import type { AdvisorEvent } from '../advisor.types.js';
import type { AdvisorProvider, AdvisorRequest } from '../advisor-provider.js';
import { type ComposedAnswer, type ComposeParts, composeAnswer } from '../retrieval/compose-answer.js';
import { planAnswer } from '../retrieval/plan-answer.js';

const SENTENCE = /[^.!?।\n]*(?:[.!?।\n]+\s*|$)/gu;

/** Answers from the knowledge base and the tables of this site: needs no key and no network (AC-304). */
export class RetrievalProvider implements AdvisorProvider {
  constructor(private readonly parts: ComposeParts) {}

  async *answer(request: AdvisorRequest): AsyncGenerator<AdvisorEvent> {
    const planned = planAnswer(request.messages, this.parts.knowledge);
    const { text, sources, suggestions } = await composeAnswer(planned, request, this.parts);
    for (const sentence of text.match(SENTENCE) ?? []) if (sentence) yield { kind: 'delta', text: sentence };
    yield { kind: 'sources', sources };
    if (suggestions.length > 0) yield { kind: 'suggestions', suggestions };
  }

  /** Whether nobody but us answers a message: danger, what is declined, and the dose of a pesticide. */
  settles(request: AdvisorRequest): boolean {
    const { plan } = planAnswer(request.messages, this.parts.knowledge);
    if (plan.kind === 'parts') return plan.parts.some((part) => part.kind === 'entry' && part.asksDose === true);
    return plan.kind === 'danger' || plan.kind === 'refusal' || plan.kind === 'dose';
  }

  /** What a question surely needs from the tables or the knowledge base; null where that is not clear. */
  async lookUp(request: AdvisorRequest): Promise<ComposedAnswer | null> {
    const planned = planAnswer(request.messages, this.parts.knowledge);
    return planned.plan.kind === 'parts' ? composeAnswer(planned, request, this.parts) : null;
  }
}
