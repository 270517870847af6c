import { freePort, hasProgram, type RunningProgram, runProgram } from './programs.js';

export const HAS_REDIS = hasProgram('redis-server');

export interface OwnRedis {
  readonly url: string;
  /** Ends it at once; what it knew is forgotten. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** It keeps its connections and says nothing any more. */
  freeze(): void;
}

/** A Redis of the test's own, which keeps nothing on disk. */
export async function ownRedis(): Promise<OwnRedis> {
  const port = await freePort();
  let program: RunningProgram | undefined;
  const start = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    program = await runProgram('redis-server', args, port);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: async () => program?.kill(),
    start,
    freeze: () => void program?.child.kill('SIGSTOP'),
  };
}
