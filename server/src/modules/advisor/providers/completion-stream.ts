import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { NoAnswerError } from './provider-errors.js';

/** A tool that the model wants called; `argument` is JSON text as it was streamed. */
export interface RequestedCall {
  readonly id: string;
  readonly name: string;
  readonly argument: string;
}

/** Longer answers are cut: nobody reads them on a phone, and somebody pays for them. */
const LONGEST_ANSWER = 4_000;
const MOST_CALLS = 4;

/** The server ran out of tokens, or a filter of its own stopped it: what it said is half an answer. */
const BROKEN_OFF: ReadonlySet<string> = new Set(['length', 'content_filter']);

/** How a completion ended. */
export interface CompletionEnd {
  readonly calls: readonly RequestedCall[];
  /** Cut at our own limit: its last sentence may be half of one. */
  readonly isCut: boolean;
}

/**
 * Reads one streamed completion: yields its text as it comes and returns the tool calls it ends with. Written over the raw
 * stream, because servers differ: the role may be missing, the content null, a call's index absent. An abort ends the
 * stream without a word, so a stream without a reason to finish is a broken one.
 * @throws NoAnswerError where the stream or the server breaks off, or there is neither text nor a call.
 */
export async function* readCompletion(
  stream: AsyncIterable<ChatCompletionChunk>,
): AsyncGenerator<string, CompletionEnd> {
  const calls: Array<{ id: string; name: string; argument: string }> = [];
  let length = 0;
  let reason: string | undefined;
  for await (const chunk of stream) {
    const choice = chunk.choices?.[0];
    if (!choice) continue;
    const text = choice.delta?.content;
    if (typeof text === 'string' && text !== '') {
      length += text.length;
      yield text;
    }
    for (const part of choice.delta?.tool_calls ?? []) {
      const index = part.index ?? Math.max(0, calls.length - 1);
      const call = calls[index] ?? { id: '', name: '', argument: '' };
      calls[index] = call;
      call.id ||= part.id ?? '';
      call.name += part.function?.name ?? '';
      call.argument += part.function?.arguments ?? '';
    }
    reason = choice.finish_reason ?? undefined;
    if (reason !== undefined || length > LONGEST_ANSWER) break;
  }
  const isCut = length > LONGEST_ANSWER;
  if (!isCut && (reason === undefined || BROKEN_OFF.has(reason))) throw new NoAnswerError('The answer broke off.');
  const wanted = calls.filter((call) => call?.name).slice(0, MOST_CALLS);
  if (length === 0 && wanted.length === 0) throw new NoAnswerError('The answer is empty.');
  return { calls: wanted.map((call, index) => ({ ...call, id: call.id || `call-${index}` })), isCut };
}
