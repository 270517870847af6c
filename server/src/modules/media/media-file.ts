import { randomBytes } from 'node:crypto';

const PRIVATE = 'private-';
const MEDIA_FILE = /^((?:private-)?[0-9a-f]{32})-([1-9]\d{0,3})\.webp$/;

/** A picture's key: 128 random bits, so that pictures cannot be found by counting (security.md U7). */
export function newMediaKey(): string {
  return randomBytes(16).toString('hex');
}

/**
 * The key of a picture that is not for everybody: it is served to whom its row allows, and never at a public address. The
 * word in front lets a bucket's policy tell the two apart.
 */
export function newPrivateMediaKey(): string {
  return `${PRIVATE}${newMediaKey()}`;
}

/** Whether everybody may have a stored file who knows its name. */
export const isPublicMediaFile = (text: string): boolean => isMediaFile(text) && !text.startsWith(PRIVATE);

/** Name of the file that holds one width of a picture. */
export function mediaFile(key: string, width: number): string {
  return `${key}-${width}.webp`;
}

/** Whether a text can name a stored file at all; nothing else ever reaches the store (security.md U8). */
export function isMediaFile(text: string): boolean {
  return MEDIA_FILE.test(text);
}

/** The key in a stored file's name. */
export function keyOf(file: string): string | undefined {
  return MEDIA_FILE.exec(file)?.[1];
}

/** Where the browser gets one width of a picture; `address` is `/media`, or where else the settings say they are. */
export function mediaUrl(address: string, key: string, width: number): string {
  return `${address}/${mediaFile(key, width)}`;
}

/** Path of a picture for link previews, made of one of its stored widths; always on this server (`media.routes.ts`). */
export function mediaPreviewPath(key: string, width: number): string {
  return `/media/preview/${key}-${width}.jpg`;
}

/** The stored file that a preview's path below `/media/` is made of; undefined where it is none. */
export function fileOfPreview(path: string): string | undefined {
  const [, name] = /^preview\/(.+)\.jpg$/.exec(path) ?? [];
  return name === undefined ? undefined : `${name}.webp`;
}

/** Whether a text is a day, `YYYY-MM-DD`, as the quarantine names its parts. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}
