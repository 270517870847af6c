import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readEntries } from '../../src/modules/advisor/entries/read-entries.js';
import { SECTION_LABELS } from '../../src/modules/advisor/entries/section-labels.js';
import { TOPICS } from '../../src/modules/advisor/entries/topics.js';
import { CROPS } from '../../src/modules/vocabulary/crops.js';

const SOWING = `---
id: wheat-x
topic: sowing
titleEn: Wheat: seed for an acre
titleHi: गेहूँ: एक एकड़ का बीज
aliases: gehu ka beej, 2,4-D
alsoAbout: barley
seedPerAcre: 40 kg
seedPerAcre: 12–16.5 kg small seed | छोटा दाना
fertiliserPerAcre: 1 quintal urea | यूरिया
source: A university: its guide
sourceHi: एक विश्वविद्यालय
checkedOn: 2026-11-21
seeAlso: /services/mandi-bhav, /marketplace
---
? wheat, everything please
## when
? when do I sow wheat
? gehu kab boye
From 1 November.
1 नवंबर से।
## seed
40 kg.
40 किलो।
`;

async function folderWith(...contents: string[]): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'entries-'));
  await Promise.all(contents.map((content, index) => writeFile(join(folder, `crop-${index}.md`), content)));
  return pathToFileURL(`${folder}/`);
}

test('the knowledge is in order', async () => {
  const entries = await readEntries();
  expect(entries.length).toBeGreaterThan(1800);
  expect(
    entries.flatMap(({ asked, sections }) => [...asked, ...sections.map((section) => section.asked)]).length,
  ).toBeGreaterThan(5000);
});

test('an entry that is about other crops too names crops that are known', async () => {
  const entries = await readEntries();
  const known = new Set([...CROPS, ...entries].map(({ subject }) => subject));
  expect(entries.flatMap(({ alsoAbout }) => alsoAbout).filter((subject) => !known.has(subject))).toEqual([]);
});

test('an entry is read with its fields, its sections in both languages and what they are asked with', async () => {
  expect(await readEntries(await folderWith(SOWING))).toEqual([
    {
      id: 'wheat-x',
      subject: 'crop-0',
      topic: 'sowing',
      titleEn: 'Wheat: seed for an acre',
      titleHi: 'गेहूँ: एक एकड़ का बीज',
      aliases: ['gehu ka beej', '2,4-D'],
      alsoAbout: ['barley'],
      seedPerAcre: [
        { from: 40, to: 40, unit: 'kg' },
        { from: 12, to: 16.5, unit: 'kg', en: 'small seed', hi: 'छोटा दाना' },
      ],
      fertiliserPerAcre: [{ from: 1, to: 1, unit: 'quintal', en: 'urea', hi: 'यूरिया' }],
      source: 'A university: its guide',
      sourceHi: 'एक विश्वविद्यालय',
      checkedOn: '2026-11-21',
      seeAlso: ['/services/mandi-bhav', '/marketplace'],
      asked: ['wheat, everything please'],
      sections: [
        {
          label: 'when',
          en: 'From 1 November.',
          hi: '1 नवंबर से।',
          asked: ['when do I sow wheat', 'gehu kab boye'],
        },
        { label: 'seed', en: '40 kg.', hi: '40 किलो।', asked: [] },
      ],
    },
  ]);
});

test('what is not written has its usual value; an entry without a day is not yet compared with its source', async () => {
  const short = SOWING.replace(/^(topic|aliases|alsoAbout|seedPerAcre|fertiliserPerAcre|checkedOn|seeAlso):.*\n/gm, '');
  const [entry] = await readEntries(await folderWith(short));
  expect(entry).toMatchObject({ topic: 'general', aliases: [], alsoAbout: [], checkedOn: null, seeAlso: [] });
  expect(entry).not.toHaveProperty('seedPerAcre');
});

