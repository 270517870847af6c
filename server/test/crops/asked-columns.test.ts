import { readFileSync } from 'node:fs';
import { type GraphQLObjectType, getNamedType, getOperationAST, isLeafType, isObjectType, Kind, parse } from 'graphql';
import { columnsFor } from '../../src/modules/crops/crop-columns.js';
import { askedOfNodes } from '../../src/platform/graphql/asked-fields.js';
import { insertCrop, type Person, person, uniqueWord } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';

/** In nobody else's listing. */
const WORD = uniqueWord();

let server: TestServer;
let farmer: Person;
beforeAll(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer', { location: 'Hisar', phone: '5550001111' });
});
afterAll(() => server.close());

function objectType(name: string): GraphQLObjectType {
  const type = server.parts.schema.getType(name);
  if (!isObjectType(type)) throw new Error(`There is no type ${name}.`);
  return type;
}

/** Every field of a type, each asked for with all leaves of what it gives. */
function fieldsOf(typeName: string): string[] {
  return Object.values(objectType(typeName).getFields()).map(({ name, type }) => {
    const inner = getNamedType(type);
    if (!isObjectType(inner)) return name;
    const leaves = Object.values(inner.getFields()).filter((field) => isLeafType(getNamedType(field.type)));
    return `${name} { ${leaves.map((leaf) => leaf.name).join(' ')} }`;
  });
}

interface Found {
  readonly crop: Record<string, unknown>;
  readonly crops: { readonly nodes: Record<string, unknown>[] };
  readonly farmerCrops: { readonly edges: { readonly node: Record<string, unknown> }[] };
}

/** A crop by each field that reads no more than what is asked for. */
async function read(id: string, fields: string): Promise<Record<string, unknown>[]> {
  const { data, errors } = await server.graphql<Found>(
    `query ($id: ID!, $farmerId: ID!, $word: String!) {
      crop(id: $id) { ${fields} }
      crops(first: 1, filter: { search: $word }) { nodes { ${fields} } }
      farmerCrops(first: 1, farmerId: $farmerId) { edges { node { ${fields} } } }
    }`,
    { id, farmerId: farmer.id, word: WORD },
    farmer.token,
  );
  if (!data) throw new Error(`${fields}: ${JSON.stringify(errors)}`);
  return [data.crop, ...data.crops.nodes, ...data.farmerCrops.edges.map(({ node }) => node)];
}

test('each field of a crop and of its farmer alone is what it is among all others', async () => {
  const end = new Date(server.clock.now().getTime() + 86_400_000);
  const { id } = await insertCrop(server, farmer, {
    cropName: WORD,
    priceType: 'auction',
    reservePricePaise: 990_000,
    auctionState: 'LIVE',
    auctionEndsAt: end,
    auctionPlannedEnd: end,
    minQuantity: 2,
    soldQuantity: 1,
    harvestDate: '2026-11-01',
    expiryDate: '2099-01-01',
    organic: true,
    pesticidesUsed: ['neem'],
    fertilizersUsed: ['compost'],
    certifications: ['NPOP'],
  });
  const ofFarmer = fieldsOf('Person').map((field) => `farmer { ${field} }`);
  const fields = [...fieldsOf('Crop').filter((field) => !field.startsWith('farmer ')), ...ofFarmer];
  const whole = await read(id, fields.join(' '));
  expect(whole).toHaveLength(3);
  for (const crop of whole)
    expect(crop).toMatchObject({ reservePrice: 9_900, farmer: { contact: { phone: '5550001111' } } });
  for (const field of fields) {
    const alone = await read(id, field);
    for (const [index, crop] of whole.entries()) expect([field, crop]).toMatchObject([field, alone[index] ?? {}]);
  }
});

test('what is asked for in a fragment, under another name, or twice is read', async () => {
  const { id } = await insertCrop(server, farmer, { cropName: 'Onion', description: 'Red and dry.' });
  const { data } = await server.graphql(
    `query ($id: ID!) {
      crop(id: $id) { title: cropName ...Words farmer { id } ... on Crop { farmer { firstName } } }
    }
    fragment Words on Crop { words: description }`,
    { id },
  );
  expect(data?.crop).toEqual({
    title: 'Onion',
    words: 'Red and dry.',
    farmer: { id: farmer.id, firstName: expect.stringMatching(/./) },
  });
});

test('what a card of the market shows is read by the names of its columns', () => {
  const files = [
    'features/marketplace/marketplace.graphql',
    'graphql/market-card-crop.graphql',
    'graphql/crop-quality.graphql',
  ];
  const texts = files.map((path) => readFileSync(new URL(`../../../client/src/${path}`, import.meta.url), 'utf8'));
  const document = parse(texts.join('\n'));
  const fragments = Object.fromEntries(
    document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  const { selectionSet } = getOperationAST(document, 'MarketplaceCrops') ?? {};
  const fieldNodes = selectionSet?.selections.filter((each) => each.kind === Kind.FIELD) ?? [];
  const asked = askedOfNodes({ fieldNodes, fragments });
  if (!asked) throw new Error('The market asks for no crops.');
  const { crop, farmer, pictures } = columnsFor(asked);
  // None of them is undefined, which is all columns.
  expect([crop, farmer, pictures]).toEqual(Array(3).fill(expect.any(Set)));
  expect(crop?.has('description')).toBe(false);
});
