import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClient, buildServer } from './lib/prepare.mjs';
import { ROOT, runOrExit } from './lib/project.mjs';

/*
 * node scripts/try-node.mjs 24: starts the built product once on another line of Node and reads a page and a query. The
 * binary comes from npm's `node-…` packages, which the package `node` consists of.
 */
const START_MS = 90_000;
const [line] = process.argv.slice(2);
if (!/^\d+$/.test(line ?? '')) {
  console.error('Name the line of Node: node scripts/try-node.mjs 24');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'annapath-node-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await buildServer();
await buildClient();
const packageName = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
await runOrExit('npm', [
  'install',
  '--prefix',
  folder,
  '--no-audit',
  '--no-fund',
  '--silent',
  `${packageName}@${line}`,
]);
const binary = join(folder, 'node_modules', packageName, 'bin', 'node');
chmodSync(binary, 0o755);

const server = spawn(binary, [join(ROOT, 'server/dist/bootstrap/main.js')], {
  cwd: folder,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    PATH: process.env.PATH,
    APP_MODE: 'development',
    LOG_LEVEL: 'info',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
  },
});
const ended = once(server, 'exit');

/** The address that the server names in its log; undefined where it ends or says nothing in time. */
function whenListening() {
  return new Promise((resolve) => {
    let output = '';
    setTimeout(resolve, START_MS).unref();
    void ended.then(() => resolve(undefined));
    server.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      const [, port] = /"port":(\d+),"msg":"listening"/.exec(output) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
}

async function problems(address) {
  if (!address) return ['it did not start'];
  const page = await fetch(`${address}/marketplace`, { headers: { accept: 'text/html' } });
  const query = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: '{ crops(first: 1) { nodes { cropName } } mandiPrices(first: 1) { nodes { commodity } } }',
    }),
  });
  const { data } = await query.json();
  return [
    ...(page.status === 200 && (await page.text()).includes('<div id="root">') ? [] : ['the page is not there']),
    ...(data?.crops.nodes.length === 1 && data.mandiPrices.nodes.length === 1 ? [] : ['the query has no answer']),
  ];
}

const found = await problems(await whenListening());
server.kill('SIGTERM');
const [code] = await ended;
if (code !== 0) found.push(`it ended with ${code}`);
if (found.length > 0) {
  console.error(`Node ${line}: ${found.join(', ')}.`);
  process.exit(1);
}
console.log(`Node ${line}: starts, serves a page and a query, and stops.`);
process.exit(0);
