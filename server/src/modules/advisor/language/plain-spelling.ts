import { withoutNukta } from '../../vocabulary/devanagari.js';

/** How people type on a phone in Latin letters: "gyi" for gayi, "kb" for kab, a single h for hai. */
const CHAT_SPELLINGS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bg(?:yi|ai|yee)\b/gi, 'gayi'],
  [/\bg(?:ya|yaa)\b/gi, 'gaya'],
  [/\bnh?i\b/gi, 'nahi'],
  // The vine that is planted: parwal, betel.
  [/\blat(?=\s+(?:kab|lagan[aei]|lagay[aei]|to\b))/gi, 'paudha'],
  // What does the crop no harm is no loss.
  [/\bnuks?aa?n\s+(?:na|nahi|nhi)\s+(?:kare|karen|karta|ho|pahunch\w*)\b/gi, ''],
  // Much, and no mushroom (khumb); flowers, and nothing full.
  [/\bkhub\b/gi, 'khoob'],
  [/\bful(?=\s+(?:kab|kitne|kam|nahi|gir|jhad|aa|lag|chhot)|\s*$)/gi, 'phool'],
  // The night, and no rats, unless they are to be killed.
  [
    /\brat(?=\s+(?:me|mein|mai|bhar|din|ko|ke\s+(?:time|samay|wakt|waqt))\b(?!\s+(?:\w+\s+)?(?:mar|maar|bhag|pakad)))|(?<=\b(?:aaj|kal|aadhi|adhi|har|puri|poori|din)\s)rat\b/gi,
    'raat',
  ],
  // What has filled the field is weeds, and no fodder.
  [/\b(chau?di pat+i)(?:\s+(?:wala|wali|wale|ka|ki|ke))?\s+chaa?r[ae]\b/gi, '$1 kharpatwar'],
  [/\bchaa?ra(?=\s+(?:bahut\s+)?(?:bhar|ug|jam)\s+(?:gaya|aaya|raha|rha|gya)\b)/gi, 'kharpatwar'],
  [/\brh([aie])\b/gi, 'rah$1'],
  [/\bh\b/gi, 'hai'],
  [/\blg(?=[aie]|t[aie]\b)/gi, 'lag'],
  // What does not grow is no flood.
  [/\bbadh(?=\s+(?:nahi|nhi|nahin|rah[aei]|rh[aei]|gay[aei]|gy[aei]|jay\w*|sak\w*)\b)/gi, 'growth'],
  // "The freight km ho": kam is less, and no kilometre.
  [/\bkm(?=\s+(?:ho|hoga|hogi|kar|kare|karna|karu|kr|kru|krna|lage|lagega|aaye|mile|de|deti|deta|dega)\b)/gi, 'kam'],
  [/\bk(?:a)?b\s+t(?:a)?k\b/gi, 'kab tak'],
  [/\bkb\b/gi, 'kab'],
  // "Shall I wait", "where do I go": to go, and no barley.
  [/(?<=\b(?:ruk|chal[aei]|kaha+n?|le|lene|bechne)\s)jau\b/gi, 'jaun'],
  // "Kha milega" asks where; "kha gaya" has eaten.
  [
    /\bkha(?=\s+(?:kara(?:ye|e|en|yen)|kra(?:ye|e|en|yen)|karwa\w*|krwa\w*|karu|kru|mil\w*|se\b|jama|shikayat|apply|avedan|bech\w*|hog[ai])\b)/gi,
    'kahan',
  ],
  [/\bj(?:a|aa|n|an)ch\b(?=\s+(?:kar|kr|kah|kha|ho))/gi, 'jaanch'],
  // "dhan k baad", "gehu k liye".
  [/\bk(?=\s+(?:baad|bad|liye|liy|lie|sath|saath|paas|upar|niche|neeche|andar|pahle|pehle|badle)\b)/gi, 'ke'],
  // How much water the medicine is mixed in asks for its dose, and for no irrigation.
  [/\bkitn[aei]\s+pa+ni\s+(?:me|mein|mai)(?=\s+(?:mil|ghol|dal|daal)|\s*\??$)/gi, 'matra'],
  [/कितन[ेीा]\s+पानी\s+(?:में|मे)(?=\s+(?:मिल|घोल|डाल)|\s*[?？]?$)/gu, 'मात्रा'],
  [/\bhow much water (?:to|do i|should i) (?:mix|dilute)\b/gi, 'dose to mix'],
  // The weedicide, whose letters and figures alone say nothing.
  [/\b2[\s,.-]*4[\s-]*d\b/gi, '24d'],
  [/2[\s,.-]*4[\s-]*डी/gu, '24d'],
  // The scheme and no safflower.
  [/\bkusum(?=\s+(?:(?:me|mein|ka|ke|ki|se)\s+)?(?:yoj|scheme|solar|pump|portal|subsid|sabsidi))/gi, 'solar pump'],
  [/कुसुम(?=\s+(?:(?:में|मे|का|के|की|से)\s+)?(?:योज|सोलर|पंप|पम्प|पोर्टल|सब्सिडी))/gu, 'सोलर पंप'],
  [/\bbhaa+v\b/gi, 'bhav'],
  [/\b(?:kuntal|kwintal|kuintal|kvintal|quintle|quental|kuntl|qntl)s?\b/gi, 'quintal'],
  [/\b(?:khane|khana|khaane|khaana)\b/gi, 'khana'],
  [/\bbha?i?e?s\b/gi, 'bhains'],
  [/\bk[ei]s[ei]\b/gi, 'kaise'],
  [/\bskt([aei])\b/gi, 'sakt$1'],
  [/\brkh([a-z]*)\b/gi, 'rakh$1'],
  [/\bbt(?:a|aa)?(?=(?:o|do|iye|ye|dijiye|na)\b)/gi, 'bata'],
  [/\bbn([aei])/gi, 'ban$1'],
  [/\bdn[ae]\b/gi, 'dena'],
  [/\bpheli\b/gi, 'pehli'],
  [/\bt(?:ym|aim|aym|em)\b/gi, 'time'],
  [/\bkaun? ?s([aei])\b/gi, 'kaun s$1'],
  [/\bnursr(?:y|i)\b/gi, 'nursery'],
  [/\b(?:shud|shoud|shld)\b/gi, 'should'],
  [/\b(?:wat|wht)\b/gi, 'what'],
  [/\bkr(?=u|na|ne|e|o)/gi, 'kar'],
  // The cow, and not who went: "gaye ke pet me kide".
  [
    /(?<!\b(?:ho|mar|sukh|sookh|pak|ban|lag|gir|aa|jal|doob|bhool|reh|nikal|gal|sad)\s)\bgaye(?=\s+(?:ke|ko|ka|ki|ne|bhains|doodh|dudh|palan)\b)/gi,
    'gay',
  ],
  // The black soil is named for cotton, and a question about it is not.
  [/\bblack cotton(?: soils?\b|(?= (?:land|type|clay|field)\b)|(?=\s*(?:[.;]|$)))/gi, 'black soil'],
  [/\b((?:soil|land|mitti|jamin|zameen)(?: (?:is|type|hai))?) black cotton\b/gi, '$1 black'],
  // Water that is let run over the field is no calamity.
  [/\b(drip|sprinkler|furrow)( irrigation)?( (?:or|vs|and|ya)) flood(?:ing)?\b/gi, '$1$2$3 furrow'],
  [/\bflood(?:ing)?( (?:or|vs|and|ya) (?:drip|sprinkler|furrow))\b/gi, 'furrow$1'],
  // The hybrid grass has bajra in its name, and is cut for years.
  [/\b(?:napier|nepier|nepiyar)[ -]+baj(?:ra|ri)\b|\bbaj(?:ra|ri)[ -]+(?:napier|nepier|nepiyar)\b/gi, 'napier'],
  [/नेपियर[ -]+बाज(?:रा|री|रे)|बाज(?:रा|री|रे)[ -]+नेपियर/gu, 'नेपियर'],
  [/\b(?:lasan|lasun|lahasun|lahsan|lehsan|lessun)\b/gi, 'lahsun'],
  [/\b(?:murjh(?:a|aa)|murja)\b/gi, 'murjha'],
  // So many grams of something are no chickpea.
  [/\b(kitn[aei]|kai|how many|\d+)\s*grams?\b/gi, '$1 ग्राम'],
  [/\bgrams\b/gi, 'ग्राम'],
  // "All at once" has nothing to do with a price (dam).
  [/\bek ?da+m\b/gi, 'achanak'],
  [/\bp(?:i|ee)la\s+pan\b/gi, 'peelapan'],
  // What is made of dung is the plant, and no compost.
  [/\bgobar\s+se\s+gas\b/gi, 'gobar gas'],
  [/गोबर\s+से\s+गैस/gu, 'गोबर गैस'],
  [/एक ?दम(?![\p{L}\p{M}])/gu, 'अचानक'],
  // The mango, and no saffron.
  [/(?<=\b(?:mango|mangoes|aam)\b.*)\bkesar\b|\bkesar\b(?=.*\b(?:mango|mangoes|aam)\b)/gi, 'kesar mango'],
  // What is made to rot is no disease.
  [/\bto rot(?=\s+(?:it|them|this|that|the (?:trash|straw|stubble|dung|leaves))\b)/gi, 'to decompose'],
  // Crops of two words that are written as one.
  [/\b(bottle|bitter|ridge|sponge|snake|ash|ivy|pointed|spine|round)(gourds?)\b/gi, '$1 $2'],
  [/\b(sweet|baby|pop)(corn|potato|potatoes)\b/gi, '$1 $2'],
  [
    /\b(oil|date|custard|dragon|passion|curry|black|french|cluster|star)(palms?|apples?|fruits?|leaf|leaves|pepper|beans?)\b/gi,
    '$1 $2',
  ],
  [/\brani\s+khet\b/gi, 'ranikhet'],
  // The shed that onions are kept in sounds like rice.
  [/\bchawls?\b/gi, 'store'],
  // No tillage is no cumin, though in the west people write the one as the other.
  [/जीरो\s+(?=टिल|ड्रिल|बजट)/gu, 'ज़ीरो '],
];

