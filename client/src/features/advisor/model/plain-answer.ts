import { formatAnswer } from './format-answer';

/** The longest piece that is spoken in one go: browsers break longer ones off after a quarter of a minute. */
const LONGEST_PIECE = 180;

/** What is read aloud: the answer without marks, in sentences short enough for the browser's voice. */
export function piecesToSpeak(text: string): string[] {
  return formatAnswer(text)
    .flatMap((block) => ('caption' in block && block.caption ? [block.caption, ...block.lines] : block.lines))
    .map(({ spans }) => asSaid(spans.map(({ text: words }) => words).join('')))
    .flatMap((line) => line.split(/(?<=[.!?।;])\s+/u))
    .flatMap(shortened)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** `₹2,500/quintal (₹2,450–₹2,540)` as one says it: a voice would say "slash", and nothing for the dash. */
function asSaid(line: string): string {
  return line
    .replaceAll('/quintal', ' per quintal')
    .replaceAll('/क्विंटल', ' प्रति क्विंटल')
    .replace(/(₹[\d,.]*\d)–(₹[\d,.]*\d)/g, /[\u0900-\u097F]/.test(line) ? '$1 से $2 तक' : '$1 to $2');
}

function shortened(sentence: string): string[] {
  const pieces: string[] = [];
  for (const word of sentence.trim().split(/\s+/)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + word.length < LONGEST_PIECE) pieces[pieces.length - 1] = `${last} ${word}`;
    else pieces.push(word);
  }
  return pieces;
}
