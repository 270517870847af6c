import { badInput, type FieldProblem } from '../../platform/errors/app-error.js';
import { cleanText } from '../../platform/text.js';
import { type ChatMessage, ChatRole } from './advisor.types.js';

/** The longest message that a visitor sends, and the longest of ours that may come back with the conversation. */
export const LONGEST_MESSAGE = 2_000;
const LONGEST_REPLY = 8_000;
/** The whole conversation is sent each time (AC-242), so a long one is taken; only its end is looked at. */
const MOST_MESSAGES = 200;
const MESSAGES_LOOKED_AT = 20;

/**
 * The part of a conversation that is answered: its last 20 messages, the last of them the visitor's.
 * @throws AppError BAD_USER_INPUT where there is no question, a message is blank or longer than 2,000 characters
 * (AC-254), or there are more than 200.
 */
export function checkConversation(messages: readonly ChatMessage[]): ChatMessage[] {
  if (messages.length > MOST_MESSAGES) {
    throw badInput([{ field: 'messages', message: 'This conversation is very long. Please start a new one.' }]);
  }
  if (messages.at(-1)?.role !== ChatRole.USER) {
    throw badInput([{ field: 'messages', message: 'The last message has to be a question of yours.' }]);
  }
  const problems: FieldProblem[] = [];
  const checked = messages.map((message, index) => {
    const field = `messages.${index}.content`;
    if (message.role === ChatRole.USER) {
      const rule = { field, label: 'Message', max: LONGEST_MESSAGE, multiline: true };
      return { ...message, content: cleanText(message.content, rule, problems) };
    }
    if (message.content.length > LONGEST_REPLY)
      problems.push({ field, message: 'This reply is longer than any of ours.' });
    return message;
  });
  if (problems.length > 0) throw badInput(problems);
  return checked.slice(-MESSAGES_LOOKED_AT);
}
