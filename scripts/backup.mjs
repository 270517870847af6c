import { resolve } from 'node:path';
import { runServerCommand } from './lib/command.mjs';

// npm run backup -- FOLDER | --verify BACKUP, npm run restore -- BACKUP [--replace] (server/src/backup/main.ts).
const [action = '', ...given] = process.argv.slice(2);
// npm runs this in the project's root; a folder is meant from where the command was typed.
const args = given.map((text) => (text.startsWith('--') ? text : resolve(process.env.INIT_CWD ?? '.', text)));
await runServerCommand('backup/main.js', [action, ...args]);
