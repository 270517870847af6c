import { chmodSync, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, homedir, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runOrExit } from '../scripts/lib/project.mjs';
import { interleave } from './interleave.mjs';
import { markdownTable } from './markdown.mjs';
import { openMarket } from './market.mjs';
import { compare } from './peer-rules.mjs';
import { SEARCHES } from './search-terms.mjs';
import { startServer } from './server-process.mjs';

/*
 * Our server beside others that do the like. A peer is a folder of `peers/`: `peer.mjs` says what it is and what it is asked,
 * `server.mjs` runs it. Its packages are installed into a cache of the machine that measures, and are none of ours.
 */

const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Installs a peer's packages where they are not yet, and its server beside them; gives how to start it. */
async function install(name, { packages, node }) {
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'annapath-bench', name);
  const dependencies = { ...packages, ...(node ? { [nodePackage]: node } : {}) };
  const manifest = JSON.stringify({ private: true, dependencies }, null, 2);
  const installed = join(folder, 'installed.json');
  await mkdir(folder, { recursive: true });
  if (!existsSync(installed) || (await readFile(installed, 'utf8')) !== manifest) {
    console.log(
      `Installing ${Object.entries(dependencies)
        .map((one) => one.join('@'))
        .join(', ')} into ${folder} …`,
    );
    await writeFile(join(folder, 'package.json'), manifest);
    await runOrExit('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--silent']);
    await writeFile(installed, manifest);
  }
  const server = join(folder, 'server.mjs');
  await copyFile(fileURLToPath(new URL(`./peers/${name}/server.mjs`, import.meta.url)), server);
  if (!node) return { server };
  const binary = join(folder, 'node_modules', nodePackage, 'bin', 'node');
  chmodSync(binary, 0o755);
  return { server, node: binary };
}

async function measurePeer(name, { serverUrl, pace, size, isChosen }) {
  const { peer } = await import(`./peers/${name}/peer.mjs`);
  const { server: file, node } = await install(name, peer);
  console.log(`Making ${size.crops} crops and ${size.bids} bids …`);
  const market = await openMarket(serverUrl, size);
  let prepared;
  try {
    prepared = await peer.prepare({ url: market.url, serverUrl, size });
    const theirs = await market.started(startServer(file, prepared.settings, { node }));
    const ours = await market.startOurs();
    const asked = peer.jobs({ ids: market.ids, size, searches: SEARCHES });
    const rows = [];
    for (const { key } of (await market.freshJobs()).filter(isChosen)) {
      if (!asked[key]) continue;
      const job = (await market.freshJobs()).find((one) => one.key === key);
      const sides = [
        { name: 'theirs', server: theirs, makeRequest: asked[key] },
        { name: 'ours', server: ours, makeRequest: job.ours },
      ];
      rows.push(compare(job.name, await interleave(job.name, sides, pace), peer.bars[key]));
    }
    print(peer, rows, pace);
    return rows.every(({ isHeld }) => isHeld);
  } finally {
    await market.close();
    await prepared?.remove?.();
  }
}

function print({ title, packages, differences }, rows, { rounds, seconds, clients }) {
  const [[name, version]] = Object.entries(packages);
  const day = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const load = loadavg()[0].toFixed(1);
  console.log(
    `\n${day}, ${name} ${version}, ${clients} clients, ${rounds} rounds of ${seconds} s, ${cpus().length} processors (${cpus()[0]?.model}), load ${load} at the end.\n`,
  );
  const table = rows.map(({ job, throughput, bar, cpu, ours, theirs, spread, isHeld }) => [
    job,
    throughput.toFixed(2),
    bar === undefined ? '' : `≥ ${bar}${isHeld ? '' : ' MISSED'}`,
    cpu.toFixed(2),
    ours.toFixed(0),
    theirs.toFixed(0),
    `${spread.map((ratio) => ratio.toFixed(2)).join(' – ')}`,
  ]);
  console.log(
    markdownTable(
      [
        'job',
        `our throughput to ${title}'s`,
        'bar',
        'our CPU to theirs',
        'ours /s',
        'theirs /s',
        'least and most of a round',
      ],
      table,
    ),
  );
  console.log(`\n${differences.map((one) => `- ${one}`).join('\n')}`);
}

/** Measures beside each of these peers; exit code 1 where a bar is missed. */
export async function runPeers({ names, ...settings }) {
  let isHeld = true;
  for (const name of names) isHeld = (await measurePeer(name, settings)) && isHeld;
  process.exitCode = isHeld ? 0 : 1;
}
