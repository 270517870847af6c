import { type CropWord, cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { sectionWords } from '../../vocabulary/section-words.js';

const FODDER = 'fodder';
const GROWN_FOR_FODDER: ReadonlySet<string> = new Set(['jowar', 'maize', 'bajra', 'oats', 'napier', 'cowpea', 'guar']);
/** Fodder by its common name, and no crop that is grown for nothing else. */
const ONLY_FODDER = /^(?!.*(?:bers|bars|silage|sailej|बरसीम|साइलेज)).*(?:fodder|ch?ar[ai]|चार[ाे])/iu;

const BEES = 'bees';
/** The bees themselves; honey alone may be what a sticky drop looks like. */
const BEES_NAMED = /\bbees?\b|\bbee ?hives?\b|madh?u ?ma(?:k|kk)h?i|मधुमक्/iu;
/** Small insects that cover the crop are asked about, and the bees only stand there. */
const PESTS_SEEN = /(?:छोटे|काले|हरे)[^?।]{0,12}(?:कीड़े|कीट)|माहू|चेपा|\b(?:aphids?|mahu|chepa)\b/iu;

const GARLIC = 'garlic';
const CLOVE = 'clove-nutmeg';

const SAFFLOWER = 'safflower';
/** The solar scheme has the name of a crop: KUSUM, कुसुम. */
const OF_SUN =
  /\b(?:solar|saur|pump|motor|h\.?p|yoja?na|scheme|grid|discom|substation|component)\b|सोलर|सौर|पंप|मोटर|योजना/iu;

const withoutSolarScheme = (crops: readonly CropWord[], text: string): readonly CropWord[] =>
  OF_SUN.test(text) ? crops.filter(({ subject }) => subject !== SAFFLOWER) : crops;

/** What falls off a rusted leaf has the colour of an orange. */
const CITRUS = 'kinnow';
const COLOUR_OF_RUST = /\borange (?:powder|dust|rust|spots?|dots?|colou?r(?:ed)?|pustules?|patches|stripes?)\b/iu;

/** Makhana grows in a pond, and no fish is asked about. */
const MAKHANA = 'makhana';
const FISH = 'fish';
const FISH_NAMED = /\bfish|mac?hh?li|मछली|मछलि|मत्स्य/iu;

/** The crops and animals that a question asks about. */
export interface AskedCrops {
  readonly crops: readonly CropWord[];
  /** It asks what an animal is fed. */
  readonly fed: boolean;
}

const hasSubject = (crops: readonly CropWord[], subject: string): boolean =>
  crops.some((crop) => crop.subject === subject);

/** Hives in the mustard: the crop is where they stand. */
function withoutPlaceOfHives(crops: readonly CropWord[], text: string): readonly CropWord[] {
  const asksOfBees = BEES_NAMED.test(text) && hasSubject(crops, BEES) && !PESTS_SEEN.test(text);
  return asksOfBees ? crops.filter(({ subject }) => subject === BEES) : crops;
}

/** The cloves of garlic are no spice of their own. */
const withoutCloves = (crops: readonly CropWord[]): readonly CropWord[] =>
  hasSubject(crops, GARLIC) ? crops.filter(({ subject }) => subject !== CLOVE) : crops;

const GRAM = 'gram';
/** "Moringa, how many grams": the weight, beside another crop. */
const GRAM_WEIGHED =
  /\b(?:\d+|how (?:much|many)|kitn[aei])(?: seed| beej)? grams?\b|\bgrams? (?:per|in one|in a) (?:pump|litre|liter|kg|plant|tank)\b/iu;
/** "How much seed gram per acre": so nobody asks of the pulse, beside another crop or alone. */
const SEED_WEIGHED = /\b(?:seed|beej) grams? (?:per|an?|prati)\b/iu;
const withoutWeight = (crops: readonly CropWord[], text: string): readonly CropWord[] =>
  SEED_WEIGHED.test(text) || (crops.length > 1 && GRAM_WEIGHED.test(text))
    ? crops.filter(({ subject }) => subject !== GRAM)
    : crops;

/** The colour of rust names no fruit beside the crop that has it. */
const withoutColour = (crops: readonly CropWord[], text: string): readonly CropWord[] =>
  crops.length > 1 && COLOUR_OF_RUST.test(text) ? crops.filter(({ subject }) => subject !== CITRUS) : crops;

/** Makhana's pond: the fish are meant only where they are named. */
const withoutPond = (crops: readonly CropWord[], text: string): readonly CropWord[] =>
  hasSubject(crops, MAKHANA) && !FISH_NAMED.test(text) ? crops.filter(({ subject }) => subject !== FISH) : crops;

/** The crops that a text names, for what only has to know them. */
export const cropsNamed = (text: string): readonly CropWord[] => withoutCloves(cropWords.find(text));

/** Sorghum for fodder is sorghum; fodder for a cow is the cow's. */
function withoutFodder(crops: readonly CropWord[], text: string, fed: boolean): readonly CropWord[] {
  const isGrown = crops.some(
    ({ subject, mandi }) => subject !== FODDER && (mandi !== undefined || GROWN_FOR_FODDER.has(subject)),
  );
  return fed || (isGrown && ONLY_FODDER.test(text)) ? crops.filter(({ subject }) => subject !== FODDER) : crops;
}

/** What a question is about, of all the crops and animals that it names. */
export function askedCrops(text: string, knowledge: KnowledgeBase): AskedCrops {
  const named = withoutWeight(
    withoutSolarScheme(withoutColour(withoutPond(cropWords.find(text), text), text), text),
    text,
  );
  // Wild oats in wheat: what something is known about goes first.
  const isKnown = (crop: CropWord): boolean => knowledge.subjects.has(crop.subject);
  const known = [...named.filter(isKnown), ...named.filter((crop) => !isKnown(crop))];
  // "How much green fodder for a cow": the cow is asked about.
  const fed = known.some(({ subject }) => isAnimal(subject)) && sectionWords.find(text).includes('feed');
  return { crops: withoutFodder(withoutCloves(withoutPlaceOfHives(known, text)), text, fed), fed };
}