/** What the same word is in the Hindi of books: "plain: as it is said in Bhojpuri, Awadhi, Bundeli, Haryanvi, Marwari, Malwi, Maithili and Chhattisgarhi". */
const DIALECTS =
  'कितना: केतना कतना कतनो कित्तो कित्ता कितरो कतरो कतका कतेक कतेकी कत्ता कितणा कितणो; कितनी: केतनी कित्ती कितरी कितणी; कितने: कित्ते केतने कितरे कितणे; ' +
  'कब: कद कदे कहिया कहियो कदी; पानी: पाणी पानि पनिया; पहली: पैली पहिली पहिल; पहला: पैलो पहिला; ' +
  'बुवाई: बोवाई बोवणी बिजाई बोवनी बुआई बोनगी; बोने: बोवे; बोना: बोवण बोवणो बोणा बोणी; बीज: बीजा बीया बिहन बीजो; नर्सरी: थरहा बिचड़ा; ' +
  'कैसे: केसे केसें कइसे कइसन कियां कीकर किकर कसे कोकर किंया; मिट्टी: माटी; लहसुन: लसण लसन; सरसों: सरसू सरस्यूं सरसूं सरसो सरस्यु; जीरा: जीरो; भैंस: भेंस भेस मैंस भैस भइंस; गाभिन: गाभण ग्याभण गाभन; ' +
  'कीड़ा: किरा कीरा किड़ा कीड़ो; नहीं: नइखे नईखे कोनी कोन्या नाही नइ नांही; कौन: कोन कुण कवन कोण; शादी: सादी; लगाना: लावायचा लावायची लावायचे लावावा लावावी लावावे; बोना: पेरायचा पेरायची पेरायचे पेरावी पेरावा पेरावे; पशु: पसु पशू; में: मे; कौनसी: कोनसी कुणसी कवनी; गेहूँ: गेहु गहूं गेंहू गेहुं गेहुँ गोहूं; ' +
  'और: अर अउ अउर आउर अरु; डालें: घालां घालूं डारीं डारबो डालीं घालणा घालणो; लगेगा: लागी लागही लागसी लागैगा; मिलेगा: मिलही मिलसी; चाहिए: चाही चाहीं चाइये; ' +
  'काटें: काटल; निकालें: निकारीं; है: हे बा बाटे बानी हवे सै छै हई आहे ह; दवा: दवाइ ओखद; रहा: रहल रओ रियो; गया: गइल गेल ग्यो गओ; लगा: लागल लागो लग्यो; ' +
  'दिख: लउक लउकत; सफेद: धोली धोला धोळी धोळा; कुरमुला: कुरमुरा कुरमूला; टहनी: डगाल डगार; समय: टेम; किराये: भाडो; क्या: काय कांई काईं; बताइए: बतावा बतावो बताईं बतावऽ';

