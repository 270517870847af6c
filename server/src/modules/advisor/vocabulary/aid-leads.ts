import type { Lead } from './lead.js';
import { IDEAS } from './lead-ideas.js';
import { words } from './words.js';

const CANE = words('cane, sugarcane, ganna, ganne, gane, गन्ना, गन्ने');
const PAID_FOR = words(
  'payment, payments, paid, dues, arrears, money, paisa, paise, paisaa, bhugtan, bhugtaan, bakaya, subsidy, anudan, सब्सिडी, अनुदान, भुगतान, पैसा, पैसे, बकाया',
);
const OF_MILL = words(
  'mill, mills, sugar mill, chini mil, mil, society, samiti, factory, bakaya, dues, arrears, bhugtan, मिल, चीनी मिल, समिति, भुगतान, बकाया',
);
const TWENTY_RUPEES = words(
  '20 rupees, 20 rupee, 20 rs, rs 20, 20 rupaye, 20 rupye, 20 rupya, twenty rupees, 20 रुपये, 20 रुपए, 20 रुपया, 20 रूपये, बीस रुपये',
);
const DRIP = words(
  'drip, sprinkler, sprinklers, rain gun, micro irrigation, tapak, favvara, ड्रिप, स्प्रिंकलर, फव्वारा, फव्वारे, टपक',
);
const NOT_COME = words(
  'not come, not came, not received, not credited, pending, nahi aaya, nahi aayi, nahi mili, नहीं आई, नहीं आयी, नहीं मिली, nahi aya, nhi aaya, nahi mila, nhi mila, atka, ruka, नहीं आया, नही आया, नहीं मिला, नही मिला, अटका, रुका',
);
const SURAKSHA = words('suraksha bima, pmsby, सुरक्षा बीमा, पीएमएसबीवाई');
const WATER_OF_WELL = words(
  'water, tubewell, tube well, borewell, bore well, bore, boring, pani, paani, nalkup, पानी, ट्यूबवेल, बोरवेल, बोर, बोरिंग, नलकूप, कुएं, कुएँ',
);
const TESTED = words('test, testing, tested, lab, laboratory, janch, jaanch, jach, जांच, जाँच, लैब, परीक्षण');
const DRAWN = words(
  'sample, samples, bottle, how to take, how do i take, how to fill, namuna, namoona, botal, bharu, bhare, bharen, नमूना, सैंपल, सैम्पल, बोतल, भरें, भरूं, भरूँ',
);
const OTHER_ACCOUNT = words(
  'new account, naya bank, nayi bank, bank khata jod, नया बैंक, बैंक खाता जोड़, old account, new bank, other bank, another bank, naya khata, naye khate, purane khate, purana khata, dusre khate, dusra khata, dusre bank, नया खाता, नए खाते, नये खाते, पुराने खाते, पुराना खाता, दूसरे खाते, दूसरा खाता, दूसरे बैंक, नए बैंक, नये बैंक',
);
const MAN_OF_FARM = words('farmer, kisan, kisaan, husband, father, son, pati, pita, beta, किसान, पति, पिता, बेटा, बेटे');
const ENDED = words(
  'maar diya, मार दिया, chal base, चल बसे, dies, died, death, dead, mar jaye, mar jaaye, mar gaya, maut, mout, mrityu, khatam ho, khtm ho, guzar, मर जाए, मर जाये, मर गया, मौत, मृत्यु, खत्म हो, ख़त्म हो, गुजर',
);
const AT_WORK = words(
  'accident, accidental, durghatna, electrocuted, snake bite, lightning, एक्सीडेंट, ऐक्सिडेंट, दुर्घटना, करंट, सांप, साँप, बिजली',
);
const CHITTA = words('chitta, adangal, patta copy, चिट्टा, अडंगल');
const COPIED = words('copy, download, online, print, see, check, nakal, नकल, डाउनलोड, ऑनलाइन');
const JOINT_PATTA = words('patta, pattas, पट्टा, पट्टे');
const DIVIDES = words('separate, sub division, subdivision, joint, transfer, portion, share, alag, अलग, साझा, ट्रांसफर');
const NANO_DAP = words('nano dap, naino dap, neno dap, नैनो डीएपी, नेनो डीएपी, नैनो डी ए पी');
const MILK_SOCIETY = words(
  'milk society, dairy society, milk cooperative, dairy cooperative, milk collection centre, milk collection center, doodh samiti, dudh samiti, dugdh samiti, दूध समिति, दुग्ध समिति, दूध की समिति, दुग्ध सहकारी',
);
const FOUNDS = words(
  'start, open, form, make, begin, set up, register, kaise bana, banana, banani, banaye, banayen, kholna, kholni, khole, shuru, शुरू, बनाएं, बनाएँ, बनाए, बनाना, बनानी, खोलें, खोलना, खोलनी, खोले',
);
const RELIEF_MONEY = words(
  'relief, flood money, compensation money, input subsidy, flood compensation, rahat, muavja, muavza, muawza, badh ka paisa, राहत, मुआवजा, मुआवज़ा, बाढ़ का पैसा',
);
const OTHERS_GOT = words(
  'neighbour, neighbours, neighbor, neighbors, others, all village, whole village, everyone, padosi, padosiyo, sabko, sab ko, dusro, gaon me sab, पड़ोसी, पड़ोसियों, सबको, सब को, दूसरों, औरों, गांव में सब',
);
const GIVES = words(
  'how much govt, govt gives, government gives, how much government, subsidy, subsidi, anudan, chhut, sarkar kitna, सरकार कितना, सब्सिडी, अनुदान, छूट',
);
const WOMEN_GROUP = words(
  'shg, self help group, women group, womens group, mahila samuh, swayam sahayata, didi, महिला समूह, स्वयं सहायता, दीदी, समूह की महिला',
);
const POULTRY = words(
  'broiler, broilers, chick, chicks, hen, hens, poultry, layer, layers, murgi, murgiyan, chuje, chuze, ब्रॉयलर, मुर्गी, मुर्गियां, मुर्गियाँ, चूजे, चूज़े, चूजों, चूज़ों',
);
const ROOM = words(
  'how much space, how much room, how much area, floor space, square feet, sq ft, kitni jagah, jagah kitni, कितनी जगह, जगह कितनी, वर्ग फुट, वर्गफुट',
);
const MOUTH = words('mouth, lips, drool, drooling, saliva, blisters, muh, munh, chhale, laar, lar, मुंह, मुँह, छाले, लार');
const HOOF = words('hoof, hooves, feet, foot, khur, khuron, khur pak, खुर, खुरों, पैर');
const HOOF_ROTS = words(
  'foot rot, footrot, hoof rot, rotten hoof, khur sad, khur sadan, khur sad gaya, khur gal, खुर सड़, खुर सड़न, खुर सड़ गया, खुर गल',
);
const RECEIPT = words('receipt, nwr, e nwr, enwr, rasid, raseed, रसीद, रसीदों');

