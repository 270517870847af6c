import { cropInput } from '../../src/rest/contracts/crop.shapes.js';
import { ListingReader } from '../../src/rest/crop-form.js';

const reader = new ListingReader(cropInput);

const form = (fields: Readonly<Record<string, string | readonly string[]>>) =>
  reader.fromForm(new Map(Object.entries(fields).map(([name, value]) => [name, [value].flat()])));

describe('multipart forms (X-20, AC-298)', () => {
  test.each([
    ['dotted keys', { 'quantity.amount': '80', 'quantity.unit': 'kg' }],
    ['keys in brackets', { 'quantity[amount]': '80', 'quantity[unit]': 'kg' }],
    ['a JSON string', { quantity: '{"amount":80,"unit":"kg"}' }],
  ])('%s', (_name, fields) => {
    expect(form(fields).quantity).toEqual({ amount: 80, unit: 'kg' });
  });

  test.each([
    ['repeated', { 'specifications.certifications': ['NPOP', 'PGS'] }],
    ['repeated with brackets', { 'specifications.certifications[]': ['NPOP', 'PGS'] }],
    ['as a JSON string', { 'specifications.certifications': '["NPOP","PGS"]' }],
    ['inside a JSON object', { specifications: '{"certifications":["NPOP","PGS"]}' }],
  ])('a list, %s', (_name, fields) => {
    expect(form(fields).specifications?.certifications).toEqual(['NPOP', 'PGS']);
  });

  test('an empty list and a single entry', () => {
    expect(form({ 'specifications.pesticidesUsed': '' }).specifications?.pesticidesUsed).toEqual([]);
    expect(form({ 'specifications.pesticidesUsed': 'Neem oil' }).specifications?.pesticidesUsed).toEqual(['Neem oil']);
  });

  test('truth', () => {
    expect(form({ 'specifications.organic': 'true' }).specifications?.organic).toBe(true);
    expect(form({ 'specifications.organic': 'false' }).specifications?.organic).toBe(false);
    expect(form({ 'specifications.organic': 'perhaps' }).specifications?.organic).toBe('perhaps');
  });

  test.each(['abc', '1e309', '0x1F', '1_000', '५', 'NaN', ' '])('%p does not become a number', (text) => {
    expect(form({ 'price.basePrice': text }).price?.basePrice).toBe(text);
  });
});

describe('what a body cannot reach (security.md I4, Z9)', () => {
  test('inherited properties and __proto__', () => {
    const body = JSON.parse(
      '{"__proto__":{"cropName":"x"},"constructor":{"name":"y"},"quantity":{"__proto__":{"amount":5}}}',
    );
    expect(reader.fromJson(body)).toMatchObject({ cropName: undefined, quantity: { amount: undefined } });
    expect(({} as { cropName?: unknown }).cropName).toBeUndefined();
  });

  test('fields that a listing does not have', () => {
    const draft = reader.fromJson({
      id: 'x',
      farmerId: 'y',
      status: 'sold',
      verified: true,
      rating: 5,
      cropName: 'Wheat',
    });
    expect(draft).toMatchObject({ cropName: 'Wheat' });
    expect(['id', 'farmerId', 'status', 'verified', 'rating'].filter((key) => key in draft)).toEqual([]);
  });

  test('JSON numbers stay what they are: a number in quotes is text', () => {
    expect(reader.fromJson({ price: { basePrice: '5' } }).price?.basePrice).toBe('5');
    expect(reader.fromJson({ 'price.basePrice': 5 }).price?.basePrice).toBe(5);
  });
});
