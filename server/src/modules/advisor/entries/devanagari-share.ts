const DEVANAGARI = { first: 0x0900, last: 0x097f };
const LOWER_CASE = 0x20;
const [A, Z] = [0x61, 0x7a];

/** Which share of the letters of a text, Latin and Devanagari, is Devanagari, 0 to 1; undefined where it has no letter. */
export function devanagariShare(text: string): number | undefined {
  let latin = 0;
  let devanagari = 0;
  // Two million characters are counted at each start: a loop over code units takes a tenth of what a regular expression takes.
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= DEVANAGARI.first && code <= DEVANAGARI.last) devanagari += 1;
    else if ((code | LOWER_CASE) >= A && (code | LOWER_CASE) <= Z) latin += 1;
  }
  return latin + devanagari === 0 ? undefined : devanagari / (latin + devanagari);
}