/** Help and complaints that are asked in the words of a crop, a look-up or another scheme. In order, before the others. */
export const AID_LEADS: readonly Lead[] = [
  { entry: 'relief-not-received', all: [RELIEF_MONEY, OTHERS_GOT, IDEAS.missing], none: [IDEAS.insurance] },
  { entry: 'drip-money-late', all: [DRIP, PAID_FOR, NOT_COME] },
  { entry: 'suraksha-bima', all: [SURAKSHA] },
  { entry: 'suraksha-bima', all: [TWENTY_RUPEES, IDEAS.insureWords], none: [IDEAS.animal] },
  { entry: 'sugarcane-payment', all: [CANE, PAID_FOR, OF_MILL, IDEAS.missing] },
  { entry: 'water-testing', all: [WATER_OF_WELL, TESTED, DRAWN], none: [IDEAS.soilTest] },
  { entry: 'pm-kisan-account', all: [IDEAS.pmKisan, OTHER_ACCOUNT] },
  { entry: 'farm-accident-help', all: [MAN_OF_FARM, ENDED, AT_WORK], none: [IDEAS.pmKisan, IDEAS.kcc, IDEAS.animal] },
  { entry: 'land-record-copy', all: [CHITTA, COPIED] },
  { entry: 'patta-tamil-nadu', all: [JOINT_PATTA, DIVIDES], none: [IDEAS.getsCopy] },
  { entry: 'nano-dap', all: [NANO_DAP], none: [IDEAS.bagPrice] },
  { entry: 'milk-society', all: [MILK_SOCIETY, FOUNDS] },
  { entry: 'warehouse-receipt', all: [IDEAS.store, RECEIPT, IDEAS.buildLoan] },
  { entry: 'women-farmers', all: [IDEAS.drone, WOMEN_GROUP] },
  { entry: 'drone-subsidy', all: [IDEAS.drone, GIVES] },
  { entry: 'poultry-care', all: [POULTRY, ROOM] },
  { entry: 'dairy-fmd', all: [IDEAS.goats, MOUTH, HOOF], none: [IDEAS.vaccine, IDEAS.insureWords] },
  { entry: 'sheep-foot-rot', all: [IDEAS.goats, HOOF_ROTS], none: [MOUTH, IDEAS.vaccine, IDEAS.insureWords] },
];
