import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { LocalMediaStore } from '../../src/modules/media/local-media.store.js';
import { isMediaFile, mediaFile, newMediaKey } from '../../src/modules/media/media-file.js';

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

describe('pictures in a local folder', () => {
  let folder: string;
  let store: LocalMediaStore;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'media-'));
    store = new LocalMediaStore(join(folder, 'pictures'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('a stored file comes back byte for byte, and nothing else lies about', async () => {
    const file = mediaFile(newMediaKey(), 640);
    await store.put(file, Buffer.from('picture'));
    const opened = await store.open(file);
    expect(opened?.size).toBe(7);
    expect(opened && (await buffer(opened.stream)).toString()).toBe('picture');
    expect(await readdir(join(folder, 'pictures', 'incoming'))).toEqual([]);
  });

  test('what is not there is undefined, and removing it is no error', async () => {
    const file = mediaFile(newMediaKey(), 640);
    await store.remove(file);
    expect(await store.open(file)).toBeUndefined();
  });

  test('U8: a link leads nowhere', async () => {
    const real = mediaFile(newMediaKey(), 320);
    await store.put(real, Buffer.from('x'));
    await writeFile(join(folder, 'secret'), 'secret');
    const link = mediaFile(newMediaKey(), 320);
    await symlink(join(folder, 'secret'), join(folder, 'pictures', link));
    expect(await store.open(link)).toBeUndefined();
  });

  test('U7: only names of our own making ever reach the folder', async () => {
    await expect(store.put('../escape.webp', Buffer.from('x'))).rejects.toThrow('Not the name of a picture.');
    const names = ['../.env', `${newMediaKey()}-0.webp`, `${newMediaKey()}-640.webp/..`, '\u0000\u202egnp.exe', ''];
    expect(names.filter(isMediaFile)).toEqual([]);
  });

  test('two pictures never share a key', () => {
    const keys = new Set(Array.from({ length: 1_000 }, newMediaKey));
    expect(keys.size).toBe(1_000);
    expect([...keys].every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
  });

  test('U15: what is put aside is neither listed nor served, and comes back as it was', async () => {
    const file = mediaFile(newMediaKey(), 640);
    await store.put(file, Buffer.from('picture'));
    await store.putAside(file, '2026-11-22');
    expect([await store.open(file), await store.sizeOf(file), await collect(store.list())]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    const [aside] = await collect(store.listAside());
    expect(aside).toEqual({ file, day: '2026-11-22' });
    // Someone else was faster.
    await store.putAside(file, '2026-11-22');
    if (aside) for (let twice = 0; twice < 2; twice += 1) await store.bringBack(aside);
    expect(await store.sizeOf(file)).toBe(7);
    expect(await collect(store.listAside())).toEqual([]);
    await expect(store.putAside(file, '../..')).rejects.toThrow('Not the name of a picture.');
  });

  test('U14: it says whose pictures these are, once it was told', async () => {
    expect(await store.owner()).toBeUndefined();
    const identity = randomUUID();
    await store.setOwner(identity);
    expect(await store.owner()).toBe(identity);
    expect(await readFile(join(folder, 'pictures', 'database-id.txt'), 'utf8')).toContain('Leave it here.');
    await writeFile(join(folder, 'pictures', 'database-id.txt'), '');
    await expect(store.owner()).rejects.toThrow('holds no identity');
  });

  test('U11: the list has whole pictures and what a dead process left half-written', async () => {
    const file = mediaFile(newMediaKey(), 320);
    await store.put(file, Buffer.from('x'));
    await writeFile(join(folder, 'pictures', 'incoming', 'half'), 'h');
    await writeFile(join(folder, 'pictures', 'notes.txt'), 'not ours');
    const listed: string[] = [];
    for await (const found of store.list()) listed.push(found.file);
    expect(listed.sort()).toEqual([file, 'incoming/half'].sort());
    await store.remove('incoming/half');
    expect(await readdir(join(folder, 'pictures', 'incoming'))).toEqual([]);
  });
});
