import { acceptOffer } from '../modules/bids/accept-offer.js';
import type { BidEntity } from '../modules/bids/bid.entity.js';
import { presentBid } from '../modules/bids/bid.presenter.js';
import {
  actionsOn,
  type BidListRequest,
  listCropBids,
  listMyBids,
  listReceivedBids,
} from '../modules/bids/bid.service.js';
import { bidderOf, offersLoader } from '../modules/bids/bid-rows.js';
import { declineOffer } from '../modules/bids/decline-offer.js';
import { type PlaceBidDependencies, placeBid } from '../modules/bids/place-bid.js';
import { withdrawBid } from '../modules/bids/withdraw-bid.js';
import { cropImagesLoader, cropsLoader, farmerOf } from '../modules/crops/crop-rows.js';
import { dealsOfBidsLoader } from '../modules/deals/deal-rows.js';
import type { RequestContext } from '../platform/context.js';
import { badInput } from '../platform/errors/app-error.js';
import { MAX_PAGE_SIZE, type Page } from '../platform/pages.js';
import type { Asked } from './contract.js';
import * as contracts from './contracts/bids.contract.js';
import { rowsBefore } from './contracts/paging.js';
import { withUnderscoreId } from './crop.presenter.js';
import { type Answer, type Route, route } from './route.js';

/** What a bid says to either side. */
async function bidFields(ctx: RequestContext, bid: BidEntity) {
  const [crop, offers, deal, allowedActions] = await Promise.all([
    cropsLoader(ctx).load(bid.cropId),
    offersLoader(ctx).load(bid.id),
    dealsOfBidsLoader(ctx).load(bid.id),
    actionsOn(ctx, bid),
  ]);
  const { row: _row, id, ...fields } = presentBid(bid, ctx.clock.now());
  return {
    bidId: id,
    _id: id,
    ...fields,
    quantity: { amount: bid.quantity, unit: crop.quantityUnit },
    offerId: offers.at(-1)?.id,
    dealId: deal?.id ?? null,
    allowedActions,
  };
}

/** A bid item with the crop as its bidder sees it (spec §3, X-14). */
async function bidItem(ctx: RequestContext, bid: BidEntity): Promise<Answer> {
  const crop = await cropsLoader(ctx).load(bid.cropId);
  const [fields, { firstName }, images] = await Promise.all([
    bidFields(ctx, bid),
    farmerOf(ctx, crop.farmerId),
    cropImagesLoader(ctx).load(crop.id),
  ]);
  const { cropName } = crop;
  return {
    ...fields,
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

/** The same with its buyer, as the farmer of the crop sees it. */
async function receivedBid(ctx: RequestContext, bid: BidEntity): Promise<Answer> {
  const [fields, { id, cropName }, buyer] = await Promise.all([
    bidFields(ctx, bid),
    cropsLoader(ctx).load(bid.cropId),
    bidderOf(ctx, bid),
  ]);
  return {
    ...fields,
    crop: withUnderscoreId({ id, cropName }),
    buyer: withUnderscoreId({ id: buyer.id, firstName: buyer.firstName }),
  };
}

/** A numbered page of bids as the farmer sees them. */
async function receivedPage(
  ctx: RequestContext,
  numbered: { readonly page: number; readonly limit: number },
  list: (request: BidListRequest) => Promise<Page<BidEntity>>,
): Promise<Answer> {
  const { nodes, totalCount } = await list({ first: numbered.limit, skip: rowsBefore(numbered) });
  const bids = await Promise.all(nodes.map((bid) => receivedBid(ctx, bid)));
  return { success: true, bids, data: { bids }, total: await totalCount(), ...numbered };
}

/** Which part of one's bids is asked for. Throws BAD_USER_INPUT where it is both a numbered page and a place to go on from. */
function askedPage({ page, limit, first, after }: Asked<typeof contracts.listMyBids>['query']) {
  if (page !== undefined && after !== undefined) {
    throw badInput([{ field: 'after', message: 'Ask either with page or with after.' }]);
  }
  const numbered = { page: page ?? 1, limit: limit ?? first ?? MAX_PAGE_SIZE };
  return { ...numbered, first: numbered.limit, after, skip: rowsBefore(numbered) };
}

/** `/bids` of the documented REST interface (spec §7), and the answers to offers beside it. */
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
    route(contracts.listReceivedBids, (ctx, { query: { waiting, ...numbered } }) =>
      receivedPage(ctx, numbered, (request) => listReceivedBids(ctx, { ...request, waiting })),
    ),
    route(contracts.listCropBids, (ctx, { params, query }) =>
      receivedPage(ctx, query, (request) => listCropBids(ctx, params.id, request)),
    ),
    route(contracts.withdrawBid, async (ctx, { params }) => {
      const bid = await bidItem(ctx, await withdrawBid(ctx, dependencies, params.id));
      return { success: true, message: 'Bid withdrawn.', bid, data: { bid } };
    }),
    route(contracts.acceptOffer, async (ctx, { params }) => {
      const bid = await receivedBid(ctx, await acceptOffer(ctx, dependencies, params.id));
      return { success: true, message: 'Offer accepted. The deal is made.', bid, data: { bid } };
    }),
    route(contracts.declineOffer, async (ctx, { params, body }) => {
      const bid = await receivedBid(ctx, await declineOffer(ctx, dependencies, { ...body, offerId: params.id }));
      return { success: true, message: 'Offer declined.', bid, data: { bid } };
    }),
  ];
}
