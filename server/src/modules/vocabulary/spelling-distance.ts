/** Whether two words differ by at most so many letters added, left out, changed or swapped. */
export function isWithin(one: string, other: string, mistakes: number): boolean {
  if (Math.abs(one.length - other.length) > mistakes) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let value = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      next.push(value);
    }
    before = row;
    row = next;
  }
  return (row.at(-1) ?? 0) <= mistakes;
}
