import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ON_POSTGRES_SERVER } from '../harness.js';
import { freePort } from '../support/programs.js';
import { untilReady, whenListening } from './built-server.js';
import { copyOfProject, ROOT } from './project-copy.js';

/** The built server and what starts it. Without the sources, so that nothing is built. */
const BUILT = [
  'package.json',
  'routes.json',
  'schema.graphql',
  'scripts',
  'server/package.json',
  'server/data',
  'server/dist',
];

// On the embedded database alone: it is the process that is looked at.
if (!ON_POSTGRES_SERVER) {
  describe('npm start', () => {
    let folder: string;
    let npm: ChildProcess | undefined;
    beforeEach(() => {
      folder = copyOfProject(BUILT);
      // No page is asked for.
      mkdirSync(join(folder, 'client/dist'), { recursive: true });
      writeFileSync(join(folder, 'client/dist/.built'), '');
    });
    afterEach(() => {
      try {
        // Everything that it has started, where something is left.
        if (npm?.pid !== undefined) process.kill(-npm.pid, 'SIGKILL');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
      rmSync(folder, { recursive: true, force: true });
    });

    const lock = () => join(folder, 'data/lock');
    const start = (port: number) => {
      const { PATH } = process.env;
      const env = { PATH, HOME: folder, PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'info' };
      npm = spawn('npm', ['start'], { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env });
      return whenListening(npm);
    };

    test('stops the server where npm alone is told to stop, and where all are by Ctrl-C; the next start finds port and data free', async () => {
      const port = await freePort();
      const stops = [
        (pid: number) => process.kill(pid, 'SIGTERM'),
        (pid: number) => process.kill(pid, 'SIGINT'),
        // Ctrl-C in a terminal reaches every process of the command, and npm and the script hand it on.
        (pid: number) => process.kill(-pid, 'SIGINT'),
      ];
      for (const stop of stops) {
        const server = await start(port);
        await untilReady(server);
        expect(existsSync(lock())).toBe(true);
        const gone = once(server.child, 'exit');
        stop(server.child.pid ?? 0);
        await gone;
        await expect(fetch(server.url)).rejects.toThrow('fetch failed');
        expect(existsSync(lock())).toBe(false);
        expect((await server.ended).output).toContain('"msg":"stopped"');
      }
    }, 240_000);
  });
}

test('every npm script that runs a program of ours becomes it: no shell stands between, which would keep a signal', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(Object.values(scripts).filter((script) => /^(node|tsx) /.test(script))).toEqual([]);
});
