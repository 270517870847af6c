import { type DatasetFile, readDatasetFile } from '../../src/modules/catalogue/dataset-file.js';
import { estimatedCost, isOperational } from '../../src/modules/catalogue/datasets/cold-storage.rules.js';
import { DATASETS } from '../../src/modules/catalogue/datasets.js';
import { readServices } from '../../src/modules/catalogue/services-list.js';

type Row = Readonly<Record<string, unknown>>;

const files = new Map<string, DatasetFile>();
beforeAll(async () => {
  for (const dataset of DATASETS) files.set(dataset.query, await readDatasetFile(dataset));
});

const rowsOf = (query: string): readonly Row[] => files.get(query)?.rows ?? [];
const distinct = (rows: readonly Row[], field: string) => new Set(rows.map((row) => row[field]));

test('the seeds and fertilizer store has at least twelve seeds and twelve fertilisers', () => {
  expect(rowsOf('seedOffers').length).toBeGreaterThanOrEqual(12);
  expect(rowsOf('fertilizerOffers').length).toBeGreaterThanOrEqual(12);
});

test.each(DATASETS.map((dataset) => [dataset.query]))('%s names its source, its licence and its day', (query) => {
  expect(files.get(query)).toMatchObject({
    source: expect.stringMatching(/\w/),
    licence: expect.stringMatching(/\w/),
    asOf: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
  });
});

test.each(DATASETS.map((dataset) => [dataset.query]))('every Hindi text of %s is in Devanagari', (query) => {
  const texts = rowsOf(query).flatMap((row) =>
    Object.entries(row)
      .filter(([field, value]) => field.endsWith('Hi') && value !== null)
      .flatMap(([field, value]) => [value].flat().map((hindi) => ({ row: row.id, field, hindi: String(hindi) }))),
  );
  // Figures and codes ("NPK 12:32:16", "5 kg") stay as they are in both languages.
  expect(texts.filter(({ hindi }) => /[A-Za-z]{4,}/.test(hindi) && !/[ऀ-ॿ]/.test(hindi))).toEqual([]);
  expect(texts.filter(({ hindi }) => /[ऀ-ॿ]/.test(hindi)).length).toBeGreaterThanOrEqual(rowsOf(query).length);
});

test.each(DATASETS.map((dataset) => [dataset.query]))('no text of %s is a note to ourselves', (query) => {
  const words = rowsOf(query).flatMap((row) => Object.values(row).flat().map(String));
  expect(words.filter((text) => /seen in|re-?checked|unverified|\bTODO\b|\bTBD\b|\[S\d?\]/i.test(text))).toEqual([]);
});

