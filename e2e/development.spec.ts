import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { freePort } from './support/start-server';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

test('npm run dev: the address that it names answers with the client and with everything of the server', async ({
  request,
}) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'annapath-dev-'));
  const address = `http://localhost:${await freePort()}`;
  const { DATABASE_URL: _elsewhere, ...environment } = process.env;
  const dev = spawn('npm', ['run', '--silent', 'dev'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment, PORT: new URL(address).port, DATA_DIR: folder, LOG_LEVEL: 'warn' },
  });
  try {
    let output = '';
    dev.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    await expect.poll(() => output, { timeout: 200_000 }).toContain('Ctrl-C stops it.');
    expect(output.match(/ready: {2}(\S+)/)?.[1]).toBe(address);
    const answer = async (path: string) => {
      const response = await request.get(`${address}${path}`, { headers: { accept: 'text/html' } });
      return { status: response.status(), text: await response.text() };
    };
    await expect.poll(async () => (await answer('/')).text).toContain('/@vite/client');
    for (const path of [
      '/graphql',
      '/playground',
      '/playground/files/start.js',
      '/api/docs',
      '/api/crops?limit=1',
      '/healthz',
    ]) {
      const { status, text } = await answer(path);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(text).not.toContain('/@vite/client');
    }
    const restarts = () => output.split('Restarting').length;
    const before = restarts();
    const now = new Date();
    utimesSync(join(ROOT, 'server/data/transporters.json'), now, now);
    await expect.poll(restarts, { timeout: 30_000 }).toBeGreaterThan(before);
  } finally {
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    await ended;
    // Whoever stops npm has stopped all of it.
    await expect(fetch(address)).rejects.toThrow('fetch failed');
    rmSync(folder, { recursive: true, force: true });
  }
});
