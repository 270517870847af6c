import type { AdvisorEvent, AnswerLanguage, ChatMessage } from './advisor.types.js';
import type { Voice } from './language/voice.js';
import type { PublicData } from './tools/public-data.js';

/** A question with its conversation, checked and cut to what a provider looks at. The last message is the visitor's. */
export interface AdvisorRequest {
  readonly messages: readonly ChatMessage[];
  readonly language: AnswerLanguage;
  /** The letters to answer in; `voice.language` is `language`. */
  readonly voice: Voice;
  /** The day in India, `YYYY-MM-DD`. */
  readonly today: string;
  readonly data: PublicData;
  /** Aborted when the visitor goes away; undefined where the whole answer is waited for. */
  readonly signal: AbortSignal | undefined;
}

/** Something that answers farming questions. Throws where it cannot; whoever asked it then asks another. */
export interface AdvisorProvider {
  answer(request: AdvisorRequest): AsyncIterable<AdvisorEvent>;
}
