import { KeysWithoutAnswer1763860000000 } from '../../src/migrations/1763860000000-keys-without-answer.js';
import { BidEntity } from '../../src/modules/bids/bid.entity.js';
import { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { UserEntity } from '../../src/modules/users/user.entity.js';
import { IdempotencyKeyEntity } from '../../src/platform/commands/idempotency-key.entity.js';
import { insertCrop, type Person, person, uniqueWord, withRealLimits } from '../crops/market.js';
import { signUpFields } from '../factories.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer } from '../harness.js';
import { newKey, WAYS } from './ways.js';

/** The embedded database serves one transaction at a time: there the same races are shorter. */
const AT_ONCE = ON_POSTGRES_SERVER ? 20 : 8;
const HOUR = 60 * 60 * 1_000;

let server: TestServer;
let other: TestServer;
let farmer: Person;
beforeAll(async () => {
  // Two servers over one database: what holds only inside one process does not hold here.
  server = await startTestServer();
  other = await startTestServer({ clock: server.clock });
  farmer = await person(server, 'farmer');
});
afterAll(async () => {
  await Promise.all([server.close(), other.close()]);
});

const rows = () => server.dataSource.manager;
const bidsOn = (cropId: string) => rows().findBy(BidEntity, { cropId });
const either = (index: number) => (index % 2 === 0 ? server : other);

describe.each(WAYS)('R4: the same idempotency key through $name', (way) => {
  test('a bid whose answer was lost: the same answer, and one bid, also when the five seconds are long over', async () => {
    const crop = await insertCrop(server, farmer);
    const key = newKey();
    const buyer = await person(server, 'buyer');
    const first = await way.bid(server, buyer, { cropId: crop.id, bidAmount: 10 }, key);
    expect(first.code).toBeUndefined();
    server.clock.advance(HOUR);
    // Signed in again meanwhile: the access token is of no account.
    const token = await tokenOf(buyer);
    const again = await way.bid(other, { ...buyer, token }, { cropId: crop.id, bidAmount: 10 }, key);
    expect(again.text).toBe(first.text);
    expect(again.status).toBe(first.status);
    expect(await bidsOn(crop.id)).toHaveLength(1);
  });

  test('other keys are other bids, also within five seconds', async () => {
    const crop = await insertCrop(server, farmer);
    const as = await person(server, 'buyer');
    const [one, two] = [
      await way.bid(server, as, { cropId: crop.id, bidAmount: 10 }, newKey()),
      await way.bid(server, as, { cropId: crop.id, bidAmount: 10 }, newKey()),
    ];
    expect(one.id).not.toBe(two.id);
    expect(await bidsOn(crop.id)).toHaveLength(2);
  });

  test(`${AT_ONCE} identical bids at once, sent to two servers, are one`, async () => {
    const crop = await insertCrop(server, farmer);
    const as = await person(server, 'buyer');
    const key = newKey();
    const outcomes = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        way.bid(either(index), as, { cropId: crop.id, bidAmount: 10 }, key),
      ),
    );
    const [bid, ...more] = await bidsOn(crop.id);
    expect(more).toEqual([]);
    expect(new Set(outcomes.map(({ text }) => text)).size).toBe(1);
    expect(new Set(outcomes.map(({ id }) => id))).toEqual(new Set([bid?.id]));
  });

  test('something else under the same key is KEY_REUSED and is not done', async () => {
    const crop = await insertCrop(server, farmer);
    const as = await person(server, 'buyer');
    const key = newKey();
    await way.bid(server, as, { cropId: crop.id, bidAmount: 10 }, key);
    const more = await way.bid(other, as, { cropId: crop.id, bidAmount: 11 }, key);
    expect(more).toMatchObject({
      code: 'KEY_REUSED',
      message: 'This idempotency key was used for another request. Take a new key for a new request.',
    });
    expect(await bidsOn(crop.id)).toHaveLength(1);
  });

  test('the key of one account says nothing to another', async () => {
    const crop = await insertCrop(server, farmer);
    const [one, two] = await Promise.all([person(server, 'buyer'), person(server, 'buyer')]);
    const key = newKey();
    const first = await way.bid(server, one, { cropId: crop.id, bidAmount: 10 }, key);
    const second = await way.bid(server, two, { cropId: crop.id, bidAmount: 10 }, key);
    expect(second.code).toBeUndefined();
    expect(second.id).not.toBe(first.id);
    expect((await bidsOn(crop.id)).map(({ buyerId }) => buyerId).sort()).toEqual([one.id, two.id].sort());
  });

  test('after a day the key is as good as new', async () => {
    const crop = await insertCrop(server, farmer);
    const as = await person(server, 'buyer');
    const key = newKey();
    const first = await way.bid(server, as, { cropId: crop.id, bidAmount: 10 }, key);
    server.clock.advance(24 * HOUR);
    const token = await tokenOf(as);
    const anew = await way.bid(server, { ...as, token }, { cropId: crop.id, bidAmount: 12 }, key);
    expect(anew.code).toBeUndefined();
    expect(anew.id).not.toBe(first.id);
    expect(await bidsOn(crop.id)).toHaveLength(2);
  });

  test.each([
    ['the same request', 10],
    ['another request', 11],
  ])('a key that was left without an answer is free: %s under it is done', async (_name, bidAmount) => {
    const crop = await insertCrop(server, farmer);
    const as = await person(server, 'buyer');
    const key = newKey();
    const left = await way.bid(server, as, { cropId: crop.id, bidAmount: 10 }, key);
    await rows().update(IdempotencyKeyEntity, { accountId: as.id, key }, { answer: null });
    const presses = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => way.bid(either(index), as, { cropId: crop.id, bidAmount }, key)),
    );
    const placed = (await bidsOn(crop.id)).filter(({ id }) => id !== left.id);
    expect(placed).toMatchObject([{ amountPaise: bidAmount * 100 }]);
    expect(new Set(presses.map(({ text }) => text)).size).toBe(1);
    expect(presses[0]).toMatchObject({ code: undefined, id: placed[0]?.id });
    expect(await rows().findBy(IdempotencyKeyEntity, { accountId: as.id })).toMatchObject([{ answer: {} }]);
  });

  test('the key of a sign-up, which never has an answer, is not free', async () => {
    const key = newKey();
    const { id = '', token = '' } = await way.signUp(server, signUpFields({ role: 'buyer' }), key);
    const crop = await insertCrop(server, farmer);
    const as = { ...(await person(server, 'buyer')), id, token };
    expect((await way.bid(server, as, { cropId: crop.id, bidAmount: 10 }, key)).code).toBe('KEY_REUSED');
    expect(await bidsOn(crop.id)).toEqual([]);
  });

  test('what was refused is not kept: with the reason gone it is done', async () => {
    const crop = await insertCrop(server, farmer, { status: 'sold' });
    const as = await person(server, 'buyer');
    const key = newKey();
    const bid = { cropId: crop.id, bidAmount: 10 };
    expect((await way.bid(server, as, bid, key)).code).toBe('CONFLICT');
    await rows().update(CropEntity, { id: crop.id }, { status: 'active' });
    expect((await way.bid(server, as, bid, key)).code).toBeUndefined();
    expect(await bidsOn(crop.id)).toHaveLength(1);
  });

  test('the stored answer uses no limit up', () =>
    withRealLimits(async (strict) => {
      strict.clock.advance(server.clock.now().getTime() - strict.clock.now().getTime());
      const [seller, as] = await Promise.all([person(strict, 'farmer'), person(strict, 'buyer')]);
      const crop = await insertCrop(strict, seller);
      const key = newKey();
      const bid = { cropId: crop.id, bidAmount: 10 };
      for (let press = 0; press < 10; press += 1) {
        expect((await way.bid(strict, as, bid, key)).code).toBeUndefined();
      }
      // Four of the five a minute are left, and no more.
      const codes: Array<string | undefined> = [];
      for (let amount = 20; amount < 25; amount += 1) {
        codes.push((await way.bid(strict, as, { cropId: crop.id, bidAmount: amount }, newKey())).code);
      }
      expect(codes).toEqual([undefined, undefined, undefined, undefined, 'RATE_LIMITED']);
    }));

  test('a crop is listed once', async () => {
    const as = await person(server, 'farmer');
    const cropName = uniqueWord();
    const key = newKey();
    const outcomes = await Promise.all(
      Array.from({ length: AT_ONCE / 2 }, (_, index) => way.list(either(index), as, cropName, key)),
    );
    const crops = await rows().findBy(CropEntity, { farmerId: as.id });
    expect(crops.map(({ cropName: name }) => name)).toEqual([cropName]);
    expect(new Set(outcomes.map(({ text }) => text)).size).toBe(1);
    expect((await way.list(server, as, uniqueWord(), key)).code).toBe('KEY_REUSED');
  });

  test('a removal sent again says that it is removed, and without the key that there is nothing', async () => {
    const as = await person(server, 'farmer');
    const crop = await insertCrop(server, as);
    const key = newKey();
    const outcomes = await Promise.all([
      way.remove(server, as, crop.id, key),
      way.remove(other, as, crop.id, key),
      way.remove(server, as, crop.id, key),
    ]);
    expect(outcomes.map(({ code, id }) => ({ code, id }))).toEqual(Array(3).fill({ code: undefined, id: crop.id }));
    expect((await way.remove(server, as, crop.id)).code).toBe('NOT_FOUND');
  });

  test('a sign-up sent again is signed in again: one account, no token and no password stored', async () => {
    const fields = signUpFields();
    const key = newKey();
    const [first, second] = await Promise.all([way.signUp(server, fields, key), way.signUp(other, fields, key)]);
    const third = await way.signUp(server, fields, key);
    const outcomes = [first, second, third];
    expect(outcomes.map(({ code }) => code)).toEqual([undefined, undefined, undefined]);
    expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1);
    for (const { token } of outcomes) {
      const me = await server.graphql('{ me { email } }', {}, token);
      expect(me.data).toEqual({ me: { email: fields.email } });
    }
    expect(await rows().countBy(UserEntity, { email: fields.email })).toBe(1);
    const stored = await rows().findBy(IdempotencyKeyEntity, { accountId: first.id ?? '' });
    expect(stored).toMatchObject([{ key, answer: null }]);
  });

  test.each([
    ['a wrong password', { password: 'Another-word-2026', confirmPassword: 'Another-word-2026' }],
    ['another name', { firstName: 'Anita' }],
  ])('a sign-up with the same key and %s is a taken address', async (_name, different) => {
    const fields = signUpFields();
    const key = newKey();
    await way.signUp(server, fields, key);
    const again = await way.signUp(server, { ...fields, ...different }, key);
    expect(again).toMatchObject({ code: 'CONFLICT', token: undefined });
    expect((await way.signUp(server, fields)).code).toBe('CONFLICT');
    expect((await way.signUp(server, fields, newKey())).code).toBe('CONFLICT');
  });

  test.each([
    ['too long', 'x'.repeat(256)],
    ['not printable', 'a\tb'],
  ])('a key that is %s is refused', async (_name, key) => {
    const crop = await insertCrop(server, farmer);
    const as = await person(server, 'buyer');
    expect((await way.bid(server, as, { cropId: crop.id, bidAmount: 10 }, key)).code).toBe('BAD_USER_INPUT');
    expect(await bidsOn(crop.id)).toEqual([]);
    expect((await way.bid(server, as, { cropId: crop.id, bidAmount: 10 }, 'x'.repeat(255))).code).toBeUndefined();
  });
});

