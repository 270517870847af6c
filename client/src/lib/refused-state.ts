/** One field that was refused, with what is wrong, in words for a person. */
type RefusedField = { field: string; message: string };

/** The navigation state that a page leaves for a form with fields to correct. */
export const refusedState = (refused: readonly RefusedField[]) => ({ refused });

const isRefusedField = (entry: unknown): entry is RefusedField =>
  typeof entry === 'object' &&
  entry !== null &&
  'field' in entry &&
  typeof entry.field === 'string' &&
  'message' in entry &&
  typeof entry.message === 'string';

/** Reads the state, which is untrusted; nothing if it holds no refused fields. */
export function readRefused(state: unknown): readonly RefusedField[] {
  const refused = typeof state === 'object' && state !== null && 'refused' in state ? state.refused : [];
  return Array.isArray(refused) ? refused.filter(isRefusedField) : [];
}
