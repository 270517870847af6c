import { readdirSync, readFileSync } from 'node:fs';
import { MESSAGES } from '../../src/bootstrap/messages.js';
import { PASSWORDS_DIFFER } from '../../src/modules/auth/sign-up.rules.js';
import { cropInput } from '../../src/rest/contracts/crop.shapes.js';
import { dottedFields } from '../../src/rest/contracts/dotted.js';
import { makeBuyer, makeFarmer, signUpFields } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HINDI = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.5' };
const DEVANAGARI = /^[\p{Script=Devanagari}\p{P}\p{Zs}\d₹]+$/u;
const texts = (body: { message: string; errors?: { message: string }[] }) => [
  body.message,
  ...(body.errors ?? []).map(({ message }) => message),
];

describe('REST answers in the language that Accept-Language asks for', () => {
  test('sign-up: every problem of the form in Hindi, and in English to the letter', async () => {
    const body = { email: '', phone: '98x', password: 'kurz', confirmPassword: 'anders', firstName: 'x'.repeat(81) };
    const hindi = await server.rest('POST', '/auth/register', { body, headers: HINDI });
    expect(hindi.status).toBe(400);
    for (const text of texts(hindi.body)) expect(text).toMatch(DEVANAGARI);
    expect(hindi.body.errors).toEqual(
      expect.arrayContaining([
        { field: 'firstName', message: 'पहला नाम में ज़्यादा से ज़्यादा 80 अक्षर हो सकते हैं।' },
        { field: 'lastName', message: 'उपनाम भरना ज़रूरी है।' },
        { field: 'password', message: 'पासवर्ड में कम से कम 8 अक्षर होने चाहिए।' },
      ]),
    );
    const english = await server.rest('POST', '/auth/register', { body });
    expect(english.body.message).toBe(PASSWORDS_DIFFER);
    expect(english.body.errors.map(({ field }: { field: string }) => field)).toEqual(
      hindi.body.errors.map(({ field }: { field: string }) => field),
    );
  });

  test('sign-up and sign-in that work, an e-mail that is taken, a wrong password, a dead session', async () => {
    const fields = signUpFields();
    const post = async (path: string, body: object) =>
      (await server.rest('POST', path, { body, headers: HINDI })).body.message;
    expect(await post('/auth/register', fields)).toBe('खाता बन गया!');
    expect(await post('/auth/register', fields)).toBe('इस ईमेल से पहले से एक खाता है।');
    expect(await post('/auth/login', { email: fields.email, password: fields.password })).toBe('साइन इन हो गया!');
    expect(await post('/auth/login', { email: fields.email, password: 'x' })).toBe('ईमेल या पासवर्ड सही नहीं है।');
    expect(await post('/auth/refresh', { refreshToken: 'x' })).toMatch(DEVANAGARI);
  });

  test('adding a crop: missing fields by their Hindi names, wrong ones each with its reason', async () => {
    const { token } = await makeFarmer(server);
    const add = (body: object) => server.rest('POST', '/api/crops', { body, token, headers: HINDI });
    expect((await add({ cropName: 'Wheat' })).body.message).toBe(
      'कृपया ये ज़रूरी जानकारी भरिए: श्रेणी, विवरण, मात्रा, मात्रा की इकाई, मूल्य, राज्य, ज़िला, पता',
    );
    const wrong = await add({
      cropName: 'x'.repeat(200),
      category: 'grains',
      description: 'd',
      quantity: { amount: -1, unit: 'kg' },
      price: { basePrice: -1, reservePrice: 5 },
      location: { state: 's', district: 'd', address: 'a' },
      harvestDate: '2026-02-31',
      specifications: { organic: 'perhaps', certifications: 'none' },
    });
    expect(wrong.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'cropName',
      'harvestDate',
      'price.basePrice',
      'price.reservePrice',
      'quantity.amount',
      'specifications.certifications',
      'specifications.organic',
    ]);
    for (const text of texts(wrong.body)) expect(text).toMatch(DEVANAGARI);
  });

  test('adding a crop: every field that a listing can have names itself in Hindi', async () => {
    const { token } = await makeFarmer(server);
    const body = Object.fromEntries(Object.keys(dottedFields(cropInput)).map((path) => [path, {}]));
    const refused = await server.rest('POST', '/api/crops', { body, token, headers: HINDI });
    const fields = refused.body.errors.map(({ field }: { field: string }) => field);
    expect([...new Set(fields)].sort()).toEqual(Object.keys(body).sort());
    // A choice lists its words as they are sent.
    const sentences = texts(refused.body).filter((text) => !text.startsWith('इनमें से एक चुनिए'));
    for (const text of sentences) expect(text).toMatch(DEVANAGARI);
  });

  test('bidding: a guest, a farmer, no amount', async () => {
    const [buyer, farmer] = [await makeBuyer(server), await makeFarmer(server)];
    const bid = async (token: string | undefined, body: object) =>
      texts((await server.rest('POST', '/bids/place', { body, headers: HINDI, ...(token ? { token } : {}) })).body);
    const cropId = '019aa000-0000-7000-8000-000000000000';
    const answers = [
      await bid(undefined, { cropId, bidAmount: 5 }),
      await bid(farmer.token, { cropId, bidAmount: 5 }),
      await bid(buyer.token, { cropId, bidAmount: 0 }),
      await bid(buyer.token, { cropId, bidAmount: 5 }),
    ];
    for (const text of answers.flat()) expect(text).toMatch(DEVANAGARI);
    expect(new Set(answers.map(([message]) => message)).size).toBe(4);
  });
});

