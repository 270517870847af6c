import { type Breach, PROMISES, type Promised } from './checker.js';
import { groupBy } from './checks/group-by.js';
import { summarise } from './checks/summary.js';
import type { Action, HistoryEvent } from './history.js';
import { FAULTS, type FaultKind } from './plan.js';

const WRITES: readonly Action[] = [
  'register',
  'login',
  'refresh',
  'replay',
  'list',
  'bid',
  'edit',
  'delete',
  'accept',
  'counter',
  'weigh',
  'pay',
];
/** Of a promise that is broken often, the first ones are enough. */
const SHOWN = 8;

const line = (...columns: ReadonlyArray<string | number>) =>
  columns.map((column, index) => (index === 0 ? String(column).padEnd(28) : String(column).padStart(13))).join('');

/** What a run was and what it showed, for a person. */
export function report(history: readonly HistoryEvent[], breaches: readonly Breach[]): string {
  const told = summarise(history);
  const writes = [...WRITES, undefined].map((action) => {
    const wishes = action === undefined ? told.intentions : told.of(action);
    const count = (wanted: string) => wishes.filter(({ outcome }) => outcome === wanted).length;
    return line(action ?? 'all', count('done'), count('refused'), count('unknown'));
  });
  const made = history.filter((event) => event.event === 'fault');
  const byKind = groupBy(made, ({ kind }) => kind);
  const faults = (Object.keys(FAULTS) as FaultKind[]).flatMap((kind) => {
    const same = byKind.get(kind) ?? [];
    const impossible = same[0]?.impossible;
    return same.length === 0
      ? []
      : [impossible === undefined ? line(kind, same.length) : `${line(kind, 0)}  (${impossible})`];
  });
  const reads = {
    'crops seen': told.cropsSeen,
    'lists of bids seen': told.bidsSeen,
    'pictures seen': told.picturesSeen,
  };
  const byPromise = groupBy(breaches, ({ promise }) => promise);
  const promises = (Object.keys(PROMISES) as Promised[]).flatMap((promise) => {
    const same = byPromise.get(promise) ?? [];
    return [line(promise, same.length), ...same.slice(0, SHOWN).map(({ what }) => `    ${what}`)];
  });
  return [
    line('writes', 'acknowledged', 'refused', 'unknown'),
    ...writes,
    '',
    line('reads', 'judged'),
    ...Object.entries(reads).map(([name, list]) => line(name, list.length)),
    '',
    line('faults', 'made'),
    ...faults,
    '',
    line('promises', 'broken'),
    ...promises,
  ].join('\n');
}
