import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { CatalogueRow } from '../catalogue-row.js';
import { defineDataset } from '../dataset.js';
import { rupees, text, yesNo } from '../row-fields.js';

@ObjectType({ description: 'Seed on offer in the store; no brand.' })
@Entity({ name: 'seed_offers' })
export class SeedOffer extends CatalogueRow {
  @text('Name.') name!: string;
  @text('Name, in Hindi.') nameHi!: string;
  @text('Crop.') crop!: string;
  @text('Crop, in Hindi.') cropHi!: string;
  @text('Pack size, as shown.') packSize!: string;
  @text('Pack size, in Hindi.') packSizeHi!: string;
  @rupees('Rupees per pack.') price!: number;
  @text('When it is sown.') season!: string;
  @text('When it is sown, in Hindi.') seasonHi!: string;
  @text('What to know.') description!: string;
  @text('What to know, in Hindi.') descriptionHi!: string;
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
