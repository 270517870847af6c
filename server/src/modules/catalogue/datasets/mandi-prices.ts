import { Float, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { CatalogueRow } from '../catalogue-row.js';
import { defineDataset } from '../dataset.js';
import { datasetTable } from '../dataset-table.js';
import { equals } from '../filters.js';
import { choice, derived, rupees, text, translatedText, yesNo } from '../row-fields.js';
import { indianMomentOf, percentOf } from './shown-figures.js';

export const Trend = { UP: 'up', DOWN: 'down' } as const;
export type Trend = (typeof Trend)[keyof typeof Trend];
registerEnumType(Trend, {
  name: 'Trend',
  description: 'Whether a price rose or fell against the market day before.',
  valuesConfig: { UP: { description: 'It rose.' }, DOWN: { description: 'It fell.' } },
});

@ObjectType({ description: 'One commodity in one mandi on one day. All prices are rupees per quintal (100 kg).' })
@datasetTable('mandi_prices', 'commodity', 'location')
export class MandiPrice extends CatalogueRow {
  @translatedText('Commodity: "Wheat".') commodity!: string;
  commodityHi!: string;
  @translatedText('District of the market; the value that the `district` filter takes.') location!: string;
  locationHi!: string;
  @translatedText('Name of the mandi.') market!: string;
  marketHi!: string;
  @rupees('Lowest price of the day, rupees per quintal.') minPrice!: number;
  @rupees('Highest price of the day, rupees per quintal.') maxPrice!: number;
  @rupees('Price at which most of the produce was sold, rupees per quintal.') modalPrice!: number;
  @text('Change against the market day before, as shown: "+1.2%".') trend!: string;
  @choice(Trend, 'Whether the modal price rose or fell.') trendDirection!: Trend;
  @translatedText('When the row was last brought up to date, as shown.') updated!: string;
  updatedHi!: string;
  @yesNo('Whether this is a sample row and not a reported price.') sample!: boolean;

  @derived(
    '`trend` as a number of per cent: 2.3, -0.4. Null where it is written in another way.',
    () => Float,
    z.number().nullable(),
  )
  get changePercent(): number | null {
    return percentOf(this.trend);
  }

  @derived('`updated` as a moment. Null where it is written in another way.', () => Date, z.iso.datetime().nullable())
  get updatedAt(): Date | null {
    return indianMomentOf(this.updated);
  }
}

/** Spec §2 "Mandi Bhav": 14 commodities in each of 7 markets, 98 rows. */
export const mandiPrices = defineDataset({
  query: 'mandiPrices',
  description: 'Mandi prices by commodity and district, rupees per quintal.',
  row: MandiPrice,
  file: 'mandi-prices.json',
  problem: ({ minPrice, modalPrice, maxPrice }) =>
    Number(minPrice) <= Number(modalPrice) && Number(modalPrice) <= Number(maxPrice)
      ? undefined
      : 'modalPrice has to lie between minPrice and maxPrice',
  filters: [
    equals('commodity', 'Only this commodity, as `commodity` spells it.'),
    equals(
      'district',
      'Only this district: Hisar, Panipat, Sirsa, Gurgaon (also Gurugram), Faridabad, Delhi or Jaipur.',
      {
        property: 'location',
        aliases: { Gurugram: 'Gurgaon' },
      },
    ),
  ],
});
