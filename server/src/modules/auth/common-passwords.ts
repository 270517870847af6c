import { readFileSync } from 'node:fs';

const FILE = new URL('../../../data/common-passwords.txt', import.meta.url);

/** The passwords that are guessed first, in lower case: one a line, lines with `#` are remarks (security.md A9). */
export function readCommonPasswords(): ReadonlySet<string> {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  return new Set(lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#')));
}
