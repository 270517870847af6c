import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { CatalogueRow } from '../catalogue-row.js';
import { defineDataset } from '../dataset.js';
import { rupees, text, yesNo } from '../row-fields.js';

@ObjectType({ description: 'Fertilizer or manure on offer in the store; no brand.' })
@Entity({ name: 'fertilizer_offers' })
export class FertilizerOffer extends CatalogueRow {
  @text('Name.') name!: string;
  @text('Name, in Hindi.') nameHi!: string;
  @text('What it feeds the crop.') nutrient!: string;
  @text('What it feeds the crop, in Hindi.') nutrientHi!: string;
  @text('Pack size, as shown.') packSize!: string;
  @text('Pack size, in Hindi.') packSizeHi!: string;
  @rupees('Rupees per pack.') price!: number;
  @text('What to know.') description!: string;
  @text('What to know, in Hindi.') descriptionHi!: string;
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
