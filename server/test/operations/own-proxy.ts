import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, hasProgram } from '../support/programs.js';

export const HAS_HAPROXY = hasProgram('haproxy');

export interface OwnProxy {
  readonly url: string;
  /** Resolves once the proxy has found the server at that port ready. */
  untilUp(port: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * haproxy in front of servers on these ports: it goes by `/readyz`, keeps its connections, and tries nothing twice, so that
 * whoever asks sees every request that a server failed.
 */
export async function ownProxy(ports: readonly number[]): Promise<OwnProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'annapath-proxy-'));
  const [port, statistics] = [await freePort(), await freePort()];
  const file = join(folder, 'haproxy.cfg');
  const servers = ports.map((one) => `  server s${one} 127.0.0.1:${one} check inter 100ms fall 1 rise 1`);
  writeFileSync(
    file,
    `defaults
  mode http
  retries 0
  http-reuse always
  option forwardfor
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 5s
frontend all
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  option httpchk GET /readyz
  http-check expect status 200
${servers.join('\n')}
frontend statistics
  bind 127.0.0.1:${statistics}
  stats enable
  stats uri /
`,
  );
  const child: ChildProcess = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const isUp = async (one: number) => {
    const answer = await fetch(`http://127.0.0.1:${statistics}/;csv`).catch(() => undefined);
    const row = (await answer?.text())?.split('\n').find((line) => line.startsWith(`servers,s${one},`));
    return row?.split(',')[17] === 'UP';
  };
  return {
    url: `http://127.0.0.1:${port}`,
    async untilUp(one) {
      while (child.exitCode === null && !(await isUp(one))) await pause(50);
      if (child.exitCode !== null) throw new Error(`haproxy ended with ${child.exitCode}`);
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
