import { ADVISOR_LIMITS } from '../../src/modules/advisor/advisor.limits.js';
import { AUTH_LIMITS } from '../../src/modules/auth/auth.limits.js';
import { BID_LIMITS } from '../../src/modules/bids/bid.limits.js';
import { CROP_LIMITS } from '../../src/modules/crops/crop.limits.js';
import { ManualClock } from '../../src/platform/clock.js';
import { AppError } from '../../src/platform/errors/app-error.js';
import { MemoryRateLimitStore } from '../../src/platform/http/memory-rate-limit-store.js';
import { PostgresRateLimitStore } from '../../src/platform/http/postgres-rate-limit-store.js';
import type { RateLimitStore } from '../../src/platform/http/rate-limit-store.js';
import { type Allowance, addressKey, RateLimits } from '../../src/platform/http/rate-limits.js';
import { newId } from '../../src/platform/ids.js';
import { statements } from '../crops/market.js';
import { signUpFields } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';

let server: TestServer;
const clock = new ManualClock();

beforeAll(async () => {
  server = await startTestServer({ clock, rateLimitFactor: 1 });
});
afterAll(() => server.close());

const STORES: ReadonlyArray<readonly [string, () => RateLimitStore]> = [
  ['in this process', () => new MemoryRateLimitStore()],
  ['in the database', () => new PostgresRateLimitStore(server.dataSource)],
];

/** Seconds to wait, or 0 where the call went through. */
async function wait(call: Promise<unknown>): Promise<number> {
  try {
    await call;
    return 0;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return error.retryAfterSeconds ?? 0;
    throw error;
  }
}

