import pg from 'pg';

const ITEM = 'productId productName slug description price { ... on SinglePrice { value } }';
const LIST = `query List { search(input: { take: 20 }) { items { ${ITEM} } } }`;
const SEARCH = `query Search($term: String!) { search(input: { take: 20, term: $term }) { items { ${ITEM} } } }`;
const PRODUCT = `query Product($id: ID!) { product(id: $id) { id name slug description
  variants { id sku price currencyCode stockLevel } } }`;

const anyOf = (values) => values[Math.floor(Math.random() * values.length)];
const graphql = (query, variables) => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});

/** Vendure with as many products as we have crops, in a database of its own on the same server. */
export const peer = {
  title: 'Vendure 3',
  packages: { '@vendure/core': '3.7.3', pg: '8.23.1' },
  differences: [
    'its list and its search come from its search index, as its shops do it, and nothing is asked for but names, texts and prices',
    'its search is by whole words (tsvector), ours by any part of a word',
    'it has no bids',
  ],
  bars: { list: 7, listing: 50 },
  async prepare({ url, serverUrl, size }) {
    const own = new URL(url);
    own.pathname += '_vendure';
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(`CREATE DATABASE ${own.pathname.slice(1)}`);
    return {
      settings: { DATABASE_URL: own.href, PRODUCTS: String(size.crops), VENDURE_DISABLE_TELEMETRY: 'true' },
      async remove() {
        await client.query(`DROP DATABASE ${own.pathname.slice(1)} WITH (FORCE)`);
        await client.end();
      },
    };
  },
  jobs: ({ size, searches }) => ({
    list: () => graphql(LIST),
    listing: () => graphql(PRODUCT, { id: String(1 + Math.floor(Math.random() * size.crops)) }),
    search: () => graphql(SEARCH, { term: anyOf(searches) }),
  }),
};
