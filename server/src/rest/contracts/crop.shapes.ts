import { z } from 'zod';
import { BidStanding } from '../../modules/bids/bid.types.js';
import {
  AuctionState,
  LONGEST_AUCTION_MS,
  MAX_EXTENSIONS,
  SHORTEST_AUCTION_MS,
  SOFT_CLOSE_MS,
  USUAL_AUCTION_MS,
} from '../../modules/crops/auction.rules.js';
import { ReserveStatus } from '../../modules/crops/auction.types.js';
import { CropCategory, CropStatus, PriceType, QualityGrade, QuantityUnit } from '../../modules/crops/crop.types.js';
import { inWords } from '../../platform/duration.js';
import { MAX_RUPEES } from '../../platform/money.js';
import { bothIdentifiers, day, email, flag, identifier, moment, number, oneOf, rupees, text, whole } from './fields.js';

export const image = z
  .object({
    id: identifier('the picture, for `imageOrder`'),
    url: text('Path of the widest variant, on this host.'),
    alt: text('What the picture is of.'),
    width: whole('Pixels of the widest variant.'),
    height: whole('Pixels of the widest variant.'),
    variants: z
      .array(z.object({ url: text('Path of the file.'), width: whole('Pixels.'), height: whole('Pixels.') }))
      .max(3)
      .describe('WebP, from narrow to wide.'),
    isIllustration: flag('Whether it came with the demonstration data, and is no photograph of the goods.'),
  })
  .meta({ id: 'Image', description: 'A picture of a crop.' });

const farmerInList = z
  .object({ ...bothIdentifiers('the farmer'), firstName: text('Given name.'), email: email('E-mail address.') })
  .meta({ id: 'FarmerInList', description: 'What lists show of a farmer.' });

const farmerInDetail = z
  .object({
    ...bothIdentifiers('the farmer'),
    firstName: text('Given name.'),
    lastName: text('Family name.'),
    email: email('E-mail address.'),
    phone: text('Ten digits.'),
  })
  .meta({ id: 'FarmerInDetail', description: "What a crop's own page shows of its farmer." });

const specifications = {
  organic: flag('Grown organically.'),
  pesticidesUsed: z.array(text('Name of a pesticide.')),
  fertilizersUsed: z.array(text('Name of a fertilizer.')),
  certifications: z.array(text('Name of a certificate.')),
};

/** The auction of a crop, as everybody sees it. */
export const auction = z
  .object({
    state: oneOf(AuctionState, 'Where it stands, by the clock of the server.'),
    openingPrice: rupees('The least that the first bid names, per unit.'),
    currentPrice: rupees('The price now, or at the end, per unit; null where nobody has bid.').nullable(),
    leastNextBid: rupees('The least that the next bid names, per unit; null once it is over.').nullable(),
    endsAt: moment(`When it ends or ended; a new leader in the last ${inWords(SOFT_CLOSE_MS)} moves it.`),
    extensions: whole(`How often a late bid has moved the end: ${MAX_EXTENSIONS} times at most.`),
    reserveStatus: oneOf(ReserveStatus, "Whether the price has come to the farmer's lowest price."),
    farmerAnswerBy: moment('Until when the farmer may accept the highest bid; null in every other state.').nullable(),
    asOf: moment('The clock of the server when this was answered.'),
    bidCount: whole('How often was bid.'),
    bidderCount: whole('How many people have bid.'),
    viewerStanding: oneOf(BidStanding, 'Whether you lead, or led at the end; null where you have not bid.').nullable(),
    viewerMaxAmount: rupees('How far you go at most per unit; null where you have not bid.').nullable(),
  })
  .meta({ id: 'Auction', description: 'The auction of a crop; it is for the whole lot.' });

export const cropFields = {
  ...bothIdentifiers('the crop'),
  cropName: text('Name of the crop.'),
  name: text('The same as cropName.'),
  nameInOtherScript: text(
    'Its name in the script that cropName is not written in, Hindi or English; null where that has both, or is not known.',
  ).nullable(),
  category: oneOf(CropCategory, 'What kind of produce it is.'),
  description: text("The farmer's description."),
  farmer: z.object({
    location: text('Where the farm is.').nullable(),
    rating: number('The average of their stars, 1 to 5; null where nobody rated them yet.').nullable(),
    verified: flag('Whether the account was checked.'),
  }),
  location: z.object({ state: text('State.'), district: text('District.'), address: text('Village or street.') }),
  images: z.array(image).max(10),
  priceType: oneOf(PriceType, 'Fixed price, or auction.'),
  price: z.object({
    basePrice: rupees('Asking price per unit of the quantity.'),
    reservePrice: rupees('Lowest price of an auction per unit; only its owner sees it.').optional(),
  }),
  quantity: z.object({
    amount: number('How much there is.'),
    unit: oneOf(QuantityUnit, 'Unit of amount and price. A quintal is 100 kg, a ton 1000 kg.'),
  }),
  remainingQuantity: z
    .object({ amount: number('How much of it.'), unit: oneOf(QuantityUnit, 'The unit of the quantity.') })
    .nullable()
    .describe('How much of it can still be bought; null where all of it is sold.'),
  minQuantity: number('The least that can be bought of it; null where it is sold whole.').nullable(),
  auction: auction.nullable().describe('Its auction; null at a fixed price.'),
  harvestDate: day('Day of the harvest.').nullable(),
  expiryDate: day('Last good day.').nullable(),
  qualityGrade: oneOf(QualityGrade, "The farmer's own grading; A is the best."),
  specifications: z.object(specifications),
  status: oneOf(CropStatus, 'Where it stands.'),
  verified: flag('Whether the listing was checked.'),
  rating: number('The same as farmer.rating.').nullable(),
  reviews: whole('How many rated the farmer; null where nobody did yet.').nullable(),
  createdAt: moment('When it was listed.'),
  version: whole('Rises when its farmer changes it and when some of it is sold; a change names it.'),
};

