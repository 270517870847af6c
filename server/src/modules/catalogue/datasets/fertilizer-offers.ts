import { ObjectType } from 'type-graphql';
import { CatalogueRow } from '../catalogue-row.js';
import { defineDataset } from '../dataset.js';
import { datasetTable } from '../dataset-table.js';
import { rupees, text, translatedText, yesNo } from '../row-fields.js';
import { packSize } from './pack-size.js';

@ObjectType({ description: 'Fertilizer or manure on offer in the store; no brand.' })
@datasetTable('fertilizer_offers')
export class FertilizerOffer extends CatalogueRow {
  @translatedText('Name.') name!: string;
  nameHi!: string;
  @translatedText('What it feeds the crop.') nutrient!: string;
  nutrientHi!: string;
  @packSize('How much is in a pack.') packSize!: string;
  packSizeHi!: string;
  @rupees('Rupees per pack.') price!: number;
  @translatedText('What to know.') description!: string;
  descriptionHi!: string;
  @text('Key of its picture.') image!: string;
  @yesNo('Whether this is a sample row.') sample!: boolean;
}

/** Spec §2 "Seeds & Fertilizer Store". */
export const fertilizerOffers = defineDataset({
  query: 'fertilizerOffers',
  description: 'Fertilizers and manures on offer.',
  row: FertilizerOffer,
  file: 'fertilizer-offers.json',
  filters: [],
});