/** What is left out or run together on a phone in Devanagari. */
const CHAT_DEVANAGARI: ReadonlyArray<readonly [RegExp, string]> = [
  // ओर is और where nothing has sides: "भाव ओर समर्थन मूल्य".
  [/(?<!(?:की|चारों|चारो|दोनों|दोनो|एक|इस|उस|किस|हर|तीन|तीनों)\s)(?<![\u0900-\u097f])ओर(?![\u0900-\u097f])/gu, 'और'],
  // "पड़ रे हे", "हो री है".
  [/([\u0900-\u097f]{2,})\s+र([ेीा])\s+(?=ह[ेैौोूुं])/gu, '$1 रह$2 '],
  // कहा is कहाँ where nobody says something.
  [/(?<!ने\s)(?<![\u0900-\u097f])कहा(?=\s+(?:है|हे|हैं|से|पे|पर|मिल|बेच|जा|कर|रख|हो|लग|ले))/gu, 'कहाँ'],
  // "नही हैं", "नहि": the nasal is left out.
  [/(?<![\u0900-\u097f])नह[िी](?![\u0900-\u097f])/gu, 'नहीं'],
  // "Do I give it or wait" asks whether to give it.
  [
    /(?<!(?:बेच|रख)\s)(?<![\u0900-\u097f])(द(?:ू|ूं|ूँ|े|ें)|कर(?:ूं|ूँ|ें|ू)|डाल(?:ूं|ूँ|ें|ू)|लगा(?:ऊं|ऊँ|एं|एँ|ऊ))\s+(?:या|कि)\s+(?:अभी\s+)?(?:रुक|रोक|ठहर|इंतजार|इंतज़ार)[\u0900-\u097f]*(?:\s+(?:जाऊं|जाऊँ|जाएं|जाएँ|जाये|लूं|लूँ|करूं|करूँ))?/gu,
    '$1 क्या',
  ],
  // Mildew is what looks like flour or lime that somebody strewed.
  [/सफेद\s+(?:आट[ाे]|मैदा|राख|चून[ाे]|चूर[ाे]|बुराद[ाे]|भभूत)(?![\u0900-\u097f])/gu, 'सफेद चूर्ण'],
  [/(?:आट[ाे]|मैदा)\s+(?=छिड़क|बुरक|जैस|सा(?![\u0900-\u097f]))/gu, 'सफेद चूर्ण '],
  // What does the crop no harm is no loss.
  [/नुकसान\s+(?:न|ना|नहीं)\s+(?:करे|करें|करता|हो|पहुँच|पहुंच)[\u0900-\u097f]*/gu, ''],
  // What has filled the field is weeds, and no fodder.
  [/(चौड़ी\s+पत्त[ीि])(?:\s+(?:वाला|वाली|वाले|का|की|के))?\s+चार[ाे](?![\u0900-\u097f])/gu, '$1 खरपतवार'],
  [/चारा(?=\s+(?:बहुत\s+)?(?:भर|उग|जम)\s+(?:गया|आया|रहा))/gu, 'खरपतवार'],
  [/म[िी]ल[िी]\s+बग(?![\u0900-\u097f])/gu, 'मिलीबग'],
  // Aloe, and no guar.
  [/ग्वार\s*पाठ[ाे]/gu, 'एलोवेरा'],
  // The whorl of maize, cane or paddy, and no cauliflower.
  [/बीच\s+(?:(?:की|वाली|के)\s+)?गोभी(?![\u0900-\u097f])/gu, 'बीच गोभ'],
  // The disease of hens, and no field of a queen.
  [/रानी\s+खेत/gu, 'रानीखेत'],
  // What oozes "like milk" from a cut stem is no milk.
  [/(?:दूध|दुध)\s+(?:जैस[ाेी]|सा|सी|की\s+तरह)(?![\u0900-\u097f])/gu, 'दूधिया'],
];

