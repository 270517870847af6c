import { type FieldMergeFunction, type FieldPolicy, InMemoryCache, type Reference } from '@apollo/client/cache';
import possibleTypes from './generated/possible-types';

type Page = { nodes?: readonly Reference[] };

/**
 * One list of the server, kept per filter and sort: the next page (`after`) is appended, a first page replaces.
 * A row that moved between two pages is kept once.
 */
const appended: FieldMergeFunction<Page> = (existing, incoming, { args }) => {
  if (!args?.after || !existing?.nodes) return incoming;
  const known = new Set(existing.nodes.map((node) => node.__ref));
  const added = (incoming.nodes ?? []).filter((node) => !known.has(node.__ref));
  return { ...existing, ...incoming, nodes: [...existing.nodes, ...added] };
};

const keysetPage: FieldPolicy<Page> = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => name !== 'first' && name !== 'after'),
  merge: appended,
};

/**
 * A list of newest first that grows on top alone. A first page that is asked for anew is laid upon what is known where the two
 * meet, so that the pages below stay; where they do not meet, too much came in between and the list begins again.
 */
const growingPage: FieldPolicy<Page> = {
  ...keysetPage,
  merge: (existing, incoming, options) => {
    const known = existing?.nodes ?? [];
    const fresh = incoming.nodes ?? [];
    if (options.args?.after || known.length === 0) return appended(existing, incoming, options);
    const asked = new Set(fresh.map((node) => node.__ref));
    const lastAsked = known.findLastIndex((node) => asked.has(node.__ref));
    const below = known.slice(lastAsked + 1);
    if (lastAsked === -1 || below.length === 0) return incoming;
    return { ...existing, nodes: [...fresh, ...below] };
  },
};

const pagedLists = [
  'crops',
  'cropNames',
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
      Query: {
        fields: {
          ...Object.fromEntries(pagedLists.map((field) => [field, keysetPage])),
          notifications: growingPage,
        },
      },
      Person: { fields: { ratings: keysetPage } },
      // Pages ask for different parts of it.
      Crop: { fields: { auction: { merge: true }, location: { merge: true } } },
      Service: { keyFields: ['slug'] },
      // Parts of it are asked for on different pages, and are of the same one.
      Auction: { merge: true },
      // What is to be done next replaces what was: a shorter list is no loss.
      Deal: { fields: { turns: { merge: false } } },
    },
  });
}
