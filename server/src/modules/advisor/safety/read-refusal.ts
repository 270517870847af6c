import { cropWords } from '../../vocabulary/crops.js';
import { asksToHarm } from './asked-to-harm.js';
import { conceptsOf } from './concepts.js';
import { latinWords } from './spoken-form.js';

/** What is declined politely, with the number that helps. */
export type Refusal = 'harm' | 'medicine' | 'personal-data' | 'politics';

const ILLNESS =
  /^(bukhar|bukhaar|khansi|khaansi|jukam|jukaam|zukam|fever|headache|sardard|malaria|dengue|typhoid|covid|corona|diabetes|sugar|cholesterol|asthma|tb|cancer|arthritis|gathiya|bawasir|piles|kabz|acidity|migraine|pregnant|pregnancy|garbhvati|periods|mahwari|allergy|khujli|daad|cough|bp|thyroid|paracetamol|crocin|antibiotic|antibiotics|viagra|insulin|diarrhoea|diarrhea|dast|ulti|loose motion|depression|hypertension)$/;
const CURE =
  /\b(dawa|dawai|dawaai|davai|dava|goli|medicine|medicines|tablet|tablets|pill|pills|capsule|injection|ilaj|ilaaj|upchar|treatment|cure|treat|remedy|kya khau|kya lu|kya karu|kya kare|kya karna|kya lena|what should i take|what to take|dose|syrup|sirap|dolo|kitni (?:du|dun|lu|lun|khila\w*)|goli ka naam|seerap|nuskha)\b/;
/** Whoever of the family is ill is no animal of the yard; "my child" is no calf. */
const OF_FAMILY =
  /\b(?:my|our|mera|meri|mere|hamara|hamari|hamare) (?:\w+ )?(?:wife|husband|son|daughter|child|children|kid|baby|mother|father|brother|sister|grandfather|grandmother|patni|biwi|gharwali|pati|beta|bete|beti|bachcha|bachche|bacha|bache|maa|mata|pita|pitaji|papa|bhai|behen|bahan|dada|dadi)\b/;
const PAIN =
  /\b(sar|sir|pet|kamar|ghutne|ghutno|ghutnon|jodo|jodon|seene|chhati|daant|dant|kaan|gale|gala|back|stomach|chest|tooth|knee|joint|throat|period)\s?(me|mein|ka|ki|ke)?\s?(dard|pain|ache)\b|\b(dard|pain) (in|of) (my|the) (chest|stomach|back|knee|head)\b|\bchest pain\b/;
const NOT_A_PERSON =
  /\b(fasal|paudh\w*|pattiy?\w*|ped|gehun?|dhaan|kapas|aloo|tamatar|khet|beej|mitti|crop|plant|leaf|leaves|soil|ganna|sugarcane|gas (ki|pipeline)|bio ?gas|cold (storage|store|room|wave)|blood meal)\b/;

const WHOSE =
  /\b(number|numbers|nambar|phone|fon|mobile|mobail|whatsapp|aadhaa?r|adhar|aadhar|address|pata(?! (?:chal|lag|kar|ho|hai|nahi|nhi|na)\w*)|account|khata|khate|bank details|otp|password|pan card|details|status)\b/;
const SOMEBODY =
  /\b(uska|uski|uske|unka|unki|unke|iska|iski|kisi ka|kisi ki|kisi aur|kisi dusre|padosi|padosan|neighbou?rs?|someone|somebody|another|other (farmer|person|user|buyer)s?|his|her|their|farmers? (named|called)|seller\w*|buyers?|owners?|kharidar\w*|kharidaar\w*|vikreta|dusre kisan|doosre kisan|dusre ka|us kisan|is kisan|kisan ka (phone|mobile|number)|kisan ki (jankari|jaankari)|sarpanch|[a-z]+ (singh|kumar|sharma|yadav|devi|lal|ram|patel|verma|chaudhary|choudhary)|ramesh|suresh|mahesh|mukesh|rajesh)\b/;
const PUBLIC_NUMBER =
  /\b(helpline|help line|toll|kisan call|call cent(re|er)|kcc|kvk|krishi vigyan|insurance|bima|beema|company|pm kisan|office|vibhag|department|officer|adhikari|veterinary|vet|doctor|pashu|ambulance|police|mandi samiti|customer care|cold stor\w*|warehouse\w*|godown\w*|laborator\w*|custom hiring|krishi bhavan|rythu (?:bharosa|seva) kendra|raitha samparka kendra)\b/;

/** "All neighbours got it, mine did not come": his own is asked. */
const OWN_MISSING =
  /\b(?:mine|mera|meri)\b(?: \w+){0,2} (?:not|didn ?t|nahi|nahin|nhi) (?:yet )?(?:come|came|got|received?|credited|aaya|aayi|aya|ayi|aai|mila|mili)\b|\bmy (?:bank )?account\b.*\bneighbou?rs? (?:has |have |all )?(?:got|received)\b|\bneighbou?rs? (?:has |have |all )?(?:got|received)\b.*\bmy (?:bank )?account\b/;

