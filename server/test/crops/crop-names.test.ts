import { GOODS } from '../../src/modules/vocabulary/goods.js';
import { startTestServer, type TestServer } from '../harness.js';
import { ask, call, insertCrop, type Person, person, uniqueWord } from './market.js';

const CROPS = 'query ($filter: CropFilter) { crops(first: 100, filter: $filter) { nodes { id } } }';
const MEANT = 'query ($search: String!) { cropNameMeant(search: $search) }';

let server: TestServer;
let farmer: Person;
/** A place of this file's own, so that nobody else's crops are counted. */
const state = uniqueWord();
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer', { firstName: 'Lakshmibai' });
  for (const cropName of [
    'Tomato',
    'टमाटर देसी',
    'Wheat',
    'लाल प्याज',
    'Radish',
    'Carrot',
    'Shimla Mirch',
    'Rice',
    'Zzyzx',
  ]) {
    const crop = await insertCrop(server, farmer, {
      cropName,
      state,
      district: cropName === 'Wheat' ? 'Hisar' : 'Sirsa',
    });
    ids[cropName] = crop.id;
  }
});
afterAll(() => server.close());

const namesOf = (nodes: ReadonlyArray<{ readonly id: string }>) =>
  nodes.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? id).sort();

async function found(search: string): Promise<string[]> {
  const { body } = await ask(server, CROPS, { filter: { search, state } });
  return namesOf(body.data.crops.nodes);
}

describe('the search knows what crops are called (AC-560)', () => {
  test.each([
    ['tamatar', ['Tomato', 'टमाटर देसी']],
    ['tamaatar', ['Tomato', 'टमाटर देसी']],
    ['TAMATAR', ['Tomato', 'टमाटर देसी']],
    ['टमाटर', ['Tomato', 'टमाटर देसी']],
    ['tomato', ['Tomato', 'टमाटर देसी']],
    ['tama', ['Tomato', 'टमाटर देसी']],
    ['gehu', ['Wheat']],
    ['gehun', ['Wheat']],
    ['gehoon', ['Wheat']],
    ['गेहूं', ['Wheat']],
    ['गेहूँ', ['Wheat']],
    ['pyaaz', ['लाल प्याज']],
    ['pyaz', ['लाल प्याज']],
    ['kanda', ['लाल प्याज']],
    ['प्याज़', ['लाल प्याज']],
    ['mooli', ['Radish']],
    ['gajar', ['Carrot']],
    ['gehu hisar', ['Wheat']],
    ['gehu sirsa', []],
  ])('%s', async (search, names) => {
    expect(await found(search)).toEqual(names);
  });

  test('REST too', async () => {
    const { body } = await call(server, 'GET', `/crops?search=tamatar&state=${state}`);
    expect(namesOf(body.crops)).toEqual(['Tomato', 'टमाटर देसी']);
  });

  test.each([
    ['wheet', ['Wheat']],
    ['tamater', ['Tomato', 'टमाटर देसी']],
    ['टमाटार', ['Tomato', 'टमाटर देसी']],
  ])('with one wrong letter: %s (AC-561)', async (search, names) => {
    expect(await found(search)).toEqual(names);
  });

  test('an edited name is found by its new names, and no longer by the old ones', async () => {
    const crop = await insertCrop(server, farmer, { cropName: 'Garlic', state });
    ids.Garlic = crop.id;
    const EDIT = 'mutation ($input: UpdateCropInput!) { updateCrop(input: $input) { crop { id } } }';
    const edited = await ask(server, EDIT, { input: { id: crop.id, version: 1, cropName: 'Ginger' } }, farmer);
    expect(edited.body.errors).toBeUndefined();
    expect(await found('adrak')).toEqual(['Garlic']);
    expect(await found('lahsun')).toEqual([]);
  });
});

test('where nothing is found, the name of something for sale that was perhaps meant (AC-562)', async () => {
  const meant = async (search: string) => (await ask(server, MEANT, { search })).body.data.cropNameMeant;
  expect(await found('tamotir')).toEqual([]);
  expect(await meant('tamotir')).toBe('tamatar');
  expect(await meant('qqqqqqq')).toBeNull();
  // Nobody sells it: what tests before this one have listed is gone.
  await server.dataSource.query("UPDATE crops SET deleted_at = now() WHERE search_text LIKE '%saffron%'");
  expect(await meant('saffran')).toBeNull();
});

test('a crop has its name in the other script where that is known (AC-563)', async () => {
  const nameOf = async (cropName: string) => {
    const { id } = await insertCrop(server, farmer, { cropName, state });
    const { body } = await ask(server, `{ crop(id: "${id}") { cropName nameInOtherScript } }`);
    expect(body.data.crop.cropName).toBe(cropName);
    expect((await call(server, 'GET', `/crops/${id}`)).body.crop.nameInOtherScript).toBe(
      body.data.crop.nameInOtherScript,
    );
    return body.data.crop.nameInOtherScript;
  };
  expect(await nameOf('Hybrid Tomato')).toBe('टमाटर');
  expect(await nameOf('देसी टमाटर')).toBe('Tomato');
  expect(await nameOf('Tomato (टमाटर)')).toBeNull();
  expect(await nameOf('Mystery')).toBeNull();
});

test('no two things are called by the same first name', () => {
  const english = GOODS.map((good) => good.english);
  expect(english.filter((name, index) => english.indexOf(name) !== index)).toEqual([]);
});
