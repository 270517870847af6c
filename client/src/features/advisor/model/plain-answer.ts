import { formatAnswer } from './format-answer';

/** The longest piece that is spoken in one go: browsers break longer ones off after a quarter of a minute. */
const LONGEST_PIECE = 180;

/** What is read aloud: the answer without marks, in sentences short enough for the browser's voice. */
export function piecesToSpeak(text: string): string[] {
  return formatAnswer(text)
    .flatMap(({ lines }) => lines.map(({ spans }) => spans.map(({ text: words }) => words).join('')))
    .flatMap((line) => line.split(/(?<=[.!?।;])\s+/u))
    .flatMap(shortened)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
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
