import { RATING_WINDOW_MS } from '../../src/modules/ratings/rating.rules.js';
import { verifyPerson } from '../../src/modules/users/verify-person.js';
import { accept, decline, placeBid, signedInAgain, withdraw } from '../bids/trading.js';
import { ask, call, codeOf, insertCrop, type Person, person, statements } from '../crops/market.js';
import { did } from '../deals/dealing.js';
import { startTestServer, type TestServer } from '../harness.js';
import { agreedDeal, completedDeal, giveStars, rate } from './rated-deals.js';

const HOUR_MS = 60 * 60 * 1_000;
const RECORD =
  'id firstName role location verified verifiedBy verifiedOn memberSince rating reviews dealsCompleted dealsCancelled answersWithinHours';
const PERSON = `query ($id: ID!, $first: Int, $after: String) { person(id: $id) { ${RECORD}
  ratings(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor }
    nodes { id stars words month by { id firstName role } } } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const record = async (id: string, as?: Person) =>
  (await ask(server, `query ($id: ID!) { person(id: $id) { ${RECORD} } }`, { id }, as)).body.data.person;
const rest = (id: string, query = '') => call(server, 'GET', `/api/people/${id}${query}`);

describe('AC-456: the public page of somebody', () => {
  test('says who they are and what their deals say of them, to anyone, in both interfaces', async () => {
    const farmer = await person(server, 'farmer', { firstName: 'Ramesh', location: 'Hisar, Haryana' });
    await verifyPerson(server.parts.systemContext(), farmer.email.toUpperCase(), 'land-record');
    const buyer = await person(server, 'buyer', { firstName: 'Anita' });
    const deal = await completedDeal(server, farmer, buyer);
    await rate(server, buyer, deal.id, { stars: 4, words: 'Honest weight.' });
    await rate(server, farmer, deal.id, { stars: 5 });
    const shown = {
      id: farmer.id,
      firstName: 'Ramesh',
      location: 'Hisar, Haryana',
      verified: true,
      verifiedBy: 'LAND_RECORD',
      verifiedOn: server.clock.now().toISOString().slice(0, 10),
      memberSince: server.clock.now().toISOString().slice(0, 10),
      rating: 4,
      reviews: 1,
      dealsCompleted: 1,
      dealsCancelled: 0,
      answersWithinHours: null,
    };
    const said = {
      id: expect.any(String),
      stars: 4,
      words: 'Honest weight.',
      month: expect.stringMatching(/^\d{4}-\d\d$/),
    };

    const { body } = await ask(server, PERSON, { id: farmer.id, first: 10 });
    expect(body.data.person).toEqual({
      ...shown,
      role: 'FARMER',
      ratings: {
        totalCount: 1,
        pageInfo: { hasNextPage: false, endCursor: expect.any(String) },
        nodes: [{ ...said, by: { id: buyer.id, firstName: 'Anita', role: 'BUYER' } }],
      },
    });
    const by = { _id: buyer.id, id: buyer.id, firstName: 'Anita', role: 'buyer' };
    const answer = await rest(farmer.id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      person: {
        ...shown,
        _id: farmer.id,
        role: 'farmer',
        verifiedBy: 'land-record',
        ratings: [{ ...said, _id: expect.any(String), by }],
      },
      data: { person: answer.body.person },
      total: 1,
      page: 1,
      limit: 20,
    });
    // The buyer has a page as well.
    expect(await record(buyer.id)).toMatchObject({
      role: 'BUYER',
      rating: 5,
      reviews: 1,
      dealsCompleted: 1,
      location: null,
    });
  });

  test('nobody has rated them yet: no stars, no figure that nobody measured', async () => {
    const { id } = await person(server, 'farmer');
    expect(await record(id)).toMatchObject({
      rating: null,
      reviews: 0,
      dealsCompleted: 0,
      dealsCancelled: 0,
      answersWithinHours: null,
      verified: false,
      verifiedBy: null,
      verifiedOn: null,
    });
  });

  test('has no contact, whoever looks, and however far they go through it', async () => {
    const canary = { email: 'canary.person@example.in', phone: '5550007777', lastName: 'Canarywala' };
    const farmer = await person(server, 'farmer', canary);
    const buyer = await person(server, 'buyer', {
      email: 'canary.rater@example.in',
      phone: '5550008888',
      lastName: 'Canarydevi',
    });
    const deal = await completedDeal(server, farmer, buyer);
    await rate(server, buyer, deal.id);
    await rate(server, farmer, deal.id);
    const everything = `firstName email contact { lastName email phone }`;
    const query = `query ($id: ID!) { person(id: $id) { ${everything} ratings { nodes { by { ${everything}
      ratings { nodes { by { firstName email } } } } } } } }`;
    for (const as of [undefined, buyer, farmer]) {
      const { body, text } = await ask(server, query, { id: farmer.id }, as);
      expect(body.errors).toBeUndefined();
      expect(body.data.person.ratings.nodes).toHaveLength(1);
      expect(text).not.toMatch(/canary|555000/i);
      const answer = await call(server, 'GET', `/api/people/${farmer.id}`, { as });
      expect(answer.status).toBe(200);
      expect(answer.text).not.toMatch(/canary|555000/i);
    }
  });

  test('is not there for nobody', async () => {
    for (const id of ['018f0000-0000-7000-8000-000000000000', 'nobody']) {
      const { body } = await ask(server, PERSON, { id, first: 10 });
      expect(body).toEqual({ data: { person: null } });
      const { status, body: refused } = await rest(id);
      expect([status, refused.code, refused.message]).toEqual([404, 'NOT_FOUND', 'Person not found.']);
    }
  });

  test('shows what was said newest first, in pages', async () => {
    const farmer = await person(server, 'farmer');
    for (const stars of [1, 2, 3]) {
      await giveStars(server, farmer, [stars]);
      server.clock.advance(1_000);
    }
    const first = (await ask(server, PERSON, { id: farmer.id, first: 2 })).body.data.person.ratings;
    expect(first.nodes.map(({ stars }: { stars: number }) => stars)).toEqual([3, 2]);
    expect(first.totalCount).toBe(3);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const after = first.pageInfo.endCursor;
    const second = (await ask(server, PERSON, { id: farmer.id, first: 2, after })).body.data.person.ratings;
    expect(second.nodes.map(({ stars }: { stars: number }) => stars)).toEqual([1]);
    expect(second.pageInfo.hasNextPage).toBe(false);
    const numbered = await rest(farmer.id, '?page=2&limit=2');
    expect(numbered.body.person.ratings.map(({ stars }: { stars: number }) => stars)).toEqual([1]);
    expect(numbered.body).toMatchObject({ total: 3, page: 2, limit: 2 });
    expect(codeOf(await ask(server, PERSON, { id: farmer.id, first: 0 }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await ask(server, PERSON, { id: farmer.id, first: 2, after: 'nonsense' }))).toBe('BAD_USER_INPUT');
  });

  test('counts what they gave up themselves, and nothing that others did', async () => {
    const [farmer, buyer] = await Promise.all([person(server, 'farmer'), person(server, 'buyer')]);
    for (const side of [farmer, buyer, buyer]) {
      await did(server, 'cancelDeal', await agreedDeal(server, farmer, buyer), side, { reason: 'NO_TRANSPORT' });
    }
    await agreedDeal(server, farmer, buyer);
    expect(await record(farmer.id)).toMatchObject({ dealsCompleted: 0, dealsCancelled: 1 });
    expect(await record(buyer.id)).toMatchObject({ dealsCompleted: 0, dealsCancelled: 2 });
  });

  test('says how fast they answer, once there are three answers; silence and what is taken back are none', async () => {
    let [farmer, buyer] = await Promise.all([person(server, 'farmer'), person(server, 'buyer')]);
    const answerAfter = async (hours: number, answer: typeof accept) => {
      const { offerId } = await placeBid(server, buyer, (await insertCrop(server, farmer)).id);
      server.clock.advance(hours * HOUR_MS);
      [farmer, buyer] = await Promise.all([signedInAgain(server, farmer), signedInAgain(server, buyer)]);
      expect((await answer(server, farmer, offerId)).status).toBe(200);
    };
    await answerAfter(2, accept);
    await answerAfter(9, (on, as, offerId) => decline(on, as, offerId));
    const taken = await placeBid(server, buyer, (await insertCrop(server, farmer)).id);
    expect((await withdraw(server, buyer, taken.bidId)).status).toBe(200);
    await placeBid(server, buyer, (await insertCrop(server, farmer)).id);
    expect((await record(farmer.id)).answersWithinHours).toBeNull();
    await answerAfter(2, accept);
    // (2 + 9 + 2) / 3 is a little above 4.
    expect((await record(farmer.id)).answersWithinHours).toBe(5);
    expect((await record(buyer.id)).answersWithinHours).toBeNull();
  });
});

describe('AC-455: the stars on crops are those of their farmer', () => {
  test('on the page of a crop, in lists and in REST, and they change with the next rating', async () => {
    const farmer = await person(server, 'farmer');
    const { id } = await insertCrop(server, farmer);
    const crop = async () =>
      (await ask(server, `{ crop(id: "${id}") { rating reviews farmer { rating reviews } } }`)).body.data.crop;
    const inRest = async () => (await call(server, 'GET', `/api/crops/${id}`)).body.crop;
    expect(await crop()).toEqual({ rating: null, reviews: null, farmer: { rating: null, reviews: 0 } });
    expect(await inRest()).toMatchObject({ rating: null, reviews: null, farmer: { rating: null } });
    await giveStars(server, farmer, [5, 4, 4]);
    expect(await crop()).toEqual({ rating: 4.3, reviews: 3, farmer: { rating: 4.3, reviews: 3 } });
    expect(await inRest()).toMatchObject({ rating: 4.3, reviews: 3, farmer: { rating: 4.3 } });
  });

  test('a rating that nobody is shown yet moves no star, and moves it when its window closes', async () => {
    const [farmer, buyer] = await Promise.all([person(server, 'farmer'), person(server, 'buyer')]);
    await giveStars(server, farmer, [5]);
    const { id } = await completedDeal(server, farmer, buyer);
    await rate(server, buyer, id, { stars: 1 });
    expect(await record(farmer.id)).toMatchObject({ rating: 5, reviews: 1 });
    server.clock.advance(RATING_WINDOW_MS);
    expect(await record(farmer.id)).toMatchObject({ rating: 3, reviews: 2 });
  });

  test('one person or five on a page: the same number of statements', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => person(server, 'farmer')));
    const fields = 'rating reviews dealsCompleted dealsCancelled answersWithinHours';
    const crops = (word: string) =>
      `{ crops(first: 20, filter: { search: "${word}" }) { nodes { rating farmer { ${fields} } } } }`;
    for (const [index, farmer] of people.entries()) {
      await insertCrop(server, farmer, { cropName: index === 0 ? 'solitary quince' : 'gathered quince' });
    }
    const one = await statements(server, () => ask(server, crops('solitary quince')));
    expect(one).toBeGreaterThan(0);
    expect(await statements(server, () => ask(server, crops('gathered quince')))).toBe(one);
  });
});
