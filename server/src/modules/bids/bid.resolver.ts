import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { inWords } from '../../platform/duration.js';
import { connectionType } from '../../platform/graphql/connection-type.js';
import { RupeesScalar } from '../../platform/graphql/scalars.js';
import { gatherPage, type Page } from '../../platform/list-pages.js';
import { toRupees } from '../../platform/money.js';
import { presentCrop } from '../crops/crop.presenter.js';
import { Crop, Quantity } from '../crops/crop.types.js';
import { cropsLoader } from '../crops/crop-rows.js';
import { presentPerson } from '../users/user.presenter.js';
import { Person } from '../users/user.types.js';
import { acceptOffer } from './accept-offer.js';
import type { BidEntity } from './bid.entity.js';
import {
  AcceptOfferInput,
  BidListArguments,
  ConfirmBidQuantityInput,
  CounterOfferInput,
  CropBidsArguments,
  DeclineOfferInput,
  PlaceBidInput,
  WithdrawBidInput,
  WithdrawCounterInput,
} from './bid.inputs.js';
import { COUNTER_VALID_MS, OFFER_VALID_MS } from './bid.rules.js';
import {
  actionsOn,
  findBid,
  listCropBids,
  listMyBids,
  listReceivedBids,
  liveBidsOn,
  shownBid,
  shownLastOffer,
  shownOffers,
} from './bid.service.js';
import {
  AcceptOfferPayload,
  Bid,
  BidAction,
  ConfirmBidQuantityPayload,
  CounterOfferPayload,
  DeclineOfferPayload,
  LiveBids,
  Offer,
  PlaceBidPayload,
  WithdrawBidPayload,
  WithdrawCounterPayload,
} from './bid.types.js';
import { bidderOf } from './bid-rows.js';
import { confirmBidQuantity } from './confirm-bid-quantity.js';
import { counterOffer } from './counter-offer.js';
import { declineOffer } from './decline-offer.js';
import { MAX_OFFERS } from './offer.rules.js';
import { DOUBLE_PRESS_MS, type PlaceBidDependencies, placeBid } from './place-bid.js';
import { withdrawBid } from './withdraw-bid.js';
import { withdrawCounter } from './withdraw-counter.js';

const BidConnection = connectionType(Bid);

/** The root fields of bidding, and what a bid has in other tables: asked for once for all bids of a request. */
@Resolver(() => Bid)
export class BidResolver {
  readonly #dependencies: PlaceBidDependencies;

  constructor(dependencies: PlaceBidDependencies) {
    this.#dependencies = dependencies;
  }

