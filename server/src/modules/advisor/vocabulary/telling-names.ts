import { Lexicon } from '../../vocabulary/lexicon.js';
import { TELLING_LINES } from './telling-lines.js';
import { SCHEME_LINES, TOLD_BY_NAME_OF_SCHEMES } from './telling-schemes.js';

/** Words that only sound like one of them. */
const SOUND_ALIKE = [
  'against',
  'सुरंग',
  'surang',
  'चित्ती',
  'chitti',
  'कृषि',
  'krishi',
  'pm',
  'पीएम',
  'डिग्री',
  'grafted',
  'grafts',
];

/** A name by which a question tells which thing it means. */
export type TellingName = string;

const namedIn = (lines: string): Lexicon<TellingName> =>
  new Lexicon(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const names = line.split(', ');
        return { value: names[0] ?? '', names };
      }),
    SOUND_ALIKE,
  );

export const tellingNames = namedIn(`${TELLING_LINES.trim()}\n${SCHEME_LINES.trim()}`);

/** Those of them that are schemes, papers and matters of an office. */
export const schemeNames = namedIn(SCHEME_LINES);

/** Entries about one thing that a question has a name for: whoever does not say it is not told of it. */
export const TOLD_BY_NAME: ReadonlySet<string> = new Set([
  'leaf-miner',
  'flea-beetle',
  'snails',
  'cutworms',
  'bark-caterpillar',
  'parthenium',
  'mango-grafting',
  'banana-bunch-cover',
  'azolla',
  'calf-dehorning',
  'animal-castration',
  'calf-died-milk',
  'onion-store-sprout',
  'spray-near-bees',
  'fish-pond-cloudy',
  'paddy-direct-weeds',
  'poultry-pecking',
  'calf-coccidiosis',
  'dairy-off-feed',
  'dairy-snake-bite',
  'dairy-prolapse',
  'dairy-foreign-body',
  'dairy-plant-poisoning',
  'dairy-abortion',
  'dairy-difficult-birth',
  'dairy-teat-problems',
  'dairy-ai-sexed',
  'lodging',
  'cyclone-wind',
  'fish-biofloc',
  'loan-waiver',
  'state-farmer-schemes',
  'hydroponics',
  'kitchen-garden',
  'fake-fertiliser-test',
  'farm-machines-care',
  'land-partition',
  'electricity-complaint',
  'rain-at-harvest',
  'poultry-farm-start',
  'seed-germination-test',
  'straw-and-nitrogen',
  'nutrients-in-bags',
  'vet-at-home',
  'silage-feeding',
  'pm-kisan-bought',
  'solar-pump-repair',
  'insurance-area-yield',
  'insurance-wrong-details',
  'land-telangana',
  'vermicompost-subsidy',
  'msp-payment-late',
  'masur-utera',
  ...TOLD_BY_NAME_OF_SCHEMES,
]);
