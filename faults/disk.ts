import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { appendFile, open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const BALLAST = 'ballast';
const PIECE = Buffer.alloc(256 * 1024);
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

function command(name: string, ...args: string[]): string | undefined {
  const { status, stderr, error } = spawnSync(name, args, { encoding: 'utf8' });
  return status === 0 ? undefined : (error?.message ?? stderr.trim());
}

/**
 * A folder on a small disk of its own, which can be filled up and made read-only. Where this process may not mount one, it
 * is a plain folder and `impossible` says why.
 */
export class Disk {
  readonly folder: string;
  readonly impossible: string | undefined;

  private constructor(folder: string, impossible: string | undefined) {
    this.folder = folder;
    this.impossible = impossible;
  }

  /** In memory: for pictures. */
  static inMemory(folder: string, megabytes: number): Disk {
    mkdirSync(folder, { recursive: true });
    return new Disk(folder, command('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder));
  }

  /** A file system in a file, whose `fsync` is a real one: for the database. */
  static inFile(folder: string, megabytes: number): Disk {
    mkdirSync(folder, { recursive: true });
    const image = `${folder}.image`;
    writeFileSync(image, '');
    const trouble =
      command('truncate', '-s', `${megabytes}M`, image) ??
      command('mkfs.ext4', '-q', '-m', '0', image) ??
      command('mount', '-o', 'loop', image, folder);
    chmodSync(folder, 0o755);
    return new Disk(folder, trouble);
  }

  async fill(): Promise<void> {
    const file = await open(join(this.folder, BALLAST), 'a');
    try {
      // The last pieces are small ones: what is left then holds no page of a table.
      for (let piece = PIECE; piece.length >= 1_024; ) {
        try {
          await appendFile(file, piece);
        } catch (error) {
          if (!NO_ROOM.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
          piece = piece.subarray(0, piece.length >> 2);
        }
      }
    } finally {
      await file.close();
    }
  }

  makeRoom(): void {
    rmSync(join(this.folder, BALLAST), { force: true });
  }

  /** Takes a moment where a file is being written: a disk with one cannot be made read-only. */
  async setReadOnly(isReadOnly: boolean): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      const trouble = command('mount', '-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, this.folder);
      if (trouble === undefined) return;
      if (tries === 200) throw new Error(`The disk ${this.folder} cannot be remounted: ${trouble}`);
      await pause(25);
    }
  }

  remove(): void {
    if (this.impossible === undefined) {
      const trouble = command('umount', this.folder);
      if (trouble !== undefined) throw new Error(`The disk ${this.folder} cannot be given back: ${trouble}`);
    }
  }
}
