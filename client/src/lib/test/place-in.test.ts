import { placeLine } from '../place-in';

const HISAR = { district: 'Hisar', districtHi: 'हिसार' };

test.each([
  ['Mandi gate 2', 'Mandi gate 2, Hisar'],
  ['Balsamand, Hisar', 'Balsamand, Hisar'],
  ['गाँव बालसमंद, हिसार', 'गाँव बालसमंद, हिसार'],
  ['village Balsamand hisar', 'village Balsamand hisar'],
  // The road to a place does not lie there.
  ['Hisar road', 'Hisar road, Hisar'],
])('the district stands once behind the address %s', (address, line) => {
  expect(placeLine(address, HISAR)).toBe(line);
});
