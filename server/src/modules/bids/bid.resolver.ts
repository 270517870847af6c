import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { pageType } from '../../platform/graphql/page-type.js';
import { MAX_PAGE_SIZE, type Page } from '../../platform/pages.js';
import { PlaceBidInput } from './bid.input-types.js';
import { Bid } from './bid.object-types.js';
import { presentBid } from './bid.presenter.js';
import { listMyBids } from './bid.service.js';
import { type PlaceBidParts, placeBid } from './place-bid.js';

const BidPage = pageType('BidPage', Bid);

@ArgsType()
class MyBidsArguments {
  @Field(() => Int, { defaultValue: 20, description: `How many bids, 1 to ${MAX_PAGE_SIZE}.` })
  first!: number;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the page before.' })
  after?: string | null;
}

/** The root fields of bidding. */
@Resolver()
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
}
