import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { CatalogueRow } from '../catalogue-row.js';
import { defineDataset } from '../dataset.js';
import { text, texts, yesNo } from '../row-fields.js';

@ObjectType({ description: 'A warehouse for grain and other dry goods.' })
@Entity({ name: 'warehouses' })
export class Warehouse extends CatalogueRow {
  @text('Name.') name!: string;
  @text('Name, in Hindi.') nameHi!: string;
  @text('"Available", or otherwise.') status!: string;
  @text('Place and state.') location!: string;
  @text('Place and state, in Hindi.') locationHi!: string;
  @text('Capacity, as shown.') capacity!: string;
  @text('Capacity, in Hindi.') capacityHi!: string;
  @text('Ten-digit phone number.') contact!: string;
  @texts('What it offers.') facilities!: string[];
  @texts('What it offers, in Hindi.') facilitiesHi!: string[];
  @text('Price, as shown.') price!: string;
  @text('Price, in Hindi.') priceHi!: string;
  @yesNo('Whether this is a sample row.') sample!: boolean;
}

/** Spec §2 "Storage details": 10 warehouses in Haryana. */
export const warehouses = defineDataset({
  query: 'warehouses',
  description: 'Warehouses in Haryana.',
  row: Warehouse,
  file: 'warehouses.json',
  filters: [],
});
