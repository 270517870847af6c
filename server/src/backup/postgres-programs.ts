import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { BackupError } from './backup-error.js';

export interface Program {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** Rejects with what the program said where it failed. */
  readonly done: Promise<void>;
}

/** Starts one of PostgreSQL's client programs. The password of the address is handed over where `ps` does not show it. */
export function startProgram(name: string, args: readonly string[], databaseUrl?: string): Program {
  const url = databaseUrl === undefined ? undefined : new URL(databaseUrl);
  const password = url ? decodeURIComponent(url.password) : '';
  if (url) url.password = '';
  const child = spawn(name, [...args, ...(url ? [`--dbname=${url.href}`] : [])], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
  });
  // Where it ends before it has read everything, its own words say why.
  child.stdin.on('error', () => undefined);
  const run = async () => {
    const said = text(child.stderr);
    const code = await once(child, 'close').then(
      ([ended]) => ended as number | null,
      (error: unknown) => {
        const words = `${name} does not start: install PostgreSQL's client programs, of the server's version or newer.`;
        throw new BackupError(words, error);
      },
    );
    if (code !== 0) throw new BackupError(`${name} failed: ${(await said).trim()}`);
  };
  const done = run();
  // A reader of its output first still gets the failure.
  done.catch(() => undefined);
  return { child, done };
}
