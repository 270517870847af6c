/** What the list can be. Each state carries only what is known in it, so that a page cannot claim more. */
export type MarketList<Crop> =
  /** Asked and not answered yet; `previous` are the rows that stood there before. */
  | { state: 'loading'; previous: readonly Crop[] }
  /** Could not be loaded: nothing is known. */
  | { state: 'failed' }
  /** Answered: there is none. */
  | { state: 'empty' }
  /** There are more than these; `moreFailed` after a next page that did not come. */
  | { state: 'more'; crops: readonly Crop[]; total: number; loadingMore: boolean; moreFailed: boolean }
  /** These are all. */
  | { state: 'last'; crops: readonly Crop[]; total: number };

/** The rows that are shown in this state. */
export function rowsOf<Crop>(list: MarketList<Crop>): readonly Crop[] {
  if (list.state === 'loading') return list.previous;
  return list.state === 'more' || list.state === 'last' ? list.crops : [];
}
