import { withoutPersonalData } from '../../src/modules/advisor/personal-data.js';

test.each([
  ['call me on 9812345678', 'call me on [number]'],
  ['मेरा नंबर +91 98123 45678 है', 'मेरा नंबर [number] है'],
  ['नंबर ९८१२३४५६७८', 'नंबर [number]'],
  ['(098123) 45-678', '([number]'],
  ['ram.singh@example.com को भेजो', '[e-mail] को भेजो'],
  ['pay ramsingh@okaxis', 'pay [payment address]'],
  ['Aadhaar 1234 5678 9012', 'Aadhaar [number]'],
  ['account 001234567890123', 'account [number]'],
  ['PAN ABCDE1234F', 'PAN [number]'],
])('%s → %s', (text, cleaned) => {
  expect(withoutPersonalData(text)).toBe(cleaned);
});

test.each([
  ['Wheat at ₹2,500/quintal, 40 kg an acre'],
  ['announced on 2026-09-30'],
  ['ring 1800-180-1551'],
  ['DBW 187, HD 3086'],
  ['₹1,50,000 for 12 acres in 2026'],
])('%s stays', (text) => {
  expect(withoutPersonalData(text)).toBe(text);
});
