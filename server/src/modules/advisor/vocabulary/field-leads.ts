import { PROCUREMENT_WORDS } from './intents.js';
import type { Lead } from './lead.js';
import { IDEAS } from './lead-ideas.js';
import { words } from './words.js';

/** Without the tomato in Hindi: its "टूट गए" is near the pinworm's name, and the search finds the hail by itself. */
const VEGETABLES = words(
  'tomato, tomatoes, chilli, brinjal, capsicum, okra, bhindi, cauliflower, cabbage, cucumber, gourd, vegetable, vegetables, mirch, baingan, sabji, sabzi, gobhi, मिर्च, बैंगन, भिंडी, गोभी, सब्जी, सब्जियों, सब्ज़ी',
);
const HAIL_HIT = words(
  'broke, broken, hit, damaged, damage, fell, after hail, toot, tut, tuut, gire, gira, kharab, टूट, गिरे, गिर गए, चोट, खराब',
);
const HAIL = words('hail, hailstorm, hailstorms, ole, olon, ola, olavrishti, ओला, ओले, ओलों, ओलावृष्टि');
const ORCHARD_OR_NET = words(
  'net, nets, orchard, orchards, apple, apples, jali, jaali, jaal, bag, bagh, bageecha, bagicha, seb, जाली, जाल, नेट, बाग, बगीचा, बगीचे, सेब',
);
const PROTECTS = words(
  'net, nets, save, protect, protection, prevent, jali, jaali, bachav, bachane, bachaye, bachau, जाली, जाल, नेट, बचाव, बचाने, बचाएं, बचाएँ, बचाऊं, बचाऊँ, इंतजाम',
);
const WHICH_CROP = words(
  'which crop, what crop, what to sow, what to grow, what do i sow, what should i sow, konsi fasal, kaun si fasal, kaunsi fasal, kya boye, kya boyen, kya bou, kya boun, kya lagaye, kya lagau, kya lagaun, kya bona, कौन सी फसल, कौनसी फसल, क्या बोएं, क्या बोएँ, क्या बोऊं, क्या बोऊँ, क्या लगाएं, क्या लगाएँ, क्या लगाऊं, क्या लगाऊँ, क्या बोना',
);
const AFTER_SOYBEAN = words(
  'after soybean, after soyabean, after harvesting soybean, soybean is harvested, soybean ke baad, soyabean ke baad, soyabin ke baad, soyabean ke bad, सोयाबीन के बाद',
);
const BORO = words('boro, boro rice, boro paddy, boro dhan, बोरो, बोरो धान');
const PLANTED_WHEN = words(
  'when to plant, when to transplant, when is it planted, transplanting time, ropai kab, ropayi kab, kab rope, kab lagaye, रोपाई कब, कब रोपें, कब लगाएँ, कब लगाएं',
);
const LITTLE_WATER = words(
  'little water, less water, water is less, no water, no irrigation, without irrigation, pani kam, paani kam, kam pani, kam paani, pani nahi, paani nahi, bina pani, sinchai nahi, bore nahi, पानी कम, कम पानी, पानी नहीं, बिना पानी, सिंचाई नहीं, बोर नहीं',
);
const PADDY = words('paddy, rice, dhan, dhaan, धान');
const TAMIL_SEASON = words('samba, kuruvai, thaladi, navarai, सांबा, साम्बा, कुरुवै, तालडी, नवरै');
/** Samba Mahsuri is a variety. */
const MAHSURI = words('mahsuri, masuri, mashuri, masoori, bpt, महसूरी, मसूरी, मंसूरी');
/** What is sown into samba stubble is no paddy. */
const AFTER_SAMBA = words(
  'harvest, fallow, urad, blackgram, black gram, moong, greengram, green gram, कटाई, उड़द, मूंग, मूँग',
);
const IN_WHICH_SEASON = words('season, which month, when to sow, nursery, kab, sowing, कब, मौसम, नर्सरी');
const TAMIL_NADU = words('tamil nadu, tamilnadu, तमिलनाडु, तमिल नाडु');
const IN_WHICH_TIME = words('when, month, time, start, starting, kab, kis mahine, samay, कब, महीने, महीना, समय');
const TRANSPLANTER = words(
  'transplanter, transplanting machine, machine to transplant, machine for transplanting, ropai machine, ropai ki machine, machine se ropai, रोपाई मशीन, रोपाई की मशीन, मशीन से रोपाई, ट्रांसप्लांटर',
);
const UNDER_WATER = words(
  'flood, floods, flooded, submerged, submergence, under water, underwater, doob, dub, dooba, dubi, doobi, baadh, badh, डूब, डूबा, डूबी, डूबकर, डूबने, बाढ़',
);
const WHICH_KIND = words(
  'variety, varieties, which paddy, which rice, kaun si, kaunsi, konsi, kism, kisme, कौन सी, कौनसी, कौन सा, किस्म, किस्में',
);
const SEA_WATER = words(
  'sea water, seawater, sea came, samudra ka pani, samudra ka paani, samudri pani, समुद्र का पानी, समुद्री पानी, समुद्र का खारा',
);
const SANDY = words('sandy, sand, retili, reteeli, balu, balui, रेतीली, रेतीला, रेतीले, बालू, बलुई');
const HOLDS_WATER = words(
  'moisture, hold water, holds water, retain, nami, tikta, tikti, rukta, tikana, नमी, टिकता, टिकती, टिके, रुकता, रुकती',
);
const SOIL = words('soil, top mud, mud, earth, mitti, matti, miti, मिट्टी, माटी');
const WASHES_AWAY = words(
  'erosion, takes the top, carried away, carries away, to the nala, washes, washed away, washed off, washes off, washing away, wash away, bah jati, bah jaati, bahti, katav, kataav, kat kar, बह जाती, बह जाए, बहती, बह रही, कटाव, कट कर',
);
const SOYBEAN = words('soybean, soyabean, soya bean, soyabin, soya, सोयाबीन, सोया');
const WATER_STANDS = words(
  'water stands, stands in, waterlogged, waterlogging, water logging, standing water, drains, pani bhar, paani bhar, jalbharav, पानी भर, पानी रुक, जलभराव, पानी जमा',
);
const APPLE = words('apple, apples, seb, सेब');
const VELVETY = words('scab, velvety, velvet, skab, makhmali, स्कैब, मखमली');
const ROSE = words('rose, roses, gulab, गुलाब');
const WEBS = words('mite, mites, web, webs, webbing, makdi, jala, jale, मकड़ी, माइट, जाला, जाले, जालें');
const CHILLI = words('chilli, chillies, chili, chilly, mirch, mirchi, मिर्च, मिर्ची');
const DRIES_FROM_TOP = words(
  'dieback, die back, anthracnose, drying from the top, drying from top, upar se sukh, डाई बैक, डाइबैक, डाईबैक, एन्थ्रेक्नोज, एंथ्रेक्नोज, ऊपर से सूख',
);
const LITCHI = words('litchi, lychee, lichi, लीची');
const BORER = words('borer, borers, chhedak, chedak, छेदक, इल्ली, सुंडी');
const CITRUS = words('lemon, lemons, lime, kinnow, orange, citrus, nimbu, nimboo, neembu, नींबू, नीबू, किन्नू, संतरा');
const MARIGOLD = words('marigold, marigolds, genda, gende, gainda, gainde, गेंदा, गेंदे, गेंदें');
const FEAST = words('diwali, deepawali, dipawali, dussehra, dasara, दिवाली, दीवाली, दीपावली, दशहरा, दशहरे');
const FLOWERS_WHEN = words(
  'when will it flower, days to flower, when do flowers come, phool kab, phool kitne din, फूल कब, फूल कितने दिन',
);
const OF_PLANTING = words(
  'spacing, pinching, seed, manure, duri, doori, beej, khad, khaad, lagau, lagaye, kheti, दूरी, पिंचिंग, बीज, खाद, लगाऊं, लगाएं, लगाएँ, खेती',
);
const ROUGH = words(
  'rough, corky, cork like, khurdura, khurdure, khurdre, khurdara, khurdare, खुरदरा, खुरदरे, खुरदुरे, खुरदुरा',
);
const SPOTS = words('spot, spots, scab, scabs, daag, dag, dhabbe, dhabba, dane, daane, दाग, धब्बे, धब्बा, दाने');
const CURLS_UP = words(
  'curling up, curl up, curled up, curling upward, curling upwards, curled upward, curl upward, curling upside, upside like boat, upar mud, upar ko mud, upar ki taraf mud, ऊपर मुड़, ऊपर को मुड़, ऊपर की तरफ मुड़, ऊपर की ओर मुड़',
);
const CURLS_DOWN = words('upside down, down, downward, downwards, neeche, niche, ulti, नीचे, उलटी, उल्टी');
const POMEGRANATE = words('pomegranate, pomegranates, anar, anaar, अनार');
const SPLITS = words(
  'crack, cracks, cracking, cracked, split, splits, splitting, fat rahe, fat raha, phat rahe, phat raha, fatna, phatna, फट रहे, फट रहा, फटना, फटते, फट जाते',
);
/** Fruit that cracks at oily spots has the blight. */
const OILY_SPOTS = words('oily, oil spot, oil spots, telya, teliya, tel jaise, bacterial, तेल जैसे, तेलिया, तेल्या, तैलीय');
const SULPHUR_FORM = words('bentonite, bentonite sulphur, wettable, बेंटोनाइट, बेन्टोनाइट, वेटेबल');
const WHEAT = words('wheat, gehu, gehun, gehoon, गेहूं, गेहूँ');
const STRAIGHT = words(
  'sow directly, sow wheat directly, directly sow, sow straight, sidhe bo, seedhe bo, sidhe kaise, seedhe kaise, सीधे बो, सीधे कैसे, सीधा बो, सीधे गेहूं, गेहूं सीधे',
);
const OUT_OF_STORE = words(
  'keep insects out, keep weevils out, keep weevil out, insects out without, kide na lage, ghun na lage, कीड़ा न लगे, घुन न लगे, घुन ना लगे',
);
const DHAINCHA = words('dhaincha, dhencha, daincha, sunhemp, sunnhemp, sunn hemp, sanai, ढैंचा, ढेंचा, ढैचा, ढेचा, सनई');
const SOWS_OR_TURNS = words(
  'when to plough, plough inside, kg per acre, seed per acre, when to sow, seed rate, turn under, plough in, kab boye, kab boe, kab palat, kab palte, kitna beej, कब बोए, कब बोएँ, कब बोएं, कब पलट, कितना बीज',
);
const PLACENTA = words('placenta, afterbirth, after birth, jer, जेर');
const NOT_OUT = words(
  'not come out, not fallen, not fall, not dropped, retained, not out, nahi giri, nhi giri, nahi nikli, atki, नहीं गिरी, नही गिरी, नहीं निकली, अटकी, अटक',
);

