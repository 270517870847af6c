import { cardInterest } from './card-interest';

const scheme = { rate: 7, relief: 3, ordinaryRate: 9 };

test('₹1,00,000 for a year: 7 % is ₹7,000, repayment on time saves ₹3,000, 4 % remains', () => {
  const result = cardInterest({ amount: 100_000, months: 12, ...scheme });
  expect(result.interest).toBeCloseTo(7000);
  expect(result.relief).toBeCloseTo(3000);
  expect(result.payOnTime).toBeCloseTo(104_000);
  expect(result.payLate).toBeCloseTo(107_000);
  expect(result.effectiveRate).toBeCloseTo(4);
});

test('half a year costs half', () => {
  expect(cardInterest({ amount: 100_000, months: 6, ...scheme }).payOnTime).toBeCloseTo(102_000);
});

test('the part above ₹3 lakh carries the bank’s rate and no relief', () => {
  const result = cardInterest({ amount: 500_000, months: 12, ...scheme });
  expect(result.interest).toBeCloseTo(300_000 * 0.07 + 200_000 * 0.09);
  expect(result.relief).toBeCloseTo(9000);
});

test('exactly ₹3 lakh is relieved as a whole', () => {
  expect(cardInterest({ amount: 300_000, months: 12, ...scheme }).effectiveRate).toBeCloseTo(4);
});

test('relief never pays more than the interest', () => {
  const result = cardInterest({ amount: 100_000, months: 12, rate: 2, relief: 3, ordinaryRate: 9 });
  expect(result.payOnTime).toBeCloseTo(100_000);
});
