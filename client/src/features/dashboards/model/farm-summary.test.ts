import { summarise } from './farm-summary';
import { statusTone } from './status-tone';

test('counts what is on sale and sold, and what the active crops are worth', () => {
  const crop = (status: string, basePrice: number, amount: number) => ({ status, basePrice, quantity: { amount } });
  expect(
    summarise([crop('ACTIVE', 2500, 40), crop('ACTIVE', 19.5, 3), crop('SOLD', 100, 1), crop('DRAFT', 9, 9)]),
  ).toEqual({ active: 2, sold: 1, valueOnSale: 100_059 });
  expect(summarise([])).toEqual({ active: 0, sold: 0, valueOnSale: 0 });
});

test('four states have a colour each, any other is neutral (AC-236, AC-237)', () => {
  const tones = (['ACTIVE', 'SOLD', 'PENDING', 'EXPIRED'] as const).map(statusTone);
  expect(new Set(tones).size).toBe(4);
  expect(tones).not.toContain('neutral');
  expect(statusTone('DRAFT')).toBe('neutral');
});
