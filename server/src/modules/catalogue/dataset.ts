import type { CatalogueRow } from './catalogue-row.js';
import type { Filter } from './filters.js';

/**
 * Everything that makes a dataset. From this one declaration come its query with filters and pages
 * (`dataset.resolver.ts`), the check of its data file, its seed and import (`seed-catalogue.ts`), and its tests.
 * The data file carries the rows with their source, licence and day.
 */
export interface Dataset<Row extends CatalogueRow = CatalogueRow> {
  /** Name of the root field: `mandiPrices`. */
  readonly query: string;
  /** Its REST path, where that is not the root field's name with hyphens: `/mandi-prices`. */
  readonly path?: string;
  /** What a caller gets, for the schema. */
  readonly description: string;
  /** The class that is both table and GraphQL type. */
  readonly row: new () => Row;
  /** File below `server/data`. */
  readonly file: string;
  /** Fields that the free-text search looks through; none where there is no such filter. */
  readonly searched?: readonly string[];
  readonly filters: readonly Filter[];
  /** What is wrong with a row whose fields are right each by itself; undefined where nothing is. */
  readonly problem?: (row: Readonly<Record<string, unknown>>) => string | undefined;
}

/** Declares a dataset; holds `searched` to fields that the row has. */
export function defineDataset<Row extends CatalogueRow>(
  dataset: Dataset<Row> & { readonly searched?: ReadonlyArray<keyof Row & string> },
): Dataset<Row> {
  return dataset;
}
