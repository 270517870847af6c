import { contextWith, type RequestContext } from '../../../platform/context.js';
import { MAX_PAGE_SIZE } from '../../../platform/list-pages.js';
import type { CatalogueRow } from '../../catalogue/catalogue-row.js';
import type { Dataset } from '../../catalogue/dataset.js';
import type { MandiPrice } from '../../catalogue/datasets/mandi-prices.js';
import type { KnownRows } from '../../catalogue/known-rows.js';
import { presentCrop } from '../../crops/crop.presenter.js';
import { listCrops } from '../../crops/crop.service.js';
import { placeIn } from '../../geography/place-names.js';
import { commodityMarkets } from '../../prices/price.service.js';
import type { MarketPrice } from '../../prices/price.types.js';
import { type Commodity, commodityNamed } from '../../vocabulary/commodities.js';
import { capital, dayInWords } from '../wording.js';

/** A crop that is for sale, without anything about its farmer. */
export interface Listing {
  readonly id: string;
  readonly cropName: string;
  readonly district: string;
  readonly state: string;
  /** Rupees per unit. */
  readonly basePrice: number;
  readonly amount: number;
  readonly unit: string;
}

/** One mandi's prices of a commodity, as an answer names them: rows of the table that the Mandi Bhav page shows are such. */
export type MandiQuote = Omit<Pick<MandiPrice, (typeof QUOTED)[number]>, 'trend'> & { readonly trend?: string };
const QUOTED = [
  ...(['commodity', 'commodityHi', 'location', 'market', 'marketHi'] as const),
  ...(['minPrice', 'modalPrice', 'maxPrice', 'trend', 'updated', 'updatedHi', 'sample'] as const),
] as const;

/** All that the advisor can read: what anyone may see without signing in. */
export interface PublicData {
  /** Rows of a dataset, at most a hundred, narrowed by its own filters. */
  rows<Row extends CatalogueRow>(
    dataset: Dataset<Row>,
    filters?: Readonly<Record<string, unknown>>,
  ): Promise<readonly Row[]>;
  /** What mandis quoted last for a commodity, of these districts where any of them is known: the newest first. */
  lastPrices(commodity: string, districts: readonly string[]): Promise<readonly MandiQuote[]>;
  /** Crops for sale that the words match, newest first. */
  listings(search: string): Promise<Listing[]>;
}

const MOST_LISTINGS = 5;
/** As many as the table of the page has markets. */
const MOST_MANDIS = 7;

function quoteOf({ english, hindi }: Commodity, { market, latest }: MarketPrice): MandiQuote {
  return {
    commodity: capital(english),
    commodityHi: hindi,
    location: market.district.name,
    market: `${market.name} Mandi`,
    marketHi: `${placeIn('hi', market.name)} मंडी`,
    minPrice: latest.least,
    modalPrice: latest.modal,
    maxPrice: latest.greatest,
    updated: dayInWords(latest.day, 'en'),
    updatedHi: dayInWords(latest.day, 'hi'),
    sample: latest.source === 'SAMPLE',
  };
}

/** Reads as a guest, whoever asks: nothing that belongs to the visitor alone can reach an answer or a provider. */
export function publicData(ctx: RequestContext, known: KnownRows): PublicData {
  const guest = contextWith(ctx, { viewer: null });
  return {
    rows: (dataset, filters = {}) => known.list(guest, dataset, filters),
    async lastPrices(name, districts) {
      const commodity = commodityNamed(name);
      if (!commodity) return [];
      const within = districts.length > 0 ? districts : [undefined];
      const pages = await Promise.all(
        within.map((district) => commodityMarkets(guest, { commodity: commodity.id, district, first: MAX_PAGE_SIZE })),
      );
      return pages
        .flatMap(({ nodes }) => nodes)
        .sort((one, other) => other.latest.day.localeCompare(one.latest.day))
        .slice(0, MOST_MANDIS)
        .map((price) => quoteOf(commodity, price));
    },
    async listings(search) {
      const page = await listCrops(guest, { first: MOST_LISTINGS, filter: { search } });
      return page.nodes.map((entity) => {
        const { id, cropName, location, basePrice, quantity } = presentCrop(entity, null);
        return { id, cropName, district: location.district, state: location.state, basePrice, ...quantity };
      });
    },
  };
}
