import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The rows of a dataset as the server ships them, `server/data/<file>.json`, so that counts are proved on the real data. */
export function catalogueRows<Row = Record<string, unknown>>(file: string): Row[] {
  const text = readFileSync(path.resolve(__dirname, `../../../server/data/${file}.json`), 'utf8');
  return (JSON.parse(text) as { rows: Row[] }).rows;
}

/** A list as the server answers it: everything on one page. */
export function pageOf<Row>(nodes: readonly Row[]) {
  return { nodes, pageInfo: { hasNextPage: false, endCursor: null }, totalCount: nodes.length };
}

/** A list as the server answers it, page by page: the cursor `row-100` stands before the hundredth row. */
export function pagesOf<Row>(nodes: readonly Row[]) {
  return (_source: unknown, { first, after }: { first: number; after?: string | null }) => {
    const start = after ? Number(after.replace('row-', '')) : 0;
    const end = start + first;
    const hasNextPage = end < nodes.length;
    return {
      nodes: nodes.slice(start, end),
      pageInfo: { hasNextPage, endCursor: hasNextPage ? `row-${end}` : null },
      totalCount: nodes.length,
    };
  };
}
