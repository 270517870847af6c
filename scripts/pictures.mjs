import { runServerCommand } from './lib/command.mjs';

// npm run pictures -- check | adopt | sweep: for the operator, where pictures and database came apart (server/src/pictures.ts).
await runServerCommand('pictures.js', process.argv.slice(2));
