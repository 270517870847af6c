import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError, lockFolder } from '../../src/platform/database/folder-lock.js';

describe('the claim on a data folder', () => {
  let folder: string;
  const claim = () => join(folder, 'lock');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'annapath-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('names this process, and goes away when it is released', () => {
    const release = lockFolder(folder);
    expect(readFileSync(claim(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
    expect(existsSync(claim())).toBe(false);
  });

  test('is refused while another process lives, and taken over once that one is gone', async () => {
    const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
    await once(other, 'spawn');
    writeFileSync(claim(), `${other.pid}\n`);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(() => lockFolder(folder)).toThrow(`by the process ${other.pid}`);
    expect(readFileSync(claim(), 'utf8')).toBe(`${other.pid}\n`);

    other.kill('SIGKILL');
    await once(other, 'exit');
    const release = lockFolder(folder);
    expect(readFileSync(claim(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
  });

  test.each(['', 'not a number\n', '0\n', '-1\n'])('a claim that names nobody (%j) is taken over', (text) => {
    writeFileSync(claim(), text);
    lockFolder(folder)();
    expect(existsSync(claim())).toBe(false);
  });

  test('a second claim of the same process is refused', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    release();
  });

  // Elsewhere nobody tells when a process began.
  if (process.platform === 'linux') {
    test('a process that only has the number of the old holder does not count as it', () => {
      writeFileSync(claim(), `${process.ppid} 1\n`);
      lockFolder(folder)();
      expect(existsSync(claim())).toBe(false);
    });
  }
});
