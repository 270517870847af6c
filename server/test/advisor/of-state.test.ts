import { ofState } from '../../src/modules/advisor/retrieval/reading/of-state.js';
import { openKnowledgeBase } from './accuracy.js';

const knowledge = await openKnowledgeBase();

/** What an entry tells a visitor of a state, in English. */
function toldOf(id: string, text: string, state?: string): string {
  const entry = knowledge.entry(id);
  if (!entry) throw new Error(`There is no entry ${id}.`);
  const all = entry.sections.map((_, index) => index);
  return ofState(entry, all, { text, state })
    .map((index) => entry.sections[index]?.en)
    .join(' ');
}

test('of the land records a visitor is told the site of his own state, and no other', () => {
  const told = toldOf('land-record-copy', 'land record', 'Rajasthan');
  expect(told).toContain('apnakhata.rajasthan.gov.in');
  expect(told).not.toContain('upbhulekh.gov.in');
  expect(told).not.toContain('Mahabhulekh');
});

test('whose state is not known, or has no section, is told of all states at once', () => {
  for (const state of [undefined, 'Assam']) {
    const told = toldOf('land-record-copy', 'land record', state);
    expect(told).toContain('Each state has its own site');
    expect(told).not.toContain('apnakhata.rajasthan.gov.in');
  }
});

test('what one state alone calls its papers tells the state, before the one that was named earlier', () => {
  expect(toldOf('land-record-copy', 'apna khata ki site', 'Punjab')).toContain('apnakhata.rajasthan.gov.in');
});

test('an entry that is not told state by state is told as it is', () => {
  expect(toldOf('j-form', 'j form', 'Bihar')).toContain('Punjab');
});
