import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newestChange, ROOT, runOrExit, tool } from './project.mjs';

/** When a build was made: compared with its sources' newest change. */
const stampOf = (workspace) => join(workspace, 'dist', '.built');

function isFresh(stamp, sources) {
  const built = newestChange([stamp], { skip: /^$/ });
  return built > 0 && built >= newestChange(sources);
}

function stamp(file) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), `${new Date().toISOString()}\n`);
}

/** Installs the dependencies when the lockfile is newer than what is installed. */
export async function install() {
  const installed = newestChange(['node_modules/.package-lock.json'], { skip: /^$/ });
  if (installed > 0 && installed >= newestChange(['package-lock.json'])) return;
  console.log('Installing dependencies, which takes some minutes …');
  await runOrExit('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error']);
}

/** Compiles the server when its sources are newer than the build. */
export async function buildServer() {
  const target = stampOf('server');
  if (isFresh(target, ['server/src', 'server/tsconfig.json', 'tsconfig.base.json'])) return;
  console.log('Building the server …');
  rmSync(join(ROOT, 'server/dist'), { recursive: true, force: true });
  await runOrExit(tool('tsc'), ['-p', 'server']);
  stamp(target);
}

/** Builds the client, for browsers and for the server that renders its pages, when its sources are newer than the build. */
export async function buildClient() {
  const target = stampOf('client');
  if (
    isFresh(target, [
      'client/src',
      'client/worker',
      'client/public',
      'client/build',
      'client/index.html',
      'client/finance.html',
      'routes.json',
      'server/src/platform/spelling.ts',
      'server/src/modules/prices/price-verdict.rules.ts',
      'client/vite.config.ts',
      'client/package.json',
    ])
  )
    return;
  console.log('Building the client …');
  for (const script of ['build', 'build:pages']) {
    await runOrExit('npm', ['run', script, '--workspace', 'client', '--silent', '--', '--logLevel', 'warn']);
  }
  stamp(target);
}
