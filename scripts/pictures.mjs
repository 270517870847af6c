import { runServerCommand } from './lib/command.mjs';

// npm run pictures -- check | adopt | sweep: for the operator, where pictures and database came apart (server/src/bootstrap/operator/pictures.ts).
await runServerCommand('bootstrap/operator/pictures.js', process.argv.slice(2));
