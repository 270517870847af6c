import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postgresPrograms } from '../server/test/operations/own-postgres.js';
import { freePort } from '../server/test/support/programs.js';

/** PostgreSQL refuses to run as root: there it runs as nobody. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const PATIENCE_MS = 60_000;
/** The product's own role: no superuser, so that the last connections stay ours. */
const ROLE = 'annapath';

const isGone = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
      .map(Number)
      .filter((child) => child > 0);
  } catch (error) {
    // It ended while we looked.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** A PostgreSQL server of our own with every durability setting on, which can be killed, stopped and frozen. */
export class Cluster {
  readonly port: number;
  readonly #programs: string;
  readonly #data: string;
  readonly #log: number;
  readonly #connections: number;
  #postmaster: ChildProcess | undefined;
  #taken: pg.Client[] = [];
  #frozen: number[] = [];

  private constructor(programs: string, folder: string, port: number, logFile: string, connections: number) {
    this.#connections = connections;
    this.#programs = programs;
    this.#data = join(folder, 'data');
    this.port = port;
    this.#log = openSync(logFile, 'a');
  }

  /** Makes it in the folder, starts it, and makes the product's role and database. */
  static async create(folder: string, logFile: string, { connections }: { connections: number }): Promise<Cluster> {
    const programs = postgresPrograms();
    if (programs === undefined) throw new Error('PostgreSQL is not installed: initdb was not found.');
    const cluster = new Cluster(programs, folder, await freePort(), logFile, connections);
    mkdirSync(folder, { recursive: true });
    if (NOBODY.uid !== undefined) chownSync(folder, NOBODY.uid, NOBODY.gid);
    const made = spawnSync(
      join(programs, 'initdb'),
      ['-D', cluster.#data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--wal-segsize=4'],
      { ...NOBODY, cwd: folder, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
    await cluster.start();
    await cluster.#asAdmin(async (client) => {
      await client.query(`CREATE ROLE ${ROLE} LOGIN`);
      await client.query(`CREATE DATABASE ${ROLE} OWNER ${ROLE}`);
    });
    return cluster;
  }

  /** Where the superuser reaches it. */
  get adminUrl(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /** Where the superuser reaches the product's database. */
  get productUrl(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${ROLE}`;
  }

  /** Where a server of the product reaches it through a line on this port. */
  static addressThrough(port: number): string {
    return `postgres://${ROLE}@127.0.0.1:${port}/${ROLE}`;
  }

  /** Starts it where it does not run, and waits until it takes connections. */
  async start(): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until) {
      // The first start after a kill may find the dead postmaster's lock file or its shared memory.
      if (this.#postmaster === undefined || isGone(this.#postmaster)) this.#postmaster = this.#spawn();
      const answers = await this.#asAdmin(async () => true).catch(() => false);
      if (answers) return;
      await pause(100);
    }
    throw new Error('PostgreSQL did not start.');
  }

  /** Kills the postmaster and all of its processes at once. */
  async kill(): Promise<void> {
    const pids = this.#pids();
    signal(pids, 'SIGKILL');
    await this.#ended();
  }

  /** `pg_ctl stop -m immediate`: no checkpoint, no good-bye. */
  async stopAtOnce(): Promise<void> {
    this.#postmaster?.kill('SIGQUIT');
    await this.#ended();
  }

  async stop(): Promise<void> {
    this.#postmaster?.kill('SIGINT');
    await this.#ended();
  }

  freeze(): void {
    this.#frozen = this.#pids();
    signal(this.#frozen, 'SIGSTOP');
  }

  async freezeBackend(): Promise<void> {
    this.#frozen = (await this.#backends()).slice(0, 1);
    signal(this.#frozen, 'SIGSTOP');
  }

  thaw(): void {
    signal(this.#frozen, 'SIGCONT');
    this.#frozen = [];
  }

  /** `pg_terminate_backend` for every connection of the product. */
  async endBackends(): Promise<void> {
    await this.#asAdmin((client) =>
      client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [ROLE]),
    );
  }

  /** `kill -9` of one backend: the postmaster then throws out everybody and recovers. */
  async killBackend(): Promise<void> {
    signal((await this.#backends()).slice(0, 1), 'SIGKILL');
  }

  /** Takes every connection there is, also those that the servers have: they have to come back, and cannot. */
  async takeConnections(): Promise<void> {
    await this.#takeWhatIsFree();
    await this.#asAdmin((client) =>
      client.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1 AND application_name <> 'taker'",
        [ROLE],
      ),
    );
    await this.#takeWhatIsFree();
  }

  async giveConnectionsBack(): Promise<void> {
    const taken = this.#taken;
    this.#taken = [];
    await Promise.all(taken.map((client) => client.end()));
  }

  async setReadOnly(isReadOnly: boolean): Promise<void> {
    await this.#asAdmin(async (client) => {
      await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
      await client.query('SELECT pg_reload_conf()');
    });
  }

  /** Work with a connection of the superuser to the product's database. */
  async inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    return this.#asAdmin(work, ROLE);
  }

  #spawn(): ChildProcess {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: this.#connections,
      shared_buffers: '32MB',
      min_wal_size: '16MB',
      max_wal_size: '48MB',
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    return spawn(join(this.#programs, 'postgres'), ['-D', this.#data, '-p', String(this.port), ...options], {
      ...NOBODY,
      cwd: this.#data,
      stdio: ['ignore', this.#log, this.#log],
    });
  }

  async #asAdmin<T>(work: (client: pg.Client) => Promise<T>, database = 'postgres'): Promise<T> {
    const client = this.#client('postgres', database);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  #client(user: string, database: string): pg.Client {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: this.port,
      user,
      database,
      application_name: user === ROLE ? 'taker' : 'admin',
      connectionTimeoutMillis: 5_000,
      query_timeout: 20_000,
    });
    // The server is killed now and then: pending queries reject, and errors of idle connections are ignored.
    client.on('error', () => undefined);
    return client;
  }

  async #backends(): Promise<number[]> {
    const { rows } = await this.#asAdmin((client) =>
      client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE usename = $1 ORDER BY pid', [ROLE]),
    );
    return rows.map(({ pid }) => pid);
  }

  async #takeWhatIsFree(): Promise<void> {
    for (;;) {
      const client = this.#client(ROLE, ROLE);
      try {
        await client.connect();
      } catch {
        // There is no more to be had.
        return;
      }
      this.#taken.push(client);
    }
  }

  #pids(): number[] {
    const pid = this.#postmaster?.pid;
    return pid === undefined ? [] : [pid, ...childrenOf(pid)];
  }

  async #ended(): Promise<void> {
    if (this.#postmaster !== undefined && !isGone(this.#postmaster)) await once(this.#postmaster, 'exit');
  }
}
