/*
 * One text has many spellings. Here is the one in which it is stored and the one in which it is compared. The browser's program
 * compares by this file too (`client/src/lib/spelling.ts`), so it imports nothing.
 */

/** Letters whose every spelling is one: nothing is folded but case and spaces. */
const ASCII = /^[\0-\x7f]*$/;
/** Every kind of space, also the ones that do not break and the byte order mark; line breaks are others. */
const SPACES_IN_LINE = /[^\S\n\r\t\v\f\u2028\u2029]/g;

/** A text of one line as it is stored: composed (NFC), with one plain space for spaces of any kind and none at the ends. */
export function storedText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The same for a text of several lines: spaces become plain ones, lines and the number of spaces stay. */
export function storedLines(text: string): string {
  return text.normalize('NFC').replace(SPACES_IN_LINE, ' ').trim();
}

/** Digits of any script, and full-width ones, as Western ones. */
export function westernDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code < 0x80) return digit;
    // Every script's ten digits stand in a row that begins at a multiple of 0x10 or six above one.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
    return String(code - zero);
  });
}

/** What is not seen, and what is written or left out at will: joiners, Latin accents, the dot below a letter of an Indian script. */
const LEFT_OUT = /\p{Default_Ignorable_Code_Point}|[\u0300-\u036f]|\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c|\u0cbc/gu;

/** Looks at one letter at a time, so that a part of a text folds to a part of what the text folds to. */
function foldLetters(text: string): string {
  if (ASCII.test(text)) return oneSpace(text.toLowerCase());
  // NFKD would take an acute accent that stands alone for a space.
  const plain = text
    .replace(/[‘’‚‛ʼ′´]/g, "'")
    .replace(/[“”„‟″]/g, '"')
    .normalize('NFKD')
    .toLowerCase();
  const letters = plain
    .replace(LEFT_OUT, '')
    .replace(/ँ/g, 'ं')
    .replace(/\p{Pd}/gu, '-');
  return oneSpace(westernDigits(letters).normalize('NFC'));
}

const oneSpace = (text: string): string => text.replace(/[^\S\n]+/g, ' ').trim();

/** A nasal before a consonant of its kind, which most write as a dot: चन्दन is चंदन, लम्बा is लंबा. */
const foldNasals = (letters: string): string => letters.replace(/[ङञणनम]्(?=[क-ढत-धप-भ])/g, 'ं');

/**
 * A text as it is compared. Alike are upper and lower case, what looks the same (full width, curly quotes, spaces, joiners that are
 * not seen), accents, digits of all scripts, and what people write at will in Devanagari: the dot below, and a nasal before a consonant.
 * Line breaks stay.
 */
export function searchKey(text: string): string {
  return foldNasals(foldLetters(text));
}

/** A name as a whole, by its letters and digits alone: `Arhar (Tur/Red Gram)` and `ARHAR(Tur / Red Gram)` are one. */
export function nameKey(name: string): string {
  return searchKey(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/**
 * A text as it is looked through: a part of it is found by that part's {@link searchKey}. Where a nasal was folded it stands twice, since
 * चन is no part of चंदन.
 */
export function searchedText(text: string): string {
  const letters = foldLetters(text);
  const key = foldNasals(letters);
  return key === letters ? key : `${key}\n${letters}`;
}

/** Whether any of the texts has the searched words in it, however both are spelled; blank words are in every text. */
export function mentions(texts: readonly string[], words: string): boolean {
  const key = searchKey(words);
  return texts.some((text) => searchedText(text).includes(key));
}
