import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SchemaLink } from '@apollo/client/link/schema';
import { addMocksToSchema, type IMocks } from '@graphql-tools/mock';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLResolveInfo } from 'graphql';

/** Answers of root fields; return a plain object, throw an Error (or GraphQLError with a code) to fail. */
export type RootAnswers = Record<
  string,
  (source: unknown, args: never, context: never, info: GraphQLResolveInfo) => unknown
>;

export type Answers = {
  Query?: RootAnswers;
  Mutation?: RootAnswers;
  /** Whole types, as @graphql-tools/mock takes them: `{ Crop: () => ({ cropName: 'Wheat' }) }`. */
  types?: IMocks;
};

const schema = makeExecutableSchema({
  typeDefs: readFileSync(path.resolve(__dirname, '../../../schema.graphql'), 'utf8'),
});

const scalars: IMocks = {
  DateTime: () => '2026-01-05T06:30:00.000Z',
  Date: () => '2026-01-05',
  Rupees: () => 2500,
  Upload: () => null,
};

const noEntries = { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } };

/** What a test is not about: made-up bids, deals, notifications, auctions and names would stand on its page in any state. */
const notAsked: IMocks = {
  Crop: () => ({ auction: null, priceComparison: null }),
  Person: () => ({ firstNameInLatin: null, location: null }),
  Contact: () => ({ lastNameInLatin: null }),
  Bid: () => ({ standing: null, maxAmount: null }),
  BidConnection: () => noEntries,
  CropNameConnection: () => noEntries,
  DealConnection: () => noEntries,
  NotificationConnection: () => noEntries,
};

/** The committed schema with made-up answers; a test overrides what it is about. */
export function mockLink(answers: Answers = {}): SchemaLink {
  const answering = addMocksToSchema({
    schema,
    mocks: { ...scalars, ...notAsked, ...answers.types },
    resolvers: {
      Query: {
        unreadNotifications: () => 0,
        myAuctions: () => noEntries,
        mySales: () => ({ completed: 0, received: 0, receivedThisMonth: 0 }),
        ...answers.Query,
      },
      Mutation: answers.Mutation ?? {},
    },
  });
  // A resolver sees what goes beside the variables: the headers.
  return new SchemaLink({ schema: answering, context: (operation) => operation.getContext() });
}
