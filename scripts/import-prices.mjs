import { resolve } from 'node:path';
import { runServerCommand } from './lib/command.mjs';

// npm run prices:import -- FILE…: brings in market prices (server/src/bootstrap/operator/import-prices.ts).
// npm runs this in the project's root; the files are meant from where the command was typed.
const inPlace = (word) => (word.endsWith('.csv') ? resolve(process.env.INIT_CWD ?? '.', word) : word);
await runServerCommand('bootstrap/operator/import-prices.js', process.argv.slice(2).map(inPlace));