const RIPE = words(
  'ready to harvest, ready for harvest, is ripe, crop ready, ripe paddy, ripe wheat, pak gaya, pak gayi, pak gai, pak chuki, pak chuka, paki hui, paki khadi, taiyar khadi, पक गया, पक गई, पक गयी, पक चुकी, पक चुका, पकी हुई, पकी खड़ी, पककर तैयार, कटने को तैयार',
);
const RAIN_AHEAD = words(
  'heavy rain, rain next, rain forecast, rain alert, rain is coming, will rain, rain warning, barish ka alert, barish aane, barish aa rahi, barish hogi, barish batayi, barish batai, barish ki chetavni, बारिश का अलर्ट, बारिश की चेतावनी, बारिश आने, बारिश आ रही, बारिश होगी, बारिश बताई, भारी बारिश',
);
const CORIANDER = words('coriander, dhaniya, dhania, धनिया');
const UTERA = words('utera, paira, relay, pyra, उटेरा, उतेरा, पैरा');
const LENTIL = words('lentil, masur, masoor, khesari, linseed, alsi, मसूर, खेसारी, अलसी');
const SEED_PLOT = words(
  'seed plot, seed potato, own seed, dehaulming, beej aalu, beej aloo, ghar ka beej, सीड प्लॉट, बीज आलू, घर का बीज, अपना बीज',
);
const SAVES_IT = words(
  'recover, save, revive, after flood, kaise bachaye, kaise bachayen, bachau, theek kaise, kya kare, what to do, कैसे बचाएं, कैसे बचाएँ, क्या करें, ठीक कैसे',
);
const RHIZOBIUM = words('rhizobium, raijobium, rizobium, raizobium, राइजोबियम, राइज़ोबियम');

