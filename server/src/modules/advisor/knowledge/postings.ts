/** That a document has a term, and how often. */
export interface TermOfDocument {
  /** The term's place among all. */
  readonly term: number;
  readonly document: number;
  readonly often: number;
}

/** Which documents have which terms: three lists of numbers for all of them, since a list for each takes ten times the memory. */
export class Postings {
  /** Where each term's begin; one more for where the last one's end. */
  readonly #starts: Uint32Array;
  readonly #documents: Uint16Array;
  readonly #times: Uint16Array;

  /** `pairs` come by their documents, the first one first. */
  constructor(terms: number, pairs: readonly TermOfDocument[]) {
    this.#starts = new Uint32Array(terms + 1);
    this.#documents = new Uint16Array(pairs.length);
    this.#times = new Uint16Array(pairs.length);
    for (const { term } of pairs) this.#starts[term + 1] = (this.#starts[term + 1] as number) + 1;
    for (let term = 0; term < terms; term += 1) {
      this.#starts[term + 1] = (this.#starts[term + 1] as number) + (this.#starts[term] as number);
    }
    const next = this.#starts.slice();
    for (const { term, document, often } of pairs) {
      const at = next[term] as number;
      next[term] = at + 1;
      this.#documents[at] = document;
      this.#times[at] = often;
    }
  }

  /** The documents that have a term, the first one first. */
  documentsOf(term: number): Uint16Array {
    return this.#documents.subarray(this.#starts[term], this.#starts[term + 1]);
  }

  /** How often each of them has it, in their order. */
  timesOf(term: number): Uint16Array {
    return this.#times.subarray(this.#starts[term], this.#starts[term + 1]);
  }
}
