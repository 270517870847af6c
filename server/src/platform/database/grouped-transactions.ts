import type { DataSource, EntityManager } from 'typeorm';
import { Gathering } from '../gathering.js';
import { nextTick } from '../next-tick.js';
import { GroupedLine } from './grouped-line.js';
import type { Call } from './line.js';
import { TransactionLine } from './transaction-line.js';

/** So many transactions are one at most: with more, the last of them waits for the answers of the first (bench/README.md). */
const MOST_TOGETHER = 12;

interface Placed {
  readonly place: number;
}

/** What calls of one kind have in each place, one behind the other. The driver writes a moment in a list digit by digit. */
function listsOf(calls: readonly Call[]): Record<string, unknown[]> {
  const lists: Record<string, unknown[]> = {};
  for (const name of Object.keys(calls[0]?.values ?? {})) {
    lists[name] = calls.map(({ values }) => {
      const value = values[name];
      return value instanceof Date ? value.toISOString() : value;
    });
  }
  return lists;
}

/** By their statements, those first that come first in a transaction. */
function byKind<Asked extends { readonly call: Call }>(asked: readonly Asked[]): Asked[][] {
  const kinds = new Map<string, Asked[]>();
  for (const one of asked) {
    const known = kinds.get(one.call.text);
    if (known) known.push(one);
    else kinds.set(one.call.text, [one]);
  }
  return [...kinds.values()];
}

/** Several calls of one kind as one. */
function groupedCall(calls: readonly Call[]): Call {
  const [first] = calls;
  if (!first?.grouped) throw new Error('A call that goes by itself came to a group.');
  return { text: first.grouped.text, values: listsOf(calls), inTuples: first.inTuples ?? false };
}

const placeOf = (row: Placed | readonly unknown[]) => Number(Array.isArray(row) ? row.at(-1) : (row as Placed).place);

/** The rows of each call. */
function rowsOfEach(rows: ReadonlyArray<Placed | readonly unknown[]>, count: number): unknown[][] {
  const each: unknown[][] = Array.from({ length: count }, () => []);
  for (const row of rows) each[placeOf(row) - 1]?.push(row);
  return each;
}

/** Asks what transactions ask in the same breath, and answers when all is there: who fails for another has been told nothing. */
async function ask(line: TransactionLine, lines: readonly GroupedLine[]): Promise<void> {
  const kinds = byKind(lines.flatMap((one) => one.takeAsked()));
  const rows = await Promise.all(
    kinds.map((kind) => line.send<Readonly<Record<string, unknown>>>(groupedCall(kind.map(({ call }) => call)))),
  );
  for (const [at, kind] of kinds.entries()) {
    const each = rowsOfEach(rows[at] as unknown as Placed[], kind.length);
    for (const [place, { answered }] of kind.entries()) answered(each[place] ?? []);
  }
}

/** Asks for them until nobody asks any more; what each does between is for itself. */
async function askInTurns(line: TransactionLine, lines: readonly GroupedLine[]): Promise<void> {
  for (;;) {
    await Promise.all(lines.map(({ paused }) => paused));
    await nextTick();
    const asking = lines.filter(({ isAsking }) => isAsking);
    if (asking.length === 0) return;
    await ask(line, asking);
  }
}

/** Goes with them from the first question to the commit. */
async function accompany(line: TransactionLine, lines: readonly GroupedLine[]): Promise<void> {
  try {
    await askInTurns(line, lines);
  } catch (error) {
    if (line.isThere) await line.rollBack();
    throw error;
  }
  const done = lines.filter(({ isCommitting }) => isCommitting);
  const later = done.flatMap((one) => one.later.map((call) => ({ call })));
  for (const kind of byKind(later)) line.sendLater(groupedCall(kind.map(({ call }) => call)));
  if (done.length > 0) await line.commit();
  else await line.rollBack();
  for (const one of done) one.committed();
}

/**
 * Transactions that do the same at the same moment, as one: what a short command costs PostgreSQL is for the most part the statement, and
 * not the row, and what it costs us is for the most part the way there. A group passes over the rows that somebody holds, and nobody
 * waits in it for longer than the others need for their own rules: who wants something else, or what somebody holds, leaves it, and
 * where the group fails they are all done again, each by itself. While a group is under way the next one gathers.
 */
class GroupedTransactions {
  readonly #dataSource: DataSource;
  readonly #gathering = new Gathering<GroupedLine, void>({
    work: (lines) => this.#work(lines),
    keysOf: () => [],
    mostTogether: MOST_TOGETHER,
  });

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  /** A transaction that goes in a group from its first question on. */
  open(): GroupedLine {
    return new GroupedLine(this.#dataSource, (line) => {
      void this.#gathering.ask(line);
    });
  }

  async #work(lines: readonly GroupedLine[]): Promise<undefined[]> {
    try {
      const line = await TransactionLine.open(this.#dataSource);
      try {
        await accompany(line, lines);
      } finally {
        await line.release();
      }
    } catch (error) {
      for (const one of lines) one.fail(error);
    }
    return lines.map(() => undefined);
  }
}

const ofPools = new WeakMap<DataSource['driver'], GroupedTransactions>();

/** The groups of one pool; a handle that reads from replicas has the same ones. */
export function groupedTransactions({ connection }: EntityManager): GroupedTransactions {
  const known = ofPools.get(connection.driver) ?? new GroupedTransactions(connection);
  ofPools.set(connection.driver, known);
  return known;
}
