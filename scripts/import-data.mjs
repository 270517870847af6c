import { resolve } from 'node:path';
import { runServerCommand } from './lib/command.mjs';

// npm run data:import -- NAME FILE: replaces a dataset by the operator's own rows (server/src/bootstrap/operator/import-data.ts).
const [name = '', file] = process.argv.slice(2);
// npm runs this in the project's root; the file is meant from where the command was typed.
const path = file === undefined || file.startsWith('--') ? file : resolve(process.env.INIT_CWD ?? '.', file);
await runServerCommand('bootstrap/operator/import-data.js', [name, ...(path === undefined ? [] : [path])]);
