import type { Lead } from './lead.js';
import { IDEAS } from './lead-ideas.js';
import { STATE_LEADS } from './state-leads.js';
import { words } from './words.js';

const KRISHAK_BANDHU = words('krishak bandhu, krishok bondhu, krishakbandhu, कृषक बंधु, कृषक बन्धु');
const NAMO_SHETKARI = words('namo shetkari, namo setkari, namo shetkari mahasanman, नमो शेतकरी');
const NATURAL_FARMING = words('natural farming, prakritik kheti, prakrutik kheti, प्राकृतिक खेती');
const HOW_MUCH_OR_HELP = words(
  'help, how much, money, incentive, amount, madad, kitna, kitne, paisa, मदद, कितना, कितनी, पैसा, राशि, सहायता',
);
const FOOD = words(
  'pickle, papad, achar, aachar, masala, namkeen, jam, murabba, chips, flour mill, food processing, अचार, पापड़, पापड, मसाला, नमकीन, मुरब्बा, चिप्स, आटा चक्की, खाद्य उद्योग, खाद्य प्रसंस्करण',
);
const STATE_HELPS = words(
  'government help, govt help, scheme, yojana, sarkari madad, sarkar se, help, सरकारी मदद, सरकार से, योजना, मदद',
);
const FOOD_INDUSTRY = words('food industry, food processing, khadya udyog, खाद्य उद्योग, खाद्य प्रसंस्करण');
const PESTICIDE = words(
  'pesticide, pesticides, insecticide, fungicide, weedicide, keetnashak, kitnashak, कीटनाशक, कीटनाशी, फफूंदनाशक, खरपतवारनाशक',
);
const GENUINE = words('genuine, original, fake, duplicate, spurious, asli, nakli, असली, नकली');
const KNOWS_IT = words(
  'know, tell, check, identify, recognise, recognize, pehchan, pehchane, pahchan, pata, पहचान, पहचानें, पहचाने, पता, जांच, जाँच',
);
const STATE_PRICE = words('msp, support price, samarthan mulya, sarkari bhav, एमएसपी, समर्थन मूल्य, सरकारी भाव');
const PAYS_LESS = words('less than, below, lower than, less price, se kam, kam daam, kam dam, से कम, कम दाम, कम भाव');

const SMALL_UNIT = words('unit, units, small unit, यूनिट, इकाई, लघु उद्योग, unit lagani, ikai');
const LIVES_ELSEWHERE = words(
  'i live, live in, living in, stay in, another state, other state, different state, two states, rehta, rehte, rahta, rahte, dusre rajya, dusre state, dusre pradesh, bahar rehta, रहता, रहते, दूसरे राज्य, दूसरे प्रदेश, दूसरे स्टेट',
);
const GIVES_BACK = words(
  'refund, recovery, return the money, give back, pay back, surrender, notice, wapas, vapas, lauta, lautana, vasuli, vasooli, wasuli, वापस, लौटा, लौटाना, वसूली, नोटिस',
);
const FARM_PENSION = words('maandhan, mandhan, pmkmy, farmer pension, kisan pension, मानधन, किसान पेंशन');
const LEAVES_IT = words(
  'exit, leave, leaving, quit, stop paying, withdraw, midway, money back, chhod, chod, chhor, beech me, band kar, wapas, vapas, छोड़, बीच में, बंद कर, वापस',
);
const KEPT_FOR_SALE = words(
  'goat, goats, sheep, poultry, hen, hens, layer, broiler, pig, pigs, piggery, bakri, bakriyan, bhed, murgi, suar, बकरी, बकरियां, बकरियाँ, भेड़, मुर्गी, मुर्गा, सूअर, सुअर',
);
const OF_THE_MISSION = words('nlm, livestock mission, पशुधन मिशन, एनएलएम');
const LIMB = words('hath, haath, ungli, pair, hand, finger, leg, हाथ, उंगली, उँगली, पैर');
const CUT_OFF = words('kat gaya, kat gayi, cut off, was cut, got cut, कट गया, कट गई, कट गयी');

