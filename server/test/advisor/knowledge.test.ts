import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AnswerLanguage } from '../../src/modules/advisor/advisor.types.js';
import { readKnowledge, sourceOf } from '../../src/modules/advisor/knowledge/knowledge-entry.js';
import { readSowingWindows } from '../../src/modules/advisor/knowledge/sowing-windows.js';
import { readQuestions } from './question-file.js';

const ENTRY = {
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
  ['no day', { checkedOn: 'yesterday' }, 'checkedOn'],
])('an entry with %s is refused by name', async (_, changes, reason) => {
  const read = readKnowledge(await folderWith({ ...ENTRY, ...changes }));
  await expect(read).rejects.toThrow('advisor/knowledge/one.json');
  await expect(readKnowledge(await folderWith({ ...ENTRY, ...changes }))).rejects.toThrow(reason);
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