describe.each(STORES)('points kept %s', (_name, makeStore) => {
  const limitsOver = (store: RateLimitStore, time: ManualClock, factor = 1) =>
    new RateLimits({ shared: store, inProcess: new MemoryRateLimitStore(), clock: time, factor });

  test('a fixed window: all points, then nothing until it ends, then all again', async () => {
    const time = new ManualClock();
    const limits = limitsOver(makeStore(), time);
    const key = newId();
    for (let spent = 0; spent < 30; spent += 1) expect(await wait(limits.consume(BID_LIMITS.bids, key))).toBe(0);
    time.advance(20_000);
    expect(await wait(limits.consume(BID_LIMITS.bids, key))).toBe(40);
    expect(await wait(limits.consume(BID_LIMITS.bids, newId()))).toBe(0);
    time.advance(40_000);
    for (let spent = 0; spent < 30; spent += 1) expect(await wait(limits.consume(BID_LIMITS.bids, key))).toBe(0);
    expect(await wait(limits.consume(BID_LIMITS.bids, key))).toBe(60);
  });

  test('a doubling wait: five, then after 2, 4, 8… seconds; refused tries do not prolong it; forgotten after 15 minutes', async () => {
    const time = new ManualClock();
    const limits = limitsOver(makeStore(), time);
    const key = newId();
    for (let spent = 0; spent < 5; spent += 1)
      expect(await wait(limits.consume(AUTH_LIMITS.signInFailures, key))).toBe(0);
    for (const seconds of [2, 4, 8]) {
      expect(await wait(limits.consume(AUTH_LIMITS.signInFailures, key))).toBe(seconds);
      time.advance(seconds * 1_000 - 1);
      expect(await wait(limits.consume(AUTH_LIMITS.signInFailures, key))).toBeCloseTo(0.001);
      time.advance(1);
      expect(await wait(limits.consume(AUTH_LIMITS.signInFailures, key))).toBe(0);
    }
    time.advance(901_000);
    expect(await wait(limits.consume(AUTH_LIMITS.signInFailures, key))).toBe(0);
    expect(await wait(limits.consume(AUTH_LIMITS.signInFailures, key))).toBe(0);
  });

  test('after the clock was set back a year a wait is as long as the rule says, not as long as the jump', async () => {
    const time = new ManualClock();
    const limits = limitsOver(makeStore(), time);
    const [doubling, fixed] = [newId(), newId()];
    for (let spent = 0; spent < 5; spent += 1) await limits.consume(AUTH_LIMITS.signInFailures, doubling);
    for (let spent = 0; spent < 30; spent += 1) await limits.consume(BID_LIMITS.bids, fixed);
    time.advance(-365 * 24 * 3_600_000);
    expect(await wait(limits.consume(AUTH_LIMITS.signInFailures, doubling))).toBe(2);
    expect(await wait(limits.consume(BID_LIMITS.bids, fixed))).toBe(60);
    time.advance(1_000);
    expect(await wait(limits.consume(AUTH_LIMITS.signInFailures, doubling))).toBe(1);
    expect(await wait(limits.consume(BID_LIMITS.bids, fixed))).toBe(59);
    time.advance(1_000);
    expect(await wait(limits.consume(AUTH_LIMITS.signInFailures, doubling))).toBe(0);
    expect(await wait(limits.consume(AUTH_LIMITS.signInFailures, doubling))).toBe(4);
    time.advance(58_000);
    expect(await wait(limits.consume(BID_LIMITS.bids, fixed))).toBe(0);
  });

  test('forty at once are forty in a row', async () => {
    const limits = limitsOver(makeStore(), new ManualClock());
    const key = newId();
    const waits = await Promise.all(
      Array.from({ length: 40 }, () => wait(limits.consume(AUTH_LIMITS.signInFailures, key))),
    );
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
  });

  test('several points at once are spent whole or not at all', async () => {
    const limits = limitsOver(makeStore(), new ManualClock());
    const key = newId();
    expect(await wait(limits.consume(CROP_LIMITS.images, key, 95))).toBe(0);
    expect(await wait(limits.consume(CROP_LIMITS.images, key, 10))).toBe(86_400);
    expect(await wait(limits.consume(CROP_LIMITS.images, key, 5))).toBe(0);
  });

  test('two limits in one go: the first that has none left refuses; what stands before it is used up, what stands after it is not', async () => {
    const time = new ManualClock();
    const limits = limitsOver(makeStore(), time);
    const key = newId();
    const { chat, chatByDay } = ADVISOR_LIMITS;
    const both = () => limits.consumeInTurn([chat, chatByDay], key);
    const [ofMinute, ofDay] = await both();
    expect([ofMinute?.remaining, ofDay?.remaining]).toEqual([chat.points - 1, chatByDay.points - 1]);
    const names = async () => {
      try {
        await both();
        return 'allowed';
      } catch (error) {
        return error instanceof AppError ? error.limit?.name : error;
      }
    };
    for (let asked = 2; asked <= chat.points; asked += 1) expect(await names()).toBe('allowed');
    expect(await names()).toBe('chat');
    // Ten of the day are used, not eleven.
    expect((await limits.consume(chatByDay, key)).remaining).toBe(chatByDay.points - chat.points - 1);
    await limits.consume(chatByDay, key, chatByDay.points - chat.points - 1);
    time.advance(chat.windowSeconds * 1_000);
    expect(await names()).toBe('chatByDay');
    // And one of this minute.
    expect((await limits.consume(chat, key)).remaining).toBe(chat.points - 2);
  });

  test('forty at once of two limits are forty in a row', async () => {
    const limits = limitsOver(makeStore(), new ManualClock());
    const key = newId();
    const waits = await Promise.all(
      Array.from({ length: 40 }, () =>
        wait(limits.consumeInTurn([ADVISOR_LIMITS.chat, ADVISOR_LIMITS.chatByDay], key).then(() => 0)),
      ),
    );
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(ADVISOR_LIMITS.chat.points);
  });

  test("of many callers at once each is counted by itself, and who has nothing left stands in nobody's way", async () => {
    const limits = limitsOver(makeStore(), new ManualClock());
    const { chat, chatByDay } = ADVISOR_LIMITS;
    const callers = Array.from({ length: 12 }, newId);
    // The first has used none, the second one, and so on: the last two none but what others have.
    for (const [used, key] of callers.entries()) if (used > 0) await limits.consume(chat, key, Math.min(used, 10));
    const left = await Promise.all(
      callers.map((key) => limits.consumeInTurn([chat, chatByDay], key).catch((error: unknown) => error)),
    );
    const remaining = left.map((answer) =>
      answer instanceof AppError ? answer.limit?.name : (answer as Allowance[]).map((each) => each.remaining),
    );
    const allowed = callers.slice(0, 10).map((_, used) => [chat.points - used - 1, chatByDay.points - 1]);
    expect(remaining).toEqual([...allowed, 'chat', 'chat']);
    // Nothing of the day was taken of those who were refused.
    expect((await limits.consume(chatByDay, callers[11] as string)).remaining).toBe(chatByDay.points - 1);
  });

  test('points that are given back can be spent again, and are cleared', async () => {
    const time = new ManualClock();
    const limits = limitsOver(makeStore(), time);
    const key = newId();
    for (let failure = 0; failure < 50; failure += 1) await limits.consume(AUTH_LIMITS.signInFailuresByEmail, key);
    expect(await wait(limits.consume(AUTH_LIMITS.signInFailuresByEmail, key))).toBe(3_600);
    await limits.giveBack(AUTH_LIMITS.signInFailuresByEmail, key);
    expect(await wait(limits.consume(AUTH_LIMITS.signInFailuresByEmail, key))).toBe(0);
    expect(await wait(limits.consume(AUTH_LIMITS.signInFailuresByEmail, key))).toBe(3_600);
    await limits.clear(AUTH_LIMITS.signInFailuresByEmail, key);
    expect(await wait(limits.consume(AUTH_LIMITS.signInFailuresByEmail, key))).toBe(0);
    time.advance(3_600_000);
    await limits.giveBack(AUTH_LIMITS.signInFailuresByEmail, key);
    for (let failure = 0; failure < 50; failure += 1) await limits.consume(AUTH_LIMITS.signInFailuresByEmail, key);
    expect(await wait(limits.consume(AUTH_LIMITS.signInFailuresByEmail, key))).toBe(3_600);
  });

  test('a factor widens every limit', async () => {
    const limits = limitsOver(makeStore(), new ManualClock(), 2);
    const key = newId();
    for (let spent = 0; spent < 10; spent += 1) expect(await wait(limits.consume(BID_LIMITS.bidsOnCrop, key))).toBe(0);
    expect(await wait(limits.consume(BID_LIMITS.bidsOnCrop, key))).toBe(60);
  });
});

