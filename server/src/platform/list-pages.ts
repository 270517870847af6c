import { badInput } from './errors/app-error.js';

/** The largest page that any list gives. */
export const MAX_PAGE_SIZE = 100;

/** Which part of a list is asked for: `first` rows after the row that `after` names. */
export interface PageRequest {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** A row with the cursor that leads on from it. */
export interface Edge<T> {
  readonly cursor: string;
  readonly node: T;
}

/** A keyset page. `totalCount` is a thunk: counting costs more than the page, so it runs only when it is asked for. */
export interface Page<T> {
  readonly edges: ReadonlyArray<Edge<T>>;
  /** The nodes of `edges`, for readers who need no cursors of their own. */
  readonly nodes: T[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
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

/** Throws BAD_USER_INPUT where the text is not a cursor that `encodeCursor` made of a row of this list. */
export function decodeCursor(text: string, isOfThisList: (cursor: Cursor) => boolean): Cursor {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (Array.isArray(parsed) && parsed.length === 2) {
      const [sortValue, id] = parsed as [unknown, unknown];
      const sortable = typeof sortValue === 'string' || typeof sortValue === 'number';
      if (sortable && typeof id === 'string' && isOfThisList({ sortValue, id })) return { sortValue, id };
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

/*
 * Both kinds of page are classes: V8 makes a hidden class of its own for every object literal with getters, which holds all that
 * they see, and stays until the old generation is collected. A page took its rows along.
 */

/** A page whose cursors are made for who asks for them. */
class PageOfRows<T> implements Page<T> {
  readonly nodes: T[];
  readonly totalCount: () => Promise<number>;
  readonly #cursorOf: (row: T) => Cursor;
  readonly #hasMore: boolean;
  readonly #isFirst: boolean;

  constructor(
    rows: readonly T[],
    { first, after }: PageRequest,
    cursorOf: (row: T) => Cursor,
    totalCount: () => Promise<number>,
  ) {
    this.nodes = rows.slice(0, first);
    this.totalCount = totalCount;
    this.#cursorOf = cursorOf;
    this.#hasMore = rows.length > first;
    this.#isFirst = !after;
  }

  get edges() {
    return this.nodes.map((node) => ({ cursor: encodeCursor(this.#cursorOf(node)), node }));
  }

  get pageInfo() {
    return {
      hasNextPage: this.#hasMore,
      // A cursor is the position of a row: a page after it follows that row.
      hasPreviousPage: !this.#isFirst,
      startCursor: this.#cursorAt(0),
      endCursor: this.#cursorAt(-1),
    };
  }

  #cursorAt(place: number): string | null {
    const node = this.nodes.at(place);
    return node === undefined ? null : encodeCursor(this.#cursorOf(node));
  }
}

/** A page of what each row of another is presented as. */
class PresentedPage<T, Shown> implements Page<Shown> {
  readonly nodes: Shown[];
  readonly #page: Page<T>;

  constructor(page: Page<T>, present: (row: T) => Shown) {
    this.nodes = page.nodes.map(present);
    this.#page = page;
  }

  get edges() {
    return this.#page.edges.map(({ cursor }, index) => ({ cursor, node: this.nodes[index] as Shown }));
  }

  get pageInfo() {
    return this.#page.pageInfo;
  }

  get totalCount() {
    return this.#page.totalCount;
  }
}

/** Builds a page from `first + 1` rows: the extra row only shows that there is more. */
export function toPage<T>(
  rows: readonly T[],
  request: PageRequest,
  cursorOf: (row: T) => Cursor,
  totalCount: () => Promise<number>,
): Page<T> {
  return new PageOfRows(rows, request, cursorOf, totalCount);
}

/** The same page of what each row is presented as. */
export function mapPage<T, Shown>(page: Page<T>, present: (row: T) => Shown): Page<Shown> {
  return new PresentedPage(page, present);
}

/** The same where presenting a row asks for something more. */
export async function gatherPage<T, Shown>(page: Page<T>, present: (row: T) => Promise<Shown>): Promise<Page<Shown>> {
  const edges = await Promise.all(page.edges.map(async ({ cursor, node }) => ({ cursor, node: await present(node) })));
  const { pageInfo, totalCount } = page;
  return { edges, nodes: edges.map(({ node }) => node), pageInfo, totalCount };
}

/** A page of a list that is whole in memory. Throws BAD_USER_INPUT for a bad page size or cursor. */
export function pageOf<T>(all: readonly T[], request: PageRequest, idOf: (row: T) => string): Page<T> {
  const first = checkPageSize(request.first);
  const placeOf = (id: string) => all.findIndex((row) => idOf(row) === id);
  const start = request.after ? placeOf(decodeCursor(request.after, ({ id }) => placeOf(id) >= 0).id) + 1 : 0;
  return toPage(
    all.slice(start, start + first + 1),
    request,
    (row) => ({ sortValue: all.indexOf(row), id: idOf(row) }),
    async () => all.length,
  );
}