const FOR_FARMING = words(
  'for farming, for agriculture, for cultivation, kheti ke liye, kheti ke lie, kheti badi ke liye, खेती के लिए, खेती-बाड़ी के लिए, खेती के वास्ते',
);
const WHAT_PM_KISAN_IS = words(
  'about pm kisan, what is pm kisan, pm kisan kya hai, pm kisan yojana kya hai, pm kisan ke bare, पीएम किसान क्या है, पीएम किसान योजना क्या है, पीएम किसान के बारे',
);
const BORES = words(
  'borewell, bore well, borwell, boring, nalkup, nalkoop, tubewell, tube well, tubewells, बोरवेल, बोरिंग, नलकूप, ट्यूबवेल',
);
const HELPED = words(
  'subsidy, scheme, yojana, yojna, anudan, help, madad, sahayata, permission, paisa milta, paisa milega, सब्सिडी, योजना, अनुदान, मदद, सहायता, अनुमति, परमिशन',
);
const POWERED = words('bill, bijli, electricity, connection, kanekshan, solar, kusum, बिल, बिजली, कनेक्शन, सोलर, कुसुम');
const MILK_CATTLE = words(
  'dairy, cattle, cow, cows, buffalo, buffaloes, pashu, gay, gaay, gai, bhains, bhais, डेयरी, पशु, गाय, भैंस, भैंसों, गायों',
);
const RELIEF = words('money, relief, paisa, muavja, muavza, compensation, rahat, पैसा, मुआवजा, मुआवज़ा, राहत');
const DIES = words(
  'died, dead, killed, mar gayi, mar gai, mar gaya, mar gaye, mari, मर गई, मर गयी, मर गया, मर गए, मरी',
);
const REWARD = words(
  'incentive, reward, money, per acre, paisa, paise, protsahan, inam, पैसा, पैसे, प्रोत्साहन, इनाम, राशि',
);
const NOT_BURNT = words(
  'not burning, not burn, without burning, na jalane, nahi jalane, na jalaye, na jalayen, nahi jalaye, न जलाने, नहीं जलाने, ना जलाने, न जलाएँ, न जलाएं, नहीं जलाएँ',
);
const COW_SHELTER = words('gaushala, goshala, cow shelter, गौशाला, गोशाला, stray cattle scheme, stray cattle shelter');
const PHONE_DEAD = words(
  'band, not working, lost, kho gaya, gum, chalu nahi, purana number, बंद, खो गया, गुम, चालू नहीं, पुराना नंबर',
);

const FPO_JOIN = words('join, joining, become a member, member kaise, jud, judna, juden, जुड़, जुड़ना, जुड़ें, जुड़ूं');

