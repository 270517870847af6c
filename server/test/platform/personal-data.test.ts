import { withoutPersonalData } from '../../src/platform/text/personal-data.js';

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
  ['on 2026-09-30 9812345678', 'on 2026-09-30 [number]'],
  ['9812345678/30-09-2026', '[number]/30-09-2026'],
  ['98123\n45678', '[number]'],
  ['98123/45678', '[number]'],
  ['98123,45678', '[number]'],
  ['98123–45678', '[number]'],
  ['2345_6789_0123', '[number]'],
  ['ਨੰਬਰ ੯੮੧੨੩੪੫੬੭੮', 'ਨੰਬਰ [number]'],
  ['નંબર ૯૮૧૨૩૪૫૬૭૮', 'નંબર [number]'],
  ['নম্বর ৯৮১২৩৪৫৬৭৮', 'নম্বর [number]'],
  ['எண் ௯௮௧௨௩௪௫௬௭௮', 'எண் [number]'],
  ['నంబర్ ౯౮౧౨౩౪౫౬౭౮', 'నంబర్ [number]'],
  ['ಸಂಖ್ಯೆ ೯೮೧೨೩೪೫೬೭೮', 'ಸಂಖ್ಯೆ [number]'],
  ['ନମ୍ବର ୯୮୧୨୩୪୫୬୭୮', 'ନମ୍ବର [number]'],
  ['９８１２３４５６７８', '[number]'],
])('%s → %s', (text, cleaned) => {
  expect(withoutPersonalData(text)).toBe(cleaned);
});

test.each([
  ['Wheat at ₹2,500/quintal, 40 kg an acre'],
  ['announced on 2026-09-30'],
  ['ring 1800-180-1551'],
  ['DBW 187, HD 3086'],
  ['₹1,50,000 for 12 acres in 2026'],
  ['21/11/2026, ₹2,585 and 14447'],
])('%s stays', (text) => {
  expect(withoutPersonalData(text)).toBe(text);
});
