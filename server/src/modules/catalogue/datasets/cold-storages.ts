import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { z } from 'zod';
import { RupeesScalar } from '../../../platform/graphql/scalars.js';
import { CatalogueRow } from '../catalogue-row.js';
import { defineDataset } from '../dataset.js';
import { equals, search } from '../filters.js';
import { derived, optionalText, optionalWhole, text, whole, yesNo } from '../row-fields.js';
import { estimatedCost, isOperational } from './cold-storage.rules.js';

@ObjectType({ description: 'An entry of the cold storage directory of Haryana.' })
@Entity({ name: 'cold_storages' })
@Index('cold_storages_district', ['district'])
export class ColdStorage extends CatalogueRow {
  @text('District.') district!: string;
  @text('District, in Hindi.') districtHi!: string;
  @text('Name.') name!: string;
  @text('Name, in Hindi.') nameHi!: string;
  @optionalText('Owner, where known.') owner!: string | null;
  @optionalText('Owner, in Hindi.') ownerHi!: string | null;
  @optionalText('Ten-digit phone number, where known.') contact!: string | null;
  @whole('Capacity in tons (1000 kg).') capacity!: number;
  @optionalWhole('Year in which it was built, where known.') year!: number | null;
  @text('What it stores.') produce!: string;
  @text('What it stores, in Hindi.') produceHi!: string;
  @optionalText('Scheme under which it was built, where known.') scheme!: string | null;
  @optionalText('Scheme, in Hindi.') schemeHi!: string | null;
  @optionalText("The directory's remarks.") remarks!: string | null;
  @optionalText('Remarks, in Hindi.') remarksHi!: string | null;
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
