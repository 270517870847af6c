import { westernDigits } from '../../../platform/spelling.js';

/** Ends of sentences; a full stop inside a figure is none. */
const SENTENCE = /[^.!?।\n]*(?:\.(?=\d)[^.!?।\n]*)*(?:[.!?।\n]+\s*|$)/gu;
/** A figure of money: ₹2,500, Rs 40, 500 rupees, 500 रुपये. */
const MONEY = /(?:₹|rs\.?|inr)\s*\d[\d,.]*|\d[\d,.]*\s*(?:rupees?|rupaye|रुपये|रुपए|रु\b)/giu;
/** An amount of a product: 2 ml, 500 g, 2 ग्राम, in a pump, a tank, a litre or an acre. */
const DOSE =
  /\d[\d,.]*\s*(?:–|-|to|से)?\s*\d*[\d,.]*\s*(?:ml|millilit(?:re|er)s?|mg|gm|grams?|g|cc|मिली|एमएल|ग्राम|एमजी|लीटर दवा)(?![\p{L}\p{M}])/giu;
const PRODUCT =
  /spray|pesticide|insecticide|fungicide|herbicide|weedicide|dose|litre|liter|pump|tank|chlorpyri|imidaclop|mancozeb|glyphos|monocroto|acephate|fipronil|thiameth|cypermeth|propicon|tebucon|carbend|दवा|कीटनाशक|फफूंदनाशक|खरपतवारनाशी|छिड़क|लीटर|पंप|टंकी|davai?|dawai?|chhidk/iu;
/** A telephone number. */
const NUMBER = /\b(?:1800[\s-]?\d{2,3}[\s-]?\d{3,4}|\d{10}|1[0-9]{2,4})\b/g;

const digitsOf = (text: string): string => westernDigits(text).replace(/\D/g, '');

/** The figures of a text, as bare digits. */
function figuresOf(text: string): Set<string> {
  return new Set(
    (westernDigits(text).match(/\d[\d,.]*/g) ?? []).map((figure) => digitsOf(figure.replace(/\.0+$/, ''))),
  );
}

/**
 * Reads a model's answer sentence by sentence and lets through what rests on something: a sentence with a price, a dose or a
 * telephone number that no tool gave is cut, whoever named it first.
 */
export class AnswerGuard {
  #waiting = '';
  #cut = false;
  readonly #known = new Set<string>();

  constructor(texts: readonly string[]) {
    this.knows(texts);
  }

  /** Whether anything was cut. */
  get hasCut(): boolean {
    return this.#cut;
  }

  /** Adds texts whose figures may be repeated: a tool's answer, the helplines. */
  knows(texts: readonly string[]): void {
    for (const text of texts) for (const figure of figuresOf(text)) this.#known.add(figure);
  }

  /** The whole sentences that a piece completes, checked. */
  take(piece: string): string {
    this.#waiting += piece;
    const sentences = this.#waiting.match(SENTENCE) ?? [];
    const last = sentences.findLastIndex((sentence) => sentence !== '');
    const whole = sentences.slice(0, last);
    this.#waiting = sentences[last] ?? '';
    return whole.map((sentence) => this.#checked(sentence)).join('');
  }

  /** What is left at the end. */
  rest(): string {
    const left = this.#waiting;
    this.#waiting = '';
    return this.#checked(left);
  }

  #checked(sentence: string): string {
    const doses = PRODUCT.test(sentence) ? (sentence.match(DOSE) ?? []) : [];
    const claims = [...(sentence.match(MONEY) ?? []), ...doses, ...(sentence.match(NUMBER) ?? [])];
    if (claims.every((claim) => [...figuresOf(claim)].every((figure) => this.#known.has(figure)))) return sentence;
    this.#cut = true;
    return '';
  }
}
