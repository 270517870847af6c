import type { Breach } from '../checker.js';
import type { BidsSeen, CropSeen } from '../history.js';
import { groupBy } from './group-by.js';
import { type Removals, removalsOf } from './removals.js';
import type { Summary } from './summary.js';

const unseen = (what: string): Breach => ({ promise: 'unseen', what });

/** Whether what people saw goes forward only: a crop appears, is there, and is gone for ever; a bid stays. */
export function checkReads(summary: Summary): Breach[] {
  const removals = removalsOf(summary);
  const listedAt = new Map(
    summary
      .of('list')
      .flatMap(({ attempts, doneAt }) => attempts.flatMap(({ made }) => (made ? [[made, doneAt] as const] : []))),
  );
  const crops = [...groupBy(summary.cropsSeen, ({ crop }) => crop)].flatMap(([crop, seen]) =>
    checkCrop(crop, seen, listedAt.get(crop), removals),
  );
  const bids = [...groupBy(summary.bidsSeen, ({ person }) => person)].flatMap(([person, seen]) => {
    const own = summary.of('bid').filter((wish) => wish.person === person);
    const placed = own.flatMap(({ attempts }) =>
      attempts.flatMap(({ made, to }) => (made ? [{ id: made, at: to }] : [])),
    );
    return checkBids(person, seen, placed);
  });
  const pictures = summary.picturesSeen.flatMap(({ crop, trouble, to }): Breach[] => {
    if (trouble === undefined || (removals.begunAt(crop) ?? Infinity) < to) return [];
    return [{ promise: 'picture broken', what: `crop ${crop}: ${trouble}` }];
  });
  return [...crops, ...bids, ...pictures];
}

function checkCrop(crop: string, seen: readonly CropSeen[], listedAt = Infinity, removals: Removals): Breach[] {
  const breaches: Breach[] = [];
  const begun = removals.begunAt(crop) ?? Infinity;
  const done = removals.doneAt(crop) ?? Infinity;
  const goneAt = Math.min(...seen.filter(({ there, from }) => !there && from > listedAt).map(({ to }) => to));
  for (const { there, from, to } of seen) {
    if (there && from > done) breaches.push(unseen(`crop ${crop} was there ${from - done} ms after its removal`));
    else if (there && from > goneAt) breaches.push(unseen(`crop ${crop} was gone and there again`));
    if (!there && from > listedAt && to < begun)
      breaches.push(unseen(`crop ${crop} was not there, and nobody removed it`));
  }
  return breaches;
}

function checkBids(
  person: string,
  seen: readonly BidsSeen[],
  placed: ReadonlyArray<{ readonly id: string; readonly at: number }>,
): Breach[] {
  const breaches: Breach[] = [];
  for (const read of seen) {
    const status = new Map(read.bids.map((bid) => [bid.id, bid.status]));
    const before = seen.filter(({ to }) => to < read.from);
    const known = [
      ...placed.filter(({ at }) => at < read.from).map(({ id }) => id),
      ...before.flatMap(({ bids }) => bids.map(({ id }) => id)),
    ];
    for (const id of new Set(known)) if (!status.has(id)) breaches.push(unseen(`bid ${id} of ${person} was not there`));
    const closed = before.flatMap(({ bids }) => bids.filter((bid) => bid.status === 'closed'));
    for (const { id } of closed) {
      if (status.get(id) === 'pending') breaches.push(unseen(`bid ${id} of ${person} was closed and is open again`));
    }
  }
  return breaches;
}
