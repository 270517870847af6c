import { dealSum, finalAmount, isFar } from '../../src/modules/deals/deal-sum.rules.js';
import { upiLink } from '../../src/modules/deals/upi-link.rules.js';

test.each([
  [248_050, 39.5, 1.5, 9_651_005],
  [248_050, 40, null, 9_922_000],
  // Rounded once and at the end: half a paisa goes up, less than that does not.
  [1, 0.5, null, 1],
  [1, 0.499, null, 0],
  [101, 0.5, 1, 50],
  [300, 0.167, 0.01, 50],
  [100, 1, 50, 50],
  // More digits than a number holds.
  [10_000_000_000, 900_000.001, 0.01, 8_999_100_009_999_000],
])('AC-433: %d paise for %d, less %s per cent, are %d paise', (price, quantity, deduction, final) => {
  expect(finalAmount(price, quantity, deduction)).toBe(final);
});

test.each([
  [44, 40, false],
  [44.001, 40, true],
  [36, 40, false],
  [35.999, 40, true],
  [0.011, 0.01, false],
])('AC-433: %d weighed of %d agreed is further than ten per cent: %s', (weighed, agreed, far) => {
  expect(isFar(weighed, agreed)).toBe(far);
});

test.each([
  [[], 'NONE', 0, 1_000],
  [[['MARKED', 400]], 'NONE', 0, 600],
  [[['RECEIVED', 400]], 'PARTIAL', 400, 600],
  [
    [
      ['RECEIVED', 400],
      ['MARKED', 600],
    ],
    'PARTIAL',
    400,
    0,
  ],
  [
    [
      ['RECEIVED', 400],
      ['NOT_RECEIVED', 600],
    ],
    'PARTIAL',
    400,
    600,
  ],
  [
    [
      ['RECEIVED', 400],
      ['RECEIVED', 600],
    ],
    'FULL',
    1_000,
    0,
  ],
  [[['RECEIVED', 1_001]], 'OVERPAID', 1_001, 0],
  [[['RETURNED', 1_000]], 'NONE', 0, 1_000],
] as const)('AC-434: of ₹10 with payments %j the state is %s', (payments, state, received, toPay) => {
  const rows = payments.map(([status, amountPaise]) => ({ status, amountPaise }));
  const sum = dealSum({ pricePaise: 100, quantity: 10 }, undefined, rows);
  expect(sum).toMatchObject({ due: 1_000, state, received, toPay });
  expect(dealSum({ pricePaise: 100, quantity: 10 }, { finalPaise: 900 }, rows).due).toBe(900);
});

test('AC-436: the UPI link says whom, what for and how much, each part encoded', () => {
  const link = upiLink({ address: 'ramesh.y@upi', name: 'Ramesh & Söhne', note: 'AP-2026-000123', amount: 7_651_005 });
  expect(link).toBe('upi://pay?pa=ramesh.y@upi&pn=Ramesh%20%26%20S%C3%B6hne&am=76510.05&cu=INR&tn=AP-2026-000123');
  const { searchParams } = new URL(link);
  expect(Object.fromEntries(searchParams)).toEqual({
    pa: 'ramesh.y@upi',
    pn: 'Ramesh & Söhne',
    am: '76510.05',
    cu: 'INR',
    tn: 'AP-2026-000123',
  });
  expect(upiLink({ address: 'a1@b2', name: 'A', note: 'B', amount: null })).not.toContain('am=');
  expect(upiLink({ address: 'a1@b2', name: 'A', note: 'B', amount: 5 })).toContain('&am=0.05&');
});