const BANANA = words('banana, bananas, kela, kele, केला, केले');
const BROWN_IN_STEM = words(
  'stem splits, stem split, splits near, like skirt, like a skirt, brown lines, brown rings, red lines, andar bhuri, tana fat, tana phat, तना फट, अंदर भूरी, अंदर लाल, घाघरे',
);

const WEEDS_OR_WEEDICIDE = words(
  'weed, weeds, weedicide, herbicide, grass, grasses, ghas, ghaas, kharpatwar, nadin, sawank, motha, खरपतवार, घास, खरपतवारनाशक, सांवक, मोथा',
);
const SPROUTS = words('sprouting, sprouted, sprout, sprouts, ankur, ankurit, अंकुर, अंकुरित');
const AT_THE_NECK = words('neck, necks, gardan, गर्दन');
const ROTS = words(
  'rot, rots, rotting, rotten, sad, sadan, sadne, sadi, sade, sadti, sad rahe, sad rahi, सड़, सड़न, सड़ रहे, सड़ रही, सड़ने',
);
const ROTS_IN_FIELD = words(
  'field, khet, bali, baali, ear, ears, panicle, leaf, leaves, patti, patte, खेत, बाली, पत्ते, पत्ती',
);
const ONION = words('onion, onions, pyaz, pyaj, pyaaz, kanda, प्याज, प्याज़, कांदा');
const HOW_WET = words(
  'percent moisture, moisture percent, moisture, how much dry, how dry, nami, kitna sukha, kitni nami, नमी, कितना सुखा, कितनी नमी',
);
const STORED = words(
  'store, stored, storage, chawl, chali, bhandar, rakha, rakhe, rakhi, चाल, भंडार, रखा, रखे, रखी, स्टोर',
);

