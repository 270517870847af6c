import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { WHEAT } from '../crops/market.js';
import { signUpFields } from '../factories.js';
import { type RestAnswer, restClient } from '../support/http-client.js';

const MAIN = fileURLToPath(new URL('../../dist/bootstrap/main.js', import.meta.url));

/** The built server as a process of its own: it can be killed. */
export interface BuiltServer {
  readonly url: string;
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null; readonly output: string }>;
  /** Resolves once its output has a text. */
  said(text: string): Promise<void>;
  rest: ReturnType<typeof restClient>;
}

const running = new Set<ChildProcess>();

/** To be called after each test: no process outlives it. */
export async function killBuiltServers(): Promise<void> {
  for (const child of running) child.kill('SIGKILL');
  await Promise.all([...running].map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
  running.clear();
}

/**
 * Starts it as in production, with nothing set but what the test says; resolves when it listens.
 * @param inject a module that the process loads first, to make faults.
 * @param main another build's program
 */
export async function startBuiltServer(
  settings: Record<string, string>,
  inject?: URL,
  main = MAIN,
): Promise<BuiltServer> {
  const child = spawn(process.execPath, [...(inject ? ['--import', inject.href] : []), main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      APP_MODE: 'production',
      JWT_SECRET: 'a-secret-for-the-tests-alone-0123456789',
      // One machine plays all callers.
      RATE_LIMIT_FACTOR: '10000',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'info',
      // Nobody stands in front.
      SHUTDOWN_DELAY_S: '0',
      ...settings,
    },
  });
  running.add(child);
  return whenListening(child);
}

/** The server that a process has started, or is, once it listens. With the log level `info`. */
export async function whenListening(child: ChildProcess): Promise<BuiltServer> {
  let output = '';
  const waiting = new Map<string, () => void>();
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  const port = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        for (const [wanted, tell] of waiting) if (output.includes(wanted)) tell();
        const listening = /"port":(\d+),"msg":"listening"/.exec(output);
        if (listening?.[1]) resolve(listening[1]);
      });
    }
    void ended.then(({ code }) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  const said = (text: string) =>
    output.includes(text) ? Promise.resolve() : new Promise<void>((resolve) => waiting.set(text, resolve));
  return { url, child, ended, said, rest: restClient(url) };
}

/** Resolves once requests may be sent to it: its first pages are drawn then. */
export async function untilReady({ rest }: Pick<BuiltServer, 'rest'>): Promise<void> {
  while ((await rest('GET', '/readyz')).status !== 200) await pause(20);
}

/** A new buyer who bids on a new crop of a new farmer. */
export async function newBidder({ rest }: Pick<BuiltServer, 'rest'>) {
  const [farmer, buyer] = await Promise.all(
    ['farmer', 'buyer'].map(async (role) => {
      const { body, text } = await rest('POST', '/api/auth/register', { body: signUpFields({ role }) });
      if (!body.success) throw new Error(`Sign-up answered ${text}`);
      return body.data.accessToken as string;
    }),
  );
  const { body } = await rest('POST', '/api/crops', { body: WHEAT, token: farmer });
  const cropId: string = body.crop.id;
  return {
    cropId,
    /** On the server that was named first, or on another one of the same database. */
    bid: (bidAmount: number, at: Pick<BuiltServer, 'rest'> = { rest }, key?: string): Promise<RestAnswer> =>
      at.rest('POST', '/api/bids/place', {
        token: buyer,
        body: { cropId, bidAmount },
        ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
      }),
  };
}

export interface OwnDatabase {
  readonly url: string;
  /** A connection to it. */
  readonly client: pg.Client;
  drop(): Promise<void>;
}

/** Has PostgreSQL end the backend that serves the connection of that port, as an operator would. */
export async function endBackendOf(port: number): Promise<void> {
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await admin.connect();
  const sql = 'SELECT pg_terminate_backend(pid, 5000) AS ended FROM pg_stat_activity WHERE client_port = $1';
  const { rows } = await admin.query<{ ended: boolean }>(sql, [port]);
  await admin.end();
  if (rows.length !== 1 || rows[0]?.ended !== true) throw new Error('There was no such backend.');
}

/** An empty database of the test's own on the server of TEST_DATABASE_URL. */
export async function ownDatabase(name: string): Promise<OwnDatabase> {
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await admin.connect();
  const unique = `annapath_test_${process.pid}_${name}`;
  await admin.query(`CREATE DATABASE ${unique}`);
  const { href: url } = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${unique}` });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    url,
    client,
    async drop() {
      await client.end();
      await admin.query(`DROP DATABASE ${unique} WITH (FORCE)`);
      await admin.end();
    },
  };
}
