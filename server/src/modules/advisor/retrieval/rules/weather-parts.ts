import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isAbout, type KnowledgeEntry } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { ANIMALS, isAnimal } from '../../vocabulary/animals.js';
import {
  CALAMITY_WORDS,
  CLAIM_WORDS,
  DAMAGE_WORDS,
  DISEASE_SIGN_WORDS,
  INSURANCE_WORDS,
  INTENT_WORDS,
  LOSS_WORDS,
  PESTICIDE_WORDS,
  PREVENT_WORDS,
} from '../../vocabulary/intents.js';
import { weatherEventOf } from '../../vocabulary/weather-events.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { byId, entryPart, labelledPart } from '../planning/entry-parts.js';
import type { Part } from '../planning/plan.js';
import { NEAREST } from '../planning/thresholds.js';
import { type Reading, saidBeside } from '../reading/reading.js';

/** What a loss is told with: the 72 hours of the insurance. */
const CLAIM_ENTRY = 'pmfby-claim';

/** "How much claim will I get for total loss": the sum is asked, and not the way to it. */
const ASKS_SUM =
  /\bhow much (?:claim|compensation|insurance money|claim money)\b|\bhow much (?:money )?(?:will |does )?(?:the )?insurance (?:company )?(?:give|pay)|\bclaim (?:amount|kitna)\b|\bkitn[aei] (?:claim|bima)\b|कितना (?:क्लेम|दावा)|(?:क्लेम|दावा) कितन|बीमा का कितना पैसा/iu;
const SUM_ENTRY = 'insurance-claim-amount';

const FOG_ENTRY = 'fog-cloudy-cold';
const DROUGHT_ENTRY = 'drought-management';

/** "Bronze leaves in the dry spell, small red dots that move": what lives on a crop is told before the weather. */
const CREATURES =
  /\b(?:insects?|mites?|moving|caterpillars?|worms?|bugs?|keed[ae]|kid[ae]|illi|sundi|mahu|makdi)\b|कीड़|इल्ली|सुंडी|मकड़ी|माहू/iu;

const HAIL = /\bhail|\bole?y?\b|\bola\b|\bolavrisht|\bgarpit|ओल[ाेो]|ओलावृष्टि|गारपीट/iu;
const HAIL_ENTRY = 'hail-storm';
/** What tells of other weather than takes a crop away, or of sowing. */
const OTHER_WEATHER: ReadonlySet<string> = new Set([
  'frost-protection',
  'weather-apps',
  'crop-calendar',
  'late-monsoon',
  FOG_ENTRY,
]);

/** Parts of the crop's work that keep their own answer, whatever the weather. */
const ASKED_APART: ReadonlySet<SectionLabel> = new Set([
  'variety',
  'seed',
  'nutrition',
  'weeds',
  'harvest',
  'store',
  'sell',
]);

/** "Drying as if burnt by fire": what a sick field only looks like is no fire. */
const AS_IF_BURNT =
  /\b(?:like|as if|looks?)\b[^.?]*\b(?:burnt|burned|fire|scorched)|\bja[ie]s[eai]\b[^.?]*\b(?:aag|jal)|\b(?:aag|jala|jali|jale)\s+(?:hu[aei]\s+)?ja[ie]s|जैस[ेाी][^.?]*(?:आग|जल)|(?:आग|जल[ाेी])\s+(?:हु\S+\s+)?(?:जैस)/iu;

/** "Does it do harm", "what is the harm", "at how much damage to spray": nothing is lost. */
const ASKS_HARM =
  /\bkitn[aei] nuks?a+n\b|\bhow much (?:damage|loss) (?:to|before|for)\b|कितन[ाेी] नुकसान|नुकसान\s+(?:कम|से|ना|न)(?![\p{L}\p{M}])|(?:खराब|बर्बाद|नष्ट)\s+(?:तो\s+)?(?:नहीं\s+|न\s+)?(?:हो\s+)?(?:जाएग[ाी]|जायेग[ाी]|होग[ाी]|होत[ाीे])|(?:क्या\s+)?(?:नुकसान|नुक़सान)\s+(?:तो\s+)?(?:कर(?:ते|ती|ता)|नहीं|नही|होगा|होता|होती|करेगा|करता|करती|पहुँच|है\s+क्या|क्या)|क्या\s+नुकसान|\b(?:kya )?nuks?a+n (?:to )?(?:nahi|nhi|hoga|hota|karega|karta|kya)\b|\bkya nuks?a+n\b|\bnuks?a+n na\b|\b(?:any|what) (?:harm|damage|loss)\b/giu;

