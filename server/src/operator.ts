import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { commandContext } from './command-context.js';
import { EVENT_HANDLERS } from './event-handlers.js';
import { DealState } from './modules/deals/deal-step.types.js';
import { decideDispute } from './modules/deals/decide-dispute.js';
import { describeDeal } from './modules/deals/describe-deal.js';
import { openDatabase } from './open-database.js';
import { ConfigError, readConfig } from './platform/config.js';
import { AppError } from './platform/errors/app-error.js';
import { createLogger } from './platform/logger.js';
import { endWith } from './start-up-failure.js';

const USE = new ConfigError([
  'use: npm run operator -- dispute AP-2026-000123, which shows the deal',
  'npm run operator -- dispute AP-2026-000123 --complete --words "…": what was weighed stands',
  'npm run operator -- dispute AP-2026-000123 --cancel --words "…": the deal is undone',
]);

/** What was typed. Throws where it is not one of the three. */
function read(typed: readonly string[]) {
  const options = { complete: { type: 'boolean' }, cancel: { type: 'boolean' }, words: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...typed], options, allowPositionals: true, strict: false });
  const [command, number, ...more] = positionals;
  const { complete = false, cancel = false, words } = values;
  if (command !== 'dispute' || number === undefined || more.length > 0 || (complete && cancel)) throw USE;
  const to = complete ? DealState.COMPLETED : cancel ? DealState.CANCELLED : null;
  if ((to === null) !== (words === undefined)) throw USE;
  return { number, decision: to && typeof words === 'string' ? { to, words } : null };
}

/** `npm run operator -- dispute NUMBER`: what whoever runs this marketplace decides, until there is a page for it. */
async function main(typed: readonly string[]): Promise<void> {
  const { number, decision } = read(typed);
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const database = await openDatabase(config, log);
  try {
    const ctx = () => commandContext(database, log, EVENT_HANDLERS);
    if (decision) await decideDispute(ctx(), number, decision);
    console.log(await describeDeal(ctx(), number));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new ConfigError([error.message]);
  } finally {
    await database.close();
  }
}

await main(process.argv.slice(2)).catch(endWith);
