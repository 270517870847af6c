import { DealEntity } from '../../src/modules/deals/deal.entity.js';
import { RatingEntity } from '../../src/modules/ratings/rating.entity.js';
import { RATING_WINDOW_MS } from '../../src/modules/ratings/rating.rules.js';
import { signedInAgain } from '../bids/trading.js';
import { ask, call, codeOf, type Person, person, withRealLimits } from '../crops/market.js';
import { did, readDeal } from '../deals/dealing.js';
import { startTestServer, type TestServer } from '../harness.js';
import { agreedDeal, completedDeal, rate } from './rated-deals.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** After this the buyer's silence confirms a weighing. */
const WEIGHING_MS = 2 * DAY_MS;

const RATINGS = `canRate rateBy yourRating { stars words month by { firstName role } }
  theirRating { stars words month by { firstName role contact { phone } } }`;
const RATE = `mutation ($input: RateDealInput!) { rateDeal(input: $input) { deal { id ${RATINGS} } } }`;

let server: TestServer;
let farmer: Person;
let buyer: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer();
  [farmer, buyer, stranger] = await Promise.all([
    person(server, 'farmer', { firstName: 'Ramesh' }),
    person(server, 'buyer', { firstName: 'Anita' }),
    person(server, 'buyer', { firstName: 'Neha' }),
  ]);
});
afterAll(() => server.close());

async function letPass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds);
  [farmer, buyer, stranger] = await Promise.all([
    signedInAgain(server, farmer),
    signedInAgain(server, buyer),
    signedInAgain(server, stranger),
  ]);
}

const ratingsOf = ({ id: dealId }: DealEntity) => server.dataSource.manager.findBy(RatingEntity, { dealId });

/** What a side is shown of a deal's ratings. */
const seen = async (as: Person, { id }: DealEntity) =>
  (await ask(server, `query ($id: ID!) { deal(id: $id) { ${RATINGS} } }`, { id }, as)).body.data.deal;

/** What everybody is shown of somebody. */
const stars = async ({ id }: Person) => {
  const { body } = await ask(server, 'query ($id: ID!) { person(id: $id) { rating reviews ratings { totalCount } } }', {
    id,
  });
  return body.data.person;
};

