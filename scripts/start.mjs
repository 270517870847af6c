import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { MEMORY_SETTINGS } from './lib/memory-settings.mjs';
import { buildClient, buildServer, install } from './lib/prepare.mjs';
import { ROOT, requireNode } from './lib/project.mjs';

requireNode();
await install();
await buildServer();
await buildClient();

// Trying out is the default here and only here: the server itself starts in production mode unless it is told otherwise.
const mode = process.env.APP_MODE ?? (process.env.DATABASE_URL ? 'production' : 'development');
const server = spawn(process.execPath, [join(ROOT, 'server/dist/main.js')], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...MEMORY_SETTINGS, LOG_LEVEL: mode === 'production' ? 'info' : 'warn', ...process.env, APP_MODE: mode },
});

// Ctrl-C reaches the server too; this process only waits for it to finish.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (signal === 'SIGTERM') server.kill(signal);
  });
}
server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
