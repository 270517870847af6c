import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { wheatForm } from '../crops/market.js';
import { signUpFields } from '../factories.js';
import { ON_POSTGRES_SERVER } from '../harness.js';
import { colouredPicture } from '../media/pictures.js';
import { type S3Server, startS3 } from '../media/s3-server.js';
import { type BuiltServer, killBuiltServers, startBuiltServer } from './built-server.js';
import { type OwnPostgres, ownPostgres, postgresPrograms } from './own-postgres.js';
import { ROOT } from './project-copy.js';
import { runCommand } from './run-command.js';

/** The blocks of the page that have a name. */
const BLOCKS = new Map(
  [...readFileSync(join(ROOT, 'docs/operations.md'), 'utf8').matchAll(/^```sh (\S+)\n(.*?)^```$/gms)].map(
    ([, name = '', code = '']) => [name, code],
  ),
);
const block = (name: string) => {
  const code = BLOCKS.get(name);
  if (code === undefined) throw new Error(`docs/operations.md has no block "${name}".`);
  return code;
};

let folder: string;
let postgres: OwnPostgres | undefined;
let s3: S3Server | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annapath-walk-'));
});
afterEach(async () => {
  await killBuiltServers();
  await postgres?.remove();
  await s3?.close();
  postgres = undefined;
  s3 = undefined;
  await rm(folder, { recursive: true, force: true });
});

const settings = (): Record<string, string> => ({
  DATA_DIR: join(folder, 'data'),
  UPLOADS_DIR: join(folder, 'uploads'),
  JWT_SECRET: 'a-secret-for-the-tests-alone-0123456789',
  ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  ...s3?.environment,
});

/** PostgreSQL's programs, where the tests have a server at all. */
const programs = ON_POSTGRES_SERVER ? postgresPrograms() : undefined;
const programsInPath: Record<string, string> = programs ? { PATH: `${programs}:${process.env.PATH}` } : {};

/** Types the blocks as they stand, one after the other, in one shell. */
const type = (...names: string[]) => typeWith({}, ...names);

function typeWith(given: Readonly<Record<string, string>>, ...names: string[]) {
  const script = ['set -euo pipefail', 'shopt -s expand_aliases', "alias npm='npm --silent'", ...names.map(block)];
  const env = { ...programsInPath, APP_MODE: 'production', ...settings(), BACKUPS: join(folder, 'backups'), ...given };
  return runCommand('bash', ['-c', script.join('\n')], { cwd: ROOT, env });
}

async function whileServing<T>(
  work: (server: BuiltServer) => Promise<T>,
  others: Readonly<Record<string, string>> = {},
): Promise<T> {
  const server = await startBuiltServer({ ...settings(), ...others });
  const result = await work(server);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  return result;
}

const account = signUpFields({ role: 'farmer' });

async function listCrop({ rest }: BuiltServer, token: string): Promise<{ id: string; picture: string }> {
  const form = wheatForm([await colouredPicture(400, 300).png().toBuffer()]);
  const { body } = await rest('POST', '/api/crops', { token, form });
  return { id: body.crop._id, picture: body.crop.images[0].url };
}

const signUp = async ({ rest }: BuiltServer): Promise<string> =>
  (await rest('POST', '/api/auth/register', { body: account })).body.data.accessToken;
const signIn = ({ rest }: BuiltServer) =>
  rest('POST', '/api/auth/login', { body: { email: account.email, password: account.password } });
const statusOf = async (server: BuiltServer, path: string) => (await fetch(`${server.url}${path}`)).status;
const backups = async () => (await readdir(join(folder, 'backups'))).map((name) => join(folder, 'backups', name));
const command = (name: string, ...args: string[]) => commandWith({}, name, ...args);
const commandWith = (given: Readonly<Record<string, string>>, name: string, ...args: string[]) =>
  runCommand('npm', ['run', '--silent', name, '--', ...args], {
    cwd: ROOT,
    env: { ...programsInPath, APP_MODE: 'production', ...settings(), ...given },
  });

