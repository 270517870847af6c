/** The pattern that finds `words` anywhere in a column: what `LIKE` reads as a wildcard is escaped (security.md I2). */
export function likePattern(words: string): string {
  return `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
