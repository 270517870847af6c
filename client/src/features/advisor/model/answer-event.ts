import type { Language } from '@/lib/language';
import { ChatFailure } from './chat-failure';
import type { AnswerPiece, AnswerSource } from './conversation';

/** A message of the stream: a piece of the answer, or its end. */
export type AnswerEvent = AnswerPiece | { kind: 'done'; language: Language };

/**
 * An event of `POST /chat/stream`; null for one that we do not know.
 * @throws ChatFailure for `error`, with the server's code; SyntaxError where the data is no JSON
 */
export function answerEvent({ event, data }: { event?: string | undefined; data: string }): AnswerEvent | null {
  const value: unknown = JSON.parse(data);
  switch (event) {
    case 'delta':
    case 'notice':
      return { kind: event, text: textOf(value, 'text') ?? '' };
    case 'restart':
      return { kind: 'restart' };
    case 'sources':
      return { kind: 'sources', sources: sourcesOf(value) };
    case 'suggestions':
      return { kind: 'suggestions', suggestions: suggestionsIn(value) };
    case 'done':
      return { kind: 'done', language: textOf(value, 'language') === 'hi' ? 'hi' : 'en' };
    case 'error':
      throw new ChatFailure(textOf(value, 'code'));
    default:
      return null;
  }
}

/** The sources in data from outside: from the stream, or from this tab's storage. */
export function sourcesOf(value: unknown): AnswerSource[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    const name = textOf(entry, 'name');
    if (name === null) return [];
    return { name, figure: textOf(entry, 'figure'), date: textOf(entry, 'date'), path: textOf(entry, 'path') };
  });
}

/** The suggestions in data from outside. */
export function suggestionsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** A text field of data from outside; null where there is none. */
export function textOf(value: unknown, field: string): string | null {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : null;
  return typeof found === 'string' ? found : null;
}
