import { DISEASE_SIGN_WORDS } from './intents.js';
import type { Lead } from './lead.js';
import { IDEAS } from './lead-ideas.js';
import { words } from './words.js';

const SEEDER = words('happy seeder, super seeder, smart seeder, हैप्पी सीडर, सुपर सीडर, स्मार्ट सीडर');
const WHICH_OF_THEM = words(
  'which crop, which is better, kaun si fasal, konsi fasal, kya boye, kya bou, kya boun, kya lagau, kya lagaun, theek rahega, theek rahegi, accha rahega, कौन सी फसल, कौनसी फसल, क्या बोए, क्या बोएं, क्या बोएँ, क्या बोऊं, क्या बोऊँ, क्या लगाऊं, क्या लगाएं, ठीक रहेगी, ठीक रहेगा, अच्छा रहेगा, अच्छी रहेगी',
);
const SALTY = words('खारा, खारे, नमकीन, लवणीय, saltish, salty, saline, brackish, khara, khare, namkeen');
const USAR = words('usar, kallar, ऊसर, कल्लर, रेह वाली, रेह जम');
const CHANGES_CROP = words(
  'rotation, change the crop, change crops, fasal chakra, fasal badal, fasal chakkar, फसल चक्र, फसल चक्कर, फसल बदल, फसल बदलूं, फसल बदलकर, फसल बदलें',
);
const MULCH_FILM = words(
  'mulch film, mulching film, mulching sheet, mulching paper, plastic mulch, mulching panni, mulch panni, मल्चिंग पन्नी, मल्च पन्नी, मल्चिंग शीट, मल्चिंग पेपर, मल्च पेपर, प्लास्टिक मल्च, मल्चिंग फिल्म, मल्चिंग प्लास्टिक',
);
const DRIP = words('drip, dripper, drippers, lateral, laterals, ड्रिप, ड्रिपर, टपक');
const SPRINKLER = words('sprinkler, sprinklers, rain gun, fawara, favvara, phawara, फव्वारा, फुहारा, स्प्रिंकलर, रेन गन');
const CLOGGED = words(
  'clogged, clogs, choked, blocked, jam, chok, चोक, जाम, बंद हो, सफेद जम, चूना जम, नमक जम, पानी नहीं टपक, पानी नही टपक',
);
const COTTON = words('cotton, kapas, narma, कपास, नरमा, नरमे');
const KEPT_ON = words(
  'fardad, till february, until march, farvari tak, march tak, फरदड़, फरदड, जनवरी फरवरी तक, जनवरी तक, फरवरी तक, मार्च तक',
);
const GRAM = words('gram, chickpea, chana, chane, चना, चने');
/** "How many times" (बार) only shares its stem with the name of rainfed land (बारानी). */
const RAINFED = words(
  'without irrigation, rainfed, unirrigated, bina sinchai, barani, asinchit, बिना सिंचाई, बारानी, असिंचित, सिंचाई नहीं है, बिना पानी बो, बची नमी, बचे हुए नमी, बची हुई नमी, बची हुयी नमी',
  'बार, बारी, baar, bar, bari',
);
const WORMS = words('earthworm, earthworms, worms, kenchua, kenchue, केंचुआ, केंचुए');
const DYING = words('dying, die, died, run away, mar rahe, mar gaye, bhag rahe, मर रहे, मर गए, मर जाते, भाग रहे, भाग गए');
const CLODS = words(
  'patthar jaisi parat, patthar jaisi, hal nahi ghus, hal nahi ghusta, पत्थर जैसी परत, हल नहीं घुस, हल नहीं घुसता, hard pan, hardpan, plough pan, like stone below, stone below, hard layer below, hard below, niche patthar jais, neeche patthar jais, नीचे पत्थर जैस, clods, dhela ban, dhele ban, ढेला बन, ढेले बन, ढेला हो, नहीं सोखता, नही सोखता, नहीं सोखती, सख्त परत, कड़ी परत',
);
const EARTHS_UP = words(
  'earth up, earthing up, mitti chadha, mitti chadhau, chadhayen, chadhaye, chadhana, chadhau, मिट्टी चढ़ा, चढ़ाऊं, चढ़ाऊँ, चढ़ाएं, चढ़ाएँ, चढ़ावें, चढ़ाये, चढ़ायें, चढ़ाना, चढ़ाने, चढ़ानी, चढ़ाते, चढ़ेगी, चढ़ती',
);
const WHAT_LACKS = words(
  'किस चीज की कमी, किस तत्व की कमी, कौन से तत्व की कमी, kis cheez ki kami, kis chij ki kami, kis tatva ki kami',
);
const WITH_OWN = words('गेहूं, गेहूँ, मक्का, धान, नींबू, कपास, गन्ना, टमाटर, gehun, makka, dhan, nimbu, kapas, ganna');
const CALLED = words('phone aaya, call aaya, message aaya, फोन आया, कॉल आया, कॉल आई, मैसेज आया, फोन आ रहा');
const WANTS_MONEY = words(
  'jama karo, paise mang, paisa mang, fees mang, जमा करो, जमा करने, जमा कर दो, पैसे मांग, पैसा मांग, फीस मांग, रुपये मांग, रुपए मांग',
);
const SMALL_MILLET = words('ragi, mandua, madua, kodo, sawan, kutki, रागी, मंडुआ, मडुआ, कोदो, सांवा, कुटकी');
const HOW_DRY = words('kitna sukha, kitna sukhaye, कितना सुखा, कितना सुखाए, कितना सुखाएं, कितना सुखाएँ, कितना सुखाऊं');
const NOT_LINKED = words(
  'आधार बैंक से जुड़ा नहीं, आधार बैंक से नहीं जुड़ा, आधार खाते से नहीं जुड़ा, आधार खाते से जुड़ा नहीं, आधार लिंक नहीं, aadhaar not linked, aadhar link nahi',
);
const MUSHROOM = words('mushroom, mushrooms, मशरूम');
const STRAW_FEED = words('straw, bhusa, bhoosa, pual, puaal, भूसा, भूसे, पुआल, पुवाल');
const TREATS = words(
  'good feed, cattle feed, feed for cattle, feed for animals, animals can eat, close it, treat, treated, treatment, upchar, upcharit, khilane, khilana, खिलाने, खिलाना, चारा बना, उपचार, उपचारित',
);
const LUMPS = words(
  'lumps on body, lumps on full body, lumps on whole body, lumps on skin, lumps all over, round lumps, शरीर पर गांठ, शरीर पर गाँठ, गांठ निकल, गाँठ निकल, गांठें निकल, गाँठें निकल',
);
const CASH_HELP = words(
  'rent, hire, kiraya, kiraye, kahan milega, किराये, किराया, किराए, कहां मिलेगा, कहाँ मिलेगा, subsidy, anudan, scheme, yojana, chhut, chhoot, chhut kitni, lena hai, kharidna, buy, सब्सिडी, अनुदान, योजना, छूट, लेना है, खरीद, खरीदना, खरीदूं',
);

