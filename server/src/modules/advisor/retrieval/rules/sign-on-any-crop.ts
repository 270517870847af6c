import type { CropWord } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isAbout, isCropSubject, type KnowledgeEntry, TROUBLE_TOPICS } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { ANIMALS } from '../../vocabulary/animals.js';
import { INSURANCE_WORDS } from '../../vocabulary/intents.js';
import { words } from '../../vocabulary/words.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { entryPart } from '../planning/entry-parts.js';
import type { Part, Plan } from '../planning/plan.js';
import { DESCRIBES_FROM } from '../planning/thresholds.js';
import { type Reading, saidBeside } from '../reading/reading.js';

/*
 * Leaves curl and are eaten on every crop, and of most crops nothing is written on it. An adviser in the field would tell how the
 * cause is found: that is told, by the name of the crop, rather than nothing, and rather than the nearest other trouble.
 */

/** A sign that comes on every crop. */
interface Sign {
  /** What is asked, in any script. */
  readonly asked: { readonly has: (text: string) => boolean };
  /** What an entry of the crop says of it in English, where it tells of this sign. */
  readonly told: RegExp;
  /** What the title of a crop's own entry says where it is the one on this sign; `told` where nothing else is. */
  readonly called?: RegExp;
  /** The entry that tells of it for every crop. */
  readonly entry: string;
}

const LEAVES = words('leaf, leaves, patta, patte, patti, pattiyan, pattiya, पत्ता, पत्ते, पत्ती, पत्तियाँ, पत्तियां');
const CURL = words(
  'curl, curls, curled, curling, rolled, rolling, crinkled, crinkling, twisted, mud rahe, mud rahi, mud gaye, mude hue, sikud rahe, sikud gaye, sikud rahi, mudna, सिकुड़ रहे, सिकुड़ गए, सिकुड़ रही, मुड़ रहे, मुड़ रही, मुड़ गए, मुड़े, सिकुड़न, ऐंठ',
);
const EATEN = words(
  'hole, holes, eaten, eating, chewed, skeleton, ched, chhed, kha rahe, kha raha, kha rahi, khaye hue, छेद, खा रहे, खा रहा, खा रही, खाए हुए',
);
const STAYS_SMALL = words(
  'stunted, growth is stopped, growth stopped, growth has stopped, not growing, stopped growing, plants small, plants are small, staying small, stay small, remain small, slow growth, growth is slow, badh nahi rahe, badh nahi raha, badh nahi rahi, badhwar nahi, badhvar nahi, badhwar ruk, badhvar ruk, chhote rah, chote rah, बढ़ नहीं रहे, बढ़ नहीं रहा, बढ़ नहीं रही, बढ़वार नहीं, बढ़वार रुक, छोटे रह',
);
const NO_FLOWERS = words(
  'not flowering, not flowered, no flowers, no flower, without flowers, not giving flowers, flowers not coming, flowers are not coming, flower not coming, not fruiting, no pods, no fruit, no fruits, not bearing, no bolls, only leaves, phool nahi, phul nahi, fool nahi, fal nahi, phal nahi, phali nahi, fali nahi, फूल नहीं, फल नहीं, फली नहीं, फलियाँ नहीं',
);
const YELLOW = words('yellow, yellowing, pila, pile, pili, peela, peele, peeli, पीला, पीले, पीली, पीलापन');
const AFTER_WATER = words(
  'after irrigation, after first irrigation, after second irrigation, after watering, after water, after giving water, after rain, after rains, after heavy rain, pani ke baad, pani dene ke baad, pani lagane ke baad, sinchai ke baad, barish ke baad, पानी के बाद, पानी देने के बाद, पानी लगाने के बाद, सिंचाई के बाद, बारिश के बाद',
);

const FALLS = words(
  'flowers drop, flower drop, flowers are dropping, flowers dropping, flower dropping, flowers full drop, flowers fall, flowers falling, flowers are falling, flower fall, flower falling, flowers all falling, phool gir, phool jhad, fool gir, fool jhad, फूल गिर, फूल झड़',
);
const SPOTS = words('spots, spot, dhabbe, dhabba, daag, धब्बे, धब्बा, दाग');
const DRIES = words(
  'drying one by one, dying one by one, plants drying, plants are drying, plants dying, plants are dying, plants wilting, plants are wilting, are wilting, is wilting, paudhe sukh, podhe sukh, paudha sukh, ek ek karke sukh, murjha, पौधे सूख, पौधा सूख, मुरझा',
);