describe('mandi prices', () => {
  test('each of 14 commodities stands in each of 7 markets (AC-101, AC-102, X-38)', () => {
    const rows = rowsOf('mandiPrices');
    expect(distinct(rows, 'commodity').size).toBe(14);
    expect([...distinct(rows, 'location')].sort()).toEqual([
      'Delhi',
      'Faridabad',
      'Gurgaon',
      'Hisar',
      'Jaipur',
      'Panipat',
      'Sirsa',
    ]);
    expect(distinct(rows, 'market').size).toBe(7);
    expect(new Set(rows.map((row) => `${row.commodity} in ${row.location}`)).size).toBe(98);
  });

  test('minimum ≤ modal ≤ maximum in every row (AC-212)', () => {
    const wrong = rowsOf('mandiPrices').filter(
      (row) => !(Number(row.minPrice) <= Number(row.modalPrice) && Number(row.modalPrice) <= Number(row.maxPrice)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('schemes', () => {
  test('eight categories, and every state of the filter has a scheme (AC-126, AC-127)', () => {
    const rows = rowsOf('schemes');
    expect([...distinct(rows, 'category')].sort()).toEqual([
      'Allied & Social Security',
      'Credit & Loans',
      'Crop Insurance',
      'Income Support',
      'Infrastructure & Storage',
      'Irrigation & Energy',
      'Machinery & Technology',
      'Organic & Soil Health',
    ]);
    for (const state of [
      'National',
      'Haryana',
      'Punjab',
      'Delhi',
      'Uttar Pradesh',
      'Maharashtra',
      'Gujarat',
      'Rajasthan',
      'Madhya Pradesh',
    ]) {
      expect(distinct(rows, 'state')).toContain(state);
    }
  });

  test('some have up to three tags and some have more (AC-130, AC-131)', () => {
    const lengths = rowsOf('schemes').map((row) => (row.tags as string[]).length);
    expect(lengths.some((length) => length <= 3)).toBe(true);
    expect(lengths.some((length) => length > 3)).toBe(true);
  });
});

describe('cold storages', () => {
  test('"Not in Working" counts in exactly these letters, and no remarks mean available (AC-179, AC-180, X-37)', () => {
    expect(isOperational('Not in Working')).toBe(false);
    expect(isOperational('Unit is Not in Working condition')).toBe(false);
    expect(isOperational('not in working')).toBe(true);
    expect(isOperational(null)).toBe(true);
    expect(isOperational('')).toBe(true);
    const remarks = rowsOf('coldStorages').map((row) => row.remarks as string | null);
    expect(remarks.filter((remark) => !isOperational(remark)).length).toBeGreaterThanOrEqual(6);
    expect(remarks.some((remark) => remark?.includes('not in working'))).toBe(true);
  });

  test('above 1000 tonnes it costs 12 per kg and month, at 1000 and below 15 (AC-334, AC-335)', () => {
    expect(estimatedCost(1001)).toBe(12);
    expect(estimatedCost(1000)).toBe(15);
    expect(estimatedCost(100)).toBe(15);
    const capacities = rowsOf('coldStorages').map((row) => row.capacity);
    expect(capacities.filter((capacity) => capacity === 1000)).toHaveLength(1);
    expect(capacities.filter((capacity) => capacity === 1001)).toHaveLength(1);
  });
});

test('every machine category has one to rent and one that is booked (AC-184, AC-239)', () => {
  const pairs = new Set(rowsOf('machines').map((row) => `${row.category} ${row.status}`));
  for (const category of ['tractor', 'harvester', 'tillage', 'spraying', 'processing', 'seeding']) {
    expect(pairs).toContain(`${category} available`);
    expect(pairs).toContain(`${category} booked`);
  }
});

test('transporters charge 12 to 18 rupees per kilometre (AC-330)', () => {
  const rates = rowsOf('transporters').map((row) => Number(row.pricePerKm));
  expect(rates).toHaveLength(3);
  expect(rates.filter((rate) => !(rate >= 12 && rate <= 18))).toEqual([]);
});

test('tests cost what the specification says (AC-331 to AC-333)', () => {
  expect(Object.fromEntries(rowsOf('labTests').map((row) => [row.name, row.price]))).toEqual({
    'Soil Test': 800,
    'Water Test': 600,
    'Organic Certification': 2500,
    'Pesticide Residue': 1800,
    'Nutritional Analysis': 3200,
    'Seed Quality': 1200,
  });
  expect(rowsOf('labTests').find((row) => row.name === 'Water Test')?.reportTime).toBe('3-5 days');
});

test('thirteen services in the order of the catalogue, each slug made from its title (AC-019, AC-084)', () => {
  expect(readServices().map(({ title, slug }) => [title, slug])).toEqual([
    ['Commodity Trade', 'commodity-trade'],
    ['Krishi Sahayak AI', 'krishi-sahayak-ai'],
    ['NUVETRA', 'nuvetra'],
    ['Fintrin', 'fintrin'],
    ['Test & Certification', 'test-certification'],
    ['Storage & Cold Storage', 'storage-cold-storage'],
    ['Transport Calculator', 'transport-calculator'],
    ['Seeds & Fertilizer Store', 'seeds-fertilizer-store'],
    ['Tools & Machinery', 'tools-machinery'],
    ['Mandi Bhav', 'mandi-bhav'],
    ['Agri News & Schemes', 'agri-news-schemes'],
    ['KCC & Agriculture Loans', 'kcc-agriculture-loans'],
    ['AgriCare Support', 'agricare-support'],
  ]);
});
