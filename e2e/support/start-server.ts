import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../server/dist/bootstrap/main.js', import.meta.url));
const TELLS_DATABASE = new URL('./tell-database.mjs', import.meta.url).href;
const START_MS = 90_000;
const PAUSE_MS = 200;

/** Settings of the server that nobody outside may ever read. */
export const SECRETS = {
  JWT_SECRET: 'canary-of-the-signing-secret-7f3a9c2e',
  ADVISOR_API_KEY: 'canary-of-the-api-key-51d0b8',
};

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} before it was ready.`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error('The server was not ready in time.');
}

/** Where the server's embedded database listens, as `tell-database.mjs` says it. */
async function databaseOf(server: ChildProcess): Promise<string> {
  const [{ databasePort }] = (await once(server, 'message')) as [{ databasePort: number }];
  server.disconnect();
  return `postgres://postgres:postgres@127.0.0.1:${databasePort}/postgres?sslmode=disable`;
}

export interface BuiltServer {
  readonly url: string;
  readonly databaseUrl: string;
  /** Stops it and removes its folder. */
  close(): Promise<void>;
}

/**
 * Starts the built server with a fresh, seeded database.
 *
 * @param settingsAt more settings of its environment, by the port that it will listen on
 */
export async function startBuiltServer(
  settingsAt: (port: number) => Readonly<Record<string, string>> = () => ({}),
): Promise<BuiltServer> {
  const folder = mkdtempSync(join(tmpdir(), 'annapath-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _elsewhere, ...environment } = process.env;
  const server = spawn(process.execPath, ['--enable-source-maps', '--import', TELLS_DATABASE, MAIN], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...environment,
      ...SECRETS,
      APP_MODE: 'development',
      // One machine plays every visitor.
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      ...settingsAt(port),
    },
  });
  const database = databaseOf(server);
  await untilReady(url, server).catch((error: unknown) => {
    server.kill('SIGKILL');
    throw error;
  });
  return {
    url,
    databaseUrl: await database,
    async close() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The one server of all journeys; stopped after the last. */
export default async function startServer(): Promise<() => Promise<void>> {
  const { url, databaseUrl, close } = await startBuiltServer();
  process.env.E2E_URL = url;
  process.env.E2E_DATABASE_URL = databaseUrl;
  return close;
}
