import { dayInIndia } from '../../platform/calendar-day.js';
import type { RequestContext } from '../../platform/context.js';
import { ConcurrencyLimit } from '../../platform/http/concurrency-limit.js';
import { callerKey, type RateLimits } from '../../platform/http/rate-limits.js';
import type { KnownRows } from '../catalogue/known-rows.js';
import { ADVISOR_LIMITS, QUESTIONS_UNDER_WAY } from './advisor.limits.js';
import type { AdvisorAnswer, AdvisorEvent, AnswerLanguage, ChatMessage } from './advisor.types.js';
import type { AdvisorProvider, AdvisorRequest } from './advisor-provider.js';
import { checkConversation } from './conversation.rules.js';
import type { LanguageVocabulary } from './language/detect-language.js';
import { voiceOf } from './language/voice.js';
import { publicData } from './tools/public-data.js';

/** What answers. */
export interface AdvisorKnowledge {
  readonly vocabulary: LanguageVocabulary;
  readonly provider: AdvisorProvider;
}

export interface AdvisorParts {
  /** Reads the knowledge and indexes it, which takes about a second of computing. */
  readonly read: () => Promise<AdvisorKnowledge>;
  /** The public tables. */
  readonly rows: KnownRows;
  readonly limits: Pick<RateLimits, 'consumeInTurn'>;
}

/** An answer that has been accepted and is on its way. */
export interface OpenAnswer {
  readonly language: AnswerLanguage;
  readonly events: AsyncIterable<AdvisorEvent>;
}

/** The same with what ends it: until then the question counts as under way. */
interface BegunAnswer extends OpenAnswer {
  readonly end: () => void;
}

/** The farming advisor (spec §1, §7 `POST /chat`): open to anyone, within the limits of `advisor.limits.ts`. */
export class AdvisorService {
  readonly #underWay = new ConcurrencyLimit(QUESTIONS_UNDER_WAY);

  #knowledge: Promise<AdvisorKnowledge> | undefined;

  constructor(private readonly parts: AdvisorParts) {}

  /**
   * Gets the knowledge ready. A server does it before it listens, so that no visitor waits for it; what asks the advisor
   * nothing, like the seed and most tests, never needs it.
   */
  async prepare(): Promise<void> {
    await this.#ready();
  }

  /**
   * Begins to answer the last message of a conversation. `signal` is aborted when nobody waits any more. The events have
   * to be read to their end or given up: until then the question counts as under way.
   * @throws AppError BAD_USER_INPUT by `checkConversation`; RATE_LIMITED above ten a minute or a hundred a day, and while
   * two questions of the same caller are under way.
   */
  async open(ctx: RequestContext, conversation: readonly ChatMessage[], signal: AbortSignal): Promise<OpenAnswer> {
    const { language, events, end } = await this.#begin(ctx, conversation, signal);
    return { language, events: untilEnd(events, end) };
  }

  /** The whole answer at once. Throws as `open` does. */
  async answer(ctx: RequestContext, conversation: readonly ChatMessage[]): Promise<AdvisorAnswer> {
    const { language, events, end } = await this.#begin(ctx, conversation, undefined);
    try {
      return await wholeAnswer(language, events);
    } finally {
      end();
    }
  }

  /** As `open`; `end` has to be called once the events were read or given up. */
  async #begin(
    ctx: RequestContext,
    conversation: readonly ChatMessage[],
    signal: AdvisorRequest['signal'],
  ): Promise<BegunAnswer> {
    const { limits } = this.parts;
    const messages = checkConversation(conversation);
    const caller = callerKey(ctx);
    const end = this.#underWay.begin(caller);
    try {
      await limits.consumeInTurn([ADVISOR_LIMITS.chat, ADVISOR_LIMITS.chatByDay], caller);
      // What follows may wait for another machine; how many do is bounded above.
      ctx.record.leavePlace();
      const { vocabulary, provider } = await this.#ready();
      const voice = voiceOf(messages, vocabulary);
      const { language } = voice;
      const today = dayInIndia(ctx.clock.now());
      const events = provider.answer({
        messages,
        language,
        voice,
        today,
        data: publicData(ctx, this.parts.rows),
        signal,
      });
      return { language, events, end };
    } catch (error) {
      end();
      throw error;
    }
  }

  #ready(): Promise<AdvisorKnowledge> {
    this.#knowledge ??= this.parts.read();
    return this.#knowledge;
  }
}

/** The events as they are; calls `end` after the last one, and where reading them fails or is given up. */
async function* untilEnd(events: AsyncIterable<AdvisorEvent>, end: () => void): AsyncGenerator<AdvisorEvent> {
  try {
    yield* events;
  } finally {
    end();
  }
}

/** What the events come to: of what was said before a restart nothing counts. */
async function wholeAnswer(language: AnswerLanguage, events: AsyncIterable<AdvisorEvent>): Promise<AdvisorAnswer> {
  let said: string[] = [];
  let sources: AdvisorAnswer['sources'] = [];
  let suggestions: AdvisorAnswer['suggestions'] = [];
  let notice: string | null = null;
  for await (const event of events) {
    if (event.kind === 'delta') said.push(event.text);
    else if (event.kind === 'sources') sources = event.sources;
    else if (event.kind === 'suggestions') suggestions = event.suggestions;
    else if (event.kind === 'notice') notice = event.text;
    else [said, sources, suggestions] = [[], [], []];
  }
  return { message: said.join('').trim(), language, sources, notice, suggestions };
}
