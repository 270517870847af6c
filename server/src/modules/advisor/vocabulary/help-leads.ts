import { DISEASE_SIGN_WORDS } from './intents.js';
import type { Lead } from './lead.js';
import { IDEAS } from './lead-ideas.js';
import { words } from './words.js';

const POLYHOUSE = words(
  'polyhouse, poly house, polyhouses, greenhouse, green house, net house, shade net, shed net, पॉलीहाउस, पोलीहाउस, पॉली हाउस, ग्रीनहाउस, ग्रीन हाउस, नेट हाउस, शेड नेट',
);
const INFRASTRUCTURE_FUND = words(
  'aif, agri infra fund, agriculture infrastructure fund, krishi avsanrachna, एआईएफ, कृषि अवसंरचना',
);
const NADEP = words('nadep, nadap, naadep, nedap, नाडेप, नाडेफ, नेडेप');
const WRONG = words('wrong, mistake, incorrect, galat, galti, गलत, ग़लत, गलती');
const ENTERED = words(
  'form, bhar gaya, bhar diya, filled, फॉर्म, भर गया, भर दिया, crop, crops, area, survey number, khasra, name, fasal, phasal, rakba, rakaba, naam, फसल, रकबा, खसरा, नाम',
);
const ORCHARD = words(
  'orchard, orchards, mango, mangoes, orange, oranges, grapes, pomegranate, bagh, aam ke bag, aam ka bag, santre, angur, anar, बाग, बगीचा, बगीचे, आम का बाग, संतरा, संतरे, अंगूर, अनार',
);
const PATH = words('path, way to my field, road to my field, rasta, raasta, chakrod, रास्ता, रास्ते, चकरोड');
const SHUT = words(
  'closed, close, blocked, block, shut, ploughed, band kar, band kiya, rok diya, rok liya, rok raha, jot liya, kabja, बंद कर, बन्द कर, बंद किया, रोक दिया, रोक लिया, रोक रहा, जोत लिया, जोत दिया, कब्जा',
);
const GROWN_HIGH = words(
  'banana, bananas, papaya, coconut, beans, bean, bean plants, tomato plants, brinjal plants, chilli plants, kela, kele, papita, nariyal, केला, केले, पपीता, पपीते, नारियल',
);
const STRONG_WIND = words(
  'wind, winds, storm, aandhi, andhi, toofan, tufan, tez hawa, tej hawa, आँधी, आंधी, तूफान, तेज हवा, हवा से',
);
const FALLS_OVER = words(
  'fall, falls, fell, fallen, fell flat, fall down, topple, break, gir, gir jate, gir gaye, gir gay, tut, toot, गिर, गिर जाते, गिर गए, गिर गये, टूट',
);
const GOVERNMENT_BOUGHT = words(
  'govt center, govt centre, government centre, government center, procurement centre, procurement center, procurement, cooperative society, society, at msp, samiti, samithi, sarkari kendra, kharidi kendra, kharid kendra, uparjan, pacs, समिति, सरकारी केंद्र, खरीदी केंद्र, खरीद केंद्र, उपार्जन, एमएसपी पर, पैक्स',
);
const SOLD = words('sold, sell, becha, bechi, beche, bech diya, bech di, बेचा, बेची, बेचे, बेच दिया, बेच दी');
const MONEY_NOT_COME = words(
  'money not, money still not, money has not, money is not, payment not, payment has not, payment is not, not paid, no payment, not in my account, paisa nahi, paisa nhi, paise nahi, paise nhi, paisa abhi tak, bhugtan nahi, bhugtan nhi, पैसा नहीं, पैसा नही, पैसे नहीं, पैसा अभी तक, भुगतान नहीं, भुगतान नही',
);
const TELANGANA = words('telangana, bhu bharati, bhubharati, dharani, तेलंगाना, भू भारती, भूभारती, धरणी');
const BOUGHT_LAND = words(
  'passbook, pass book, pattadar, mutation, registration, registry, on my name, in my name, passbuk, पासबुक, पट्टादार, नामांतरण, रजिस्ट्री, मेरे नाम',
);
const CONNECTION = words('connection, connections, konekshan, kanekshan, कनेक्शन');
const POWER = words(
  'bijli, electric, electricity, power, tubewell, tube well, motor, well, pump, current, agriculture, बिजली, ट्यूबवेल, नलकूप, मोटर, पंप, कुएं, कुएँ',
);
/** Who has one asks for something else. */
const OTHER_CONNECTION = words(
  'already, have electric connection, have a connection, pehle se, पहले से, solar, kusum, drip, gas, सोलर, कुसुम, ड्रिप, गैस',
);
const HEAT = words(
  'heat, hot sun, hot weather, sun stroke, sunstroke, heat stroke, loo lag, lu lag, garmi, dhoop, dhup, लू लग, गर्मी, गरमी, धूप',
);
const MAN_IS_ILL = words(
  'dizzy, dizziness, head is spinning, head spinning, giddy, giddiness, vomiting feeling, feel like vomiting, feeling sick, fainted, fainting, chakkar, behosh, ji michla, jee michla, sir dard, चक्कर, बेहोश, जी मिचला, सिर दर्द, सर दर्द',
);
/** So droops a crop. */
const AS_IF_FAINT = words('behosh jaisi, behosh jaise, बेहोश जैसी, बेहोश जैसे, as if fainted, like fainted');
const HENS = words(
  'hen, hens, layers, layer shed, layer farm, poultry, chicken, bird, birds, murgi, murgiyan, मुर्गी, मुर्गियाँ',
);
const PENSION = words('maandhan, mandhan, kisan pension, farmer pension, pension, मानधन, मानधान, पेंशन');
const STILL_JOINS = words(
  'can i join, can we join, can he join, still join, join now, too old, am i eligible, age limit, jud sakta, jud sakti, jud sakte, judne ki umar, umar nikal gayi, जुड़ सकता, जुड़ सकती, जुड़ सकते, जुड़ने की उम्र, उम्र निकल गई, शामिल हो सकता',
);
const BY_AGE = words(
  'age, years old, i am, my age, how much i have to pay, how much do i pay, how much to pay, umar, umr, saal ka hu, saal ki hu, kitna bharna, kitna jama, उम्र, साल का हूँ, साल का हूं, साल की हूँ, कितना भरना, कितना जमा, कितने साल',
);
const SOLAR_BROKEN = words(
  'kharab ho, kharab hai, kharab h, band ho, band pad, broken, breaks, not working, stopped working, does not run, खराब हो, खराब है, बंद हो, बंद पड़, चलता नहीं, चल नहीं',
);
const WANTS = words('want to get, want to install, lena hai, lena h, lagwana hai, lagwana h, लेना है, लगवाना है');
const BIOGAS = words('biogas, gobar gas, gobargas, bio gas, बायोगैस, गोबर गैस, गोबरगैस');
/** How a plant or a pump is put up. */
export const SETS_UP = words(
  'how to set up, how to build, how to get, install, lagwaye, lagwayen, lagwau, lagana, lagaye, banwana, लगवाएं, लगवाएँ, लगवाये, लगवाऊं, लगाना, लगाएं, लगाएँ, बनवाना',
);

