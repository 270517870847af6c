import type { ChatMessage } from './conversation';

/** A message as the server takes it: `role` in lower case is REST's, GraphQL's is upper case. */
export type SentMessage = Pick<ChatMessage, 'role' | 'content'>;

/** The longest question and reply that the server takes (server: conversation.rules.ts). */
export const LONGEST_QUESTION = 2_000;
const LONGEST_REPLY = 8_000;
/** The server takes 200 messages and 100 kB; the request has a little around them. */
const MOST_MESSAGES = 199;
const MOST_BYTES = 90_000;

/** Bytes of a message in the body: a Devanagari letter has three. */
function sizeOf({ content }: SentMessage): number {
  return new TextEncoder().encode(JSON.stringify(content)).length + 40;
}

/**
 * The whole conversation, up to the last question (spec §4). Apologies of ours and answers that were stopped
 * before their first word are not part of it. Where it outgrew what the server takes, its beginning is left out.
 */
export function messagesToSend(messages: readonly ChatMessage[]): SentMessage[] {
  const whole = messages
    .filter(({ content, shortfall }) => shortfall !== 'failed' && content.trim() !== '')
    .map(({ role, content }) => ({ role, content: role === 'user' ? content : content.slice(0, LONGEST_REPLY) }));
  let bytes = 0;
  const firstThatFits = whole.findLastIndex((message) => {
    bytes += sizeOf(message);
    return bytes > MOST_BYTES;
  });
  return whole.slice(firstThatFits + 1).slice(-MOST_MESSAGES);
}
