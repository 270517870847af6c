import { Float, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { RupeesScalar } from '../../../platform/graphql/scalars.js';
import { CatalogueRow } from '../catalogue-row.js';
import { defineDataset } from '../dataset.js';
import { datasetTable } from '../dataset-table.js';
import { derived, text, translatedText, translatedTexts, yesNo } from '../row-fields.js';
import { numbersIn } from './shown-figures.js';

@ObjectType({ description: 'A warehouse for grain and other dry goods.' })
@datasetTable('warehouses')
export class Warehouse extends CatalogueRow {
  @translatedText('Name.') name!: string;
  nameHi!: string;
  @text('"Available", or otherwise.') status!: string;
  @translatedText('Place and state.') location!: string;
  locationHi!: string;
  @translatedText('Capacity, as shown.') capacity!: string;
  capacityHi!: string;
  @text('Ten-digit phone number.') contact!: string;
  @translatedTexts('What it offers.') facilities!: string[];
  facilitiesHi!: string[];
  @translatedText('Price, as shown.') price!: string;
  priceHi!: string;
  @yesNo('Whether this is a sample row.') sample!: boolean;

  @derived('`capacity` in tons (1000 kg). Null where it is written in another way.', () => Float, z.number().nullable())
  get capacityTons(): number | null {
    return /\b(MT|t|tons?|tonnes?)$/i.test(this.capacity) ? (numbersIn(this.capacity)[0] ?? null) : null;
  }

  @derived(
    '`price` in rupees per quintal and month. Null where it is written in another way.',
    () => RupeesScalar,
    z.number().positive().nullable(),
  )
  get pricePerQuintalMonth(): number | null {
    return /^₹.* per quintal per month$/.test(this.price) ? (numbersIn(this.price)[0] ?? null) : null;
  }
}

/** Spec §2 "Storage details": 10 warehouses in Haryana. */
export const warehouses = defineDataset({
  query: 'warehouses',
  description: 'Warehouses in Haryana.',
  row: Warehouse,
  file: 'warehouses.json',
  filters: [],
});
