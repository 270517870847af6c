import { runServerCommand } from './lib/command.mjs';

// npm run operator -- dispute NUMBER [--complete | --cancel --words "…"]: the last word on a deal in dispute (server/src/operator.ts).
await runServerCommand('operator.js', process.argv.slice(2));
