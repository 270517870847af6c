import { mentions } from '@/lib/spelling';
import type { NewsItemsQuery } from '../news.generated';

export type NewsItem = NonNullable<NewsItemsQuery['newsItems']>['nodes'][number];

export type NewsFilters = { search: string; state: string; crop: string };

/** What the search reads, in the language that is shown. */
type SearchedNews = Pick<NewsItem, 'title' | 'description'>;

/**
 * The items that satisfy every filter that is set; '' leaves one out. The server's rules (its `newsItems` query): the scope
 * contains the state, because it may name several; the crop is equal.
 */
export function filterNews<Item extends SearchedNews & Pick<NewsItem, 'scopeEn' | 'cropEn'>>(
  items: readonly Item[],
  { search, state, crop }: NewsFilters,
): Item[] {
  return items.filter(
    (item) =>
      item.scopeEn.includes(state) &&
      (crop === '' || item.cropEn === crop) &&
      mentions([item.title, item.description], search),
  );
}
