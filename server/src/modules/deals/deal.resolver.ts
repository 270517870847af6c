import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { connectionType, PageArguments } from '../../platform/graphql/connection-type.js';
import { mapPage, type Page } from '../../platform/list-pages.js';
import type { News } from '../../platform/live/topics.js';
import { Bid } from '../bids/bid.types.js';
import { presentCrop } from '../crops/crop.presenter.js';
import { Crop } from '../crops/crop.types.js';
import { cropsLoader } from '../crops/crop-rows.js';
import { requireViewer } from '../users/require-viewer.js';
import { presentContact, presentPerson } from '../users/user.presenter.js';
import { Person } from '../users/user.types.js';
import { checkAgreement } from './check-agreement.js';
import { DEALS } from './deal.events.js';
import { presentCheck } from './deal.presenter.js';
import { findDeal, listMyDeals, summariseMySales, toDeal } from './deal.service.js';
import { Deal, DealCheck, SalesSummary } from './deal.types.js';
import { dealsOfBidsLoader, partyOf } from './deal-rows.js';
import type { MoveDealDependencies } from './move-deal.js';

const DealConnection = connectionType(Deal);

/** The root fields of deals, and what a deal has in other tables. */
@Resolver(() => Deal)
export class DealResolver {
  readonly #dependencies: MoveDealDependencies;

  constructor(dependencies: MoveDealDependencies) {
    this.#dependencies = dependencies;
  }

  @Query(() => DealConnection, {
    nullable: true,
    description:
      'Your own deals, as farmer or as buyer: those that wait for you first, then those that go on, then those that are over, each newest first. For anyone signed in.',
  })
  async myDeals(@Args(() => PageArguments) request: PageArguments, @Ctx() ctx: RequestContext): Promise<Page<Deal>> {
    const page = await listMyDeals(ctx, request);
    const shown = new Map(await Promise.all(page.nodes.map(async (row) => [row, await toDeal(ctx, row)] as const)));
    return mapPage(page, (row) => shown.get(row) as Deal);
  }

  @Query(() => SalesSummary, {
    nullable: true,
    description: 'What you sold in figures, over all of your completed deals. For anyone signed in.',
  })
  mySales(@Ctx() ctx: RequestContext): Promise<SalesSummary> {
    return summariseMySales(ctx);
  }

  @Query(() => Deal, {
    nullable: true,
    description: 'A deal of yours; null where there is none. For its two sides.',
  })
  async deal(
    @Arg('id', () => ID, { description: 'Identifier of the deal.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<Deal | null> {
    const deal = await findDeal(ctx, id);
    return deal && toDeal(ctx, deal);
  }

  @Query(() => DealCheck, {
    nullable: true,
    description:
      'Whether an agreement is one of ours: what it says, without names and prices; null where number and code do not belong together. Open to anyone.',
  })
  async dealCheck(
    @Arg('checkCode', () => String, {
      description: 'What the agreement has printed on it: the number with the code, such as AP-2026-000123-7F3A91C2.',
    })
    checkCode: string,
    @Ctx() ctx: RequestContext,
  ): Promise<DealCheck | null> {
    const deal = await checkAgreement(ctx, this.#dependencies.limits, checkCode);
    return deal && presentCheck(deal);
  }

  @Subscription(() => Deal, {
    nullable: true,
    description:
      'A deal of yours as it is now, and again whenever something happens in it; null where you have none with that identifier. Changes that come together may come as one. For its two sides.',
    topics: DEALS,
    topicId: ({ context }) => requireViewer((context as RequestContext).viewer).id,
    // Its topic has all deals of the caller; the first message is about none of them.
    filter: ({ payload, args }: { payload: News; args: { id: string } }) =>
      payload.about === null || payload.about === args.id,
  })
  async dealChanged(
    @Arg('id', () => ID, { description: 'Identifier of the deal.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<Deal | null> {
    return this.deal(id, ctx);
  }

  @FieldResolver(() => Crop, { description: 'The listing that it came of, as it is now.' })
  async crop(@Root() { row }: Deal, @Ctx() ctx: RequestContext): Promise<Crop> {
    return presentCrop(await cropsLoader(ctx).load(row.cropId), ctx.viewer);
  }

  @FieldResolver(() => Person, { description: 'Who sells, with their contact.' })
  farmer(@Root() { row }: Deal, @Ctx() ctx: RequestContext): Promise<Person> {
    return this.#party(ctx, row.farmerId);
  }

  @FieldResolver(() => Person, { description: 'Who buys, with their contact.' })
  buyer(@Root() { row }: Deal, @Ctx() ctx: RequestContext): Promise<Person> {
    return this.#party(ctx, row.buyerId);
  }

  /** A deal opens the contact of either side to the other; its readers are these two. */
  async #party(ctx: RequestContext, id: string): Promise<Person> {
    const account = await partyOf(ctx, id);
    return presentPerson(account, { seeEmail: true, contact: async () => presentContact(account) });
  }
}

/** What a bid has of its deal. */
@Resolver(() => Bid)
export class BidDealResolver {
  @FieldResolver(() => Deal, {
    nullable: true,
    description: 'The deal that it became; null where it was not accepted.',
  })
  async deal(@Root() { row }: Bid, @Ctx() ctx: RequestContext): Promise<Deal | null> {
    const deal = await dealsOfBidsLoader(ctx).load(row.id);
    return deal && toDeal(ctx, deal);
  }
}
