import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import {
  type Cursor,
  checkPageSize,
  decodeCursor,
  type Page,
  type PageRequest,
  toPage,
} from '../../platform/list-pages.js';
import type { CatalogueRow } from './catalogue-row.js';
import type { Dataset } from './dataset.js';

export type DatasetRequest = PageRequest & Readonly<Record<string, unknown>>;

/** A numbered page, as REST has it: so many rows are passed over first. */
export type NumberedDatasetRequest = DatasetRequest & { readonly skip?: number };

/** What stands before the row's identifier in a marker: places are alike in all datasets. */
const ofDataset = ({ query }: Pick<Dataset, 'query'>) => `${query}/`;

/** Positions are 32-bit in the database; a bid's or crop's marker has a moment or a price there. */
const isPlace = ({ sortValue }: Cursor) => Number.isInteger(sortValue) && Math.abs(Number(sortValue)) < 2 ** 31;

function filtered<Row extends CatalogueRow>(
  ctx: RequestContext,
  dataset: Dataset<Row>,
  request: DatasetRequest,
): SelectQueryBuilder<Row> {
  const query = ctx.db.getRepository(dataset.row).createQueryBuilder('row');
  for (const filter of dataset.filters) {
    const value = request[filter.argument];
    if (value !== undefined && value !== null) {
      filter.apply(query as SelectQueryBuilder<ObjectLiteral>, value, request);
    }
  }
  return query;
}

/** One page of a dataset in the order of its file. Throws BAD_USER_INPUT for a bad page size, cursor or search. */
export async function listDataset<Row extends CatalogueRow>(
  ctx: RequestContext,
  dataset: Dataset<Row>,
  request: NumberedDatasetRequest,
): Promise<Page<Row>> {
  const first = checkPageSize(request.first);
  const query = filtered(ctx, dataset, request);
  if (request.after) {
    const isOfThisList = (cursor: Cursor) => isPlace(cursor) && cursor.id.startsWith(ofDataset(dataset));
    const { sortValue } = decodeCursor(request.after, isOfThisList);
    query.andWhere('row.position > :after', { after: sortValue });
  }
  const rows = await query
    .orderBy('row.position')
    .offset(request.skip ?? 0)
    .limit(first + 1)
    .getMany();
  return toPage(
    rows,
    request,
    (row) => ({ sortValue: row.position, id: `${ofDataset(dataset)}${row.id}` }),
    () => filtered(ctx, dataset, request).getCount(),
  );
}