test('an upgrade forgets keys that were left without an answer, and no other', async () => {
  const [rest] = WAYS;
  const [key, left] = [newKey(), newKey()];
  const fields = signUpFields();
  const { id, token } = (await rest?.signUp(server, fields, key)) ?? {};
  const as = { ...(await person(server, 'buyer')), id: id ?? '', token: token ?? '' };
  const crop = await insertCrop(server, farmer);
  const answered = newKey();
  for (const each of [left, answered]) await rest?.bid(server, as, { cropId: crop.id, bidAmount: 10 }, each);
  await rows().update(IdempotencyKeyEntity, { accountId: as.id, key: left }, { answer: null });
  const runner = server.dataSource.createQueryRunner();
  await new KeysWithoutAnswer1763860000000().up(runner).finally(() => runner.release());
  const kept = await rows().findBy(IdempotencyKeyEntity, { accountId: as.id });
  expect(kept.map((stored) => stored.key).sort()).toEqual([key, answered].sort());
});

test('one key is for one interface: its answer has another shape in the other', async () => {
  const [rest, graphql] = WAYS;
  const crop = await insertCrop(server, farmer);
  const as = await person(server, 'buyer');
  const key = newKey();
  await rest?.bid(server, as, { cropId: crop.id, bidAmount: 10 }, key);
  expect(await graphql?.bid(server, as, { cropId: crop.id, bidAmount: 10 }, key)).toMatchObject({ code: 'KEY_REUSED' });
  expect(await bidsOn(crop.id)).toHaveLength(1);
});

test('a refresh token that comes back too late ends its sign-in, although the caller is refused', async () => {
  const { body } = await server.rest('POST', '/api/auth/register', { body: signUpFields() });
  const refresh = (refreshToken: string) => server.rest('POST', '/api/auth/refresh', { body: { refreshToken } });
  const next = await refresh(body.refreshToken);
  server.clock.advance(60_000);
  expect((await refresh(body.refreshToken)).status).toBe(401);
  expect((await refresh(next.body.refreshToken)).status).toBe(401);
});

/** A fresh access token: the clock of these tests moves on by more than one lasts. */
async function tokenOf(who: Person): Promise<string> {
  const { body } = await server.rest('POST', '/api/auth/login', {
    body: { email: who.email, password: 'Hari-fasal-2026' },
  });
  return body.accessToken;
}
