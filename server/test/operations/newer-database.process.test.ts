import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENTITIES } from '../../src/bootstrap/entities.js';
import { MIGRATIONS } from '../../src/bootstrap/migrations.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { startEmbeddedDatabase } from '../../src/platform/database/embedded.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { checkVersion } from '../../src/platform/database/newer-database.js';
import { createLogger } from '../../src/platform/logger.js';
import { makeDatabase } from '../support/own-database.js';
import { runCommand } from './run-command.js';

const BUILT = new URL('../../dist/', import.meta.url);
const OF_TOMORROW = 'CropNote1999999999999';
const NOTE = `INSERT INTO migrations (timestamp, name) VALUES (1999999999999, '${OF_TOMORROW}')`;
const open = (url: string) =>
  createDataSource({ url, poolSize: 2, entities: ENTITIES, migrations: MIGRATIONS }).initialize();

test('a server does not start on a database of a newer version, and says what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'annapath-newer-'));
  try {
    const embedded = await startEmbeddedDatabase(folder, new URL('platform/database/embedded-worker.js', BUILT));
    const dataSource = await open(embedded.url);
    await migrate(dataSource);
    await dataSource.query(NOTE);
    await dataSource.destroy();
    await embedded.stop();
    const env = { DATA_DIR: folder, APP_MODE: 'development', PORT: '0', LOG_LEVEL: 'warn' };
    const main = fileURLToPath(new URL('bootstrap/main.js', BUILT));
    const { code, output } = await runCommand(process.execPath, [main], { cwd: folder, env });
    expect(code).toBe(1);
    expect(output).toContain(
      `The database is newer than this program, which does not know its migrations ${OF_TOMORROW}.`,
    );
    expect(output).toMatch(/restore a backup .* ALLOW_NEWER_DATABASE=true/);
    expect(output).not.toContain('    at ');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('where it is allowed it starts, and the log warns; an empty database and one of this version are no question', async () => {
  const database = await makeDatabase('newer');
  const dataSource = await open(database.url);
  try {
    const lines: string[] = [];
    const log = createLogger('warn', { write: (line) => void lines.push(line) });
    await checkVersion(dataSource, false, log);
    await migrate(dataSource);
    await checkVersion(dataSource, false, log);
    expect(lines).toEqual([]);
    await dataSource.query(NOTE);
    await checkVersion(dataSource, true, log);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { migrations: [OF_TOMORROW], msg: 'the database is newer than this program' },
    ]);
  } finally {
    await dataSource.destroy();
    await database.drop();
  }
});
