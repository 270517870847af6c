import { PlacesByName1763960000000 } from '../../src/migrations/1763960000000-places-by-name.js';
import { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { CropStatus } from '../../src/modules/crops/crop.types.js';
import { startTestServer, type TestServer } from '../harness.js';
import { ask, call, insertCrop, type Person, person, uniqueWord, WHEAT } from './market.js';

let server: TestServer;
let farmer: Person;
beforeAll(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer');
});
afterAll(() => server.close());

const IN_HINDI = { state: ' हरियाणा ', district: 'हिसार', address: 'गाँव कैमरी' };
const HISAR = { state: 'Haryana', district: 'Hisar', address: 'गाँव कैमरी' };

async function found(filter: Readonly<Record<string, unknown>>): Promise<string[]> {
  const QUERY = 'query ($filter: CropFilter) { crops(first: 100, filter: $filter) { nodes { cropName } } }';
  const { body } = await ask(server, QUERY, { filter });
  return body.data.crops.nodes.map(({ cropName }: { cropName: string }) => cropName).sort();
}

describe('a place that was typed in Hindi is stored by its English names (AC-680)', () => {
  test('REST: listed, edited, published and sold again', async () => {
    const listed = await call(server, 'POST', '/api/crops', { as: farmer, body: { ...WHEAT, location: IN_HINDI } });
    expect(listed.body.crop.location).toEqual(HISAR);
    const { id } = listed.body.crop;
    const body = { version: 1, location: { district: 'सिरसा' } };
    const edited = await call(server, 'PATCH', `/api/crops/${id}`, { as: farmer, body });
    expect(edited.body.crop.location).toEqual({ ...HISAR, district: 'Sirsa' });

    const draft = { ...WHEAT, asDraft: true, location: { district: 'हिसार' } };
    const saved = await call(server, 'POST', '/api/crops', { as: farmer, body: draft });
    expect(saved.body.crop.location).toEqual({ state: '', district: 'हिसार', address: '' });
    const completed = await call(server, 'PATCH', `/api/crops/${saved.body.crop.id}`, {
      as: farmer,
      body: { version: 1, location: { state: 'हरियाणा', address: 'गाँव कैमरी' } },
    });
    expect(completed.body.crop.location).toEqual(HISAR);
  });

  test('GraphQL: both languages read it, and what is not known stays', async () => {
    const CREATE = `mutation ($input: CreateCropInput!) { createCrop(input: $input) { crop {
      location { state district address hindi: state(language: HI) zila: district(language: HI) } } } }`;
    const input = {
      ...{ cropName: 'Wheat', category: 'GRAINS', description: 'Dry.', basePrice: 40 },
      quantity: { amount: 8, unit: 'KG' },
    };
    const known = await ask(server, CREATE, { input: { ...input, location: IN_HINDI } }, farmer);
    expect(known.body.data.createCrop.crop.location).toEqual({ ...HISAR, hindi: 'हरियाणा', zila: 'हिसार' });
    const location = { ...IN_HINDI, district: 'उकलाना' };
    const unknown = await ask(server, CREATE, { input: { ...input, location } }, farmer);
    expect(unknown.body.data.createCrop.crop.location).toMatchObject({ state: 'Haryana', district: 'उकलाना' });
  });

  test('filters by state, by district and by distance find it, in either language', async () => {
    const search = uniqueWord();
    const list = (name: string, location: object) =>
      call(server, 'POST', '/api/crops', {
        as: farmer,
        body: { ...WHEAT, cropName: `${search} ${name}`, location: { address: 'गाँव', ...location } },
      });
    await list('Hindi', { state: 'हरियाणा', district: 'हिसार' });
    await list('English', { state: 'haryana', district: 'Hisar' });
    await list('Village', { state: 'हरियाणा', district: 'उकलाना' });
    await list('Other', { state: 'Punjab', district: 'Moga' });
    const names = async (filter: object) =>
      (await found({ search, ...filter })).map((name) => name.replace(`${search} `, ''));
    for (const state of ['Haryana', 'हरियाणा', 'HARYANA', 'hariyana']) {
      expect([state, await names({ state })]).toEqual([state, ['English', 'Hindi', 'Village']]);
    }
    for (const district of ['Hisar', 'हिसार', 'hissar']) {
      expect([district, await names({ district })]).toEqual([district, ['English', 'Hindi']]);
    }
    expect(await names({ district: 'उकलाना' })).toEqual(['Village']);
    expect(await names({ near: 'Hisar, Haryana', withinKm: 50 })).toEqual(['English', 'Hindi']);
    const rest = await call(server, 'GET', `/api/crops?search=${search}&state=${encodeURIComponent('पंजाब')}`);
    expect(rest.body.crops).toHaveLength(1);
  });
});

