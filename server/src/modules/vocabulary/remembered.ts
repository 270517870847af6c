/** So many words are remembered before all are forgotten: what strangers type must not fill the memory. */
const MOST_REMEMBERED = 10_000;

/** The same words come again and again, and folding or comparing one costs two dozen replacements: the work on each is done once. */
export function remembered<T>(work: (word: string) => T, most = MOST_REMEMBERED): (word: string) => T {
  const known = new Map<string, { readonly result: T }>();
  return (word) => {
    const found = known.get(word);
    if (found) return found.result;
    if (known.size >= most) known.clear();
    const result = work(word);
    known.set(word, { result });
    return result;
  };
}

/** Whole messages are longer than words: only those of the last few visitors are kept. */
const MOST_TEXTS = 200;

/** The same for what is read of a whole text: planning one answer asks the same of a question several times. */
export const rememberedText = <T>(work: (text: string) => T): ((text: string) => T) => remembered(work, MOST_TEXTS);
