import { SAFETY } from './safety-file.js';

/** The shorthand of the files (see their README) as a regular expression's source. */
function sourceOf(alternatives: readonly string[]): string {
  return alternatives
    .join('|')
    .replace(/\.\.(\d+) /g, '(?:\\w+ ){0,$1}')
    .replace(/ \.\.\. /g, '\\b.*\\b')
    .replace(/\((?!\?)/g, '(?:')
    .replace(/(?<=[a-z0-9\]?])(?<!\\w)\*/g, '\\w*')
    .replace(/\{([a-z][a-z-]*)\}/g, (_, name: string) => `(?:${sourceOf(alternativesOf(name))})`);
}

function alternativesOf(name: string): readonly string[] {
  const found = SAFETY.patterns.get(name);
  if (!found) throw new Error(`advisor/safety has no pattern ${name}.`);
  return found;
}

/** Whole words that match one of the alternatives. */
export const wholeWords = (alternatives: readonly string[], flags = ''): RegExp =>
  new RegExp(`\\b(?:${sourceOf(alternatives)})\\b`, flags);

/** The pattern of a name, anywhere in a text. Throws where there is none. */
export const patternOf = (name: string): RegExp => wholeWords(alternativesOf(name));

/** The pattern of a name as one whole word. */
export const wordPattern = (name: string): RegExp => new RegExp(`^(?:${sourceOf(alternativesOf(name))})$`);
