import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseClock } from '../../src/platform/database/database-clock.js';
import { createLogger } from '../../src/platform/logger.js';
import { signUpFields } from '../factories.js';
import { ON_POSTGRES_SERVER, startTestServer } from '../harness.js';
import {
  type BuiltServer,
  killBuiltServers,
  newBidder,
  type OwnDatabase,
  ownDatabase,
  startBuiltServer,
  untilReady,
} from './built-server.js';

const SHIFTED = new URL('./shifted-clock.mjs', import.meta.url);
const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

test('the clock follows the database, whatever the wall clock says', async () => {
  const server = await startTestServer();
  const clock = await DatabaseClock.start(server.dataSource, createLogger('silent'));
  const right = Date.now();
  jest.useFakeTimers({ now: right + 31 * DAY, doNotFake: ['performance', 'setTimeout', 'setImmediate', 'nextTick'] });
  try {
    expect(Date.now() - right).toBeGreaterThan(30 * DAY);
    expect(Math.abs(clock.now().getTime() - right)).toBeLessThan(10 * SECOND);
  } finally {
    jest.useRealTimers();
    clock.stop();
    await server.close();
  }
});

test('a server whose wall clock is more than five seconds off is not ready, says why, and is again when it is set right', async () => {
  const server = await startTestServer();
  try {
    server.clock.setWallClockAhead(20 * SECOND);
    for (let probe = 0; probe < 3; probe += 1) {
      const { status, body } = await server.rest('GET', '/readyz');
      expect([status, body]).toEqual([503, { status: 'unavailable', problem: 'clock' }]);
    }
    const said = server.logLines.filter((line) => line.includes("this machine's clock is not the database's"));
    expect(said).toHaveLength(1);
    expect(JSON.parse(said[0] ?? '{}').aheadSeconds).toBe(20);
    server.clock.setWallClockAhead(0);
    expect((await server.rest('GET', '/readyz')).status).toBe(200);
  } finally {
    await server.close();
  }
});

// Two processes with a clock each; the embedded database belongs to one.
if (ON_POSTGRES_SERVER) {
  describe('two servers on one database, one with a wrong clock', () => {
    let folder: string;
    let database: OwnDatabase;
    let right: BuiltServer;
    const start = (settings: Record<string, string>, inject?: URL) =>
      startBuiltServer({ DATA_DIR: folder, DATABASE_URL: database.url, ...settings }, inject);
    const startOff = (milliseconds: number, settings: Record<string, string> = {}) =>
      start({ CLOCK_OFF_MS: String(milliseconds), ...settings }, SHIFTED);

    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'annapath-clock-'));
      database = await ownDatabase('clock');
      right = await start({ RATE_LIMIT_FACTOR: '1' });
    });
    afterEach(async () => {
      await killBuiltServers();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    const signUp = async () => {
      const fields = signUpFields({ role: 'buyer' });
      const { body } = await right.rest('POST', '/api/auth/register', { body: fields });
      return { ...fields, refreshToken: body.data.refreshToken as string };
    };

    test('D14: 31 days ahead, its housekeeping ends no sign-in but those that are over', async () => {
      const buyer = await signUp();
      const over = await signUp();
      const { email } = over;
      await database.client.query(
        `UPDATE refresh_families SET expires_at = clock_timestamp() - interval '1 minute'
         WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
        [email],
      );
      const wrong = await startOff(31 * DAY);
      const signIns = async () =>
        (
          await database.client.query<{ email: string }>(
            'SELECT email FROM refresh_families JOIN users ON users.id = user_id',
          )
        ).rows.map((row) => row.email);
      // The one that is over shows that the round was done.
      while ((await signIns()).includes(email)) await new Promise((resolve) => setImmediate(resolve));
      expect(await signIns()).toEqual([buyer.email]);
      const { refreshToken } = buyer;
      const refreshed = await wrong.rest('POST', '/api/auth/refresh', { body: { refreshToken } });
      expect(refreshed.status).toBe(200);
      // What one signs, the other reads.
      const token: string = refreshed.body.data.accessToken;
      expect((await right.rest('GET', '/api/bids/my-bids', { token })).status).toBe(200);
      const { status, body } = await wrong.rest('GET', '/readyz');
      expect([status, body]).toEqual([503, { status: 'unavailable', problem: 'clock' }]);
      await untilReady(right);
    });

    test('D14: a day ahead, its wrong passwords keep nobody out elsewhere for longer than the rule says', async () => {
      const { email, password } = await signUp();
      const wrong = await startOff(DAY, { RATE_LIMIT_FACTOR: '1' });
      for (let guess = 0; guess < 5; guess += 1) {
        await wrong.rest('POST', '/api/auth/login', { body: { email, password: 'Wrong-guess-1' } });
      }
      const { status, headers } = await right.rest('POST', '/api/auth/login', { body: { email, password } });
      expect(status).toBe(429);
      expect(headers.get('retry-after')).toMatch(/^[12]$/);
    });

    test('R4: an idempotency key is known for a day of the database, also to a server that is two days ahead', async () => {
      const { bid, cropId } = await newBidder(right);
      const first = await bid(4_100, undefined, 'one-bid');
      const ahead = await startOff(2 * DAY);
      const bids = async () =>
        (await database.client.query('SELECT id FROM bids WHERE crop_id = $1', [cropId])).rows.length;
      expect((await bid(4_100, ahead, 'one-bid')).text).toBe(first.text);
      expect(await bids()).toBe(1);
      const age = (interval: string) =>
        database.client.query('UPDATE idempotency_keys SET created_at = clock_timestamp() - $1::interval', [interval]);
      await age('23 hours 50 minutes');
      expect((await bid(4_100, ahead, 'one-bid')).text).toBe(first.text);
      await age('24 hours 1 second');
      expect((await bid(4_100, right, 'one-bid')).text).not.toBe(first.text);
      expect(await bids()).toBe(2);
    });

    test('R4: ten seconds behind, the same press on both servers is one bid', async () => {
      const behind = await startOff(-10 * SECOND);
      const { bid, cropId } = await newBidder(right);
      const first = await bid(4_100, behind);
      const second = await bid(4_100);
      expect([first.status, second.status]).toEqual([201, 201]);
      const { rows } = await database.client.query('SELECT created_at FROM bids WHERE crop_id = $1', [cropId]);
      expect(rows).toHaveLength(1);
    });
  });
}
