import { totalOf } from '../../src/modules/crops/quantity.rules.js';
import { DEAL_MOVES, dealMove, dealNumber } from '../../src/modules/deals/deal.rules.js';
import { DealState, DealStep } from '../../src/modules/deals/deal-step.types.js';

const STATES = [null, ...Object.values(DealState)];
const ACTORS = ['farmer', 'buyer', 'clock', 'operator'] as const;

/** Everything that may happen, written out a second time: from, step, who, to. */
const ALLOWED: ReadonlyArray<readonly [string | null, string, string, readonly string[]]> = [
  [null, 'AGREE', 'farmer buyer clock', ['AGREED']],
  ['AGREED', 'PROPOSE_PICK_UP', 'farmer buyer', ['AGREED']],
  ['AGREED', 'CONFIRM_PICK_UP', 'farmer buyer', ['AGREED']],
  ['AGREED', 'RECORD_WEIGHT', 'farmer', ['WEIGHED']],
  ['AGREED', 'MARK_PAYMENT', 'buyer', ['AGREED']],
  ['AGREED', 'CANCEL', 'farmer buyer clock', ['CANCELLED']],
  ['WEIGHED', 'RECORD_WEIGHT', 'farmer', ['WEIGHED']],
  ['WEIGHED', 'CONFIRM_WEIGHT', 'buyer clock', ['WEIGHED']],
  ['WEIGHED', 'MARK_PAYMENT', 'buyer', ['WEIGHED']],
  ['WEIGHED', 'COMPLETE', 'farmer buyer clock', ['COMPLETED']],
  ['WEIGHED', 'DISPUTE', 'farmer buyer', ['DISPUTED']],
  ...['AGREED', 'WEIGHED', 'COMPLETED', 'CANCELLED', 'DISPUTED'].flatMap((state) => [
    [state, 'CONFIRM_PAYMENT', 'farmer', [state]] as const,
    [state, 'DENY_PAYMENT', 'farmer', [state]] as const,
    ...(state === 'DISPUTED' ? [] : [[state, 'ASK_OPERATOR', 'clock', [state]] as const]),
  ]),
  ['CANCELLED', 'SAY_STILL_THERE', 'farmer', ['CANCELLED']],
  ['CANCELLED', 'CONFIRM_RETURN', 'buyer', ['CANCELLED']],
  ['DISPUTED', 'DISPUTE', 'farmer buyer', ['DISPUTED']],
  ['DISPUTED', 'DECIDE', 'operator', ['COMPLETED', 'CANCELLED']],
];

const CASES = STATES.flatMap((from) =>
  Object.values(DealStep).flatMap((step) => ACTORS.map((actor) => [from, step, actor] as const)),
);

test.each(CASES)('a deal that is %s: %s by %s', (from, step, actor) => {
  const row = ALLOWED.find(([state, name, who]) => state === from && name === step && who.split(' ').includes(actor));
  const moves = DEAL_MOVES.filter((move) => move.from === from && move.name === step && move.actor === actor);
  expect(moves.map(({ to }) => to)).toEqual(row?.[3] ?? []);
  expect(dealMove(from, step, actor)).toBe(moves[0]);
});

test('the clock alone has a time, and whoever acts is told of nothing but what ends or begins', () => {
  for (const { actor, at, notified, name } of DEAL_MOVES) {
    // The end of an auction has a time of its own.
    expect(at !== undefined).toBe(actor === 'clock' && name !== 'AGREE');
    const tellsBoth = actor === 'clock' || actor === 'operator' || name === 'AGREE' || name === 'COMPLETE';
    // The farmer's word on their own crop is nobody else's business.
    if (name === 'SAY_STILL_THERE') continue;
    expect([...notified].sort()).toEqual(tellsBoth ? ['buyer', 'farmer'] : [actor === 'farmer' ? 'buyer' : 'farmer']);
  }
});

test.each([
  ['2026-04-13T11:30:00Z', 123, 'AP-2026-000123'],
  ['2026-12-31T18:29:59Z', 1, 'AP-2026-000001'],
  ['2026-12-31T18:30:00Z', 1, 'AP-2027-000001'],
  ['2026-04-13T11:30:00Z', 1_234_567, 'AP-2026-1234567'],
])('the number of a deal has the year in India: at %s', (at, count, number) => {
  expect(dealNumber(new Date(at), count)).toBe(number);
});

test.each([
  [248_050, 30.125, 7_472_506],
  [1, 0.499, 0],
  [1, 0.5, 1],
  [333, 0.001, 0],
  [10_000_000_000, 100_000, 1_000_000_000_000_000],
])('%d paise for %d is %d paise, to the paisa', (price, quantity, total) => {
  expect(totalOf(price, quantity)).toBe(total);
});
