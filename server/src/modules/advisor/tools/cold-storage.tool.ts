import { z } from 'zod';
import { type ColdStorage, coldStorages } from '../../catalogue/datasets/cold-storages.js';
import { AnswerLanguage } from '../advisor.types.js';
import { districtWords, townName } from '../vocabulary/places.js';
import { pick, rupees, say } from '../wording.js';
import { PAGES } from './page-addresses.js';
import { MOST_LINES, type Tool, type ToolAnswer } from './tool.js';

export interface StorageArguments {
  /** A district of Haryana by any of its names. */
  readonly district?: string | undefined;
}

export const storageParameters = z.object({
  district: z
    .string()
    .max(60)
    .optional()
    .describe('A district of Haryana, for example "Karnal". Leave out where unknown.'),
});

function line(row: ColdStorage, language: AnswerLanguage): string {
  const name = pick(language, row.name, row.nameHi);
  const capacity = row.capacity.toLocaleString('en-IN');
  return language === AnswerLanguage.HI
    ? `${name}: ${capacity} टन, ${row.produceHi}; अनुमानित किराया ${rupees(row.estimatedCost)}/किलो/महीना`
    : `${name}: ${capacity} tonnes, ${row.produce}; estimated cost ${rupees(row.estimatedCost)}/kg/month`;
}

function askDistrict(language: AnswerLanguage, elsewhere?: string): ToolAnswer {
  const missing =
    elsewhere === undefined
      ? ''
      : say(language, {
          en: `I have no cold stores of ${elsewhere}. `,
          hi: `${elsewhere} के शीतगृह मेरी सूची में नहीं हैं। `,
        });
  const text = `${missing}${say(language, {
    en: 'I keep a directory of cold stores in the 22 districts of Haryana. Which district are you near?',
    hi: 'मेरे पास हरियाणा के 22 ज़िलों के शीतगृहों की सूची है। आप किस ज़िले के पास हैं?',
  })}`;
  return {
    text,
    sources: [
      { name: pick(language, 'Cold storage directory', 'शीतगृह सूची'), figure: null, date: null, path: PAGES.storage },
    ],
  };
}

/** Working cold stores of a district, the largest first. Phone numbers stay on the page. */
export const coldStorageTool: Tool<StorageArguments> = {
  name: 'cold_storages',
  description: 'Cold stores that work in a district of Haryana, with capacity, produce and estimated cost.',
  parameters: storageParameters,
  async run({ data, language }, { district }) {
    const [place] = districtWords.find(district ?? '');
    if (place === undefined) return askDistrict(language, district && townName(district, language));
    const rows = (await data.rows(coldStorages, { district: place })).filter((row) => row.operational);
    const best = [...rows].sort((one, other) => other.capacity - one.capacity).slice(0, MOST_LINES);
    const [first] = best;
    if (!first) return askDistrict(language);
    const heading = say(language, {
      en: `Sample directory: ${rows.length} working cold stores in ${first.district}:`,
      hi: `नमूना सूची: ${first.districtHi} में चालू शीतगृह: ${rows.length}`,
    });
    const close = say(language, {
      en: 'Phone numbers are on the storage page. Ring first and ask about space and the real rate.',
      hi: 'फ़ोन नंबर भंडारण पेज पर हैं। पहले फ़ोन करके जगह और असली किराया पूछ लें।',
    });
    return {
      text: [heading, ...best.map((row) => line(row, language)), close].join('\n'),
      sources: best.map((row) => ({
        name: pick(language, row.name, row.nameHi),
        figure: `${row.capacity.toLocaleString('en-IN')} ${pick(language, 'tonnes', 'टन')}`,
        date: null,
        path: PAGES.storage,
      })),
    };
  },
};
