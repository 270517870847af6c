import { DISEASE_SIGN_WORDS } from './intents.js';
import type { Lead } from './lead.js';
import { IDEAS } from './lead-ideas.js';
import { words } from './words.js';

const DIED = words(
  'died, dead, dies, has died, mar gayi, mar gai, mar gaya, mar gaye, mar jaye, mari, maut, मर गई, मर गयी, मर गया, मर गए, मर जाए, मौत',
);
const CUT_OR_SPREAD = words(
  'was cut, cut and, cut crop, cut and kept, lying in field, lying in the field, for drying, to dry, kati, kata, kaat, kaatkar, katkar, sukhne ke liye, sukhane ke liye, sukhane ko, कटी, कटा, काट, काटकर, कटकर, सूखने के लिए, सुखाने के लिए, सुखाने को, फैला',
);
const GOT_WET = words(
  'unseasonal rain, rain came, rained, got wet, sprouted, sprouting, bhig, bheeg, barish, baarish, ug aaye, ankur, भीग, बारिश, बरसात, अंकुर, उग आए, जम गए',
);
const SEED = words('seed, seeds, seed bag, beej, bij, बीज');
const GENUINE = words(
  'original, genuine, duplicate, fake, certified seed, asli, nakli, pramanit, असली, नकली, प्रमाणित, ओरिजिनल, डुप्लीकेट',
);
const KNOWS_IT = words(
  'know, check, identify, recognise, recognize, tell if, tag, pehchan, pehchane, pehchanu, pahchan, pata, kaise janu, पहचान, पहचानें, पहचानूं, पहचानूँ, पता, जांच, जाँच, टैग, कैसे जानूं, कैसे जानूँ',
);
const SOWN_BEFORE = words('germination failed, did not germinate, nahi jama, nahi uga, नहीं जमा, नहीं उगा, नहीं जमे');
const TRUNK = words('trunk, stem, branch, branches, tana, tane, dal, daal, तना, तने, डाल, डालों');
const HOLES = words('hole, holes, bored, chhed, ched, chhedo, छेद, छेदों, सुराख');
const SAWDUST = words(
  'wood powder, sawdust, saw dust, frass, powder, burada, lakdi ka chura, बुरादा, बुरादे, लकड़ी का चूरा, चूरा',
);
const MANGO = words('mango, mangoes, aam, आम');
const MALE_FLOWERS = words(
  'only male, male flower, male flowers, nar phool, nar fool, nar phul, sirf nar, नर फूल, सिर्फ नर, केवल नर, नर ही नर',
);
const FOG = words('fog, foggy, no sun, kohra, kohre, kohara, dhund, dhoop nahi, dhup nahi, कोहरा, कोहरे, धुंध, धूप नहीं');
const YELLOWS = words(
  'yellow, yellowing, pale, light yellow, pila, peela, pili, peeli, pile, peele, pilapan, peelapan, पीला, पीली, पीले, पीलापन, पीलेपन',
  'pala, pali, पाला, पाली',
);
const WHITE_FLOUR = words(
  'white powder, white flour, powdery, white dust, safed powder, safed churn, safed aata, सफेद पाउडर, सफेद चूर्ण, सफेद आटा, सफेद आटे, सफेद पाऊडर, चूर्णिल, खर्रा',
);
const BLOSSOM = words('bor, baur, blossom, panicle, panicles, flower, flowers, बौर, बोर, मंजर, मंजरी, फूल');
const WORMS = words(
  'vermicompost, vermi compost, vermi bed, kechua khad, kenchua khad, kechua khaad, worm compost, केंचुआ खाद, केचुआ खाद, वर्मीकंपोस्ट, वर्मी कंपोस्ट, वर्मी कम्पोस्ट',
);
const READY = words(
  'ready, how many days, how long, how many months, taiyar, tayar, kitne din, kitne mahine, तैयार, कितने दिन, कितने महीने, कब तक',
);
const COTTON = words('cotton, kapas, kapaas, narma, कपास, नरमा');
const AFTER_COTTON = words(
  'cotton after cotton, same field cotton, only cotton, cotton every year, kapas ke baad kapas, narma ke baad narma, har saal kapas, har saal narma, kapas hi, narma hi, har sal kapas, कपास के बाद कपास, नरमा के बाद नरमा, हर साल कपास, हर साल नरमा, कपास ही, नरमा ही',
);
const JUTE = words('jute, joot, patsan, जूट, पटसन, पाट');
const RETTED = words(
  'ret, retting, under water, in water, sadana, sadane, sadaye, sadai, sadaai, pani me rakh, pani mein rakh, pani me rakhe, pani me rakhna, pani mein rakhe, galana, galane, सड़ाना, सड़ाने, सड़ाएं, सड़ाएँ, सड़ाऊं, सड़ाई, पानी में रख, पानी में रखें, पानी में रखना, पानी में डुबो, गलाना, गलाने, rotting, rot in water, in water for, how many days in water, sadayen, saday, पानी में कितने दिन',
);
const KEEPS = words(
  'keep, kept, keeping, on that, against it, pledge, rakh, rakhkar, rakh kar, rakh ke, us par, girvi, रख, रखकर, रखूं, रखूँ, उस पर, गिरवी',
);
const STORES = words('godown, godam, godaam, warehouse, गोदाम, वेयरहाउस');
const BUILDS = words(
  'infrastructure, making godown, for making, aif, एआईएफ, इन्फ्रास्ट्रक्चर, build, building, construct, set up, make a, make own, banwana, banane ke, banana hai, khol, बनाना, बनवाना, बनाने, बनवाने, खोलना, खोलने',
);
const SALT_FIGURE = words('ec, ई सी, ईसी');
const RSC = words('rsc, sar, आरएससी, एसएआर');
const SOIL = words('soil, soil report, soil card, mitti, mrida, मिट्टी, मृदा');
const GRAZES = words(
  'graze, grazes, grazing, grazed, chara sakte, chara sakta, chara sakti, charana, charane, चरा सकते, चरा सकता, चराना, चराने, चरा दें, चराएं, चराएँ',
);
const OF_WATER = words('water, tubewell, tube well, borewell, bore, well, pani, paani, पानी, ट्यूबवेल, नलकूप, बोरवेल, बोर');
const IRRIGATES = words(
  'irrigation, irrigate, use it, tolerate, which crop, sinchai, kaun si fasal, konsi fasal, kya boye, chalega, सिंचाई, कौन सी फसल, कौनसी फसल, क्या बोएं, क्या बोएँ, चलेगा, सहेगी',
);
const DRY_SPELL = words(
  'no rain, not rained, dry spell, barish nahi, barish nhi, baarish nahi, barsat nahi, बारिश नहीं, बरसात नहीं, बारिश नही, सूखा',
);
const SAVES_MOISTURE = words(
  'save moisture, keep moisture, moisture, nami bachaye, nami bachau, nami kaise, नमी बचा, नमी कैसे, नमी बनाए, नमी रोक',
);

