import type { Breach } from '../checker.js';
import { groupBy } from './group-by.js';
import type { Summary } from './summary.js';

const INTERNAL = /^INTERNAL/;

/** Whether the servers lived through it, and knew what to say. */
export function checkServers(summary: Summary): Breach[] {
  const internal = summary.intentions.flatMap(({ action, attempts }) =>
    attempts
      .filter(({ code }) => INTERNAL.test(code ?? ''))
      .map(({ via, from }) => ({ what: `${action} through ${via}`, from })),
  );
  const answers = [...groupBy(internal, ({ what }) => what)].map(
    ([what, same]): Breach => ({
      promise: 'internal error',
      what: `${what}: ${same.length}, first at ${new Date(same[0]?.from ?? 0).toISOString()}`,
    }),
  );
  const troubles = summary.serverTroubles.map(
    ({ line, what, at }): Breach => ({
      promise: 'server trouble',
      what: `server ${line} ${what} at ${new Date(at).toISOString()}`,
    }),
  );
  return [...answers, ...troubles];
}
