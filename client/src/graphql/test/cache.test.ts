import { gql } from '@apollo/client';
import { makeCache } from '../cache';

const query = gql`
  query Crops($first: Int, $after: String, $filter: CropFilter, $sort: CropSort) {
    crops(first: $first, after: $after, filter: $filter, sort: $sort) {
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

function page(ids: string[], endCursor: string | null) {
  return {
    crops: {
      __typename: 'CropConnection',
      nodes: ids.map((id) => ({ __typename: 'Crop', id })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
  };
}

function idsOf(cache: ReturnType<typeof makeCache>, variables: Record<string, unknown>) {
  const data = cache.readQuery<ReturnType<typeof page>>({ query, variables });
  return data?.crops.nodes.map(({ id }) => id);
}

test('the next page is appended, a row that moved between pages is kept once', () => {
  const cache = makeCache();
  cache.writeQuery({ query, variables: { first: 2 }, data: page(['a', 'b'], 'b') });
  cache.writeQuery({ query, variables: { first: 2, after: 'b' }, data: page(['b', 'c'], null) });
  expect(idsOf(cache, { first: 2 })).toEqual(['a', 'b', 'c']);
  expect(cache.readQuery<ReturnType<typeof page>>({ query })?.crops.pageInfo.hasNextPage).toBe(false);
});

test('a first page replaces what was there', () => {
  const cache = makeCache();
  cache.writeQuery({ query, data: page(['a', 'b'], null) });
  cache.writeQuery({ query, data: page(['c'], null) });
  expect(idsOf(cache, {})).toEqual(['c']);
});

test('each filter and sort has a list of its own', () => {
  const cache = makeCache();
  cache.writeQuery({ query, variables: { filter: { category: 'GRAINS' } }, data: page(['wheat'], null) });
  cache.writeQuery({ query, variables: { filter: { category: 'FRUITS' } }, data: page(['mango'], null) });
  expect(idsOf(cache, { filter: { category: 'GRAINS' } })).toEqual(['wheat']);
  expect(idsOf(cache, { filter: { category: 'FRUITS' } })).toEqual(['mango']);
});
