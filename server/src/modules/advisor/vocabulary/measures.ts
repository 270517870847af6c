import type { Bilingual } from '../advisor.types.js';
import { EASTERN_BIGHA_ACRES, PUCCA_BIGHA_ACRES, STATES_OF_EASTERN_BIGHA } from './area.js';

/** A measure of land or of weight that is the same everywhere. */
export interface Measure {
  readonly kind: 'land' | 'weight';
  /** In square metres, or in kilograms. */
  readonly size: number;
  readonly name: Bilingual;
  readonly words: RegExp;
}

/** A bigha of the states: the large one, the one of the east, of Gujarat, and of Haryana and Punjab (4.8 make an acre). */
export const BIGHAS: ReadonlyArray<{
  readonly acres: number;
  readonly states: Bilingual;
  readonly of: ReadonlySet<string>;
}> = [
  {
    acres: PUCCA_BIGHA_ACRES,
    states: { en: 'Uttar Pradesh, Bihar and Rajasthan (pucca)', hi: 'उत्तर प्रदेश, बिहार और राजस्थान (पक्का)' },
    of: new Set(['Uttar Pradesh', 'Bihar', 'Rajasthan']),
  },
  {
    acres: EASTERN_BIGHA_ACRES,
    states: { en: 'West Bengal and Assam', hi: 'पश्चिम बंगाल और असम' },
    of: STATES_OF_EASTERN_BIGHA,
  },
  { acres: 0.4, states: { en: 'Gujarat', hi: 'गुजरात' }, of: new Set(['Gujarat']) },
  {
    acres: 1 / 4.8,
    states: { en: 'Haryana and Punjab (small)', hi: 'हरियाणा और पंजाब (कच्चा)' },
    of: new Set(['Haryana', 'Punjab']),
  },
];

export const ACRE = 4_046.86;
/** What a bigha is called: it has no size of its own. */
export const BIGHA_WORDS = /^(?:bighas?|bigah|beeghas?|bighe|beeghe|बीघा|बीघे|बिघा)$/iu;
export const BIGHA_NAME: Bilingual = { en: 'bigha', hi: 'बीघा' };

/** Definitions: the international acre and foot; a maund as the market has it, 40 kg. */
export const MEASURES: readonly Measure[] = [
  {
    kind: 'land',
    size: ACRE,
    name: { en: 'acres', hi: 'एकड़' },
    words: /^(?:acres?|ekad|ekar|eakad|aker|एकड़|एकड|killa|kila|किला)$/iu,
  },
  {
    kind: 'land',
    size: 10_000,
    name: { en: 'hectares', hi: 'हेक्टेयर' },
    words: /^(?:hectares?|hektar|hactares?|ha|हेक्टेयर|हैक्टेयर)$/iu,
  },
  { kind: 'land', size: ACRE / 40, name: { en: 'guntha', hi: 'गुंठा' }, words: /^(?:gunth?as?|gunthe|gunta|गुंठा|गुंठे)$/iu },
  {
    kind: 'land',
    size: ACRE / 100,
    name: { en: 'cents', hi: 'सेंट (डिसमिल)' },
    words: /^(?:cents?|decimals?|dismil|dismals?|सेंट|डिसमिल)$/iu,
  },
  { kind: 'land', size: ACRE / 8, name: { en: 'kanal', hi: 'कनाल' }, words: /^(?:kanals?|कनाल)$/iu },
  { kind: 'land', size: ACRE / 160, name: { en: 'marla', hi: 'मरला' }, words: /^(?:marlas?|marle|मरला|मरले)$/iu },
  {
    kind: 'land',
    size: ACRE / 43_560,
    name: { en: 'square feet', hi: 'वर्ग फुट' },
    words: /^(?:sqft|squarefeet|वर्गफुट)$/iu,
  },
  { kind: 'land', size: 1, name: { en: 'square metres', hi: 'वर्ग मीटर' }, words: /^(?:sqm|squaremetres?|वर्गमीटर)$/iu },
  {
    kind: 'land',
    size: ACRE / 4_840,
    name: { en: 'square yards (gaj)', hi: 'वर्ग गज' },
    words: /^(?:sqyd|squareyards?|gaj|gajj|गज|वर्गगज)$/iu,
  },
  { kind: 'weight', size: 1, name: { en: 'kg', hi: 'किलो' }, words: /^(?:kgs?|kilos?|kilograms?|किलो|किग्रा)$/iu },
  {
    kind: 'weight',
    size: 100,
    name: { en: 'quintals', hi: 'क्विंटल' },
    words: /^(?:quintals?|qtl|kwintal|kuintal|kuntal|क्विंटल|कुंतल|कुंटल)$/iu,
  },
  { kind: 'weight', size: 1_000, name: { en: 'tonnes', hi: 'टन' }, words: /^(?:tons?|tonnes?|टन)$/iu },
  {
    kind: 'weight',
    size: 40,
    name: { en: 'maund (of 40 kg)', hi: 'मन (40 किलो का)' },
    words: /^(?:maunds?|mann|मन)$/iu,
  },
];

/** Whether a word only measures: "kg", "bigha". */
export const isMeasure = (word: string): boolean =>
  BIGHA_WORDS.test(word) || MEASURES.some(({ words }) => words.test(word));
