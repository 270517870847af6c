import { randomBytes } from 'node:crypto';
import { BidEntity, OfferEntity } from '../modules/bids/bid.entity.js';
import { OfferAccepted } from '../modules/bids/bid.events.js';
import { BidState } from '../modules/bids/bid.types.js';
import { lastOf } from '../modules/bids/bid-rows.js';
import { CropEntity, CropImageEntity } from '../modules/crops/crop.entity.js';
import { imageRows, type NewCropImage } from '../modules/crops/images/image-rows.js';
import { plus } from '../modules/crops/quantity.rules.js';
import { newDeal } from '../modules/deals/make-deal.js';
import { storeImages } from '../modules/media/media.service.js';
import type { MediaStore } from '../modules/media/media.store.js';
import { UserEntity } from '../modules/users/user.entity.js';
import { Role } from '../modules/users/user.types.js';
import type { Config } from '../platform/config.js';
import type { RequestContext } from '../platform/context.js';
import { inTransaction } from '../platform/database/transaction.js';
import { STEPS_OF_BIDS } from './current-deals.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';
import { type PlayedDeal, playDeal, writePlayedDeals } from './played-deal.js';
import { playAuctions } from './seed-auctions.js';
import { type SeededBid, seededBid } from './seed-bids.js';
import { readSeedAuctions, readSeedFile, readSeedHistory, readSeedPicture, type SeedFile } from './seed-file.js';
import { writeCurrentDeals, writeHistory } from './seed-history.js';
import { seedNotifications } from './seed-notifications.js';
import { cropRow, userRow } from './seed-rows.js';

export interface SeedDependencies {
  readonly mode: Config['mode'];
  readonly media: MediaStore;
  readonly hashPassword: (password: string) => Promise<string>;
}

/** An arbitrary number of ours: two processes that start on one empty database seed it once. */
const SEED_LOCK = 1_763_700_001;

async function hasAccounts(ctx: RequestContext): Promise<boolean> {
  return (await ctx.db.createQueryBuilder(UserEntity, 'user').select('1').limit(1).getRawMany()).length > 0;
}

function find<T>(rows: ReadonlyMap<string, T>, key: string): T {
  const row = rows.get(key);
  if (row === undefined) throw new Error(`server/data/seed-listings.json: nothing is called "${key}".`);
  return row;
}

async function makeUsers(seed: SeedFile, dependencies: SeedDependencies, now: Date): Promise<Map<string, UserEntity>> {
  const users = new Map<string, UserEntity>();
  // A random one: the other accounts cannot be signed in to.
  const shut = await dependencies.hashPassword(randomBytes(32).toString('hex'));
  for (const person of [...seed.farmers, ...seed.buyers]) {
    const demo = DEMO_ACCOUNTS.find((account) => account.email === person.email);
    users.set(person.key, userRow(person, demo ? await dependencies.hashPassword(demo.password) : shut, now));
  }
  return users;
}

async function storePictures(seed: SeedFile, media: MediaStore): Promise<Map<string, NewCropImage[]>> {
  const stored = new Map<string, NewCropImage[]>();
  for (const { key, pictures } of seed.listings) {
    const images = await storeImages(media, await Promise.all(pictures.map(readSeedPicture)));
    stored.set(
      key,
      images.map((image) => ({ ...image, isIllustration: true })),
    );
  }
  return stored;
}

/** What each accepted bid of the seed makes a deal of. */
function salesOf(bids: readonly SeededBid[], crops: readonly CropEntity[], users: readonly UserEntity[]) {
  const byId = <Row extends { readonly id: string }>(rows: readonly Row[], id: string) =>
    find(new Map(rows.map((row) => [row.id, row])), id);
  return bids
    .filter(({ bid }) => bid.state === BidState.ACCEPTED)
    .map(({ bid, offers }) => {
      const crop = byId(crops, bid.cropId);
      const accepted = new OfferAccepted(bid, lastOf(offers), crop, Role.FARMER);
      return { ...accepted, farmer: byId(users, crop.farmerId), buyer: byId(users, bid.buyerId) };
    });
}

/**
 * Gives an empty database people, listings with pictures, bids, deals and what was sold before, all at once or not at all; a database with any
 * account in it is left alone. Returns whether it wrote anything. Throws in production: known passwords have no place
 * there (security.md A25).
 */
export async function seedIfEmpty(ctx: RequestContext, dependencies: SeedDependencies): Promise<boolean> {
  if (dependencies.mode === 'production') throw new Error('The sample marketplace is not for production.');
  if (await hasAccounts(ctx)) return false;

  const [file, auctions, history] = await Promise.all([readSeedFile(), readSeedAuctions(), readSeedHistory()]);
  const seed = { ...file, listings: [...file.listings, ...auctions.listings] };
  const now = ctx.clock.now();
  const users = await makeUsers(seed, dependencies, now);
  const pictures = await storePictures(seed, dependencies.media);
  const farmers = new Map(seed.farmers.map((farmer) => [farmer.key, farmer]));
  const crops = new Map(
    seed.listings.map((listing) => [
      listing.key,
      cropRow(listing, find(farmers, listing.farmer), find(users, listing.farmer), now),
    ]),
  );

  const bids = seed.bids.map((bid) => seededBid(bid, find(crops, bid.crop), find(users, bid.buyer), now));
  const stepsOf = (sold: BidEntity) => {
    const { buyer = '', crop = '' } = seed.bids[bids.findIndex(({ bid }) => bid === sold)] ?? {};
    return STEPS_OF_BIDS[`${buyer} ${crop}`] ?? [];
  };
  const sales = salesOf(bids, [...crops.values()], [...users.values()]);
  for (const { crop, offer } of sales) crop.soldQuantity = plus(crop.soldQuantity, offer.quantity);

  return inTransaction(ctx, async (tx) => {
    await tx.db.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    if (await hasAccounts(tx)) return false;
    await tx.db.insert(UserEntity, [...users.values()]);
    await tx.db.insert(CropEntity, [...crops.values()]);
    await tx.db.insert(
      CropImageEntity,
      [...crops].flatMap(([key, crop]) => imageRows(crop, find(pictures, key))),
    );
    await tx.db.insert(
      BidEntity,
      bids.map(({ bid }) => bid),
    );
    await tx.db.insert(
      OfferEntity,
      bids.flatMap(({ offers }) => offers),
    );
    const deals: PlayedDeal[] = [];
    for (const { farmer, buyer, ...sale } of sales) {
      const made = await newDeal(tx, sale, { farmer, buyer, createdAt: sale.bid.endedAt ?? now });
      deals.push(playDeal(made, Role.FARMER, stepsOf(sale.bid)));
    }
    await writePlayedDeals(tx, deals);
    const auctioned = [...crops.values()].filter(({ auctionState }) => auctionState !== null);
    const toldInAuctions = await playAuctions(
      tx,
      {
        bids: auctions.bids,
        cropId: (key) => find(crops, key).id,
        buyer: (key) => find(users, key),
        cropIds: auctioned.map(({ id }) => id),
      },
      now,
    );
    const people = { farmer: (key: string) => find(farmers, key), account: (key: string) => find(users, key) };
    await writeCurrentDeals(tx, people, now);
    await writeHistory(tx, history, people, now);
    await seedNotifications(tx, toldInAuctions, now);
    return true;
  });
}
