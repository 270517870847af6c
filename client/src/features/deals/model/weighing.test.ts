import { checkWeighing, isFar, type WeighingTexts, weighingInput, weighingSum } from './weighing';

const texts = (changes: Partial<WeighingTexts> = {}): WeighingTexts => ({
  quantity: '39.5',
  confirmFar: '',
  deductionPercent: '',
  deductionReason: '',
  deductionWords: '',
  why: '',
  ...changes,
});
const first = { agreed: 40, isCorrection: false };
const wrong = (changes: Partial<WeighingTexts>, rules = first) =>
  Object.entries(checkWeighing(texts(changes), rules))
    .filter(([, problem]) => problem)
    .map(([field]) => field);

test.each([
  [2400, 39.5, 0, 94_800, 0, 94_800],
  [2400, 39.5, 2, 94_800, 1_896, 92_904],
  // 0.125 rupees are 12.5 paise, and half a paisa is one.
  [0.5, 0.25, 0, 0.13, 0, 0.13],
  [1975.33, 12.345, 1.75, 24_385.45, 426.75, 23_958.7],
  // More digits than a number holds.
  [10_00_00_000, 9_999.999, 0.01, 999_999_900_000, 99_999_990, 999_899_900_010],
])('%s × %s less %s per cent', (price, quantity, percent, grossAmount, deductionAmount, finalAmount) => {
  expect(weighingSum(price, quantity, percent)).toEqual({ grossAmount, deductionAmount, finalAmount });
});

test('ten per cent either way are not far, a gram more is', () => {
  expect([36, 44].map((weighed) => isFar(weighed, 40))).toEqual([false, false]);
  expect([35.999, 44.001].map((weighed) => isFar(weighed, 40))).toEqual([true, true]);
});

test.each([
  [{}, []],
  [{ quantity: '' }, ['quantity']],
  [{ quantity: '0' }, ['quantity']],
  [{ quantity: '39.5555' }, ['quantity']],
  [{ quantity: '400.001' }, ['quantity']],
  [{ quantity: '30' }, ['confirmFar']],
  [{ quantity: '30', confirmFar: 'yes' }, []],
  [{ deductionPercent: '51' }, ['deductionPercent']],
  [{ deductionPercent: '1.005' }, ['deductionPercent']],
  [{ deductionPercent: '2' }, ['deductionReason']],
  [{ deductionPercent: '2', deductionReason: 'MOISTURE' }, []],
  [{ deductionPercent: '2', deductionReason: 'OTHER' }, ['deductionWords']],
  [{ deductionPercent: '2', deductionReason: 'OTHER', deductionWords: 'Torn sacks' }, []],
])('what is wrong with %o', (changes, fields) => {
  expect(wrong(changes)).toEqual(fields);
});

test('a correction says why', () => {
  expect(wrong({}, { agreed: 40, isCorrection: true })).toEqual(['why']);
});

test('nothing is sent that is not asked for', () => {
  const all = texts({
    confirmFar: 'yes',
    deductionReason: 'OTHER',
    deductionWords: 'Torn sacks',
    why: 'Two sacks more',
  });
  expect(weighingInput(all, first)).toEqual({ quantity: 39.5 });
  expect(weighingInput({ ...all, quantity: '30', deductionPercent: '2' }, { agreed: 40, isCorrection: true })).toEqual({
    quantity: 30,
    confirmFar: true,
    deductionPercent: 2,
    deductionReason: 'OTHER',
    deductionWords: 'Torn sacks',
    why: 'Two sacks more',
  });
});
