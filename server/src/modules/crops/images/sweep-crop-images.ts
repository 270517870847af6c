import { dayOf } from '../../../platform/calendar-day.js';
import type { RequestContext } from '../../../platform/context.js';
import type { MediaStore, QuarantinedMedia } from '../../media/media.store.js';
import { keyOf } from '../../media/media-file.js';
import { knownImageKeys } from './known-image-keys.js';

const ORPHAN_AGE_MS = 60 * 60 * 1000;
const DAY_MS = 24 * ORPHAN_AGE_MS;
/** How long a file without a row can come back. */
const QUARANTINE_DAYS = 30;
/** What one listing leaves at most that dies before its row: ten pictures in three widths. */
const HANDFUL = 30;
const SHARE = 0.02;
/** The rest waits for the next sweep, so that the list of them stays small. */
const MOST_AT_ONCE = 10_000;
const BATCH = 500;

/** What a sweep found and did, in files. */
export interface SweepReport {
  /** Pictures older than an hour. */
  readonly files: number;
  /** Those of them that no row knows. */
  readonly orphans: number;
  readonly putAside: number;
  readonly broughtBack: number;
  /** Removed for good after their time in quarantine. */
  readonly forgotten: number;
  /** So many looked orphaned that something else must be wrong: nothing was put aside. */
  readonly isStopped: boolean;
}

async function* inBatches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Those of the items whose picture has a row, and those whose has none. */
async function byRow<T extends { readonly file: string }>(ctx: RequestContext, items: readonly T[]) {
  const keyed = items.map((item) => ({ item, key: keyOf(item.file) ?? '' }));
  const known = await knownImageKeys(
    ctx.db,
    keyed.map(({ key }) => key),
  );
  const of = (isKnown: boolean) => keyed.filter(({ key }) => known.has(key) === isKnown).map(({ item }) => item);
  return { known: of(true), unknown: of(false) };
}

/** Brings back what has a row again, as after an older backup was restored, and forgets what had its time. */
async function lookThroughQuarantine(ctx: RequestContext, store: MediaStore) {
  const lastDay = dayOf(new Date(ctx.clock.now().getTime() - QUARANTINE_DAYS * DAY_MS));
  let broughtBack = 0;
  let forgotten = 0;
  for await (const batch of inBatches<QuarantinedMedia>(store.listAside())) {
    const { known, unknown } = await byRow(ctx, batch);
    const over = unknown.filter(({ day }) => day < lastDay);
    for (const aside of known) await store.bringBack(aside);
    for (const aside of over) await store.forget(aside);
    broughtBack += known.length;
    forgotten += over.length;
  }
  return { broughtBack, forgotten };
}

/** Every old file, looked up; what was never a whole picture goes at once. */
async function findOrphans(ctx: RequestContext, store: MediaStore) {
  const latest = ctx.clock.now().getTime() - ORPHAN_AGE_MS;
  const found: string[] = [];
  let files = 0;
  let orphans = 0;
  for await (const batch of inBatches(store.list())) {
    const old = batch.filter(({ storedAt }) => storedAt.getTime() <= latest);
    const pictures = old.filter(({ file }) => keyOf(file) !== undefined);
    for (const { file } of old.filter((one) => !pictures.includes(one))) await store.remove(file);
    const { unknown } = await byRow(ctx, pictures);
    files += pictures.length;
    orphans += unknown.length;
    found.push(...unknown.slice(0, MOST_AT_ONCE - found.length).map(({ file }) => file));
  }
  return { files, orphans, found };
}

/**
 * Puts picture files aside that are more than an hour old and belong to no row: what a process left that died between
 * file and row (security.md U11). They come back where a row appears, and are removed after 30 days. Where more than
 * 2 % and more than one listing's worth look orphaned, the database is more likely to be the wrong one than the files:
 * nothing is put aside then but by `isMeant`, and the log warns (security.md U15). Runs at start and hourly.
 */
export async function sweepCropImages(ctx: RequestContext, store: MediaStore, isMeant = false): Promise<SweepReport> {
  const quarantine = await lookThroughQuarantine(ctx, store);
  const { found, ...counted } = await findOrphans(ctx, store);
  const isStopped = !isMeant && counted.orphans > HANDFUL && counted.orphans > counted.files * SHARE;
  if (isStopped) {
    ctx.log.warn(
      counted,
      'too many pictures have no row: none is put aside; where they are meant to go, run npm run pictures -- sweep',
    );
  }
  const day = dayOf(ctx.clock.now());
  const putAside = isStopped ? [] : found;
  for (const file of putAside) await store.putAside(file, day);
  return { ...counted, ...quarantine, putAside: putAside.length, isStopped };
}
