import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { install } from './lib/prepare.mjs';
import { ROOT, requireNode, runOrExit, tool } from './lib/project.mjs';

/*
 * Development on one address, http://localhost:4000 unless PORT says another: Vite answers there with the client and its
 * hot reload, and hands every address of the server on to it. The server restarts when its sources or its data change. It is
 * built into a folder of its own, so that `npm test`, `npm start` and the like can rebuild `server/dist` meanwhile.
 */
requireNode();
await install();

const BUILD = 'server/dist-dev';
// Incremental: the watcher has nothing to write again, which would restart the server at once.
const compile = ['-p', 'server', '--outDir', BUILD, '--incremental', '--tsBuildInfoFile', `${BUILD}/.tsbuildinfo`];

/** A port that nobody listens on. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(String(port)));
    });
  });
}

const pagePort = process.env.PORT ?? '4000';
const apiPort = await freePort();
await runOrExit(tool('tsc'), compile);

/** A process with its own group: the tools start further processes, and all of them have to end with this one. */
const start = (command, args, { cwd = ROOT, env = {} } = {}) =>
  spawn(command, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    detached: true,
  });
const watch = (...folders) => ['--watch-preserve-output', ...folders.map((folder) => `--watch-path=${folder}`)];
const children = [
  start(tool('tsc'), [...compile, '--watch', '--preserveWatchOutput']),
  // Datasets and knowledge are read at the start.
  start(process.execPath, [...watch(BUILD, 'server/data'), '--enable-source-maps', join(BUILD, 'bootstrap/main.js')], {
    env: {
      APP_MODE: process.env.APP_MODE ?? 'development',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${pagePort}`,
      PORT: apiPort,
      HOST: '127.0.0.1',
    },
  }),
  start(tool('vite'), ['--logLevel', 'warn'], {
    cwd: join(ROOT, 'client'),
    env: { PORT: pagePort, API_PORT: apiPort },
  }),
];

const running = new Set(children);
function endAll() {
  for (const child of running) process.kill(-child.pid, 'SIGTERM');
}
for (const child of children) {
  child.once('exit', (code) => {
    running.delete(child);
    // One that ends by itself takes the others along; its exit code is the whole one's.
    process.exitCode ??= code ?? 0;
    endAll();
  });
}
// In groups of their own they hear neither Ctrl-C nor that the terminal was closed. One press may come twice: from the terminal
// and from npm.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endAll);
