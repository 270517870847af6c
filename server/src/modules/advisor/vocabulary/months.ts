/** The months in order, each as it is written in English, Hindi and Roman Hindi. */
const MONTHS: ReadonlyArray<readonly string[]> = [
  ['january', 'jan', 'janvari', 'janwari', 'जनवरी'],
  ['february', 'feb', 'farvari', 'farwari', 'फरवरी'],
  ['march', 'मार्च'],
  ['april', 'aprail', 'अप्रैल'],
  ['may', 'मई'],
  ['june', 'joon', 'जून'],
  ['july', 'julai', 'जुलाई'],
  ['august', 'agast', 'अगस्त'],
  ['september', 'sept', 'sitambar', 'सितंबर', 'सितम्बर'],
  ['october', 'oct', 'aktubar', 'अक्टूबर', 'अक्तूबर'],
  ['november', 'nov', 'navambar', 'नवंबर', 'नवम्बर'],
  ['december', 'dec', 'disambar', 'दिसंबर', 'दिसम्बर'],
];

/** Short forms and Roman spellings stand beside a day or in a question alone: "march" and "may" are words of their own, "jan" a name. */
const FULL = /^(?:january|february|march|april|may|june|july|august|september|october|november|december|\P{ASCII}+)$/u;

/** The names of the months, for a pattern. */
export const MONTH = MONTHS.flat()
  .filter((name) => FULL.test(name))
  .join('|');

/** The same with their short forms and Roman spellings. */
export const ANY_MONTH = MONTHS.flat().join('|');

const MONTH_WORD = new RegExp(`^(?:${MONTH})$`, 'iu');

/** Whether a word is the name of a month. */
export const isMonth = (word: string): boolean => MONTH_WORD.test(word);

/** Which month a name of one means, from 1 on. */
export const monthOf = (name: string): number => MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1;
