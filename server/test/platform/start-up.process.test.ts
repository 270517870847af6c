import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { untilReady } from '../operations/built-server.js';
import { restClient } from '../support/http-client.js';

const MAIN = fileURLToPath(new URL('../../dist/bootstrap/main.js', import.meta.url));

const running = new Set<ChildProcess>();
const folder = mkdtempSync(join(tmpdir(), 'annapath-start-'));

/** The built server as a process of its own, with nothing set but what the test says. */
function launch(settings: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', LOG_LEVEL: 'error', ...settings },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  /** Resolves with the start-up text; rejects where the process ends before it. */
  const started = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (output.includes('Ctrl-C stops it.')) resolve(output);
    });
    void ended.then(({ code }) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  started.catch(() => undefined);
  return { child, ended, started };
}

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return String(port);
}

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('starting', () => {
  test('names every wrong setting at once, and ends with 1', async () => {
    const { code, output } = await launch({ PORT: '99999', JWT_SECRET: 'abc', LOG_LEVEL: 'loud' }).ended;
    expect(code).toBe(1);
    for (const name of ['PORT', 'JWT_SECRET', 'LOG_LEVEL']) expect(output).toContain(`  - ${name} `);
    expect(output).not.toContain('    at ');
  });

  test('with a database of its own demands a secret (security.md A12)', async () => {
    const { code, output } = await launch({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }).ended;
    expect(code).toBe(1);
    expect(output).toContain('JWT_SECRET is required when DATABASE_URL is set');
  });

  test('seeds, refuses a second process on its folder, survives kill -9, and stops with 0', async () => {
    const settings = { APP_MODE: 'development', DATA_DIR: folder, PORT: await freePort() };
    const home = `http://127.0.0.1:${settings.PORT}`;
    const signIn = () =>
      fetch(`${home}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ramesh@annapath.example', password: 'Khet-se-mandi-24' }),
      }).then((response) => response.json() as Promise<{ data: { refreshToken: string } }>);

    const first = launch(settings);
    const text = await first.started;
    expect(text).toContain(`http://localhost:${settings.PORT}`);
    expect(text).toContain('ramesh@annapath.example');
    expect(text).toContain(folder);
    await untilReady({ rest: restClient(home) });
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
    const { data } = await signIn();

    const second = await launch({ ...settings, PORT: await freePort() }).ended;
    expect(second.code).toBe(1);
    expect(second.output).toContain(`already in use by the process ${first.child.pid}`);

    first.child.kill('SIGKILL');
    await first.ended;
    const third = launch(settings);
    await third.started;
    // The acknowledged session is still there, and so is the secret that signed it.
    const refreshed = await fetch(`${home}/api/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: data.refreshToken }),
    });
    expect(refreshed.status).toBe(200);

    third.child.kill('SIGTERM');
    expect(await third.ended).toMatchObject({ code: 0, signal: null });
    await expect(fetch(`${home}/healthz`)).rejects.toThrow('fetch failed');
  }, 180_000);
});
