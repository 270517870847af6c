import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const USAGE = new URL('./usage.mjs', import.meta.url).href;
const PATIENCE_MS = 60_000;
/** What the measured servers sign access tokens with. */
export const JWT_SECRET = 'a-secret-for-measuring-alone-0123456789';

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

async function waitUntilReady(child, url) {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${child.spawnfile} did not answer at ${url}`);
}

/**
 * Starts a server as a process of its own, with nothing set but `settings` and the secret, and waits until `/readyz` is 200.
 * `usage()` is its CPU time, its memory, and the most memory that it had so far. `node` is the Node.js that runs it.
 */
export async function startServer(file, settings, { node = process.execPath } = {}) {
  const port = await freePort();
  const child = fork(file, {
    execPath: node,
    execArgv: ['--import', USAGE],
    env: { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', JWT_SECRET, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await waitUntilReady(child, `http://127.0.0.1:${port}/readyz`);
  const ask = async (question) => {
    const answer = once(child, 'message');
    child.send(question);
    return (await answer)[0];
  };
  return {
    port,
    usage: () => ask('usage'),
    beginProfile: () => ask('begin profile'),
    /** Where the CPU time went since then, as shares by part. */
    endProfile: () => ask('end profile'),
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
