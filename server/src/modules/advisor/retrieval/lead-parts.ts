import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import type { SectionLabel } from '../knowledge/section-labels.js';
import { alongWith, type LeadByFigure, leadOf, leadOfPh } from '../vocabulary/entry-leads.js';
import { CALAMITY_WORDS, INSURANCE_WORDS, LOSS_WORDS } from '../vocabulary/intents.js';
import { isOfOneState } from '../vocabulary/state-leads.js';
import { themeOf } from '../vocabulary/themes.js';
import { type ConversationState, NEW_CONVERSATION } from './conversation-state.js';
import { byId, entryPart, labelledPart } from './entry-parts.js';
import { wholeLabelsOf } from './meant-first.js';
import type { Part } from './plan.js';
import type { Reading } from './reading.js';
import { WORK_PARTS } from './work-parts.js';

/** Whether the parts that answer an entry's wording are fixed: then each sentence that leads to it asks for the same. */
export const isMeantWhole = (entry: string | undefined): boolean => entry !== undefined && entry in MEANT;

/** What a loss is told with: the 72 hours of the insurance. */
const CLAIM_ENTRY = 'pmfby-claim';
/** The parts that are meant with an entry, whatever single words ask for: 72 hours, and from when sorghum is safe. */
const MEANT: Readonly<Partial<Record<string, readonly SectionLabel[]>>> = {
  [CLAIM_ENTRY]: ['when', 'apply'],
  'drone-subsidy': ['amount', 'apply'],
  'polyhouse-subsidy': ['amount', 'apply'],
  'vermicompost-subsidy': ['amount', 'apply'],
  'seed-subsidy': ['amount', 'apply'],
  'bihar-diesel-subsidy': ['amount', 'apply'],
  'bees-subsidy': ['amount', 'apply'],
  'biogas-subsidy': ['amount', 'apply'],
  'insurance-wrong-details': ['action', 'apply', 'who'],
  'weather-crop-insurance': ['about', 'amount', 'apply'],
  'land-partition': ['action'],
  'cyclone-wind': ['action'],
  'msp-payment-late': ['action', 'apply'],
  'land-telangana': ['apply', 'action'],
  'farm-power-connection': ['about', 'action', 'apply'],
  'heat-illness': ['action', 'caution', 'care'],
  'farmer-pension-share': ['amount', 'apply'],
  'farmer-pension-age': ['who', 'action'],
  'goat-kids-winter': ['care', 'feed', 'caution'],
  'marigold-diwali': ['when', 'seed'],
  'solar-pump-repair': ['action', 'apply'],
  'coconut-basal-stem-rot': ['sign', 'action'],
  'urad-rice-fallow': ['when', 'seed'],
  'poultry-winter-eggs': ['cause', 'action'],
  'insurance-area-yield': ['about', 'action'],
  'groundnut-tikka': ['sign', 'action', 'dose'],
  'soybean-yellow-mosaic': ['sign', 'action', 'dose'],
  'drip-money-late': ['action', 'apply'],
  'suraksha-bima': ['amount', 'who', 'apply'],
  'relief-not-received': ['action', 'apply'],
  'sugarcane-payment': ['amount', 'action'],
  'kcc-refused': ['cause', 'action', 'apply'],
  'patta-tamil-nadu': ['apply', 'when'],
  'milk-society': ['apply', 'action'],
  'nano-dap': ['nutrition', 'caution'],
  'trichoderma-use': ['when'],
  'crop-rotation': ['about', 'action'],
  'after-soybean-crop': ['about'],
  'paddy-utera': ['when', 'about'],
  'paddy-boro-nursery': ['when'],
  vermicompost: ['cause'],
  'potato-earthing-up': ['care'],
  'paddy-stem-borer': ['sign', 'action', 'dose'],
  'onion-purple-blotch': ['sign', 'action', 'dose'],
  'jowar-borers': ['sign', 'action', 'dose'],
  'calf-scours': ['sign', 'action'],
  'calf-deworming': ['when'],
  'pm-kisan-inherited': ['who', 'apply'],
  'machine-rates-acre': ['cost', 'apply'],
  'onion-harvest-storage': ['store'],
  'pulse-storage': ['sign', 'store'],
  'marigold-figures': ['harvest'],
  'citrus-canker': ['sign', 'action', 'dose'],
  'chilli-thrips': ['sign', 'action', 'dose'],
  'dairy-treated-milk': ['action', 'caution'],
  'turmeric-curing': ['store', 'seed'],
  'fish-pond-cloudy': ['action'],
  'spray-near-bees': ['when', 'action', 'dose'],
  'implement-hp': ['action'],
  'paddy-direct-weeds': ['weeds', 'dose'],
  'onion-store-sprout': ['cause', 'action'],
  'fish-pond-start': ['about', 'apply'],
  'dairy-fmd': ['sign', 'action'],
  'gourd-small-fruit-rot': ['cause', 'action'],
  'paddy-blight': ['variety'],
  'msp-or-mandi': ['sell'],
  'sugarcane-nutrition-water': ['care'],
  'wheat-varieties': ['caution'],
  'pm-kisan-bought': ['who', 'apply'],
  'insurance-wild-animals': ['who', 'apply'],
  'procurement-refused': ['amount', 'action', 'apply'],
  'gram-wilt': ['variety'],
  'arhar-problems': ['variety'],
  'moong-mosaic': ['variety'],
  'soybean-protection': ['variety'],
  'potato-late-blight': ['variety'],
  'tomato-varieties': ['variety', 'caution'],
  'potato-harvest-storage': ['harvest'],
  'pm-kusum': ['amount', 'apply'],
  'tractor-subsidy': ['amount', 'apply', 'caution'],
  'mango-rejuvenation': ['action', 'care'],
  'guava-rejuvenation': ['action'],
  'potash-alternatives': ['nutrition', 'amount'],
  'ginger-turmeric-rhizome-rot': ['sign', 'action', 'dose'],
  'hybrid-seed-reuse': ['about'],
  'orange-ambia-bahar': ['water', 'caution'],
  'insurance-prevented-sowing': ['amount', 'apply'],
  'tomato-staking': ['care'],
  'sunflower-boron': ['nutrition'],
  'deficiency-symptoms': ['sign', 'action'],
  'payment-fraud': ['caution', 'apply', 'action'],
  'gram-rainfed': ['action'],
  'cotton-no-ratoon': ['action'],
  'low-tunnel-mulch': ['care'],
  'drip-cleaning': ['action', 'caution'],
  'happy-seeder': ['about', 'amount', 'caution'],
  'salty-water-crops': ['variety', 'water'],
  'soil-testing': ['soil', 'caution'],
  'jowar-growing': ['caution'],
  'dairy-pregnant-feeding': ['care'],
  'vet-at-home': ['apply', 'about'],
  'goat-ppr': ['when'],
  'turmeric-growing': ['seed'],
  'ginger-growing': ['seed'],
  'land-record-copy': ['apply'],
  'cotton-reddening': ['sign', 'action'],
  'kcc-collateral': ['amount', 'action'],
  'rain-at-harvest': ['action', 'caution'],
  'summer-ploughing': ['about', 'action'],
  'hard-soil': ['cause', 'action'],
  'onion-seed-making': ['about'],
  'potato-leaf-roll': ['sign', 'action', 'dose'],
  'solar-pump-complaint': ['action', 'caution'],
  'nursery-in-rain': ['action'],
  'pm-kisan-death': ['who', 'apply'],
  'kcc-limit': ['apply', 'caution'],
  'input-dealer-licence': ['apply', 'who', 'cost'],
  'after-frost': ['action', 'caution'],
  'root-knot-nematode': ['sign', 'action'],
  'cucurbits-cottony-rot': ['sign', 'action', 'dose'],
  'spray-rain': ['action', 'caution'],
  'urea-rain': ['action', 'caution'],
  'watering-in-wind': ['action'],
  'monsoon-onset': ['when'],
  'paddy-zinc': ['sign', 'action'],
  'seed-germination-test': ['action'],
  'sulphur-shortage': ['nutrition'],
  'paddy-after-flood': ['action', 'caution'],
  'potato-seed-plot': ['when', 'care', 'store'],
  'masur-utera': ['when', 'seed', 'care'],
  'dairy-mastitis': ['sign', 'action'],
  'dairy-lumpy': ['sign', 'action', 'when'],
  'sprayer-care': ['action', 'care'],
  'tractor-troubles': ['cause', 'action'],
  'spray-tank-mix': ['action', 'caution'],
  'biogas-plant': ['about', 'action'],
  'compost-methods': ['about', 'action'],
  'mushroom-milky': ['when', 'care'],
  'mushroom-bag-troubles': ['sign', 'action'],
  'farm-trees-money': ['care', 'harvest'],
  'tree-felling-permit': ['apply', 'caution'],
  'paddy-nursery': ['seed'],
  'jute-msp': ['sell'],
  'jute-retting': ['harvest', 'action'],
  'watermelon-ripe-sweet': ['water', 'harvest'],
  'maize-harvest': ['store'],
  'coconut-root-wilt': ['sign', 'action'],
  'coconut-copra': ['harvest', 'sell'],
  'black-pepper-slow-decline': ['sign', 'action'],
  'citrus-dieback': ['cause', 'action'],
  'black-pepper-growing': ['harvest'],
  'paddy-gall-midge': ['sign', 'action', 'dose'],
  'sapota-drumstick-pruning': ['care'],
  'pineapple-flowering': ['care'],
  'cardamom-calendar': ['care'],
  'rubber-rain-fertiliser': ['nutrition', 'care'],
  'coriander-stem-gall': ['sign', 'action', 'dose'],
  'rhizobium-culture': ['action'],
  'hail-nets': ['action', 'amount'],
  'sea-water-land': ['action', 'variety'],
  'paddy-varieties': ['variety'],
  'sandy-soil-water': ['action'],
  'slope-soil-loss': ['action'],
  'soybean-drainage': ['seed', 'action'],
  'soil-organic-carbon': ['nutrition', 'action'],
  'apple-scab': ['sign', 'action', 'dose'],
  'red-spider-mite': ['sign', 'action', 'dose'],
  'chilli-dieback': ['sign', 'action', 'dose'],
  'litchi-troubles': ['sign', 'action', 'dose'],
  'citrus-cracking': ['cause', 'action'],
  'pomegranate-cracking': ['cause', 'action'],
  'dairy-retained-placenta': ['action'],
  'poultry-litter': ['nutrition'],
  'dairy-ai-sexed': ['apply', 'about'],
  'bees-sting-spray': ['caution'],
  'bees-queen-honey': ['sign', 'action'],
  'pig-figures': ['harvest', 'about'],
  'goat-sale-age': ['harvest', 'feed'],
  'dairy-eye': ['sign', 'action', 'caution'],
  'animal-carcass': ['action', 'caution', 'amount'],
  'dairy-breeds': ['variety'],
  'dairy-off-feed': ['sign', 'action'],
  berseem: ['harvest'],
  'sugarcane-lodging': ['action', 'care'],
  'buffalo-summer-heat': ['cause', 'action'],
  'dairy-prolapse': ['sign', 'action'],
  'krishak-bandhu': ['amount', 'who'],
  'namo-shetkari': ['amount', 'apply'],
  'genuine-pesticide': ['action', 'caution'],
  pmfme: ['amount', 'apply'],
  'boron-shortage': ['nutrition', 'caution'],
  'farm-machines-care': ['amount'],
  'mera-pani-meri-virasat': ['amount', 'apply'],
  'chhattisgarh-paddy-buying': ['amount', 'apply', 'when'],
  'natural-inputs': ['nutrition'],
  'mango-malformation': ['sign', 'action'],
  'fish-pond-stocking': ['seed', 'when'],
  'aonla-fruit-black': ['sign', 'action'],
  'lightning-safety': ['action', 'about', 'caution'],
  'borewell-help': ['amount', 'who', 'apply'],
  'goat-poultry-subsidy': ['amount', 'who', 'apply'],
  'farm-accident-help': ['amount', 'apply'],
  'fencing-subsidy': ['caution', 'amount'],
  'pm-matsya-sampada': ['amount', 'apply'],
  'wild-animal-compensation': ['apply', 'amount', 'caution'],
};