export const cropInList = z
  .object({ ...cropFields, farmerId: farmerInList })
  .meta({ id: 'CropInList', description: 'A crop as lists have it.' });

export const crop = z
  .object({ ...cropFields, farmerId: farmerInDetail })
  .meta({ id: 'Crop', description: 'A crop with the contact of its farmer.' });

const names = (what: string) =>
  z
    .array(z.string().max(100).describe(`Name of a ${what}.`))
    .max(20)
    .default([]);

/** A crop to list, as JSON. Names may be nested or dotted. */
export const cropInput = z
  .object({
    cropName: z.string().min(1).max(120).describe('Name of the crop; `name` is taken as well.'),
    category: oneOf(CropCategory, 'What kind of produce it is.'),
    description: z
      .string()
      .min(1)
      .max(4_000)
      .optional()
      .describe('What a buyer should know. Only a draft may be without it.'),
    quantity: z.object({
      amount: z.number().positive().max(100_000_000).describe('How much there is, at most three decimals.'),
      unit: oneOf(QuantityUnit, 'Unit of amount and price.'),
    }),
    minQuantity: z
      .number()
      .positive()
      .max(100_000_000)
      .optional()
      .describe('Where it is sold in parts: the least that somebody may buy. Not with an auction.'),
    priceType: oneOf(PriceType, 'Fixed price, or auction.').default(PriceType.FIXED),
    price: z.object({
      basePrice: rupees('Asking price per unit of the quantity.'),
      reservePrice: z
        .number()
        .positive()
        .max(MAX_RUPEES)
        .optional()
        .describe('Lowest price of an auction per unit, not below the asking price; nobody but you will see it.'),
    }),
    location: z
      .object({
        state: z.string().max(80).optional().describe('State; one that we know is stored by its English name.'),
        district: z.string().max(80).optional().describe('District; one that we know is stored by its English name.'),
        address: z.string().max(400).optional().describe('Village or street.'),
      })
      .optional()
      .describe('All three of it. Only a draft may be without some.'),
    harvestDate: day('Day of the harvest, from a year ago to two years ahead.').optional(),
    expiryDate: day('Last good day; not before the harvest.').optional(),
    auctionEndsAt: z.iso
      .datetime({ offset: true })
      .optional()
      .describe(
        `When the auction ends: from ${inWords(SHORTEST_AUCTION_MS)} to ${inWords(LONGEST_AUCTION_MS)} from now, not after the expiry date; in ${inWords(USUAL_AUCTION_MS)} where it is left out. With an auction only.`,
      ),
    qualityGrade: oneOf(QualityGrade, 'Your own grading; A is the best.').default(QualityGrade.B),
    specifications: z
      .object({
        organic: flag('Grown organically.').default(false),
        pesticidesUsed: names('pesticide'),
        fertilizersUsed: names('fertilizer'),
        certifications: names('certificate'),
      })
      .optional(),
    asDraft: flag(
      'Save it only: nobody else sees it until it is published. Until then description, state, district and address may be missing.',
    ).optional(),
  })
  .meta({ id: 'CropInput', description: 'A crop to list. Names may be nested, or dotted: `"price.basePrice": 2520`.' });

const { shape } = cropInput;
const { price, location } = shape;

/** What can be different, of a listing that is edited and of one that is sold again. */
const changes = {
  cropName: shape.cropName.optional(),
  category: shape.category.optional(),
  description: shape.description,
  minQuantity: shape.minQuantity.nullable().describe('The least that somebody may buy; null where it is sold whole.'),
  priceType: shape.priceType.unwrap().optional(),
  price: price.extend({ reservePrice: price.shape.reservePrice.nullable() }).partial().optional(),
  location,
  auctionEndsAt: shape.auctionEndsAt.nullable().describe('When the auction ends; fixed once somebody has bid.'),
  qualityGrade: shape.qualityGrade.unwrap().optional(),
  specifications: z.object(specifications).partial().optional(),
  imageOrder: z
    .array(z.string().describe('Identifier of a picture that is there, or `new`.'))
    .max(10)
    .optional()
    .describe(
      'The pictures from now on, foremost first: those that are there by their identifiers, and `new` for each uploaded one in turn. What it does not name is taken away; left out, all stay and the new ones come after them.',
    ),
};

/** What to change of a crop. What is left out stays as it is. */
export const cropUpdate = z
  .object({
    version: whole('Of the crop as you have read it.'),
    ...changes,
    remainingQuantity: shape.quantity
      .partial()
      .optional()
      .describe('How much is left to sell now; what was sold before is not counted.'),
    harvestDate: shape.harvestDate.nullable(),
    expiryDate: shape.expiryDate.nullable().describe('Last good day: not before the harvest, and not over yet.'),
  })
  .meta({ id: 'CropUpdate', description: 'What to change of a crop: what is left out stays as it is.' });

/** A new listing of an old one. */
export const cropRelisting = z
  .object({
    ...changes,
    quantity: z
      .object({ amount: shape.quantity.shape.amount, unit: shape.quantity.shape.unit.optional() })
      .optional()
      .describe('How much there is now; to be said, except after an auction that sold nothing.'),
    harvestDate: shape.harvestDate.nullable(),
    expiryDate: shape.expiryDate.nullable().describe('Last good day: not before the harvest, and not over yet.'),
  })
  .meta({
    id: 'CropRelisting',
    description:
      'A new listing of an old one. What is left out is as it was there; quantity and dates are given anew, but after an auction that sold nothing they stay where they are left out.',
  });
