import type { Bilingual } from '../advisor.types.js';
import type { Accident } from './field-accidents.js';
import { helpline } from './helplines.js';

const emergency = helpline('emergency');
const ambulance = helpline('ambulance');
const vet = helpline('animal');

const CALL: Bilingual = {
  en: `Ring ${ambulance} (ambulance) or ${emergency} now.`,
  hi: `अभी ${ambulance} (एंबुलेंस) या ${emergency} पर फ़ोन कीजिए।`,
};

/**
 * First aid after an accident: the call first, then what those who stand there can do. Each was held on 2026-11-26 against the
 * public word named above it.
 */
export const ACCIDENT_REPLIES = {
  // NDMA, tips for sunstroke (karaikal.gov.in); Ministry of Health, advisory on heat illness (India Today, 6 June 2025); nothing to
  // drink in fits or a faint: caloes.ca.gov, summer heat.
  heat: {
    en: [
      `This may be heat illness. Confused, fainted, fits, vomiting, or hot dry skin with no sweat: ring ${ambulance} or ${emergency} now, it is heat stroke.`,
      '• Into the shade at once, lie down, feet up. Loosen clothes.',
      '• Cool the body: pour water, wet cloth on head, neck, armpits and groin, and fan. Go on until help comes.',
      '• Awake and able to swallow: sips of water, ORS, buttermilk or salted lemon water. Not fully awake: nothing by mouth, lay on the side.',
      '• No better in half an hour: hospital. No more work in the sun today; from 12 to 3 rest in the shade.',
    ].join('\n'),
    hi: [
      `यह लू हो सकती है। होश में गड़बड़, बेहोशी, दौरे, उल्टी, या सूखी गरम चमड़ी और पसीना बंद हो तो अभी ${ambulance} या ${emergency} पर फ़ोन कीजिए।`,
      '• तुरंत छाया में लिटाइए, पैर ऊँचे, कपड़े ढीले।',
      '• शरीर ठंडा कीजिए: पानी डालिए, सिर, गर्दन, बगल और जाँघ पर गीला कपड़ा रखिए, पंखा कीजिए। मदद आने तक करते रहिए।',
      '• पूरा होश हो तभी घूँट-घूँट पानी, ओआरएस, छाछ या नमक वाला नींबू पानी। होश पूरा न हो तो मुँह से कुछ नहीं, करवट लिटाइए।',
      '• आधे घंटे में आराम न हो तो अस्पताल। आज धूप में और काम नहीं; 12 से 3 बजे तक छाया में रहिए।',
    ].join('\n'),
  },
  // Maine Farm Safety Program, bulletin 2338: first aid for electrical accidents.
  'electric-shock': {
    en: [
      CALL.en,
      '• Do not touch the person while the current is on: switch off at the main or pull the fuse. Broken line or high tension: stay far away and have the electricity office cut it.',
      '• Cannot switch off: stand on dry wood and push the wire away with a dry stick or bamboo, nothing wet or of metal.',
      '• Not breathing: press hard and fast on the middle of the chest, about 100 a minute, until help comes. Breathing: lay on the side.',
      '• Everybody who had a strong shock goes to hospital, also when he looks well. Burns: dry clean cloth only.',
    ].join('\n'),
    hi: [
      CALL.hi,
      '• करंट चालू हो तो मरीज़ को छुएँ नहीं: मेन स्विच बंद कीजिए या फ्यूज निकालिए। टूटा तार या हाई टेंशन हो तो दूर रहिए, बिजली दफ्तर से लाइन कटवाइए।',
      '• बंद न हो सके तो सूखी लकड़ी पर खड़े होकर सूखे डंडे या बाँस से तार हटाइए; गीली या लोहे की चीज़ से नहीं।',
      '• साँस न चले तो छाती के बीच में जोर से, मिनट में करीब 100 बार दबाते रहिए, मदद आने तक। साँस चले तो करवट लिटाइए।',
      '• तेज झटका लगा हो तो ठीक दिखने पर भी अस्पताल। जले पर सिर्फ सूखा साफ कपड़ा।',
    ].join('\n'),
  },
  // NDMA, advisory of 5 July 2020 (LatestLY); Ophea: who was struck carries no charge.
  lightning: {
    en: [
      CALL.en,
      '• Touching the person is safe: no current is left. If the storm goes on, carry him into a house first.',
      '• Not breathing: press hard and fast on the middle of the chest, about 100 a minute, until help comes. Breathing: lay on the side.',
      '• Hospital also when he seems well.',
    ].join('\n'),
    hi: [
      CALL.hi,
      '• मरीज़ को छूने में खतरा नहीं: शरीर में करंट नहीं रहता। बिजली अब भी कड़क रही हो तो पहले उसे पक्के मकान में ले जाइए।',
      '• साँस न चले तो छाती के बीच में जोर से, मिनट में करीब 100 बार दबाते रहिए, मदद आने तक। साँस चले तो करवट लिटाइए।',
      '• ठीक दिखे तो भी अस्पताल।',
    ].join('\n'),
  },
  // Troop 77 first-aid manual (bleeding) and cprescue.com (a part that was cut off).
  wound: {
    en: [
      CALL.en,
      '• Stop the engine first. Do not pull a caught limb out by force: open or turn back the machine.',
      '• Press a clean cloth hard on the wound and raise the limb. Soaked: another cloth on top, do not take the first away. Tie above the wound only if nothing else stops it, and note the time.',
      '• A finger that was cut off: wrap it in clean cloth, into a closed plastic bag, the bag on ice (never straight on ice), and take it along.',
      '• Under a tractor, or hurt in back or neck: do not drag him. Tetanus injection at the hospital.',
    ].join('\n'),
    hi: [
      CALL.hi,
      '• पहले इंजन बंद। फँसा अंग जोर से मत खींचिए: मशीन खोलिए या उल्टी घुमाइए।',
      '• घाव पर साफ कपड़ा कसकर दबाए रखिए, अंग ऊँचा। कपड़ा भीगे तो ऊपर दूसरा रखिए, पहला मत हटाइए। किसी तरह न रुके तभी घाव के ऊपर बाँधिए, समय लिख लीजिए।',
      '• कटी उँगली साफ कपड़े में लपेटकर बंद थैली में, थैली बर्फ पर (सीधे बर्फ पर नहीं), और साथ अस्पताल ले जाइए।',
      '• ट्रैक्टर के नीचे दबा हो या कमर-गर्दन में चोट हो तो घसीटिए मत। अस्पताल में टिटनेस का टीका।',
    ].join('\n'),
  },
  // NSW Poisons Information Centre: bees, wasps, ants.
  stings: {
    en: [
      CALL.en,
      '• Get away from the bees, into a house or under a cloth. Do not hit at them.',
      '• Scrape the stings out quickly, wash, cold wet cloth. Take off rings.',
      '• Swollen face, hard breathing, fainting, or many stings: hospital at once. Lay him down; breathing hard, let him sit.',
    ].join('\n'),
    hi: [
      CALL.hi,
      '• मधुमक्खियों से दूर, मकान में या कपड़े के नीचे जाइए। मारिए मत।',
      '• डंक जल्दी खुरचकर निकालिए, धोइए, ठंडा गीला कपड़ा रखिए। अँगूठी उतारिए।',
      '• मुँह सूजे, साँस भारी हो, चक्कर आए या बहुत डंक हों तो तुरंत अस्पताल। लिटाइए; साँस भारी हो तो बैठाइए।',
    ].join('\n'),
  },
  // ETV Bharat, 27 July 2024, and Indian Express on Khandwa, April 2025: those who climbed after the first died too.
  'bad-air': {
    en: [
      `Ring ${emergency} now and ask for the fire brigade with oxygen, and ${ambulance}.`,
      '• Nobody climbs down after him, not even with a cloth over the mouth: the gas has no smell and kills the helper in a minute or two.',
      '• From above: call him, let down a rope, blow fresh air in with a fan, blower or sprayer. No flame.',
      '• Once out: fresh air; not breathing: press hard and fast on the middle of the chest until help comes.',
    ].join('\n'),
    hi: [
      `अभी ${emergency} पर फ़ोन करके ऑक्सीजन वाली दमकल बुलाइए, और ${ambulance}।`,
      '• उसके पीछे कोई न उतरे, मुँह पर कपड़ा बाँधकर भी नहीं: गैस की गंध नहीं होती और बचाने वाला भी मिनट-दो मिनट में मर जाता है।',
      '• ऊपर से ही: आवाज दीजिए, रस्सी डालिए, पंखे, ब्लोअर या स्प्रेयर से ताजी हवा भेजिए। आग या दीया नहीं।',
      '• निकलते ही खुली हवा; साँस न चले तो छाती के बीच में जोर से दबाते रहिए, मदद आने तक।',
    ].join('\n'),
  },
  // biologyinsights.com: reach, throw, row, go; first breaths, then presses.
  drowning: {
    en: [
      `Ring ${emergency} now, and ${ambulance}.`,
      '• Do not jump in if you cannot swim: hold out a bamboo or a cloth, throw a rope, tube or empty can.',
      '• Once out and not breathing: five breaths mouth to mouth, then press hard and fast on the middle of the chest, 30 presses and 2 breaths, until help comes. Do not press the belly or hang upside down.',
      '• Breathing: lay on the side, wet clothes off, warm. Hospital even if he seems well. In a borewell: do not dig or pull, wait for the rescue team and speak to the child.',
    ].join('\n'),
    hi: [
      `अभी ${emergency} पर फ़ोन कीजिए, और ${ambulance}।`,
      '• तैरना न आता हो तो मत कूदिए: बाँस या कपड़ा बढ़ाइए, रस्सी, ट्यूब या खाली डिब्बा फेंकिए।',
      '• निकालने पर साँस न चले तो मुँह से पाँच साँस दीजिए, फिर छाती के बीच में जोर से 30 बार दबाइए और 2 साँस, मदद आने तक। पेट मत दबाइए, उल्टा मत लटकाइए।',
      '• साँस चले तो करवट, गीले कपड़े उतारिए, गरम रखिए। ठीक दिखे तो भी अस्पताल। बोरवेल में हो तो खोदिए-खींचिए नहीं: बचाव दल आने तक बच्चे से बात करते रहिए।',
    ].join('\n'),
  },
  // National rabies guidelines as told by ihatepsm.com (2019).
  'dog-bite': {
    en: [
      `Go to the government hospital today for the rabies vaccine, it is free; heavy bleeding, or bitten on head or neck: ring ${ambulance}.`,
      '• First wash the wound with soap under running water for 15 minutes, also a scratch or a lick on a wound.',
      '• Then an antiseptic (povidone iodine). No chilli, lime, oil or turmeric; do not sew or tie it tight.',
      '• Take every injection on its day. Once rabies shows nobody can be saved. Do not wait to see whether the dog stays healthy.',
      `• If it was an animal that was bitten: wash the same way and ring ${vet}.`,
    ].join('\n'),
    hi: [
      `आज ही सरकारी अस्पताल में रेबीज का टीका लगवाइए, मुफ़्त है; खून ज्यादा बहे या सिर-गर्दन पर काटा हो तो ${ambulance} पर फ़ोन कीजिए।`,
      '• पहले घाव को बहते पानी और साबुन से 15 मिनट धोइए, खरोंच या घाव पर चाटने पर भी।',
      '• फिर एंटीसेप्टिक (पोविडोन आयोडीन)। मिर्च, चूना, तेल, हल्दी नहीं; टाँका या कसकर पट्टी नहीं।',
      '• हर टीका उसी दिन लगवाइए। रेबीज दिखने के बाद कोई नहीं बचता। कुत्ता ठीक रहे या नहीं, इसका इंतज़ार मत कीजिए।',
      `• पशु को काटा हो तो उसी तरह धोइए और ${vet} पर फ़ोन कीजिए।`,
    ].join('\n'),
  },
  // snake-scorpion.com: first aid "RIGHT"; aarogya.com, Dr. H. S. Bawaskar: scorpion sting.
  scorpion: {
    en: [
      `Go to the hospital now; a child, sweating, vomiting, cold hands or hard breathing: ring ${ambulance} or ${emergency}.`,
      '• Keep calm and keep the limb still. Cold wet cloth on the place.',
      '• Do not cut, suck, tie or put anything on it; no healer first.',
    ].join('\n'),
    hi: [
      `अभी अस्पताल जाइए; बच्चा हो, पसीना, उल्टी, ठंडे हाथ-पैर या साँस भारी हो तो ${ambulance} या ${emergency} पर फ़ोन कीजिए।`,
      '• शांत रहिए, अंग हिलाइए नहीं। जगह पर ठंडा गीला कपड़ा।',
      '• न काटिए, न चूसिए, न बाँधिए, न कुछ लगाइए; झाड़-फूँक में समय मत गँवाइए।',
    ].join('\n'),
  },
  // burnunit.com, first aid (smother, cool, short for a child or a large burn); brisbanefirstaidcourse.com.au (20 minutes).
  burn: {
    en: [
      CALL.en,
      '• Clothes on fire: do not let him run. Lay him down, wrap him in a thick blanket or gunny bag, or pour water.',
      '• Cool the burn with clean running water, 20 minutes; a child or a large burn only 5, and keep the rest warm. No ice.',
      '• Take off rings and clothes, but leave what sticks to the skin. Acid: wash 15 minutes and more.',
      '• Cover with a clean dry cloth. No toothpaste, ghee, oil or turmeric; do not open blisters. Face, hands, a child, or larger than a palm: hospital.',
    ].join('\n'),
    hi: [
      CALL.hi,
      '• कपड़ों में आग हो तो दौड़ने मत दीजिए: लिटाकर मोटे कंबल या बोरे में लपेटिए, या पानी डालिए।',
      '• जले पर साफ बहता पानी 20 मिनट; बच्चा हो या बहुत जला हो तो 5 मिनट ही, बाकी शरीर गरम रखिए। बर्फ नहीं।',
      '• अँगूठी, कड़े और कपड़े उतारिए, पर चमड़ी से चिपका कपड़ा नहीं। तेजाब हो तो 15 मिनट से ज्यादा धोइए।',
      '• साफ सूखे कपड़े से ढकिए। टूथपेस्ट, घी, तेल, हल्दी नहीं; छाले मत फोड़िए। मुँह-हाथ जले, बच्चा हो या हथेली से बड़ा जला हो तो अस्पताल।',
    ].join('\n'),
  },
  // oldtappan.net, first aid tips (broken bones); the wash and the vaccine as for a dog's bite.
  fall: {
    en: [
      CALL.en,
      '• Do not lift, drag or sit him up: back or neck may be broken. Head and neck stay as they lie; four people and a board if he must be moved.',
      '• Bleeding: press a clean cloth hard. A broken limb: leave it as it lies, tie it to a padded board or stick above and below.',
      '• Not breathing: press hard and fast on the middle of the chest. Nothing to eat or drink.',
      '• An animal: get away from it first. Bitten or scratched by a wild one: wash 15 minutes with soap, rabies vaccine today.',
    ].join('\n'),
    hi: [
      CALL.hi,
      '• उठाइए, घसीटिए या बैठाइए मत: कमर या गर्दन टूटी हो सकती है। सिर-गर्दन जैसे हैं वैसे रहें; हटाना ही हो तो चार लोग तख्ते पर।',
      '• खून बहे तो साफ कपड़ा कसकर दबाइए। हड्डी टूटी हो तो अंग जैसा है वैसा रखिए, ऊपर-नीचे गद्दी लगी लकड़ी से बाँधिए।',
      '• साँस न चले तो छाती के बीच में जोर से दबाते रहिए। खाने-पीने को कुछ नहीं।',
      '• जानवर हो तो पहले उससे दूर। जंगली जानवर ने काटा या नोचा हो तो साबुन से 15 मिनट धोइए, आज ही रेबीज का टीका।',
    ].join('\n'),
  },
  // emergencyfirstaid.info (unconscious, not breathing); vihaahospital.com (choking and heart attack).
  collapse: {
    en: [
      CALL.en,
      '• Does not answer and does not breathe: press hard and fast on the middle of the chest, 100 to 120 a minute, until help comes.',
      '• Breathing but not awake: lay on the side, nothing by mouth. Fits: clear the place, do not hold him, put nothing in the mouth.',
      '• Pain in the chest: let him sit and rest, no walking, loosen clothes.',
      '• Something in the throat and he cannot cough or speak: bend him forward, five blows between the shoulders, then five pulls in above the navel. A baby: head low, blows on the back, never the belly.',
    ].join('\n'),
    hi: [
      CALL.hi,
      '• जवाब न दे और साँस न चले: छाती के बीच में जोर से, मिनट में 100 से 120 बार दबाते रहिए, मदद आने तक।',
      '• साँस चले पर होश न हो तो करवट लिटाइए, मुँह से कुछ नहीं। दौरा हो तो आसपास की चीज़ें हटाइए, जकड़िए मत, मुँह में कुछ मत डालिए।',
      '• सीने में दर्द हो तो बैठाकर आराम, चलाइए मत, कपड़े ढीले।',
      '• गले में कुछ अटका हो और खाँस-बोल न पाए: आगे झुकाकर कंधों के बीच पाँच थपकी जोर से, फिर नाभि के ऊपर पाँच बार अंदर खींचिए। छोटा बच्चा हो तो सिर नीचे, पीठ पर थपकी, पेट कभी नहीं।',
    ].join('\n'),
  },
} as const satisfies Readonly<Record<Accident, Bilingual>>;
