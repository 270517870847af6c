import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { CatalogueRow } from '../catalogue-row.js';
import { defineDataset } from '../dataset.js';
import { rupees, stars, text, texts, yesNo } from '../row-fields.js';

@ObjectType({ description: 'A transporter of farm goods.' })
@Entity({ name: 'transporters' })
export class Transporter extends CatalogueRow {
  @text('Name.') name!: string;
  @text('Name, in Hindi.') nameHi!: string;
  @texts('Vehicles it runs.') vehicles!: string[];
  @texts('Vehicles, in Hindi.') vehiclesHi!: string[];
  @text('Experience, as shown.') experience!: string;
  @text('Experience, in Hindi.') experienceHi!: string;
  @text('Ten-digit phone number.') contact!: string;
  @stars('Stars, 0 to 5.') rating!: number;
  @rupees('Rupees per kilometre; 12 to 18.') pricePerKm!: number;
  @yesNo('Whether this is a sample row.') sample!: boolean;
}

/** Spec §2: three built-in transporters. */
export const transporters = defineDataset({
  query: 'transporters',
  description: 'Transporters with their price per kilometre.',
  row: Transporter,
  file: 'transporters.json',
  filters: [],
});