test.each([
  ['a field that there is not', 'topic: sowing', 'work: sowing', 3, 'work Unrecognized key'],
  ['a topic that there is not', 'topic: sowing', 'topic: moonlight', 3, 'topic Invalid option'],
  ['a field twice', 'topic: sowing', 'id: wheat-y', 3, 'id stands twice'],
  ['no title', /^titleEn.*\n/m, '', 1, 'titleEn is missing'],
  ['no source', /^source:.*/m, 'source:', 11, 'source is empty'],
  ['an id with spaces', 'id: wheat-x', 'id: Wheat x', 2, 'id has to be lower-case'],
  ['another figure in a title', 'एक एकड़', '2 एकड़', 5, 'titleHi has to have the same figures'],
  ['an alias twice', '2,4-D', 'Gehu ka Beej', 6, 'aliases has a word twice'],
  ['an empty alias', '2,4-D', ', kanak', 6, 'aliases has an empty word'],
  ['an amount without a unit', 'seedPerAcre: 40 kg', 'seedPerAcre: 40', 8, 'seedPerAcre has to be like'],
  ['a fertiliser without a name', ' urea | यूरिया', '', 10, 'fertiliserPerAcre has to name the fertiliser'],
  ['no day', '2026-11-21', 'yesterday', 13, 'checkedOn has to be a day'],
  ['a path of another site', '/marketplace', 'https://example.org', 14, 'seeAlso has to be paths of this site'],
  ['a label that there is not', '## when', '## whenever', 17, '"whenever" has to be one of about, who'],
  ['no Hindi text', '1 नवंबर से।\n', '', 17, 'when has to have an English line and a Hindi line'],
  ['a third text', '1 नवंबर से।', '1 नवंबर से।\nAnd more.', 22, 'when has a third text'],
  ['a text too long for a phone', 'From 1 November.', `1${'a'.repeat(900)}`, 20, 'is longer than 900 characters'],
  [
    'the two languages in the other order',
    'From 1 November.\n1 नवंबर से।',
    '1 नवंबर से।\nFrom 1 November.',
    20,
    'is not in English',
  ],
  ['no Hindi in the Hindi text', '1 नवंबर से।', '1 November se.', 21, 'is not in Hindi'],
  ['a figure that one language has alone', '40 किलो।', '4 किलो।', 24, 'has to have the same figures'],
  ['a question twice', 'gehu kab boye', 'When do I sow wheat', 19, 'is asked twice'],
  ['a question below a text', '40 kg.', '40 kg.\n? how much seed', 24, 'is a question below a text'],
  ['no section', /^## .*/ms, '', 1, 'has no section'],
  ['a line in the front matter that is no field', 'topic: sowing', 'sowing', 3, 'is no "name: value"'],
  [
    'a pesticide with its amount',
    '40 kg.\n40 किलो',
    'Spray imidacloprid, 40 ml an acre.\n40 मिली',
    23,
    'amount of a pesticide',
  ],
])('an entry with %s is refused with its file and line', async (_, before, after, line, reason) => {
  const read = readEntries(await folderWith(SOWING.replace(before, after)));
  await expect(read).rejects.toThrow(new RegExp(`^crop-0\\.md:${line}: .*${reason.replace(/[|"]/g, '.')}`, 'm'));
});

test('all that is not right is told at once, each with its entry', async () => {
  const folder = await folderWith(SOWING.replace('40 kg.', '50 kg.').replace('2026-11-21', 'today'));
  const told = await readEntries(folder).catch(String);
  expect(told).toMatch(/crop-0\.md:13: wheat-x: .*\n.*crop-0\.md:24: wheat-x: /);
});

test('figures are the same in either script, with commas or without, and however often', async () => {
  const texts = '₹1,00,000 for 2.5 acres, 2.5 only.\n२.५ एकड़ पर ₹100000।';
  await expect(readEntries(await folderWith(SOWING.replace('40 kg.\n40 किलो।', texts)))).resolves.toHaveLength(1);
});

test('a pesticide may be named, with the water and the seed that it goes with', async () => {
  const texts = 'Pendimethalin in 200 litres of water; captan on 10 kg seed. Neem oil 5 ml a litre.\n200 10 5';
  await expect(readEntries(await folderWith(SOWING.replace('40 kg.\n40 किलो।', texts)))).resolves.toHaveLength(1);
});

test('an id stands once in all files', async () => {
  await expect(readEntries(await folderWith(SOWING, SOWING))).rejects.toThrow(
    /^crop-1\.md:2: wheat-x: the id stands in crop-0\.md:2 too/m,
  );
});

test('an entry that nobody closes, and a text before the first entry, are told', async () => {
  const folder = await folderWith(`Wheat\n${SOWING.replace('seeAlso: /services/mandi-bhav, /marketplace\n---', '')}`);
  const told = await readEntries(folder).catch(String);
  expect(told).toMatch(/crop-0\.md:1: stands before the first ---/);
  expect(told).toMatch(/crop-0\.md:2: opens a front matter that no --- closes/);
});

describe('docs/new-answer.md', () => {
  const guide = readFile(new URL('../../../docs/new-answer.md', import.meta.url), 'utf8');

  test('its example is an entry, and one that is not there yet', async () => {
    const [, example = ''] = /^```markdown\n(.*?)^```$/ms.exec(await guide) ?? [];
    const [entry, ...others] = await readEntries(await folderWith(example));
    expect(others).toEqual([]);
    expect(entry?.sections.map(({ label }) => label)).toEqual(['sign', 'cause', 'action']);
    expect((await readEntries()).map(({ id }) => id)).not.toContain(entry?.id);
  });

  test('it names every field, topic and label', async () => {
    const named = new Set(Array.from((await guide).matchAll(/`([a-zA-Z]+)`/g), ([, name]) => name));
    const [entry] = await readEntries(await folderWith(SOWING));
    const { subject, sections, asked, ...fields } = entry ?? {};
    const all = [...Object.keys(fields), ...TOPICS, ...Object.keys(SECTION_LABELS)];
    expect(all.filter((name) => !named.has(name))).toEqual([]);
  });
});
