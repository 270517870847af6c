import type { RequestContext } from '../../platform/context.js';
import { AppError, badInput } from '../../platform/errors/app-error.js';
import { type Commodity as CommodityWords, commodityById } from '../vocabulary/commodities.js';
import { type PriceArea as Area, districtMeant, INDIA, stateArea, stateById } from './areas.js';
import { PriceMarketEntity } from './price.entity.js';
import { Commodity, PriceArea, PriceLevel, PriceMarket } from './price.types.js';

/** Where prices are asked for: an area, and of a market the market too. */
export interface PricePlace {
  readonly area: PriceArea;
  readonly market: PriceMarket | null;
}

/** How a caller names it. */
export interface NamedPlace {
  readonly district?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly market?: string | null | undefined;
}

const asArea = (area: Area): PriceArea => Object.assign(new PriceArea(), area);

export const presentMarket = (market: PriceMarketEntity): PriceMarket =>
  Object.assign(new PriceMarket(), {
    id: market.id,
    name: market.name,
    district: asArea({ level: PriceLevel.DISTRICT, id: market.district, name: market.districtName }),
    state: asArea(stateById(market.state) ?? { level: PriceLevel.STATE, id: market.state, name: market.state }),
  });

export const presentCommodity = ({ id, english, hindi, names, category, unit, picture }: CommodityWords): Commodity =>
  Object.assign(new Commodity(), { id, english, hindi, names, category, unit, picture: picture ?? null });

/** Throws NOT_FOUND where there is no such commodity. */
export function requireCommodity(id: string): CommodityWords {
  const commodity = commodityById(id);
  if (!commodity) throw new AppError('NOT_FOUND', 'There is no such commodity.');
  return commodity;
}

function requireArea({ district, state }: NamedPlace): Area {
  if (district) {
    const area = districtMeant(district);
    if (!area) throw badInput([{ field: 'district', message: 'We do not know this district.' }]);
    return area;
  }
  if (!state) return INDIA;
  const area = stateById(state) ?? stateArea(state);
  if (!area) throw badInput([{ field: 'state', message: 'We do not know this state.' }]);
  return area;
}

/**
 * The market or area that is meant; India where nothing is named.
 * @throws BAD_USER_INPUT where several are named, or a district or state that we do not know; NOT_FOUND where there is no such market.
 */
export async function requirePlace(ctx: RequestContext, named: NamedPlace): Promise<PricePlace> {
  if ([named.district, named.state, named.market].filter(Boolean).length > 1) {
    throw badInput([
      { field: named.market ? 'market' : 'state', message: 'Name a market, a district or a state, one of them.' },
    ]);
  }
  if (!named.market) return { area: asArea(requireArea(named)), market: null };
  const found = await ctx.db.getRepository(PriceMarketEntity).findOneBy({ id: named.market });
  if (!found) throw new AppError('NOT_FOUND', 'There is no such market.');
  const market = presentMarket(found);
  return { area: market.district, market };
}
