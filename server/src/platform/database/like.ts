/** The pattern that finds `words` anywhere in a lower-cased column: what `LIKE` reads as a wildcard is escaped (security.md I2). */
export function likePattern(words: string): string {
  return `%${words.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
