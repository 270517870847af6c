import { cropWords } from '../../vocabulary/crops.js';
import { phoneticFold } from '../../vocabulary/phonetic-fold.js';
import { wordsOf } from '../../vocabulary/words-of.js';
import { AnswerLanguage } from '../advisor.types.js';
import { LANGUAGE_WORDS } from '../words/language-words.js';

/** What tells English and Hindi words apart: the words of the entries. */
export interface LanguageVocabulary {
  /** English words, as they are written. */
  readonly english: ReadonlySet<string>;
  /** Every word of the entries but those of people's questions, as it is written. */
  readonly written: ReadonlySet<string>;
  /** Sounds of Hindi words. */
  readonly hindiSounds: ReadonlySet<string>;
}

/** Below this share of Devanagari letters a text counts as Latin with a Hindi word in it. */
const DEVANAGARI_SHARE = 0.2;
/** A word that only sounds like a Hindi one weighs less than a known one. */
const SOUND_WEIGHT = 0.8;
/** "me" may be English or में: it decides where nothing else does. */
const ME_WEIGHT = 0.5;
const SHORTEST_SOUND = 3;
/** So many English words that Hindi does not borrow, beside the Hindi names of crops, make a text English: "chana pod borer medicine". */
const ENGLISH_BESIDE_NAMES = 2;
const ENGLISH_BESIDE_SCHEMES = 3;
const SCHEMES: ReadonlySet<string> = new Set(['bima', 'beema', 'yojana', 'yojna']);

const { hinglish, hindiFrame, englishFrame, eitherFrame, borrowed, loans, beforeEnglishMe, stop } = LANGUAGE_WORDS;

function devanagariShare(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length === 0 ? 0 : letters.filter((letter) => /[\u0900-\u097f]/.test(letter)).length / letters.length;
}

/** What the words of a text weigh for each language, and which kinds of words it has. */
class Weighing {
  hindi = 0;
  english = 0;
  /** Of `hindi` what names of crops and schemes weigh: Hindi names stand in English sentences too. */
  names = 0;
  plainEnglish = 0;
  hasEnglishFrame = false;
  hasHindiFrame = false;
  hasHindiWord = false;

  add(word: string, before: string | undefined, { english, hindiSounds }: LanguageVocabulary): void {
    const isMe = word === 'me';
    const isEnglishMe = isMe && beforeEnglishMe.has(before ?? '');
    this.hasEnglishFrame ||= englishFrame.has(word) && !eitherFrame.has(word);
    this.hasHindiFrame ||= hindiFrame.has(word) || (isMe && before !== undefined && !isEnglishMe);
    if (/^\d+$/.test(word)) return;
    const isHinglish = hinglish.has(word);
    if (english.has(word) && !isHinglish && !loans.has(word)) this.plainEnglish += 1;
    if (borrowed.has(word)) return;
    this.hasHindiWord ||= isHinglish;
    if (isHinglish) this.#addHindi(word, 1);
    else if (isMe && isEnglishMe) this.english += ME_WEIGHT;
    else if (isMe) this.hindi += ME_WEIGHT;
    else if (word === 'a' || (loans.has(word) && !englishFrame.has(word))) return;
    else if (englishFrame.has(word)) this.english += 1;
    // A word of both languages, "kisan", "card", speaks for neither.
    else if (english.has(word)) this.english += soundsHindi(word, hindiSounds) ? 0 : 1;
    else if (!stop.has(word) && soundsHindi(word, hindiSounds)) this.#addHindi(word, SOUND_WEIGHT);
  }

  #addHindi(word: string, weight: number): void {
    this.hindi += weight;
    if (cropWords.has(word) || SCHEMES.has(word)) this.names += weight;
  }
}

function soundsHindi(word: string, hindiSounds: ReadonlySet<string>): boolean {
  const sound = phoneticFold(word);
  return sound.length >= SHORTEST_SOUND && hindiSounds.has(sound);
}

/**
 * The language to answer in. Devanagari is Hindi; Latin letters are weighed word by word, and romanised Hindi counts as
 * Hindi. Undefined where nothing speaks for either ("1509?", "ok"): then the conversation's language goes on.
 */
export function detectLanguage(text: string, vocabulary: LanguageVocabulary): AnswerLanguage | undefined {
  if (devanagariShare(text) >= DEVANAGARI_SHARE) return AnswerLanguage.HI;
  const words = wordsOf(text);
  const weighing = new Weighing();
  for (const [place, word] of words.entries()) weighing.add(word, words[place - 1], vocabulary);
  const { hindi, english, names, plainEnglish, hasEnglishFrame, hasHindiFrame, hasHindiWord } = weighing;
  if (hasHindiFrame && !hasEnglishFrame) return AnswerLanguage.HI;
  const enough = words.some((word) => SCHEMES.has(word)) ? ENGLISH_BESIDE_SCHEMES : ENGLISH_BESIDE_NAMES;
  if (hindi > 0 && hindi === names && (hasEnglishFrame || plainEnglish >= enough)) return AnswerLanguage.EN;
  // "rotavator kiraya": names of things are English in every language, so one plain Hindi word outweighs one of them.
  if (hindi === english && hasHindiWord && !hasEnglishFrame) return AnswerLanguage.HI;
  if (hindi === english) return hindi === 0 ? undefined : AnswerLanguage.EN;
  return hindi > english ? AnswerLanguage.HI : AnswerLanguage.EN;
}
