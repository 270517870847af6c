import { acceptOffer } from '../modules/bids/accept-offer.js';
import type { AnswerDependencies } from '../modules/bids/answer-offer.js';
import type { BidEntity } from '../modules/bids/bid.entity.js';
import { counterOffer } from '../modules/bids/counter-offer.js';
import { declineOffer } from '../modules/bids/decline-offer.js';
import { withdrawCounter } from '../modules/bids/withdraw-counter.js';
import type { RequestContext } from '../platform/context.js';
import { receivedBid } from './bid.presenter.js';
import * as contracts from './contracts/offers.contract.js';
import { type Route, route } from './route.js';

/** What an answer to an offer made of its bid, as both of its sides see it. */
async function answered(ctx: RequestContext, message: string, row: BidEntity) {
  const bid = await receivedBid(ctx, row);
  return { message, bid, data: { bid } };
}

/** `/offers` of the REST interface: the answers to a price that was named. */
export function offerRoutes(dependencies: AnswerDependencies): Route[] {
  return [
    route(contracts.acceptOffer, async (ctx, { params }) =>
      answered(ctx, 'Offer accepted. The deal is made.', await acceptOffer(ctx, dependencies, params.id)),
    ),
    route(contracts.declineOffer, async (ctx, { params, body }) =>
      answered(ctx, 'Offer declined.', await declineOffer(ctx, dependencies, { ...body, offerId: params.id })),
    ),
    route(contracts.counterOffer, async (ctx, { params, body }) =>
      answered(ctx, 'Offer countered.', await counterOffer(ctx, dependencies, { ...body, offerId: params.id })),
    ),
    route(contracts.withdrawCounter, async (ctx, { params }) =>
      answered(ctx, 'Counter-offer taken back.', await withdrawCounter(ctx, dependencies, params.id)),
    ),
  ];
}
