import type { DealEntity } from '../modules/deals/deal.entity.js';
import { presentDealEvent } from '../modules/deals/deal.presenter.js';
import { findDeal, listMyDeals, toDeal } from '../modules/deals/deal.service.js';
import { dealEventsLoader, partyOf } from '../modules/deals/deal-rows.js';
import type { RequestContext } from '../platform/context.js';
import { AppError } from '../platform/errors/app-error.js';
import * as contracts from './contracts/deals.contract.js';
import { rowsBefore } from './contracts/paging.js';
import { withUnderscoreId } from './crop.presenter.js';
import { ratingsOfDeal } from './rating.presenter.js';
import { type Answer, type Route, route } from './route.js';

/** A deal as one of its sides sees it, with both contacts. */
export async function dealItem(ctx: RequestContext, row: DealEntity): Promise<Answer> {
  const { row: _row, farmerName, buyerName, ...deal } = toDeal(ctx, row);
  const [farmer, buyer, events, ratings] = await Promise.all([
    partyOf(ctx, row.farmerId),
    partyOf(ctx, row.buyerId),
    dealEventsLoader(ctx).load(row.id),
    ratingsOfDeal(ctx, row.id, deal.yourSide),
  ]);
  const person = ({ id, email, phone }: typeof farmer, name: string) => withUnderscoreId({ id, name, email, phone });
  return {
    ...withUnderscoreId(deal),
    cropId: row.cropId,
    farmer: person(farmer, farmerName),
    buyer: person(buyer, buyerName),
    events: events.map(presentDealEvent),
    ...ratings,
  };
}

/** `/deals` of the REST interface. */
export function dealRoutes(): Route[] {
  return [
    route(contracts.listMyDeals, async (ctx, { query: { page, limit } }) => {
      const asked = { first: limit, skip: rowsBefore({ page, limit }) };
      const { nodes, totalCount } = await listMyDeals(ctx, asked);
      const deals = await Promise.all(nodes.map((deal) => dealItem(ctx, deal)));
      return { success: true, deals, data: { deals }, total: await totalCount(), page, limit };
    }),
    route(contracts.getDeal, async (ctx, { params }) => {
      const found = await findDeal(ctx, params.id);
      if (!found) throw new AppError('NOT_FOUND', 'Deal not found.');
      const deal = await dealItem(ctx, found);
      return { success: true, deal, data: { deal } };
    }),
  ];
}