/** What is done about a loss beside the insurance. */
const LOSS_ENTRIES = new Set(['kcc-repayment', 'loss-without-insurance']);

/** As many words as a question has that leans on the message before it. */
const MOST_LEANING_WORDS = 6;
// A part of the work that is asked by name (which breed) is no part of the scheme before it.
const pointsBack = ({ contentWords: count, goesOn, labels }: Reading, { asked }: ConversationState): boolean =>
  asked !== undefined &&
  !labels.some((label) => WORK_PARTS.has(label)) &&
  (goesOn || count <= MOST_LEANING_WORDS) &&
  leadOf(asked) === undefined;

/** "I water daily but miss it some days, is it because of this?": the cause of what was asked about before. */
const ASKS_BACK = /इसी (?:से|वजह)|\bisi (?:se|wajah)\b|\bbecause of th(?:is|at)\b|\bis (?:this|that) why\b/iu;
const asksBack = ({ text }: Reading, { asked }: ConversationState): boolean =>
  asked !== undefined && ASKS_BACK.test(text);

const schemeName = ({ scheme }: ConversationState): string =>
  (scheme === undefined ? undefined : themeOf(scheme)?.name) ?? '';

/** "The pH is 9" … "what do I put on before the wheat": what the land lacks is asked of the figure before. */
function phBefore(
  { text, labels, contentWords: count }: Reading,
  { asked }: ConversationState,
): LeadByFigure | undefined {
  const asksToGive = labels.includes('action') || labels.includes('nutrition');
  if (asked === undefined || !asksToGive || count > MOST_LEANING_WORDS || leadOf(text) !== undefined) return undefined;
  return leadOfPh(asked);
}