/** "Floods come every year": how the land is, and nothing that was lost today. */
const COMES_EVERY_YEAR =
  /(?:बाढ़|बाढ|जलभराव)\s+(?:[\p{L}\p{M}]+\s+)?(?:आती|आता|वाल[ाेी]|प्रभावित)|\bba?a?dh?\s+(?:[a-z]+\s+)?(?:aati|ati|wal[aei]|prone)\b|\bflood[ -]?prone\b|\bfloods? (?:comes?|every year)\b/giu;

/** Jute is kept under water, seed is put in it: nothing is drowned. */
const KEPT_IN_WATER =
  /\b(?:keep|kept|put|soak\w*|leave|left|ret\w*)\b[^.?]{0,25}\bunder (?:the )?water\b|\bunder water\b[^.?]{0,15}\b(?:keep|rakh)\w*/giu;

/** "How much standing water is needed", and what a relative lost once: nothing is lost today. */
const HOW_MUCH_STANDS =
  /\bhow (?:much|deep|high|many)\b[^.?,]{0,25}\b(?:water[^.?,]{0,15}\bstand(?:ing|s)?|standing water|under water)\b|\bkitna pa?ani (?:khada|khda|bhara)|कितना पानी (?:खड़ा|भरा)/giu;
const LOST_BY_OTHERS =
  /\b(?:uncle|neighbou?rs?|friends?|brother|father|relatives?|somebody|someone|others?)\b[^,.?]{0,25}\b(?:lost|damaged|destroyed|ruined|spoil\w*)\b[^,.?]*/giu;

/** "It was destroyed by frost last year, how do I know that it comes", "water stands in my low field": nothing is lost today. */
const LOST_BEFORE =
  /[^,.?।]*\b(?:last|previous|past) (?:year|season|winter|monsoon)\b[^,.?।]*|[^,.?।]*\bpichhl[ei] (?:sa+l|baar|bar)\b[^,.?।]*|[^,.?।]*पिछल[ेी] (?:साल|बार|वर्ष)[^,.?।]*/giu;
const LIES_WET =
  /\bwater (?:stands|stays|standing) (?:in|on) (?:my |our |the |this )?(?:low|lower)\b|\b(?:soil|land) (?:is )?with (?:standing water|water standing)\b|\b(?:keep|necessary|must|need|should)\b[^.?]{0,25}\bwater standing\b/giu;

/** Water that is to be let out today, before anything is reported. */
const WATER_STANDS =
  /\bwater (?:is |has )?(?:standing|stood|filled)\b|\bstanding water\b|पानी (?:खड़ा|भर)|\bpa?ani (?:khada|khda|bhar)/iu;

/** "Water stood for two days, what after": the field is asked about, and not the claim. */
const ASKS_WHAT_AFTER = /\bwhat (?:to do )?after(?:wards)?\s*\??$/iu;

/** "How long can it stand", "how many days will it live": of the crop in the water. */
const ASKS_HOW_LONG =
  /\bhow (?:long|many days)\b[^?.]*\b(?:stand|live|survive|bear|last|stay)|(?:कितने दिन|kitne din)[^?.।]*(?:टिक|जिंदा|बच|सह|झेल|tik|jinda|zinda|bach|sah|jhel)/iu;

/** A crop's own entry on what has befallen it has nearly all that is said. */
const OWN_FROM = 5_000;
const OWN_HAS = 0.7;

/** Water in the wheat, yellow leaves: the crop's own entry on it, where there is one. */
function ownOf(reading: Reading, knowledge: KnowledgeBase): KnowledgeEntry | undefined {
  const [crop] = reading.crops;
  if (!crop) return undefined;
  const hits = knowledge.find(reading.text, NEAREST, ['action'], reading.crops);
  return hits.find(
    ({ value, confidence }) =>
      isAbout(value, crop.subject) && confidence >= OWN_FROM && knowledge.fit(value, saidBeside(reading)) >= OWN_HAS,
  )?.value;
}

