import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.js';
import type { Disk } from './disk.js';
import type { History } from './history.js';
import type { FaultKind, PlannedFault } from './plan.js';
import type { ProductServer } from './product-server.js';
import type { TcpLine } from './tcp-line.js';

/** Everything that faults are made on. */
export interface Machinery {
  readonly cluster: Cluster;
  readonly servers: readonly ProductServer[];
  /** From each server to the database, and from the clients to each server. */
  readonly databaseLines: readonly TcpLine[];
  readonly clientLines: readonly TcpLine[];
  readonly databaseDisk: Disk;
  readonly pictureDisk: Disk;
}

/** The most that a clock is off, and the least. Access tokens last 15 minutes: a clock further off would only sign people out. */
const LEAST_SHIFT_MS = 30_000;
const MOST_SHIFT_MS = 300_000;

interface Work {
  /** Resources that no other fault may touch meanwhile: they wait. */
  readonly on: 'database' | 'server' | 'line' | 'picture disk';
  readonly impossible?: string | undefined;
  readonly begin: () => unknown;
  readonly end: () => unknown;
}

const nothing = () => undefined;

function server(machinery: Machinery, { target }: PlannedFault): ProductServer {
  const found = machinery.servers[target];
  if (found === undefined) throw new Error(`There is no server ${target}.`);
  return found;
}

function lines(machinery: Machinery, { kind, target }: PlannedFault): TcpLine {
  const found = (
    kind.startsWith('client') || kind === 'answers lost' ? machinery.clientLines : machinery.databaseLines
  )[target];
  if (found === undefined) throw new Error(`There is no line ${target}.`);
  return found;
}

function shiftOf({ strength }: PlannedFault): number {
  const far = LEAST_SHIFT_MS + Math.abs(strength - 0.5) * 2 * (MOST_SHIFT_MS - LEAST_SHIFT_MS);
  return Math.round(strength < 0.5 ? -far : far);
}

/** What each kind of fault does when it begins and when it ends. */
const MAKE: Readonly<Record<FaultKind, (machinery: Machinery, fault: PlannedFault) => Work>> = {
  'server killed': (all, fault) => ({
    on: 'server',
    begin: () => server(all, fault).kill(),
    end: () => server(all, fault).start(),
  }),
  'server stopped': (all, fault) => ({
    on: 'server',
    begin: () => server(all, fault).stop(),
    end: () => server(all, fault).start(),
  }),
  'server frozen': (all, fault) => ({
    on: 'server',
    begin: () => server(all, fault).freeze(),
    end: () => server(all, fault).thaw(),
  }),
  'clock of a server off': (all, fault) => ({
    on: 'server',
    async begin() {
      await server(all, fault).kill();
      server(all, fault).start(shiftOf(fault));
      // The time that it is off begins when it serves.
      await server(all, fault).listens();
    },
    async end() {
      await server(all, fault).kill();
      server(all, fault).start();
    },
  }),
  'backends ended': ({ cluster }) => ({ on: 'database', begin: () => cluster.endBackends(), end: nothing }),
  'backend killed': ({ cluster }) => ({
    on: 'database',
    begin: () => cluster.killBackend(),
    end: () => cluster.start(),
  }),
  'backend frozen': ({ cluster }) => ({
    on: 'database',
    begin: () => cluster.freezeBackend(),
    end: () => cluster.thaw(),
  }),
  'postmaster killed': ({ cluster }) => ({ on: 'database', begin: () => cluster.kill(), end: () => cluster.start() }),
  'PostgreSQL stopped at once': ({ cluster }) => ({
    on: 'database',
    begin: () => cluster.stopAtOnce(),
    end: () => cluster.start(),
  }),
  'PostgreSQL frozen': ({ cluster }) => ({ on: 'database', begin: () => cluster.freeze(), end: () => cluster.thaw() }),
  'database lines cut': (all, fault) => ({ on: 'line', begin: () => lines(all, fault).cut(), end: nothing }),
  'database lines slow': slow,
  'database lines swallow': swallow,
  'cut before the commit': (all, fault) => cutAtCommit(all, fault, 'before'),
  'cut after the commit': (all, fault) => cutAtCommit(all, fault, 'after'),
  'client lines cut': (all, fault) => ({ on: 'line', begin: () => lines(all, fault).cut(), end: nothing }),
  'client lines slow': slow,
  'client lines swallow': swallow,
  'answers lost': (all, fault) => ({
    on: 'line',
    begin: () => Object.assign(lines(all, fault).trouble, { losesAnswers: true }),
    end: () => lines(all, fault).heal(),
  }),
  'all connections taken': ({ cluster }) => ({
    on: 'database',
    begin: () => cluster.takeConnections(),
    end: () => cluster.giveConnectionsBack(),
  }),
  'picture disk full': ({ pictureDisk }) => ({
    on: 'picture disk',
    impossible: pictureDisk.impossible,
    begin: () => pictureDisk.fill(),
    end: () => pictureDisk.makeRoom(),
  }),
  'picture disk read-only': ({ pictureDisk }) => ({
    on: 'picture disk',
    impossible: pictureDisk.impossible,
    begin: () => pictureDisk.setReadOnly(true),
    end: () => pictureDisk.setReadOnly(false),
  }),
  'database disk full': ({ databaseDisk, cluster }) => ({
    on: 'database',
    impossible: databaseDisk.impossible,
    begin: () => databaseDisk.fill(),
    async end() {
      databaseDisk.makeRoom();
      // It may have given up.
      await cluster.start();
    },
  }),
  'database read-only': ({ cluster }) => ({
    on: 'database',
    begin: () => cluster.setReadOnly(true),
    end: () => cluster.setReadOnly(false),
  }),
};

