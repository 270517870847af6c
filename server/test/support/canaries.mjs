import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the people of the tests type or are given (`factories.ts`): none of it may ever stand in a log line. */
const CANARIES = {
  'an e-mail address': /@example\.in/i,
  'a phone number': /9876543210|98123\d{5}/,
  'a password': /Hari-fasal|canary/i,
  'a password hash': /\$argon2/,
  'a first or last name': /Sunita|Devi\b/,
  'an access token': /eyJ[\w-]{10,}\.[\w-]{10,}\./,
};

/** Made up at random, and so now and then with digits in them that are somebody's number. */
const IDENTIFIERS = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

/** Reads the log that all test servers of this run have written; throws where personal data stand in it. */
export async function searchLogs(folder) {
  const files = await readdir(folder);
  let lines = 0;
  const found = [];
  for (const file of files) {
    for (const line of (await readFile(join(folder, file), 'utf8')).split('\n')) {
      lines += line === '' ? 0 : 1;
      const told = line.replace(IDENTIFIERS, '');
      for (const [what, pattern] of Object.entries(CANARIES)) {
        if (pattern.test(told)) found.push(`${what} in ${line.slice(0, 500)}`);
      }
    }
  }
  if (found.length > 0) throw new Error(`The log carries personal data:\n${found.slice(0, 20).join('\n')}`);
  return lines;
}
