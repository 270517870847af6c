import { join } from 'node:path';
import { buildServer } from './prepare.mjs';
import { ROOT, startProgram } from './project.mjs';

/** Runs one of the server's own commands on the operator's database, builds it first where need be, and ends with its exit code. */
export async function runServerCommand(file, args) {
  await buildServer();
  const mode = process.env.APP_MODE ?? (process.env.DATABASE_URL ? 'production' : 'development');
  const command = startProgram(process.execPath, [join(ROOT, 'server/dist', file), ...args], {
    stdio: 'inherit',
    env: { LOG_LEVEL: 'warn', ...process.env, APP_MODE: mode },
  });
  command.once('exit', (code) => process.exit(code ?? 1));
}
