import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'no-room-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const STORE = fileURLToPath(new URL('../../dist/modules/media/local-media.store.js', import.meta.url));
const FILES = fileURLToPath(new URL('../../dist/modules/media/media-file.js', import.meta.url));

/** Runs a script over the built store in a shell that set a limit for it, and gives what it printed as JSON. */
async function limited(limit: string, script: string): Promise<unknown> {
  const program = `
    import { LocalMediaStore } from ${JSON.stringify(STORE)};
    import { mediaFile, newMediaKey } from ${JSON.stringify(FILES)};
    process.on('SIGXFSZ', () => undefined);
    const store = new LocalMediaStore(${JSON.stringify(folder)});
    const put = (bytes) => store.put(mediaFile(newMediaKey(), 320), Buffer.alloc(bytes)).then(() => 'stored', (error) => error.code);
    ${script}`;
  const child = spawn('sh', ['-c', `${limit}; exec "$0" --input-type=module -e "$1"`, process.execPath, program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return JSON.parse(output);
}

const pictures = async () => (await readdir(folder)).filter((name) => name.endsWith('.webp'));

test('U12: where the disk takes no more, a picture is refused for now and nothing of it stays', async () => {
  const outcomes = await limited(
    // Files end at 50 to 100 KB, by the shell's unit.
    'ulimit -f 100',
    'console.log(JSON.stringify([await put(10_000), await put(1_000_000), await put(10_000)]));',
  );
  expect(outcomes).toEqual(['stored', 'UNAVAILABLE', 'stored']);
  expect(await pictures()).toHaveLength(2);
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});

test('U13: where there are too few file descriptors, some are refused for now, and afterwards all is well', async () => {
  const [stored, refused, others, later] = (await limited(
    'ulimit -n 40',
    `const outcomes = await Promise.all(Array.from({ length: 300 }, () => put(1_000)));
     const count = (outcome) => outcomes.filter((one) => one === outcome).length;
     const [stored, refused] = [count('stored'), count('UNAVAILABLE')];
     console.log(JSON.stringify([stored, refused, 300 - stored - refused, await put(1_000)]));`,
  )) as [number, number, number, string];
  expect([others, later]).toEqual([0, 'stored']);
  expect(stored + refused).toBe(300);
  expect(await pictures()).toHaveLength(stored + 1);
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});
