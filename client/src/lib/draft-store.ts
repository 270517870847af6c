import { createStore, delMany, getMany, set } from 'idb-keyval';

/** Entered and unsent: texts as the form wrote them, and its pictures. `at` in milliseconds since 1970. */
export type StoredDraft = { json: string | null; pictures: readonly File[]; at: number };

/** Older ones are useless. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const open = () => createStore('annapath-drafts', 'drafts');
let opened: ReturnType<typeof open> | undefined;
function store() {
  opened ??= open();
  return opened;
}

/** By account: a phone is shared in many families. Texts apart from pictures, which are large and change seldom. */
const keysOf = (userId: string) => [`texts:${userId}`, `pictures:${userId}`, `at:${userId}`] as const;

/** A draft of this account; null where there is none, or an old one, which goes. Throws where the browser keeps nothing. */
export async function readDraftOf(userId: string): Promise<StoredDraft | null> {
  const [json, pictures, at] = await getMany<unknown>([...keysOf(userId)], store());
  if (typeof at !== 'number') return null;
  if (Date.now() - at > MAX_AGE_MS) {
    await dropDraftOf(userId);
    return null;
  }
  const files = Array.isArray(pictures) ? pictures.filter((picture): picture is File => picture instanceof File) : [];
  return { json: typeof json === 'string' ? json : null, pictures: files, at };
}

export async function keepTextsOf(userId: string, json: string): Promise<void> {
  const [texts, , at] = keysOf(userId);
  await Promise.all([set(texts, json, store()), set(at, Date.now(), store())]);
}

export async function keepPicturesOf(userId: string, pictures: readonly File[]): Promise<void> {
  const [, files, at] = keysOf(userId);
  await Promise.all([set(files, [...pictures], store()), set(at, Date.now(), store())]);
}

export function dropDraftOf(userId: string): Promise<void> {
  return delMany([...keysOf(userId)], store());
}
