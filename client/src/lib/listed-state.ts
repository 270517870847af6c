/** The navigation state that a page leaves for the farmer's dashboard when a crop has just gone on sale: its identifier. */
export const listedState = (id: string | undefined) => ({ listed: id });

/** Reads the state, which is untrusted; null where nothing was listed. */
export function readListed(state: unknown): string | null {
  const listed = typeof state === 'object' && state !== null && 'listed' in state ? state.listed : null;
  return typeof listed === 'string' ? listed : null;
}
