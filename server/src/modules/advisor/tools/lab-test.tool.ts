import { z } from 'zod';
import { type LabTest, labTests } from '../../catalogue/datasets/lab-tests.js';
import type { AnswerLanguage } from '../advisor.types.js';
import { pick, rupees } from '../wording.js';
import { sentencesOf } from '../words/sentences.js';
import { testWords } from '../words/tool-words.js';
import { PAGES } from './page-addresses.js';
import { MOST_LINES, saidWords, type Tool } from './tool.js';

export interface LabTestArguments {
  /** What is to be tested, in the visitor's words. */
  readonly what?: string | undefined;
}

const say = sentencesOf('labTest', ['line', 'heading']);

const line = (row: LabTest, language: AnswerLanguage): string =>
  say('line', language, {
    name: pick(language, row.name, row.nameHi),
    price: rupees(row.price),
    time: pick(language, row.reportTime, row.reportTimeHi),
  });

/** What a laboratory test costs and how long it takes. */
export const labTestTool: Tool<LabTestArguments> = {
  name: 'lab_tests',
  description: 'Prices and report times of soil, water and other laboratory tests.',
  parameters: z.object({ what: saidWords.optional().describe('What is to be tested, for example "soil".') }),
  async run({ data, language }, { what = '' }) {
    const rows = await data.rows(labTests);
    const kinds = testWords.find(what);
    const wanted = rows.filter((row) => kinds.length === 0 || kinds.some((kind) => row.id.startsWith(kind)));
    const best = (wanted.length > 0 ? wanted : rows).slice(0, MOST_LINES);
    return {
      text: [say('heading', language), ...best.map((row) => line(row, language))].join('\n'),
      sources: best.map((row) => ({
        name: pick(language, row.name, row.nameHi),
        figure: rupees(row.price),
        date: null,
        path: PAGES.tests,
      })),
    };
  },
};
