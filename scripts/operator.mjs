import { runServerCommand } from './lib/command.mjs';

// npm run operator -- disputes | dispute NUMBER … | verify EMAIL …: what whoever runs this marketplace decides (server/src/bootstrap/operator/operator.ts).
await runServerCommand('bootstrap/operator/operator.js', process.argv.slice(2));
