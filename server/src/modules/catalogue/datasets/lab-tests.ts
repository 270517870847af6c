import { Int, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { CatalogueRow } from '../catalogue-row.js';
import { defineDataset } from '../dataset.js';
import { datasetTable } from '../dataset-table.js';
import { equals } from '../filters.js';
import { choice, derived, rupees, translatedText, translatedTexts, yesNo } from '../row-fields.js';
import { numbersIn } from './shown-figures.js';

export const LabTestKind = { SOIL: 'soil', WATER: 'water', OTHER: 'other' } as const;
export type LabTestKind = (typeof LabTestKind)[keyof typeof LabTestKind];
registerEnumType(LabTestKind, {
  name: 'LabTestKind',
  description: 'The tab that a test stands under.',
  valuesConfig: {
    SOIL: { description: 'Soil.' },
    WATER: { description: 'Water.' },
    OTHER: { description: 'Certification, residues, nutrition, seed.' },
  },
});

/** `"5-7 days"` is 5 and 7, `"5 days"` is 5. */
const daysOf = (text: string) => (/^\d+(-\d+)? days?$/.test(text) ? numbersIn(text) : []);

@ObjectType({ description: 'A laboratory test or certification.' })
@datasetTable('lab_tests', 'kind')
export class LabTest extends CatalogueRow {
  @translatedText('Name.') name!: string;
  nameHi!: string;
  @choice(LabTestKind, 'What is tested.') kind!: LabTestKind;
  @rupees('Rupees per sample.') price!: number;
  @translatedText('How long the report takes.') reportTime!: string;
  reportTimeHi!: string;
  @translatedText('What the test tells.') description!: string;
  descriptionHi!: string;
  @translatedTexts('What is measured.') parameters!: string[];
  parametersHi!: string[];
  @yesNo('Whether this is a sample row.') sample!: boolean;

  @derived(
    'Least days that the report takes. Null where `reportTime` is no number of days.',
    () => Int,
    z.int().nullable(),
  )
  get reportDaysMin(): number | null {
    return daysOf(this.reportTime)[0] ?? null;
  }

  @derived(
    'Most days that the report takes. Null where `reportTime` is no number of days.',
    () => Int,
    z.int().nullable(),
  )
  get reportDaysMax(): number | null {
    return daysOf(this.reportTime).at(-1) ?? null;
  }
}

/** Spec §9: six tests with fixed prices. */
export const labTests = defineDataset({
  query: 'labTests',
  description: 'Soil, water and other tests with their prices.',
  row: LabTest,
  file: 'lab-tests.json',
  filters: [equals('kind', 'Only this kind of test.', { type: () => LabTestKind })],
});
