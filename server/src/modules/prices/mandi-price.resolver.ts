import DataLoader from 'dataloader';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { MAX_PAGE_SIZE } from '../../platform/list-pages.js';
import { listDataset } from '../catalogue/dataset.service.js';
import { type MandiPrice, mandiPrices } from '../catalogue/datasets/mandi-prices.js';
import { Crop } from '../crops/crop.types.js';
import { commodityOf, marketNear, pricePer } from './mandi-price.rules.js';
import { NearbyMandiPrice } from './mandi-price.types.js';

const ROWS = Symbol('mandi prices');

/** The mandi's rows by commodity: one statement a commodity, however many crops a request shows. */
function mandiRows(ctx: RequestContext): DataLoader<string, readonly MandiPrice[]> {
  return ctx.perRequest(
    ROWS,
    () =>
      new DataLoader<string, readonly MandiPrice[]>((commodities) =>
        Promise.all(
          commodities.map(
            async (commodity) => (await listDataset(ctx, mandiPrices, { commodity, first: MAX_PAGE_SIZE })).nodes,
          ),
        ),
      ),
  );
}

/** What a crop has in the mandi table. */
@Resolver(() => Crop)
export class CropMandiPriceResolver {
  @FieldResolver(() => NearbyMandiPrice, {
    nullable: true,
    description:
      'What the nearest mandi pays for it, of those that `mandiPrices` has, up to 300 km away. Null where none is known, and for what is not sold by weight or not in the mandi.',
  })
  async mandiPrice(@Root() crop: Crop, @Ctx() ctx: RequestContext): Promise<NearbyMandiPrice | null> {
    const commodity = commodityOf(crop);
    const near = marketNear(crop.location.district);
    if (commodity === undefined || near === undefined) return null;
    const row = (await mandiRows(ctx).load(commodity)).find(({ location }) => location === near.district);
    const price = row && pricePer(crop.quantity.unit, row.modalPrice);
    if (row === undefined || price === undefined) return null;
    return Object.assign(new NearbyMandiPrice(), { price, distanceKm: near.distanceKm, row });
  }
}
