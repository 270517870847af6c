import { type AddCropTexts, addCropFields, emptyAddCrop } from './add-crop-form';

/** Where a person's unfinished listing waits. By person: a phone is shared in many families. */
export function draftKey(userId: string) {
  return `addCropDraft.${userId}` as const;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Reads a stored draft field by field; null when there is none, when it cannot be read, or when nothing was entered. */
export function readDraft(json: string | null): AddCropTexts | null {
  if (!json) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(json);
  } catch {
    // Not ours, or cut off: the same as none.
    return null;
  }
  if (!isRecord(stored)) return null;
  const draft = { ...emptyAddCrop };
  for (const field of addCropFields) {
    const text = stored[field];
    if (typeof text === 'string') draft[field] = text;
  }
  return addCropFields.some((field) => draft[field] !== emptyAddCrop[field]) ? draft : null;
}
