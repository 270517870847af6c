import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ON_POSTGRES_SERVER } from '../harness.js';
import { freePort } from '../support/programs.js';
import { untilReady, whenListening } from './built-server.js';
import { copyOfProject, ROOT } from './project-copy.js';
import { runCommand } from './run-command.js';

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
        const { output } = await server.ended;
        expect(output).toContain('"msg":"stopped"');
        // The first time the embedded database fills itself.
        expect(output).not.toContain('slow statement');
      }
    }, 240_000);
  });
}

describe('what scripts/start.mjs does before and beside the server', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'annapath-start-'));
    for (const path of ['package.json', 'scripts']) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const put = (path: string, text = '') => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text, { mode: 0o755 });
  };
  const start = (env: Record<string, string> = {}) =>
    runCommand(process.execPath, ['scripts/start.mjs'], { cwd: folder, env });

  test('where nothing is installed it says that this takes minutes, and then installs', async () => {
    put('package-lock.json');
    put('bin/npm', '#!/bin/sh\necho "npm $*"\nexit 3\n');
    const { code, output } = await start({ PATH: `${join(folder, 'bin')}:${process.env.PATH}` });
    expect(output).toMatch(/^Installing dependencies, which takes some minutes …\nnpm ci /);
    expect(code).toBe(3);
  });

  test.each([
    ['the embedded database, which nobody can make faster', {}, '0'],
    ['the embedded database, where somebody asks for it', { SLOW_STATEMENT_MS: '50' }, '50'],
    ['a database server', { DATABASE_URL: 'postgres://localhost/annapath' }, undefined],
  ])('slow statements are logged as they should be on %s', async (_what, env, expected) => {
    for (const stamp of ['node_modules/.package-lock.json', 'server/dist/.built', 'client/dist/.built']) put(stamp);
    put('server/dist/bootstrap/main.js', 'console.log(JSON.stringify(process.env));');
    const { code, output } = await start(env);
    expect(code).toBe(0);
    expect(JSON.parse(output).SLOW_STATEMENT_MS).toBe(expected);
  });
});

test('every npm script that runs a program of ours becomes it: no shell stands between, which would keep a signal', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(Object.values(scripts).filter((script) => /^(node|tsx) /.test(script))).toEqual([]);
});
