import type { LabTestsQuery } from '../lab-tests.generated';

export type LabTest = NonNullable<LabTestsQuery['labTests']>['nodes'][number];

/** The tabs, in the specification's order, each with its drawing. */
export const TEST_KINDS = [
  { kind: 'SOIL', illustration: '/illustrations/lab/soil.svg' },
  { kind: 'WATER', illustration: '/illustrations/lab/water.svg' },
  { kind: 'OTHER', illustration: '/illustrations/lab/other.svg' },
] as const;

export type TestKind = (typeof TEST_KINDS)[number]['kind'];

/** The tests of one tab, in the order of the data. */
export function testsOf(tests: readonly LabTest[], kind: TestKind): LabTest[] {
  return tests.filter((test) => test.kind === kind);
}