describe('rating the other side of a deal', () => {
  test('AC-451, AC-452: nobody is shown the first rating, both are shown with the second', async () => {
    const deal = await completedDeal(server, farmer, buyer);
    const rateBy = new Date(server.clock.now().getTime() + RATING_WINDOW_MS).toISOString();
    expect(await seen(buyer, deal)).toEqual({ canRate: true, rateBy, yourRating: null, theirRating: null });
    const before = { farmer: await stars(farmer), buyer: await stars(buyer) };

    const first = await ask(
      server,
      RATE,
      { input: { dealId: deal.id, stars: 4, words: '  साफ़ गेहूँ, वज़न सामने हुआ।  ' } },
      buyer,
    );
    const buyersWords = {
      stars: 4,
      words: 'साफ़ गेहूँ, वज़न सामने हुआ।',
      month: expect.stringMatching(/^\d{4}-\d\d$/),
      by: expect.objectContaining({ firstName: 'Anita', role: 'BUYER' }),
    };
    expect(first.body.data.rateDeal.deal).toEqual({
      id: deal.id,
      canRate: false,
      rateBy,
      yourRating: buyersWords,
      theirRating: null,
    });
    expect(await seen(farmer, deal)).toEqual({ canRate: true, rateBy, yourRating: null, theirRating: null });
    expect({ farmer: await stars(farmer), buyer: await stars(buyer) }).toEqual(before);

    const second = await rate(server, farmer, deal.id, { stars: 5 });
    expect(second.body).toMatchObject({
      success: true,
      message: 'Thank you. Your rating is stored.',
      deal: {
        _id: deal.id,
        canRate: false,
        rateBy,
        yourRating: { stars: 5, words: null, by: { _id: farmer.id, firstName: 'Ramesh', role: 'farmer' } },
        theirRating: { stars: 4, words: buyersWords.words, by: { _id: buyer.id, firstName: 'Anita', role: 'buyer' } },
      },
    });
    expect(await seen(buyer, deal)).toMatchObject({ yourRating: buyersWords, theirRating: { stars: 5, words: null } });
    expect((await stars(farmer)).reviews).toBe(before.farmer.reviews + 1);
    expect((await stars(buyer)).reviews).toBe(before.buyer.reviews + 1);
  });

  test('AC-452: what one side alone said is shown when the seven days are over, and not a millisecond before', async () => {
    const deal = await completedDeal(server, farmer, buyer);
    expect((await rate(server, buyer, deal.id, { stars: 2 })).status).toBe(200);
    const before = await stars(farmer);
    await letPass(RATING_WINDOW_MS - 1);
    expect((await seen(farmer, deal)).theirRating).toBeNull();
    expect(await stars(farmer)).toEqual(before);
    await letPass(1);
    expect(await seen(farmer, deal)).toMatchObject({ canRate: false, theirRating: { stars: 2 } });
    expect((await stars(farmer)).reviews).toBe(before.reviews + 1);
  });

  test('AC-451: it is possible to the last millisecond of the seven days, and not after', async () => {
    const [inTime, late] = [await completedDeal(server, farmer, buyer), await completedDeal(server, farmer, buyer)];
    await letPass(RATING_WINDOW_MS - 1);
    expect((await rate(server, buyer, inTime.id)).status).toBe(200);
    await letPass(1);
    const reply = await rate(server, buyer, late.id);
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ code: 'CONFLICT', message: 'The seven days to rate this deal are over.' });
    expect((await seen(buyer, late)).canRate).toBe(false);
    expect(await ratingsOf(late)).toEqual([]);
  });

  test('AC-451: a deal that silence completed can be rated before anybody has written that down', async () => {
    const deal = await agreedDeal(server, farmer, buyer);
    const weighedAt = server.clock.now().getTime();
    const { amountToPay } = await did(server, 'recordWeight', deal, farmer, { quantity: deal.quantity });
    const { payments } = await did(server, 'markPayment', deal, buyer, { amount: amountToPay, method: 'CASH' });
    await did(server, 'confirmPayment', deal, farmer, { paymentId: payments.at(-1)?.id });
    await letPass(WEIGHING_MS - 1);
    expect((await rate(server, buyer, deal.id)).status).toBe(409);
    await letPass(1 + DAY_MS);
    const rateBy = new Date(weighedAt + WEIGHING_MS + RATING_WINDOW_MS).toISOString();
    expect(await seen(farmer, deal)).toMatchObject({ canRate: true, rateBy });
    expect((await rate(server, buyer, deal.id)).status).toBe(200);
    expect((await ratingsOf(deal)).map(({ closesAt }) => closesAt.toISOString())).toEqual([rateBy]);
  });

  test('AC-451: once; the same again is the one that is there', async () => {
    const deal = await completedDeal(server, farmer, buyer);
    const said = { stars: 3, words: 'Two days late.' };
    expect((await rate(server, buyer, deal.id, said)).status).toBe(200);
    expect((await rate(server, buyer, deal.id, said)).status).toBe(200);
    const other = await rate(server, buyer, deal.id, { stars: 1 });
    expect(other.body).toMatchObject({ code: 'CONFLICT', message: 'You have rated this deal already.' });
    expect(await ratingsOf(deal)).toMatchObject([{ stars: 3, words: 'Two days late.', side: 'buyer' }]);
  });

  test.each([
    ['AGREED', []],
    ['CANCELLED', ['cancelDeal']],
    ['WEIGHED', ['recordWeight']],
    ['DISPUTED', ['recordWeight', 'openDispute']],
  ] as const)('AC-453: a deal that is %s has no stars', async (state, steps) => {
    const deal = await agreedDeal(server, farmer, buyer);
    const inputs = {
      cancelDeal: { reason: 'NO_TRANSPORT' },
      recordWeight: { quantity: deal.quantity },
      openDispute: { words: 'It was more.' },
    };
    for (const name of steps) await did(server, name, deal, farmer, inputs[name]);
    expect((await readDeal(server, deal, farmer)).body.data.deal.state).toBe(state);
    expect(await seen(buyer, deal)).toEqual({ canRate: false, rateBy: null, yourRating: null, theirRating: null });
    const reply = await ask(server, RATE, { input: { dealId: deal.id, stars: 5 } }, buyer);
    expect(codeOf(reply)).toBe('CONFLICT');
    expect(await ratingsOf(deal)).toEqual([]);
  });

  test('AC-453: the deal is not there for anybody else', async () => {
    const deal = await completedDeal(server, farmer, buyer);
    expect((await rate(server, undefined, deal.id)).status).toBe(401);
    for (const dealId of [deal.id, '018f0000-0000-7000-8000-000000000000', 'none']) {
      expect((await rate(server, stranger, dealId)).status).toBe(404);
      expect(codeOf(await ask(server, RATE, { input: { dealId, stars: 5 } }, stranger))).toBe('NOT_FOUND');
    }
    expect(await ratingsOf(deal)).toEqual([]);
  });

  test.each([
    [{}, 'stars'],
    [{ stars: 0 }, 'stars'],
    [{ stars: 6 }, 'stars'],
    [{ stars: 4.5 }, 'stars'],
    [{ stars: '5' }, 'stars'],
    [{ stars: 5, words: 'x'.repeat(501) }, 'words'],
    [{ stars: 5, words: 'a\u0000b' }, 'words'],
    [{ stars: 5, words: 'Call me on 98765 43210' }, 'words'],
    [{ stars: 5, words: 'फ़ोन ९८७६५४३२१० पर करें' }, 'words'],
    [{ stars: 5, words: 'write to anita@example.in' }, 'words'],
    [{ stars: 5, words: 'pay anita@okbank' }, 'words'],
  ])('AC-454: %j is refused at its field', async (body, field) => {
    const deal = await completedDeal(server, farmer, buyer);
    const reply = await rate(server, buyer, deal.id, body);
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toMatchObject([{ field }]);
    expect(await ratingsOf(deal)).toEqual([]);
  });

  test('words with a price, a day and a weight in them are words', async () => {
    const deal = await completedDeal(server, farmer, buyer);
    const words = '२५ क्विंटल, ₹1,50,000 paid on 12-04-2026. Thank you!';
    expect((await rate(server, buyer, deal.id, { stars: 5, words })).body.deal.yourRating.words).toBe(words);
  });

  test('a limit of its own', () =>
    withRealLimits(async (strict) => {
      const [seller, eager] = [await person(strict, 'farmer'), await person(strict, 'buyer')];
      const deal = await completedDeal(strict, seller, eager);
      for (let i = 0; i < 20; i += 1) expect((await rate(strict, eager, deal.id)).status).toBe(200);
      expect((await rate(strict, eager, deal.id)).status).toBe(429);
    }));

  test('after its farmer removed the listing, too', async () => {
    const deal = await completedDeal(server, farmer, buyer);
    expect((await call(server, 'DELETE', `/api/crops/${deal.cropId}`, { as: farmer })).status).toBe(200);
    expect((await rate(server, buyer, deal.id)).status).toBe(200);
  });
});

