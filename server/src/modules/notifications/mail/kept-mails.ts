import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptMail } from './mailer.js';

/** The names that `FileMailer` gives. */
const NAME = /^[\w-]{1,80}$/;
const SHOWN = 200;

/** A mail of the folder, with the name of its files. */
export interface NamedMail extends KeptMail {
  readonly name: string;
}

const missing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** A mail that lies in the folder, or null. */
export async function findKeptMail(folder: string, name: string): Promise<NamedMail | null> {
  if (!NAME.test(name)) return null;
  const text = await readFile(join(folder, `${name}.json`), 'utf8').catch(missing);
  return text === null ? null : { ...(JSON.parse(text) as KeptMail), name };
}

/** The mails that lie in the folder, newest first, 200 at most. */
export async function listKeptMails(folder: string): Promise<NamedMail[]> {
  const files = (await readdir(folder).catch(missing)) ?? [];
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  const written = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, `${name}.json`))).mtimeMs })),
  );
  const newest = written.sort((one, other) => other.at - one.at).slice(0, SHOWN);
  const mails = await Promise.all(newest.map(({ name }) => findKeptMail(folder, name)));
  return mails.filter((mail) => mail !== null);
}