/** What is cut for more flowers is asked, and no trouble. */
const NIPS = words('nipping, nip, pinching, pinch, topping, khutai, खुटाई');

/** Male flowers give no fruit, and in a nursery something else is wrong: both have their own entries. */
const ELSEWHERE = words(
  'hanging flowers, male flowers, nursery, seedbed, seedling, seedlings, paudh, पौध, latakte phool, nar phool, लटकते फूल, नर फूल, नर्सरी',
);

const both = (one: Sign['asked'], other: Sign['asked']): Sign['asked'] => ({
  has: (text) => one.has(text) && other.has(text),
});

const SIGNS: readonly Sign[] = [
  {
    asked: both(YELLOW, AFTER_WATER),
    told: /\byellow[^.]*\b(?:wet|water|drain|rain)|\b(?:wet|water|rain|drain)[^.]*\byellow/iu,
    entry: 'yellow-after-water-any-crop',
  },
  {
    asked: both(LEAVES, CURL),
    told: /\bcurl|\broll|\bcrinkl|\btwist|\bfold|\bcup/iu,
    entry: 'curling-leaves-any-crop',
  },
  {
    asked: both(LEAVES, EATEN),
    told: /\bholes?\b|\beat|\bstrip|looper|\bcaterpillar|\bbeetle|\bworm|\bweevil|\bgrasshopper|\bsnail/iu,
    entry: 'eaten-leaves-any-crop',
  },
  {
    asked: FALLS,
    told: /\b(?:flower|blossom|bloom|buds?|squares?|button|fruit)s?\b[^.;]*\b(?:fall|drop)|\b(?:fall|drop)[^.;]*\b(?:flower|blossom|buds?|fruit)/iu,
    entry: 'flower-fruit-drop',
  },
  {
    asked: NO_FLOWERS,
    told: /\b(?:no|not?|without|few|late|hardly|fall|drop)\b[^.;]*\b(?:flower|bloom|fruit|pod|ear|boll|set)|\b(?:flower|bloom|fruit|pod|buds?)\w*\b[^.;]*\b(?:fall|drop|fail|do not|no\b|late|few|leaves)/iu,
    called:
      /\bno (?:flowers?|fruits?|pods?)\b|\bnot flower|\bflowers? (?:fall|drop)|\bfew (?:flowers|pods|fruits?)\b/iu,
    entry: 'no-flowers-any-crop',
  },
  {
    asked: both(LEAVES, SPOTS),
    told: /\bspot|\bblotch|\bblight|\brust|\bscab|\bpatch/iu,
    entry: 'leaf-spots-any-crop',
  },
  { asked: DRIES, told: /\bwilt|\bdr(?:y|ies|ied)\b|\brot|\bdie|\bdroop|\btermite/iu, entry: 'root-rot-any-crop' },
  {
    asked: STAYS_SMALL,
    told: /\bstunt|\bsmall|\bdwarf|\bshort|\bstay|\bslow|\bgrowth/iu,
    entry: 'stunted-plants-any-crop',
  },
];

const OF_TROUBLE: ReadonlySet<string> = new Set(['sign', 'cause']);

/** Whether an entry is of a trouble that shows itself so. */
const tellsOf = ({ titleEn, sections }: KnowledgeEntry, told: RegExp): boolean =>
  sections.some(({ label }) => OF_TROUBLE.has(label)) &&
  (told.test(titleEn) || sections.some(({ label, en }) => OF_TROUBLE.has(label) && told.test(en)));

/** What a sign's words may be read as besides it ("growth is stopped" as a payment that is); who asks for another part of the work is told that part. */
const READ_AS_SIGN: ReadonlySet<SectionLabel> = new Set([
  'sign',
  'cause',
  'action',
  'dose',
  'caution',
  'water',
  'care',
  'apply',
]);

/**
 * What is told of a sign that comes on every crop, where the plan that is made of the crop's own entries tells nothing of it;
 * otherwise that plan.
 */
