import { startMemoryDatabase } from '../../src/platform/database/embedded.js';
import { ON_POSTGRES_SERVER } from '../harness.js';
import { ownDatabase } from '../operations/built-server.js';

const BUILT_WORKER = new URL('../../dist/platform/database/embedded-worker.js', import.meta.url);

/** A database of its own, without a table, whichever the tests run on; `drop` removes it. */
export async function makeDatabase(name: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  if (ON_POSTGRES_SERVER) return ownDatabase(name);
  const { url, stop } = await startMemoryDatabase(BUILT_WORKER);
  return { url, drop: stop };
}
