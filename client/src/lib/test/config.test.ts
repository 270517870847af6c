import { phoneLink, whatsAppLink } from '../config';

test.each([
  ['9812012345', 'tel:+919812012345'],
  ['98120 12345', 'tel:+919812012345'],
  ['09812012345', 'tel:+919812012345'],
  ['01662-259123', 'tel:+911662259123'],
  ['919812012345', 'tel:+919812012345'],
  ['+91 11 4000 2024', 'tel:+911140002024'],
  ['1800-180-1551', 'tel:18001801551'],
  ['1551', 'tel:1551'],
])('%s is dialled as %s', (number, link) => {
  expect(phoneLink(number)).toBe(link);
});

test('WhatsApp takes the same number without the plus', () => {
  expect(whatsAppLink('98120 12345')).toBe('https://wa.me/919812012345');
  expect(whatsAppLink('+91 98000 02024', 'Hello & welcome')).toBe(
    'https://wa.me/919800002024?text=Hello%20%26%20welcome',
  );
});
