import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { describeBeforeOperator } from '../../modules/deals/before-operator.js';
import { DealState } from '../../modules/deals/deal-step.types.js';
import { decideDispute } from '../../modules/deals/decide-dispute.js';
import { describeDeal } from '../../modules/deals/describe-deal.js';
import { createMediaStore } from '../../modules/media/create-media-store.js';
import { decideHeld, describeHeld } from '../../modules/prices/held-prices.js';
import { VerifiedBy } from '../../modules/users/user.types.js';
import { verifyPerson } from '../../modules/users/verify-person.js';
import { type Config, readConfig } from '../../platform/config.js';
import type { RequestContext } from '../../platform/context.js';
import { UsageError } from '../../platform/environment.js';
import { createLogger } from '../../platform/logger.js';
import { EVENT_HANDLERS } from '../event-handlers.js';
import { openDatabase } from '../open-database.js';
import { endWith } from '../start-up-failure.js';
import { commandContext } from './command-context.js';

const USE = new UsageError([
  'npm run operator -- disputes: what waits for you, longest first',
  'npm run operator -- dispute AP-2026-000123, which shows the deal',
  'npm run operator -- dispute AP-2026-000123 --complete --words "…": what was weighed stands',
  'npm run operator -- dispute AP-2026-000123 --cancel --words "…": the deal is undone',
  `npm run operator -- verify someone@example.in --by ${Object.values(VerifiedBy).join('|')}: what you looked at`,
  'npm run operator -- verify someone@example.in --undo: the mark is taken away',
  'npm run operator -- prices held: prices so far off their series that they wait for you',
  'npm run operator -- prices release 12 …: they are right; prices drop 12 …: they are wrong, and stay out',
]);

const OPTIONS = {
  complete: { type: 'boolean' },
  cancel: { type: 'boolean' },
  words: { type: 'string' },
  by: { type: 'string' },
  undo: { type: 'boolean' },
} as const;

/** What is done with the database, and what is shown of it then. */
type Order = (ctx: () => RequestContext, config: Config) => Promise<string>;

interface Typed {
  readonly complete?: boolean;
  readonly cancel?: boolean;
  readonly words?: string;
  readonly by?: string;
  readonly undo?: boolean;
}

function disputeOrder(number: string, { complete = false, cancel = false, words, ...more }: Typed): Order {
  const to = complete ? DealState.COMPLETED : cancel ? DealState.CANCELLED : null;
  if ((complete && cancel) || (to === null) !== (words === undefined) || Object.keys(more).length > 0) throw USE;
  return async (ctx, config) => {
    if (to && words !== undefined) await decideDispute(ctx(), number, { to, words });
    return describeDeal(ctx(), await createMediaStore(config), number);
  };
}

function verifyOrder(email: string, { by, undo = false, ...more }: Typed): Order {
  const known = Object.values(VerifiedBy).find((one) => one === by) ?? null;
  if ((known === null) !== undo || (by !== undefined && undo) || Object.keys(more).length > 0) throw USE;
  return async (ctx) => {
    const { firstName, lastName, verifiedBy } = await verifyPerson(ctx(), email, known);
    return `${firstName} ${lastName}: ${verifiedBy ? `verified by ${verifiedBy}` : 'not verified'}`;
  };
}

const DECISIONS = { release: 'RELEASED', drop: 'DROPPED' } as const;

function priceOrder(what: string | undefined, ids: readonly string[]): Order {
  if (what === 'held' && ids.length === 0) return (ctx) => describeHeld(ctx());
  const isDecision = what === 'release' || what === 'drop';
  if (!isDecision || ids.length === 0 || !ids.every((id) => /^\d{1,9}$/.test(id))) throw USE;
  return async (ctx) => {
    const lines: string[] = [];
    for (const id of ids) lines.push(await decideHeld(ctx(), Number(id), DECISIONS[what]));
    return lines.join('\n');
  };
}

/** Orders about one deal or person. */
const ORDERS: ReadonlyMap<string | undefined, (about: string, typed: Typed) => Order> = new Map([
  ['dispute', disputeOrder],
  ['verify', verifyOrder],
]);

/** What was typed. Throws where it is none of the orders. */
function read(typed: readonly string[]): Order {
  try {
    const { values, positionals } = parseArgs({ args: [...typed], options: OPTIONS, allowPositionals: true });
    const [command, about, ...more] = positionals;
    if (command === 'disputes' && about === undefined && Object.keys(values).length === 0)
      return (ctx) => describeBeforeOperator(ctx());
    if (command === 'prices' && Object.keys(values).length === 0) return priceOrder(about, more);
    const order = ORDERS.get(command);
    if (order === undefined || about === undefined || more.length > 0) throw USE;
    return order(about, values);
  } catch (error) {
    // What `parseArgs` does not know.
    if (error instanceof TypeError) throw USE;
    throw error;
  }
}

/** `npm run operator -- …`: decisions of the operator, until there is a page for them. */
async function main(typed: readonly string[]): Promise<void> {
  const order = read(typed);
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const database = await openDatabase(config, log);
  try {
    console.log(await order(() => commandContext(database, log, EVENT_HANDLERS), config));
  } finally {
    await database.close();
  }
}

await main(process.argv.slice(2)).catch(endWith);
