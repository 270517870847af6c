import { Arg, Args, Ctx, FieldResolver, Float, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { connectionType, PageArguments } from '../../platform/graphql/connection-type.js';
import { mapPage, type Page } from '../../platform/list-pages.js';
import { Crop } from '../crops/crop.types.js';
import { toDeal } from '../deals/deal.service.js';
import { Deal } from '../deals/deal.types.js';
import { partyOf } from '../deals/deal-rows.js';
import { presentPerson } from '../users/user.presenter.js';
import { Person } from '../users/user.types.js';
import { answerTimesLoader, dealRecordsLoader } from './person-records.js';
import { type RateDealDependencies, rateDeal } from './rate-deal.js';
import { presentRating } from './rating.presenter.js';
import { mayRate, windowEnd } from './rating.rules.js';
import { listRatings } from './rating.service.js';
import { RateDealInput, RateDealPayload, Rating } from './rating.types.js';
import { dealRatingsLoader, starsLoader } from './rating-rows.js';

const RatingConnection = connectionType(Rating);

/** The command, and who gave a rating. */
@Resolver(() => Rating)
export class RatingResolver {
  readonly #dependencies: RateDealDependencies;

  constructor(dependencies: RateDealDependencies) {
    this.#dependencies = dependencies;
  }

  @Mutation(() => RateDealPayload, {
    nullable: true,
    description:
      'Rates the other side of a completed deal of yours, once and within seven days. It is shown once both have rated, or the seven days are over. Refused with CONFLICT before the deal is completed, after the seven days, and where you have rated it otherwise. For its two sides.',
  })
  async rateDeal(
    @Arg('input', () => RateDealInput, { description: 'Which deal, and how it went.' }) input: RateDealInput,
    @Ctx() ctx: RequestContext,
  ): Promise<RateDealPayload> {
    return { deal: await toDeal(ctx, await rateDeal(ctx, this.#dependencies, input)) };
  }

  @FieldResolver(() => Person, { description: 'Who gave it.' })
  async by(@Root() { byId }: Rating, @Ctx() ctx: RequestContext): Promise<Person> {
    return presentPerson(await partyOf(ctx, byId), { seeEmail: false, contact: async () => null });
  }
}

/** What a deal has of its ratings. */
@Resolver(() => Deal)
export class RatedDealResolver {
  @FieldResolver(() => Rating, { nullable: true, description: 'What you said of the other side; null before you did.' })
  async yourRating(@Root() { id, yourSide }: Deal, @Ctx() ctx: RequestContext): Promise<Rating | null> {
    const { given } = await dealRatingsLoader(ctx).load(id);
    const own = given.find(({ side }) => side === yourSide);
    return own ? presentRating(own) : null;
  }

  @FieldResolver(() => Rating, {
    nullable: true,
    description: 'What the other side said of you; null until you have rated too, or `rateBy` has passed.',
  })
  async theirRating(@Root() { id, yourSide }: Deal, @Ctx() ctx: RequestContext): Promise<Rating | null> {
    const { shown } = await dealRatingsLoader(ctx).load(id);
    const other = shown.find(({ side }) => side !== yourSide);
    return other ? presentRating(other) : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether you can rate it now.' })
  async canRate(@Root() deal: Deal, @Ctx() ctx: RequestContext): Promise<boolean> {
    const { given } = await dealRatingsLoader(ctx).load(deal.id);
    const hasRated = given.some(({ side }) => side === deal.yourSide);
    return mayRate(windowEnd(deal), hasRated, ctx.clock.now());
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Until when its sides can rate each other: seven days from its completion; null before that.',
  })
  rateBy(@Root() deal: Deal): Date | null {
    return windowEnd(deal);
  }
}

/** Ratings and figures of a person's deals. */
@Resolver(() => Person)
export class PersonRecordResolver {
  @FieldResolver(() => Float, {
    nullable: true,
    description: 'The average of the stars that completed deals brought them, to one decimal; null where none did yet.',
  })
  async rating(@Root() { id }: Person, @Ctx() ctx: RequestContext): Promise<number | null> {
    return (await starsLoader(ctx).load(id))?.average ?? null;
  }

  @FieldResolver(() => Int, { description: 'How many ratings they have.' })
  async reviews(@Root() { id }: Person, @Ctx() ctx: RequestContext): Promise<number> {
    return (await starsLoader(ctx).load(id))?.count ?? 0;
  }

  @FieldResolver(() => RatingConnection, { description: 'What the other sides of their deals say, newest first.' })
  async ratings(
    @Root() { id }: Person,
    @Args(() => PageArguments) request: PageArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<Page<Rating>> {
    return mapPage(await listRatings(ctx, id, request), presentRating);
  }

  @FieldResolver(() => Int, { description: 'How many deals they completed.' })
  async dealsCompleted(@Root() { id }: Person, @Ctx() ctx: RequestContext): Promise<number> {
    return (await dealRecordsLoader(ctx).load(id)).completed;
  }

  @FieldResolver(() => Int, { description: 'How many deals they themselves gave up.' })
  async dealsCancelled(@Root() { id }: Person, @Ctx() ctx: RequestContext): Promise<number> {
    return (await dealRecordsLoader(ctx).load(id)).cancelled;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'In how many hours they answer an offer on average, rounded up, over their last fifty answers; null below three.',
  })
  answersWithinHours(@Root() { id }: Person, @Ctx() ctx: RequestContext): Promise<number | null> {
    return answerTimesLoader(ctx).load(id);
  }
}

/** The stars on a crop are those of its farmer. */
@Resolver(() => Crop)
export class RatedCropResolver {
  @FieldResolver(() => Float, {
    nullable: true,
    description: "The average of its farmer's stars, one to five, to one decimal; null where nobody rated them yet.",
  })
  async rating(@Root() { farmerId }: Crop, @Ctx() ctx: RequestContext): Promise<number | null> {
    return (await starsLoader(ctx).load(farmerId))?.average ?? null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many ratings its farmer has; null where nobody did yet.',
  })
  async reviews(@Root() { farmerId }: Crop, @Ctx() ctx: RequestContext): Promise<number | null> {
    return (await starsLoader(ctx).load(farmerId))?.count ?? null;
  }
}
