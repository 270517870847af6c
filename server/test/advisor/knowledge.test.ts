import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AnswerLanguage } from '../../src/modules/advisor/advisor.types.js';
import { KnowledgeBase } from '../../src/modules/advisor/knowledge/knowledge-base.js';
import {
  type KnowledgeEntry,
  readKnowledge,
  sourceOf,
  type Wording,
} from '../../src/modules/advisor/knowledge/knowledge-entry.js';
import { readSowingWindows } from '../../src/modules/advisor/knowledge/sowing-windows.js';
import { IDEAS } from '../../src/modules/advisor/vocabulary/ideas.js';
import { readQuestions } from './question-file.js';

const ENTRY: KnowledgeEntry = {
  id: 'x-sowing',
  subject: 'wheat',
  topic: 'sowing',
  titleEn: 'Wheat: sowing',
  titleHi: 'गेहूँ: बुवाई',
  sections: [{ label: 'when', en: 'November.', hi: 'नवंबर।' }],
  keywordsEn: ['wheat'],
  keywordsHi: ['गेहूँ'],
  keywordsRoman: ['gehu'],
  source: 'A university',
  sourceHi: 'एक विश्वविद्यालय',
  checkedOn: '2026-11-21',
  seeAlso: [],
};

async function folderWith(...entries: unknown[]): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'knowledge-'));
  await writeFile(join(folder, 'one.json'), JSON.stringify({ description: 'd', licence: 'l', entries }));
  return pathToFileURL(`${folder}/`);
}

test('the knowledge, the sowing windows and the questions are in order', async () => {
  expect((await readKnowledge()).length).toBeGreaterThanOrEqual(202);
  expect((await readSowingWindows()).length).toBeGreaterThan(60);
  await readQuestions();
});

test('an entry in the right shape is read', async () => {
  expect(await readKnowledge(await folderWith(ENTRY))).toEqual([ENTRY]);
});

test.each([
  ['a label that there is not', { sections: [{ label: 'whenever', en: 'a', hi: 'b' }] }, 'has to be one of about, who'],
  ['no Hindi', { sections: [{ label: 'when', en: 'a' }] }, 'sections[0].hi'],
  ['a section too long for a phone', { sections: [{ label: 'when', en: 'a'.repeat(901), hi: 'b' }] }, '900'],
  ['a dose of the other language', { sections: [{ label: 'when', en: '25 kg', hi: '2.5 किलो' }] }, 'sections[0].hi'],
  [
    'a figure that one language has alone',
    { sections: [{ label: 'when', en: '25 kg, 3 times', hi: '25 किलो' }] },
    'same figures',
  ],
  ['another figure in a title', { titleHi: 'गेहूँ: 2 बुवाई' }, 'same figures'],
  ['no day', { checkedOn: 'yesterday' }, 'checkedOn'],
  ['an idea that there is not', { meantBy: [{ all: ['wheat', 'moonlight'] }] }, 'the name of an idea'],
])('an entry with %s is refused by name', async (_, changes, reason) => {
  const read = readKnowledge(await folderWith({ ...ENTRY, ...changes }));
  await expect(read).rejects.toThrow('advisor/knowledge/one.json');
  await expect(readKnowledge(await folderWith({ ...ENTRY, ...changes }))).rejects.toThrow(reason);
});

test('figures are the same in either script, with commas or without, and however often', async () => {
  const sections = [{ label: 'when', en: '₹1,00,000 for 2.5 acres, 2.5 only', hi: '२.५ एकड़ पर ₹100000' }];
  expect(await readKnowledge(await folderWith({ ...ENTRY, sections }))).toHaveLength(1);
});

test('an entry that nobody has held against its source says so where it names it', async () => {
  const [entry] = await readKnowledge(await folderWith({ ...ENTRY, checkedOn: null }));
  if (!entry) throw new Error('There is no entry.');
  expect(sourceOf(entry, AnswerLanguage.EN).name).toBe('A university (not yet held against the source)');
  expect(sourceOf(entry, AnswerLanguage.HI).name).toBe('एक विश्वविद्यालय (लिखा हुआ अभी स्रोत से मिलाया नहीं गया)');
  expect(sourceOf({ ...entry, checkedOn: '2026-11-21' }, AnswerLanguage.EN).name).toBe('A university');
});

test('an id stands once', async () => {
  await expect(readKnowledge(await folderWith(ENTRY, ENTRY))).rejects.toThrow('two entries have the id x-sowing');
});

test.each([
  ['is to be meant before', { meantBy: [{ all: ['wheat'], before: ['y-sowing'] }] }],
  ['is told along with', { toldAlong: [{ asked: 'moisture', entry: 'y-sowing' }] }],
])('an entry that %s none is refused', async (_, changes) => {
  const folder = await folderWith({ ...ENTRY, ...changes });
  await expect(readKnowledge(folder)).rejects.toThrow('x-sowing names y-sowing, which there is none of');
});

test('no two entries are each meant before the other', async () => {
  const before = (id: string, other: string) => ({ ...ENTRY, id, meantBy: [{ all: ['wheat'], before: [other] }] });
  const folder = await folderWith(before('x-sowing', 'y-sowing'), before('y-sowing', 'x-sowing'));
  await expect(readKnowledge(folder)).rejects.toThrow('x-sowing and y-sowing are each to be meant before the other');
});

test('every idea is one of some wording, or read by the code', async () => {
  const entries = await readKnowledge();
  const named = entries.flatMap(({ meantBy = [], toldAlong = [] }) => [
    ...meantBy.flatMap(({ all, none = [] }) => [...all, ...none]),
    ...toldAlong.map(({ asked }) => asked),
  ]);
  const source = new URL('../../src/modules/advisor/', import.meta.url);
  const files = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, source), 'utf8')));
  const read = texts.flatMap((text) => [...text.matchAll(/\bIDEAS\.(\w+)/g)].map(([, name]) => name));
  const used = new Set<string | undefined>([...named, ...read]);
  expect(Object.keys(IDEAS).filter((name) => !used.has(name))).toEqual([]);
});

describe('of the wordings that fit a question', () => {
  const meant = (...entries: { id: string; meantBy: Wording[] }[]) =>
    new KnowledgeBase(entries.map((each) => ({ ...ENTRY, ...each }))).leadOf('is there a subsidy on a drone for wheat');

  test('the one with more ideas is meant', () => {
    expect(meant({ id: 'a', meantBy: [{ all: ['drone'] }] }, { id: 'b', meantBy: [{ all: ['drone', 'wheat'] }] })).toBe(
      'b',
    );
  });

  test('one that stands for the whole message is meant before one with more ideas', () => {
    const whole = { id: 'a', meantBy: [{ all: ['drone'], whole: ['when'] } satisfies Wording] };
    expect(meant(whole, { id: 'b', meantBy: [{ all: ['drone', 'wheat'] }] })).toBe('a');
  });

  test('one that is said to be meant before another one is', () => {
    const first = { id: 'a', meantBy: [{ all: ['drone'], before: ['b'] } satisfies Wording] };
    expect(meant(first, { id: 'b', meantBy: [{ all: ['drone', 'wheat'] }] })).toBe('a');
  });

  test('none is meant that has an idea which it must not have', () => {
    expect(meant({ id: 'a', meantBy: [{ all: ['drone'], none: ['wheat'] }] })).toBeUndefined();
  });
});
