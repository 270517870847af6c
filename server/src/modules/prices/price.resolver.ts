import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { PageArguments } from '../../platform/graphql/connection-type.js';
import type { Page } from '../../platform/list-pages.js';
import { listPriceImports } from './import.service.js';
import { listObservations } from './observation.service.js';
import {
  CommodityArguments,
  CommodityListArguments,
  MarketListArguments,
  PriceListArguments,
  PriceSeriesArguments,
  StateListArguments,
} from './price.inputs.js';
import { commodityMarkets, commodityPrices, listCommodities, priceSeries } from './price.service.js';
import {
  CommodityPrices,
  CommodityPricesConnection,
  type MarketPrice,
  MarketPriceConnection,
  type PriceObservation,
  PriceObservationConnection,
  PriceSeries,
  type StatePrice,
  StatePriceConnection,
} from './price.types.js';
import { type PriceImport, PriceImportConnection } from './price-import.types.js';
import { commodityStates } from './state-prices.js';

/** Market prices day by day. All of it is open to anyone. */
@Resolver()
export class PriceResolver {
  @Query(() => CommodityPricesConnection, {
    nullable: true,
    description:
      'The commodities that have prices in an area, each with its last day there and those to compare it with.',
  })
  commodities(
    @Args(() => CommodityListArguments) request: CommodityListArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<Page<CommodityPrices>> {
    return listCommodities(ctx, request);
  }

  @Query(() => CommodityPrices, {
    nullable: true,
    description:
      'The last prices of a commodity in a market or area, beside those of the day, the week and the year before.',
  })
  commodityPrices(
    @Args(() => CommodityArguments) { commodity, ...place }: CommodityArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<CommodityPrices | null> {
    return commodityPrices(ctx, commodity, place);
  }

  @Query(() => PriceSeries, {
    nullable: true,
    description: 'The prices of a commodity through a time, in a market or area.',
  })
  priceSeries(
    @Args(() => PriceSeriesArguments) asked: PriceSeriesArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<PriceSeries> {
    return priceSeries(ctx, asked);
  }

  @Query(() => MarketPriceConnection, {
    nullable: true,
    description: 'The last prices of a commodity in each market of an area, by the name of the market in its address.',
  })
  commodityMarkets(
    @Args(() => MarketListArguments) request: MarketListArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<Page<MarketPrice>> {
    return commodityMarkets(ctx, request);
  }

  @Query(() => StatePriceConnection, {
    nullable: true,
    description: 'The last prices of a commodity in each state of the last thirty days, by the name of the state.',
  })
  commodityStates(
    @Args(() => StateListArguments) request: StateListArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<Page<StatePrice>> {
    return commodityStates(ctx, request);
  }

  @Query(() => PriceImportConnection, {
    nullable: true,
    description: 'Where the prices come from: what was brought in and when, the newest first.',
  })
  priceImports(
    @Args(() => PageArguments) request: PageArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<Page<PriceImport>> {
    return listPriceImports(ctx, request);
  }

  @Query(() => PriceObservationConnection, {
    nullable: true,
    description: 'What markets quoted for a commodity, as the sources have it, the newest day first.',
  })
  prices(
    @Args(() => PriceListArguments) request: PriceListArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<Page<PriceObservation>> {
    return listObservations(ctx, request);
  }
}
