import { doubtServerTime, serverNow, tookServerTime } from '../server-clock';

const REAL = Date.parse('2026-04-13T06:30:00.000Z');
/** By how much this device's clock is behind the server's. */
let behind = 0;
let now = REAL;

beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now - behind);
  doubtServerTime();
});
afterEach(() => jest.restoreAllMocks());

/** An answer that took so long there and back. */
function answer(there: number, back: number): void {
  const sentAt = Date.now();
  now += there;
  const serverTime = now;
  now += back;
  tookServerTime(serverTime, sentAt, Date.now());
}

describe('AC-527: the server clock', () => {
  test.each([0, 7_200_000, -86_400_000])(
    'is known to half the round trip, with a device that is %s ms behind',
    (off) => {
      behind = off;
      doubtServerTime();
      answer(300, 100);
      expect(Math.abs(serverNow() - now)).toBeLessThanOrEqual(200);
      now += 3_600_000;
      expect(Math.abs(serverNow() - now)).toBeLessThanOrEqual(200);
    },
  );

  test('a quicker answer tells more, a slower one nothing', () => {
    behind = 5_000;
    answer(900, 100);
    answer(20, 20);
    expect(Math.abs(serverNow() - now)).toBeLessThanOrEqual(20);
    answer(2_000, 10);
    expect(Math.abs(serverNow() - now)).toBeLessThanOrEqual(20);
  });

  test('a device clock that is set meanwhile is found out by the next answer, however slow', () => {
    answer(20, 20);
    behind = 600_000;
    expect(Math.abs(serverNow() - now)).toBeGreaterThan(500_000);
    answer(1_000, 1_000);
    expect(Math.abs(serverNow() - now)).toBeLessThanOrEqual(1_000);
  });

  test('after waking the next answer counts, and so does one after five minutes', () => {
    answer(10, 10);
    behind = 400;
    doubtServerTime();
    answer(500, 500);
    expect(Math.abs(serverNow() - now)).toBeLessThanOrEqual(500);
    now += 301_000;
    behind = 0;
    answer(600, 600);
    expect(Math.abs(serverNow() - now)).toBeLessThanOrEqual(600);
  });
});
