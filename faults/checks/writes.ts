import type { Breach, Promised } from '../checker.js';
import type { Action } from '../history.js';
import { groupBy } from './group-by.js';
import { removalsOf } from './removals.js';
import type { AttemptedIntention, Summary } from './summary.js';

/** Two processes look at one clock, and a row is dated a moment before its answer is read. */
const CLOCK_MARGIN_MS = 1_000;

/** What leaves a row that is found by the tag of its intention. */
const STORED: readonly Action[] = ['register', 'list', 'bid', 'accept', 'counter', 'weigh', 'pay'];

/** What was stored for an intention, in what all kinds of rows have in common. */
interface Row {
  readonly id: string | undefined;
  readonly createdAt: number | undefined;
  /** What is not as it was sent. */
  readonly difference: string | undefined;
}

function rowsOf(summary: Summary): (wish: AttemptedIntention) => readonly Row[] {
  const { accounts, crops, bids, steps } = summary.stored;
  const cropsByName = groupBy(crops, ({ name }) => name);
  const bidsByMessage = groupBy(bids, ({ message }) => message);
  const stepsByTag = groupBy(steps, (step) => `${step.action} ${step.tag}`);
  return ({ action, tag = '', amountPaise, crop, pictures }) => {
    if (action === 'register') {
      return accounts
        .filter((email) => email === tag)
        .map(() => ({ id: undefined, createdAt: undefined, difference: undefined }));
    }
    if (action === 'list') {
      return (cropsByName.get(tag) ?? []).map((row) => ({
        ...row,
        difference: row.pictures === pictures ? undefined : `${row.pictures} pictures of ${pictures}`,
      }));
    }
    if (action === 'bid') {
      return (bidsByMessage.get(tag) ?? []).map((row) => ({
        ...row,
        difference:
          row.amountPaise === amountPaise && row.crop === crop ? undefined : `${row.amountPaise} paise on ${row.crop}`,
      }));
    }
    return (stepsByTag.get(`${action} ${tag}`) ?? []).map((row) => ({
      ...row,
      difference: row.amountPaise === null || row.amountPaise === amountPaise ? undefined : `${row.amountPaise} paise`,
    }));
  };
}

/** Whether what was acknowledged is stored once, what was refused not at all, and the unknown at most once. */
export function checkWrites(summary: Summary): Breach[] {
  const rows = rowsOf(summary);
  const removals = removalsOf(summary);
  const breaches: Breach[] = [];
  const report = (promise: Promised, { id, action, tag, crop }: AttemptedIntention, what: string) =>
    breaches.push({ promise, what: `${action} ${id} (${tag ?? crop ?? ''}): ${what}` });

  for (const wish of summary.intentions) {
    if (wish.isWrong && wish.outcome === 'done') report('wrong yet done', wish, 'was acknowledged');
    if (!STORED.includes(wish.action)) continue;
    const found = rows(wish);
    const made = new Set(wish.attempts.flatMap((attempt) => attempt.made ?? []));
    if (found.length > 1) report('doubled', wish, `${found.length} rows`);
    if (made.size > 1) report('doubled', wish, `its answers name ${[...made].join(' and ')}`);
    if (found.length > 0 && (wish.isWrong || wish.outcome === 'refused'))
      report('refused yet stored', wish, 'is stored');
    if (found.length === 0 && wish.outcome === 'done' && !removals.mayBeGone(made))
      report('lost', wish, 'is not stored');
    for (const { id, createdAt, difference } of found) {
      if (difference !== undefined) report('altered', wish, difference);
      if (id !== undefined && made.size === 1 && !made.has(id) && found.length === 1) {
        report('altered', wish, `${id} is stored, ${[...made][0]} was answered`);
      }
      if (createdAt === undefined) continue;
      const latest = Math.min(wish.doneAt, summary.stored.at) + CLOCK_MARGIN_MS;
      if (createdAt < wish.from - CLOCK_MARGIN_MS)
        report('time of its own', wish, `${wish.from - createdAt} ms too early`);
      if (createdAt > latest) report('time of its own', wish, `${createdAt - latest} ms too late`);
    }
  }
  const broken = summary.stored.broken.map((what): Breach => ({ promise: 'trade broken', what }));
  return [...breaches, ...broken, ...checkRemovals(summary)];
}

function checkRemovals(summary: Summary): Breach[] {
  const removals = removalsOf(summary);
  const breaches: Breach[] = [];
  const storedCrops = new Map(summary.stored.crops.map((crop) => [crop.id, crop]));
  for (const { id, removed } of summary.stored.crops) {
    if (removals.doneAt(id) !== undefined && !removed)
      breaches.push({ promise: 'lost', what: `removal of crop ${id}` });
    if (removals.begunAt(id) === undefined && removed) {
      breaches.push({ promise: 'refused yet stored', what: `crop ${id} is removed, and every removal was refused` });
    }
  }
  for (const wish of summary.of('bid')) {
    const gone = removals.doneAt(wish.crop ?? '');
    if (gone === undefined || wish.from <= gone) continue;
    const isStored = summary.stored.bids.some(({ message }) => message === wish.tag);
    if (wish.outcome === 'done' || isStored) {
      breaches.push({
        promise: 'bid on what is gone',
        what: `bid ${wish.id} on ${wish.crop}, ${wish.from - gone} ms after`,
      });
    }
  }
  for (const { id, crop, status } of summary.stored.bids) {
    if (storedCrops.get(crop)?.removed === true && status === 'pending') {
      breaches.push({ promise: 'bid on what is gone', what: `bid ${id} is still open on the removed crop ${crop}` });
    }
  }
  return breaches;
}
