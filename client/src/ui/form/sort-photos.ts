/** The size of a picture that the server takes at most. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** Why a file was left out: no picture, too large, or one too many. */
export type PhotoRefusal = 'kind' | 'size' | 'count';

/**
 * Sorts the chosen files before an upload that the server would refuse. A file without a declared
 * type passes: some phones name none for their own pictures, and the server decides by content anyway.
 *
 * @param room how many more pictures fit
 */
export function sortPhotos(
  files: readonly File[],
  room: number,
): { taken: File[]; refused: { name: string; reason: PhotoRefusal }[] } {
  const taken: File[] = [];
  const refused: { name: string; reason: PhotoRefusal }[] = [];
  for (const file of files) {
    const { name, type, size } = file;
    if (type !== '' && !type.startsWith('image/')) refused.push({ name, reason: 'kind' });
    else if (size > MAX_PHOTO_BYTES) refused.push({ name, reason: 'size' });
    else if (taken.length >= room) refused.push({ name, reason: 'count' });
    else taken.push(file);
  }
  return { taken, refused };
}

/** The list with one entry a step earlier or later; unchanged at either end. */
export function moved<T>(list: readonly T[], index: number, step: -1 | 1): T[] {
  const target = index + step;
  const entry = list[index];
  if (entry === undefined || target < 0 || target >= list.length) return [...list];
  const rest = list.filter((_, position) => position !== index);
  return [...rest.slice(0, target), entry, ...rest.slice(target)];
}
