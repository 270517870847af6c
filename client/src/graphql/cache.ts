import { type FieldPolicy, InMemoryCache, type Reference } from '@apollo/client/cache';
import possibleTypes from './generated/possible-types';

type Page = { nodes?: readonly Reference[] };

/**
 * One list of the server, kept per filter and sort: the next page (`after`) is appended, a first page replaces.
 * A row that moved between two pages is kept once.
 */
const keysetPage: FieldPolicy<Page> = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => name !== 'first' && name !== 'after'),
  merge: (existing, incoming, { args }) => {
    if (!args?.after || !existing?.nodes) return incoming;
    const known = new Set(existing.nodes.map((node) => node.__ref));
    const added = (incoming.nodes ?? []).filter((node) => !known.has(node.__ref));
    return { ...existing, ...incoming, nodes: [...existing.nodes, ...added] };
  },
};

const pagedLists = [
  'crops',
  'farmerCrops',
  'myBids',
  'receivedBids',
  'cropBids',
  'myDeals',
  'mandiPrices',
  'newsItems',
  'schemes',
  'coldStorages',
  'warehouses',
  'transporters',
  'machines',
  'labTests',
  'seedOffers',
  'fertilizerOffers',
  'minimumSupportPrices',
  'services',
];

/** The client's store of what the server said. One per visitor. */
export function makeCache(): InMemoryCache {
  return new InMemoryCache({
    ...possibleTypes,
    typePolicies: {
      Query: { fields: Object.fromEntries(pagedLists.map((field) => [field, keysetPage])) },
      Service: { keyFields: ['slug'] },
    },
  });
}
