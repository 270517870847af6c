/** How many letters two words begin with alike. */
function sharedBeginning(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

/**
 * How many letters have to be added, left out or changed to make the beginnings of one word into those of another (Levenshtein), a row for each
 * letter of the other. Only what can still come to `most` is worked out; the rest counts as one more.
 */
class Distances {
  readonly #term: string;
  readonly #most: number;
  readonly #rows: Uint16Array[] = [];

  constructor(term: string, most: number) {
    this.#term = term;
    this.#most = most;
    for (let column = 0; column <= Math.min(most, term.length); column += 1) this.#row(0)[column] = column;
  }

  /** Fills the row of so many letters, of which the last one is given; gives the least in it, which no longer word goes below. */
  fill(letters: number, letter: number): number {
    const before = this.#row(letters - 1);
    const row = this.#row(letters);
    const last = Math.min(this.#term.length, letters + this.#most);
    let least = this.#most + 1;
    if (letters <= this.#most) {
      row[0] = letters;
      least = letters;
    }
    for (let column = Math.max(1, letters - this.#most); column <= last; column += 1) {
      const changed = (before[column - 1] as number) + (letter === this.#term.charCodeAt(column - 1) ? 0 : 1);
      const longer = Math.min(before[column] as number, row[column - 1] as number) + 1;
      const distance = Math.min(changed, longer, this.#most + 1);
      row[column] = distance;
      least = Math.min(least, distance);
    }
    return least;
  }

  /** How far the whole word is from one of so many letters, whose rows were filled last. */
  of(letters: number): number {
    return this.#row(letters)[this.#term.length] as number;
  }

  #row(letters: number): Uint16Array {
    this.#rows[letters] ??= new Uint16Array(this.#term.length + 1).fill(this.#most + 1);
    return this.#rows[letters] as Uint16Array;
  }
}

/**
 * Words in the order of their letters, by their place in it. Those that begin alike stand together, so that a list does for what a tree of
 * maps was for, in a tenth of its memory.
 */
export class SortedTerms {
  readonly #terms: readonly string[];
  /** How many letters each shares with the one before it. */
  readonly #shared: Uint8Array;

  constructor(terms: Iterable<string>) {
    this.#terms = [...new Set(terms)].sort();
    this.#shared = Uint8Array.from(this.#terms, (term, place) =>
      place === 0 ? 0 : Math.min(sharedBeginning(this.#terms[place - 1] as string, term), 255),
    );
  }

  get length(): number {
    return this.#terms.length;
  }

  at(place: number): string {
    return this.#terms[place] as string;
  }

  /** The place of a word; undefined where it is none of them. */
  placeOf(term: string): number | undefined {
    const place = this.#firstFrom(term);
    return this.#terms[place] === term ? place : undefined;
  }

  /** The places from the first to before the last of those that begin with some letters. */
  beginningWith(letters: string): { readonly from: number; readonly to: number } {
    const from = this.#firstFrom(letters);
    let to = from;
    while (this.#terms[to]?.startsWith(letters)) to += 1;
    return { from, to };
  }

  /**
   * The words that a word becomes by so many mistakes at most (a letter more, less or another one), with how many each takes.
   * What is known of a beginning is kept for all that share it, and a beginning that is too far off is passed over with all of them.
   */
  like(term: string, most: number): Array<{ readonly place: number; readonly mistakes: number }> {
    const found: Array<{ readonly place: number; readonly mistakes: number }> = [];
    const distances = new Distances(term, most);
    let known = 0;
    let tooFar = false;
    for (let place = 0; place < this.#terms.length; place += 1) {
      const shared = this.#shared[place] as number;
      if (tooFar && shared >= known) continue;
      known = Math.min(known, shared);
      tooFar = false;
      const other = this.#terms[place] as string;
      while (known < other.length && !tooFar) {
        known += 1;
        tooFar = distances.fill(known, other.charCodeAt(known - 1)) > most;
      }
      const mistakes = tooFar ? Infinity : distances.of(known);
      if (mistakes <= most) found.push({ place, mistakes });
    }
    return found;
  }

  /** The place of the first that does not stand before some letters. */
  #firstFrom(letters: string): number {
    let [from, to] = [0, this.#terms.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#terms[middle] as string) < letters) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
