import { runServerCommand } from './lib/command.mjs';

// npm run push:keys: a pair of keys for notifications on people's devices, as .env takes it (docs/operations.md).
await runServerCommand('bootstrap/operator/push-keys.js', process.argv.slice(2));
