import { hasDevanagari } from './devanagari.js';

const HINDI_ENDING = /(ियाँ|ियां|ियों|ाओं|ुओं|ाएँ|ाएं|ाइयाँ|ों|ें|ीं|े|ी|ा|ो|ि|ु|ू)$/u;

const HINDI_VERB = /^(.{3,})(ना|ने|नी|ता|ते|ती|कर)$/u;
const ROMAN_VERB = /^(.{3,}[bcdfghjklmnpqrstvwxyz])(na|ne|ni|te|ta|ti|kar)$/;

/** A verb without its ending: उबालने and ubalne → उबाल and ubal. Other words stay as they are. */
export function verbRoot(word: string): string {
  return (hasDevanagari(word) ? HINDI_VERB : ROMAN_VERB).exec(word)?.[1] ?? word;
}

/** What asks is no other form of what asks for something else: क्या and क्यों; nor is a tick (किलनी) one of the kilo. */
const WHOLE = new Set(['क्या', 'क्यों', 'क्यो', 'किलनी']);

/** The spelling of a word as an index term: without the endings of number, case and verb. */
export function spellingTerm(written: string): string {
  if (WHOLE.has(written)) return written;
  const word = verbRoot(written);
  // किराया is किराए in किराए पर.
  if (hasDevanagari(word)) return word.length > 3 ? word.replace(/([ािु])ए$/u, '$1य').replace(HINDI_ENDING, '') : word;
  if (word.length <= 4) return word;
  return word.replace(/ies$/, 'y').replace(/(ing|ed|es|s)$/, '');
}
