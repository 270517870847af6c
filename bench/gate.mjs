import { between, watchDatabaseCpu } from './database-cpu.mjs';
import { judgeJob, judgeSearch, TRIES } from './gate-rules.mjs';
import { openConnection } from './http-connection.mjs';
import { interleave } from './interleave.mjs';
import { askForFirstPage, searchFor } from './jobs.mjs';
import { markdownTable } from './markdown.mjs';
import { openMarket, PEOPLE } from './market.mjs';
import { hardTerms } from './search-terms.mjs';

/*
 * What has to hold before anything lands: the CPU of our server beside the baseline's, job by job, and what the dearest search
 * costs the database beside a first page. Never a time: those depend on the machine.
 */

const SIZE = { crops: 20_000, bids: 50_000, ...PEOPLE };
const PACE = { clients: 16, warmUp: 3, seconds: 1, rounds: 3 };
/** Of each search; its cheapest answer counts. */
const ASKED = 5;

/** CPU seconds of the database for one request, at its cheapest: what the others have more is the machine's. */
async function databaseCpuOf(makeRequest, connection, database) {
  const costs = [];
  for (let time = 0; time < ASKED; time += 1) {
    const before = await database.used();
    const { status, body } = await connection.send(makeRequest());
    if (status !== 200 || body.includes('"errors":')) throw new Error(`${status} ${body.slice(0, 300)}`);
    costs.push(between(before, await database.used()));
  }
  return Math.min(...costs);
}

async function measureSearch(server, url) {
  const database = await watchDatabaseCpu(url);
  const connection = openConnection(server.port);
  const costOf = (makeRequest) => databaseCpuOf(makeRequest, connection, database);
  try {
    const firstPage = await costOf(askForFirstPage);
    const terms = [];
    for (const term of hardTerms()) terms.push({ term, cost: await costOf(() => searchFor(term)) });
    return judgeSearch(firstPage, terms);
  } finally {
    connection.close();
    await database.close();
  }
}

/** Tries what has not passed, up to three times; gives what never did. */
async function tryAll(checks) {
  let open = checks;
  for (let number = 1; open.length > 0 && number <= TRIES; number += 1) {
    const judged = [];
    for (const check of open) judged.push({ check, judgement: await check.measure() });
    console.log(`\nTry ${number}\n`);
    console.log(
      markdownTable(
        ['what', 'seen', 'gate', ''],
        judged.map(({ check, judgement: { seen, gate, passes, note = '' } }) => [
          check.name,
          seen.toFixed(2),
          `≤ ${gate.toFixed(2)}`,
          `${passes ? 'passes' : 'MISSED'}${note}`,
        ]),
      ),
    );
    open = judged.filter(({ judgement }) => !judgement.passes).map(({ check }) => check);
  }
  return open;
}

/** Ends with exit code 1 where a gate that `isChosen` by its `name` was missed three times. */
export async function runGate(serverUrl, isChosen) {
  const market = await openMarket(serverUrl, SIZE);
  try {
    const [baseline, ours] = [await market.startBaseline(), await market.startOurs()];
    const gated = (await market.freshJobs()).filter(({ gate }) => gate !== undefined);
    const checks = gated.map(({ key, name, gate }) => ({
      name: `${name}: CPU to the baseline's`,
      async measure() {
        const job = (await market.freshJobs()).find((one) => one.key === key);
        const sides = [
          { name: 'baseline', server: baseline, makeRequest: job.baseline },
          { name: 'ours', server: ours, makeRequest: job.ours },
        ];
        return judgeJob(gate, await interleave(name, sides, { ...PACE, warmUp: job.warmUp ?? PACE.warmUp }));
      },
    }));
    // Before the jobs: what bids have left to deliver keeps the database's connections busy for a while.
    checks.unshift({
      name: "dearest search: database CPU to a first page's",
      measure: () => measureSearch(ours, market.url),
    });
    const missed = await tryAll(checks.filter(isChosen));
    console.log(missed.length === 0 ? '\nHeld.' : `\nMissed: ${missed.map(({ name }) => name).join('; ')}.`);
    process.exitCode = missed.length === 0 ? 0 : 1;
  } finally {
    await market.close();
  }
}
