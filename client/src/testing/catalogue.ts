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
