import type { AdvisorRequest } from '../../src/modules/advisor/advisor-provider.js';
import type { KnowledgeBase } from '../../src/modules/advisor/knowledge/knowledge-base.js';
import type { Script } from '../../src/modules/advisor/language/scripts.js';
import type { RetrievalProvider } from '../../src/modules/advisor/providers/retrieval.provider.js';
import type { Listing, PublicData } from '../../src/modules/advisor/tools/public-data.js';
import type { CatalogueRow } from '../../src/modules/catalogue/catalogue-row.js';
import type { Dataset } from '../../src/modules/catalogue/dataset.js';
import { Lexicon } from '../../src/modules/vocabulary/lexicon.js';
import { openAdvisor, openKnowledgeBase } from './accuracy.js';
import { converse } from './judge.js';
import { asked, collect, fileData, requestOf, TODAY, textOf } from './support.js';

let knowledge: KnowledgeBase;
let advisor: RetrievalProvider;

beforeAll(async () => {
  knowledge = await openKnowledgeBase();
  advisor = openAdvisor(knowledge);
});

const answerTo = (...turns: string[]): Promise<string> => converse(turns, TODAY, advisor, knowledge);

/** Near each other: one word apart, and the same in other letters. */
const ASKED: ReadonlyArray<readonly [question: string, fact: string]> = [
  ['What is the MSP of wheat?', 'wheat'],
  ['What is the MSP of mustard?', 'mustard'],
  ['गेहूँ का एमएसपी क्या है?', 'गेहूँ'],
  ['सरसों का एमएसपी क्या है?', 'सरसों'],
  ['gehu ka msp kya hai?', 'gehun'],
  ['sarson ka msp kya hai?', 'sarson'],
  ['When do I sow wheat?', 'wheat'],
  ['When do I sow mustard?', 'mustard'],
];

test('what is remembered of one question is never told for another one, whatever was asked in between', async () => {
  const first = new Map<string, string>();
  for (const [question, fact] of ASKED) {
    const answer = await answerTo(question);
    expect(answer.toLowerCase()).toContain(fact);
    first.set(question, answer);
  }
  expect(new Set(first.values()).size).toBe(ASKED.length);
  for (const [question] of ASKED.toReversed()) expect(await answerTo(question)).toBe(first.get(question));
  // More texts than are remembered.
  for (let acres = 1; acres <= 210; acres += 1) await answerTo(`seed of wheat for ${acres} acres`);
  for (const [question] of ASKED) expect(await answerTo(question)).toBe(first.get(question));
});

test('the same words go on about what was said before them', async () => {
  const ofWheat = await answerTo('When do I sow wheat?', 'how much seed?');
  const ofGram = await answerTo('When do I sow gram?', 'how much seed?');
  expect(ofWheat).toContain('Wheat');
  expect(ofGram).toContain('Gram');
  expect(await answerTo('When do I sow wheat?', 'how much seed?')).toBe(ofWheat);
  expect(await answerTo('how much seed?')).not.toBe(ofWheat);
});

test('names that are made after a text was read are found in it', () => {
  const text = 'the zebrafinch sings';
  expect(new Lexicon([{ value: 'sparrow', names: ['sparrow'] }]).find(text)).toEqual([]);
  const birds = new Lexicon([{ value: 'finch', names: ['zebrafinch'] }]);
  expect(birds.find(text)).toEqual(['finch']);
  expect(birds.has(text)).toBe(true);
  expect(birds.rest(text)).toEqual(['the', 'sings']);
});

describe('a question that was answered before is answered by', () => {
  const collected = async (question: string, changes: Partial<AdvisorRequest>): Promise<string> =>
    textOf(await collect(advisor.answer(requestOf(asked(question), { language: 'en', ...changes }))));

  /** Tables that give the same rows until they are replaced. */
  function tables() {
    const known = new Map<string, Promise<readonly CatalogueRow[]>>();
    const data: PublicData = {
      rows: <Row extends CatalogueRow>(dataset: Dataset<Row>, filters?: Readonly<Record<string, unknown>>) => {
        const key = JSON.stringify([dataset.query, filters]);
        const rows = known.get(key) ?? fileData.rows(dataset, filters);
        known.set(key, rows);
        // The key names the dataset, and with it the kind of its rows.
        return rows as Promise<readonly Row[]>;
      },
      listings: (search) => fileData.listings(search),
    };
    const replace = (change: (row: CatalogueRow) => CatalogueRow) => {
      for (const [key, rows] of known)
        known.set(
          key,
          rows.then((all) => all.map(change)),
        );
    };
    return { data, replace };
  }

  test('the rows of its tables as they are now', async () => {
    const { data, replace } = tables();
    const question = 'Wheat price in Hisar mandi';
    const before = await collected(question, { data });
    expect(before).toContain('₹2,500/quintal');
    expect(await collected(question, { data })).toBe(before);
    replace((row) => Object.assign(Object.create(Object.getPrototypeOf(row)), row, { modalPrice: 2_612 }));
    expect(await collected(question, { data })).toContain('₹2,612/quintal');
  });

  test('the day', async () => {
    const { data } = tables();
    const ask = (today: string) => collected('What should I sow now in Haryana?', { data, today });
    const inNovember = await ask('2026-11-21');
    expect(inNovember).toContain('Wheat');
    expect(await ask('2026-06-21')).not.toBe(inNovember);
    expect(await ask('2026-11-21')).toBe(inNovember);
  });

  test('what is for sale at the moment', async () => {
    const { data } = tables();
    const [listing] = await data.listings('tomato');
    const ask = (basePrice: number) =>
      collected('Is anybody selling tomato on this site?', {
        data: { ...data, listings: async () => [{ ...(listing as Listing), basePrice }] },
      });
    expect(await ask(18)).toContain('₹18/kg');
    expect(await ask(23)).toContain('₹23/kg');
  });

  test('the letters that it is wanted in', async () => {
    const { data } = tables();
    const inHindi = (script: Script) => {
      const voice = { language: 'hi', script, marathi: false } as const;
      return collected('गेहूँ की बुवाई कब करें?', { data, language: 'hi', voice });
    };
    expect(await inHindi('devanagari')).toContain('नवंबर');
    expect(await inHindi('latin')).toContain('November');
    expect(await inHindi('devanagari')).toContain('नवंबर');
  });
});
