import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Thrown when another living process uses the folder. The message is shown to the person who typed the command. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is already in use by the process ${pid}.\n` +
        'Stop that one first (Ctrl-C in its window), or start this one with another DATA_DIR.',
    );
    this.name = 'FolderInUseError';
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** When a process began, by Linux; empty elsewhere. Numbers of processes are used again, after a restart soon. */
function beginning(pid: number): string {
  try {
    // The second field, the name, is in brackets and may hold anything; the 22nd is the start time.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to someone else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The claims that this process has itself: after a restart in a container, its own number may stand in an old one. */
const ownClaims = new Set<string>();

/** The process that a claim names, where it still lives. */
function livingHolder(file: string, claim: string): number | undefined {
  const [number = '', began = ''] = claim.trim().split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (pid === process.pid) return ownClaims.has(file) ? pid : undefined;
  if (!isAlive(pid)) return undefined;
  return began === '' || began === beginning(pid) ? pid : undefined;
}

/** Removes a claim whose process is gone; leaves it where someone else has just replaced it. */
function removeStale(file: string, claim: string): void {
  const aside = `${file}.${process.pid}`;
  renameSync(file, aside);
  if (readFileSync(aside, 'utf8') === claim) rmSync(aside);
  else renameSync(aside, file);
}

/**
 * Claims a data folder for this process: the embedded database has no lock of its own, and two of them on one folder
 * would destroy it. A claim left behind by a process that is gone is taken over.
 * @returns releases the claim.
 * @throws FolderInUseError
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  for (;;) {
    try {
      writeFileSync(file, `${process.pid} ${beginning(process.pid)}\n`, { flag: 'wx' });
      ownClaims.add(file);
      return () => {
        rmSync(file, { force: true });
        ownClaims.delete(file);
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    try {
      const claim = readFileSync(file, 'utf8');
      const holder = livingHolder(file, claim);
      if (holder !== undefined) throw new FolderInUseError(folder, holder);
      removeStale(file, claim);
    } catch (error) {
      // Released, or taken over by another one, in between: look again.
      if (!isMissing(error)) throw error;
    }
  }
}
