import { ObjectType } from 'type-graphql';
import { z } from 'zod';
import { RupeesScalar } from '../../../platform/graphql/scalars.js';
import { CatalogueRow } from '../catalogue-row.js';
import { defineDataset } from '../dataset.js';
import { datasetTable } from '../dataset-table.js';
import { equals, search } from '../filters.js';
import {
  derived,
  optionalText,
  optionalTranslatedText,
  optionalWhole,
  partsOf,
  translatedText,
  whole,
  yesNo,
} from '../row-fields.js';
import { estimatedCost, isOperational } from './cold-storage.rules.js';

@ObjectType({ description: 'An entry of the cold storage directory of Haryana.' })
@datasetTable('cold_storages', 'district')
export class ColdStorage extends CatalogueRow {
  @translatedText('District.') district!: string;
  districtHi!: string;
  @translatedText('Name.') name!: string;
  nameHi!: string;
  @optionalTranslatedText('Owner, where known.') owner!: string | null;
  ownerHi!: string | null;
  @optionalText('Ten-digit phone number, where known.') contact!: string | null;
  @whole('Capacity in tons (1000 kg).') capacity!: number;
  @optionalWhole('Year in which it was built, where known.') year!: number | null;
  @translatedText('What it stores.') produce!: string;
  produceHi!: string;
  @partsOf('produce', /[,/&]/, 'What it stores, one by one.') products!: string[];
  @optionalTranslatedText('Scheme under which it was built, where known.') scheme!: string | null;
  schemeHi!: string | null;
  @optionalTranslatedText("The directory's remarks.") remarks!: string | null;
  remarksHi!: string | null;
  @yesNo('Whether this is a sample row.') sample!: boolean;

  @derived('False where the remarks contain "Not in Working".', () => Boolean, z.boolean())
  get operational(): boolean {
    return isOperational(this.remarks);
  }

  @derived(
    'Sample estimate in rupees per kg and month: 12 above 1000 tons, otherwise 15.',
    () => RupeesScalar,
    z.number().positive(),
  )
  get estimatedCost(): number {
    return estimatedCost(this.capacity);
  }
}

/** Spec §2 "Storage details": 84 records. */
export const coldStorages = defineDataset({
  query: 'coldStorages',
  description: 'The cold storage directory.',
  row: ColdStorage,
  file: 'cold-storages.json',
  searched: ['name', 'nameHi', 'district', 'districtHi', 'produce', 'produceHi'],
  filters: [
    search('Words in the name, the district or the produce.'),
    equals('district', 'Only this district of Haryana.', { aliases: { Gurgaon: 'Gurugram' } }),
  ],
});
