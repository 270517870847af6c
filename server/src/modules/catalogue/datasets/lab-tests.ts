import { ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { CatalogueRow } from '../catalogue-row.js';
import { defineDataset } from '../dataset.js';
import { equals } from '../filters.js';
import { choice, rupees, text, texts, yesNo } from '../row-fields.js';

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

@ObjectType({ description: 'A laboratory test or certification.' })
@Entity({ name: 'lab_tests' })
@Index('lab_tests_kind', ['kind'])
export class LabTest extends CatalogueRow {
  @text('Name.') name!: string;
  @text('Name, in Hindi.') nameHi!: string;
  @choice(LabTestKind, 'What is tested.') kind!: LabTestKind;
  @rupees('Rupees per sample.') price!: number;
  @text('How long the report takes.') reportTime!: string;
  @text('How long the report takes, in Hindi.') reportTimeHi!: string;
  @text('What the test tells.') description!: string;
  @text('What the test tells, in Hindi.') descriptionHi!: string;
  @texts('What is measured.') parameters!: string[];
  @texts('What is measured, in Hindi.') parametersHi!: string[];
  @yesNo('Whether this is a sample row.') sample!: boolean;
}

/** Spec §9: six tests with fixed prices. */
export const labTests = defineDataset({
  query: 'labTests',
  description: 'Soil, water and other tests with their prices.',
  row: LabTest,
  file: 'lab-tests.json',
  filters: [equals('kind', 'Only this kind of test.', { type: () => LabTestKind })],
});
