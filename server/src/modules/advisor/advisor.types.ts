import { Language } from '../../platform/messages.js';

/** The languages that the advisor answers in: all of the site's. The letters are those of the question. */
export const AnswerLanguage = Language;
export type AnswerLanguage = Language;

export const ChatRole = { USER: 'user', ASSISTANT: 'assistant' } as const;
export type ChatRole = (typeof ChatRole)[keyof typeof ChatRole];

export interface ChatMessage {
  readonly role: ChatRole;
  readonly content: string;
}

/** A text in both languages. */
export type Bilingual = Readonly<Record<AnswerLanguage, string>>;

/** What an answer rests on: whose word it is, the figure, the day it holds for, and the page that shows it. */
export interface SourceReference {
  readonly name: string;
  readonly figure: string | null;
  readonly date: string | null;
  readonly path: string | null;
}

/** A whole answer. `notice` tells that something did not go as usual, in the visitor's language. */
export interface AdvisorAnswer {
  readonly message: string;
  readonly language: AnswerLanguage;
  readonly sources: readonly SourceReference[];
  readonly notice: string | null;
  /** Short questions that can be asked next, in the letters of the answer. */
  readonly suggestions: readonly string[];
}

/** A piece of an answer on its way. After `restart`, what was said before it does not count. */
export type AdvisorEvent =
  | { readonly kind: 'delta'; readonly text: string }
  | { readonly kind: 'sources'; readonly sources: readonly SourceReference[] }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'suggestions'; readonly suggestions: readonly string[] }
  | { readonly kind: 'restart' };
