import { measure } from './load.mjs';

/**
 * Measures the same job on several sides in turns, so that other load of the machine meets all of them. A side is
 * `{ name, server, makeRequest }`. Gives one object a round, of each side's figures by its name.
 */
export async function interleave(title, sides, { clients, warmUp, seconds, rounds }) {
  process.stdout.write(`${title}: warm-up`);
  for (const { server, makeRequest } of sides) await measure(server, makeRequest, { clients, seconds: warmUp });
  const seen = [];
  for (let number = 1; number <= rounds; number += 1) {
    process.stdout.write(` ${number}`);
    const round = {};
    for (const { name, server, makeRequest } of sides) {
      round[name] = await measure(server, makeRequest, { clients, seconds });
    }
    seen.push(round);
  }
  process.stdout.write('\n');
  return seen;
}
