import type { Logger } from '../../../platform/logger.js';
import type { AdvisorEvent } from '../advisor.types.js';
import type { AdvisorProvider, AdvisorRequest } from '../advisor-provider.js';
import { sentencesOf } from '../words/sentences.js';
import type { CircuitBreaker } from './circuit-breaker.js';
import { BudgetSpentError } from './provider-errors.js';

/** How many answers may be on their way from the endpoint at once (security.md L1). */
const MOST_AT_ONCE = 20;

const say = sentencesOf('fallback', ['unreachable', 'resting']);
type Notice = Parameters<typeof say>[0];

/** Asks the first provider, and the second one where the first cannot answer; the visitor is told. */
export class FallbackProvider implements AdvisorProvider {
  #running = 0;

  constructor(
    private readonly parts: {
      readonly first: AdvisorProvider;
      /** Our own notes; `settles` tells which messages are theirs alone. */
      readonly second: AdvisorProvider & { settles(request: AdvisorRequest): boolean };
      readonly breaker: CircuitBreaker;
      readonly log: Logger;
    },
  ) {}

  async *answer(request: AdvisorRequest): AsyncGenerator<AdvisorEvent> {
    const { second, breaker } = this.parts;
    // Someone in danger gets the call to make, and what is declined is declined, whatever a model would say.
    if (second.settles(request)) return yield* second.answer(request);
    const outcome = this.#running < MOST_AT_ONCE && breaker.allows() ? yield* this.#tryFirst(request) : 'unreachable';
    if (outcome === 'answered') return;
    yield { kind: 'notice', text: say(outcome, request.language) };
    yield* second.answer(request);
  }

  /** Passes the first provider's answer on; what it said before it failed is taken back. */
  async *#tryFirst(request: AdvisorRequest): AsyncGenerator<AdvisorEvent, 'answered' | Notice> {
    const { first, breaker, log } = this.parts;
    let said = false;
    this.#running += 1;
    try {
      for await (const event of first.answer(request)) {
        said = true;
        yield event;
      }
      breaker.succeeded();
      return 'answered';
    } catch (error) {
      // The visitor has gone: that is nobody's failure, and nobody waits for another answer.
      if (request.signal?.aborted) return 'answered';
      if (said) yield { kind: 'restart' };
      if (error instanceof BudgetSpentError) return 'resting';
      breaker.failed();
      // The message may carry what was sent; the kind of error is enough to act on.
      log.warn({ failure: error instanceof Error ? error.name : 'unknown' }, 'advisor endpoint failed');
      return 'unreachable';
    } finally {
      this.#running -= 1;
    }
  }
}
