import { confirmPayment, denyPayment } from '../modules/deals/answer-payment.js';
import { cancelDeal } from '../modules/deals/cancel-deal.js';
import { checkAgreement } from '../modules/deals/check-agreement.js';
import { confirmPickup } from '../modules/deals/confirm-pickup.js';
import { confirmReturn } from '../modules/deals/confirm-return.js';
import { confirmWeight } from '../modules/deals/confirm-weight.js';
import type { DealEntity } from '../modules/deals/deal.entity.js';
import { presentCheck } from '../modules/deals/deal.presenter.js';
import { findDeal, listMyDeals, toDeal } from '../modules/deals/deal.service.js';
import { partyOf } from '../modules/deals/deal-rows.js';
import { markPayment } from '../modules/deals/mark-payment.js';
import { type OpenDisputeDependencies, openDispute } from '../modules/deals/open-dispute.js';
import { proposePickup } from '../modules/deals/propose-pickup.js';
import { recordWeight } from '../modules/deals/record-weight.js';
import { sayStillThere } from '../modules/deals/say-still-there.js';
import type { RequestContext } from '../platform/context.js';
import { AppError } from '../platform/errors/app-error.js';
import type { UploadGate } from '../platform/http/uploads/upload-gate.js';
import * as steps from './contracts/deal-steps.contract.js';
import * as contracts from './contracts/deals.contract.js';
import { rowsBefore } from './contracts/paging.js';
import { withUnderscoreId } from './crop.presenter.js';
import { withStatement } from './dispute-statement.js';
import { ratingsOfDeal } from './rating.presenter.js';
import { type Route, route } from './route.js';

/** What the paths are made of. */
export interface DealRouteDependencies extends OpenDisputeDependencies {
  readonly uploads: UploadGate;
}

/** A deal as one of its sides sees it, with both contacts. */
export async function dealItem(ctx: RequestContext, row: DealEntity) {
  const { row: _row, priceComparison: _graphQLAlone, farmerName, buyerName, ...deal } = await toDeal(ctx, row);
  const [farmer, buyer, ratings] = await Promise.all([
    partyOf(ctx, row.farmerId),
    partyOf(ctx, row.buyerId),
    ratingsOfDeal(ctx, deal),
  ]);
  const person = ({ id, email, phone }: typeof farmer, name: string) => withUnderscoreId({ id, name, email, phone });
  return {
    ...withUnderscoreId(deal),
    cropId: row.cropId,
    farmer: person(farmer, farmerName),
    buyer: person(buyer, buyerName),
    ...ratings,
  };
}

/** The answer to a step: what was done, and the deal as it stands now. */
async function moved(ctx: RequestContext, message: string, row: DealEntity) {
  const deal = await dealItem(ctx, row);
  return { message, deal, data: { deal } };
}

/** `/deals/{id}/{step}`. */
function stepRoutes(dependencies: DealRouteDependencies): Route[] {
  return [
    route(steps.proposePickup, async (ctx, { params, body }) =>
      moved(
        ctx,
        'The day of pick-up is proposed.',
        await proposePickup(ctx, dependencies, { ...body, dealId: params.id }),
      ),
    ),
    route(steps.confirmPickup, async (ctx, { params, body }) =>
      moved(ctx, 'The pick-up is agreed.', await confirmPickup(ctx, dependencies, { ...body, dealId: params.id })),
    ),
    route(steps.recordWeight, async (ctx, { params, body }) =>
      moved(ctx, 'The weighing is entered.', await recordWeight(ctx, dependencies, { ...body, dealId: params.id })),
    ),
    route(steps.confirmWeight, async (ctx, { params, body }) =>
      moved(ctx, 'The weighing is confirmed.', await confirmWeight(ctx, dependencies, { ...body, dealId: params.id })),
    ),
    route(steps.markPayment, async (ctx, { params, body }) =>
      moved(
        ctx,
        'The payment is marked. The farmer has to confirm it.',
        await markPayment(ctx, dependencies, { ...body, dealId: params.id }),
      ),
    ),
    route(steps.confirmPayment, async (ctx, { params, body }) =>
      moved(ctx, 'The payment is confirmed.', await confirmPayment(ctx, dependencies, { ...body, dealId: params.id })),
    ),
    route(steps.denyPayment, async (ctx, { params, body }) =>
      moved(
        ctx,
        'The payment is marked as not received.',
        await denyPayment(ctx, dependencies, { ...body, dealId: params.id }),
      ),
    ),
    route(steps.cancelDeal, async (ctx, { params, body }) =>
      moved(ctx, 'The deal is cancelled.', await cancelDeal(ctx, dependencies, { ...body, dealId: params.id })),
    ),
    route(steps.sayStillThere, async (ctx, { params, body }) =>
      moved(
        ctx,
        'Thank you. Your answer is noted.',
        await sayStillThere(ctx, dependencies, { ...body, dealId: params.id }),
      ),
    ),
    route(steps.confirmReturn, async (ctx, { params }) =>
      moved(ctx, 'Thank you. Your money is back.', await confirmReturn(ctx, dependencies, params.id)),
    ),
    route(steps.openDispute, async (ctx, { params }, { request, unknown }) => {
      const { uploads } = dependencies;
      const said = await withStatement(ctx, request, { uploads, unknown }, ({ words, files }) =>
        openDispute(ctx, dependencies, { dealId: params.id, words }, files),
      );
      return moved(ctx, 'The operator has your dispute.', said);
    }),
  ];
}

/** `/deals` of the REST interface. */
export function dealRoutes(dependencies: DealRouteDependencies): Route[] {
  return [
    ...stepRoutes(dependencies),
    route(contracts.listMyDeals, async (ctx, { query: { page, limit } }) => {
      const asked = { first: limit, skip: rowsBefore({ page, limit }) };
      const { nodes, totalCount } = await listMyDeals(ctx, asked);
      const deals = await Promise.all(nodes.map((deal) => dealItem(ctx, deal)));
      return { deals, data: { deals }, total: await totalCount(), page, limit };
    }),
    route(contracts.checkDeal, async (ctx, { params }) => {
      const found = await checkAgreement(ctx, dependencies.limits, params.checkCode);
      if (!found) throw new AppError('NOT_FOUND', 'No agreement of ours has this number and code.');
      const deal = presentCheck(found);
      return { deal, data: { deal } };
    }),
    route(contracts.getDeal, async (ctx, { params }) => {
      const found = await findDeal(ctx, params.id);
      if (!found) throw new AppError('NOT_FOUND', 'Deal not found.');
      const deal = await dealItem(ctx, found);
      return { deal, data: { deal } };
    }),
  ];
}