async function backupEmptyRestore(empty: string): Promise<void> {
  const crop = await whileServing(async (server) => listCrop(server, await signUp(server)));
  const walk = await type('backup', empty, 'restore');
  expect(walk).toMatchObject({ code: 0 });
  expect(walk.output).toMatch(/The backup is whole: \d+ rows in \d+ tables, 2 pictures\./);
  expect(walk.output).toMatch(/Restored as of 20\S+: \d+ rows in \d+ tables, 2 pictures\./);
  expect(walk.output).toContain('The database knows 2 picture files');
  expect(walk.output).toContain('0 of them are missing');
  await whileServing(async (server) => {
    expect((await signIn(server)).status).toBe(200);
    expect(await statusOf(server, `/api/crops/${crop.id}`)).toBe(200);
    expect(await statusOf(server, crop.picture)).toBe(200);
  });
}

if (!ON_POSTGRES_SERVER) {
  test('D19: backup, empty, restore, with the embedded database', () => backupEmptyRestore('empty-embedded'), 300_000);

  test('D19: a second backup links what it has, a changed byte is found, and a full target is refused', async () => {
    await whileServing(async (server) => listCrop(server, await signUp(server)));
    for (let times = 0; times < 2; times += 1) expect(await type('backup')).toMatchObject({ code: 0 });
    const [first = '', second = ''] = (await backups()).sort();
    const [picture = ''] = await readdir(join(first, 'pictures'));
    const inode = (backup: string) =>
      spawnSync('stat', ['-c', '%i', join(backup, 'pictures', picture)], { encoding: 'utf8' }).stdout;
    expect(inode(second)).toBe(inode(first));

    const refused = await command('restore', second);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.output).toContain('is not empty. Where it may be replaced, add --replace.');
    expect(await command('restore', second, '--replace')).toMatchObject({ code: 0 });

    await appendFile(join(second, 'pictures', picture), 'x');
    for (const [name, args] of [
      ['backup', ['--verify', second]],
      ['restore', [second, '--replace']],
    ] as const) {
      const { code, output } = await command(name, ...args);
      expect([code, output]).toEqual([1, expect.stringContaining(`1 files are changed, pictures/${picture} for one`)]);
    }
    await writeFile(join(first, 'manifest.json'), '{}');
    expect((await command('restore', first)).output).toContain('is no backup');
  }, 300_000);
}

