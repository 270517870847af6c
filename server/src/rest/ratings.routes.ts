import { answerTimesLoader, dealRecordsLoader } from '../modules/ratings/person-records.js';
import { type RateDealDependencies, rateDeal } from '../modules/ratings/rate-deal.js';
import { listRatings } from '../modules/ratings/rating.service.js';
import { starsLoader } from '../modules/ratings/rating-rows.js';
import { presentPerson } from '../modules/users/user.presenter.js';
import { usersLoader } from '../modules/users/user-rows.js';
import { AppError } from '../platform/errors/app-error.js';
import { isId } from '../platform/ids.js';
import { rowsBefore } from './contracts/paging.js';
import * as contracts from './contracts/ratings.contract.js';
import { withUnderscoreId } from './crop.presenter.js';
import { dealItem } from './deals.routes.js';
import { ratingItem } from './rating.presenter.js';
import { type Route, route } from './route.js';

/** Ratings, and `/people`. */
export function ratingRoutes(dependencies: RateDealDependencies): Route[] {
  return [
    route(contracts.rateDeal, async (ctx, { params, body }) => {
      const deal = await dealItem(ctx, await rateDeal(ctx, dependencies, { ...body, dealId: params.id }));
      return { message: 'Thank you. Your rating is stored.', deal, data: { deal } };
    }),
    route(contracts.getPerson, async (ctx, { params: { id }, query: { page, limit } }) => {
      const account = isId(id) ? await usersLoader(ctx).load(id) : null;
      if (!account) throw new AppError('NOT_FOUND', 'Person not found.');
      const { firstName, role, location, memberSince, verified, verifiedBy, verifiedOn } = presentPerson(account, {
        seeEmail: false,
        contact: async () => null,
      });
      const [stars, deals, answersWithinHours, { nodes, totalCount }] = await Promise.all([
        starsLoader(ctx).load(id),
        dealRecordsLoader(ctx).load(id),
        answerTimesLoader(ctx).load(id),
        listRatings(ctx, id, { first: limit, skip: rowsBefore({ page, limit }) }),
      ]);
      const person = {
        ...withUnderscoreId({ id: account.id }),
        firstName,
        role,
        location,
        memberSince,
        verified,
        verifiedBy,
        verifiedOn,
        rating: stars?.average ?? null,
        reviews: stars?.count ?? 0,
        dealsCompleted: deals.completed,
        dealsCancelled: deals.cancelled,
        answersWithinHours,
        ratings: await Promise.all(nodes.map((rating) => ratingItem(ctx, rating))),
      };
      return { person, data: { person }, total: await totalCount(), page, limit };
    }),
  ];
}
