import type { Bilingual } from '../advisor.types.js';

/** The parts that an entry is made of, in the order in which a farmer needs them, with what an answer calls each. */
export const SECTION_LABELS = {
  about: { en: 'in short', hi: 'एक नज़र में' },
  who: { en: 'who gets it', hi: 'किसे मिलता है' },
  amount: { en: 'what you get', hi: 'कितना मिलता है' },
  apply: { en: 'how to apply', hi: 'आवेदन कैसे करें' },
  when: { en: 'time', hi: 'समय' },
  soil: { en: 'soil and field', hi: 'मिट्टी और खेत' },
  variety: { en: 'varieties', hi: 'किस्में' },
  seed: { en: 'seed and spacing', hi: 'बीज और दूरी' },
  nutrition: { en: 'fertiliser', hi: 'खाद' },
  water: { en: 'water', hi: 'पानी' },
  weeds: { en: 'weeds', hi: 'खरपतवार' },
  care: { en: 'care', hi: 'देखभाल' },
  feed: { en: 'feed', hi: 'आहार' },
  sign: { en: 'how to know it', hi: 'पहचान' },
  cause: { en: 'why it comes', hi: 'कारण' },
  action: { en: 'what to do', hi: 'क्या करें' },
  dose: { en: 'product and dose', hi: 'दवा और मात्रा' },
  harvest: { en: 'harvest', hi: 'कटाई' },
  yield: { en: 'yield', hi: 'पैदावार' },
  store: { en: 'storage', hi: 'भंडारण' },
  sell: { en: 'selling', hi: 'बिक्री' },
  cost: { en: 'cost and price', hi: 'खर्च और भाव' },
  caution: { en: 'take care', hi: 'सावधानी' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** What a section is about. */
export type SectionLabel = keyof typeof SECTION_LABELS;

/** Whether a word is the label of a section. */
export const isSectionLabel = (word: string): word is SectionLabel => Object.hasOwn(SECTION_LABELS, word);