/** Land, weather, troubles of crops and animals. In order, before the others. */
export const FIELD_LEADS: readonly Lead[] = [
  { entry: 'paddy-direct-weeds', all: [IDEAS.direct, WEEDS_OR_WEEDICIDE], none: [IDEAS.insureWords] },
  {
    entry: 'maize-harvest',
    all: [IDEAS.maize, HOW_WET],
    none: [PROCUREMENT_WORDS, IDEAS.greenFodder, IDEAS.isPlanted],
  },
  { entry: 'onion-store-sprout', all: [SPROUTS, AT_THE_NECK], none: [IDEAS.insureWords] },
  {
    entry: 'onion-store-sprout',
    all: [AT_THE_NECK, ROTS],
    none: [PADDY, IDEAS.animal, ROTS_IN_FIELD, IDEAS.insureWords],
  },
  { entry: 'onion-store-sprout', all: [ONION, SPROUTS, STORED], none: [IDEAS.insureWords] },
  { entry: 'salty-water-crops', all: [IDEAS.saltyWater, IDEAS.whichOfThem] },
  {
    entry: 'paddy-seasons-tamil-nadu',
    all: [TAMIL_SEASON, IN_WHICH_TIME],
    none: [MAHSURI, AFTER_SAMBA, IDEAS.insureWords],
  },
  {
    entry: 'paddy-seasons-tamil-nadu',
    all: [PADDY, TAMIL_NADU, IN_WHICH_SEASON],
    none: [MAHSURI, AFTER_SAMBA, IDEAS.insureWords],
  },
  { entry: 'paddy-machine-transplanting', all: [PADDY, TRANSPLANTER], none: [IDEAS.subsidyAlone] },
  { entry: 'hail-nets', all: [HAIL, ORCHARD_OR_NET, PROTECTS], none: [IDEAS.insureWords, IDEAS.alreadyFell] },
  { entry: 'hail-vegetables', all: [HAIL, VEGETABLES, HAIL_HIT], none: [IDEAS.insureWords] },
  { entry: 'rain-at-harvest', all: [RIPE, RAIN_AHEAD], none: [IDEAS.insureWords] },
  { entry: 'low-water-crops', all: [WHICH_CROP, LITTLE_WATER] },
  { entry: 'coriander-stem-gall', all: [CORIANDER, IDEAS.knots] },
  { entry: 'masur-utera', all: [LENTIL, UTERA] },
  { entry: 'potato-seed-plot', all: [IDEAS.potato, SEED_PLOT] },
  { entry: 'paddy-after-flood', all: [PADDY, UNDER_WATER, SAVES_IT], none: [IDEAS.insureWords, WHICH_KIND] },
  { entry: 'rhizobium-culture', all: [RHIZOBIUM, IDEAS.howMuch] },
  { entry: 'sea-water-land', all: [SEA_WATER], none: [IDEAS.insureWords, IDEAS.fish] },
  { entry: 'paddy-varieties', all: [PADDY, UNDER_WATER, WHICH_KIND], none: [IDEAS.insureWords] },
  { entry: 'sandy-soil-water', all: [SANDY, HOLDS_WATER] },
  { entry: 'slope-soil-loss', all: [SOIL, WASHES_AWAY], none: [IDEAS.insureWords] },
  { entry: 'soybean-drainage', all: [SOYBEAN, WATER_STANDS, IDEAS.sowsIt] },
  { entry: 'soil-organic-carbon', all: [IDEAS.organicCarbon, IDEAS.lowOrRaise] },
  { entry: 'banana-panama-wilt', all: [BANANA, BROWN_IN_STEM] },
  { entry: 'apple-scab', all: [APPLE, VELVETY] },
  { entry: 'red-spider-mite', all: [ROSE, WEBS] },
  { entry: 'chilli-dieback', all: [CHILLI, DRIES_FROM_TOP] },
  { entry: 'litchi-troubles', all: [LITCHI, BORER] },
  { entry: 'marigold-diwali', all: [MARIGOLD, FEAST] },
  { entry: 'marigold-figures', all: [MARIGOLD, FLOWERS_WHEN], none: [OF_PLANTING] },
  { entry: 'chilli-thrips', all: [CHILLI, CURLS_UP], none: [CURLS_DOWN] },
  { entry: 'citrus-canker', all: [CITRUS, ROUGH, SPOTS] },
  { entry: 'citrus-cracking', all: [CITRUS, SPLITS] },
  { entry: 'pomegranate-cracking', all: [POMEGRANATE, SPLITS], none: [OILY_SPOTS] },
  { entry: 'sulphur-shortage', all: [SULPHUR_FORM], none: [IDEAS.sprays] },
  { entry: 'happy-seeder', all: [WHEAT, STRAIGHT] },
  { entry: 'pulse-storage', all: [IDEAS.pulses, IDEAS.storePest], none: [IDEAS.ripe, IDEAS.woodOrBamboo] },
  { entry: 'grain-store-insects', all: [OUT_OF_STORE], none: [IDEAS.ripe] },
  { entry: 'green-manure', all: [DHAINCHA, SOWS_OR_TURNS] },
  { entry: 'dairy-retained-placenta', all: [PLACENTA, NOT_OUT] },
  { entry: 'after-soybean-crop', all: [AFTER_SOYBEAN, WHICH_CROP] },
  { entry: 'paddy-utera', all: [UTERA, WHICH_CROP] },
  { entry: 'paddy-boro-nursery', all: [BORO, PLANTED_WHEN] },
];
