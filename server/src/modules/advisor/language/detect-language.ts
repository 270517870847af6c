import { cropWords } from '../../vocabulary/crops.js';
import { phoneticFold } from '../../vocabulary/phonetic-fold.js';
import { wordsOf } from '../../vocabulary/words-of.js';
import { AnswerLanguage } from '../advisor.types.js';
import { HINGLISH_WORDS } from './hinglish-words.js';
import { STOP_WORDS } from './stop-words.js';

/** What tells English and Hindi words apart: the words that the knowledge base itself uses. */
export interface LanguageVocabulary {
  /** English words, as they are written. */
  readonly english: ReadonlySet<string>;
  /** Words that both languages use in Latin letters: `mandi`, `chepa`, `november`. */
  readonly shared: ReadonlySet<string>;
  /** Sounds of Hindi words. */
  readonly hindiSounds: ReadonlySet<string>;
}

/** Below this share of Devanagari letters a text is taken for Latin with a Hindi word in it. */
const DEVANAGARI_SHARE = 0.2;
/** A known romanised word, a known English word, and a word that only sounds like a Hindi one. */
const HINGLISH_WEIGHT = 1;
const ENGLISH_WEIGHT = 1;
const SOUND_WEIGHT = 0.8;
/** में, or the English word, where it may be either; it decides where nothing else does. */
const ME_WEIGHT = 0.5;
/** What English has before "me". Behind anything else it is में: "mustard me aphid". */
const BEFORE_ENGLISH_ME = new Set(
  'tell tells told give gives gave given help helps helped show shows showed let lets send sends sent suggest suggests advise advised guide inform teach call calls called ask asked get gets got buy bring make makes made pay pays paid owe owes owed cheat cheated sell sells sold charge charged bit bites stung remind allow allowed allows refuse refused refuses for to with near about from of by around on at and like please'.split(
    ' ',
  ),
);
const SHORTEST_SOUND = 3;

const ENGLISH_FRAME = new Set(
  'what how when which where why who the is are do does did can could will would was were of for from in my should i and a an to with on it this that any there please today tell give gives not'.split(
    ' ',
  ),
);

/** Of these the words that are Hindi too: दो, तो, थे, इस, इन. Beside a Hindi word they say nothing. */
const AMBIGUOUS_FRAME = new Set(['do', 'to', 'the', 'is', 'in', 'a']);

/** Words of Hindi that English sentences borrow, and what is called out in every language. */
const BORROWED = new Set([
  'mandi',
  'kisan',
  'bigha',
  'gobar',
  'desi',
  'hello',
  'sir',
  'madam',
  'welcome',
  'pongal',
  'onam',
  'bihu',
  'lohri',
  'baisakhi',
  'god',
  'bless',
]);

/** Words of English that Hindi sentences borrow: beside the Hindi name of a crop they say nothing. */
const LOANS = new Set(
  'price rate spray dose subsidy loan scheme seed seeds variety hybrid urea dap npk potash zinc market online form number card bank kg msp grade'.split(
    ' ',
  ),
);
/** So many other words of English beside the Hindi names of crops make a text English: "chana pod borer medicine". */
const ENGLISH_BESIDE_NAMES = 2;
/** And so many beside what schemes are called by, which Hindi has English words for: "soybean bima premium farmer part". */
const ENGLISH_BESIDE_SCHEMES = 3;
const SCHEMES = new Set(['bima', 'beema', 'yojana', 'yojna']);

/** Small words of Hindi in Latin letters: one of them, and no small English word, makes the sentence Hindi whatever its nouns are. */
const HINDI_FRAME = new Set(
  'ka ki ke ko se pe mein hai hain h hu hun kya kab kb kaise kaisa kaisi kitna kitni kitne kahan kaun konsa kaunsa konsi kyon kyu nahi nhi ne li liya gaya gayi gyi gya gye lag lga lgi karu kare kru krna karna chahiye kr kro kijiye bahut bhot dhanyawad dhanyavad dhanyawaad dhanywad shukriya namaste namaskar bhai bhaiya sahab ram raam mera meri mere mujhe batao bhi tha thi raha rha rhi rahi dale daale kro karo aur ya sunao hoga hogi wala wali wale par apna apni apne aap aapka aapki aapke aapko apka apki tum tumhara tumhari'.split(
    ' ',
  ),
);

