import type { ChatCompletionChunk } from 'openai/resources/chat/completions';

/** A tool that the model wants called; `argument` is JSON text as it was streamed. */
export interface RequestedCall {
  readonly id: string;
  readonly name: string;
  readonly argument: string;
}

/** The endpoint answered, and what it answered is none. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/** Longer answers are cut: nobody reads them on a phone, and somebody pays for them. */
const LONGEST_ANSWER = 4_000;
const MOST_CALLS = 4;

/**
 * Reads one streamed completion: yields its text as it comes and returns the tool calls it ends with. Written over the raw
 * stream, because servers differ: the role may be missing, the content null, a call's index absent. An abort ends the
 * stream without a word, so a stream without a reason to finish is a broken one.
 * @throws NoAnswerError where the stream breaks off, or has neither text nor calls.
 */
export async function* readCompletion(
  stream: AsyncIterable<ChatCompletionChunk>,
): AsyncGenerator<string, readonly RequestedCall[]> {
  const calls: Array<{ id: string; name: string; argument: string }> = [];
  let length = 0;
  let finished = false;
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
    if (choice.finish_reason || length > LONGEST_ANSWER) {
      finished = true;
      break;
    }
  }
  if (!finished) throw new NoAnswerError('The answer broke off.');
  const wanted = calls.filter((call) => call?.name).slice(0, MOST_CALLS);
  if (length === 0 && wanted.length === 0) throw new NoAnswerError('The answer is empty.');
  return wanted.map((call, index) => ({ ...call, id: call.id || `call-${index}` }));
}
