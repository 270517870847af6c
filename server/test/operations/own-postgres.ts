import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** PostgreSQL refuses to run as root: there it runs as nobody. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The folder of PostgreSQL's programs; undefined where it is not installed. */
export function postgresPrograms(): string | undefined {
  const told = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const debian = '/usr/lib/postgresql';
  const versions = spawnSync('ls', [debian], { encoding: 'utf8' }).stdout?.split('\n').filter(Boolean) ?? [];
  const folders = [...(told ? [told] : []), ...versions.map((version) => join(debian, version, 'bin'))];
  return folders.find((folder) => spawnSync(join(folder, 'initdb'), ['--version']).status === 0);
}

export interface OwnPostgres {
  readonly url: string;
  /** A folder that its user may write to. */
  readonly folder: string;
  /** Whom it runs as, for `spawn`. */
  readonly owner: { readonly uid?: number; readonly gid?: number };
  /** What docs/operations.md calls its places. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends it and starts it again by `pg_ctl`, whose commands then reach it; whoever has it stops it. */
  handOver(): Promise<void>;
  /** Kills the postmaster and every backend, as a power cut would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** A PostgreSQL of the test's own, started, on a port of its own. */
export function ownPostgres(programs: string): Promise<OwnPostgres> {
  return startOwn(programs, 'initdb', (data) => ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N']);
}

/** A streaming replica of it, made by `pg_basebackup`. */
export function ownReplica(programs: string, primary: Pick<OwnPostgres, 'url'>): Promise<OwnPostgres> {
  const { hostname, port, username } = new URL(primary.url);
  return startOwn(programs, 'pg_basebackup', (data) => [
    ...['-D', data, '-h', hostname, '-p', port, '-U', username],
    ...['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync'],
  ]);
}

async function startOwn(
  programs: string,
  maker: 'initdb' | 'pg_basebackup',
  makerArguments: (data: string) => readonly string[],
): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'annapath-postgres-'));
  if (NOBODY.uid !== undefined) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const data = join(folder, 'data');
  const made = spawnSync(join(programs, maker), makerArguments(data), { ...NOBODY, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`${maker}: ${made.stderr}`);
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let postmaster: ChildProcess | undefined;

  const answers = async () => {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      // Not yet: refused, or starting up.
      return false;
    }
  };
  const start = async () => {
    for (let tries = 0; tries < 100; tries += 1) {
      // The first start after a kill may find the dead postmaster's lock file (F15).
      if (!postmaster || postmaster.exitCode !== null || postmaster.signalCode !== null) {
        const options = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
        postmaster = spawn(join(programs, 'postgres'), options, { ...NOBODY, cwd: folder, stdio: 'ignore' });
      }
      if (await answers()) return;
      await pause(100);
    }
    throw new Error('PostgreSQL did not start.');
  };
  const kill = async () => {
    if (!postmaster?.pid || postmaster.exitCode !== null || postmaster.signalCode !== null) return;
    const gone = once(postmaster, 'exit');
    const tasks = `/proc/${postmaster.pid}/task`;
    const children = readdirSync(tasks).flatMap((task) =>
      (spawnSync('cat', [join(tasks, task, 'children')], { encoding: 'utf8' }).stdout ?? '').split(' ').filter(Boolean),
    );
    postmaster.kill('SIGKILL');
    for (const child of children) spawnSync('kill', ['-9', child]);
    await gone;
  };
  await start();
  const environment = {
    DATABASE_URL: url,
    PGDATA: data,
    WAL_ARCHIVE: join(folder, 'archive'),
    BASE: join(folder, 'base'),
  };
  return {
    url,
    folder,
    owner: NOBODY,
    environment,
    async handOver() {
      await kill();
      const own = [`port = ${port}`, `unix_socket_directories = '${folder}'`, "listen_addresses = '127.0.0.1'"];
      appendFileSync(join(data, 'postgresql.conf'), `${own.join('\n')}\n`);
      const started = spawnSync(join(programs, 'pg_ctl'), ['-D', data, '-l', `${data}.log`, '-w', 'start'], {
        ...NOBODY,
        cwd: folder,
        stdio: 'ignore',
      });
      if (started.status !== 0) throw new Error('pg_ctl did not start PostgreSQL.');
    },
    kill,
    start,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
