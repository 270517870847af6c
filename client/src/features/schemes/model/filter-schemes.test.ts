import { shownRows } from '@/testing/datasets';
import { CATEGORIES, STATES } from './filter-options';
import { filterSchemes, type Scheme } from './filter-schemes';
import { shownTags } from './shown-tags';

const schemes = shownRows<Scheme>('schemes');
const inHindi = shownRows<Scheme>('schemes', 'HI');
const none = { search: '', category: '', state: '', national: '' };

describe('the scheme filters', () => {
  test('without a filter all 20 schemes stay (AC-135)', () => {
    expect(filterSchemes(schemes, none)).toHaveLength(20);
  });

  test('the search reads title, description and tags as they are shown (AC-125)', () => {
    const tagOnly = filterSchemes(schemes, { ...none, search: 'tenant farmers' });
    expect(tagOnly.map(({ id }) => id)).toEqual(['kisan-credit-card']);
    expect(filterSchemes(inHindi, { ...none, search: 'ई-केवाईसी' }).map(({ id }) => id)).toEqual(['pm-kisan']);
    expect(filterSchemes(schemes, { ...none, search: 'nationaltimesmedia' })).toEqual([]);
  });

  test('the search takes either form of a letter with a dot below', () => {
    const found = ['\u095b', '\u091c\u093c'].map((search) => filterSchemes(inHindi, { ...none, search }));
    expect(found[0]?.length).toBeGreaterThan(0);
    expect(found[0]).toEqual(found[1]);
  });

  test('a state is matched exactly; national schemes come with it only where asked for (X-31)', () => {
    expect(filterSchemes(schemes, { ...none, state: 'Haryana' })).toHaveLength(2);
    expect(filterSchemes(schemes, { ...none, state: 'Haryana', national: 'yes' })).toHaveLength(13);
    expect(filterSchemes(schemes, { ...none, national: 'yes' })).toHaveLength(20);
  });

  test('filters combine', () => {
    const found = filterSchemes(schemes, { ...none, category: 'Crop Insurance', state: 'Gujarat', search: 'kisan' });
    expect(found.map(({ id }) => id)).toEqual(['gujarat-kisan-sahay']);
  });

  test('every category and state has a scheme, under the same Hindi name (AC-126, AC-127)', () => {
    expect(CATEGORIES).toHaveLength(8);
    for (const [category, categoryHi] of CATEGORIES) {
      const names = filterSchemes(inHindi, { ...none, category }).map((scheme) => scheme.category);
      expect([...new Set(names)]).toEqual([categoryHi]);
    }
    for (const [state, stateHi] of STATES) {
      const names = filterSchemes(inHindi, { ...none, state }).map((scheme) => scheme.state);
      expect([...new Set(names)]).toEqual([stateHi]);
    }
  });
});

describe('the tags of a card', () => {
  test('are three at most, and the rest is counted (AC-130)', () => {
    expect(shownTags(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c'], more: 2 });
  });

  test('are all there where they are three or fewer (AC-131)', () => {
    expect(shownTags(['a', 'b', 'c'])).toEqual({ shown: ['a', 'b', 'c'], more: 0 });
    expect(shownTags([])).toEqual({ shown: [], more: 0 });
  });
});
