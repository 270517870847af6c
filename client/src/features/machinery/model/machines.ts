import type { MachinesQuery } from '../machinery.generated';

export type Machine = NonNullable<MachinesQuery['machines']>['nodes'][number];

/** The filter's entries after "All", in the specification's order. */
export const MACHINE_CATEGORIES = ['TRACTOR', 'HARVESTER', 'TILLAGE', 'SPRAYING', 'PROCESSING', 'SEEDING'] as const;

/** '' leaves every machine in. */
export function filterMachines(machines: readonly Machine[], category: string): Machine[] {
  return machines.filter((machine) => category === '' || machine.category === category);
}
