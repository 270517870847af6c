import type { Bilingual } from '../advisor.types.js';
import { ACCIDENT_REPLIES } from './accident-replies.js';
import { helpline } from './helplines.js';
import type { Danger } from './read-danger.js';
import type { Refusal } from './read-refusal.js';

const emergency = helpline('emergency');
const ambulance = helpline('ambulance');
const manas = helpline('tele-manas');
const vet = helpline('animal');
const kisan = helpline('kisan-call-centre');
const voter = helpline('voter');

/** What is said in danger. The first line is the call; farming does not come into it. */
export const DANGER_REPLIES = {
  distress: {
    en: [
      `Please ring Tele-MANAS now: ${manas}, free, day and night. In danger, ring ${emergency}.`,
      'I hear how heavy this is, and I am glad that you said it. You are not alone, and you are not to blame.',
      'Please do not stay by yourself: sit with someone near you now, and keep pesticide, rope and blades out of reach.',
      'Debts and a lost crop can be sorted out one step at a time, with other people. Your life comes first; your people need you.',
    ].join('\n'),
    hi: [
      `अभी टेली-मानस ${manas} पर फ़ोन कीजिए, मुफ़्त है, दिन-रात। खतरा हो तो ${emergency} पर फ़ोन कीजिए।`,
      'आपका मन कितना भारी है, मैं समझ रहा हूँ। अच्छा किया कि आपने कह दिया। आप अकेले नहीं हैं, और इसमें आपका कोई दोष नहीं।',
      'अकेले मत रहिए: अभी किसी अपने के पास बैठिए, और कीटनाशक, रस्सी, औज़ार दूर रखवा दीजिए।',
      'उधार और बिगड़ी फसल का रास्ता एक-एक कदम करके, औरों के साथ मिलकर निकलता है। सबसे पहले आपकी जान है; आपके अपनों को आपकी ज़रूरत है।',
    ].join('\n'),
  },
  poisoning: {
    en: [
      `Ring ${emergency} or ${ambulance} (ambulance) now, and go to the nearest hospital.`,
      '• Bring the person into fresh air, away from the spray. Loosen tight clothes.',
      '• Take off wet clothes and wash skin and hair with plenty of soap and water. In the eyes: rinse with clean water for 15 minutes.',
      '• Give nothing by mouth, no water, no milk, no salt. Do not make them vomit.',
      '• Unconscious: lay them on their side and see that they breathe. Take the label or the packet along to the doctor.',
    ].join('\n'),
    hi: [
      `अभी ${emergency} या ${ambulance} (एंबुलेंस) पर फ़ोन कीजिए और पास के अस्पताल ले जाइए।`,
      '• मरीज़ को खुली हवा में, दवा से दूर लाइए। कसे कपड़े ढीले कर दीजिए।',
      '• भीगे कपड़े उतारकर चमड़ी और बाल साबुन और खूब पानी से धोइए। आँख में गई हो तो साफ पानी से 15 मिनट धोइए।',
      '• मुँह से कुछ न दीजिए: न पानी, न दूध, न नमक। उल्टी मत कराइए।',
      '• बेहोश हो तो करवट लिटाइए और साँस देखते रहिए। दवा का लेबल या डिब्बा डॉक्टर के पास साथ ले जाइए।',
    ].join('\n'),
  },
  snakebite: {
    en: [
      `Ring ${emergency} or ${ambulance} (ambulance) now: a hospital with anti-venom, as fast as possible.`,
      '• Lie still, keep the bitten limb still and lower than the heart. Take off rings and tight clothes.',
      '• Do not cut, suck, tie tightly or put anything on the bite. No healer first: every minute counts.',
    ].join('\n'),
    hi: [
      `अभी ${emergency} या ${ambulance} (एंबुलेंस) पर फ़ोन कीजिए: जल्दी से जल्दी ऐसे अस्पताल, जहाँ साँप का टीका हो।`,
      '• मरीज़ को लिटाइए, काटा हुआ अंग हिलने न दीजिए और दिल से नीचे रखिए। अँगूठी, कड़े और कसे कपड़े उतार दीजिए।',
      '• न काटिए, न चूसिए, न कसकर बाँधिए, न कुछ लगाइए। झाड़-फूँक में समय मत गँवाइए।',
    ].join('\n'),
  },
  'animal-poisoning': {
    en: [
      `Ring the animal helpline ${vet} (free) or your vet now: with poison, minutes count.`,
      '• Take the animal away from the poison into the shade, and wash its skin with plenty of water if it was sprayed.',
      '• Pour nothing into its mouth: it may choke. Keep the label of the product for the vet.',
      '• Do not use its milk or meat until the vet says so.',
    ].join('\n'),
    hi: [
      `अभी पशु हेल्पलाइन ${vet} (मुफ़्त) या अपने पशु चिकित्सक को फ़ोन कीजिए: ज़हर में हर मिनट कीमती है।`,
      '• पशु को ज़हर से दूर छाया में ले जाइए; शरीर पर दवा पड़ी हो तो खूब पानी से धोइए।',
      '• मुँह में कुछ मत डालिए, दम घुट सकता है। दवा का लेबल पशु चिकित्सक के लिए रखिए।',
      '• चिकित्सक के कहने तक उसका दूध काम में मत लीजिए।',
    ].join('\n'),
  },
  // As the entry dairy-snake-bite has it, with its sources.
  'animal-snakebite': {
    en: [
      `Ring the animal helpline ${vet} (free) or your vet now: anti-venom works best when it is given early.`,
      '• Keep the animal still and in the shade; do not make it walk or run.',
      '• Tie nothing tight, do not cut, do not suck, no herbs, pour nothing into its mouth. Note the hour and what the snake looked like.',
      `• If a person was bitten: ${ambulance} or ${emergency}, and a hospital at once.`,
    ].join('\n'),
    hi: [
      `अभी पशु हेल्पलाइन ${vet} (मुफ़्त) या पशु चिकित्सक को फ़ोन कीजिए: साँप का टीका जल्दी लगे तो सबसे अच्छा काम करता है।`,
      '• पशु को छाया में शांत रखिए, चलाइए-दौड़ाइए मत।',
      '• न कसकर बाँधिए, न चीरा, न चूसना, न झाड़-फूँक, मुँह में कुछ मत डालिए। समय और साँप कैसा था याद रखिए।',
      `• आदमी को काटा हो तो ${ambulance} या ${emergency}, और तुरंत अस्पताल।`,
    ].join('\n'),
  },
  fumigant: {
    en: [
      `Warning: sulphas (celphos, aluminium phosphide) gives off a gas that has killed whole families. If anyone has breathed or swallowed it: ${emergency} or ${ambulance} at once.`,
      'It may only be used by trained, licensed operators in sealed stores, never in a house, a room where people or animals sleep, or the next room. I give no amount.',
      'Safe ways at home: dry the grain to about 12 % (pulses 9–10 %), clean and sun the bin, fill it to the top or use airtight triple-layer bags; look every two weeks, sun and sieve when there are insects.',
      `For help: the agriculture department, or the Kisan Call Centre ${kisan} (free).`,
    ].join('\n'),
    hi: [
      `चेतावनी: सल्फास (सेल्फॉस, एल्यूमिनियम फॉस्फाइड) की गैस से पूरे परिवार मर चुके हैं। किसी ने सूँघी या खाई हो तो तुरंत ${emergency} या ${ambulance}।`,
      'इसे सिर्फ़ प्रशिक्षित, लाइसेंसी लोग बंद गोदाम में इस्तेमाल कर सकते हैं; घर में, जहाँ लोग या पशु सोते हैं, या बगल के कमरे में कभी नहीं। मात्रा मैं नहीं बताता।',
      'घर का सुरक्षित तरीका: अनाज करीब 12 % नमी तक (दाल 9–10 %) सुखाइए, टंकी साफ करके धूप दिखाइए, ऊपर तक भरिए या हवाबंद तीन परत वाले थैले लीजिए; हर दो हफ्ते में देखिए, कीड़े दिखें तो धूप लगाकर छान लीजिए।',
      `मदद के लिए: कृषि विभाग, या किसान कॉल सेंटर ${kisan} (मुफ़्त)।`,
    ].join('\n'),
  },
  // The Reserve Bank's word to lenders, 12 August 2022 (Business Standard): calls from 8 to 19 only, no threats.
  threat: {
    en: [
      `Somebody beats you, or threatens to kill: ring ${emergency} now.`,
      '• Go with your family to where people are. Sign nothing and hand over nothing under threat.',
      '• Keep names, days, calls and messages. Give the complaint in writing at the police station; if they do not take it, to the Superintendent of Police.',
      '• Debt gives nobody the right to beat or threaten. A bank’s agent may ring only from 8 to 19 o’clock; complain to the branch, then on cms.rbi.org.in.',
      `If it weighs on you, Tele-MANAS ${manas} listens, free, day and night.`,
    ].join('\n'),
    hi: [
      `कोई मार रहा हो या जान से मारने की धमकी दे तो अभी ${emergency} पर फ़ोन कीजिए।`,
      '• परिवार के साथ वहाँ जाइए जहाँ लोग हों। डर में न कुछ लिखकर दीजिए, न कुछ सौंपिए।',
      '• नाम, तारीख, फोन और मैसेज सँभालकर रखिए। थाने में लिखकर शिकायत दीजिए; न लें तो पुलिस अधीक्षक को।',
      '• कर्ज हो तो भी मारने-धमकाने का हक किसी को नहीं। बैंक का आदमी सिर्फ सुबह 8 से शाम 7 बजे तक फोन कर सकता है; शिकायत पहले शाखा में, फिर cms.rbi.org.in पर।',
      `मन भारी हो तो टेली-मानस ${manas}, मुफ़्त, दिन-रात।`,
    ].join('\n'),
  },
  ...ACCIDENT_REPLIES,
} as const satisfies Readonly<Record<Danger, Bilingual>>;