if (programs !== undefined) {
  test('D19: backup, empty, restore, with a PostgreSQL server', async () => {
    postgres = await ownPostgres(programs);
    await backupEmptyRestore('empty-server');
  }, 300_000);

  test('D19: an older backup over a newer database loses no picture', async () => {
    postgres = await ownPostgres(programs);
    const [deleted, newer] = await whileServing(async (server) => {
      const token = await signUp(server);
      const before = await listCrop(server, token);
      // The server goes on meanwhile.
      expect(await type('backup')).toMatchObject({ code: 0 });
      expect((await server.rest('DELETE', `/api/crops/${before.id}`, { token })).status).toBe(200);
      return [before, await listCrop(server, token)];
    });
    const [backup = ''] = await backups();
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const inUse = await command('restore', backup, '--replace');
    expect([inUse.code, inUse.output]).toEqual([1, expect.stringContaining('1 other connections use the database')]);
    await client.end();
    expect(await command('restore', backup, '--replace')).toMatchObject({ code: 0 });

    await whileServing(async (server) => {
      expect(await statusOf(server, deleted.picture)).toBe(200);
      expect(await statusOf(server, `/api/crops/${newer.id}`)).toBe(404);
      // Young files are no orphans yet; afterwards they would be put aside.
      expect(await statusOf(server, newer.picture)).toBe(200);
    });
  }, 300_000);

  test('a copy of the database with only DATABASE_URL changed touches no picture of the original', async () => {
    postgres = await ownPostgres(programs);
    const newer = await whileServing(async (server) => {
      const token = await signUp(server);
      await listCrop(server, token);
      expect(await type('backup')).toMatchObject({ code: 0 });
      return listCrop(server, token);
    });
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('CREATE DATABASE trial');
    await client.query('CREATE DATABASE twin TEMPLATE template0');
    await client.end();
    const at = (name: string) => ({
      DATABASE_URL: Object.assign(new URL(postgres?.url ?? ''), { pathname: `/${name}` }).href,
    });
    const [backup = ''] = await backups();
    const before = await readdir(join(folder, 'uploads'));
    const refused = await commandWith(at('trial'), 'restore', backup);
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringContaining('or of the one that this is a copy of'),
    ]);

    // Nor where it was copied by other means.
    const copy = 'pg_dump "$DATABASE_URL" | psql "$TWIN" --quiet --output=/dev/null';
    const env = { ...programsInPath, ...settings(), TWIN: at('twin').DATABASE_URL };
    expect(await runCommand('bash', ['-c', copy], { cwd: folder, env })).toMatchObject({ code: 0 });
    await expect(startBuiltServer({ ...settings(), ...at('twin') })).rejects.toThrow('the one that this is a copy of');
    expect(await readdir(join(folder, 'uploads'))).toEqual(before);
    await whileServing(async (server) => expect(await statusOf(server, newer.picture)).toBe(200));
  }, 300_000);

  test('D19: pictures in a bucket: a backup goes into a trial database and bucket, and an older one over a newer database', async () => {
    postgres = await ownPostgres(programs);
    s3 = await startS3();
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('CREATE DATABASE trial');
    await client.query('CREATE DATABASE stranger');
    await client.end();
    const [deleted, newer] = await whileServing(async (server) => {
      const token = await signUp(server);
      const before = await listCrop(server, token);
      expect(await type('backup')).toMatchObject({ code: 0 });
      expect((await server.rest('DELETE', `/api/crops/${before.id}`, { token })).status).toBe(200);
      return [before, await listCrop(server, token)];
    });
    const market = (name: string) => ({
      DATABASE_URL: Object.assign(new URL(postgres?.url ?? ''), { pathname: `/${name}` }).href,
      S3_BUCKET: name,
    });
    const [backup = ''] = await backups();
    const trial = market('trial');
    const places = { TRIAL_DATABASE_URL: trial.DATABASE_URL, TRIAL_S3_BUCKET: trial.S3_BUCKET, BACKUP: backup };
    const walk = await typeWith(places, 'restore-trial');
    expect(walk).toMatchObject({ code: 0 });
    expect(walk.output).toContain('The database knows 2 picture files');
    expect(walk.output).toContain('0 of them are missing');
    await whileServing(async (server) => {
      expect(await statusOf(server, deleted.picture)).toBe(200);
      expect(await statusOf(server, newer.picture)).toBe(404);
    }, trial);
    // The trial has taken nothing from the market.
    await whileServing(async (server) => {
      expect(await statusOf(server, deleted.picture)).toBe(404);
      expect(await statusOf(server, newer.picture)).toBe(200);
    });

    expect(await command('restore', backup, '--replace')).toMatchObject({ code: 0 });
    await whileServing(async (server) => {
      expect(await statusOf(server, deleted.picture)).toBe(200);
      expect(await statusOf(server, `/api/crops/${newer.id}`)).toBe(404);
    });

    // Over another market its pictures are put aside, and only where that was said.
    const stranger = market('stranger');
    const strange = await whileServing(async (server) => listCrop(server, await signUp(server)), stranger);
    expect((await commandWith(stranger, 'restore', backup)).output).toContain('add --replace');
    expect(await commandWith(stranger, 'restore', backup, '--replace')).toMatchObject({ code: 0 });
    await whileServing(async (server) => {
      expect(await statusOf(server, deleted.picture)).toBe(200);
      expect(await statusOf(server, strange.picture)).toBe(404);
    }, stranger);
  }, 300_000);

  test('D19: back to the moment before a mistake, by the archive', async () => {
    const own = await ownPostgres(programs);
    postgres = own;
    const env = { ...own.environment, ...programsInPath };
    const asOwner = (...lines: string[]) =>
      promisify(execFile)('bash', ['-c', ['set -euo pipefail', ...lines].join('\n')], {
        ...own.owner,
        env,
        cwd: own.folder,
      });
    const sql = (statement: string) => `psql "$DATABASE_URL" --tuples-only --no-align --command "${statement}"`;
    await own.handOver();
    const { stdout } = await asOwner(
      block('archive'),
      sql('CREATE TABLE kept AS SELECT 1 AS one'),
      sql('SELECT clock_timestamp()'),
      sql('SELECT pg_sleep(0.1)'),
      sql('DROP TABLE kept'),
    );
    const target = stdout.split('\n').find((line) => /^20\d\d-/.test(line)) ?? '';
    const after = await asOwner(`TARGET='${target}'`, block('recover'), sql('SELECT one FROM kept'));
    expect(after.stdout.trim().split('\n').at(-1)).toBe('1');
    await asOwner('pg_ctl --pgdata="$PGDATA" --wait --mode=immediate stop');
  }, 300_000);
}