  @Query(() => BidConnection, { nullable: true, description: 'Your own bids, newest first. For anyone signed in.' })
  async myBids(
    @Args(() => BidListArguments) request: BidListArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<Page<Bid>> {
    return present(ctx, await listMyBids(ctx, request));
  }

  @Query(() => Bid, {
    nullable: true,
    description: 'A bid of yours, or on a crop of yours; null where there is none. For its two sides.',
  })
  async bid(
    @Arg('id', () => ID, { description: 'Identifier of the bid.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<Bid | null> {
    const bid = await findBid(ctx, id);
    return bid && shownBid(ctx, bid);
  }

  @Query(() => BidConnection, {
    nullable: true,
    description:
      'Bids on one crop, the best first (live ones, then the highest price, then the earliest): all of them for its farmer, your own for you otherwise. For anyone signed in.',
  })
  async cropBids(
    @Args(() => CropBidsArguments) { cropId, ...request }: CropBidsArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<Page<Bid>> {
    return present(ctx, await listCropBids(ctx, cropId, request));
  }

  @Query(() => BidConnection, {
    nullable: true,
    description:
      'Bids on all of your own listed crops, newest first; those that wait for you, the one whose time ends first foremost. For anyone signed in.',
  })
  async receivedBids(
    @Args(() => BidListArguments) request: BidListArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<Page<Bid>> {
    return present(ctx, await listReceivedBids(ctx, request));
  }

  @Mutation(() => PlaceBidPayload, {
    nullable: true,
    description: `Places a bid, in the place of your live one on that crop. Sent again with the same idempotency key it is the same bid; without one, the same bid within ${inWords(DOUBLE_PRESS_MS)} gives the one that is there. It can be answered for ${inWords(OFFER_VALID_MS)}. Refused with QUANTITY_GONE where less is left; in an auction with BID_TOO_LOW, BELOW_OWN_MAX and AUCTION_ENDED. For buyers.`,
  })
  async placeBid(
    @Arg('input', () => PlaceBidInput, { description: 'The bid.' }) input: PlaceBidInput,
    @Ctx() ctx: RequestContext,
  ): Promise<PlaceBidPayload> {
    return answered(ctx, await placeBid(ctx, this.#dependencies, input));
  }

  @Mutation(() => WithdrawBidPayload, {
    nullable: true,
    description:
      'Takes a bid back that nobody has answered. Refused with OFFER_EXPIRED after its time, and with CONFLICT where it is over otherwise. For its buyer.',
  })
  async withdrawBid(
    @Arg('input', () => WithdrawBidInput, { description: 'Which bid.' }) { bidId }: WithdrawBidInput,
    @Ctx() ctx: RequestContext,
  ): Promise<WithdrawBidPayload> {
    return answered(ctx, await withdrawBid(ctx, this.#dependencies, bidId));
  }

  @Mutation(() => AcceptOfferPayload, {
    nullable: true,
    description:
      'Accepts an offer and makes the deal. Refused with OFFER_CHANGED where it is not the last one any more, OFFER_EXPIRED after its time, NOT_YOUR_TURN where the other side has to answer, QUANTITY_GONE where less is left, and with CONFLICT where it is over otherwise. For the side that is to answer.',
  })
  async acceptOffer(
    @Arg('input', () => AcceptOfferInput, { description: 'Which offer.' }) { offerId }: AcceptOfferInput,
    @Ctx() ctx: RequestContext,
  ): Promise<AcceptOfferPayload> {
    return answered(ctx, await acceptOffer(ctx, this.#dependencies, offerId));
  }

  @Mutation(() => DeclineOfferPayload, {
    nullable: true,
    description:
      'Says no to an offer: a farmer with a reason or own words, a buyer with own words or none. Refused as acceptOffer is.',
  })
  async declineOffer(
    @Arg('input', () => DeclineOfferInput, { description: 'Which offer, and why.' }) input: DeclineOfferInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DeclineOfferPayload> {
    return answered(ctx, await declineOffer(ctx, this.#dependencies, input));
  }

  @Mutation(() => CounterOfferPayload, {
    nullable: true,
    description: `Answers an offer with another price and quantity. A farmer's can be answered for ${inWords(COUNTER_VALID_MS)}, a buyer's for ${inWords(OFFER_VALID_MS)}; at most ${MAX_OFFERS} prices are named over one bid. Refused as acceptOffer is, and with BAD_USER_INPUT. For the side that is to answer.`,
  })
  async counterOffer(
    @Arg('input', () => CounterOfferInput, { description: 'Which offer, and the other price.' })
    input: CounterOfferInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CounterOfferPayload> {
    return answered(ctx, await counterOffer(ctx, this.#dependencies, input));
  }

  @Mutation(() => WithdrawCounterPayload, {
    nullable: true,
    description:
      "Takes a counter-offer back that its buyer has not answered: the buyer's last offer counts again until its own end. Refused with OFFER_CHANGED where they have answered, OFFER_EXPIRED after its time, and CONFLICT where it is over otherwise. For the farmer who made it.",
  })
  async withdrawCounter(
    @Arg('input', () => WithdrawCounterInput, { description: 'Which counter-offer.' }) {
      offerId,
    }: WithdrawCounterInput,
    @Ctx() ctx: RequestContext,
  ): Promise<WithdrawCounterPayload> {
    return answered(ctx, await withdrawCounter(ctx, this.#dependencies, offerId));
  }

  @Mutation(() => ConfirmBidQuantityPayload, {
    nullable: true,
    description: `Says that you still want a crop of which less is left than you bid on: your price for a smaller quantity, which the farmer can answer for ${inWords(OFFER_VALID_MS)}. Refused with NOT_YOUR_TURN and CONFLICT where nothing is to be confirmed, OFFER_EXPIRED after its time, and QUANTITY_GONE where less is left. For its buyer.`,
  })
  async confirmBidQuantity(
    @Arg('input', () => ConfirmBidQuantityInput, { description: 'Which bid, and how much.' })
    input: ConfirmBidQuantityInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ConfirmBidQuantityPayload> {
    return answered(ctx, await confirmBidQuantity(ctx, this.#dependencies, input));
  }

  @FieldResolver(() => Crop, { description: 'What was bid on; you keep seeing it after its farmer removed it.' })
  async crop(@Root() { row }: Bid, @Ctx() ctx: RequestContext): Promise<Crop> {
    return presentCrop(await cropsLoader(ctx).load(row.cropId), ctx.viewer);
  }

  @FieldResolver(() => Quantity, { description: 'How much it is for.' })
  async quantity(@Root() { row }: Bid, @Ctx() ctx: RequestContext): Promise<Quantity> {
    const { quantityUnit } = await cropsLoader(ctx).load(row.cropId);
    return { amount: row.quantity, unit: quantityUnit };
  }

  @FieldResolver(() => RupeesScalar, {
    nullable: true,
    description:
      'In an auction, how far you go at most, in rupees per unit. For its buyer alone; null for the farmer and at a fixed price.',
  })
  maxAmount(@Root() { row }: Bid, @Ctx() { viewer }: RequestContext): number | null {
    return row.maxPaise !== null && viewer?.id === row.buyerId ? toRupees(row.maxPaise) : null;
  }

  @FieldResolver(() => Person, { description: 'Who bids.' })
  async buyer(@Root() { row }: Bid, @Ctx() ctx: RequestContext): Promise<Person> {
    return presentPerson(await bidderOf(ctx, row), { seeEmail: false, contact: async () => null });
  }

  @FieldResolver(() => [Offer], {
    description: 'Every price that was named, in order, also those that were taken back.',
  })
  offers(@Root() { row }: Bid, @Ctx() ctx: RequestContext): Promise<Offer[]> {
    return shownOffers(ctx, row);
  }

  @FieldResolver(() => Offer, {
    description: 'The offer that counts: the last one that was not taken back. It is what the answers take.',
  })
  lastOffer(@Root() { row }: Bid, @Ctx() ctx: RequestContext): Promise<Offer> {
    return shownLastOffer(ctx, row);
  }

  @FieldResolver(() => [BidAction], { description: 'What you can do about it now.' })
  allowedActions(@Root() { row }: Bid, @Ctx() ctx: RequestContext): Promise<BidAction[]> {
    return actionsOn(ctx, row);
  }
}

/** What a crop has of its bids. */
@Resolver(() => Crop)
export class CropBidsResolver {
  @FieldResolver(() => LiveBids, {
    nullable: true,
    description: 'The live bids on it in figures. For its own farmer; null for everybody else.',
  })
  liveBids(@Root() crop: Crop, @Ctx() ctx: RequestContext): Promise<LiveBids | null> {
    return liveBidsOn(ctx, crop);
  }
}

const present = (ctx: RequestContext, page: Page<BidEntity>): Promise<Page<Bid>> =>
  gatherPage(page, (bid) => shownBid(ctx, bid));

const answered = async (ctx: RequestContext, bid: BidEntity) => ({ bid: await shownBid(ctx, bid) });
