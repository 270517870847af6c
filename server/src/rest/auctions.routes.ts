import { listPrices } from '../modules/bids/auction.service.js';
import { requireCrop } from '../modules/crops/crop.service.js';
import { AppError } from '../platform/errors/app-error.js';
import * as contracts from './contracts/auctions.contract.js';
import { rowsBefore } from './contracts/paging.js';
import { auctionInRest } from './crop.presenter.js';
import { type Route, route } from './route.js';

/** `/crops/:id/auction`: how far the auction of a crop has come. Bids are placed by `/bids/place` like any other. */
export function auctionRoutes(): Route[] {
  return [
    route(contracts.readAuction, async (ctx, { params, query }) => {
      const crop = await requireCrop(ctx, params.id);
      const auction = await auctionInRest(ctx, crop);
      if (!auction) throw new AppError('NOT_FOUND', 'This crop is not sold in an auction.');
      const asked = { first: query.limit, skip: rowsBefore(query) };
      const { nodes, totalCount } = await listPrices(ctx, { cropId: crop.id, farmerId: crop.farmerId }, asked);
      const history = nodes.map(({ bidder, yours, amount, automatic, createdAt }) => ({
        bidder,
        yours,
        amount,
        automatic,
        createdAt,
      }));
      return { auction, history, data: { auction, history }, total: await totalCount(), ...query };
    }),
  ];
}
