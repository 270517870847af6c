import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import {
  type EmbeddedDatabase,
  EmbeddedDatabaseError,
  startEmbeddedDatabase,
} from '../../src/platform/database/embedded.js';
import { FolderInUseError } from '../../src/platform/database/folder-lock.js';

const BUILT_WORKER = new URL('../../dist/platform/database/embedded-worker.js', import.meta.url);

describe('the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'annapath-embedded-'));
  let database: EmbeddedDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await startEmbeddedDatabase(folder, BUILT_WORKER);
    pool = new pg.Pool({ connectionString: database.url, max: 5 });
  });
  afterAll(async () => {
    await pool.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('never answers one statement with the rows of another, however large they are', async () => {
    // Large enough that the messages of one statement arrive in several pieces, with other clients in between.
    const large = 'x'.repeat(300_000);
    const sums = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const { rows } =
          index % 2 === 0
            ? await pool.query('SELECT length($1::text) + $2::int AS answer', [large, index])
            : await pool.query('SELECT $1::int + $2::int AS answer', [1_000, index]);
        return rows[0].answer;
      }),
    );
    expect(sums).toEqual(sums.map((_, index) => (index % 2 === 0 ? large.length : 1_000) + index));
  });

  test('goes on when a client disappears in the middle of a transaction, and keeps nothing of it', async () => {
    await pool.query('CREATE TABLE kept (value integer)');
    const lost = new pg.Client({ connectionString: database.url });
    await lost.connect();
    await lost.query('BEGIN');
    await lost.query('INSERT INTO kept VALUES (1)');
    await lost.end();
    await pool.query('INSERT INTO kept VALUES (2)');
    expect((await pool.query('SELECT value FROM kept')).rows).toEqual([{ value: 2 }]);
  });

  test('refuses a second server on its folder', async () => {
    await expect(startEmbeddedDatabase(folder, BUILT_WORKER)).rejects.toThrow(FolderInUseError);
  });
});

describe('an embedded database that cannot be used is left alone, and whoever starts it is told what to do', () => {
  const root = mkdtempSync(join(tmpdir(), 'annapath-embedded-'));
  const good = join(root, 'good');
  beforeAll(async () => {
    const database = await startEmbeddedDatabase(good, BUILT_WORKER);
    await database.stop();
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test.each([
    ['other-version', /was made by PostgreSQL 16; this program has PostgreSQL 18.*\n.*another DATA_DIR\.$/],
    ['no-version', /is damaged: its file PG_VERSION is missing\.\n.*backup of the whole folder/],
    ['no-control', /cannot be opened: its files are damaged\.\n.*another DATA_DIR\.$/],
    ['no-log', /cannot be opened: its files are damaged\.\n.*another DATA_DIR\.$/],
  ])('%s', async (fault, sentence) => {
    const folder = join(root, fault);
    cpSync(good, folder, { recursive: true });
    const file = (...parts: string[]) => join(folder, 'database', ...parts);
    if (fault === 'other-version') writeFileSync(file('PG_VERSION'), '16\n');
    if (fault === 'no-version') rmSync(file('PG_VERSION'));
    if (fault === 'no-control') writeFileSync(file('global', 'pg_control'), Buffer.alloc(8_192));
    if (fault === 'no-log') {
      for (const name of readdirSync(file('pg_wal'))) rmSync(file('pg_wal', name), { recursive: true });
    }
    const start = () => startEmbeddedDatabase(folder, BUILT_WORKER);
    await expect(start()).rejects.toThrow(EmbeddedDatabaseError);
    // The folder is free again for the next try, which says the same.
    await expect(start()).rejects.toThrow(sentence);
    const main = fileURLToPath(new URL('../../dist/bootstrap/main.js', import.meta.url));
    const env = { PATH: process.env.PATH, DATA_DIR: folder };
    const { status, stdout, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(sentence);
    expect(`${stdout}${stderr}`).not.toContain('    at ');
  });
});
