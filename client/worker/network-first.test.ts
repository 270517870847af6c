import { networkFirst, PATIENCE_MS } from './network-first';

// Texts stand for responses: which of them is given out is all that is decided here.
const answer = (text: string) => text as unknown as Response;
const kept = async () => answer('kept');
const nothing = async () => undefined;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('AC-588: the network comes first, however little it takes too long', async () => {
  const given = networkFirst(new Promise((resolve) => setTimeout(resolve, PATIENCE_MS - 1, answer('new'))), kept);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(await given).toBe('new');
});

test('AC-588: on a line that stands still the copy is there after eight seconds', async () => {
  const given = networkFirst(new Promise(() => undefined), kept);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await given).toBe('kept');
});

test('AC-588: who has no copy waits on', async () => {
  const given = networkFirst(
    new Promise((resolve) => setTimeout(resolve, 3 * PATIENCE_MS, answer('new'))),
    nothing,
    kept,
  );
  await jest.advanceTimersByTimeAsync(3 * PATIENCE_MS);
  expect(await given).toBe('new');
});

test('without a network the copy, or what is shown in its place, or the reason', async () => {
  const fails = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await networkFirst(fails(), kept)).toBe('kept');
  expect(await networkFirst(fails(), nothing, async () => answer('shell'))).toBe('shell');
  await expect(networkFirst(fails(), nothing)).rejects.toThrow('Failed to fetch');
});
