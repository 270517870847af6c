import { type CropWord, cropWords } from '../../../vocabulary/crops.js';
import { wordsOf } from '../../../vocabulary/words-of.js';

const ONLY_FODDER = /^(?:fodder|ch?a+r[aei]|चार[ाे])$/iu;

/** The word by which a text calls a crop of which there are several kinds: berseem is more than fodder; undefined where it has only the general one. */
export const ownNameIn = (text: string, crop: CropWord): string | undefined =>
  wordsOf(text).find((word) => cropWords.find(word)[0] === crop && !ONLY_FODDER.test(word));

/** Ways of growing that change every part of the work, by the word that names each: direct-seeded paddy is weeded and watered otherwise. */
const WAYS: ReadonlyArray<readonly [named: RegExp, way: string, of: readonly string[]]> = [
  [
    /सीधी (?:बुवाई|बुआई|बोआई|बिजाई)|डीएसआर|बिना रोपाई|\bs(?:i|ee)dhi (?:bu[vw]?ai|bijai)|\bdsr\b|\bdirect[- ]?(?:seed|sow)/iu,
    'डीएसआर',
    ['paddy', 'basmati'],
  ],
  [/(?:पेड़ी|पेडी)(?![\p{L}\p{M}])|\b(?:pedi|ratoon)\b/iu, 'पेड़ी', ['sugarcane']],
  [
    /\b(?:rabi|yasangi|samba|thaladi|navarai)\b|रबी|यासंगी/iu,
    'rabi',
    ['paddy', 'maize', 'jowar', 'groundnut', 'moong', 'urad'],
  ],
];

/** A crop as a text calls it, with the way in which it is grown there. */
export const calledIn = (text: string, crop: CropWord): string =>
  [
    ownNameIn(text, crop) ?? crop.names[0],
    ...WAYS.flatMap(([named, way, of]) => (of.includes(crop.subject) && named.test(text) ? [way] : [])),
  ].join(' ');
