import { shownRows } from '@/testing/datasets';
import { filterNews, type NewsItem } from './filter-news';
import { CROPS, SCOPES } from './filter-options';

const items = shownRows<NewsItem>('news-items');
const inHindi = shownRows<NewsItem>('news-items', 'HI');
const none = { search: '', state: '', crop: '' };

describe('the news filters', () => {
  test('without a filter all 25 items stay, in their order (AC-123)', () => {
    expect(filterNews(items, none)).toEqual(items);
    expect(items).toHaveLength(25);
  });

  test('the search reads title and description as they are shown, in any case, and not the source (AC-115)', () => {
    expect(filterNews(items, { ...none, search: '  guwahati ' }).map(({ id }) => id)).toEqual([
      'news-pm-kisan-22nd-instalment',
    ]);
    expect(filterNews(items, { ...none, search: 'safflower' })).toHaveLength(2);
    expect(filterNews(inHindi, { ...none, search: 'गुवाहाटी' })).toHaveLength(1);
    expect(filterNews(items, { ...none, search: 'newsbytesapp' })).toEqual([]);
  });

  test('the search takes either form of a letter with a dot below', () => {
    const found = ['ब\u095d', 'ब\u0922\u093c'].map((search) => filterNews(inHindi, { ...none, search }));
    expect(found[0]?.length).toBeGreaterThan(0);
    expect(found[0]).toEqual(found[1]);
  });

  test('the state is one of those that the scope names (AC-118)', () => {
    const foundIn = (state: string) => filterNews(items, { ...none, state }).map(({ id }) => id);
    expect(foundIn('Kerala')).toEqual(['news-coconut-promotion-scheme', 'news-crop-insurance-wild-animals']);
    expect(foundIn('Haryana')).toEqual(['news-haryana-cold-stores']);
    expect(foundIn('National')).toHaveLength(21);
  });

  test('"All Crops" is a value of its own, and the crop is matched exactly (AC-119, X-30)', () => {
    const found = filterNews(items, { ...none, crop: 'All Crops' });
    expect(found.map(({ crop }) => crop)).toEqual(Array(5).fill('All Crops'));
    expect(filterNews(items, { ...none, crop: 'Crop' })).toEqual([]);
  });

  test('filters combine', () => {
    const found = filterNews(items, { search: 'instalment', state: 'Assam', crop: 'All Crops' });
    expect(found.map(({ id }) => id)).toEqual(['news-pm-kisan-22nd-instalment']);
  });
});

describe('the choices', () => {
  test('every scope and crop of the data can be chosen, under the same Hindi name', () => {
    const scopes = new Map(SCOPES);
    const crops = new Map(CROPS);
    for (const item of inHindi) {
      expect(crops.get(item.cropEn)).toBe(item.crop);
      expect(item.scopeEn.split(', ').map((name) => scopes.get(name))).toEqual(item.scope.split(', '));
    }
  });
});
