import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildServer } from './lib/prepare.mjs';
import { ROOT } from './lib/project.mjs';

// npm run data:import -- NAME FILE: replaces a dataset by the operator's own rows (server/src/import-data.ts).
await buildServer();
const [name = '', file] = process.argv.slice(2);
// npm runs this in the project's root; the file is meant from where the command was typed.
const path = file === undefined || file.startsWith('--') ? file : resolve(process.env.INIT_CWD ?? '.', file);
const mode = process.env.APP_MODE ?? (process.env.DATABASE_URL ? 'production' : 'development');
const command = spawn(
  process.execPath,
  [join(ROOT, 'server/dist/import-data.js'), name, ...(path === undefined ? [] : [path])],
  {
    stdio: 'inherit',
    env: { LOG_LEVEL: 'warn', ...process.env, APP_MODE: mode },
  },
);
command.once('exit', (code) => process.exit(code ?? 1));
