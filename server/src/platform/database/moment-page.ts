import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isId } from '../ids.js';
import {
  type Cursor,
  checkPageSize,
  decodeCursor,
  isCursorMoment,
  type Page,
  type PageRequest,
  toPage,
} from '../list-pages.js';

/** A page of a list that can be asked for by number too: `skip` rows are passed over. */
export interface ListRequest extends PageRequest {
  readonly skip?: number;
}

/** The names of a row's moments. */
type MomentOf<Row> = { [Name in keyof Row]: Row[Name] extends Date ? Name : never }[keyof Row] & string;

/** What a list goes by: a moment of its rows, and which end comes first. */
export interface MomentOrder<Row> {
  readonly by: MomentOf<Row>;
  readonly first: 'newest' | 'oldest';
}

const isOfThisList = (cursor: Cursor) => isId(cursor.id) && isCursorMoment(cursor.sortValue);

/**
 * A page of rows in the order of a moment, rows of the same moment in the order of their identifiers. `makeQuery` gives the
 * whole list, without an order. Throws BAD_USER_INPUT for a bad page size or cursor.
 */
export async function pageByMoment<Row extends ObjectLiteral & { readonly id: string }>(
  makeQuery: () => SelectQueryBuilder<Row>,
  request: ListRequest,
  { by, first: end }: MomentOrder<Row>,
): Promise<Page<Row>> {
  const first = checkPageSize(request.first);
  const [direction, beyond] = end === 'newest' ? (['DESC', '<'] as const) : (['ASC', '>'] as const);
  const query = makeQuery();
  const [moment, id] = [`${query.alias}.${by}`, `${query.alias}.id`];
  query
    .orderBy(moment, direction)
    .addOrderBy(id, direction)
    .offset(request.skip ?? 0)
    .limit(first + 1);
  if (request.after) {
    const cursor = decodeCursor(request.after, isOfThisList);
    query.andWhere(`(${moment}, ${id}) ${beyond} (:cursorMoment, :cursorId)`, {
      cursorMoment: cursor.sortValue,
      cursorId: cursor.id,
    });
  }
  return toPage(
    await query.getMany(),
    request,
    (row) => ({ sortValue: (row[by] as Date).toISOString(), id: row.id }),
    () => makeQuery().getCount(),
  );
}