test('what was listed before is taken along, and what cannot be placed stays and is named (AC-681)', async () => {
  const { manager } = server.dataSource;
  const before = async (state: string, district: string, status: CropStatus = CropStatus.ACTIVE) => {
    const { id } = await insertCrop(server, farmer, { status });
    await manager.update(CropEntity, { id }, { state, district, searchText: '' });
    return id;
  };
  const placeOf = async (id: string) => {
    const { state, district } = await manager.findOneByOrFail(CropEntity, { id });
    return `${district}, ${state}`;
  };
  const nowhere = uniqueWord();
  const ids = [
    await before('हरियाणा', 'हिसार'),
    await before('haryana', 'Gurugram'),
    await before('हरियाणा', nowhere),
    await before('हरि', nowhere),
    await before('', '', CropStatus.DRAFT),
  ];
  const runner = server.dataSource.createQueryRunner();
  const said = jest.spyOn(runner.connection.logger, 'log');
  await new PlacesByName1763960000000().up(runner);
  await runner.release();
  const places = ['Hisar, Haryana', 'Gurgaon, Haryana', `${nowhere}, Haryana`, `${nowhere}, हरि`, ', '];
  expect(await Promise.all(ids.map(placeOf))).toEqual(places);
  expect(said.mock.calls.map(([level]) => level)).toEqual(['warn']);
  expect(String(said.mock.calls[0]?.[1])).toMatch(/^\d+ listings are in \d+ places that are not known: /);
  const [hisar] = ids;
  expect((await manager.findOneByOrFail(CropEntity, { id: hisar })).searchText).toContain('|hisar|');
});

describe('others like it, near it (AC-706)', () => {
  const OTHERS = `query ($filter: CropFilter!, $from: String!) { crops(first: 20, filter: $filter) {
    nodes { cropName location { distanceKm(from: $from) } } } }`;

  test('the same goods by any of their names, whatever else a listing says, with how far they are', async () => {
    const word = uniqueWord();
    for (const [cropName, district] of [
      [`Wheat HD-3086 ${word}`, 'Hisar'],
      [`शरबती गेहूँ ${word}`, 'Gurugram'],
      [`Gehu ${word}`, 'Nowhere'],
      [`Mustard ${word}`, 'Hisar'],
    ] as const) {
      await insertCrop(server, farmer, { cropName, state: 'Haryana', district });
    }
    const like = async (sameGoodsAs: string, from: string) => {
      const { body } = await ask(server, OTHERS, { filter: { search: word, sameGoodsAs }, from });
      const nodes = body.data.crops.nodes as { cropName: string; location: { distanceKm: number | null } }[];
      return nodes.map(({ cropName, location }) => [cropName.replace(` ${word}`, ''), location.distanceKm]);
    };
    expect(await like('Durum Wheat (कठिया गेहूँ)', 'हिसार')).toEqual([
      ['Gehu', null],
      ['शरबती गेहूँ', 150],
      ['Wheat HD-3086', 0],
    ]);
    expect(await like('सरसों', 'Atlantis')).toEqual([['Mustard', null]]);
    expect(await like('Mystery', 'Hisar')).toEqual([]);
    const rest = await call(server, 'GET', `/api/crops?search=${word}&sameGoodsAs=gehun`);
    expect(rest.body.crops).toHaveLength(3);
  });

  test('a name that no crop can have is refused', async () => {
    const { body } = await ask(server, OTHERS, { filter: { sameGoodsAs: 'x'.repeat(121) }, from: 'Hisar' });
    expect(JSON.stringify(body.errors)).toContain('"sameGoodsAs"');
  });
});
