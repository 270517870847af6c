import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { pageType } from '../../platform/graphql/page-type.js';
import { MAX_PAGE_SIZE, type Page } from '../../platform/pages.js';
import { CropImage } from '../crops/crop.types.js';
import { cropImagesLoader, cropsLoader, farmerOf } from '../crops/crop-rows.js';
import { presentBid, presentBidCrop } from './bid.presenter.js';
import { listMyBids } from './bid.service.js';
import { Bid, BidCrop, BidFarmer, PlaceBidInput } from './bid.types.js';
import { type PlaceBidParts, placeBid } from './place-bid.js';

const BidPage = pageType('BidPage', Bid);

@ArgsType()
class MyBidsArguments {
  @Field(() => Int, { defaultValue: 20, description: `How many bids, 1 to ${MAX_PAGE_SIZE}.` })
  first!: number;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the page before.' })
  after?: string | null;
}

/** The root fields of bidding, and what a bid has in other tables: asked for once for all bids of a request. */
@Resolver(() => Bid)
export class BidResolver {
  readonly #parts: PlaceBidParts;

  constructor(parts: PlaceBidParts) {
    this.#parts = parts;
  }

  @Query(() => BidPage, { description: 'Your own bids, newest first. For anyone signed in.' })
  async myBids(@Args(() => MyBidsArguments) request: MyBidsArguments, @Ctx() ctx: RequestContext): Promise<Page<Bid>> {
    const page = await listMyBids(ctx, request);
    return { ...page, nodes: page.nodes.map(presentBid) };
  }

  @Mutation(() => Bid, {
    description: 'Places a bid. The same bid again within five seconds gives the one that is there. For buyers.',
  })
  async placeBid(
    @Arg('input', () => PlaceBidInput, { description: 'The bid.' }) input: PlaceBidInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Bid> {
    return presentBid(await placeBid(ctx, this.#parts, input));
  }

  @FieldResolver(() => BidCrop, { description: 'What was bid on.' })
  async crop(@Root() bid: Bid, @Ctx() ctx: RequestContext): Promise<BidCrop> {
    return presentBidCrop(await cropsLoader(ctx).load(bid.cropId));
  }
}

@Resolver(() => BidCrop)
export class BidCropFieldsResolver {
  @FieldResolver(() => BidFarmer, { description: 'Who sells it.' })
  async farmer(@Root() crop: BidCrop, @Ctx() ctx: RequestContext): Promise<BidFarmer> {
    const { firstName } = await farmerOf(ctx, crop.farmerId);
    return { firstName };
  }

  @FieldResolver(() => [CropImage], { description: 'Its pictures, at most ten, the first one foremost.' })
  images(@Root() crop: BidCrop, @Ctx() ctx: RequestContext): Promise<CropImage[]> {
    return cropImagesLoader(ctx).load(crop.id);
  }
}
