import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { connectionType, PageArguments } from '../../platform/graphql/connection-type.js';
import { RupeesScalar } from '../../platform/graphql/scalars.js';
import { mapPage, type Page } from '../../platform/list-pages.js';
import { presentAuction } from '../crops/auction.presenter.js';
import { Auction, AuctionPrice } from '../crops/auction.types.js';
import { isOwner } from '../crops/crop.policy.js';
import { presentCrop } from '../crops/crop.presenter.js';
import { Crop, CropConnection } from '../crops/crop.types.js';
import { presentPerson } from '../users/user.presenter.js';
import { Person } from '../users/user.types.js';
import { auctionCountsLoader, leadingBidOf, listPrices, ownPlaceLoader } from './auction.service.js';
import { shownBid } from './bid.service.js';
import { Bid, BidStanding } from './bid.types.js';
import { bidderOf } from './bid-rows.js';
import { listMyAuctions } from './my-auctions.js';

const AuctionPriceConnection = connectionType(AuctionPrice);

/** A crop that is auctioned says how far it has come. */
@Resolver(() => Crop)
export class CropAuctionResolver {
  @Query(() => CropConnection, {
    nullable: true,
    description:
      'Auctions of which something can still become, the one where something happens next foremost: your own as a farmer, those in which a bid of yours still counts as a buyer. For anyone signed in.',
  })
  async myAuctions(@Args(() => PageArguments) request: PageArguments, @Ctx() ctx: RequestContext): Promise<Page<Crop>> {
    return mapPage(await listMyAuctions(ctx, request), (crop) => presentCrop(crop, ctx.viewer));
  }

  @FieldResolver(() => Auction, {
    nullable: true,
    description: 'Its auction; null at a fixed price, of a draft, and of what was over before auctions had an end.',
  })
  auction(@Root() { auctionRow }: Crop, @Ctx() { clock }: RequestContext): Auction | null {
    return presentAuction(auctionRow, clock.now());
  }
}

/** What an auction has in other tables: asked for once for all crops of a request. */
@Resolver(() => Auction)
export class AuctionResolver {
  @FieldResolver(() => Int, {
    description: 'How often was bid; what was bid for somebody within their maximum is not counted.',
  })
  async bidCount(@Root() { cropId }: Auction, @Ctx() ctx: RequestContext): Promise<number> {
    return (await auctionCountsLoader(ctx).load(cropId)).bids;
  }

  @FieldResolver(() => Int, { description: 'How many people have bid.' })
  async bidderCount(@Root() { cropId }: Auction, @Ctx() ctx: RequestContext): Promise<number> {
    return (await auctionCountsLoader(ctx).load(cropId)).bidders;
  }

  @FieldResolver(() => BidStanding, {
    nullable: true,
    description: 'Whether you lead, or led at the end; null where you have not bid.',
  })
  async viewerStanding(@Root() { cropId }: Auction, @Ctx() ctx: RequestContext): Promise<BidStanding | null> {
    return (await ownPlaceLoader(ctx).load(cropId))?.standing ?? null;
  }

  @FieldResolver(() => RupeesScalar, {
    nullable: true,
    description: 'How far you go at most, in rupees per unit: a secret of yours. Null where you have not bid.',
  })
  async viewerMaxAmount(@Root() { cropId }: Auction, @Ctx() ctx: RequestContext): Promise<number | null> {
    return (await ownPlaceLoader(ctx).load(cropId))?.maxAmount ?? null;
  }

  @FieldResolver(() => Bid, {
    nullable: true,
    description:
      'The bid that leads or led, with its bidder. For the farmer, and for whoever bid it; null for everybody else.',
  })
  async leadingBid(@Root() { cropId, farmerId }: Auction, @Ctx() ctx: RequestContext): Promise<Bid | null> {
    const isTheirs = async () => (await ownPlaceLoader(ctx).load(cropId))?.standing === BidStanding.LEADING;
    if (!isOwner(ctx.viewer, { farmerId }) && !(await isTheirs())) return null;
    const bid = await leadingBidOf(ctx, cropId);
    return bid && shownBid(ctx, bid);
  }

  @FieldResolver(() => AuctionPriceConnection, { description: 'How the price rose, newest first, without names.' })
  history(
    @Root() { cropId, farmerId }: Auction,
    @Args(() => PageArguments) request: PageArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<Page<AuctionPrice>> {
    return listPrices(ctx, { cropId, farmerId }, request);
  }
}

/** The bidder. */
@Resolver(() => AuctionPrice)
export class AuctionPriceResolver {
  @FieldResolver(() => Person, {
    nullable: true,
    description: 'Who it is, with their record. For the farmer of the crop alone; null for everybody else.',
  })
  async person(@Root() { buyerId, mayBeNamed }: AuctionPrice, @Ctx() ctx: RequestContext): Promise<Person | null> {
    if (!mayBeNamed) return null;
    return presentPerson(await bidderOf(ctx, { buyerId }), { seeEmail: false, contact: async () => null });
  }
}
