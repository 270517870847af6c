/** How often a document has each of its terms, which are named by their places among all. */
export type TimesByTerm = ReadonlyMap<number, number>;

/** Which documents have which terms: three lists of numbers for all of them, since a list for each takes ten times the memory. */
export class Postings {
  /** Where each term's begin; one more for where the last one's end. */
  readonly #starts: Uint32Array;
  readonly #documents: Uint16Array;
  readonly #times: Uint16Array;

  constructor(terms: number, documents: readonly TimesByTerm[]) {
    const length = documents.reduce((sum, times) => sum + times.size, 0);
    this.#starts = new Uint32Array(terms + 1);
    this.#documents = new Uint16Array(length);
    this.#times = new Uint16Array(length);
    for (const times of documents) {
      for (const term of times.keys()) this.#starts[term + 1] = (this.#starts[term + 1] as number) + 1;
    }
    for (let term = 0; term < terms; term += 1) {
      this.#starts[term + 1] = (this.#starts[term + 1] as number) + (this.#starts[term] as number);
    }
    const next = this.#starts.slice();
    for (const [document, times] of documents.entries()) {
      for (const [term, often] of times) {
        const at = next[term] as number;
        next[term] = at + 1;
        this.#documents[at] = document;
        this.#times[at] = often;
      }
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
