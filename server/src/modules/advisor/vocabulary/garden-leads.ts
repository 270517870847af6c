import type { Lead } from './lead.js';
import { IDEAS } from './lead-ideas.js';
import { words } from './words.js';

const JUTE = words('jute, patsan, joot, जूट, पटसन');
const SUPPORT_PRICE = words('msp, support price, samarthan mulya, samarthan mulye, एमएसपी, समर्थन मूल्य');
const MELON = words(
  'watermelon, watermelons, muskmelon, melon, melons, tarbuj, tarbooj, tarbuz, kharbuja, kharbuza, तरबूज, तरबूज़, खरबूजा, खरबूज',
);
const RIPENS = words(
  'ripening, ripen, ripens, ripe, before picking, before harvest, grown full, pakne, pakte, pak rahe, pak raha, todne se pehle, tudai se pehle, पकने, पकते, पक रहे, पक रहा, तोड़ने से पहले, तुड़ाई से पहले',
);
const WATER = words('water, watering, irrigation, pani, paani, sinchai, पानी, सिंचाई');
const CRACKS = words('crack, cracks, cracking, burst, fat rahe, phat rahe, फट रहे, फटना');
const COCONUT = words('coconut, coconuts, nariyal, नारियल');
const PALM_TROUBLE = words(
  'weevil, red palm weevil, root wilt, ghun, lal ghun, oozing trunk, brown ooze, घुन, लाल घुन, रूट विल्ट, जड़ म्लानि',
);
const FOOT_OF_TRUNK = words(
  'bottom of trunk, bottom of the trunk, base of trunk, base of the trunk, foot of the trunk, tane ke neeche, tane ke niche, tane ki jad, jad ke paas se, तने के नीचे, तने के निचले, तने की जड़, जड़ के पास से',
);
const OOZES = words('water, liquid, ooze, oozing, bleeding, sap, pani, paani, ras, gond, पानी, रस, रिस, रिसाव, गोंद');
const COPRA = words('copra, khopra, kopra, खोपरा, कोपरा');
const PEPPER = words('pepper, black pepper, kali mirch, kalimirch, काली मिर्च, कालीमिर्च');
const PEPPER_TROUBLE = words(
  'slow decline, slow wilt, pollu, pollu beetle, vines yellow, vine yellowing, dheema murjhan, पोल्लू, धीमा म्लानि, धीमी म्लानि',
);
const PICKING = words('harvest, harvesting, picking, pluck, tudai, todai, todna, kab tode, तुड़ाई, तोड़ना, तोड़ें');
const CHILLI_TOO = words('chilli, chillies, chili, bell, capsicum, green pepper, shimla, मिर्ची');
const CITRUS = words(
  'citrus, orange, oranges, mandarin, lemon, lime, kinnow, santra, nimbu, neebu, mosambi, संतरा, संतरे, नींबू, निंबू, किन्नू, मौसमी',
);
const DIES_FROM_TOP = words(
  'dieback, die back, decline, drying from the top, drying from top, dry from the top, upar se sukh, upar se sookh, tehni sukh, tahni sukh, डाईबैक, डाई बैक, ऊपर से सूख, टहनी सूख, टहनियां सूख, टहनियाँ सूख',
);
const PADDY = words('paddy, rice, dhan, dhaan, धान');
const SILVER_SHOOT = words(
  'gall midge, silver shoot, silver shoots, onion leaf, onion shoot, case worm, caseworm, गाल मिज, गॉल मिज, सिल्वर शूट, केस वर्म',
);
const SAPOTA_OR_MORINGA = words('sapota, chikoo, chiku, cheeku, drumstick, moringa, sahjan, sehjan, चीकू, सहजन, मुनगा');
const PRUNES = words('prune, pruning, pruned, chhatai, katai chhatai, katai-chhatai, pinching, छंटाई, छँटाई');
const PINEAPPLE = words('pineapple, pineapples, ananas, annanas, अनानास, अनन्नास');
const FLOWERS = words('ethephon, ethrel, flowering, flower, flowers, hormone, phool, phul, एथेफॉन, इथरेल, फूल, फूल लाना');
const CARDAMOM = words('cardamom, elaichi, ilaychi, ilaichi, इलायची');
const CARDAMOM_WORK = words('trash, trashing, trashed, shade, chirke, chirkey, foorkey, chhaya, छाया, चिरके, फूरके');
const RUBBER = words('rubber, rabar, रबर, रबड़');
const RUBBER_FED = words(
  'fertiliser, fertilizer, fertilisers, manure, npk, rain guard, rain guarding, rainguard, khad, खाद, रेन गार्ड',
);
const WILT = words('wilt, wilted, wilting, ukhta, ukhtha, uktha, उकठा, उकठे, उखटा');
const SOLANUM = words(
  'tomato, brinjal, chilli, chili, capsicum, tamatar, baingan, mirch, shimla mirch, टमाटर, बैंगन, बैगन, मिर्च, शिमला मिर्च',
);
const TOMATO = words('tomato, tomatoes, tamatar, टमाटर');
const MILKY_THREADS = words(
  'milky thread, milky threads, white thread, white threads, milky ooze, thread like milk, doodh jaisa dhaga, doodh jaise dhage, safed dhaga, safed dhage, दूध जैसा धागा, दूध जैसे धागे, सफेद धागा, सफेद धागे, दूधिया धागा, दूधिया धागे',
);
const PANAMA = words('panama wilt, panama, पनामा');
const NEXT_THERE = words(
  'same plot, same field, that field, that land, same land, that plot, next crop, what next, after wilt, us khet, usi khet, isi khet, wahan, iske baad, agli fasal, उस खेत, उसी खेत, इसी खेत, वहाँ, वहां, इसके बाद, अगली फसल',
);

