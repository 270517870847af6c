import DataLoader from 'dataloader';
import { In } from 'typeorm';
import { dayInIndia } from '../../platform/calendar-day.js';
import type { RequestContext } from '../../platform/context.js';
import type { Language } from '../../platform/messages.js';
import { toRupees } from '../../platform/money.js';
import { CropEntity } from '../crops/crop.entity.js';
import { dealsOfBidsLoader } from '../deals/deal-rows.js';
import { comparePrice } from '../prices/compare-price.js';
import type { PriceComparison } from '../prices/price-comparison.types.js';
import { priceWords } from '../prices/price-words.js';
import type { NotificationEntity } from './notification.entity.js';

const CROPS = Symbol('crops of notifications');

/** The crops that notifications are about, null where one is gone: one statement for a page. */
const cropsOf = (ctx: RequestContext) =>
  ctx.perRequest(
    CROPS,
    () =>
      new DataLoader<string, CropEntity | null>(async (ids) => {
        const crops = await ctx.db.find(CropEntity, {
          select: { id: true, category: true, state: true, district: true },
          where: { id: In([...ids]) },
        });
        const byId = new Map(crops.map((crop) => [crop.id, crop]));
        return ids.map((id) => byId.get(id) ?? null);
      }),
  );

/** Of a deal what it keeps; of an offer the mandi of the day on which it was named. */
async function comparisonOf(
  ctx: RequestContext,
  { facts, cropId, bidId, dealId, createdAt }: NotificationEntity,
): Promise<PriceComparison | null> {
  const { pricePaise, unit, crop: cropName } = facts;
  if (pricePaise === undefined || unit === undefined || cropId === null) return null;
  if (dealId !== null && bidId !== null) return (await dealsOfBidsLoader(ctx).load(bidId))?.priceComparison ?? null;
  const crop = await cropsOf(ctx).load(cropId);
  if (!crop) return null;
  const { category, state, district } = crop;
  const listing = { cropName, category, location: { state, district }, quantity: { unit } };
  return comparePrice(ctx, listing, toRupees(pricePaise), dayInIndia(createdAt));
}

/** How the price that a notification names stood beside the mandi, in words; null where it names none, or none was known. */
export async function notifiedPrice(
  ctx: RequestContext,
  notification: NotificationEntity,
  language: Language,
): Promise<string | null> {
  const comparison = await comparisonOf(ctx, notification);
  return comparison && priceWords(comparison, language);
}
