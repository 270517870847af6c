import { join } from 'node:path';
import { MEMORY_SETTINGS } from './lib/memory-settings.mjs';
import { buildClient, buildServer, install } from './lib/prepare.mjs';
import { ROOT, requireNode, startProgram } from './lib/project.mjs';

requireNode();
await install();
await buildServer();
await buildClient();

// Trying out is the default here and only here: the server itself starts in production mode unless it is told otherwise.
const mode = process.env.APP_MODE ?? (process.env.DATABASE_URL ? 'production' : 'development');
// The embedded database fills itself at the first start, and nobody can make its statements faster.
const embedded = process.env.DATABASE_URL ? {} : { SLOW_STATEMENT_MS: '0' };
const server = startProgram(process.execPath, [join(ROOT, 'server/dist/bootstrap/main.js')], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ...MEMORY_SETTINGS,
    LOG_LEVEL: mode === 'production' ? 'info' : 'warn',
    ...embedded,
    ...process.env,
    APP_MODE: mode,
  },
});
server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
