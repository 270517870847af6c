import { stateIn } from '../../../geography/places.js';
import { cropWords } from '../../../vocabulary/crops.js';
import type { Bilingual } from '../../advisor.types.js';
import { contentWords } from '../../language/terms.js';
import { FIGURES } from '../../vocabulary/area.js';
import { ACRE, BIGHA_NAME, BIGHA_WORDS, BIGHAS, isMeasure, MEASURES, type Measure } from '../../vocabulary/measures.js';
import { placeWords } from '../../vocabulary/places.js';
import type { Plan } from '../planning/plan.js';

/** "Square feet" is one measure in two words. */
const IN_ONE_WORD: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:square|sq\.?|varg|vargh?)\s*(?:feet|foot|ft|fut|phut)\b|वर्ग\s*(?:फुट|फीट)/giu, 'sqft'],
  [/\b(?:square|sq\.?|varg)\s*(?:metres?|meters?|m|mitar)\b|वर्ग\s*मीटर/giu, 'sqm'],
  [/\b(?:square|sq\.?|varg)\s*(?:yards?|gaj)\b|वर्ग\s*गज/giu, 'gaj'],
];

/** What says that one measure is asked in the other, where nobody asks how many. */
const IN_THE_OTHER = /\b(?:convert|conversion|equals?|equal to|barabar|in|into)\b|बराबर|=/iu;
const HOW_MANY = /^(?:many|much|kitn\w*|कितन\S*)$/iu;
const FIGURE = /^\d+(?:\.\d+)?$/;
/** What joins the two measures and says nothing. */
const JOINS =
  /^(?:equals?|equal|convert|conversion|barabar|bara+bar|total|बराबर|land|zameen|jameen|jamin|जमीन|ज़मीन|=)$/iu;

type Named = Measure | 'bigha';
interface Place {
  readonly measure: Named;
  readonly amount: number | undefined;
  readonly isAsked: boolean;
}

const measureOf = (word: string): Named | undefined =>
  BIGHA_WORDS.test(word) ? 'bigha' : MEASURES.find(({ words }) => words.test(word));

const amountOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : FIGURE.test(word) ? Number(word) : FIGURES[word.toLowerCase()];

/** The measures that a question names, with the figure before each. */
function measuresIn(words: readonly string[]): Place[] {
  return words.flatMap((word, at) => {
    const measure = measureOf(word);
    return measure ? [{ measure, amount: amountOf(words[at - 1]), isAsked: HOW_MANY.test(words[at - 1] ?? '') }] : [];
  });
}

const rounded = (figure: number): string =>
  new Intl.NumberFormat('en-IN', { maximumFractionDigits: figure >= 100 ? 0 : figure >= 10 ? 1 : 2 }).format(figure);

/** Each bigha that may be meant: of the state that is named, or of all that are known. */
function bighasOf(text: string) {
  const state = stateIn(text);
  const own = BIGHAS.filter(({ of }) => state !== undefined && of.has(state));
  return own.length > 0 ? own : BIGHAS;
}

/** "1 acre", "2.5 acres". */
function measured(amount: number, measure: Named, language: keyof Bilingual): string {
  const figure = rounded(amount);
  const name = (measure === 'bigha' ? BIGHA_NAME : measure.name)[language];
  return `${figure} ${figure === '1' ? name.replace(/s(?= \(|$)/u, '').replace('feet', 'foot') : name}`;
}

function equals(amount: number, from: Named, to: Named, text: string): Bilingual {
  const line = (factor: number, language: keyof Bilingual): string =>
    `${measured(amount, from, language)} = ${measured(amount * factor, to, language)}`;
  if (from !== 'bigha' && to !== 'bigha') {
    const factor = from.size / to.size;
    return { en: `${line(factor, 'en')}.`, hi: `${line(factor, 'hi')}।` };
  }
  const lines = bighasOf(text).map(({ acres, states }) => {
    const bigha = acres * ACRE;
    const factor = (from === 'bigha' ? bigha : from.size) / (to === 'bigha' ? bigha : to.size);
    return { en: `${states.en}: ${line(factor, 'en')}`, hi: `${states.hi}: ${line(factor, 'hi')}` };
  });
  return {
    en: `A bigha is not the same everywhere; the patwari knows yours.\n${lines.map(({ en }) => en).join('\n')}`,
    hi: `बीघा हर जगह एक सा नहीं होता; अपने यहाँ का पटवारी बताएँगे।\n${lines.map(({ hi }) => hi).join('\n')}`,
  };
}

/** "2 acres is how many hectares", "1 बीघा में कितने एकड़": one measure in another; undefined where anything else is asked. */
export function measurePlan(text: string): Plan | undefined {
  if (cropWords.has(text)) return undefined;
  const joined = IN_ONE_WORD.reduce((all, [pattern, word]) => all.replace(pattern, word), text);
  const words = joined
    .toLowerCase()
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .replace(/(\d),(?=\d)/gu, '$1')
    .split(/[\s,?？।]+/u)
    .filter(Boolean);
  const [one, other, ...more] = measuresIn(words);
  if (!one || !other || more.length > 0 || one.measure === other.measure) return undefined;
  const kindOf = (measure: Named): Measure['kind'] => (measure === 'bigha' ? 'land' : measure.kind);
  if (kindOf(one.measure) !== kindOf(other.measure)) return undefined;
  const left = words.filter(
    (word) => !isMeasure(word) && amountOf(word) === undefined && !HOW_MANY.test(word) && !JOINS.test(word),
  );
  if (contentWords(placeWords.rest(left.join(' ')).join(' ')).length > 0) return undefined;
  if (!one.isAsked && !other.isAsked && !IN_THE_OTHER.test(text)) return undefined;
  const asked =
    [one, other].find(({ isAsked }) => isAsked) ??
    (one.amount === undefined && other.amount !== undefined ? one : other);
  const given = asked === one ? other : one;
  const amount = given.amount ?? 1;
  if (amount <= 0) return undefined;
  return {
    kind: 'parts',
    parts: [{ kind: 'reply', text: equals(amount, given.measure, asked.measure, text) }],
    repairs: [],
    crop: undefined,
  };
}
