import { z } from 'zod';
import type { BidEntity } from '../modules/bids/bid.entity.js';
import { presentBid } from '../modules/bids/bid.presenter.js';
import { listMyBids } from '../modules/bids/bid.service.js';
import { type PlaceBidParts, placeBid } from '../modules/bids/place-bid.js';
import { cropImagesLoader, cropsLoader, farmerOf } from '../modules/crops/crop-rows.js';
import type { RequestContext } from '../platform/context.js';
import { MAX_PAGE_SIZE } from '../platform/pages.js';
import { readBody, readQuery } from './body.js';
import { withBothIds } from './crop.presenter.js';
import type { Route } from './route.js';

/** The amount and the message may be anything here: the rules of bidding stand in `place-bid.ts` alone. */
const placeBody = z.object({ cropId: z.string(), bidAmount: z.unknown().optional(), message: z.unknown().optional() });

/** The newest hundred; `after` takes the `pageInfo.endCursor` of the answer before. */
const listQuery = z.object({
  first: z.coerce.number().default(MAX_PAGE_SIZE),
  after: z.string().optional(),
});

/** A bid item with the crop as its bidder sees it (spec §3, X-14). */
async function bidItem(ctx: RequestContext, bid: BidEntity): Promise<Readonly<Record<string, unknown>>> {
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
      ...withBothIds({ id: crop.id }),
      cropName,
      name: cropName,
      images,
      status: crop.status,
      farmerId: { firstName },
      listed: crop.deletedAt === null,
    },
  };
}

/** `/bids` of the documented REST interface (spec §7). */
export function bidRoutes(parts: PlaceBidParts): Route[] {
  return [
    {
      method: 'post',
      path: '/bids/place',
      async handle(ctx, request) {
        const placed = await placeBid(ctx, parts, readBody(placeBody, request));
        const bid = await bidItem(ctx, placed);
        return { status: 201, body: { success: true, message: 'Bid placed successfully!', bid, data: { bid } } };
      },
    },
    {
      method: 'get',
      path: '/bids/my-bids',
      async handle(ctx, request) {
        const { nodes, pageInfo } = await listMyBids(ctx, readQuery(listQuery, request));
        const { hasNextPage, endCursor } = pageInfo;
        const bids = await Promise.all(nodes.map((bid) => bidItem(ctx, bid)));
        return {
          body: { success: true, crops: bids, bids, data: { crops: bids, bids }, pageInfo: { hasNextPage, endCursor } },
        };
      },
    },
  ];
}
