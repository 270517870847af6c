import { existsSync } from 'node:fs';
import { COMMODITIES } from '../../src/modules/vocabulary/commodities.js';

const PICTURES = new URL('../../../client/public/pictures/crops/', import.meta.url);

test('every commodity with a picture has it small for the pages of prices', () => {
  const pictures = COMMODITIES.flatMap(({ picture }) => picture ?? []);
  expect(pictures).not.toEqual([]);
  expect(pictures.filter((picture) => !existsSync(new URL(`${picture}.webp`, PICTURES)))).toEqual([]);
});