const SUBSIDY = words('subsidy, govt subsidy, anudan, anudaan, loan, सब्सिडी, अनुदान, लोन');
const SUN_PUMP = words(
  'solar pump, solar subsidy, kusum, solar, सोलर पंप, सोलर, कुसुम, solar pamp, solar motor, सोलर मोटर',
);
const HAS_CURRENT = words(
  'already have connection, electric connection, electricity connection, power connection, grid connection, bijli ka connection, bijli connection, bijli wala connection, connection hai, connection pahle se, bijli hai, बिजली का कनेक्शन, बिजली कनेक्शन, बिजली वाला कनेक्शन, कनेक्शन है, कनेक्शन पहले से',
);
const BY_CARD = words('kisan credit, credit card, किसान क्रेडिट, क्रेडिट कार्ड');
const LIVE_WIRE = words(
  'current in wire, current in the wire, current in fence, electric wire around, live wire, tar me current, taar me current, tar mein current, jhatka tar, bijli ka tar lagana, तार में करंट, तार मे करंट, करंट वाला तार, बाड़ में करंट, तार में बिजली',
);
const ASKS_PAYMENT = words(
  'message aaya, sms aaya, call aaya, phone aaya, asks money, asking money, asking for money, pay money, deposit money, paisa mang, paise mang, paisa jama karne, paise jama karne, jama karne ka message, fees mang, मैसेज आया, एसएमएस आया, कॉल आया, कॉल आई, फोन आया, पैसा मांग, पैसे मांग, पैसा माँग, पैसे माँग, पैसा जमा करने, पैसे जमा करने, फीस मांग, फीस माँग',
);
const OF_STRANGER = words(
  'private, private number, personal number, upi, phonepe, phone pe, paytm, google pay, qr code, otp, link, thagi, thug, fraud, प्राइवेट, निजी नंबर, यूपीआई, फोनपे, पेटीएम, ओटीपी, लिंक, ठगी, ठग, फ्रॉड',
);
const DEMANDS_MONEY = words(
  'they ask, they want, he asks, he wants, asks for, asking for, caller wants, demands, demanding, maang rahe, maang raha, mang rahe, mang raha, maangte, mangte, मांग रहे, मांग रहा, माँग रहे, माँग रहा, मांगते, माँगते',
);
const CALLER = words(
  'caller, got a call, someone called, called me, scheme call, phone call, on phone, call aaya, call aayi, phone aaya, phone wala, phone wale, कॉल आया, कॉल आई, फोन आया, फोन वाला, फोन वाले, कॉल वाला',
);
/** A scheme that cheats have invented. */
const PM_TRACTOR = words(
  'pm tractor, pm kisan tractor, pradhan mantri tractor, pradhanmantri tractor, पीएम ट्रैक्टर, पीएम किसान ट्रैक्टर, प्रधानमंत्री ट्रैक्टर, प्रधानमंत्री किसान ट्रैक्टर',
);
const PURCHASE_PLACE = words(
  'where do they buy, where does it buy, where is it bought, where is it purchased, where to sell, where do i sell, kaha kharid, kahan kharid, kaha khareed, kharid kaha, kharid kahan, khareed kaha, kharid kendra, khareed kendra, खरीद कहाँ, खरीद कहां, कहाँ खरीद, कहां खरीद, खरीद केंद्र',
);
const CUT_FROM_IT = words('katega, kategi, katenge, kat jayega, deducted, deduct, cut from, कटेगा, कटेगी, कट जाएगा, कटेंगे');
const MEASURED = words('acre, acres, ekad, bigha, beegha, hectare, एकड़, एकड, बीघा, बीघे, हेक्टेयर');
const HOW_MUCH_IS_GOT = words(
  'how much, kitna milega, kitni limit, kitna loan, kitna banega, kitna, limit, कितना मिलेगा, कितना, कितनी, लिमिट',
);
const PEST_OR_DISEASE = words(
  'pest, pests, insect, insects, worm, worms, caterpillar, bollworm, disease, blight, keeda, keede, kide, kida, sundi, rog, bimari, jhulsa, कीड़ा, कीड़े, कीट, सुंडी, इल्ली, रोग, बीमारी, झुलसा',
);
const LOW_GRADE = words(
  'peon, class iv, class 4, fourth class, group d, mts, chaprasi, chaparasi, chaturth shreni, चपरासी, चतुर्थ श्रेणी, ग्रुप डी, एमटीएस',
);
const NO_CURRENT = words(
  'no connection, no electricity, no power, not got connection, without electricity, connection nahi, connection nhi, connection mila nahi, connection nahi mila, bijli nahi, bijli nhi, कनेक्शन नहीं, कनेक्शन मिला नहीं, बिजली नहीं',
);
const PENSION = words('pension, pensioner, pensionar, पेंशन, पेंशनर, रिटायर, retired');
const MAN_DIED = words(
  'husband died, father died, son died, farmer died, dehant, dehaant, mrityu, mrtyu, mar gaye, mar gaya, guzar gaye, gujar gaye, देहांत, मृत्यु, मौत, मर गए, गुजर गए, गुज़र गए, died',
);
const OF_FAMILY = words(
  'husband, father, son, wife, brother, pati, pita, pitaji, beta, bhai, patni, pati ka, papa, पति, पिता, पिताजी, बेटा, बेटे, भाई, पत्नी, किसान',
);
const BY_ACCIDENT = words(
  'accident, electricity, current, electric shock, snake, lightning, tractor, well, fell, durghatna, bijli, karant, saanp, thresher, दुर्घटना, बिजली, करंट, सांप, साँप, ट्रैक्टर, थ्रेसर, कुएं, कुएँ, गिरने, गिरकर',
);
const HELP_MONEY = words(
  'money, help, compensation, claim, scheme, paisa, paise, madad, muavja, muavza, sahayata, bima, yojana, पैसा, पैसे, मदद, मुआवजा, मुआवज़ा, सहायता, योजना, क्लेम',
);

/** Somebody stands there with the crop; "is it below the MSP" asks for two prices. */
const IS_OFFERED = words(
  'give me, giving, gives me, offer, offers, offering, getting, i get, traders, mil raha, mil rahe, mil rha, de raha, de rahe, de rha, मिल रहा, मिल रहे, मिलता, दे रहे, दे रहा',
);

const THREE_DAYS = words('72 hours, 72 hour, 72 ghante, 72 ghanta, 72 घंटे, 72 घण्टे, 72 घंटा');

