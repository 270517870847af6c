import { contextWith, type RequestContext } from '../../../platform/context.js';
import type { CatalogueRow } from '../../catalogue/catalogue-row.js';
import type { Dataset } from '../../catalogue/dataset.js';
import type { KnownRows } from '../../catalogue/known-rows.js';
import { presentCrop } from '../../crops/crop.presenter.js';
import { listCrops } from '../../crops/crop.service.js';

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

/** All that the advisor can read: what anyone may see without signing in. */
export interface PublicData {
  /** Rows of a dataset, at most a hundred, narrowed by its own filters. */
  rows<Row extends CatalogueRow>(
    dataset: Dataset<Row>,
    filters?: Readonly<Record<string, unknown>>,
  ): Promise<readonly Row[]>;
  /** Crops for sale that the words match, newest first. */
  listings(search: string): Promise<Listing[]>;
}

const MOST_LISTINGS = 5;

/** Reads as a guest, whoever asks: nothing that belongs to the visitor alone can reach an answer or a provider. */
export function publicData(ctx: RequestContext, known: KnownRows): PublicData {
  const guest = contextWith(ctx, { viewer: null });
  return {
    rows: (dataset, filters = {}) => known.list(guest, dataset, filters),
    async listings(search) {
      const page = await listCrops(guest, { first: MOST_LISTINGS, filter: { search } });
      return page.nodes.map((entity) => {
        const { id, cropName, location, basePrice, quantity } = presentCrop(entity, null);
        return { id, cropName, district: location.district, state: location.state, basePrice, ...quantity };
      });
    },
  };
}
