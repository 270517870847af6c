import type { BidEntity } from '../modules/bids/bid.entity.js';
import { presentBid } from '../modules/bids/bid.presenter.js';
import { actionsOn, shownLastOffer, shownOffers } from '../modules/bids/bid.service.js';
import { bidderOf } from '../modules/bids/bid-rows.js';
import { cropsLoader, farmerOf, shownImagesOf } from '../modules/crops/crop-rows.js';
import { dealsOfBidsLoader } from '../modules/deals/deal-rows.js';
import type { RequestContext } from '../platform/context.js';
import { toRupees } from '../platform/money.js';
import { withUnderscoreId } from './crop.presenter.js';

/** What a bid says to either side. */
async function bidFields(ctx: RequestContext, bid: BidEntity) {
  const [crop, offers, last, deal, allowedActions] = await Promise.all([
    cropsLoader(ctx).load(bid.cropId),
    shownOffers(ctx, bid),
    shownLastOffer(ctx, bid),
    dealsOfBidsLoader(ctx).load(bid.id),
    actionsOn(ctx, bid),
  ]);
  const { row: _row, id, ...fields } = presentBid(bid, crop, ctx.clock.now());
  return {
    bidId: id,
    _id: id,
    ...fields,
    quantity: { amount: bid.quantity, unit: crop.quantityUnit },
    offerId: last.id,
    offers: offers.map(withUnderscoreId),
    dealId: deal?.id ?? null,
    allowedActions,
  };
}

/** How far a bidder goes is a secret of theirs. */
const ownMaximum = ({ viewer }: RequestContext, { maxPaise, buyerId }: BidEntity) =>
  maxPaise !== null && viewer?.id === buyerId ? toRupees(maxPaise) : null;

/** A bid item with the crop as its bidder sees it (spec §3, X-14). */
export async function bidItem(ctx: RequestContext, bid: BidEntity) {
  const crop = await cropsLoader(ctx).load(bid.cropId);
  const [fields, { firstName }, images] = await Promise.all([
    bidFields(ctx, bid),
    farmerOf(ctx, crop.farmerId),
    shownImagesOf(ctx, crop.id),
  ]);
  const { cropName } = crop;
  return {
    ...fields,
    maxAmount: ownMaximum(ctx, bid),
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
export async function receivedBid(ctx: RequestContext, bid: BidEntity) {
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
