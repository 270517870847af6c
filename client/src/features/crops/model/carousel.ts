/** The picture after (`step` 1) or before (-1) this one; past either end it goes on at the other. */
export function wrapped(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count;
}
