import { type AddCropValues, emptyAddCropValues } from './add-crop-values';

/** Where a person's unfinished listing waits. By person: a phone is shared in many families. */
export function draftKey(userId: string) {
  return `addCropDraft.${userId}` as const;
}

/** Takes from `stored` what has the shape of `empty`: texts stay texts, whatever else was written there is dropped. */
function shaped<T extends object>(empty: T, stored: unknown): T {
  const source = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(empty).map(([key, value]) => {
      if (typeof value === 'object') return [key, shaped(value as object, source[key])];
      return [key, typeof source[key] === 'string' ? source[key] : value];
    }),
  ) as T;
}

/** Reads a stored draft; null when there is none, when it cannot be read, or when nothing was entered. */
export function readDraft(json: string | null): AddCropValues | null {
  if (!json) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(json);
  } catch {
    // Not ours, or cut off: the same as none.
    return null;
  }
  const draft = shaped(emptyAddCropValues, stored);
  return JSON.stringify(draft) === JSON.stringify(emptyAddCropValues) ? null : draft;
}
