import { Lexicon } from '../../vocabulary/lexicon.js';

/** A scheme or paper that a conversation can be about, as a crop can: its entries, and its name for a question that leaves it out. */
export interface Theme {
  /** The entries that tell of it. */
  readonly entries: RegExp;
  /** As a question names it, in English and Hindi. */
  readonly name: string;
  /** The entry that tells what it is and who gets it; the others tell its cases. */
  readonly main?: string;
}

const theme = (entries: RegExp, name: string, names: string, main?: string) => ({
  value: { entries, name, ...(main === undefined ? {} : { main }) } satisfies Theme,
  names: names.split(', '),
});

/** Longest names first where one stands in another: a pump that the sun drives is no machine on rent. */
const THEMES = [
  theme(
    /^pm-kisan/u,
    'pm kisan पीएम किसान',
    'pm kisan, pmkisan, p m kisan, kisan samman, samman nidhi, saman nidhi, पीएम किसान, पी एम किसान, किसान सम्मान, सम्मान निधि',
    'pm-kisan',
  ),
  theme(
    /^kcc/u,
    'kcc केसीसी',
    'kcc, kisan credit card, kisan credit, credit card, केसीसी, किसान क्रेडिट, क्रेडिट कार्ड, crop loan, फसल ऋण',
    'kcc',
  ),
  theme(
    /^(?:pmfby|claim|insurance)/u,
    'crop insurance फसल बीमा',
    'crop insurance, insurance, pmfby, fasal bima, bima, beema, bime, claim, klem, बीमा, बीमे, फसल बीमा, क्लेम, विमा',
    'pmfby',
  ),
  theme(
    /^(?:pm-kusum|solar-pump)/u,
    'solar pump सोलर पंप',
    'solar pump, pm kusum, solar, saur pump, solar pamp, सोलर पंप, पीएम कुसुम, सौर पंप, सोलर',
    'pm-kusum',
  ),
  theme(/^drip-subsidy/u, 'drip subsidy ड्रिप सब्सिडी', 'drip subsidy, ड्रिप सब्सिडी'),
  theme(/^tractor-loan/u, 'tractor loan ट्रैक्टर लोन', 'tractor loan, ट्रैक्टर लोन, loan for tractor, tractor ke liye loan'),
  theme(/^fpo/u, 'fpo एफपीओ', 'fpo, farmer producer, producer company, एफपीओ, उत्पादक संगठन'),
  theme(/^land-record/u, 'land record खतौनी', 'land record, khatauni, jamabandi, fard, खतौनी, जमाबंदी, फर्द, खतियान'),
  theme(/^farmer-pension/u, 'farmer pension किसान पेंशन', 'pension, maandhan, mandhan, पेंशन, मानधन'),
  theme(/^soil-health/u, 'soil health card मृदा कार्ड', 'soil health card, soil card, मृदा कार्ड, स्वास्थ्य कार्ड'),
  theme(/^bank-passbook/u, 'passbook पासबुक', 'passbook, pass book, pasbook, पासबुक'),
  theme(/^vermicompost/u, 'vermicompost केंचुआ खाद', 'vermicompost, kenchua khad, केंचुआ खाद, वर्मी'),
  theme(/^enam/u, 'e nam ई नाम', 'e nam, enam, ई नाम, ईनाम'),
  theme(/^msp-/u, 'msp registration एमएसपी पंजीकरण', 'msp registration, एमएसपी पंजीकरण'),
];

/** Finds the schemes and papers that a text is about. */
export const themeWords = new Lexicon<Theme>(THEMES);

const known = new Map<string, Theme | undefined>();

/** The theme that an entry tells of; undefined for most entries. Ranking asks it of every entry, so it is kept. */
export function themeOf(entry: string): Theme | undefined {
  if (!known.has(entry)) known.set(entry, THEMES.find(({ value }) => value.entries.test(entry))?.value);
  return known.get(entry);
}
