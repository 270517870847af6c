import { DISEASE_SIGN_WORDS, PRICE_OF_TEST_WORDS } from './intents.js';
import type { Lead } from './lead.js';
import { IDEAS } from './lead-ideas.js';
import { words } from './words.js';

const SPRAYER = words(
  'sprayer, sprayers, spray pump, knapsack, battery pump, battery wala pump, स्प्रे पंप, स्प्रेयर, बैटरी पंप, बैटरी वाला पंप, नैपसैक',
);
const IS_FAULTY = words(
  'leak, leaks, leaking, not charging, no pressure, low pressure, repair, tapakta, tapak raha, charge nahi, charge nhi, dabav nahi, kharab, टपकता, टपक रहा, टपक रही, चार्ज नहीं, दबाव नहीं, प्रेशर नहीं, खराब',
);
const TRACTOR_FAULT = words(
  'overheating, overheats, overheat, smoke, starting problem, not starting, wont start, kala dhuan, kala dhua, safed dhuan, garam ho raha, garam hota, start nahi, start nhi, काला धुआं, काला धुआँ, सफेद धुआं, सफेद धुआँ, गरम हो, गर्म हो, स्टार्ट नहीं',
);
const TOGETHER = words(
  'mix, mixing, mixed, together, tank mix, milakar, milana, mila sakte, mila ke, ek sath, ek saath, मिलाकर, मिलाना, मिला सकते, मिला के, एक साथ, इकट्ठा',
);
const NANO_UREA = words('nano urea, naino urea, nano yuria, नैनो यूरिया, नेनो यूरिया');
const PRICE_OF_IT = words(
  'cheaper, price, cost, rate, how much is, sasta, sasti, mehnga, mahanga, daam, kitne ki, kitne ka, kimat, keemat, सस्ता, सस्ती, महँगा, महंगा, दाम, कितने की, कितने का, कीमत',
);
const TRICHODERMA = words('trichoderma, traikoderma, tricoderma, ट्राइकोडर्मा, ट्राईकोडर्मा, ट्रायकोडर्मा');
const OLD_OR_LASTS = words(
  'old, expired, expiry, out of date, shelf life, how long does it keep, purana, purani, saal purana, tarikh nikal, expire, पुराना, पुरानी, तारीख निकल, एक्सपायर',
);
const TWO_PRODUCTS = words(
  'two pesticides, two medicines, insecticide and fungicide, fungicide and insecticide, pesticide and fertiliser, pesticide and fertilizer, urea and pesticide, do dawa, do dawai, dono dawa, dawa aur khad, dawai aur khad, दो दवा, दो दवाई, दोनों दवा, दवा और खाद, दवाई और खाद, कीटनाशक और फफूंदनाशक',
);
const WELL = words('well, open well, borewell, bore, kuan, kua, kue, कुआं, कुआँ, कुएं, कुएँ, बोर, बोरवेल');
const RECHARGE = words('recharge, recharging, richarj, रिचार्ज, पुनर्भरण');
const BIOGAS = words('biogas, bio gas, gobar gas, gobargas, बायोगैस, गोबर गैस');
const WORKS_HOW = words(
  'size, how much dung, how many cows, how many cattle, cows, slurry, winter, not working, gas not, kitne pashu, kitna gobar, kitne gobar, kaam nahi, gas nahi, sardi, आकार, कितने पशु, कितना गोबर, कितने गोबर, स्लरी, सर्दी, गैस नहीं',
);
const COMPOST = words('compost, vermicompost, kechua khad, kenchua khad, kechua, कंपोस्ट, कम्पोस्ट, केंचुआ खाद, केंचुआ');
const HOW_LONG = words(
  'how many days, how long, ready in, kitne din, kitne dino, kab tak taiyar, कितने दिन, कितने दिनों, कब तक तैयार',
);
const SMELLS = words('smell, smells, smelly, stinks, badbu, badboo, बदबू');
const MUSHROOM = words('mushroom, mushrooms, dhingri, khumbi, मशरूम, ढींगरी, धिंगरी, खुम्बी');
const MILKY = words('milky, dudhiya, doodhiya, calocybe, मिल्की, दूधिया');
const BAG_FAULT = words(
  'bag yellow, bags yellow, yellow bag, bag turning, profit, income, earn, small caps, peela, peele, kamai, munafa, थैला पीला, थैले पीले, पीला पड़, कमाई, मुनाफा',
);
const EUCALYPTUS = words(
  'eucalyptus, nilgiri, safeda ka ped, safede ka ped, safeda ped, यूकेलिप्टस, सफेदा का पेड़, सफेदे का पेड़, सफेदा पेड़',
);
const DRINKS = words('water, pani, paani, पानी');
const TREES = words(
  'tree, trees, teak, sagwan, sagaun, bamboo, bans, shisham, sheesham, mahogany, sandalwood, chandan, poplar, ped, पेड़, पेड़ों, सागौन, सागवान, बांस, बाँस, शीशम, महोगनी, चंदन, पॉपलर',
);
const PERMISSION = words(
  'permission, permit, licence, license, transit pass, legal to cut, anumati, ijazat, parmishan, अनुमति, परमिशन, इजाजत, ट्रांजिट पास',
);
const CUTTING = words('cut, cutting, fell, felling, katne, kaatne, katna, katai, काटने, काटना, कटाई');
const PLANT_COMPANY = words('company fraud, fraud company, fraud, cheating, thagi, dhokha, धोखा, ठगी, फ्रॉड');
const PADDY = words('paddy, rice, dhan, dhaan, धान');
const SALT_WATER = words(
  'salt water, salt solution, brine, namak ka ghol, namak ghol, namak ke pani, नमक घोल, नमक का घोल, नमक के घोल, नमक के पानी',
);
const MACHINE = words('machine, machines, mashin, yantra, krishi yantra, मशीन, मशीनों, यंत्र, यंत्रों, कृषि यंत्र');
const MAKES_FOOD = words('pickle, papad, achar, flour, atta, oil, food, unit, mill, अचार, पापड़, आटा, तेल, यूनिट, मिल');
const SOIL_LAB = words(
  'soil lab, soil laboratory, soil testing lab, soil testing laboratory, mitti lab, mitti janch lab, मिट्टी लैब, मिट्टी जाँच लैब, मिट्टी जांच लैब, मृदा प्रयोगशाला, मिट्टी प्रयोगशाला',
);
const SOIL_TEST = words(
  'soil test, soil testing, mitti lab, mitti janch, mitti jaanch, mitti ki janch, mitti ki jaanch, मिट्टी लैब, मिट्टी जाँच, मिट्टी जांच, मिट्टी की जाँच, मिट्टी की जांच, मिट्टी की लैब, मृदा प्रयोगशाला, मिट्टी प्रयोगशाला',
);
const HOW_TAKEN = words('how to take, how do i take, kaise, कैसे');
const IS_WHERE = words('where, address, nearest, kaha, kahan, kidhar, कहाँ, कहां, किधर');
const TIME_OF_DAY = words(
  'morning, noon, afternoon, evening, what time of day, wind ok, in wind, windy, subah, dopahar, dopaher, sham ko, shaam ko, hawa me, hawa chal, tez hawa, सुबह, दोपहर, शाम को, हवा में, हवा चल, तेज हवा',
);

