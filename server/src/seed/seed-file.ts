import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { BidState, DeclineReason } from '../modules/bids/bid.types.js';
import { CropCategory, CropStatus, PriceType, QualityGrade, QuantityUnit } from '../modules/crops/crop.types.js';
import { Gender, Role } from '../modules/users/user.types.js';

const DATA = new URL('../../data/', import.meta.url);

const person = {
  key: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().endsWith('@annapath.example'),
  // Indian mobile numbers start with 6 to 9: these are unassigned.
  phone: z.string().regex(/^5\d{9}$/),
  gender: z.enum(Gender),
};

const farmer = z.strictObject({
  ...person,
  location: z.string().nullable(),
  verified: z.boolean(),
  farm: z.strictObject({ state: z.string(), district: z.string(), address: z.string() }),
});

const listing = z.strictObject({
  key: z.string(),
  farmer: z.string(),
  cropName: z.string(),
  category: z.enum(CropCategory),
  description: z.string(),
  quantity: z.strictObject({ amount: z.number(), unit: z.enum(QuantityUnit) }),
  minQuantity: z.number().nullable().default(null),
  priceType: z.enum(PriceType),
  basePrice: z.number(),
  reservePrice: z.number().nullable(),
  /** Counted from the seed; before it where it is over. */
  auctionEndsInHours: z.number().nullable().default(null),
  harvestedDaysAgo: z.int().nullable(),
  keepsDays: z.int().nullable(),
  qualityGrade: z.enum(QualityGrade),
  specifications: z.strictObject({
    organic: z.boolean(),
    pesticidesUsed: z.array(z.string()),
    fertilizersUsed: z.array(z.string()),
    certifications: z.array(z.string()),
  }),
  status: z.enum(CropStatus),
  listedHoursAgo: z.number(),
  pictures: z.array(z.string()).min(1),
});

const bid = z.strictObject({
  buyer: z.string(),
  crop: z.string(),
  bidAmount: z.number(),
  message: z.string().nullable(),
  placedHoursAgo: z.number(),
  /** Less than the whole lot. */
  quantity: z.number().nullable().default(null),
  /** What the farmer said; a bid without it waits, or its time is over. */
  answer: z
    .discriminatedUnion('accepted', [
      z.strictObject({ accepted: z.literal(true), hoursAgo: z.number() }),
      z.strictObject({ accepted: z.literal(false), hoursAgo: z.number(), reason: z.enum(DeclineReason) }),
    ])
    .nullable()
    .default(null),
  /** The prices after the first one, in order; who made the last is waited for by the other side. */
  offers: z
    .array(
      z.strictObject({
        by: z.enum(Role),
        price: z.number(),
        hoursAgo: z.number(),
        takenBackHoursAgo: z.number().nullable().default(null),
      }),
    )
    .default([]),
  /** Since when less is left than it is for. */
  lessLeftHoursAgo: z.number().nullable().default(null),
  /** How else it ended. */
  end: z
    .strictObject({
      state: z.enum([BidState.WITHDRAWN, BidState.REPLACED, BidState.DECLINED]),
      hoursAgo: z.number(),
      words: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
});

const file = z.object({
  farmers: z.array(farmer),
  buyers: z.array(z.strictObject(person)),
  listings: z.array(listing),
  bids: z.array(bid),
});

const auctionBid = z.strictObject({
  buyer: z.string(),
  crop: z.string(),
  bidAmount: z.number(),
  maxAmount: z.number().nullable(),
  message: z.string().nullable(),
  placedHoursAgo: z.number(),
});

const auctions = z.object({ listings: z.array(listing), bids: z.array(auctionBid) });

const said = z.strictObject({ stars: z.int().min(1).max(5), words: z.string().nullable() }).nullable();

const sale = z.strictObject({
  buyer: z.string(),
  quantity: z.number(),
  /** When the buyer's bid was placed. */
  daysAgo: z.number(),
  answeredAfterHours: z.number(),
  /** What each side said of the other; null where they have not yet. */
  byBuyer: said,
  byFarmer: said,
});

const lot = z.strictObject({
  farmer: z.string(),
  cropName: z.string(),
  category: z.enum(CropCategory),
  unit: z.enum(QuantityUnit),
  price: z.number(),
  sales: z.array(sale).min(1),
});

const history = z.object({ lots: z.array(lot) });

export type SeedFile = z.output<typeof file>;
export type SeedFarmer = SeedFile['farmers'][number];
export type SeedBuyer = SeedFile['buyers'][number];
export type SeedListing = SeedFile['listings'][number];
export type SeedBid = SeedFile['bids'][number];
export type SeedAuctionBid = z.output<typeof auctionBid>;
export type SeedLot = z.output<typeof lot>;
export type SeedSale = SeedLot['sales'][number];

async function readChecked<Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(JSON.parse(await readFile(new URL(name, DATA), 'utf8')));
  if (!parsed.success) throw new Error(`server/data/${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Reads and checks `server/data/seed-listings.json`. Throws an error that names what is wrong in it. */
export function readSeedFile(): Promise<SeedFile> {
  return readChecked('seed-listings.json', file);
}

/** Reads and checks `server/data/seed-auctions.json`: auctions beside the listings, and what was bid in all of them. */
export function readSeedAuctions(): Promise<z.output<typeof auctions>> {
  return readChecked('seed-auctions.json', auctions);
}

/** Reads and checks `server/data/seed-history.json`: what was sold before. Throws an error that names what is wrong in it. */
export async function readSeedHistory(): Promise<SeedLot[]> {
  return (await readChecked('seed-history.json', history)).lots;
}

/** One of the pictures that go with the seed, `server/data/pictures/<name>`. */
export function readSeedPicture(name: string): Promise<Buffer> {
  return readFile(new URL(`pictures/${name}`, DATA));
}
