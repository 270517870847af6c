import type { DataSource, EntityManager, EntityTarget, ValueTransformer } from 'typeorm';
import { BatchedTransaction } from './batched-transaction.js';
import { positional, type Statement, valuesOf } from './conditions.js';
import { sharedReads } from './shared-reads.js';
import { NotAnsweredError } from './statement-batch.js';
import { rememberedStatement, statementByName } from './statement-names.js';

export type PlainRow = Readonly<Record<string, unknown>>;

/** Reads where the handle reads: from a replica, or in its transaction. */
async function rowsOf<Row>(db: EntityManager, { text, values }: Statement): Promise<Row[]> {
  const runner = db.queryRunner ?? db.connection.createQueryRunner(db.connection.defaultReplicationModeForReads());
  try {
    return await runner.query(text, [...values]);
  } finally {
    if (!db.queryRunner) await runner.release();
  }
}

/**
 * What a statement of our own gives, for lists that are read all day: the ORM's own way takes half of their CPU time. `:name`
 * stands for a value. For texts that are put together for each caller; PostgreSQL plans each for its values.
 */
export async function readRows<Row extends PlainRow>(
  db: EntityManager,
  text: string,
  values: Readonly<Record<string, unknown>>,
): Promise<Row[]> {
  return rowsOf(db, positional(text, values));
}

/**
 * The same for one of a few texts that are asked all day: sent by name where connections keep names (`statement-names.ts`), and
 * in a transaction in one batch with all that is sent before the first await (`batched-transaction.ts`).
 */
export async function readRowsByName<Row extends PlainRow>(
  db: EntityManager,
  text: string,
  values: Readonly<Record<string, unknown>>,
): Promise<Row[]> {
  const transaction = BatchedTransaction.of(db);
  if (transaction) return transaction.send<Row>({ text, values });
  const statement = statementByName(text);
  return rowsOf(db, { text: statement.text, values: valuesOf(statement, values) });
}

/** The values of a row, in the order of the statement's columns. */
export type Tuple = readonly unknown[];

/** How a statement is asked. */
export interface Asking {
  /** Where one plan is right for all values of a text, it may be sent by name. */
  readonly isPlannedOnce: boolean;
  /** Whether it is found at once, by a key or at the beginning of an index; with a plan of its own it may then go with others. */
  readonly isShort?: boolean | undefined;
}

/** Reads with what others ask in the same turn. */
async function sharedRowsOf<Row>(db: EntityManager, statement: Statement): Promise<readonly Row[]> {
  try {
    return await sharedReads(db.connection).rowsOf<Row>(statement);
  } catch (error) {
    if (!(error instanceof NotAnsweredError)) throw error;
    return rowsOf(db, statement);
  }
}

// What was not remembered, since there are too many, comes as any other.
const inTuples = (rows: ReadonlyArray<PlainRow | Tuple>): Tuple[] =>
  rows.map((row) => (Array.isArray(row) ? row : Object.values(row)));

/**
 * Rows as lists of their values, for statements whose texts are a few, and that give many or much: half of what objects cost. By name
 * and in a transaction they go as those of `readRowsByName`; short ones outside of it with those of others (`shared-reads.ts`).
 */
export async function readTuples(
  db: EntityManager,
  text: string,
  values: Readonly<Record<string, unknown>>,
  { isPlannedOnce, isShort = false }: Asking,
): Promise<Tuple[]> {
  const transaction = isPlannedOnce ? BatchedTransaction.of(db) : undefined;
  if (transaction) return inTuples(await transaction.send<PlainRow | Tuple>({ text, values, inTuples: true }));
  const statement = rememberedStatement(text, { isNamed: isPlannedOnce, inTuples: true });
  const asked = { text: statement.text, values: valuesOf(statement, values) };
  const isShared = isPlannedOnce && isShort && !db.queryRunner;
  return inTuples(await (isShared ? sharedRowsOf : rowsOf)<PlainRow | Tuple>(db, asked));
}

