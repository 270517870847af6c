import { type Block, formatAnswer } from './format-answer';

/** The longest piece that is spoken in one go: browsers break longer ones off after a quarter of a minute. */
const LONGEST_PIECE = 180;

function linesOf(block: Block): string[] {
  const lines = block.kind === 'list' ? block.items : block.lines;
  return lines.map((spans) => spans.map(({ text }) => text).join(''));
}

/** What is read aloud: the answer without marks, in sentences short enough for the browser's voice. */
export function piecesToSpeak(text: string): string[] {
  return formatAnswer(text)
    .flatMap(linesOf)
    .flatMap((line) => line.match(/[^.!?।;]+(?:[.!?।;]+(?=\s|$)|[.!?।;]+|$)/gu) ?? [])
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
