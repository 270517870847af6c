import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The rows of a dataset as the server ships them, `server/data/<file>.json`, so that counts are proved on the real data. */
export function catalogueRows<Row = Record<string, unknown>>(file: string): Row[] {
  const text = readFileSync(path.resolve(__dirname, `../../../server/data/${file}.json`), 'utf8');
  return (JSON.parse(text) as { rows: Row[] }).rows;
}

type StoredRow = Readonly<Record<string, unknown>>;
type InLanguage = { language: 'EN' | 'HI' };

const translatedNames = (row: StoredRow) => Object.keys(row).filter((name) => `${name}Hi` in row);

/** The rows of a dataset as the queries answer them: each text in one language, and in English as `…En` beside it. */
export function shownRows<Row>(file: string, language: InLanguage['language'] = 'EN'): Row[] {
  return catalogueRows<StoredRow>(file).map((row) => {
    const texts = translatedNames(row).map((name) => [name, row[language === 'HI' ? `${name}Hi` : name]]);
    const english = translatedNames(row).map((name) => [`${name}En`, row[name]]);
    return { ...row, ...Object.fromEntries([...texts, ...english]) } as Row;
  });
}

/** A stored row as the schema answers it: a text is asked for in a language. */
function answering(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row;
  const stored = row as StoredRow;
  const texts = translatedNames(stored).map((name) => {
    const text = ({ language }: InLanguage) => stored[language === 'HI' ? `${name}Hi` : name];
    return [name, name === 'packSize' ? { text } : text];
  });
  return { ...stored, ...Object.fromEntries(texts) };
}

/** A list as the server answers it: everything on one page. */
export function pageOf<Row>(nodes: readonly Row[]) {
  return { nodes: nodes.map(answering), pageInfo: { hasNextPage: false, endCursor: null }, totalCount: nodes.length };
}

/** A list as the server answers it, page by page: the cursor `row-100` stands before the hundredth row. */
export function pagesOf<Row>(nodes: readonly Row[]) {
  return (_source: unknown, { first, after }: { first: number; after?: string | null }) => {
    const start = after ? Number(after.replace('row-', '')) : 0;
    const end = start + first;
    const hasNextPage = end < nodes.length;
    return {
      nodes: nodes.slice(start, end).map(answering),
      pageInfo: { hasNextPage, endCursor: hasNextPage ? `row-${end}` : null },
      totalCount: nodes.length,
    };
  };
}