test('what is left out of a request is said in Hindi, and refused in Hindi', async () => {
  const ask = (headers: Record<string, string>) =>
    server.rest('GET', '/api/crops?stat=Haryana&limit=1', { headers: { ...HINDI, ...headers } });
  expect((await ask({})).body.warnings).toEqual([{ field: 'stat', message: 'यह यहाँ नहीं चलता; इसे छोड़ दिया गया।' }]);
  expect(texts((await ask({ prefer: 'handling=strict' })).body)).toEqual(Array(2).fill('यह यहाँ नहीं चलता।'));
});

test('GraphQL speaks it too, fields and refused uploads included', async () => {
  const ask = (query: string, variables: object) =>
    server.rest('POST', '/graphql', { body: { query, variables }, headers: HINDI });
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { session { accessToken } } }';
  const { body } = await ask(login, { input: { email: '', password: '' } });
  expect(body.errors[0].message).toBe('ईमेल भरना ज़रूरी है।');
  expect(body.errors[0].extensions.fields).toEqual([
    { field: 'email', message: 'ईमेल भरना ज़रूरी है।' },
    { field: 'password', message: 'पासवर्ड भरना ज़रूरी है।' },
  ]);
  const upload = await server.rest('POST', '/graphql', {
    form: new FormData(),
    headers: { ...HINDI, 'apollo-require-preflight': '1' },
  });
  expect(upload.body.errors[0].message).toBe('कृपया पहले साइन इन कीजिए।');
});

test.each([
  ['hi', true],
  ['hi-IN', true],
  ['en;q=0.4, hi;q=0.6', true],
  ['en-IN,hi;q=0.8', false],
  ['fr', false],
  ['*', false],
  ['', false],
  [';;q=,', false],
])('Accept-Language "%s": Hindi %s', async (language, isHindi) => {
  const headers = { 'accept-language': language };
  const { body } = await server.rest('POST', '/auth/login', { body: { email: 'a@b.in', password: 'x' }, headers });
  expect(DEVANAGARI.test(body.message)).toBe(isHindi);
});

test('what the advisor answers is never taken for a message of ours', () => {
  expect(MESSAGES.exact('Irrigation is required.', 'hi')).toBe('Irrigation is required.');
});

/** What the modules that come first say to people, read from their sources: a new message needs its Hindi twin. */
test('every message of sign-up, sign-in, crops and bids has its Hindi twin', () => {
  const folder = new URL('../../src/modules/', import.meta.url);
  const said = /(?:message: |AppError\('[A-Z_]+', |return |message = )(?:'([A-Z][^']*[.!])'|`([^`]*[.!])`)/g;
  const found: string[] = [];
  for (const module of ['auth', 'bids', 'crops']) {
    for (const file of readdirSync(new URL(`${module}/`, folder))) {
      if (!/\.(rules|errors|policy)\.ts$|(service|fields|place-bid|create-crop)\.ts$/.test(file)) continue;
      const source = readFileSync(new URL(`${module}/${file}`, folder), 'utf8');
      for (const [, plain, template] of source.matchAll(said)) {
        found.push(plain ?? (template ?? '').replace(/\$\{[^}]*\}/g, '7'));
      }
    }
  }
  expect(found.length).toBeGreaterThan(30);
  const lists = /page marker|pages that far|characters that cannot be searched|not a price|Ask for|Farmer not found/;
  const missing = found.filter((text) => !lists.test(text) && MESSAGES.in('hi')(text) === text);
  expect(missing).toEqual([]);
});
