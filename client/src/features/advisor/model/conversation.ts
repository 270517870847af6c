import type { Language } from '@/lib/language';
import type { FailureReason } from './chat-failure';

/** What an answer rests on, as the server names it; `path` is a page of this site. */
export type AnswerSource = { name: string; figure: string | null; date: string | null; path: string | null };

/** Why an answer is not whole: the visitor stopped it, it broke off on the way, or it never came. */
export type Shortfall = 'stopped' | 'cut' | 'failed';

/** One bubble (spec §3). `timestamp` is ISO 8601. */
export type ChatMessage = {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  timestamp: string;
  /** The language of the text, if the server stated it. */
  language?: Language;
  sources?: AnswerSource[];
  /** One line for the visitor where something did not go as usual. */
  notice?: string | null;
  /** Short questions that can be asked next. */
  suggestions?: string[];
  shortfall?: Shortfall;
  /** Id of the text of its failure, beside the apology. */
  reason?: FailureReason;
};

/** An answer on its way. */
export type DraftAnswer = { content: string; sources: AnswerSource[]; notice: string | null; suggestions: string[] };

/** A piece of an answer, as the stream brings it. */
export type AnswerPiece =
  | { kind: 'delta'; text: string }
  | { kind: 'sources'; sources: AnswerSource[] }
  | { kind: 'notice'; text: string }
  /** What was said before it does not count. */
  | { kind: 'restart' }
  | { kind: 'suggestions'; suggestions: string[] };

/** `draft` is there exactly while a reply is awaited: nothing can be sent then (spec §5). */
export type Conversation = { messages: ChatMessage[]; draft: DraftAnswer | null };

/** Author and time, passed in: a reducer creates neither. */
export type Stamp = { id: string; timestamp: string };

export type ConversationAction =
  | { type: 'asked'; stamp: Stamp; content: string }
  | { type: 'piece'; piece: AnswerPiece }
  | { type: 'answered'; stamp: Stamp; language: Language }
  | { type: 'stopped'; stamp: Stamp }
  | { type: 'failed'; stamp: Stamp; reason: FailureReason }
  | { type: 'retried' }
  | { type: 'restored'; messages: ChatMessage[] }
  | { type: 'cleared' };

/** The failed reply is in Hindi in both languages of the page (spec §8). */
export const APOLOGY = 'माफ़ कीजिए, अभी कोई तकनीकी दिक्कत आ गई है। कृपया थोड़ी देर बाद फिर से पूछिए।';

export const EMPTY_CONVERSATION: Conversation = { messages: [], draft: null };

const NOTHING_YET: DraftAnswer = { content: '', sources: [], notice: null, suggestions: [] };

export function conversationReducer(state: Conversation, action: ConversationAction): Conversation {
  const { messages, draft } = state;
  switch (action.type) {
    case 'asked':
      if (draft) return state;
      return {
        messages: [...messages, { ...action.stamp, role: 'user', content: action.content }],
        draft: NOTHING_YET,
      };
    case 'piece':
      return draft ? { messages, draft: withPiece(draft, action.piece) } : state;
    case 'answered':
      return draft ? ended(messages, { ...answerOf(draft, action.stamp), language: action.language }) : state;
    case 'stopped':
      return draft ? ended(messages, { ...answerOf(draft, action.stamp), shortfall: 'stopped' }) : state;
    case 'failed':
      return draft ? ended(messages, ...failure(draft, action)) : state;
    case 'retried':
      return draft ? state : { messages: upToLastQuestion(messages), draft: NOTHING_YET };
    case 'restored':
      return { messages: action.messages, draft: null };
    case 'cleared':
      return EMPTY_CONVERSATION;
  }
}

/** The last question, and every bubble before it. */
export function upToLastQuestion(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.slice(0, messages.findLastIndex(({ role }) => role === 'user') + 1);
}

/** What can be asked next: the suggestions of the last answer, while nothing is awaited. */
export function suggestionsOf({ messages, draft }: Conversation): string[] {
  return draft ? [] : (messages.at(-1)?.suggestions ?? []);
}

/** Whether the last question has no whole answer: it failed, was stopped, or the page was reloaded meanwhile. */
export function canRetry({ messages, draft }: Conversation): boolean {
  const last = messages.at(-1);
  return draft === null && last !== undefined && (last.role === 'user' || last.shortfall !== undefined);
}

function ended(messages: ChatMessage[], ...replies: ChatMessage[]): Conversation {
  return { messages: [...messages, ...replies], draft: null };
}

function withPiece(draft: DraftAnswer, piece: AnswerPiece): DraftAnswer {
  switch (piece.kind) {
    case 'delta':
      return { ...draft, content: draft.content + piece.text };
    case 'restart':
      return NOTHING_YET;
    case 'sources':
      return { ...draft, sources: piece.sources };
    case 'notice':
      return { ...draft, notice: piece.text };
    case 'suggestions':
      return { ...draft, suggestions: piece.suggestions };
  }
}

function answerOf({ content, sources, notice, suggestions }: DraftAnswer, stamp: Stamp): ChatMessage {
  return { ...stamp, role: 'assistant', content: content.trim(), sources, notice, suggestions };
}

/** What was already said stays readable, and the apology follows it. */
function failure(draft: DraftAnswer, { stamp, reason }: { stamp: Stamp; reason: FailureReason }): ChatMessage[] {
  const said: ChatMessage[] = draft.content.trim()
    ? [{ ...answerOf(draft, { ...stamp, id: `${stamp.id}-cut` }), shortfall: 'cut' }]
    : [];
  return [...said, { ...stamp, role: 'assistant', content: APOLOGY, language: 'hi', shortfall: 'failed', reason }];
}
