import { z } from 'zod';
import { type LabTest, labTests } from '../../catalogue/datasets/lab-tests.js';
import { Lexicon } from '../../vocabulary/lexicon.js';
import { AnswerLanguage } from '../advisor.types.js';
import { pick, rupees, say } from '../wording.js';
import { PAGES } from './page-addresses.js';
import { MOST_LINES, saidWords, type Tool } from './tool.js';

export interface LabTestArguments {
  /** What is to be tested, in the visitor's words. */
  readonly what?: string | undefined;
}

/** What is tested, as the beginning of the test's identifier. */
const testWords = new Lexicon<string>([
  { value: 'soil', names: ['soil', 'mitti', 'मिट्टी', 'मृदा', 'mrida'] },
  { value: 'pesticide', names: ['residue', 'pesticide residue', 'अवशेष', 'avshesh'] },
  {
    value: 'organic',
    names: ['organic', 'jaivik', 'जैविक', 'certificate', 'certification', 'प्रमाण पत्र', 'praman patra'],
  },
  { value: 'seed', names: ['seed', 'beej', 'बीज'] },
  { value: 'nutritional', names: ['nutrition', 'protein', 'पोषण'] },
  { value: 'water', names: ['water', 'pani', 'paani', 'पानी', 'tubewell', 'जल'] },
]);

function line(row: LabTest, language: AnswerLanguage): string {
  return language === AnswerLanguage.HI
    ? `${row.nameHi}: ${rupees(row.price)} प्रति नमूना, रिपोर्ट ${row.reportTimeHi} में`
    : `${row.name}: ${rupees(row.price)} a sample, report in ${row.reportTime}`;
}

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
    const heading = say(language, { en: 'Sample prices of tests:', hi: 'जाँच की नमूना दरें:' });
    return {
      text: [heading, ...best.map((row) => line(row, language))].join('\n'),
      sources: best.map((row) => ({
        name: pick(language, row.name, row.nameHi),
        figure: rupees(row.price),
        date: null,
        path: PAGES.tests,
      })),
    };
  },
};
