const SHOWN_TAGS = 3;

/** The tags a card shows, and how many more there are; one that the data says twice is one. */
export function shownTags(said: readonly string[]): { shown: readonly string[]; more: number } {
  const tags = [...new Set(said)];
  return { shown: tags.slice(0, SHOWN_TAGS), more: Math.max(0, tags.length - SHOWN_TAGS) };
}
