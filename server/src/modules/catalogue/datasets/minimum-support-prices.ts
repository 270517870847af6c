import { ObjectType } from 'type-graphql';
import { CatalogueRow } from '../catalogue-row.js';
import { defineDataset } from '../dataset.js';
import { datasetTable } from '../dataset-table.js';
import { equals } from '../filters.js';
import { day, rupees, text, translatedText } from '../row-fields.js';

@ObjectType({ description: 'The minimum support price of a crop in one marketing season.' })
@datasetTable('minimum_support_prices', 'crop')
export class MinimumSupportPrice extends CatalogueRow {
  @translatedText('Crop.') crop!: string;
  cropHi!: string;
  @translatedText('Kharif or Rabi.') season!: string;
  seasonHi!: string;
  @text('Marketing season: "KMS 2026-27".') marketingYear!: string;
  @rupees('Rupees per quintal.') price!: number;
  @day('Day on which it was announced.') announcedOn!: string;
  @text('Where it was read.') source!: string;
}

/** Minimum support prices by season with their date; what the advisor answers from. */
export const minimumSupportPrices = defineDataset({
  query: 'minimumSupportPrices',
  description: 'Minimum support prices by crop and marketing season, rupees per quintal.',
  row: MinimumSupportPrice,
  file: 'minimum-support-prices.json',
  filters: [equals('crop', 'Only this crop, as `crop` spells it.')],
});
