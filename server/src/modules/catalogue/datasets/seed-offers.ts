import { ObjectType } from 'type-graphql';
import { CatalogueRow } from '../catalogue-row.js';
import { defineDataset } from '../dataset.js';
import { datasetTable } from '../dataset-table.js';
import { rupees, text, translatedText, yesNo } from '../row-fields.js';
import { packSize } from './pack-size.js';

@ObjectType({ description: 'Seed on offer in the store; no brand.' })
@datasetTable('seed_offers')
export class SeedOffer extends CatalogueRow {
  @translatedText('Name.') name!: string;
  nameHi!: string;
  @translatedText('Crop.') crop!: string;
  cropHi!: string;
  @packSize('How much is in a pack.') packSize!: string;
  packSizeHi!: string;
  @rupees('Rupees per pack.') price!: number;
  @translatedText('When it is sown.') season!: string;
  seasonHi!: string;
  @translatedText('What to know.') description!: string;
  descriptionHi!: string;
  @text('Key of its picture.') image!: string;
  @yesNo('Whether this is a sample row.') sample!: boolean;
}

/** Spec §2 "Seeds & Fertilizer Store". */
export const seedOffers = defineDataset({
  query: 'seedOffers',
  description: 'Seeds on offer.',
  row: SeedOffer,
  file: 'seed-offers.json',
  filters: [],
});