const BANANA = words('banana, bananas, kela, kele, केला, केले');
const PAPAYA = words('papaya, papita, papeeta, पपीता, पपीते');
const GRAPES = words('grape, grapes, angoor, angur, अंगूर');
const HOW_RIPE = words(
  'far market, distant market, far mandi, distant mandi, market is far, mandi is far, km, colour, color, stage, rang, avastha, kitna paka, door bhejna, door ki mandi, दूर भेज, दूर भेजना, दूर की मंडी, मंडी दूर, रंग, अवस्था, कितना पका, कितने पके',
);
const CUTS = words(
  'cut, cutting, pick, pluck, harvest, kate, kaate, katna, tode, todna, todu, काटें, काटे, काटना, काटूं, तोड़ें, तोड़े, तोड़ना, तोड़ूं',
);
const SPRAYED = words(
  'sprayed, did spray, spray done, spray kiya, spray ki thi, spray kari, dawa chhidki, dawai chhidki, chhidkav kiya, dawa dali, dawai dali, dawa mari, छिड़की, छिड़का, छिड़काव किया, स्प्रे किया, स्प्रे की, दवा डाली, दवा मारी',
  'spray, spraying, sprays, स्प्रे, छिड़काव, chhidkav',
);
const RAIN_CAME = words(
  'rain came, rain started, rain fell, it rained, rained after, barish aayi, barish aai, barish aa gayi, barish ho gayi, barish hui, baarish hui, baarish aa gayi, बारिश आई, बारिश आ गई, बारिश आ गयी, बारिश हो गई, बारिश हुई, बरसात हो गई, पानी बरस गया',
);
const BARK = words('bark, chhal, chhaal, छाल');
const EATEN = words('eaten, eats, eating, web, webs, kha rahi, kha raha, jala, jale, खा रही, खा रहा, जाला, जाले');
const DUNG = words('cow dung, dung, gobar, गोबर');
const FRESH = words('fresh, raw, directly, direct, taza, taja, kachcha, kaccha, seedhe, sidhe, ताजा, ताज़ा, कच्चा, सीधे');
const ON_CROP = words('field, vegetable, vegetables, crop, plants, khet, sabzi, sabji, fasal, खेत, सब्जी, सब्ज़ी, फसल');

const PADDY = words('paddy, rice, dhan, dhaan, धान');
const GRAIN_SPROUTS = words(
  'grains sprouting, grains starting to sprout, grain sprouting, grains are sprouting, grain is sprouting, grains sprout, grain sprouts, sprouting in ear, sprouting in the ear, germinating in ear, dane ugne, daane ugne, dane ug rahe, dana ug raha, dane ankurit, daane ankurit, bali me ankur, baali me ankur, ankur nikal rahe, दाने उगने, दाने उग रहे, दाना उग रहा, दाने अंकुरित, बाली में अंकुर, बालियों में अंकुर, अंकुर निकल रहे, अंकुर निकलने लगे',
);
const RAIN_OR_WATER = words(
  'rain, rained, rains, water, wet, barish, baarish, pani, paani, bheeg, bhig, bheegi, bhigi, बारिश, बरसात, पानी, भीग, भीगी, भीगा, कटी, गिरी, cut, lying',
);

