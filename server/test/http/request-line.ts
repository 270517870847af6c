import type { TestServer } from '../harness.js';

/** The log line of a request with this identifier, once its connection has heard all of the answer. */
export async function requestLine({ logLines }: Pick<TestServer, 'logLines'>, id: string): Promise<unknown> {
  for (;;) {
    const line = logLines.find((one) => one.includes(id) && one.includes('"msg":"request"'));
    if (line) return JSON.parse(line);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
