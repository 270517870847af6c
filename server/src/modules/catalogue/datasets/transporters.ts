import { Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { CatalogueRow } from '../catalogue-row.js';
import { defineDataset } from '../dataset.js';
import { datasetTable } from '../dataset-table.js';
import { derived, rupees, stars, text, translatedText, translatedTexts, yesNo } from '../row-fields.js';
import { numbersIn } from './shown-figures.js';

@ObjectType({ description: 'A transporter of farm goods.' })
@datasetTable('transporters')
export class Transporter extends CatalogueRow {
  @translatedText('Name.') name!: string;
  nameHi!: string;
  @translatedTexts('Vehicles it runs.') vehicles!: string[];
  vehiclesHi!: string[];
  @translatedText('Experience, as shown.') experience!: string;
  experienceHi!: string;
  @text('Ten-digit phone number.') contact!: string;
  @stars('Stars, 0 to 5.') rating!: number;
  @rupees('Rupees per kilometre; 12 to 18.') pricePerKm!: number;
  @yesNo('Whether this is a sample row.') sample!: boolean;

  @derived('`experience` in years. Null where it is written in another way.', () => Int, z.int().nullable())
  get experienceYears(): number | null {
    return /^\d+ years?$/.test(this.experience) ? (numbersIn(this.experience)[0] ?? null) : null;
  }
}

/** Spec §2: three built-in transporters. */
export const transporters = defineDataset({
  query: 'transporters',
  description: 'Transporters with their price per kilometre.',
  row: Transporter,
  file: 'transporters.json',
  filters: [],
});