/** What long stories ask, where a crop that is only named in them draws the search to itself. */
export const STORY_LEADS: readonly Lead[] = [
  { entry: 'happy-seeder', all: [SEEDER], none: [CASH_HELP] },
  { entry: 'cotton-no-ratoon', all: [COTTON, KEPT_ON], none: [IDEAS.store] },
  { entry: 'grain-storage-home', all: [SMALL_MILLET, HOW_DRY] },
  { entry: 'pm-kisan-stopped', all: [IDEAS.pmKisan, NOT_LINKED] },
  { entry: 'mushroom-oyster', all: [MUSHROOM, IDEAS.straw] },
  { entry: 'urea-straw', all: [STRAW_FEED, IDEAS.urea, TREATS] },
  { entry: 'dairy-lumpy', all: [IDEAS.cattle, LUMPS] },
  { entry: 'payment-fraud', all: [CALLED, WANTS_MONEY] },
  { entry: 'hard-soil', all: [CLODS] },
  { entry: 'potato-earthing-up', all: [IDEAS.potato, EARTHS_UP], none: [DISEASE_SIGN_WORDS] },
  { entry: 'deficiency-symptoms', all: [WHAT_LACKS], none: [WITH_OWN, IDEAS.animal] },
  { entry: 'gram-rainfed', all: [GRAM, RAINFED], none: [CASH_HELP] },
  { entry: 'vermicompost', all: [WORMS, DYING] },
  { entry: 'salty-water-crops', all: [SALTY, IDEAS.waterOfWell, WHICH_OF_THEM] },
  { entry: 'saline-usar-soil', all: [USAR], none: [CASH_HELP, WHICH_OF_THEM] },
  { entry: 'crop-rotation', all: [CHANGES_CROP] },
  { entry: 'low-tunnel-mulch', all: [MULCH_FILM], none: [CASH_HELP] },
  { entry: 'drip-cleaning', all: [DRIP, CLOGGED] },
  { entry: 'sprinkler-irrigation', all: [SPRINKLER, DRIP], none: [CASH_HELP] },
];
