import { statusTone } from './status-tone';

test('four states have a colour each, any other is neutral (AC-236, AC-237)', () => {
  const tones = (['ACTIVE', 'SOLD', 'PENDING', 'EXPIRED'] as const).map(statusTone);
  expect(new Set(tones).size).toBe(4);
  expect(tones).not.toContain('neutral');
  expect(statusTone('DRAFT')).toBe('neutral');
});
