import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WHEAT } from '../crops/market.js';
import { signUpFields } from '../factories.js';
import { killBuiltServers, startBuiltServer } from '../operations/built-server.js';
import { newKey } from './ways.js';

const FAULTS = new URL('./die-before-answer.mjs', import.meta.url);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annapath-killed-'));
});
afterEach(async () => {
  await killBuiltServers();
  await rm(folder, { recursive: true, force: true });
});

test('R4: a server that dies between the commit and the answer: the same key gets the answer, and there is one bid', async () => {
  const first = await startBuiltServer({ DATA_DIR: folder }, FAULTS);
  const [seller, buyer] = await Promise.all(
    ['farmer', 'buyer'].map(async (role) => {
      const { body } = await first.rest('POST', '/api/auth/register', { body: signUpFields({ role }) });
      return body.accessToken as string;
    }),
  );
  const { body: listed } = await first.rest('POST', '/api/crops', { body: WHEAT, token: seller ?? '' });
  const key = newKey();
  const bid = { token: buyer ?? '', body: { cropId: listed.crop.id, bidAmount: 10 } };
  const lost = first.rest('POST', '/api/bids/place', {
    ...bid,
    headers: { 'Idempotency-Key': key, 'X-Request-Id': 'die-before-answer' },
  });
  // Its head may have left before the process died; the answer has not.
  await expect(lost).rejects.toThrow(/^(fetch failed|terminated)$/);
  expect(await first.ended).toMatchObject({ signal: 'SIGKILL' });

  const second = await startBuiltServer({ DATA_DIR: folder });
  const mine = () => second.rest('GET', '/api/bids/my-bids', { token: buyer ?? '' });
  const before = await mine();
  expect(before.body.total).toBe(1);
  const again = await second.rest('POST', '/api/bids/place', { ...bid, headers: { 'Idempotency-Key': key } });
  expect(again.status).toBe(201);
  expect(again.body.bid.bidId).toBe(before.body.bids[0].bidId);
  expect((await mine()).body.total).toBe(1);
});