/** What a wording means for certain; a loss that is told with it keeps its 72 hours. */
export function leadParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const ofPh = leadOfPh(reading.text) ?? phBefore(reading, state);
  if (ofPh) {
    // A pH that was asked about before may have been told; what to put on the land is told again.
    const told = labelledPart(byId(knowledge, ofPh.entry), reading, NEW_CONVERSATION, ofPh.labels);
    if (told.length > 0) return told;
  }
  // "Drip on two acres" … "how much does the government give on it": the two messages together say what is meant.
  const inState = reading.state === undefined ? undefined : leadOf(`${reading.text} ${reading.state}`);
  const id =
    (isOfOneState(inState) ? inState : leadOf(reading.text)) ??
    (pointsBack(reading, state) || asksBack(reading, state)
      ? (leadOf(`${state.asked} ${reading.text}`) ?? leadOf(`${schemeName(state)} ${reading.text}`))
      : undefined);
  const entry = id === undefined ? undefined : byId(knowledge, id);
  // The cause may have been told already; asked whether it is this one, it is told again.
  const before = asksBack(reading, state) ? NEW_CONVERSATION : state;
  // What stands for the whole message is told without what else its words are near to.
  const whole = id === undefined || id !== leadOf(reading.text) ? undefined : wholeLabelsOf(reading.text);
  const parts = whole
    ? labelledPart(entry, reading, before, whole)
    : entryPart(entry, reading, before, MEANT[id ?? ''] ?? reading.labels);
  if (parts.length === 0 || id === undefined) return undefined;
  const along = alongWith(id, reading.text);
  if (along !== undefined)
    return [...parts, ...entryPart(byId(knowledge, along), reading, state, MEANT[along] ?? reading.labels)];
  const lost = LOSS_ENTRIES.has(id) && (LOSS_WORDS.has(reading.text) || CALAMITY_WORDS.has(reading.text));
  if (!lost || INSURANCE_WORDS.has(reading.text)) return parts;
  return [...parts, ...labelledPart(byId(knowledge, CLAIM_ENTRY), reading, state, ['when'])];
}
