import { cropWords } from '../../../vocabulary/crops.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { farmWorkWords } from '../../vocabulary/farm-work.js';
import { isMonth } from '../../vocabulary/months.js';
import { WORK_PARTS } from './work-parts.js';

/** What was sown is told, and its sowing is not asked, where some other part of the work is. */
const SOWN =
  /\b(?:sown|sowed|planted|transplanted)\b|\b(?:bo[yi]?[aie]|lagay?[aie]+|ropi|ropa[iy]*) (?:hai|tha|thi|the|hua|hue|hui|diya|di|h)\b|\bbo ?d(?:iya|i)\b|\bboyi \d|\blaga d(?:iya|i)\b|(?:बोया|बोई|बोए|बोये|लगाया|लगाई|लगाए|लगाये|रोपा|रोपी)(?![\p{L}\p{M}])|(?:बो|लगा) (?:दिया|दी|दिए)/iu;

/** "Do I plant bananas": what is put on, and not in, is named by another word. */
const PLANTS = /^(?!.*(?:ट्रैप|पट्टी|जाल|बाड़|दवा|खाद|पानी|टीका|रोक)).*लगा(?:ऊ[ंँ]?|एँ|एं|ए|ये)(?![\p{L}\p{M}])/iu;

/** "When do I put on the two waters in gram": what is put on in a crop is the water, and not the crop. */
const WATERS =
  /(?:पानी|सिंचाई|pa?ani|sinchai)(?![\p{L}\p{M}])(?=.*(?:में|मे|me|mein)(?![\p{L}\p{M}])).*(?:लगा(?:ऊ[ंँ]?|एँ|एं|ए|ये|यें|ना|ते)|laga(?:ye|yen|u|un|na|te|e))(?![\p{L}\p{M}])|(?:में|मे|me|mein)\s+(?:[\p{L}\p{M}]+\s+){0,3}(?:पानी|सिंचाई|pa?ani|sinchai)(?![\p{L}\p{M}]).*(?:लगा(?:ऊ[ंँ]?|एँ|एं|ए|ये|यें|ना|ते)|laga(?:ye|yen|u|un|na|te|e))(?![\p{L}\p{M}])/iu;
/** A crop after the water is planted in it: "there is little water in the field, when do I plant gram". */
const PLANTS_CROP = /(?:पानी|pa?ani)\s+(?:कम|नहीं|भर|खड़ा|kam|nahi|bhar)/iu;
const onlyWaters = (text: string, labels: readonly SectionLabel[]): boolean =>
  labels.includes('water') && WATERS.test(text) && !PLANTS_CROP.test(text);

/** The work that is asked: not the sowing that is over. */
export function askedWork(text: string, labels: readonly SectionLabel[]): string[] {
  const work = farmWorkWords.find(text);
  const asksOther = labels.some((label) => WORK_PARTS.has(label) && label !== 'seed');
  const plants =
    PLANTS.test(text) && labels.every((label) => label === 'when' || label === 'seed' || label === 'variety');
  if (plants && cropWords.has(text) && !work.includes('sowing')) work.push('sowing');
  return asksOther && (SOWN.test(text) || onlyWaters(text, labels)) ? work.filter((topic) => topic !== 'sowing') : work;
}

/** "Do I plant in November or after January", "now, or wait till February": which time is asked. */
export const asksWhichMonth = (text: string): boolean =>
  farmWorkWords.find(text).includes('sowing') &&
  /\s(?:कि|या)\s/u.test(text) &&
  (/(?<![\p{L}\p{M}])अभी(?![\p{L}\p{M}])/u.test(text) || text.split(/\s+/u).some(isMonth)) &&
  /(?:ूं|ूँ|ऊं|ऊँ|ऊ|ें|एं|एँ)(?![\p{L}\p{M}])/u.test(text);