const SEED_DRILL = words(
  'seed drill, seeddrill, seed cum fertilizer drill, zero till drill, sid dril, सीड ड्रिल, सीडड्रिल, सिड ड्रिल',
);
const IS_SET = words(
  'calibrate, calibrating, calibration, setting, set, adjust, jaanchu, janchu, jaanche, janche, jaanchen, kam jyada girta, कैलिब्रेट, कैलिब्रेशन, सेट, सेटिंग, जाँचूँ, जांचूं, जाँचूं, जाँचें, जांचें',
);

/** What is used in the yard: sprayers, tractors, wells, biogas, compost, mushrooms, trees. */
export const YARD_LEADS: readonly Lead[] = [
  { entry: 'electricity-complaint', all: [IDEAS.electricPole], none: [IDEAS.subsidyAlone] },
  { entry: 'implement-hp', all: [SEED_DRILL, IS_SET], none: [IDEAS.subsidyAlone] },
  { entry: 'nano-urea-price', all: [NANO_UREA, PRICE_OF_IT] },
  { entry: 'trichoderma-use', all: [TRICHODERMA, OLD_OR_LASTS] },
  { entry: 'sprayer-care', all: [SPRAYER, IS_FAULTY] },
  { entry: 'tractor-troubles', all: [IDEAS.tractor, TRACTOR_FAULT] },
  { entry: 'spray-tank-mix', all: [TWO_PRODUCTS, TOGETHER] },
  { entry: 'pump-troubles', all: [WELL, RECHARGE] },
  { entry: 'biogas-plant', all: [BIOGAS, WORKS_HOW], none: [IDEAS.subsidyAlone] },
  { entry: 'compost-methods', all: [COMPOST, HOW_LONG] },
  { entry: 'compost-methods', all: [COMPOST, SMELLS] },
  { entry: 'mushroom-milky', all: [MUSHROOM, MILKY] },
  { entry: 'mushroom-bag-troubles', all: [MUSHROOM, BAG_FAULT] },
  { entry: 'farm-trees-money', all: [EUCALYPTUS, DRINKS] },
  { entry: 'tree-felling-permit', all: [TREES, CUTTING, PERMISSION] },
  { entry: 'tree-felling-permit', all: [TREES, PLANT_COMPANY] },
  { entry: 'paddy-nursery', all: [PADDY, SALT_WATER] },
  {
    entry: 'machinery-subsidy',
    all: [MACHINE, IDEAS.subsidyAlone],
    none: [
      IDEAS.animal,
      IDEAS.foodUnit,
      IDEAS.diesel,
      IDEAS.solarPump,
      IDEAS.drone,
      IDEAS.drip,
      IDEAS.milk,
      MAKES_FOOD,
    ],
  },
  { entry: 'soil-lab-where', all: [SOIL_TEST, IS_WHERE], none: [PRICE_OF_TEST_WORDS, HOW_TAKEN] },
  { entry: 'soil-lab-where', all: [SOIL_LAB], none: [PRICE_OF_TEST_WORDS] },
  {
    entry: 'spray-water-time',
    all: [IDEAS.sprays, TIME_OF_DAY],
    none: [DISEASE_SIGN_WORDS, IDEAS.insureWords, IDEAS.rainComes, IDEAS.frost, IDEAS.drone],
  },
];