describe('callers who are counted by a server at once', () => {
  const { chat, chatByDay } = ADVISOR_LIMITS;
  const rules = [chat, chatByDay];
  const time = new ManualClock();
  const ofServer = () =>
    new RateLimits({
      shared: new PostgresRateLimitStore(server.dataSource),
      inProcess: new MemoryRateLimitStore(),
      clock: time,
      factor: 1,
    });

  test('go together: what a hundred want to use takes a handful of statements', async () => {
    const limits = ofServer();
    const callers = Array.from({ length: 100 }, newId);
    const remaining = async (key: string) => (await limits.consumeInTurn(rules, key)).map((each) => each.remaining);
    let left: unknown;
    const sent = await statements(server, async () => {
      left = await Promise.all(callers.map(remaining));
    });
    expect(left).toEqual(callers.map(() => [chat.points - 1, chatByDay.points - 1]));
    expect(sent).toBeLessThan(5);
  });

  test('and by another one, in whatever order: none is counted twice or not at all, and nobody waits in a circle', async () => {
    const servers = [ofServer(), ofServer(), ofServer()];
    // A circle takes two that come at the very same moment.
    for (let round = 0; round < 8; round += 1) {
      const callers = Array.from({ length: 7 }, newId);
      const asked = servers.flatMap((limits, place) => {
        const order = place % 2 === 0 ? callers : callers.toReversed();
        return Array.from({ length: 5 }, () => order.map((key) => ({ limits, key }))).flat();
      });
      const waits = await Promise.all(
        asked.map(async ({ limits, key }) => ({ key, seconds: await wait(limits.consumeInTurn(rules, key)) })),
      );
      const allowed = callers.map((key) => waits.filter((each) => each.key === key && each.seconds === 0).length);
      expect(allowed).toEqual(callers.map(() => chat.points));
      const ofDay = await Promise.all(callers.map((key) => servers[0]?.consume(chatByDay, key)));
      expect(ofDay.map((each) => each?.remaining)).toEqual(callers.map(() => chatByDay.points - chat.points - 1));
    }
  });

  test('all fail where their statement does, and the next ones are counted again', async () => {
    const limits = ofServer();
    const callers = Array.from({ length: 5 }, newId);
    const count = () => Promise.allSettled(callers.map((key) => limits.consumeInTurn(rules, key)));
    await server.dataSource.query('ALTER TABLE rate_limits RENAME TO gone');
    try {
      expect((await count()).map(({ status }) => status)).toEqual(callers.map(() => 'rejected'));
    } finally {
      await server.dataSource.query('ALTER TABLE gone RENAME TO rate_limits');
    }
    expect((await count()).map(({ status }) => status)).toEqual(callers.map(() => 'fulfilled'));
  });
});