/**
 * Writes in a transaction whose first statement was asked, without waiting: it goes before what is asked next, the commit at the latest.
 * Later reads see what it wrote. If it fails, the commit throws.
 */
export function writeByName(db: EntityManager, text: string, values: Readonly<Record<string, unknown>>): void {
  const transaction = BatchedTransaction.of(db);
  if (!transaction) throw new Error('What is written without waiting is written in a transaction.');
  transaction.sendLater({ text, values });
}

/** How an entity is read from rows of a statement of our own. */
export interface EntityColumns<Entity> {
  /** For SELECT. */
  readonly text: string;
  /** How many columns. */
  readonly width: number;
  /** The entity in a row of that statement, where its first column is the one at `from`; what a LEFT JOIN did not find is all null. */
  readTuple(tuple: Tuple, from: number): Entity;
}

const asItIs = (value: unknown): unknown => value;

function converterOf(transformer: ValueTransformer | ValueTransformer[] | undefined): (value: unknown) => unknown {
  if (Array.isArray(transformer)) throw new Error('A column with several transformers is not read here.');
  return transformer ? (value) => transformer.from(value) : asItIs;
}

/** How many properties V8 lets an object have one by one before it makes a dictionary of it. */
const FEW = 12;

/** What a row is copied from: one of JSON has the kind that it is to keep, and so have its copies; those get nothing more, or each is of a kind of its own. */
const blankOf = (names: readonly string[]): Readonly<Record<string, unknown>> =>
  names.length > FEW ? JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) : {};

/**
 * Columns of an entity that is called `alias` in the statement: those of the properties that `isWanted` names.
 * @param beside properties that the reader adds to each
 */
export function entityColumns<Entity extends object, Wanted extends keyof Entity>(
  db: EntityManager,
  entity: EntityTarget<Entity>,
  alias: string,
  isWanted: (property: string) => boolean,
  beside: readonly string[] = [],
): EntityColumns<Pick<Entity, Wanted>> {
  const columns = db.connection
    .getMetadata(entity)
    .columns.filter(({ propertyName }) => isWanted(propertyName))
    .map(({ databaseName, propertyName, transformer, type }) => ({
      // The driver makes a moment of a day; ours are `YYYY-MM-DD`.
      text: `${alias}.${databaseName}${type === 'date' ? '::text' : ''} AS ${alias}_${databaseName}`,
      propertyName,
      convert: converterOf(transformer),
    }));
  const blank = blankOf([...columns.map(({ propertyName }) => propertyName), ...beside]);
  return {
    text: columns.map(({ text }) => text).join(', '),
    width: columns.length,
    // The entity's own metadata name these properties and how they are read.
    readTuple: (tuple, from) => {
      const read = { ...blank };
      let at = from;
      for (const { propertyName, convert } of columns) {
        read[propertyName] = convert(tuple[at]);
        at += 1;
      }
      return read as Pick<Entity, Wanted>;
    },
  };
}

/** Puts a statement together once for each list of columns, of which there are a few. */
export function oncePerColumns(statement: (columns: string) => string): (columns: string) => string {
  const texts = new Map<string, string>();
  return (columns) => {
    const known = texts.get(columns) ?? statement(columns);
    texts.set(columns, known);
    return known;
  };
}

const wholeRows = new WeakMap<DataSource, Map<string, EntityColumns<object>>>();

/** All columns of an entity, put together once for each database. */
export function allColumns<Entity extends object>(
  db: EntityManager,
  entity: new () => Entity,
  alias: string,
): EntityColumns<Entity> {
  const known = wholeRows.get(db.connection) ?? new Map<string, EntityColumns<object>>();
  wholeRows.set(db.connection, known);
  const key = `${entity.name} ${alias}`;
  const columns = known.get(key) ?? entityColumns<Entity, keyof Entity>(db, entity, alias, () => true);
  known.set(key, columns);
  // It was put there by this function alone.
  return columns as EntityColumns<Entity>;
}
