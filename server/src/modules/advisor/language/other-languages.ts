import { helpline } from '../safety/helplines.js';
import type { Script } from './scripts.js';

const kisan = helpline('kisan-call-centre');

/** That the Kisan Call Centre answers in a language that the advisor does not write, or has no answer in. */
const CALL_CENTRE: Readonly<Partial<Record<Script | 'marathi', string>>> = {
  gurmukhi: `ਇਸ ਬਾਰੇ ਮੇਰੇ ਕੋਲ ਪੱਕੀ ਜਾਣਕਾਰੀ ਨਹੀਂ; ਕਿਸਾਨ ਕਾਲ ਸੈਂਟਰ ${kisan} (ਮੁਫ਼ਤ) ਪੰਜਾਬੀ ਵਿੱਚ ਦੱਸੇਗਾ।`,
  gujarati: `આ વિશે મારી પાસે પાકી માહિતી નથી; કિસાન કોલ સેન્ટર ${kisan} (મફત) ગુજરાતીમાં જવાબ આપશે.`,
  bengali: `আমি এখনও বাংলায় উত্তর দিতে পারি না; কিষাণ কল সেন্টার ${kisan} (বিনামূল্যে) বাংলায় উত্তর দেবে।`,
  odia: `ମୁଁ ଏବେ ଓଡ଼ିଆରେ ଉତ୍ତର ଦେଇପାରୁ ନାହିଁ; କିଷାନ କଲ ସେଣ୍ଟର ${kisan} (ମାଗଣା) ଓଡ଼ିଆରେ ଉତ୍ତର ଦେବ।`,
  tamil: `என்னால் இன்னும் தமிழில் பதில் தர முடியவில்லை; கிசான் கால் சென்டர் ${kisan} (இலவசம்) தமிழில் பதில் தரும்.`,
  telugu: `నేను ఇంకా తెలుగులో సమాధానం ఇవ్వలేను; కిసాన్ కాల్ సెంటర్ ${kisan} (ఉచితం) తెలుగులో సమాధానం ఇస్తుంది.`,
  kannada: `ನಾನು ಇನ್ನೂ ಕನ್ನಡದಲ್ಲಿ ಉತ್ತರಿಸಲಾರೆ; ಕಿಸಾನ್ ಕಾಲ್ ಸೆಂಟರ್ ${kisan} (ಉಚಿತ) ಕನ್ನಡದಲ್ಲಿ ಉತ್ತರಿಸುತ್ತದೆ.`,
  malayalam: `എനിക്ക് ഇപ്പോൾ മലയാളത്തിൽ മറുപടി നൽകാനാവില്ല; കിസാൻ കോൾ സെന്റർ ${kisan} (സൗജന്യം) മലയാളത്തിൽ മറുപടി നൽകും.`,
  urdu: `میں ابھی اردو میں جواب نہیں دے سکتا؛ کسان کال سینٹر ${kisan} (مفت) اردو میں جواب دے گا۔`,
  marathi: `मी अजून मराठीत पूर्ण उत्तर देऊ शकत नाही; किसान कॉल सेंटर ${kisan} (मोफत) मराठीत उत्तर देईल.`,
};

/** The sentence in a language that has one of its own. */
export const callCentreSentence = (language: Script | 'marathi'): string | undefined => CALL_CENTRE[language];

/** Marathi words that Hindi does not have: Marathi is written in Devanagari too. */
const MARATHI =
  /(^|\s)(आहे|आहेत|काय|कधी|कसे|कशी|कसा|किती|माझ्या|माझी|माझे|करावे|करावी|करायची|नाही|शेती|पिकावर|पिकाला|पेरणी|लागवड|आणि|मला|तुम्ही|पाहिजे|होते|कुठे)(?=$|[\s?.!,।])/u;

/** Whether a Devanagari text is Marathi. */
export function isMarathi(text: string): boolean {
  return MARATHI.test(text.normalize('NFC'));
}
