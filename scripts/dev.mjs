import { spawn } from 'node:child_process';
import { buildServer, install } from './lib/prepare.mjs';
import { ROOT, requireNode, tool } from './lib/project.mjs';

/*
 * Development: the server restarts when its sources change, Vite serves the client with hot reload and hands the API on.
 * Open the address that Vite prints.
 */
requireNode();
await install();
await buildServer();

const API_PORT = process.env.PORT ?? '4000';
const children = [
  spawn(tool('tsc'), ['-p', 'server', '--watch', '--preserveWatchOutput'], { cwd: ROOT, stdio: 'inherit' }),
  spawn(process.execPath, ['--watch', '--watch-preserve-output', '--enable-source-maps', 'server/dist/main.js'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { APP_MODE: 'development', LOG_LEVEL: 'info', ...process.env, PORT: API_PORT },
  }),
  spawn('npm', ['run', 'dev', '--workspace', 'client', '--silent'], { cwd: ROOT, stdio: 'inherit' }),
];

let ending = false;
for (const child of children) {
  child.once('exit', (code) => {
    if (ending) return;
    ending = true;
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = code ?? 0;
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