describe('an address', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('through HTTP', () => {
  test('the sixth wrong password is 429 with a time to come back, whichever interface; 15 minutes later all is well', async () => {
    const fields = signUpFields();
    const { email, password } = fields;
    expect((await server.rest('POST', '/api/auth/register', { body: fields })).status).toBe(201);
    const rest = (secret: string) => server.rest('POST', '/auth/login', { body: { email, password: secret } });
    const graphql = (secret: string) =>
      server.graphql('mutation($i: LoginInput!) { login(input: $i) { session { accessToken } } }', {
        i: { email, password: secret },
      });
    for (let guess = 0; guess < 3; guess += 1) expect((await rest(`Wrong-guess-${guess}`)).status).toBe(401);
    for (let guess = 0; guess < 2; guess += 1)
      expect((await graphql(`Wrong-guess-${guess}`)).code).toBe('UNAUTHENTICATED');
    const refused = await rest(password);
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect((await graphql(password)).code).toBe('RATE_LIMITED');
    clock.advance(901_000);
    expect((await rest(password)).status).toBe(200);
  });
});

describe('guests', () => {
  test('have 300 requests a minute from one address; those who are signed in, and other addresses, go on', async () => {
    const behindProxy = await startTestServer({ clock, rateLimitFactor: 1, settings: { TRUSTED_PROXIES: '1' } });
    try {
      const { body } = await behindProxy.rest('POST', '/auth/register', { body: signUpFields() });
      const ask = (address: string, token?: string) =>
        behindProxy.rest('GET', '/api/crops?limit=1', {
          headers: { 'x-forwarded-for': address },
          ...(token ? { token } : {}),
        });
      const answers: number[] = [];
      for (let round = 0; round < 30; round += 1) {
        answers.push(...(await Promise.all(Array.from({ length: 10 }, async () => (await ask('203.0.113.9')).status))));
      }
      expect(new Set(answers)).toEqual(new Set([200]));
      const refused = await ask('203.0.113.9');
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
      expect((await ask('203.0.113.10')).status).toBe(200);
      expect((await ask('203.0.113.9', body.accessToken)).status).toBe(200);
    } finally {
      await behindProxy.close();
    }
  });

  test('cannot choose their address where no proxy is trusted', async () => {
    // The other tests of this file came from the same address.
    await server.parts.limits.clear(AUTH_LIMITS.register, '127.0.0.1');
    const spoofed = await Promise.all(
      Array.from({ length: 21 }, (_, index) =>
        server.rest('POST', '/auth/register', {
          body: signUpFields(),
          headers: { 'x-forwarded-for': `203.0.113.${index}` },
        }),
      ),
    );
    expect(spoofed.map(({ status }) => status).sort()).toEqual([...Array(20).fill(201), 429]);
  });
});