/** What goes before every other wording, and stands for its whole message: a wider one, or the crop that is named beside it, would take it. */
export const WHOLE_LEADS: readonly Lead[] = [
  { entry: 'paddy-grain-sprouts', all: [PADDY, GRAIN_SPROUTS, RAIN_OR_WATER], none: [IDEAS.nursery] },
  {
    entry: 'insured-animal-died',
    all: [IDEAS.animal, IDEAS.insurance, DIED],
    none: [IDEAS.fish, IDEAS.loan, IDEAS.notInsured],
  },
  {
    entry: 'claim-cut-crop-rain',
    all: [IDEAS.insurance, CUT_OR_SPREAD, GOT_WET],
    none: [IDEAS.animal, IDEAS.kcc, IDEAS.loan, IDEAS.notPaid, DRY_SPELL],
  },
  { entry: 'genuine-seed', all: [SEED, GENUINE, KNOWS_IT], none: [SOWN_BEFORE, IDEAS.fish, IDEAS.complaint] },
  { entry: 'mango-stem-borer', all: [MANGO, TRUNK, HOLES] },
  { entry: 'mango-stem-borer', all: [MANGO, TRUNK, SAWDUST] },
  { entry: 'mango-powdery-mildew', all: [MANGO, WHITE_FLOUR, BLOSSOM] },
  { entry: 'cucurbits-no-fruit', all: [IDEAS.gourds, MALE_FLOWERS] },
  { entry: 'wheat-yellow-in-fog', all: [IDEAS.wheat, FOG, YELLOWS] },
  { entry: 'fog-cloudy-cold', all: [FOG, YELLOWS, IDEAS.urea] },
  { entry: 'banana-after-bunch', all: [BANANA, HOW_RIPE, CUTS], none: [DISEASE_SIGN_WORDS] },
  { entry: 'papaya-parts', all: [PAPAYA, HOW_RIPE, CUTS], none: [DISEASE_SIGN_WORDS] },
  { entry: 'grapes-troubles', all: [GRAPES, WHITE_FLOUR] },
  { entry: 'bark-caterpillar', all: [BARK, EATEN] },
  {
    entry: 'spray-rain',
    all: [SPRAYED, RAIN_CAME],
    none: [IDEAS.insureWords, IDEAS.asksTheSky, DISEASE_SIGN_WORDS],
  },
  { entry: 'fresh-dung', all: [DUNG, FRESH, ON_CROP], none: [IDEAS.wormManure, IDEAS.makes, IDEAS.sickDung] },
  { entry: 'vermicompost-ready', all: [WORMS, READY] },
  { entry: 'cotton-rotation', all: [COTTON, AFTER_COTTON] },
  { entry: 'jute-retting', all: [JUTE, RETTED] },
  { entry: 'warehouse-receipt', all: [STORES, IDEAS.buildLoan, KEEPS], none: [BUILDS, IDEAS.subsidyAlone] },
  { entry: 'salty-water-crops', all: [SALT_FIGURE, OF_WATER, IRRIGATES], none: [SOIL, RSC] },
  { entry: 'drought-management', all: [DRY_SPELL, SAVES_MOISTURE], none: [DISEASE_SIGN_WORDS, IDEAS.sowsIt] },
];

/** What goes before every other wording: a wider one would take it. */
export const FIRST_LEADS: readonly Lead[] = [
  ...WHOLE_LEADS,
  { entry: 'dairy-plant-poisoning', all: [IDEAS.jowar, IDEAS.animal, IDEAS.collapses], none: [IDEAS.insureWords] },
  { entry: 'jowar-grazing', all: [IDEAS.jowar, GRAZES] },
  { entry: 'wheat-waterlogging', all: [IDEAS.wheat, IDEAS.turnsYellow, IDEAS.waterStands], none: [IDEAS.insureWords] },
  { entry: 'cotton-cci', all: [IDEAS.cottonCorporation], none: [IDEAS.insureWords] },
  { entry: 'napier-fodder', all: [IDEAS.napier, IDEAS.cuttingsOrGood], none: [IDEAS.turnsYellow] },
  { entry: 'potato-planting', all: [IDEAS.potato, IDEAS.cutSeed] },
  { entry: 'straw-and-nitrogen', all: [IDEAS.straw, IDEAS.turnsYellow], none: [IDEAS.looksLikeStraw] },
  { entry: 'pm-kisan-account', all: [IDEAS.pmKisan, IDEAS.othersAccount] },
  { entry: 'msp-documents', all: [IDEAS.msp, IDEAS.sharesLand] },
  { entry: 'rain-at-harvest', all: [IDEAS.cutLying, IDEAS.mayRain], none: [IDEAS.insureWords] },
  { entry: 'summer-ploughing', all: [IDEAS.ploughs, IDEAS.summerOrDeep] },
  { entry: 'hard-soil', all: [IDEAS.soilOrLand, IDEAS.hard], none: [IDEAS.animal] },
  { entry: 'onion-seed-making', all: [IDEAS.onion, IDEAS.seedWord, IDEAS.makesSeed] },
  { entry: 'potato-leaf-roll', all: [IDEAS.potato, IDEAS.leatheryLeaf] },
];