/** Schemes, buying and selling. In order, before the others. */
export const PAPER_LEADS: readonly Lead[] = [
  { entry: 'insurance-wild-animals', all: [IDEAS.wildAnimals, IDEAS.insurance] },
  { entry: 'pm-kisan-bought', all: [IDEAS.pmKisan, IDEAS.boughtLand] },
  { entry: 'pmfby-claim', all: [THREE_DAYS, IDEAS.informs], none: [IDEAS.animal] },
  ...STATE_LEADS,
  { entry: 'payment-fraud', all: [ASKS_PAYMENT, OF_STRANGER] },
  { entry: 'payment-fraud', all: [ASKS_PAYMENT, SUN_PUMP] },
  { entry: 'payment-fraud', all: [DEMANDS_MONEY, CALLER], none: [IDEAS.animal] },
  { entry: 'payment-fraud', all: [DEMANDS_MONEY, PM_TRACTOR] },
  { entry: 'insurance-opt-out', all: [IDEAS.insureWords, IDEAS.kcc, CUT_FROM_IT] },
  { entry: 'claim-pests', all: [IDEAS.insureWords, PEST_OR_DISEASE], none: [IDEAS.animal, IDEAS.fish] },
  {
    entry: 'kcc-papers',
    all: [IDEAS.kcc, MEASURED, HOW_MUCH_IS_GOT],
    none: [IDEAS.animal, IDEAS.milkFarm, IDEAS.interest],
  },
  { entry: 'msp-selling', all: [STATE_PRICE, PURCHASE_PLACE] },
  { entry: 'msp-selling', all: [STATE_PRICE, IDEAS.doesNotPay] },
  { entry: 'fencing-subsidy', all: [LIVE_WIRE], none: [MAN_DIED, DIES] },
  { entry: 'kusum-grid-pump', all: [SUN_PUMP, HAS_CURRENT], none: [NO_CURRENT] },
  { entry: 'farm-accident-help', all: [OF_FAMILY, MAN_DIED, BY_ACCIDENT, HELP_MONEY], none: [IDEAS.pmKisan] },
  { entry: 'pm-kisan', all: [IDEAS.pmKisan, LOW_GRADE] },
  { entry: 'pm-kisan', all: [IDEAS.pmKisan, PENSION], none: [FARM_PENSION, GIVES_BACK] },
  { entry: 'goat-poultry-subsidy', all: [KEPT_FOR_SALE, IDEAS.credit], none: [IDEAS.insureWords, IDEAS.kcc, BY_CARD] },
  { entry: 'farmer-pension-exit', all: [FARM_PENSION, LEAVES_IT] },
  { entry: 'farmer-pension-exit', all: [FARM_PENSION, IDEAS.familyMember] },
  { entry: 'kcc', all: [IDEAS.loan, FOR_FARMING], none: [IDEAS.kcc, IDEAS.cannotPay, IDEAS.tractor, IDEAS.collateral] },
  { entry: 'pm-kisan-refund', all: [IDEAS.pmKisan, GIVES_BACK], none: [IDEAS.missing, FARM_PENSION] },
  { entry: 'pm-kisan-other-state', all: [IDEAS.pmKisan, IDEAS.landWord, LIVES_ELSEWHERE] },
  { entry: 'goat-poultry-subsidy', all: [KEPT_FOR_SALE, IDEAS.govHelp], none: [IDEAS.insureWords] },
  { entry: 'goat-poultry-subsidy', all: [KEPT_FOR_SALE, OF_THE_MISSION] },
  {
    entry: 'pm-matsya-sampada',
    all: [IDEAS.fish, IDEAS.govHelp],
    none: [IDEAS.insureWords, IDEAS.credit, IDEAS.fishGone],
  },
  { entry: 'pm-kisan', all: [WHAT_PM_KISAN_IS] },
  { entry: 'borewell-help', all: [BORES, HELPED], none: [IDEAS.insureWords, POWERED] },
  { entry: 'kcc-animals', all: [IDEAS.fish, IDEAS.kcc] },
  {
    entry: 'dairy-farm-loan',
    all: [MILK_CATTLE, IDEAS.subsidyAlone],
    none: [IDEAS.insureWords, IDEAS.shed, IDEAS.implement, IDEAS.kcc, IDEAS.helpToBuy, IDEAS.silage],
  },
  { entry: 'relief-amounts', all: [IDEAS.lightning, DIES, RELIEF] },
  { entry: 'stubble-incentive', all: [IDEAS.straw, NOT_BURNT, REWARD] },
  { entry: 'stray-cattle-help', all: [COW_SHELTER] },
  { entry: 'pm-kisan-mobile', all: [IDEAS.pmKisan, IDEAS.phoneNumber, PHONE_DEAD] },
  { entry: 'farm-accident-help', all: [LIMB, CUT_OFF, IDEAS.insureWords] },
  { entry: 'krishak-bandhu', all: [KRISHAK_BANDHU] },
  { entry: 'namo-shetkari', all: [NAMO_SHETKARI] },
  { entry: 'organic-schemes', all: [NATURAL_FARMING, HOW_MUCH_OR_HELP] },
  { entry: 'pmfme', all: [FOOD, STATE_HELPS], none: [IDEAS.insureWords] },
  { entry: 'pmfme', all: [FOOD, SUBSIDY], none: [IDEAS.insureWords, IDEAS.kcc] },
  { entry: 'pmfme', all: [FOOD, SMALL_UNIT], none: [IDEAS.insureWords] },
  { entry: 'fpo', all: [IDEAS.fpo, FPO_JOIN] },
  { entry: 'pmfme', all: [FOOD_INDUSTRY, STATE_HELPS] },
  { entry: 'genuine-pesticide', all: [PESTICIDE, GENUINE, KNOWS_IT] },
  { entry: 'msp-selling', all: [STATE_PRICE, PAYS_LESS, IS_OFFERED] },
];
