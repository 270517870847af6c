import type { Logger } from './logger.js';

/** Redis answers in less than a millisecond; what takes longer than this is not waited for. */
const ANSWER_MS = 500;
const CONNECT_MS = 2_000;
const MAX_PAUSE_MS = 5_000;

export interface Redis {
  /** Runs a Lua script over one key, and gives its answer. Throws where Redis does not answer within half a second. */
  run(script: string, key: string, values: readonly (number | string)[]): Promise<unknown>;
  close(): void;
}

/**
 * A connection to Redis that comes back by itself. It is not waited for: until it is there, and whenever it is not, each
 * use of it fails at once. The client is loaded only where there is a REDIS_URL.
 */
export async function openRedis(url: string, log: Logger): Promise<Redis> {
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** Math.min(tries, 10), MAX_PAUSE_MS),
    },
  });
  // Each try that fails; the uses that fail say so themselves.
  client.on('error', (error: unknown) => log.debug({ err: error }, 'no connection to Redis'));
  const connected = client.connect();
  connected.catch((error: unknown) => log.debug({ err: error }, 'the connection to Redis ended'));
  await Promise.race([connected.catch(() => undefined), late(CONNECT_MS)]);
  return {
    async run(script, key, values) {
      const answered = client.eval(script, { keys: [key], arguments: values.map(String) });
      const answer = await Promise.race([answered, late(ANSWER_MS)]);
      if (answer !== LATE) return answer;
      answered.catch(() => undefined);
      throw new Error('Redis does not answer in time.');
    },
    close: () => client.destroy(),
  };
}

const LATE = Symbol('late');

function late(milliseconds: number): Promise<typeof LATE> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(LATE), milliseconds).unref();
  });
}
