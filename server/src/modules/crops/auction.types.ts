import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { inWords } from '../../platform/duration.js';
import { RupeesScalar } from '../../platform/graphql/scalars.js';
import { AuctionState, MAX_EXTENSIONS, SOFT_CLOSE_MS } from './auction.rules.js';

registerEnumType(AuctionState, {
  name: 'AuctionState',
  description: 'Where an auction stands.',
  valuesConfig: {
    LIVE: { description: 'Bids are taken.' },
    AWAITING_FARMER: {
      description: "It is over, and the highest bid is below the farmer's lowest price: the farmer may accept it.",
    },
    SOLD: { description: 'It is over, and there is a deal at its price.' },
    NOT_SOLD: { description: 'It is over without a deal.' },
    REMOVED: { description: 'The farmer removed the crop before it was over.' },
  },
});

/** Whether the price has come to the lowest one that the farmer sells at. */
export const ReserveStatus = { NONE: 'NONE', NOT_MET: 'NOT_MET', MET: 'MET' } as const;
export type ReserveStatus = (typeof ReserveStatus)[keyof typeof ReserveStatus];
registerEnumType(ReserveStatus, {
  name: 'ReserveStatus',
  description: "Whether the price has come to the farmer's secret lowest price.",
  valuesConfig: {
    NONE: { description: 'There is none: the highest bid wins.' },
    NOT_MET: { description: 'Not yet: at the end the farmer may accept the highest bid, or not.' },
    MET: { description: 'The highest bid wins.' },
  },
});

/** The bidder's account is resolved by `auction.resolver.ts`, for the farmer alone. */
@ObjectType({
  description: 'A line of the history of an auction: who bid how much, without names.',
  simpleResolvers: true,
})
export class AuctionPrice {
  @Field(() => Int, { description: 'Which bidder, by the order in which they came: "Bidder 1" bid first.' })
  bidder!: number;

  @Field(() => Boolean, { description: 'Whether that is you.' })
  yours!: boolean;

  @Field(() => RupeesScalar, { description: 'Rupees per unit.' })
  amount!: number;

  @Field(() => Boolean, { description: 'Whether it was bid for them, within their maximum.' })
  automatic!: boolean;

  @Field(() => Date, { description: 'When.' })
  createdAt!: Date;

  /** Whose it is, and whether the viewer may know; not fields themselves. */
  buyerId!: string;
  mayBeNamed!: boolean;
}

/** What lies in other tables is resolved by `auction.resolver.ts`. */
@ObjectType({ description: 'The auction of a crop: it is for the whole lot.', simpleResolvers: true })
export class Auction {
  @Field(() => AuctionState, { description: 'Where it stands, by the clock of the server.' })
  state!: AuctionState;

  @Field(() => RupeesScalar, { description: 'The least that the first bid names, in rupees per unit.' })
  openingPrice!: number;

  @Field(() => RupeesScalar, {
    nullable: true,
    description: 'The price now, or at the end, in rupees per unit; null where nobody has bid.',
  })
  currentPrice!: number | null;

  @Field(() => RupeesScalar, {
    nullable: true,
    description: 'The least that the next bid names, in rupees per unit; null once it is over.',
  })
  leastNextBid!: number | null;

  @Field(() => Date, {
    description: `When it ends or ended. Who takes the lead in the last ${inWords(SOFT_CLOSE_MS)} moves it.`,
  })
  endsAt!: Date;

  @Field(() => Int, { description: `How often a late bid has moved the end: ${MAX_EXTENSIONS} times at most.` })
  extensions!: number;

  @Field(() => ReserveStatus, { description: "Whether the price has come to the farmer's lowest price." })
  reserveStatus!: ReserveStatus;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the farmer may accept the highest bid; null except in AWAITING_FARMER.',
  })
  farmerAnswerBy!: Date | null;

  @Field(() => Date, { description: 'The clock of the server when this was answered: count down to `endsAt` from it.' })
  asOf!: Date;

  /** Of which crop, and whose; not fields. */
  cropId!: string;
  farmerId!: string;
}