const URAD = words('urad, udad, urd, black gram, blackgram, minumulu, minumu, ulundu, uddu, उड़द, उरद');
const PADDY = words('paddy, rice, dhan, dhaan, धान');
const STANDING = words(
  'rice fallow, standing paddy, paddy field before, before cutting paddy, before cutting, before paddy harvest, before harvest of paddy, khadi dhan, khade dhan, dhan katne se pehle, राइस फैलो, खड़ी धान, खड़े धान, धान कटने से पहले',
);
const AFTER_IT = words(
  'after paddy, after rice, after it, after paddy harvest, after harvest of paddy, dhan ke baad, dhan ke bad, dhan katne ke baad, धान के बाद, धान काटने के बाद, धान कटने के बाद',
);
const WITHOUT_PLOUGH = words(
  'without ploughing, without plowing, no ploughing, bina jote, bina jutai, बिना जोते, बिना जुताई',
);
const THROWN = words('throwing, broadcast, broadcasting, chhint, chhidak, छींट, छिड़ककर, छिटक');
const EGGS = words('egg, eggs, ande, anda, अंडे, अंडा');
const SHORT_DAYS = words(
  'days got short, days short, days are short, short days, days became short, winter started, since winter, cold started, since cold, since the cold, cold came, in winter, in the cold, thand me, thand mein, thand se, sardi me, sardi mein, sardiyo me, ठंड में, सर्दी में, सर्दियों में, din chhote, din chote, din chhota, sardi shuru, दिन छोटे, दिन छोटा, सर्दी शुरू, सर्दी आते, ठंड आते, ठंड शुरू',
);
const STANDING_CROP = words('standing crop, khadi fasal, khari fasal, खड़ी फसल, खडी फसल');
const BULB = words('bulb, bulbs, light, lights, roshni, balb, बल्ब, रोशनी, लाइट');
const CHICKS = words('chick, chicks, brooder, chuze, chooze, चूजे, चूज़े, ब्रूडर');
const BOUGHT = words('bought, purchased, kharidi, khareedi, kharida, bainama, खरीदी, खरीदा, बैनामा');
const SUM_INSURED = words(
  'sum insured, insured sum, insured amount, bimit rashi, beemit rashi, bima rashi, बीमित राशि, बीमा राशि',
);
const IS_FIXED = words(
  'fix, fixed, fixes, decide, decides, decided, calculate, calculated, how much per acre, how much per hectare, tay, tai, kaise nikal, kaise banti, तय, कैसे निकल, कैसे बनती',
);
const NOT_ON_LIST = words(
  'not in list, not in the list, not on list, not on the list, not notified, list me nahi, suchi me nahi, soochi me nahi, सूची में नहीं, लिस्ट में नहीं, अधिसूचित नहीं',
);
const CSC_OR_AGENT = words('csc, csc wala, jan seva kendra, agent, सीएससी, जन सेवा केंद्र, जन सेवा केन्द्र, एजेंट');
const BESIDES_PREMIUM = words(
  'extra, over premium, more than premium, upar se, jyada paise, zyada paise, alag se paise, ऊपर से, अतिरिक्त, ज्यादा पैसे, अलग से पैसे',
);
const BLOOD_IN_DUNG = words('blood, bloody, khoon, khun, khooni, khuni, खून, खूनी');
const RAIN = words('rain, rains, monsoon, barish, baarish, mansoon, बारिश, मानसून');
const IS_LATE = words(
  'is late, are late, late by, late this year, weeks late, delayed, der se, late hai, late ho, देर से, देर हो, लेट है, लेट हो',
);
const SOWS = words('sow, sowed, sown, boye, boya, bona, बोएं, बोएँ, बोया, बोना');
/** Only a few were hit. */
const OTHERS_WELL = words(
  'hit only my, only my field, only my farm, only my crop, only me and, only mine and, only few farms, only a few farms, only few farmers, for us alone, for me alone, village is ok, village is fine, village ok, rest of village, others are ok, sirf mere khet, keval mere khet, sirf hamare khet, bas mere khet, akele mere khet, baki gaon thik, baaki gaon theek, सिर्फ मेरे खेत, केवल मेरे खेत, बस मेरे खेत, अकेले मेरे खेत, सिर्फ हमारे खेत, बाकी गांव ठीक, बाकी गाँव ठीक',
);
const YIELD_OF_ALL = words(
  'whole panchayat, entire panchayat, poori panchayat, puri panchayat, पूरी पंचायत, whole village, entire village, all the village, village crop, pure gaon, poore gaon, pura gaon, pure gaanv, पूरे गांव, पूरे गाँव, पूरा गांव, पूरा गाँव, सारे गांव, सारे गाँव',
);

