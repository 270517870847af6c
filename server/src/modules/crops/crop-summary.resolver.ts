import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { summariseMyCrops } from './crop-summary.js';
import { CropSummary } from './crop-summary.types.js';

/** The figures above a farmer's own list, which has only a page of the crops. */
@Resolver()
export class CropSummaryResolver {
  @Query(() => CropSummary, {
    nullable: true,
    description: 'Your own crops in figures, over all of them. For anyone signed in.',
  })
  myCropSummary(@Ctx() ctx: RequestContext): Promise<CropSummary> {
    return summariseMyCrops(ctx);
  }
}
