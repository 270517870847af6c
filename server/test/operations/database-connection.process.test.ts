import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../src/bootstrap/open-database.js';
import { readConfig } from '../../src/platform/config.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { createLogger } from '../../src/platform/logger.js';
import { ON_POSTGRES_SERVER, workerDatabaseUrl } from '../harness.js';
import { startTcpProxy } from '../support/tcp-proxy.js';
import { endBackendOf, killBuiltServers, ownDatabase, startBuiltServer } from './built-server.js';
import { ROOT } from './project-copy.js';
import { runCommand } from './run-command.js';

const MAIN = fileURLToPath(new URL('../../dist/bootstrap/main.js', import.meta.url));
const SECRET = { JWT_SECRET: 'a-secret-for-the-tests-alone-0123456789' };

const servers: Server[] = [];
const sockets = new Set<Socket>();
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  for (const socket of sockets) socket.destroy();
  sockets.clear();
});

/** A server that speaks to each connection as the test says; its port. */
async function listen(answer: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    answer(socket);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** PostgreSQL's refusal of a connection with this SQLSTATE. */
function refusal(sqlState: string, message = 'refused for the test'): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${sqlState}\0M${message}\0\0`);
  const head = Buffer.from([0x45, 0, 0, 0, 0]);
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
/** ReadyForQuery, outside a transaction. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const refuseWith = (sqlState: string) => (socket: Socket) => {
  socket.once('data', () => socket.end(refusal(sqlState)));
};

const start = (url: string, waitSeconds: string) =>
  runCommand(process.execPath, [MAIN], {
    cwd: ROOT,
    env: { DATABASE_URL: url, DATABASE_WAIT_SECONDS: waitSeconds, LOG_LEVEL: 'warn', ...SECRET },
  });
const at = (port: number) => `postgres://somebody:canary-password@127.0.0.1:${port}/market`;
const lastSentence = (output: string) => output.trim().split('\n').at(-1);

// Nobody here ever reaches a database: on a server of one's own it is the same to the letter.
if (!ON_POSTGRES_SERVER) {
  describe('a database that may come back is tried again, then named in one sentence', () => {
    test.each([
      [
        'a host that nobody knows',
        async () => 'postgres://somebody:canary-password@nowhere.invalid/market',
        /E[A-Z_]+/,
      ],
      ['a port where nobody listens', async () => at(1), /ECONNREFUSED/],
      ['a line that is cut', async () => at(await listen((socket) => socket.destroy())), /ECONNRESET|terminated/],
      ['a server that says nothing', async () => at(await listen(() => undefined)), /timeout/],
      ['a server that is starting up', async () => at(await listen(refuseWith('57P03'))), /57P03/],
      ['a server with no room', async () => at(await listen(refuseWith('53300'))), /53300/],
      ['a backend that cannot write its files', async () => at(await listen(refuseWith('XX000'))), /XX000/],
    ])('%s', async (_case, url, reason) => {
      const { code, output } = await start(await url(), '3');
      expect(code).toBe(1);
      expect(output).toContain('the database does not answer yet');
      expect(lastSentence(output)).toMatch(/^DATABASE_URL: no database answers there, tried for 3 s \(.*\)\.$/);
      expect(lastSentence(output)).toMatch(reason);
      expect(output).not.toMatch(/canary-password| {4}at /);
    });
  });

  describe('what no second try mends ends a start at once', () => {
    test.each([
      ['28P01', 'the database refuses the user name or the password'],
      ['28000', 'the database does not let this user in from here'],
      ['3D000', 'there is no database of this name on the server'],
    ])('%s: %s', async (sqlState, sentence) => {
      const { code, output } = await start(at(await listen(refuseWith(sqlState))), '600');
      expect(code).toBe(1);
      expect(output.trim()).toMatch(/DATABASE_URL: [^\n]*\.$/);
      expect(lastSentence(output)).toBe(`DATABASE_URL: ${sentence}.`);
      expect(output).not.toContain('does not answer yet');
    });

    test.each([
      'not an address',
      'mysql://somebody@127.0.0.1/market',
      'postgres://somebody:pa#ss:word@host:port/market',
    ])('an address that is none: %s', async (url) => {
      const { code, output } = await start(url, '600');
      expect(code).toBe(1);
      expect(output).toMatch(/ {2}- DATABASE_URL has to look like postgres:\/\/user:password@host:5432\/name/);
      expect(output).not.toContain(url);
    });
  });

  test.each([
    [at(1), /^DATABASE_URL: no database answers there, tried for 0 s \(ECONNREFUSED\)\.$/],
    ['not an address', /^ *- DATABASE_URL has to look like/],
  ])('npm run migrate says in one sentence what is wrong with %s', async (url, sentence) => {
    const { code, output } = await runCommand('npm', ['run', '--silent', 'migrate'], {
      cwd: ROOT,
      env: { DATABASE_URL: url, DATABASE_WAIT_SECONDS: '0', LOG_LEVEL: 'silent', ...SECRET },
    });
    expect(code).toBe(1);
    expect(lastSentence(output)).toMatch(sentence);
    expect(output).not.toMatch(/canary-password| {4}at /);
  });
}

const BROKEN_STARTS: Array<[message: string, how: string, sentence: RegExp]> = [
  ['unsupported startup parameter: lock_timeout', '08P01', /ignore_startup_parameters\.$/],
];
// The embedded database forgets what a crash interrupts, and a start says so before it asks for anything.
if (ON_POSTGRES_SERVER) {
  const sentence = /^DATABASE_URL: the database went away during the start \(.*\)\.$/;
  BROKEN_STARTS.push(['the line breaks later', 'cut', sentence]);
}

test.each(BROKEN_STARTS)(
  'a database or pooler that fails a start in its course is named in one sentence: %s',
  async (message, how, sentence) => {
    const url = new URL(workerDatabaseUrl());
    const target = { host: url.hostname, port: Number(url.port) };
    const port = await listen((socket) => {
      if (how === '08P01') return void socket.once('data', () => socket.end(refusal(how, message)));
      const onward = connect(target);
      sockets.add(onward);
      onward.on('error', () => socket.destroy());
      onward.pipe(socket);
      socket.on('data', (bytes) => {
        // What a start asks for once it is connected.
        if (bytes.includes('pg_try_advisory_xact_lock')) socket.destroy();
        else onward.write(bytes);
      });
    });
    const { code, output } = await start(Object.assign(url, { port: String(port) }).href, '5');
    expect(code).toBe(1);
    expect(lastSentence(output)).toMatch(sentence);
    expect(output).not.toContain('    at ');
  },
);

test('a connection that the database ends in the moment it is made ends no process', async () => {
  const url = new URL(workerDatabaseUrl());
  const target = { host: url.hostname, port: Number(url.port) };
  let connections = 0;
  const port = await listen((socket) => {
    connections += 1;
    const isDoomed = connections === 2;
    const onward = connect(target);
    sockets.add(onward);
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy()).on('close', () => onward.destroy());
    socket.pipe(onward);
    onward.on('data', (bytes) => {
      // "Ready", and in the same packet "terminated": the pool listens no more, and TypeORM not yet.
      if (isDoomed && bytes.includes(READY)) socket.end(Buffer.concat([bytes, refusal('57P01')]));
      else socket.write(bytes);
    });
  });
  url.port = String(port);
  const dataSource = createDataSource({ url: url.href, poolSize: 2, entities: [], migrations: [] });
  await dataSource.initialize();
  const first = dataSource.createQueryRunner();
  await first.connect();
  await expect(dataSource.query('SELECT 1')).rejects.toThrow(/refused for the test|onnection terminated|not queryable/);
  expect(connections).toBe(2);
  expect(await first.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await first.release();
  await dataSource.destroy();
});

// A start holds its lock on one connection and works on another; the embedded database has a single one.
if (ON_POSTGRES_SERVER) {
  test('a server goes on where PostgreSQL ends a backend that has just let it in', async () => {
    const database = await ownDatabase('ended');
    const url = new URL(database.url);
    const line = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    const folder = mkdtempSync(join(tmpdir(), 'annapath-ended-'));
    try {
      url.port = String(line.port);
      const server = await startBuiltServer({ DATABASE_URL: url.href, DATA_DIR: folder, DATABASE_POOL_SIZE: '8' });
      // Said at the beginning of a connection, by the pool alone.
      const held = line.holdAt('idle_in_transaction_session_timeout');
      const list = () => server.rest('GET', '/api/crops?limit=1');
      const answers = Promise.all(Array.from({ length: 8 }, list)).catch(async () => {
        throw new Error(`The server has ended: ${(await server.ended).output}`);
      });
      await endBackendOf(await held);
      for (const { status } of await answers) expect([200, 503]).toContain(status);
      const after = await Promise.all(Array.from({ length: 8 }, list));
      expect(after.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(server.child.exitCode).toBeNull();
    } finally {
      await killBuiltServers();
      await line.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('a database that comes up while the server starts is used', async () => {
    const url = new URL(workerDatabaseUrl());
    const target = { host: url.hostname, port: Number(url.port) };
    const answers = [(socket: Socket) => socket.destroy(), refuseWith('57P03')];
    const port = await listen((socket) => {
      const answer = answers.shift();
      if (answer) return answer(socket);
      const onward = connect(target);
      sockets.add(onward);
      onward.on('error', () => socket.destroy());
      socket.pipe(onward).pipe(socket);
    });
    url.port = String(port);
    const config = readConfig({ APP_MODE: 'test', DATABASE_URL: url.href, DATABASE_WAIT_SECONDS: '20', ...SECRET });
    const database = await openDatabase(config, createLogger('silent'));
    expect(await database.dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(answers).toEqual([]);
    await database.close();
  });
}
