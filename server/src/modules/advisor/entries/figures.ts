import { westernDigits } from '../../../platform/spelling.js';

/** What is said of two texts whose figures differ: a dose or a day that one language has alone is a mistake in one of them. */
export const OTHER_FIGURES = 'has to have the same figures in both languages';

/** Every figure of a text once, in ascending order; digits of either script, without commas of thousands. */
export function figuresOf(text: string): string {
  const plain = westernDigits(text).replaceAll(/(?<=\d),(?=\d)/g, '');
  const figures = new Set(Array.from(plain.matchAll(/\d+(?:\.\d+)?/g), ([figure]) => Number(figure)));
  return [...figures].sort((one, other) => one - other).join(' ');
}