describe('AC-453: what the database holds whatever a program does', () => {
  const insert = (values: Partial<RatingEntity>) => server.dataSource.manager.insert(RatingEntity, values);
  const row = (deal: DealEntity, values: Partial<RatingEntity> = {}): Partial<RatingEntity> => ({
    id: crypto.randomUUID(),
    dealId: deal.id,
    farmerId: deal.farmerId,
    buyerId: deal.buyerId,
    side: 'buyer',
    aboutId: deal.farmerId,
    stars: 5,
    words: null,
    closesAt: new Date(Date.UTC(2030, 1, 8)),
    createdAt: new Date(Date.UTC(2030, 1, 1)),
    ...values,
  });

  test('stars only with a completed deal behind them, of its two sides, one to five, once each, in time, for ever', async () => {
    const [agreed, completed] = [await agreedDeal(server, farmer, buyer), await completedDeal(server, farmer, buyer)];
    await expect(insert(row(agreed))).rejects.toThrow('Stars come from completed deals.');
    await expect(insert(row(completed, { buyerId: stranger.id }))).rejects.toThrow('ratings_parties');
    await expect(insert(row(completed, { aboutId: completed.buyerId }))).rejects.toThrow('ratings_about');
    await expect(insert(row(completed, { stars: 6 }))).rejects.toThrow('ratings_stars_check');
    await expect(insert(row(completed, { createdAt: new Date(Date.UTC(2030, 1, 8)) }))).rejects.toThrow(
      'ratings_in_time',
    );
    await insert(row(completed));
    await expect(insert(row(completed))).rejects.toThrow('ratings_once');
    const { manager } = server.dataSource;
    const stored = { dealId: completed.id };
    await expect(manager.update(RatingEntity, stored, { stars: 1 })).rejects.toThrow('never changes');
    await expect(manager.delete(RatingEntity, stored)).rejects.toThrow('never changes');
    expect(await manager.countBy(DealEntity, { id: completed.id })).toBe(1);
  });
});