function slow(all: Machinery, fault: PlannedFault): Work {
  const delayMs = Math.round(20 + fault.strength * 280);
  return {
    on: 'line',
    begin: () => Object.assign(lines(all, fault).trouble, { delayMs }),
    end: () => lines(all, fault).heal(),
  };
}

function swallow(all: Machinery, fault: PlannedFault): Work {
  return {
    on: 'line',
    begin: () => Object.assign(lines(all, fault).trouble, { swallows: true }),
    end: () => lines(all, fault).heal(),
  };
}

function cutAtCommit(all: Machinery, fault: PlannedFault, cutsAtCommit: 'before' | 'after'): Work {
  return {
    on: 'line',
    begin: () => Object.assign(lines(all, fault).trouble, { cutsAtCommit }),
    end: () => lines(all, fault).heal(),
  };
}

/** Makes the faults of a plan at their times. Two that would break the same thing take turns. */
export async function makeFaults(plan: readonly PlannedFault[], machinery: Machinery, history: History): Promise<void> {
  const began = Date.now();
  const turns = new Map<string, Promise<void>>();
  const make = async (fault: PlannedFault, work: Work) => {
    const { kind, target, lasts } = fault;
    const from = Date.now();
    if (work.impossible !== undefined) {
      history.add({ event: 'fault', kind, target, from, to: from, impossible: work.impossible });
      return;
    }
    await work.begin();
    await pause(lasts);
    await work.end();
    history.add({ event: 'fault', kind, target, from, to: Date.now() });
  };
  for (const fault of plan) {
    await pause(Math.max(0, began + fault.at - Date.now()));
    const work = MAKE[fault.kind](machinery, fault);
    const place = work.on === 'server' || work.on === 'line' ? `${work.on} ${lineOf(fault)}` : work.on;
    const before = turns.get(place) ?? Promise.resolve();
    turns.set(
      place,
      before.then(() => make(fault, work)),
    );
  }
  await Promise.all(turns.values());
}

/** Lines of clients and of the database do not wait for each other. */
const lineOf = ({ kind, target }: PlannedFault) =>
  `${kind.startsWith('client') || kind === 'answers lost' ? 'of clients ' : ''}${target}`;
