import { placeWords } from '../../vocabulary/places.js';
import { selectTool } from '../planning/select-tool.js';

/*
 * What is said round a question and asks for nothing: it must lead the question nowhere.
 */

const GREETING =
  '(?:hello|hey|hi(?=[\\s,]+(?:sir|madam|there))|namaste|namaskar(?:am)?|vanakkam|good (?:morning|afternoon|evening|day)|(?:dear|respected) (?:sir|madam)|sir ji|sir|madam|ram ram|jai (?:kisan|hind|jawan)|नमस्ते|नमस्कार|राम राम|जय किसान|सर जी|सर(?=[,।!])|साहब(?=[,।!]))';
/** "Hello sir good morning", "राम राम भाई": whoever is greeted may be named with it. */
const GREETS = new RegExp(`^(?:${GREETING}(?: (?:ji|bhai|bhaiya|sab|जी|भाई|भैया|साहब))?[\\s,.!।]+)+(?=\\S)`, 'iu');

/** "My doubt is", "please tell me", "in our village", "this time". */
const ASKS_POLITELY =
  /^(?:(?:and )?my (?:doubt|question|query) is|i (?:want|wanted|would like) to (?:know|ask)|(?:can|could|will) you (?:please )?tell(?: me)?|(?:(?:please|kindly|pls|plz) )?tell me|(?:please|kindly|pls|plz) tell|i need (?:your )?help|in (?:our|my) (?:village|area|place|side)|this (?:time|year|season)|(?:mujhe|hame|mere ko) (?:ye |yeh )?(?:bataiye|bataye|batao)(?: sir(?: ji)?)?(?: ki)?|(?:मुझे|हमें|मेरे को) (?:ये |यह )?(?:बताइए|बताइये|बताएं|बताओ)(?: सर(?: जी)?)?(?: (?:कि|की))?|mera (?:sawal|savaal|prashn) (?:yeh? )?(?:hai|h)|मेरा (?:सवाल|प्रश्न) (?:यह |ये )?है)[\s,.:]+(?=\S)/iu;

/** "I am a farmer from Sitapur.": who and where is kept in mind, and is no part of what is asked. */
const TELLS_WHO =
  /^(?:i(?: am|'m) (?:a )?farmer (?:from|of|in) (?:[a-z]+ ){0,2}[a-z]+|(?:main|mai|me|hum) (?:[a-z]+ ){1,2}se (?:ek )?kisan (?:hun|hu|hoon|hain)|(?:मैं|हम) (?:[\p{L}\p{M}]+ ){1,2}(?:से|का) (?:एक )?किसान (?:हूँ|हूं|हैं))\s*[.,।]+\s*(?=\S)/iu;

/** "Thank you", "please tell me", "this year" behind a question. */
const CLOSES =
  /(?:^|[\s,.]+)(?:thank (?:you|u)(?: sir| very much)?|thanks(?: sir| a lot)?|thankyou|(?:please|kindly|pls|plz)(?: sir)?(?: (?:tell|guide|suggest|advise|reply|answer|explain)(?: me| us)?)?(?: sir)?|this (?:year|season)|in (?:our|my) (?:village|area|place|side)|sir(?: ji)?|madam|dhanyava+d|(?:kripya|please|pls|plz) bata\w*|is (?:saal|sal|sa+l)|धन्यवाद(?: सर(?: जी)?)?|(?:कृपया|प्लीज) बता[\p{L}\p{M}]*|सर जी|इस साल)[\s.!।]*(\??)\s*$/iu;

/** "How much lime here"; who sells here means this site. */
const HERE = /\s+(?:here|yahan|yaha|यहाँ|यहां)\s*([.!?।]*)\s*$/iu;
const SELLS = /\b(?:sell|list|post|add|put|site|buy|register|bech\w*)\b|बेच|साइट/iu;

const OF_A_PLACE: ReadonlySet<string> = new Set(['mandi_prices', 'cold_storages', 'warehouses', 'lab_tests']);

/** A price or a store is asked of where the visitor lives, where the question names no other place. */
function withoutTeller(text: string): string {
  const rest = text.replace(TELLS_WHO, '');
  if (rest === text) return text;
  return OF_A_PLACE.has(selectTool(rest)?.tool ?? '') && !placeWords.has(rest) ? text : rest;
}

/** "Ram ram bhai sahab", "namaste, kaise hain": a greeting and nothing behind it. */
const ONLY_GREETS =
  /^(?:(?:bhai|bhaiya|sahab|saheb|ji|sab|aap|kaise|kaisan|ho|hain?|h|bani|how are you|भाई|भैया|साहब|जी|आप|कैसे|कइसन|हो|हैं|बानी)[\s,.!?।]*)*$/iu;

/** A message without the politeness before and behind it; what is nothing else stays as it is. */
export function withoutPoliteness(message: string): string {
  const opened = withoutTeller(message.replace(GREETS, '')).replace(ASKS_POLITELY, '').replace(GREETS, '');
  const closed = opened.replace(CLOSES, '$1').replace(CLOSES, '$1');
  const text = (SELLS.test(closed) ? closed : closed.replace(HERE, '$1')).trim();
  return ONLY_GREETS.test(text) ? message : text;
}
