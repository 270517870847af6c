import { claimsIn, supportedBy } from './claims.js';

/** Ends of sentences; a full stop within a figure or a word, or behind a short form, is none: "2.5", "मि.ली.", "Rs. 40". */
const SENTENCE =
  /(?:[^.!?।\n]|\.(?=[\p{L}\p{N}])|(?<=(?<![\p{L}\p{M}])(?:rs|re|no|dr|रु|डॉ|मि|कि|ली|ग्रा))\.)*(?:[.!?।\n]+\s*|$)/giu;

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

  /** Adds texts that may be repeated: a tool's answer, an entry, the helplines. */
  knows(texts: readonly string[]): void {
    for (const text of texts) for (const claim of supportedBy(text)) this.#known.add(claim);
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
    if (claimsIn(sentence).every((claim) => this.#known.has(claim))) return sentence;
    this.#cut = true;
    return '';
  }
}
