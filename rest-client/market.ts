import createClient from 'openapi-fetch';
import type { components, paths } from './generated/api.js';

/*
 * What an integrator writes against the generated types: a farmer lists a crop, a buyer finds it and bids. The REST
 * contract test compiles it and runs it against a server of its own: `node generated/market.js http://localhost:4000`.
 */
const [, , host = 'http://localhost:4000'] = process.argv;
const client = createClient<paths>({ baseUrl: `${host}/api` });

type Registration = components['schemas']['Registration'];

/** Signs someone up and gives the header of their requests. */
async function signUp(role: Registration['role']): Promise<{ readonly Authorization: string }> {
  const password = 'Hari-fasal-2026';
  const email = `${role}.${crypto.randomUUID()}@example.in`;
  const { data, error } = await client.POST('/auth/register', {
    body: {
      firstName: 'Asha',
      lastName: 'Devi',
      phone: '9876543210',
      email,
      password,
      confirmPassword: password,
      role,
      gender: 'female',
    },
  });
  if (!data) throw new Error(`${error.code}: ${error.message}`);
  return { Authorization: `Bearer ${data.accessToken}` };
}

const farmer = await signUp('farmer');
const buyer = await signUp('buyer');

const created = await client.POST('/crops', {
  headers: farmer,
  body: {
    cropName: 'Sharbati Wheat',
    category: 'grains',
    description: 'Clean and dry.',
    quantity: { amount: 80, unit: 'quintal' },
    price: { basePrice: 2520 },
    priceType: 'fixed',
    qualityGrade: 'A',
    location: { state: 'Haryana', district: 'Hisar', address: 'Village Kaimri' },
  },
});
if (!created.data) throw new Error(created.error.message);
const { crop } = created.data;

const listed = await client.GET('/crops', {
  params: { query: { search: 'Sharbati', state: 'Haryana', sort: 'newest', page: 1, limit: 20 } },
});
const placed = await client.POST('/bids/place', {
  headers: buyer,
  body: { cropId: crop.id, bidAmount: crop.price.basePrice - 40 },
});
const refused = await client.POST('/bids/place', { headers: farmer, body: { cropId: crop.id, bidAmount: 1 } });
const prices = await client.GET('/mandi-prices', { params: { query: { commodity: 'Wheat', page: 1, limit: 5 } } });

process.stdout.write(
  JSON.stringify({
    cropId: crop.id,
    found: listed.data?.crops.map(({ id }) => id),
    bid: placed.data?.bid.bidAmount,
    refusal: refused.error?.code,
    wheatPrices: prices.data?.items.map(({ modalPrice }) => modalPrice),
  }),
);
