import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Where Debian puts what is no command of everybody. */
const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`;

/**
 * Whether a program that only some tests need is installed. `.ci/run` installs all of them: there a missing one is an
 * error, so that no test is left out in silence.
 */
export function hasProgram(name: string): boolean {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { env: { PATH } }).status === 0;
  if (!found && process.env.CI) throw new Error(`${name} is not installed: .ci/run has to install it.`);
  return found;
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    // Not yet.
    return false;
  } finally {
    socket.destroy();
  }
}

export interface RunningProgram {
  /** Ends it at once. */
  kill(): Promise<void>;
}

/** Starts a program that stays in the foreground, and waits until it listens on the port. */
export async function runProgram(
  name: string,
  args: readonly string[],
  port: number,
  user = {},
): Promise<RunningProgram> {
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH }, ...user });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  while (!(await listens(port))) {
    if (isOver()) throw new Error(`${name} ended: ${output}`);
    await pause(20);
  }
  return {
    async kill() {
      if (isOver()) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
