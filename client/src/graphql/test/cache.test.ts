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

describe('a list that grows on top', () => {
  const notifications = gql`
    query Notifications($first: Int, $after: String) {
      notifications(first: $first, after: $after) {
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
  const pageOf = (ids: string[], endCursor: string | null) => ({
    notifications: {
      __typename: 'NotificationConnection',
      nodes: ids.map((id) => ({ __typename: 'Notification', id })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
  });
  /** What a cache knows after these answers, in turn. */
  function after(...answers: { first: number; after?: string; data: ReturnType<typeof pageOf> }[]) {
    const cache = makeCache();
    for (const { data, ...variables } of answers) cache.writeQuery({ query: notifications, variables, data });
    const read = cache.readQuery<ReturnType<typeof pageOf>>({ query: notifications })?.notifications;
    return { ids: read?.nodes.map(({ id }) => id), endCursor: read?.pageInfo.endCursor };
  }

  test('what is new comes on top, and the pages below stay with the place where they end', () => {
    expect(
      after(
        { first: 2, data: pageOf(['d', 'c'], 'c') },
        { first: 2, after: 'c', data: pageOf(['b', 'a'], 'a') },
        { first: 2, data: pageOf(['e', 'd'], 'd') },
      ),
    ).toEqual({ ids: ['e', 'd', 'c', 'b', 'a'], endCursor: 'a' });
  });

  test('a longer first page takes the place of a shorter one', () => {
    expect(after({ first: 1, data: pageOf(['c'], 'c') }, { first: 3, data: pageOf(['c', 'b', 'a'], null) })).toEqual({
      ids: ['c', 'b', 'a'],
      endCursor: null,
    });
  });

  test('where the two do not meet the list begins again', () => {
    expect(after({ first: 2, data: pageOf(['b', 'a'], null) }, { first: 2, data: pageOf(['e', 'd'], 'd') })).toEqual({
      ids: ['e', 'd'],
      endCursor: 'd',
    });
  });
});
