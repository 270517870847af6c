import {
  buildSchema,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { printCommittedSchema } from '../../src/bootstrap/print-schema.js';
import { ERROR_KINDS } from '../../src/platform/errors/codes.js';

let printed: string;
let types: GraphQLNamedType[];
let queries: Array<GraphQLField<unknown, unknown>>;
let mutations: Array<GraphQLField<unknown, unknown>>;

beforeAll(async () => {
  printed = await printCommittedSchema();
  const schema = buildSchema(printed);
  types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
});

const names = (list: ReadonlyArray<{ readonly name: string }>) => list.map(({ name }) => name);
const fieldsOf = (type: GraphQLNamedType | undefined) =>
  isObjectType(type) || isInputObjectType(type)
    ? Object.values(type.getFields()).map((field) => `${field.name}: ${field.type}`)
    : [];
const capitalised = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;

test('no description carries a code of our papers: an integrator has none of them', () => {
  expect(printed.match(/\b(?:AC|X)-\d+|§|security\.md|design\.md/g)).toBeNull();
});

test('each word has one spelling', () => {
  expect(printed.match(/fertilis|\blitres?\b|tonne|e-mail|\bcolor\b/gi)).toBeNull();
});

test('no two types of a kind have the same fields or values', () => {
  const ofMutations = new Set(
    mutations.flatMap(({ type, args }) => [getNamedType(type).name, ...args.map((arg) => getNamedType(arg.type).name)]),
  );
  const twins = new Map<string, string[]>();
  for (const type of types.filter(({ name }) => !ofMutations.has(name))) {
    const inside = isEnumType(type) ? names(type.getValues()) : fieldsOf(type);
    const shape = `${type.constructor.name}: ${inside.sort().join(', ')}`;
    if (inside.length > 0) twins.set(shape, [...(twins.get(shape) ?? []), type.name]);
  }
  expect([...twins.values()].filter((found) => found.length > 1)).toEqual([]);
});

test('there is one type of crop and one of other people', () => {
  const having = (field: string) =>
    names(types.filter((type) => fieldsOf(type).some((f) => f.startsWith(`${field}:`))));
  expect(having('cropName').sort()).toEqual(['CreateCropInput', 'Crop', 'RelistCropInput', 'UpdateCropInput']);
  expect(having('contact').sort()).toEqual(['ColdStorage', 'Person', 'Transporter', 'Warehouse']);
});

test('every mutation takes one input and gives one payload, both named after it', () => {
  for (const { name, args, type } of mutations) {
    expect([name, args.map((arg) => `${arg.name}: ${arg.type}`)]).toEqual([
      name,
      [`input: ${capitalised(name)}Input!`],
    ]);
    expect(String(type)).toBe(`${capitalised(name)}Payload`);
  }
  expect(mutations.length).toBeGreaterThan(7);
});

test('root fields are nullable: one that fails leaves the others', () => {
  expect(names([...queries, ...mutations].filter(({ type }) => isNonNullType(type)))).toEqual([]);
});

test('every list of a root field is a connection with all that a connection has', () => {
  expect(names(queries.filter(({ type }) => isListType(type)))).toEqual([]);
  const connections = types.filter(({ name }) => name.endsWith('Connection'));
  for (const { name } of connections) {
    const node = name.slice(0, -'Connection'.length);
    expect(fieldsOf(types.find((type) => type.name === name)).sort()).toEqual([
      `edges: [${node}Edge!]!`,
      `nodes: [${node}!]!`,
      'pageInfo: PageInfo!',
      'totalCount: Int!',
    ]);
    expect(fieldsOf(types.find((type) => type.name === `${node}Edge`))).toEqual(['cursor: String!', `node: ${node}!`]);
  }
  const paged = queries.filter(({ type }) => getNamedType(type).name.endsWith('Connection'));
  for (const { args } of paged) expect(names(args)).toEqual(expect.arrayContaining(['first', 'after']));
  const sides = types.find(({ name }) => name === 'PageInfo');
  expect(fieldsOf(sides).map((field) => field.split(':')[0])).toEqual(
    expect.arrayContaining(['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor']),
  );
  expect(connections.length).toBeGreaterThan(13);
});

test('every error code stands in the schema with its HTTP twin', () => {
  const codes = types.find(({ name }) => name === 'ErrorCode');
  const documented = isEnumType(codes)
    ? codes
        .getValues()
        .map(({ name, description }) => [name, Number(/HTTP status (\d+)\.$/.exec(description ?? '')?.[1])])
    : [];
  expect(documented.sort()).toEqual(
    Object.entries(ERROR_KINDS)
      .map(([code, { status }]) => [code, status])
      .sort(),
  );
});
