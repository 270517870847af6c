import type { BidEntity } from '../modules/bids/bid.entity.js';
import { presentBid } from '../modules/bids/bid.presenter.js';
import { listMyBids } from '../modules/bids/bid.service.js';
import { type PlaceBidDependencies, placeBid } from '../modules/bids/place-bid.js';
import { cropImagesLoader, cropsLoader, farmerOf } from '../modules/crops/crop-rows.js';
import type { RequestContext } from '../platform/context.js';
import { badInput } from '../platform/errors/app-error.js';
import { MAX_PAGE_SIZE } from '../platform/pages.js';
import type { Asked } from './contract.js';
import * as contracts from './contracts/bids.contract.js';
import { rowsBefore } from './contracts/paging.js';
import { withUnderscoreId } from './crop.presenter.js';
import { type Answer, type Route, route } from './route.js';

/** A bid item with the crop as its bidder sees it (spec §3, X-14). */
async function bidItem(ctx: RequestContext, bid: BidEntity): Promise<Answer> {
  const crop = await cropsLoader(ctx).load(bid.cropId);
  const [{ firstName }, images] = await Promise.all([
    farmerOf(ctx, crop.farmerId),
    cropImagesLoader(ctx).load(crop.id),
  ]);
  const { id, bidAmount, message, status, createdAt } = presentBid(bid);
  const { cropName } = crop;
  return {
    bidId: id,
    _id: id,
    bidAmount,
    message,
    status,
    createdAt,
    crop: {
      ...withUnderscoreId({ id: crop.id }),
      cropName,
      name: cropName,
      images,
      status: crop.status,
      farmerId: { firstName },
      listed: crop.deletedAt === null,
    },
  };
}

/** Which part of one's bids is asked for. Throws BAD_USER_INPUT where it is both a numbered page and a place to go on from. */
function askedPage({ page, limit, first, after }: Asked<typeof contracts.listMyBids>['query']) {
  if (page !== undefined && after !== undefined) {
    throw badInput([{ field: 'after', message: 'Ask either with page or with after.' }]);
  }
  const numbered = { page: page ?? 1, limit: limit ?? first ?? MAX_PAGE_SIZE };
  return { ...numbered, first: numbered.limit, after, skip: rowsBefore(numbered) };
}

/** `/bids` of the documented REST interface (spec §7). */
export function bidRoutes(dependencies: PlaceBidDependencies): Route[] {
  return [
    route(contracts.placeBid, async (ctx, { body }) => {
      if (typeof body.cropId !== 'string') {
        throw badInput([{ field: 'cropId', message: 'Say which crop the bid is for.' }]);
      }
      const placed = await placeBid(ctx, dependencies, { ...body, cropId: body.cropId });
      const bid = await bidItem(ctx, placed);
      return { success: true, message: 'Bid placed successfully!', bid, data: { bid } };
    }),
    route(contracts.listMyBids, async (ctx, { query }) => {
      const asked = askedPage(query);
      const { nodes, pageInfo, totalCount } = await listMyBids(ctx, asked);
      const bids = await Promise.all(nodes.map((bid) => bidItem(ctx, bid)));
      const counts = {
        total: await totalCount(),
        ...(asked.after === undefined ? { page: asked.page } : {}),
        limit: asked.limit,
      };
      const { hasNextPage, endCursor } = pageInfo;
      return {
        success: true,
        crops: bids,
        bids,
        data: { crops: bids, bids },
        ...counts,
        pageInfo: { hasNextPage, endCursor },
      };
    }),
  ];
}
