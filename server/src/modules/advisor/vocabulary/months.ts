/** The names of the months, for a pattern. */
export const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर';

const MONTH_WORD = new RegExp(`^(?:${MONTH})$`, 'iu');

/** Whether a word is the name of a month. */
export const isMonth = (word: string): boolean => MONTH_WORD.test(word);
