import { nextMoment, placeOf } from './auction-rows';

test('the next thing is the end, or once it is over the end of the farmer’s time', () => {
  const endsAt = '2026-04-18T10:00:00.000Z';
  const farmerAnswerBy = '2026-04-19T10:00:00.000Z';
  expect(nextMoment({ state: 'LIVE', endsAt, farmerAnswerBy: null })).toBe(endsAt);
  expect(nextMoment({ state: 'AWAITING_FARMER', endsAt, farmerAnswerBy })).toBe(farmerAnswerBy);
});

test('who leads below the lowest price has not won yet', () => {
  expect(placeOf('LEADING', { reserveStatus: 'MET' })).toBe('lead');
  expect(placeOf('LEADING', { reserveStatus: 'NONE' })).toBe('lead');
  expect(placeOf('LEADING', { reserveStatus: 'NOT_MET' })).toBe('below');
  expect(placeOf('OUTBID', { reserveStatus: 'NOT_MET' })).toBe('outbid');
});
