import { newAuction } from '../modules/crops/auction-terms.rules.js';
import { CropEntity, NEW_CROP } from '../modules/crops/crop.entity.js';
import { checkCrop } from '../modules/crops/crop.rules.js';
import { CropStatus } from '../modules/crops/crop.types.js';
import { searchTextOf } from '../modules/crops/crop-search.js';
import { UserEntity } from '../modules/users/user.entity.js';
import { Role, VerifiedBy } from '../modules/users/user.types.js';
import { dayOf } from '../platform/calendar-day.js';
import { newId } from '../platform/ids.js';
import type { SeedBuyer, SeedFarmer, SeedListing } from './seed-file.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Accounts are older than the oldest listing. */
const MEMBER_FOR_MS = 400 * DAY_MS;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

export const hoursBefore = (now: Date, hours: number) => before(now, hours * HOUR_MS);

/** The account of a seeded farmer or buyer. */
export function userRow(person: SeedFarmer | SeedBuyer, passwordHash: string, now: Date): UserEntity {
  const { firstName, lastName, email, phone, gender } = person;
  const farmer = 'farm' in person ? person : undefined;
  const createdAt = before(now, MEMBER_FOR_MS);
  const verified = farmer?.verified ?? false;
  return Object.assign(new UserEntity(), {
    id: newId(),
    firstName,
    lastName,
    email,
    phone,
    passwordHash,
    role: farmer ? Role.FARMER : Role.BUYER,
    gender,
    location: farmer?.location ?? null,
    verified,
    verifiedBy: verified ? VerifiedBy.LAND_RECORD : null,
    verifiedAt: verified ? createdAt : null,
    paymentAddress: farmer ? `${person.key}@example` : null,
    language: null,
    createdAt,
  });
}

/** A seeded listing, dated back from now; it passes the rules that a farmer's own listing passes. */
export function cropRow(listing: SeedListing, seed: SeedFarmer, farmer: UserEntity, now: Date): CropEntity {
  const harvested = listing.harvestedDaysAgo === null ? null : before(now, listing.harvestedDaysAgo * DAY_MS);
  const expiry = harvested && listing.keepsDays !== null ? before(harvested, -listing.keepsDays * DAY_MS) : null;
  const { basePrice, reservePrice, auctionEndsInHours, ...rest } = listing;
  const auctionEndsAt = auctionEndsInHours === null ? null : hoursBefore(now, -auctionEndsInHours);
  const checked = checkCrop(
    {
      ...rest,
      price: { basePrice, reservePrice },
      location: seed.farm,
      harvestDate: harvested && dayOf(harvested),
      expiryDate: expiry && dayOf(expiry),
      auctionEndsAt,
    },
    now,
    // Some are over already.
    { keptEnd: auctionEndsAt },
  );
  return Object.assign(new CropEntity(), {
    ...NEW_CROP,
    ...checked,
    ...newAuction(checked, { isDraft: listing.status === CropStatus.DRAFT }),
    id: newId(),
    farmerId: farmer.id,
    status: listing.status,
    verified: farmer.verified,
    searchText: searchTextOf(checked, farmer),
    createdAt: before(now, listing.listedHoursAgo * HOUR_MS),
  });
}
