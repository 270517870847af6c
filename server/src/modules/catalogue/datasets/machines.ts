import { ObjectType, registerEnumType } from 'type-graphql';
import { CatalogueRow } from '../catalogue-row.js';
import { defineDataset } from '../dataset.js';
import { datasetTable } from '../dataset-table.js';
import { equals } from '../filters.js';
import { choice, rupees, text, translatedText, translatedTexts, yesNo } from '../row-fields.js';

export const MachineCategory = {
  TRACTOR: 'tractor',
  HARVESTER: 'harvester',
  TILLAGE: 'tillage',
  SPRAYING: 'spraying',
  PROCESSING: 'processing',
  SEEDING: 'seeding',
} as const;
export type MachineCategory = (typeof MachineCategory)[keyof typeof MachineCategory];
registerEnumType(MachineCategory, {
  name: 'MachineCategory',
  description: 'What a machine is for.',
  valuesConfig: {
    TRACTOR: { description: 'Tractors, with and without trolley.' },
    HARVESTER: { description: 'Combines, reapers and binders.' },
    TILLAGE: { description: 'Ploughs, rotavators, levellers.' },
    SPRAYING: { description: 'Sprayers and drones.' },
    PROCESSING: { description: 'Threshers, shellers, chaff cutters.' },
    SEEDING: { description: 'Seeders and seed drills.' },
  },
});

export const MachineStatus = { AVAILABLE: 'available', BOOKED: 'booked' } as const;
export type MachineStatus = (typeof MachineStatus)[keyof typeof MachineStatus];
registerEnumType(MachineStatus, {
  name: 'MachineStatus',
  description: 'Whether a machine can be rented.',
  valuesConfig: { AVAILABLE: { description: 'Can be rented.' }, BOOKED: { description: 'Rented out at the moment.' } },
});

@ObjectType({ description: 'A machine or implement for rent.' })
@datasetTable('machines', 'category', 'status')
export class Machine extends CatalogueRow {
  @translatedText('Name.') name!: string;
  nameHi!: string;
  @choice(MachineCategory, 'What it is for.') category!: MachineCategory;
  @rupees('Rupees per day of about six working hours.') pricePerDay!: number;
  @translatedText('Place and state.') location!: string;
  locationHi!: string;
  @translatedText('Who rents it out.') owner!: string;
  ownerHi!: string;
  @translatedTexts('What it can do.') features!: string[];
  featuresHi!: string[];
  @choice(MachineStatus, 'Whether it can be rented.') status!: MachineStatus;
  @text('Key of its drawn picture.') image!: string;
  @yesNo('Whether this is a sample row.') sample!: boolean;
}

/** Spec §2 "Machinery details": 25 items. */
export const machines = defineDataset({
  query: 'machines',
  description: 'Machines and implements for rent.',
  row: Machine,
  file: 'machines.json',
  filters: [
    equals('category', 'Only this kind of machine.', { type: () => MachineCategory }),
    equals('status', 'Only machines that are free, or only those that are booked.', { type: () => MachineStatus }),
  ],
});
