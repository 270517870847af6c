import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const OLDEST_NODE = [20, 19];
const STOP_SIGNALS = ['SIGINT', 'SIGTERM'];

/** Says in one sentence what is wrong with this Node and ends, where it is too old for the project. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(
    `Annapath needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
  process.exit(1);
}

/**
 * Starts a program that is told to stop when this process is. Whoever stops `npm run …` from outside reaches npm alone, which
 * hands the signal on to this process, as the scripts in package.json begin with `exec`; nobody else would tell the program.
 * Ctrl-C in a terminal reaches all of them besides. A program that the signal ends takes this process along.
 */
export function startProgram(command, args, options) {
  const program = spawn(command, args, options);
  let handedOn;
  const handOn = (signal) => {
    handedOn = signal;
    program.kill(signal);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, handOn);
  program.once('exit', (_code, signal) => {
    for (const each of STOP_SIGNALS) process.off(each, handOn);
    if (signal && signal === handedOn) process.kill(process.pid, signal);
  });
  return program;
}

/**
 * Runs a command in the project's root with its output shown.
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = startProgram(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/**
 * Runs a command in the project's root and keeps what it prints, for what runs beside others.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = startProgram(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/** Like {@link run}, and ends this process with the command's exit code where it failed. */
export async function runOrExit(command, args, env) {
  const code = await run(command, args, env);
  if (code !== 0) process.exit(code);
}

/** Where npm puts a workspace's command-line tools. */
export const tool = (name) => join(ROOT, 'node_modules', '.bin', name);

/** The newest change below some files and folders, in milliseconds; 0 where there is nothing. */
export function newestChange(paths, { skip = /(^|\/)(node_modules|dist)$/ } = {}) {
  let newest = 0;
  for (const path of paths) {
    const full = join(ROOT, path);
    if (skip.test(path) || !existsSync(full)) continue;
    const stat = statSync(full);
    newest = Math.max(
      newest,
      stat.isDirectory()
        ? newestChange(
            readdirSync(full).map((name) => join(path, name)),
            { skip },
          )
        : stat.mtimeMs,
    );
  }
  return newest;
}
