/** Land that a question names, in acres. */
export interface Area {
  readonly acres: number;
  /** As the visitor said it: "5 acre", "2 hectare". */
  readonly amount: number;
  readonly unit: 'acre' | 'hectare' | 'kanal' | 'bigha';
}

/** Numbers as they are said. */
export const FIGURES: Readonly<Record<string, number>> = {
  ek: 1,
  do: 2,
  teen: 3,
  tin: 3,
  char: 4,
  chaar: 4,
  panch: 5,
  paanch: 5,
  chhe: 6,
  cheh: 6,
  saat: 7,
  aath: 8,
  nau: 9,
  das: 10,
  bees: 20,
  एक: 1,
  दो: 2,
  तीन: 3,
  चार: 4,
  पाँच: 5,
  पांच: 5,
  छह: 6,
  सात: 7,
  आठ: 8,
  नौ: 9,
  दस: 10,
  बीस: 20,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  aadha: 0.5,
  adha: 0.5,
  आधा: 0.5,
  half: 0.5,
  dedh: 1.5,
  डेढ़: 1.5,
  dhai: 2.5,
  ढाई: 2.5,
};
/** The large (pucca) bigha of Uttar Pradesh, Bihar and Rajasthan. */
export const PUCCA_BIGHA_ACRES = 0.625;
const UNITS: ReadonlyArray<readonly [RegExp, Area['unit'], number]> = [
  [/^(acres?|ekad|ekar|eakad|aker|ekd|एकड़|एकड|किला|किले|killa|kila|kille|kile|ਏਕੜ)$/u, 'acre', 1],
  [/^(hectares?|hektar|hactare|हेक्टेयर|हैक्टेयर|ha)$/u, 'hectare', 2.471],
  [/^(kanal|कनाल)$/u, 'kanal', 0.125],
  [/^(bigha|bigah|beegha|bighe|beeghe|बीघा|बीघे|बिघा)$/u, 'bigha', PUCCA_BIGHA_ACRES],
];
const EACH = 'per|prati|prti|har|fi|phi|प्रति|हर|फी';
/** "Per hectare", "प्रति हेक्टेयर": one of it. */
const PER = new RegExp(`^(${EACH})$`, 'u');
const FOR_EACH = new RegExp(`(?<![\\p{L}\\p{M}])(?:${EACH})\\s+[\\p{L}\\p{M}]+`, 'giu');

/** The text without what is said of each: "40000 per hectare, I have 2 hectare" names two hectares of land. */
export const withoutRates = (text: string): string => text.replace(FOR_EACH, ' ');

/** What puts another measure in the place of the one before it: "one bigha, no, one acre". */
const NOT = /^(?:not?|nahi|nahin|nhi|nai|नहीं|नही)$/u;

const LARGEST_FARM_ACRES = 10_000;

/** Whether a word only measures land: "bigha". */
export function measuresLand(word: string): boolean {
  return UNITS.some(([pattern]) => pattern.test(word));
}

/**
 * The land that a text names; undefined where it names none. A bigha is another size in every district: it is taken as the large
 * (pucca) one of Uttar Pradesh, Bihar and Rajasthan (`areaInState` knows another), and the answer has to say so.
 */
export function areaIn(text: string): Area | undefined {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .split(/[\s,]+/);
  let denied: Area | undefined;
  for (const [index, word] of words.entries()) {
    const amount = /^\d+(\.\d+)?$/.test(word) ? Number(word) : PER.test(word) ? 1 : FIGURES[word];
    if (amount === undefined || amount <= 0) continue;
    const next = (words[index + 1] ?? '').replace(/[^\p{L}\p{M}]/gu, '');
    const unit = UNITS.find(([pattern]) => pattern.test(next));
    if (!unit || amount * unit[2] > LARGEST_FARM_ACRES) continue;
    const area: Area = { acres: amount * unit[2], amount, unit: unit[1] };
    // "One bigha no, one acre": the land that is named instead; alone, "is 5 acres not enough" still names five.
    if (!NOT.test(words[index + 2] ?? '')) return area;
    denied ??= area;
  }
  return denied;
}

/** The small bigha of Bengal and Assam: three make an acre. */
export const EASTERN_BIGHA_ACRES = 1 / 3;
export const STATES_OF_EASTERN_BIGHA = new Set(['West Bengal', 'Assam']);

/** Land as it is measured where the visitor lives. */
export function areaInState(area: Area, state: string | undefined): Area {
  if (area.unit !== 'bigha' || !isEasternBigha(state)) return area;
  return { ...area, acres: area.amount * EASTERN_BIGHA_ACRES };
}

/** Whether a bigha is the small one of the east there. */
export const isEasternBigha = (state: string | undefined): boolean => STATES_OF_EASTERN_BIGHA.has(state ?? '');
