import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaFile, newMediaKey } from '../../src/modules/media/media-file.js';
import { killBuiltServers, startBuiltServer } from './built-server.js';
import { ROOT } from './project-copy.js';
import { runCommand } from './run-command.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreign-pictures-'));
});
afterEach(async () => {
  await killBuiltServers();
  await rm(folder, { recursive: true, force: true });
});

const uploads = () => join(folder, 'uploads');
const settings = (data: string) => ({ DATA_DIR: join(folder, data), UPLOADS_DIR: uploads() });
const pictures = async () => (await readdir(uploads())).filter((name) => name.endsWith('.webp')).sort();
const refusal = (start: Promise<unknown>) =>
  start.then(
    () => 'started',
    (error: Error) => error.message,
  );

test('U14: an empty database does not start on a full folder, and not on that of another database', async () => {
  await mkdir(uploads());
  const files = Array.from({ length: 40 }, () => mediaFile(newMediaKey(), 320)).sort();
  for (const file of files) await writeFile(join(uploads(), file), randomBytes(100));
  expect(await refusal(startBuiltServer(settings('new')))).toContain(
    `Of 40 pictures in the folder ${uploads()} the database knows 0: they are another database's. Set UPLOADS_DIR`,
  );
  expect(await pictures()).toEqual(files);

  // The operator means it: from then on they are that database's, and no other starts on them.
  const env = { ...settings('new'), APP_MODE: 'production', LOG_LEVEL: 'warn' };
  const adopted = await runCommand('npm', ['run', '--silent', 'pictures', '--', 'adopt'], { cwd: ROOT, env });
  expect(adopted).toEqual({
    code: 0,
    output: `The pictures in the folder ${uploads()} are this database's from now on.\n`,
  });
  const server = await startBuiltServer(settings('new'));
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  expect(await refusal(startBuiltServer(settings('other')))).toContain('belong to another database');
  expect(await pictures()).toEqual(files);
});

test('U14: a new folder is marked at the first start, and found again', async () => {
  for (let starts = 0; starts < 2; starts += 1) {
    const server = await startBuiltServer(settings('new'));
    expect(await readdir(uploads())).toContain('database-id.txt');
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  }
});