const PLAIN: ReadonlyMap<string, string> = new Map(
  DIALECTS.split('; ').flatMap((line) => {
    const [plain = '', others = ''] = line.split(': ');
    return others.split(' ').map((word): [string, string] => [withoutNukta(word.normalize('NFC')), plain]);
  }),
);

/** Whether a word is one of a dialect, which its plain form stands for. */
export const isOfDialect = (word: string): boolean => PLAIN.has(withoutNukta(word));

/** Beside such words "or" is और, and no English or. */
const ROMAN_HINDI =
  /\b(?:hai|hain|kya|gaya|gayi|raha|rahi|rahe|nahi|kaise|kitna|kitni|kitne|karu|kare|karna|batao|bataiye|ka|ki|ke|ko|kab|mein|mera|meri|mere|chahiye|dena|lagana|hota|hoti|wala|wali|liye|konsi|konsa|milega|milta)\b/i;

const DEVANAGARI_WORD = /[\u0900-\u097f]+/gu;

/** What is said of many in Latin letters, as it is said of one: pashuon, kisanon, patton. */
const ROMAN_MANY: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(pashu|kisan)(?:w?on|uon)\b/gi, '$1'],
  [/\b(bakri|murgi|machh?li|makkhi|sabji|sabzi)yon\b/gi, '$1'],
  [/\b(?:gaayon|gayon|gaiyon)\b/gi, 'gay'],
  [/\bbhainson\b/gi, 'bhains'],
  [/\b(patt|paudh|keed|chooj|chuj|bachhd|dhabb|dan|daan)on\b/gi, '$1e'],
  [/\b(ph?al|phool|ped|khet)on\b/gi, '$1'],
  // "Do I sell": bechoon is bechun.
  [
    /\b(bech|rakh|kar|daal|dal|laga|chhidk|chidk|pila|khila|kaat|tod|khod|nikal|bacha|hata|mila|chadha|bo|du|de|le)oon\b/gi,
    '$1un',
  ],
  // The udder, and no English than.
  [/\bthan\b(?=\s+(?:me|mein|mai|ka|ki|ke|ko|se|par|pe|sooj|suj|fat|phat|lal|garam|sakht|kada)\b)/gi, 'thanon'],
];

/** "सिकुड़त बा" in the east, "सिकुड़ रहा है" in books. */
const EASTERN_PRESENT = /([\u0900-\u097f]{2,})त\s+(?=(?:बा|बाटे|बाड़े|बानी|हवे|हई|हौ|हउवे|जात|जाता)(?![\u0900-\u097f]))/gu;

/** A message as books spell it: what is shortened on a phone, and words of the dialects, are written out. */
export function plainSpelling(message: string): string {
  const written = CHAT_SPELLINGS.reduce((all, [pattern, word]) => all.replace(pattern, word), message);
  const latin = ROMAN_HINDI.test(written)
    ? ROMAN_MANY.reduce((all, [pattern, word]) => all.replace(pattern, word), written.replace(/\bor\b/gi, 'aur'))
    : written;
  return CHAT_DEVANAGARI.reduce((all, [pattern, word]) => all.replace(pattern, word), latin)
    .replace(EASTERN_PRESENT, '$1 रहे ')
    .replace(DEVANAGARI_WORD, (word) => PLAIN.get(withoutNukta(word)) ?? word);
}
