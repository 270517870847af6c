import type { BidEntity } from '../modules/bids/bid.entity.js';
import { listCropBids, listMyBids, listReceivedBids } from '../modules/bids/bid.service.js';
import { confirmBidQuantity } from '../modules/bids/confirm-bid-quantity.js';
import { type PlaceBidDependencies, placeBid } from '../modules/bids/place-bid.js';
import { withdrawBid } from '../modules/bids/withdraw-bid.js';
import type { RequestContext } from '../platform/context.js';
import type { ListRequest } from '../platform/database/moment-page.js';
import { badInput } from '../platform/errors/app-error.js';
import { MAX_PAGE_SIZE, type Page } from '../platform/list-pages.js';
import { bidItem, receivedBid } from './bid.presenter.js';
import type { Asked } from './contract.js';
import * as contracts from './contracts/bids.contract.js';
import { rowsBefore } from './contracts/paging.js';
import { type Route, route } from './route.js';

/** A numbered page of bids as the farmer sees them. */
async function receivedPage(
  ctx: RequestContext,
  numbered: { readonly page: number; readonly limit: number },
  list: (request: ListRequest) => Promise<Page<BidEntity>>,
) {
  const { nodes, totalCount } = await list({ first: numbered.limit, skip: rowsBefore(numbered) });
  const bids = await Promise.all(nodes.map((bid) => receivedBid(ctx, bid)));
  return { bids, data: { bids }, total: await totalCount(), ...numbered };
}

/** Which part of one's bids is asked for. Throws BAD_USER_INPUT where it is both a numbered page and a place to go on from. */
function askedPage({ page, limit, first, after, waiting }: Asked<typeof contracts.listMyBids>['query']) {
  if (page !== undefined && after !== undefined) {
    throw badInput([{ field: 'after', message: 'Ask either with page or with after.' }]);
  }
  const numbered = { page: page ?? 1, limit: limit ?? first ?? MAX_PAGE_SIZE };
  return { ...numbered, first: numbered.limit, after, waiting, skip: rowsBefore(numbered) };
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
      return { message: 'Bid placed successfully!', bid, data: { bid } };
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
      return { message: 'Bid withdrawn.', bid, data: { bid } };
    }),
    route(contracts.confirmBidQuantity, async (ctx, { params, body }) => {
      const confirmed = await confirmBidQuantity(ctx, dependencies, { ...body, bidId: params.id });
      const bid = await bidItem(ctx, confirmed);
      return { message: 'Quantity confirmed.', bid, data: { bid } };
    }),
  ];
}