/** "Someone called and says pay 5,600 by this link, is it real": he asks whether he is cheated, and for nobody's number. */
const IS_ASKED_TO_PAY =
  /\b(?:someone|somebody|caller|a man|a person)(?: \w+){0,3} (?:called|calls|rang|phoned|messaged|says|said|asks|asked|asking)\b.*\b(?:pay|rupees|rs|fee|registration|deposit|link)\b/;

const WHETHER_REAL = /\b(?:real|true|genuine|fake|fraud|cheat\w*|scam|asli|nakli|sach|thagi)\b/;
/** Whoever asks to be given or shown something besides is read as asking for it. */
const asksWhetherCheated = (text: string): boolean =>
  IS_ASKED_TO_PAY.test(text) && WHETHER_REAL.test(text) && !TELL_ME.test(text);

/** What is another's, whatever office it lies at. */
const ANOTHERS =
  /\b(?:kisi aur|kisi (?:dusre|doosre)|someone else|another (?:person|farmer|man))\w*\b.*\b(?:aadh?aa?r|adhar|aadhar|otp|password|pan card|khata|account|phone|mobile|number|address)\b/;

/** "My Aadhaar is joined to somebody else's account" is a trouble of one's own. */
const TELL_ME = /\b(?:nikal\w*|batao|bata do|bataiye|do|dikha\w*|dekh\w*|check|chahiye|give|tell|show|find)\b/;

const POLITICS =
  /\b(vote|vot|voting|votes|voter|chunav|chunaav|election|elections|modi|rahul gandhi|kejriwal|yogi|bjp|bhajpa|congress (party|ko|ya|or|jeet|jeeteg\w*|vs)|samajwadi|aam aadmi party|aap party|bsp|akali|shiv ?sena|tmc|neta|politician|political|politics|rajneeti|rajniti|party (ko|achhi|acchi|best|jeeteg\w*|ke)|which party|kaun si party|kis party|prime minister|pradhan ?mantri (kaun|achh\w*|kaisa|kaise|modi)|chief minister|mukhya ?mantri (kaun|achh\w*|kaisa)|sarkar (kaisi|girni|badalni|kiski)|hindu muslim|kisan (?:aa?ndolan|protest)|farmers? protest|ram mandir|pakistan)\b/;

/** "A pension by Modi's government": whose scheme it is called, where one is asked about. */
const GOVERNMENT_OF = /\b(?:modi|yogi|kejriwal)(?: ji)?(?: (?:ki|ka|ke))? (?:govt|government|sarkar|sarkaar)\b/g;
const OF_SCHEME =
  /\b(?:pension|pensan|penshan|yojana|yojna|yojnaa|schemes?|subsidy|anudan|kisht|kist|installment|bima|beema|insurance|loan|karj|karja)\b/;

/** "My father died, his claim came to his account": what is left to the family is asked, and not a stranger's account. */
const OF_OWN_DEAD =
  /\b(?:my|our|mer[aei]|hamar[aei]) (?:\w+ )?(?:father|mother|husband|wife|brother|son|grandfather|pita|pitaji|papa|pati|patni|maa|mata|bhai|dada|beta)\b(?: \w+){0,4} (?:died|dead|expired|passed away|guza?r|guja?r|mrityu|dehaa?nt|mar gay\w*|nahi rahe|nahin rahe)\b/;

/** What a message asks that the advisor declines; undefined for every ordinary question. */
export function readRefusal(message: string): Refusal | undefined {
  const words = latinWords(message);
  const text = words.join(' ');
  if (asksToHarm(text)) return 'harm';
  const ofAnimal = words.some((word) => conceptsOf(word).has('animal'));
  const ill = PAIN.test(text) || words.some((word) => ILLNESS.test(word));
  if (
    ill &&
    !ofAnimal &&
    (PAIN.test(text) || !cropWords.has(message)) &&
    !NOT_A_PERSON.test(text) &&
    (CURE.test(text) || PAIN.test(text) || OF_FAMILY.test(text))
  )
    return 'medicine';
  if (
    WHOSE.test(text) &&
    SOMEBODY.test(text) &&
    !PUBLIC_NUMBER.test(text) &&
    !OWN_MISSING.test(text) &&
    !(OF_OWN_DEAD.test(text) && !TELL_ME.test(text)) &&
    !asksWhetherCheated(text)
  )
    return 'personal-data';
  if (ANOTHERS.test(text) && TELL_ME.test(text)) return 'personal-data';
  if (POLITICS.test(OF_SCHEME.test(text) ? text.replace(GOVERNMENT_OF, ' ') : text)) return 'politics';
  return undefined;
}
