import { auctionBid, isLastHour, isNearEnd, minutesAndSeconds, standingOf, totalAt } from './auction';

const live = { state: 'LIVE', reserveStatus: 'NONE', viewerStanding: 'LEADING' } as const;

test('how a bidder stands, now and at the end', () => {
  expect(standingOf(live)).toBe('lead');
  expect(standingOf({ ...live, reserveStatus: 'NOT_MET' })).toBe('leadBelow');
  expect(standingOf({ ...live, reserveStatus: 'MET' })).toBe('lead');
  expect(standingOf({ ...live, viewerStanding: 'OUTBID' })).toBe('outbid');
  expect(standingOf({ ...live, viewerStanding: null })).toBeNull();
  expect(standingOf({ ...live, state: 'SOLD' })).toBe('won');
  expect(standingOf({ ...live, state: 'AWAITING_FARMER', reserveStatus: 'NOT_MET' })).toBe('wonBelow');
  expect(standingOf({ ...live, state: 'SOLD', viewerStanding: 'OUTBID' })).toBe('lost');
  expect(standingOf({ ...live, state: 'NOT_SOLD', reserveStatus: 'NOT_MET' })).toBe('notSold');
  expect(standingOf({ ...live, state: 'REMOVED' })).toBeNull();
});

test('the last hour is counted in seconds, never below nothing; in its last ten minutes a bid may be late (AC-704)', () => {
  const end = '2026-04-20T12:00:00.000Z';
  const before = (ms: number) => Date.parse(end) - ms;
  expect([3_600_000, 3_599_999].map((ms) => isLastHour(end, before(ms)))).toEqual([false, true]);
  expect([600_000, 599_999].map((ms) => isNearEnd(end, before(ms)))).toEqual([false, true]);
  expect([3_599_000, 545_000, 60_001, 60_000, 400, 0, -5_000].map((ms) => minutesAndSeconds(end, before(ms)))).toEqual([
    '59:59',
    '9:05',
    '1:01',
    '1:00',
    '0:01',
    '0:00',
    '0:00',
  ]);
});

test('whole paise, and a maximum only where one was typed', () => {
  expect(totalAt(0.1, 3)).toBe(0.3);
  expect(auctionBid({ bidAmount: '2655', maxAmount: ' ', message: ' ' })).toEqual({ bidAmount: 2655, message: null });
  expect(auctionBid({ bidAmount: '', maxAmount: '2800.5', message: 'Cash' })).toEqual({
    bidAmount: 0,
    maxAmount: 2800.5,
    message: 'Cash',
  });
});
