import type { Lead } from './lead.js';
import { IDEAS } from './lead-ideas.js';
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
const FPO_JOIN = words('join, joining, become a member, member kaise, jud, judna, juden, जुड़, जुड़ना, जुड़ें, जुड़ूं');

/** Somebody stands there with the crop; "is it below the MSP" asks for two prices. */
const IS_OFFERED = words(
  'give me, giving, gives me, offer, offers, offering, getting, i get, traders, mil raha, mil rahe, mil rha, de raha, de rahe, de rha, मिल रहा, मिल रहे, मिलता, दे रहे, दे रहा',
);

/** Schemes, buying and selling. In order, before the others. */
export const PAPER_LEADS: readonly Lead[] = [
  { entry: 'krishak-bandhu', all: [KRISHAK_BANDHU] },
  { entry: 'namo-shetkari', all: [NAMO_SHETKARI] },
  { entry: 'organic-schemes', all: [NATURAL_FARMING, HOW_MUCH_OR_HELP] },
  { entry: 'pmfme', all: [FOOD, STATE_HELPS], none: [IDEAS.insureWords] },
  { entry: 'pmfme', all: [FOOD, SMALL_UNIT], none: [IDEAS.insureWords] },
  { entry: 'fpo', all: [IDEAS.fpo, FPO_JOIN] },
  { entry: 'pmfme', all: [FOOD_INDUSTRY, STATE_HELPS] },
  { entry: 'genuine-pesticide', all: [PESTICIDE, GENUINE, KNOWS_IT] },
  { entry: 'msp-selling', all: [STATE_PRICE, PAYS_LESS, IS_OFFERED] },
];
