/** Whether the page scrolls along: a question was just asked, its answer is followed, or the visitor scrolls alone. */
export type Following = 'start' | 'follow' | 'off';

/**
 * How far the page scrolls while an answer grows, in pixels down: so far that its end is seen, but never so far that the
 * question leaves the top. A question that lies above what can be seen (it is asked again) is brought back once.
 *
 * `endBelow` is how far the end lies below what can be seen, `questionBelow` how far the question lies below the header.
 */
export function scrollStep(following: Following, endBelow: number, questionBelow: number): number {
  if (following === 'off') return 0;
  if (following === 'start' && questionBelow < 0) return questionBelow;
  return Math.max(0, Math.min(endBelow, questionBelow));
}