/** With a disease that is named too, whether to spray before the rain is what is asked. */
const SPRAY_OR_WAIT = words(
  'should i spray, shall i spray, can i spray, ok to spray, okay to spray, spray or wait, or wait, chhidku, chhidkun, chidku, chhidak du, ruku, rukun, ya ruk, छिड़कूं, छिड़कूँ, छिड़क दूं, छिड़क दूँ, रुकूं, रुकूँ, या रुक',
);

/** What the government gives for a thing, whom an insurance, a land paper or a sale turns to, and who falls ill in the heat. */
export const HELP_LEADS: readonly Lead[] = [
  { entry: 'polyhouse-subsidy', all: [POLYHOUSE, IDEAS.govHelp] },
  { entry: 'vermicompost-subsidy', all: [IDEAS.worms, IDEAS.govHelp] },
  {
    entry: 'seed-subsidy',
    all: [IDEAS.seedWord, IDEAS.subsidyAlone],
    none: [IDEAS.fish, IDEAS.drip, IDEAS.insureWords],
  },
  { entry: 'aif', all: [INFRASTRUCTURE_FUND] },
  { entry: 'biogas-subsidy', all: [BIOGAS, SETS_UP] },
  { entry: 'compost-methods', all: [NADEP] },
  {
    entry: 'insurance-wrong-details',
    all: [IDEAS.insurance, WRONG, ENTERED],
    none: [IDEAS.animal, IDEAS.claimWord, IDEAS.lossOfCrop],
  },
  {
    entry: 'weather-crop-insurance',
    all: [IDEAS.insurance, ORCHARD],
    none: [IDEAS.claimWord, IDEAS.lossOfCrop, IDEAS.informs, IDEAS.paysShare],
  },
  { entry: 'land-partition', all: [PATH, SHUT], none: [IDEAS.animal] },
  { entry: 'cyclone-wind', all: [GROWN_HIGH, STRONG_WIND, FALLS_OVER], none: [IDEAS.insureWords] },
  {
    entry: 'msp-payment-late',
    all: [GOVERNMENT_BOUGHT, SOLD, MONEY_NOT_COME],
    none: [IDEAS.caneWord, IDEAS.milk, IDEAS.insureWords],
  },
  { entry: 'land-telangana', all: [TELANGANA, BOUGHT_LAND], none: [IDEAS.credit, IDEAS.insureWords, IDEAS.bankBook] },
  { entry: 'farm-power-connection', all: [CONNECTION, POWER], none: [OTHER_CONNECTION] },
  { entry: 'heat-illness', all: [HEAT, MAN_IS_ILL], none: [IDEAS.animal, HENS, AS_IF_FAINT] },
  { entry: 'farmer-pension-age', all: [PENSION, STILL_JOINS] },
  { entry: 'farmer-pension-share', all: [PENSION, BY_AGE] },
  { entry: 'pm-kisan-bought', all: [IDEAS.pmKisan, BOUGHT, IDEAS.landWord] },
  { entry: 'insurance-area-yield', all: [IDEAS.insurance, YIELD_OF_ALL], none: [OTHERS_WELL] },
  { entry: 'insurance-sum', all: [SUM_INSURED, IS_FIXED] },
  { entry: 'insurance-not-notified', all: [IDEAS.insurance, NOT_ON_LIST], none: [IDEAS.animal, IDEAS.pmKisan] },
  { entry: 'insurance-csc-charge', all: [IDEAS.insurance, CSC_OR_AGENT, BESIDES_PREMIUM] },
  { entry: 'poultry-coccidiosis', all: [CHICKS, BLOOD_IN_DUNG], none: [EGGS] },
  { entry: 'late-monsoon', all: [RAIN, IS_LATE, SOWS], none: [IDEAS.insureWords, IDEAS.paddy] },
  { entry: 'insurance-own-farm', all: [IDEAS.insurance, OTHERS_WELL], none: [IDEAS.animal] },
  {
    entry: 'spray-rain',
    all: [IDEAS.sprays, IDEAS.rainComes, SPRAY_OR_WAIT],
    none: [IDEAS.insureWords, IDEAS.asksTheSky],
  },
  { entry: 'spray-rain', all: [IDEAS.sprays, IDEAS.windBlows], none: [IDEAS.insureWords, DISEASE_SIGN_WORDS] },
  { entry: 'urad-rice-fallow', all: [URAD, PADDY, STANDING] },
  { entry: 'urad-rice-fallow', all: [URAD, PADDY, AFTER_IT, THROWN] },
  { entry: 'urad-rice-fallow', all: [URAD, WITHOUT_PLOUGH] },
  { entry: 'urad-rice-fallow', all: [URAD, STANDING_CROP, IDEAS.seedOrSowing] },
  { entry: 'poultry-winter-eggs', all: [HENS, BULB], none: [CHICKS] },
  { entry: 'poultry-winter-eggs', all: [HENS, EGGS, SHORT_DAYS], none: [CHICKS] },
  { entry: 'pm-kusum', all: [IDEAS.solarPump, WANTS], none: [IDEAS.notInstalled, IDEAS.rent, IDEAS.haryana] },
  { entry: 'solar-pump-repair', all: [IDEAS.solarPump, SOLAR_BROKEN] },
];