const KEEPS_HOW = words(
  'kaise rakhu, kaise rakhe, kaise rakhen, kaise rakhna, rakhne ka tarika, kaise sukhau, kaise sukhaye, kaise sukhaun, how to store, how to keep, how to cure, how do i cure, how do i store, how do i keep, how to dry, कैसे रखूं, कैसे रखूँ, कैसे रखें, कैसे रखे, रखने का तरीका, कैसे सुखाऊं, कैसे सुखाऊँ, कैसे सुखाएं, कैसे सुखाएँ',
);
const OF_STORE = words('seed, nursery, cold storage, beej, paudh, bij, seedling, बीज, पौध, नर्सरी, कोल्ड स्टोर, शीतगृह');

const FELL = words(
  'lodged, lodging, fell, fallen, fell down, fallen down, gir gaya, gir gya, gir gaye, gir gye, gir gayi, gir gai, gira, let gaya, let gye, गिर गया, गिर गए, गिर गये, गिर गई, गिरा, गिरे, लेट गया, लेट गए',
);
const FIRST_CUT = words(
  'first cut, first cutting, 1st cut, 1st cutting, pehli katai, pahli katai, pheli katai, pehli kataai, पहली कटाई, पहली कटिंग',
);

/** The gardens of the south and the east: palms, spices, rubber, pineapple; jute and paddy's own pests. */
export const GARDEN_LEADS: readonly Lead[] = [
  { entry: 'onion-harvest-storage', all: [IDEAS.onion, KEEPS_HOW], none: [OF_STORE] },
  { entry: 'sugarcane-lodging', all: [IDEAS.caneWord, FELL], none: [IDEAS.insureWords, IDEAS.priceAsked] },
  { entry: 'berseem', all: [IDEAS.berseem, FIRST_CUT] },
  { entry: 'jute-msp', all: [JUTE, SUPPORT_PRICE] },
  { entry: 'watermelon-ripe-sweet', all: [MELON, RIPENS, WATER], none: [CRACKS] },
  { entry: 'coconut-basal-stem-rot', all: [COCONUT, FOOT_OF_TRUNK, OOZES] },
  { entry: 'coconut-root-wilt', all: [COCONUT, PALM_TROUBLE] },
  { entry: 'coconut-copra', all: [COPRA] },
  { entry: 'black-pepper-slow-decline', all: [PEPPER, PEPPER_TROUBLE] },
  { entry: 'black-pepper-growing', all: [PEPPER, PICKING], none: [CHILLI_TOO] },
  { entry: 'citrus-dieback', all: [CITRUS, DIES_FROM_TOP] },
  { entry: 'citrus-pruning', all: [CITRUS, PRUNES] },
  { entry: 'paddy-gall-midge', all: [PADDY, SILVER_SHOOT] },
  { entry: 'sapota-drumstick-pruning', all: [SAPOTA_OR_MORINGA, PRUNES] },
  { entry: 'pineapple-flowering', all: [PINEAPPLE, FLOWERS] },
  { entry: 'cardamom-calendar', all: [CARDAMOM, CARDAMOM_WORK] },
  { entry: 'tomato-bacterial-wilt', all: [TOMATO, MILKY_THREADS] },
  { entry: 'banana-panama-wilt', all: [PANAMA, NEXT_THERE] },
  { entry: 'wilt-next-crop', all: [WILT, SOLANUM, NEXT_THERE] },
  { entry: 'rubber-rain-fertiliser', all: [RUBBER, RUBBER_FED] },
];
