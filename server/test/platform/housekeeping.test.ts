import { randomBytes } from 'node:crypto';
import { access, mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startHousekeeping } from '../../src/bootstrap/housekeeping.js';
import { RefreshFamilyEntity } from '../../src/modules/auth/refresh-session.entity.js';
import { adoptCropImages } from '../../src/modules/crops/images/claim-crop-images.js';
import { IdempotencyKeyEntity } from '../../src/platform/commands/idempotency-key.entity.js';
import { makeBuyer } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await mkdir(server.parts.config.uploadsDir, { recursive: true });
  await adoptCropImages(server.parts.systemContext(), server.parts.media);
});
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

/** Only the schedule's own timer is the test's; the database and the files keep theirs. */
const ownTheSchedule = () =>
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  });

/** A picture that belongs to no crop, stored two hours before the server's now. */
async function orphan(): Promise<string> {
  const file = join(server.parts.config.uploadsDir, `${randomBytes(16).toString('hex')}-640.webp`);
  await writeFile(file, 'picture');
  const stored = new Date(server.clock.now().getTime() - 2 * HOUR);
  await utimes(file, stored, stored);
  return file;
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Until it holds; the test's own time limit is the last word. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds()));
}

const hasSignIn = (userId: string) => server.dataSource.manager.existsBy(RefreshFamilyEntity, { userId });

test('pictures of no crop go at the start, and again after an hour', async () => {
  ownTheSchedule();
  const atStart = await orphan();
  startHousekeeping(server.parts);
  await until(async () => !(await isThere(atStart)));

  const later = await orphan();
  jest.advanceTimersByTime(HOUR - 1);
  expect(await isThere(later)).toBe(true);
  jest.advanceTimersByTime(1);
  await until(async () => !(await isThere(later)));
});

test('sign-ins that are over go within a minute', async () => {
  ownTheSchedule();
  const buyer = await makeBuyer(server);
  startHousekeeping(server.parts);
  server.clock.advance(YEAR);
  jest.advanceTimersByTime(MINUTE - 1);
  expect(await hasSignIn(buyer.id)).toBe(true);
  jest.advanceTimersByTime(1);
  await until(async () => !(await hasSignIn(buyer.id)));
});

test('idempotency keys go within an hour of their day', async () => {
  ownTheSchedule();
  const buyer = await makeBuyer(server);
  const keep = (key: string) =>
    server.dataSource.manager.insert(IdempotencyKeyEntity, {
      accountId: buyer.id,
      key,
      command: 'rest placeBid',
      digest: 'of the test',
      parts: null,
      answer: { success: true },
      createdAt: server.clock.now(),
    });
  const kept = async () =>
    (await server.dataSource.manager.findBy(IdempotencyKeyEntity, { accountId: buyer.id })).map(({ key }) => key);
  await keep('of yesterday');
  server.clock.advance(24 * HOUR);
  await keep('of today');
  startHousekeeping(server.parts);
  await until(async () => (await kept()).length === 1);
  expect(await kept()).toEqual(['of today']);
  server.clock.advance(24 * HOUR);
  jest.advanceTimersByTime(HOUR);
  await until(async () => (await kept()).length === 0);
});

test('a round that fails is logged, and the next one is done', async () => {
  ownTheSchedule();
  const buyer = await makeBuyer(server);
  const { sessions } = server.parts;
  const sweep = jest.spyOn(sessions, 'sweep').mockRejectedValueOnce(new Error('no database'));
  startHousekeeping(server.parts);
  server.clock.advance(YEAR);
  jest.advanceTimersByTime(MINUTE);
  await until(async () => server.logLines.some((line) => line.includes('housekeeping failed')));
  expect(await hasSignIn(buyer.id)).toBe(true);
  jest.advanceTimersByTime(MINUTE);
  await until(async () => !(await hasSignIn(buyer.id)));
  expect(sweep).toHaveBeenCalledTimes(2);
});
