import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute, getOperationAST, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { CompiledQueries } from '../../src/platform/graphql/compiled-queries.js';
import { insertCrop, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { giveStars } from '../ratings/rated-deals.js';

const ROOT_FIELDS = new Set(['crops', 'crop', 'farmerCrops', 'cropNames']);
const CLIENT = join(import.meta.dirname, '../../../client/src');

let server: TestServer;
let farmer: Person;
let cropId: string;
beforeAll(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer', { location: 'Hisar' });
  await giveStars(server, farmer, [5]);
  for (const cropName of ['Wheat', 'टमाटर', 'Onion']) cropId = (await insertCrop(server, farmer, { cropName })).id;
  const end = new Date(server.clock.now().getTime() + 86_400_000);
  await insertCrop(server, farmer, {
    priceType: 'auction',
    auctionState: 'LIVE',
    auctionEndsAt: end,
    auctionPlannedEnd: end,
    reservePricePaise: 990_000,
  });
});
afterAll(() => server.close());

const queries = (compiledAfter: number) => new CompiledQueries(server.parts.schema, ROOT_FIELDS, compiledAfter);

/** Of the browser program, in one document: its fragments stand in several files. */
const documents = parse(
  readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(join(CLIENT, file), 'utf8'))
    .join('\n'),
);

const isOfCrops = (definition: OperationDefinitionNode) =>
  definition.operation === 'query' &&
  definition.selectionSet.selections.every(({ kind, ...field }) =>
    kind === Kind.FIELD && 'name' in field ? ROOT_FIELDS.has(field.name.value) : false,
  );

async function bothWays(document: typeof documents, operation: OperationDefinitionNode, viewer: Person | null) {
  const variables = {
    first: 10,
    id: cropId,
    cropId,
    farmerId: farmer.id,
    language: 'HI',
    isOwn: true,
    name: 'Onion',
    category: 'VEGETABLES',
    near: 'Hisar',
    from: 'Hisar, Haryana',
  };
  const context = () =>
    server.parts.contexts.live({
      id: 'a-test',
      address: '203.0.113.9',
      language: 'hi',
      viewer: viewer && { id: viewer.id, role: 'farmer' },
    });
  const request = { request: { operationName: operation.name?.value, variables }, document, contextValue: context() };
  const compiled = await queries(0).answer(request, operation);
  const interpreted = await execute({
    schema: server.parts.schema,
    document,
    operationName: operation.name?.value,
    variableValues: variables,
    contextValue: context(),
  });
  return { compiled, interpreted };
}

const operations = documents.definitions.filter(
  (definition): definition is OperationDefinitionNode =>
    definition.kind === Kind.OPERATION_DEFINITION && isOfCrops(definition),
);

test('there are such operations', () => {
  expect(operations.length).toBeGreaterThan(3);
});

test.each(operations.map((operation) => [operation.name?.value, operation] as const))(
  '%s of the browser program: compiled it answers to the letter what graphql-js does',
  async (_name, operation) => {
    for (const viewer of [null, farmer]) {
      const { compiled, interpreted } = await bothWays(documents, operation, viewer);
      expect(interpreted.errors).toBeUndefined();
      expect(JSON.stringify(compiled)).toBe(JSON.stringify(interpreted.data));
    }
  },
);

const one = (text: string) => {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('That is no operation.');
  return { document, operation };
};

test('aliases, arguments, directives, fragments and a count', async () => {
  const { document, operation } = one(`query ($id: ID!, $isOwn: Boolean!) {
    one: crop(id: $id) { ...Words farmer @skip(if: $isOwn) { id } place: location { hindi: state(language: HI) state } }
    crops(first: 2, sort: PRICE_LOW_TO_HIGH) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { id __typename } } }
  }
  fragment Words on Crop { cropName ... on Crop { farmer @include(if: $isOwn) { firstName contact { phone } } } images { url } }`);
  const { compiled, interpreted } = await bothWays(document, operation, farmer);
  expect(compiled).toMatchObject({ one: { farmer: { contact: { phone: expect.any(String) } } } });
  expect(JSON.stringify(compiled)).toBe(JSON.stringify(interpreted.data));
});

test.each([
  ['a mutation', 'mutation { logout(input: {}) { loggedOut } }'],
  ['a field that does more than reading crops', '{ me { id } }'],
  ['a field that fails', 'query ($id: ID!) { crop(id: $id) { id } crops(first: 0) { totalCount } }'],
  ['a variable that is wrong', 'query ($first: Boolean!) { crops(first: 1) { totalCount @skip(if: $first) } }'],
])('%s is left to graphql-js', async (_name, text) => {
  const { document, operation } = one(text);
  expect((await bothWays(document, operation, null)).compiled).toBeNull();
});

test('what is asked seldom is not compiled', async () => {
  const { document, operation } = one('{ crops(first: 1) { nodes { id } } }');
  const few = queries(2);
  const contextValue = server.parts.systemContext();
  const answers: unknown[] = [];
  for (let use = 1; use <= 3; use += 1)
    answers.push(await few.answer({ request: {}, document, contextValue }, operation));
  expect(answers).toEqual([null, null, { crops: { nodes: [{ id: expect.any(String) }] } }]);
});

test('what was compiled is answered again by its text, under the name that the log has for it', async () => {
  const query = '{ crops(first: 1) { totalCount } }';
  const { document, operation } = one(query);
  const few = queries(1);
  const question = { query, operationName: undefined, variables: undefined };
  const first = server.parts.systemContext();
  first.record.operation = 'Query.crops';
  const again = server.parts.systemContext();
  expect(await few.answerAgain(question, again)).toBeNull();
  await few.answer({ request: { query }, document, contextValue: first }, operation);
  expect(await few.answerAgain(question, again)).toBeNull();
  const answer = await few.answer({ request: { query }, document, contextValue: first }, operation);
  expect(answer).toEqual({ crops: { totalCount: expect.any(Number) } });
  expect(await few.answerAgain(question, again)).toEqual(answer);
  expect(again.record.operation).toBe('Query.crops');
  expect(await few.answerAgain({ ...question, operationName: 'Another' }, again)).toBeNull();
  expect(await few.answerAgain({ ...question, query: `${query} ` }, again)).toBeNull();
});
