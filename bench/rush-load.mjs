import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { openConnection } from './http-connection.mjs';

/* A crowd, in a process of its own: its parent sends the number of callers and the time, it reports what they saw, and
   what they took of the machine themselves. */

/** One caller: asks, reads, asks again; after a refusal it waits `patienceMs`. */
async function caller(port, requests, until, patienceMs, seen) {
  let connection = openConnection(port);
  while (performance.now() < until) {
    const began = performance.now();
    const request = requests[Math.floor(Math.random() * requests.length)];
    const answer = await connection.send(request).catch(() => undefined);
    const took = performance.now() - began;
    if (answer === undefined) {
      seen.cut += 1;
      connection.close();
      connection = openConnection(port);
    } else if (answer.status === 503) {
      seen.refused.push(took);
      await pause(patienceMs);
    } else if (answer.status < 300 && !answer.body.includes('"errors":')) {
      seen.good.push(took);
    } else {
      seen.wrong[answer.status] = (seen.wrong[answer.status] ?? 0) + 1;
    }
  }
  connection.close();
}

process.on('message', async ({ port, requests, callers, seconds, patienceMs }) => {
  const seen = { good: [], refused: [], cut: 0, wrong: {} };
  const until = performance.now() + seconds * 1_000;
  const before = process.cpuUsage();
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await Promise.all(Array.from({ length: callers }, () => caller(port, requests, until, patienceMs, seen)));
  delays.disable();
  const { user, system } = process.cpuUsage(before);
  process.send({ ...seen, ownCpu: (user + system) / 1e6 / seconds, ownDelayMs: delays.percentile(99) / 1e6 });
});