/** A loss is reported within 72 hours, whatever it is called; then what to do in the field. */
export function lossParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  // Dead fish or cattle are no loss of a crop.
  if (reading.crops.some(({ subject }) => ANIMALS.has(subject))) return undefined;
  const told = [
    ASKS_HARM,
    COMES_EVERY_YEAR,
    KEPT_IN_WATER,
    HOW_MUCH_STANDS,
    LOST_BY_OTHERS,
    LOST_BEFORE,
    LIES_WET,
  ].reduce((text, said) => text.replace(said, ' '), reading.text);
  const insured = INSURANCE_WORDS.has(reading.text) && CALAMITY_WORDS.has(reading.text);
  const claims = CLAIM_WORDS.has(reading.text) || insured;
  // "Nuts fall in the July rain with white growth on them, which spray": a sickness that the rain brings is no calamity.
  const sick = DISEASE_SIGN_WORDS.has(told) && PESTICIDE_WORDS.has(told);
  const hit = reading.crops.length > 0 && !sick && CALAMITY_WORDS.has(told) && DAMAGE_WORDS.has(told);
  // Fog spoils slowly and everywhere: no surveyor comes for one field, and the crop can still be saved.
  const onlyFog = weatherEventOf(reading.text)?.entry === FOG_ENTRY;
  const lost =
    (LOSS_WORDS.has(told) || hit) && !PREVENT_WORDS.has(reading.text) && !onlyFog && !AS_IF_BURNT.test(reading.text);
  if (!claims && !lost) return undefined;
  if (claims && ASKS_SUM.test(reading.text))
    return labelledPart(byId(knowledge, SUM_ENTRY), reading, state, ['amount', 'apply']);
  const claim = entryPart(byId(knowledge, CLAIM_ENTRY), reading, state, ['when', 'apply']);
  if (claim.length === 0 || claims) return claim.length === 0 ? undefined : claim;
  if (!LOSS_WORDS.has(told)) return claim;
  const near = knowledge
    .find(reading.text, NEAREST * 2, ['action'], reading.crops)
    .map(({ value }) => value)
    .find(({ id, subject }) => subject === 'weather' && !OTHER_WEATHER.has(id));
  const field = ownOf(reading, knowledge) ?? (HAIL.test(reading.text) ? byId(knowledge, HAIL_ENTRY) : near);
  const work = entryPart(field, reading, state, ['action']);
  // Who asks what to do, or has water standing on his crop, has the field before his eyes; the claim has its 72 hours.
  const isUrgent =
    reading.labels.includes('action') ||
    [WATER_STANDS, ASKS_WHAT_AFTER, ASKS_HOW_LONG].some((asked) => asked.test(reading.text));
  return isUrgent && work.length > 0 ? [...work, ...claim] : [...claim, ...work];
}

/**
 * Frost, hot wind, a dry spell, fog: the crop's own entry of it where there is one, by its title, otherwise what holds for
 * all crops. Undefined where a sowing, a variety or a price is asked along with it.
 */
export function weatherParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const event = weatherEventOf(reading.text);
  if (!event) return undefined;
  // What is done for a crop in the frost warms no hen.
  const ofAnimal = reading.crops.some(({ subject }) => isAnimal(subject));
  if (reading.labels.some((label) => ASKED_APART.has(label)) || INTENT_WORDS.price.has(reading.text)) return undefined;
  // "Without irrigation, how do I sow gram" asks for a way of sowing.
  if (event.entry === DROUGHT_ENTRY && reading.work.includes('sowing') && reading.crops.length > 0) return undefined;
  const own = reading.crops
    .flatMap((crop) => knowledge.about(crop.subject))
    .find((entry) => event.words.has(`${entry.titleEn} ${entry.titleHi}`));
  // Black leaves and a smell after days of fog are late blight: what is seen on a crop is told before the weather.
  const seen = reading.crops.length > 0 && event.entry === FOG_ENTRY && DISEASE_SIGN_WORDS.has(reading.text);
  const crawls = reading.crops.length > 0 && event.entry === DROUGHT_ENTRY && CREATURES.test(reading.text);
  // "Late blight is coming with the fog": the disease that is named is told.
  const named = reading.crops.length > 0 && event.entry === FOG_ENTRY && reading.work.includes('diseases');
  if (!own && (seen || crawls || named || ofAnimal)) return undefined;
  if (!own && reading.crops.some(({ subject }) => event.notOf?.includes(subject))) return undefined;
  const hasOthers = own !== undefined && reading.crops.some(({ subject }) => !isAbout(own, subject));
  // "Frost is coming, should I water": an entry that has no part on water tells what to do.
  const isUntold = own !== undefined && !own.sections.some(({ label }) => reading.labels.includes(label));
  const ofOwn: readonly SectionLabel[] = isUntold && reading.labels.includes('water') ? ['action'] : reading.labels;
  const labels = own ? ofOwn : (event.parts ?? reading.labels);
  // Days of fog bring late blight to potatoes: what comes to the crop is told first.
  const brought = own ? [] : reading.crops.map(({ subject }) => event.troubles?.[subject]);
  const parts = [
    ...brought.flatMap((id) =>
      id === undefined ? [] : entryPart(byId(knowledge, id), reading, state, ['sign', 'action']),
    ),
    ...entryPart(own ?? byId(knowledge, event.entry), reading, state, labels),
    // The potato's own frost warms no brinjal.
    ...(hasOthers ? labelledPart(byId(knowledge, event.entry), reading, state, ['action']) : []),
  ];
  return parts.length > 0 ? parts : undefined;
}