export function orSignOnAnyCrop(
  plan: Plan,
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Plan {
  const [crop, other] = reading.crops;
  if (!crop) return orSignOnACrop(plan, reading, state, knowledge);
  if (other || reading.goesOn || ANIMALS.has(crop.subject)) return plan;
  if (INSURANCE_WORDS.has(reading.text) || ELSEWHERE.has(reading.text)) return plan;
  if (!reading.labels.every((label) => READ_AS_SIGN.has(label)) || NIPS.has(reading.text)) return plan;
  if (plan.kind === 'parts' && plan.parts.some(isOfAnyCrop))
    return { ...plan, parts: plan.parts.map((part) => (isOfAnyCrop(part) ? { ...part, onCrop: crop } : part)) };
  const sign = SIGNS.find(({ asked }) => asked.has(reading.text));
  if (!sign || !tellsOther(plan, crop, sign) || isMeant(plan, reading, knowledge)) return plan;
  // "Flowers drop": what the crop's own entry is called by goes before what holds for all crops.
  const own = knowledge
    .about(crop.subject)
    .find(
      (entry) =>
        TROUBLE_TOPICS.has(entry.topic) && (sign.called ?? sign.told).test(entry.titleEn) && tellsOf(entry, sign.told),
    );
  const parts = entryPart(own ?? knowledge.entry(sign.entry), { ...reading, text: '' }, state, TOLD).map(
    (part): Part => (part.kind === 'entry' ? { ...part, labels: [], ...(own ? {} : { onCrop: crop }) } : part),
  );
  return parts.length === 0 ? plan : { kind: 'parts', parts, repairs: plan.kind === 'parts' ? plan.repairs : [], crop };
}

const MY_CROP = words('crop, crops, fasal, fasl, field, khet, plants, paudhe, फसल, फ़सल, खेत, पौधे');
/** Leaves that only turn yellow: how the cause of any trouble is found. */
const ANY_TROUBLE = 'identify-problem';

const isOfOneCrop = ({ subject, topic }: KnowledgeEntry): boolean =>
  isCropSubject(subject) || (TROUBLE_TOPICS.has(topic) && subject !== 'protection');

/** "My crop is turning yellow", where nobody can tell which crop: how its cause is found, and not the trouble of the nearest one. */
function orSignOnACrop(plan: Plan, reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Plan {
  if (!MY_CROP.has(reading.text) || reading.goesOn || reading.labels.length > 0) return plan;
  const ofOneCrop =
    plan.kind === 'parts' &&
    plan.parts.every((part) => part.kind === 'entry' && isOfOneCrop(part.entry)) &&
    !isMeant(plan, reading, knowledge);
  if (plan.kind !== 'unknown' && plan.kind !== 'ask-back' && !ofOneCrop) return plan;
  const sign =
    SIGNS.find(({ asked }) => asked.has(reading.text))?.entry ?? (YELLOW.has(reading.text) ? ANY_TROUBLE : '');
  const parts = entryPart(knowledge.entry(sign), { ...reading, text: '' }, state, TOLD);
  return parts.length === 0
    ? plan
    : { kind: 'parts', parts, repairs: plan.kind === 'parts' ? plan.repairs : [], crop: undefined };
}

/** Entries of what comes on every crop: the crop that was named stands before them, so that a wrong guess can be seen. */
const OF_ANY_CROP: ReadonlySet<string> = new Set(SIGNS.map(({ entry }) => entry));
const isOfAnyCrop = (part: Part): boolean => part.kind === 'entry' && OF_ANY_CROP.has(part.entry.id);

const TOLD: readonly SectionLabel[] = ['sign', 'cause', 'action'];

/** So much of what was said an entry that is meant has, though it calls the sign otherwise. */
const FITS = 0.6;

/** Whether a plan tells what a wording leads to, or what has most of what was said. */
function isMeant(plan: Plan, reading: Reading, knowledge: KnowledgeBase): boolean {
  if (plan.kind !== 'parts') return false;
  const lead = knowledge.meant(reading.text)?.entry;
  if (lead?.sections.some(({ label }) => OF_TROUBLE.has(label) || label === 'action')) return true;
  const said = saidBeside(reading);
  if (said.length < DESCRIBES_FROM) return false;
  return plan.parts.some(
    (part) => part.kind === 'entry' && TROUBLE_TOPICS.has(part.entry.topic) && knowledge.fit(part.entry, said) >= FITS,
  );
}

/** Whether a plan tells nothing, or of the crop nothing that shows itself so. */
function tellsOther(plan: Plan, crop: CropWord, { told }: Sign): boolean {
  if (plan.kind === 'unknown') return plan.unwritten === undefined;
  if (plan.kind !== 'parts') return false;
  return plan.parts.every(
    (part) => part.kind === 'entry' && isAbout(part.entry, crop.subject) && !tellsOf(part.entry, told),
  );
}
