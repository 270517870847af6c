import { hasDevanagari, looseSpelling, loosestSpelling } from '../../vocabulary/devanagari.js';
import { remembered, rememberedText } from '../../vocabulary/remembered.js';
import { wordsOf } from '../../vocabulary/words-of.js';

/** Shorter words are alike by chance; the wider the freedom, the longer a word has to be. */
const WAYS = [
  { loosen: looseSpelling, shortest: 3 },
  { loosen: loosestSpelling, shortest: 4 },
] as const;
const DEVANAGARI_WORD = /(?:[\u0900-\u0963]|\u200c|\u200d)+/gu;

/** Finds the usual spelling of Hindi words that are written otherwise and sound the same: फुल → फूल, ट्रेक्टर → ट्रैक्टर, बन्द → बंद. */
export class UsualSpelling {
  readonly #usual = WAYS.map(() => new Map<string, string>());
  readonly #isKnown: (word: string) => boolean;

  /** `words` are those that are known as they stand, the likelier ones first; a word that `isKnown` is left as it is. */
  constructor(words: Iterable<string>, isKnown: (word: string) => boolean) {
    this.#isKnown = isKnown;
    for (const word of words) {
      if (!hasDevanagari(word)) continue;
      WAYS.forEach(({ loosen, shortest }, way) => {
        const loose = loosen(word);
        if (loose.length >= shortest && !this.#usual[way]?.has(loose)) this.#usual[way]?.set(loose, word);
      });
    }
  }

  readonly #spelled = remembered((typed) => {
    const [written = typed] = wordsOf(typed);
    if (this.#isKnown(written)) return typed;
    for (const [way, { loosen }] of WAYS.entries()) {
      const usual = this.#usual[way]?.get(loosen(written));
      if (usual !== undefined) return usual === written ? typed : usual;
    }
    return typed;
  });

  /** The text with its Hindi words in their usual spelling. */
  readonly of = rememberedText((text): string => text.replace(DEVANAGARI_WORD, this.#spelled));
}
