import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { connectionType, PageArguments } from '../../platform/graphql/connection-type.js';
import { mapPage, type Page } from '../../platform/pages.js';
import { presentCrop } from '../crops/crop.presenter.js';
import { Crop } from '../crops/crop.types.js';
import { cropsLoader } from '../crops/crop-rows.js';
import { presentBid } from './bid.presenter.js';
import { listMyBids } from './bid.service.js';
import { Bid, PlaceBidInput, PlaceBidPayload } from './bid.types.js';
import { type PlaceBidDependencies, placeBid } from './place-bid.js';

const BidConnection = connectionType(Bid);

/** The root fields of bidding, and what a bid has in other tables: asked for once for all bids of a request. */
@Resolver(() => Bid)
export class BidResolver {
  readonly #dependencies: PlaceBidDependencies;

  constructor(dependencies: PlaceBidDependencies) {
    this.#dependencies = dependencies;
  }

  @Query(() => BidConnection, { nullable: true, description: 'Your own bids, newest first. For anyone signed in.' })
  async myBids(@Args(() => PageArguments) request: PageArguments, @Ctx() ctx: RequestContext): Promise<Page<Bid>> {
    return mapPage(await listMyBids(ctx, request), presentBid);
  }

  @Mutation(() => PlaceBidPayload, {
    nullable: true,
    description:
      'Places a bid. Sent again with the same idempotency key it is the same bid; without one, the same bid within five seconds gives the one that is there. For buyers.',
  })
  async placeBid(
    @Arg('input', () => PlaceBidInput, { description: 'The bid.' }) input: PlaceBidInput,
    @Ctx() ctx: RequestContext,
  ): Promise<PlaceBidPayload> {
    return { bid: presentBid(await placeBid(ctx, this.#dependencies, input)) };
  }

  @FieldResolver(() => Crop, { description: 'What was bid on; you keep seeing it after its farmer removed it.' })
  async crop(@Root() bid: Bid, @Ctx() ctx: RequestContext): Promise<Crop> {
    return presentCrop(await cropsLoader(ctx).load(bid.cropId), ctx.viewer);
  }
}