function devanagariShare(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length === 0 ? 0 : letters.filter((letter) => /[\u0900-\u097f]/.test(letter)).length / letters.length;
}

/**
 * The language to answer in. Devanagari is Hindi; Latin letters are weighed word by word, and romanised Hindi counts as
 * Hindi. Undefined where nothing speaks for either ("1509?", "ok"): then the conversation's language goes on.
 */
export function detectLanguage(text: string, vocabulary: LanguageVocabulary): AnswerLanguage | undefined {
  if (devanagariShare(text) >= DEVANAGARI_SHARE) return AnswerLanguage.HI;
  let hindi = 0;
  let english = 0;
  let englishFrame = false;
  let hindiFrame = false;
  let hindiWord = false;
  // Of the words that are counted: names of crops and animals in Hindi, and what is English and no loan.
  let names = 0;
  let plainEnglish = 0;
  const words = wordsOf(text);
  for (const [place, word] of words.entries()) {
    englishFrame ||= ENGLISH_FRAME.has(word) && !AMBIGUOUS_FRAME.has(word);
    hindiFrame ||= HINDI_FRAME.has(word) || isHindiMe(words, place);
    if (/^\d+$/.test(word)) continue;
    if (vocabulary.english.has(word) && !HINGLISH_WORDS.has(word) && !LOANS.has(word)) plainEnglish += 1;
    if (BORROWED.has(word)) continue;
    hindiWord ||= HINGLISH_WORDS.has(word);
    if (HINGLISH_WORDS.has(word)) {
      hindi += HINGLISH_WEIGHT;
      if (cropWords.has(word) || SCHEMES.has(word)) names += HINGLISH_WEIGHT;
    } else if (word === 'me' && isEnglishMe(words, place)) english += ME_WEIGHT;
    else if (word === 'me') hindi += ME_WEIGHT;
    else if (word === 'a') continue;
    else if (vocabulary.shared.has(word)) continue;
    else if (ENGLISH_FRAME.has(word) || vocabulary.english.has(word)) english += ENGLISH_WEIGHT;
    else if (STOP_WORDS.has(word)) continue;
    else if (soundsHindi(word, vocabulary)) {
      hindi += SOUND_WEIGHT;
      if (cropWords.has(word) || SCHEMES.has(word)) names += SOUND_WEIGHT;
    }
  }
  if (hindiFrame && !englishFrame) return AnswerLanguage.HI;
  // "chana pod borer medicine": a crop has its Hindi name in English sentences too.
  const enough = words.some((word) => SCHEMES.has(word)) ? ENGLISH_BESIDE_SCHEMES : ENGLISH_BESIDE_NAMES;
  if (hindi > 0 && hindi === names && (englishFrame || plainEnglish >= enough)) return AnswerLanguage.EN;
  // "rotavator kiraya": names of things are English in every language, so one plain Hindi word outweighs one of them.
  if (hindi === english && hindiWord && !englishFrame) return AnswerLanguage.HI;
  if (hindi === english) return hindi === 0 ? undefined : AnswerLanguage.EN;
  return hindi > english ? AnswerLanguage.HI : AnswerLanguage.EN;
}

const isEnglishMe = (words: readonly string[], place: number): boolean => BEFORE_ENGLISH_ME.has(words[place - 1] ?? '');

/** Whether the word at a place is में. */
const isHindiMe = (words: readonly string[], place: number): boolean =>
  words[place] === 'me' && place > 0 && !isEnglishMe(words, place);

function soundsHindi(word: string, vocabulary: LanguageVocabulary): boolean {
  const sound = phoneticFold(word);
  return sound.length >= SHORTEST_SOUND && vocabulary.hindiSounds.has(sound);
}
