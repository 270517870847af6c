import { AnswerLanguage, type ChatMessage, ChatRole, type SourceReference } from '../advisor.types.js';
import { detectLanguage, type LanguageVocabulary } from './detect-language.js';
import { isMarathi } from './other-languages.js';
import { romanise } from './romanise.js';
import { fromDevanagari, type Script, scriptOf, toDevanagari } from './scripts.js';

/** How a conversation is answered: in which language, and in which letters. */
export interface Voice {
  /** The language that the answer is composed in. */
  readonly language: AnswerLanguage;
  /** The letters of the question, and so of the answer; Hindi in Latin letters is answered in Latin letters. */
  readonly script: Script;
  /** Marathi, which is understood in part and has a sentence of its own where it is not. */
  readonly marathi: boolean;
}

/** Scripts whose questions are answered; for the others there is one sentence with the Kisan Call Centre. */
const ANSWERED: ReadonlySet<Script> = new Set(['latin', 'devanagari', 'gurmukhi', 'gujarati']);

export function isAnswered({ script }: Voice): boolean {
  return ANSWERED.has(script);
}

/** The voice for the newest message of the visitor's that tells one; English in Latin letters where none does. */
export function voiceOf(messages: readonly ChatMessage[], vocabulary: LanguageVocabulary): Voice {
  const said = messages.filter(({ role }) => role === ChatRole.USER).map(({ content }) => content.normalize('NFC'));
  const newest = said.toReversed();
  const language =
    newest.map((text) => detectLanguage(toDevanagari(text), vocabulary)).find((found) => found !== undefined) ??
    AnswerLanguage.EN;
  const script = newest.map(scriptOf).find((found) => found !== undefined) ?? 'latin';
  return { language, script, marathi: isMarathi(said.at(-1) ?? '') };
}

/** A composed text in the letters of the voice. */
export function inVoice(text: string, { language, script }: Pick<Voice, 'language' | 'script'>): string {
  if (language !== AnswerLanguage.HI) return text;
  if (script === 'latin') return romanise(text);
  return script === 'gurmukhi' || script === 'gujarati' ? fromDevanagari(text, script) : text;
}

/** What an answer rests on, in the letters of the voice. */
export function sourceInVoice(source: SourceReference, voice: Pick<Voice, 'language' | 'script'>): SourceReference {
  const { name, figure, date } = source;
  return {
    ...source,
    name: inVoice(name, voice),
    figure: figure && inVoice(figure, voice),
    date: date && inVoice(date, voice),
  };
}
