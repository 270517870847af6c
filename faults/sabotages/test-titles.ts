import { existsSync, readFileSync } from 'node:fs';

/** What a title is made of: a text as it stands, or `null` where `each` fills in something. */
type Pieces = ReadonlyArray<string | null>;

/** `describe('…'`, `test('…'` and the call after `each(…)`, with the quote and what is in it. */
const TITLE = /(?:\b(?:describe|test)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
/** What jest fills in: `%s`, `$name`, and what the file itself puts into a template. */
const FILLED_IN = /(%[sdipjfo#]|\$\{[^}]*\}|\$\w[\w.]*)/;
const RELATIVE_IMPORT = /from '(\.[^']+)\.js'/g;

/** A text as a pattern that fits it alone. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const piecesOf = (title: string): Pieces =>
  title
    .replaceAll(/\\(.)/g, '$1')
    .split(FILLED_IN)
    .map((piece, index) => (index % 2 === 1 ? null : piece))
    .filter((piece) => piece !== '');

/** The source of a test file, and of the files that it imports: what is filled in stands in one of them. */
function sourcesOf(file: URL): string[] {
  const source = readFileSync(file, 'utf8');
  const imported = [...source.matchAll(RELATIVE_IMPORT)].map(([, path]) => new URL(`${path}.ts`, file));
  return [source, ...imported.filter((one) => existsSync(one)).map((one) => readFileSync(one, 'utf8'))];
}

/**
 * Whether the file has a test whose full name, with those of the groups around it, may have this in it. Looks at the source
 * alone: jest would load every file to know.
 */
export function hasTest(file: URL, part: string): boolean {
  const sources = sourcesOf(file);
  const titles = [...(sources[0] ?? '').matchAll(TITLE)].map(([, , title = '']) => piecesOf(title));
  /** Whether a source has it as a text of its own; where the part begins or ends in it, as a piece of one. */
  const isKnown = (text: string, isBegun: boolean, isCut: boolean): boolean => {
    const edges = text.includes(' ') ? `['"\`]` : '\\b';
    const known = new RegExp(`${isBegun ? '' : edges}${escaped(text)}${isCut ? '' : edges}`);
    return sources.some((source) => known.test(source));
  };

  /** Whether a name goes on with `rest` from one of a title's pieces. */
  const goesOn = (rest: string, pieces: Pieces, from: number): boolean => {
    if (rest === '') return true;
    const piece = pieces[from];
    // The title is over: behind a group's comes another one.
    if (piece === undefined) return rest.startsWith(' ') && titles.some((title) => goesOn(rest.slice(1), title, 0));
    if (piece !== null) {
      return piece.startsWith(rest) || (rest.startsWith(piece) && goesOn(rest.slice(piece.length), pieces, from + 1));
    }
    const lengths = Array.from(rest, (_, index) => index + 1);
    return lengths.some((length) => {
      const known = isKnown(rest.slice(0, length), rest === part, length === rest.length);
      return known && goesOn(rest.slice(length), pieces, from + 1);
    });
  };
  const begins = (pieces: Pieces, from: number): boolean => {
    const piece = pieces[from];
    if (typeof piece !== 'string') return goesOn(part, pieces, from);
    const tails = Array.from(piece, (_, index) => piece.slice(index));
    return tails.some((tail) => goesOn(part, [tail, ...pieces.slice(from + 1)], 0));
  };
  return titles.some((pieces) => pieces.some((_, from) => begins(pieces, from)));
}