/** After poisoning, where the words were of despair as well. */
export const NEVER_ALONE: Bilingual = {
  en: `Stay with the person. When the ambulance is on its way, Tele-MANAS ${manas} listens, day and night.`,
  hi: `मरीज़ को अकेला मत छोड़िए। एंबुलेंस आने तक टेली-मानस ${manas} पर भी बात कर सकते हैं, दिन-रात।`,
};

/** Before the help that a family may ask for after a death. */
export const CONDOLENCE: Bilingual = {
  en: 'I am very sorry for your loss. This is what the family can ask for:',
  hi: 'आपके परिवार पर जो बीती, उसका मुझे बहुत दुख है। परिवार यह मदद माँग सकता है:',
};

export const REFUSAL_REPLIES = {
  harm: {
    en: `I tell nobody how to poison a person, or another's animal, well or pond: that kills and is a crime. In danger ring ${emergency}; if your own heart is heavy, Tele-MANAS ${manas}, day and night. How to keep animals out of the field you may ask me.`,
    hi: `किसी इंसान को, या दूसरे के पशु, कुएँ या तालाब को ज़हर देने की बात मैं नहीं बताता: इसमें जान जाती है, और यह अपराध है। खतरा हो तो ${emergency} पर फ़ोन कीजिए; मन भारी हो तो टेली-मानस ${manas}, दिन-रात। खेत से जानवर दूर रखने का उपाय मुझसे पूछिए।`,
  },
  medicine: {
    en: `I know medicine for crops, not for people. Please see a doctor or your health centre; in an emergency ring ${ambulance} (ambulance) or ${emergency}.`,
    hi: `मैं फसल की दवा जानता हूँ, इंसान की नहीं। डॉक्टर या अपने स्वास्थ्य केंद्र को दिखाइए; हालत गंभीर हो तो ${ambulance} (एंबुलेंस) या ${emergency} पर फ़ोन कीजिए।`,
  },
  'personal-data': {
    en: `I do not have other people's numbers, addresses or accounts, and would not give them. A seller shows his number on his own listing after you sign in; for advice ring the Kisan Call Centre ${kisan} (free).`,
    hi: `किसी दूसरे का नंबर, पता या खाता मेरे पास नहीं है, और मैं बताता भी नहीं। बेचने वाले का नंबर साइन-इन के बाद उसकी लिस्टिंग पर मिलता है; सलाह के लिए किसान कॉल सेंटर ${kisan} (मुफ़्त)।`,
  },
  politics: {
    en: `I stay out of politics; farming is my trade. About voting, the voter helpline ${voter} tells; about crops, schemes and prices, ask me.`,
    hi: `राजनीति की बात मैं नहीं करता, मेरा काम खेती है। वोट के बारे में मतदाता हेल्पलाइन ${voter} बताती है; फसल, योजना और भाव मुझसे पूछिए।`,
  },
} as const satisfies Readonly<Record<Refusal, Bilingual>>;
