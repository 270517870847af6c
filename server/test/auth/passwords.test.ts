import { Passwords } from '../../src/modules/auth/passwords.js';
import { BoundedQueue } from '../../src/platform/bounded-queue.js';
import { createLogger } from '../../src/platform/logger.js';

const log = createLogger('silent');

const quick = new Passwords({ memoryCost: 1_024, timeCost: 1, parallelism: 1 });

test('a password matches its own hash and no other', async () => {
  const hash = await quick.hash('hari-fasal-2026');
  expect(await quick.verify(hash, 'hari-fasal-2026', log)).toBe(true);
  expect(await quick.verify(hash, 'Hari-fasal-2026', log)).toBe(false);
  expect(await quick.verify(hash, 'hari-fasal-2026 ', log)).toBe(false);
});

test('the cost in use is argon2id with 19 MiB and two passes', async () => {
  expect(await new Passwords().hash('hari-fasal-2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('A8: nothing is cut at a NUL or after 72 bytes', async () => {
  const short = await quick.hash('hari\0fasal');
  expect(await quick.verify(short, 'hari', log)).toBe(false);
  expect(await quick.verify(short, 'hari\0mandi', log)).toBe(false);
  const long = await quick.hash(`${'x'.repeat(80)}a`);
  expect(await quick.verify(long, `${'x'.repeat(80)}b`, log)).toBe(false);
  expect(await quick.verify(long, `${'x'.repeat(80)}a`, log)).toBe(true);
});

test.each(['x', '', '$argon2id$v=19$m=19456', '$2b$10$abcdefghijklmnopqrstuv'])(
  'A10: the unreadable hash %j matches nothing, without an error',
  async (hash) => {
    expect(await quick.verify(hash, 'hari-fasal-2026', log)).toBe(false);
  },
);

test('A5: an account that does not exist takes as long as one that does, and never matches', async () => {
  const passwords = new Passwords();
  const hash = await passwords.hash('hari-fasal-2026');
  const took = async (stored: string | null) => {
    const started = performance.now();
    expect(await passwords.verify(stored, 'no account has this hash', log)).toBe(false);
    return performance.now() - started;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  // The quickest of each, since this machine has other work too. Without the stand-in hash the second is near zero.
  const ratio = () => Math.min(...unknown) / Math.min(...known);
  const isAlike = () => ratio() > 0.6 && ratio() < 1.7;
  while (known.length < 15 || (!isAlike() && known.length < 150)) {
    known.push(await took(hash));
    unknown.push(await took(null));
  }
  expect(ratio()).toBeGreaterThan(0.6);
  expect(ratio()).toBeLessThan(1.7);
});

test('A5, A8: as many forms are tried in vain whether an account exists or not, and whichever form its hash is of', async () => {
  const passwords = new Passwords();
  const wrong = 'cafe\u0301-noir';
  const hashes = [await passwords.hash('caf\u00e9-au-lait'), await passwords.hash('hari-fasal-2026'), null];
  const times = hashes.map((): number[] => []);
  const ratio = () => {
    const quickest = times.map((taken) => Math.min(...taken));
    return Math.max(...quickest) / Math.min(...quickest);
  };
  while ((times[0]?.length ?? 0) < 10 || (ratio() > 1.4 && (times[0]?.length ?? 0) < 100)) {
    for (const [index, hash] of hashes.entries()) {
      const started = performance.now();
      expect(await passwords.verify(hash, wrong, log)).toBe(false);
      times[index]?.push(performance.now() - started);
    }
  }
  expect(ratio()).toBeLessThan(1.4);
});

test('A7: of many at once a few work, a few wait, and the rest are refused at once', async () => {
  const queue = new BoundedQueue({ running: 2, waiting: 3 });
  let running = 0;
  let most = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await gate;
    running -= 1;
  };
  const tries = Array.from({ length: 8 }, () => queue.run(work));
  const refused = await Promise.allSettled(tries.slice(5));
  expect(refused.map((result) => result.status === 'rejected' && result.reason.code)).toEqual(
    Array(3).fill('UNAVAILABLE'),
  );
  release();
  await Promise.all(tries.slice(0, 5));
  expect(most).toBe(2);
  await expect(queue.run(async () => 'free again')).resolves.toBe('free again');
});

test('A7: work that fails gives its place back', async () => {
  const queue = new BoundedQueue({ running: 1, waiting: 0 });
  await expect(
    queue.run(async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  await expect(queue.run(async () => 1)).resolves.toBe(1);
});
