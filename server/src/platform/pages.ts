import { badInput } from './errors/app-error.js';

/** The largest page that any list gives. */
export const MAX_PAGE_SIZE = 100;

/** Which part of a list is asked for: `first` rows after the row that `after` names. */
export interface PageRequest {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** A keyset page. `totalCount` is a thunk: counting costs more than the page, so it runs only when it is asked for. */
export interface Page<T> {
  readonly nodes: T[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: () => Promise<number>;
}

/** The position of a row in its list: the value it is sorted by, and its identifier to settle ties. */
export interface Cursor {
  readonly sortValue: string | number;
  readonly id: string;
}

/** Throws BAD_USER_INPUT where `first` is not a whole number from 1 to 100 (security.md G16). */
export function checkPageSize(first: number): number {
  if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE_SIZE) {
    throw badInput([{ field: 'first', message: `Ask for 1 to ${MAX_PAGE_SIZE} at a time.` }]);
  }
  return first;
}

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.sortValue, cursor.id])).toString('base64url');
}

/** Throws BAD_USER_INPUT where the text is not a cursor that `encodeCursor` made. */
export function decodeCursor(text: string): Cursor {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (Array.isArray(parsed) && parsed.length === 2) {
      const [sortValue, id] = parsed as [unknown, unknown];
      const sortable = typeof sortValue === 'string' || typeof sortValue === 'number';
      if (sortable && typeof id === 'string') return { sortValue, id };
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw badInput([{ field: 'after', message: 'This page marker is not one of ours. Start from the first page.' }]);
}

/**
 * Whether a cursor's value is a moment as `encodeCursor` wrote it. JavaScript reads years that PostgreSQL has not: 275760,
 * or 44 before Christ.
 */
export function isCursorMoment(value: Cursor['sortValue']): boolean {
  if (typeof value !== 'string' || value.length !== 24) return false;
  const moment = Date.parse(value);
  return moment >= 0 && new Date(moment).toISOString() === value;
}

/** Builds a page from `first + 1` rows: the extra row only tells that there is more. */
export function toPage<T>(
  rows: T[],
  first: number,
  cursorOf: (row: T) => Cursor,
  totalCount: () => Promise<number>,
): Page<T> {
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: { hasNextPage: rows.length > first, endCursor: last ? encodeCursor(cursorOf(last)) : null },
    totalCount,
  };
}
