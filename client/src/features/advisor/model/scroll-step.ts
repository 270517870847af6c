/**
 * How far the page scrolls while an answer grows, in pixels: so far that its end is seen, but never so far that the
 * question leaves the top. `endBelow` is how far the end lies below what can be seen, `questionBelow` how far the
 * question lies below the header.
 */
export function scrollStep(endBelow: number, questionBelow: number): number {
  return Math.max(0, Math.min(endBelow, questionBelow));
}
