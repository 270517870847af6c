import type { Lexicon } from '../../vocabulary/lexicon.js';
import type { Bilingual } from '../advisor.types.js';
import { isTold } from './asking.js';
import { words } from './words.js';

/** Something of a farm's life that farmers ask about and nothing is written on, with who knows it. */
interface UnwrittenMatter {
  /** Wordings of it: each has to be in the question. */
  readonly all: readonly Lexicon<true>[];
  readonly none?: readonly Lexicon<true>[];
  readonly name: Bilingual;
  readonly asks: Bilingual;
}

const DEALER: Bilingual = {
  en: 'two or three dealers and the maker’s own price list',
  hi: 'दो-तीन डीलरों से और कंपनी की मूल्य सूची से',
};
const OFFICE: Bilingual = { en: 'the office that does it, in your block or district', hi: 'ब्लॉक या जिले के उसी दफ्तर से' };

const MACHINE = words(
  'tractor, tractors, trolley, trolly, trali, rotavator, combine, harvester, thresher, thrasher, machine, machines, mashin, machinery, engine, pump, pumpset, motor, generator, sprayer, drone, chakki, mill, ट्रैक्टर, ट्रॉली, रोटावेटर, कंबाइन, हार्वेस्टर, थ्रेशर, मशीन, मशीनें, इंजन, पंप, मोटर, जनरेटर, ड्रोन, चक्की',
);
const NEW_PRICE = words(
  'kitne ki aati, kitne ka aata, kitne me aati, kitne me aata, kitne ki aayegi, kitne ka aayega, kitne ki milegi, kitne ka milega, kitne ki milti, kitne ka milta, naya kitne, nayi kitne, on road price, showroom price, price of new, new tractor price, cost of new, cost to buy, how much to buy, price to buy, second hand, purana tractor, कितने की आती, कितने का आता, कितने में आती, कितने में आता, कितने की आएगी, कितने का आएगा, कितने की मिलेगी, कितने का मिलेगा, कितने की मिलती, कितने का मिलता, नई कितने, नया कितने, सेकंड हैंड',
);
const ANIMAL = words(
  'cow, cows, buffalo, buffaloes, murrah, goat, goats, gay, gaay, gai, bhains, bhais, bakri, bakra, bull, bail, गाय, भैंस, मुर्रा, बकरी, बकरा, बैल',
);
const SUBSIDY = words(
  'subsidy, subsidies, scheme, loan, lon, yojana, anudan, chhoot, chhut, insurance, bima, सब्सिडी, योजना, अनुदान, छूट, लोन, ऋण, बीमा, rent, kiraya, किराया',
);
const MILK = words('milk, doodh, dudh, दूध');
const RATE = words('rate, rates, price, prices, bhav, bhaav, bhao, daam, ret, भाव, रेट, दाम, कीमत');

/** What is written on their everyday faults goes before. */
const TOLD_OF = words(
  'hard layer, hard pan, hardpan, plough pan, tractor, tractors, ट्रैक्टर, sprayer, sprayers, spray pump, knapsack, pump, pumps, pumpset, motor, submersible, स्प्रे पंप, स्प्रेयर, पंप, मोटर, सबमर्सिबल, समरसेबल',
);
const USED = words('second hand, used, old tractor, purana, purane, पुराना, पुराने, सेकंड हैंड, सेकेंड हैंड');

/** In order: the first that a question words is named. */
const MATTERS: readonly UnwrittenMatter[] = [
  {
    all: [
      MACHINE,
      words('diesel, petrol, fuel, litre per hour, liter per hour, डीजल, डीज़ल, पेट्रोल, तेल खाता, tel khata, tel pita'),
    ],
    none: [
      SUBSIDY,
      words('solar, kusum, सोलर, सौर, कुसुम, petrol pump, diesel pump, diesel engine, पेट्रोल पंप, डीजल पंप, डीजल इंजन'),
    ],
    name: { en: 'how much fuel a machine uses', hi: 'मशीन में कितना तेल लगता है' },
    asks: {
      en: 'the maker’s booklet, the dealer, or an operator who runs the same machine',
      hi: 'मशीन की किताब, डीलर या वही मशीन चलाने वाले से',
    },
  },
  {
    all: [
      MACHINE,
      words(
        'smoke, dhuan, dhuaan, dhua, blade, blades, clutch, brake, brakes, gear, gears, oil leak, leaking oil, overheat, overheating, garam ho, start nahi, start nhi, not starting, wont start, repair, servicing, service kab, mechanic, battery, belt, bearing, awaaz, awaz, band ho ja, धुआँ, धुआं, ब्लेड, क्लच, ब्रेक, गियर, स्टार्ट नहीं, मरम्मत, सर्विस, मैकेनिक, बैटरी, आवाज, बेल्ट, बेयरिंग, फाल',
      ),
    ],
    none: [SUBSIDY, TOLD_OF, words('solar, kusum, सोलर, कुसुम')],
    name: { en: 'faults and repairs of machines', hi: 'मशीन की खराबी और मरम्मत' },
    asks: {
      en: 'the maker’s service centre or a mechanic; the booklet says when parts and oil are changed',
      hi: 'कंपनी के सर्विस सेंटर या मिस्त्री से; पुर्जे और तेल कब बदलें, मशीन की किताब में लिखा है; उसे देखकर',
    },
  },
  {
    all: [
      words(
        'sukanya samriddhi, sukanya yojana, ujjwala, ayushman, awas yojana, pm awas, ration card, सुकन्या समृद्धि, सुकन्या योजना, उज्ज्वला, आयुष्मान, आवास योजना, राशन कार्ड, ladki bahin, ladki bahini, ladli behna, ladli bahna, ladli behan, lado lakshmi, mahtari vandan, subhadra yojana, maiya samman, लाडकी बहीण, लाडली बहना, लाडो लक्ष्मी, महतारी वंदन, सुभद्रा योजना, मैया सम्मान, old age pension, widow pension, vridha pension, vriddha pension, vridhavastha, vidhwa pension, vidhva pension, वृद्धा पेंशन, वृद्धावस्था पेंशन, विधवा पेंशन, scholarship, chhatravritti, छात्रवृत्ति, kanyadan, kanya vivah, beti ki shadi, कन्यादान, कन्या विवाह, बेटी की शादी',
      ),
    ],
    name: { en: 'schemes that are not of farming', hi: 'खेती से बाहर की योजनाओं' },
    asks: {
      en: 'the state’s portal of that scheme, the women’s helpline 181 or a CSC',
      hi: 'उस योजना के राज्य पोर्टल, महिला हेल्पलाइन 181 या जन सेवा केंद्र से',
    },
  },
  {
    all: [
      words(
        'mahindra, swaraj, sonalika, john deere, massey, eicher, farmtrac, powertrac, new holland, kubota, महिंद्रा, स्वराज, सोनालिका, जॉन डियर, मैसी, आयशर, कुबोटा',
      ),
      words('price, prices, price of, rate, kimat, keemat, daam, kitne ka, kitne ki, कीमत, दाम, रेट, कितने का, कितने की'),
    ],
    none: [SUBSIDY],
    name: { en: 'the price of a machine', hi: 'मशीन खरीदने के दाम' },
    asks: DEALER,
  },
  {
    all: [MACHINE, NEW_PRICE],
    none: [SUBSIDY, USED, words('solar, kusum, सोलर, कुसुम')],
    name: { en: 'the price of a machine', hi: 'मशीन खरीदने के दाम' },
    asks: DEALER,
  },
  {
    all: [ANIMAL, NEW_PRICE],
    none: [SUBSIDY, MILK],
    name: { en: 'the price of animals', hi: 'पशु के दाम' },
    asks: { en: 'two or three keepers and the cattle market near you', hi: 'दो-तीन पशुपालकों और पास के पशु मेले में' },
  },
  {
    all: [ANIMAL, words('price of, rate of, ka rate, ki kimat, ka daam, का रेट, की कीमत, का दाम, के दाम')],
    none: [SUBSIDY, MILK],
    name: { en: 'the price of animals', hi: 'पशु के दाम' },
    asks: { en: 'two or three keepers and the cattle market near you', hi: 'दो-तीन पशुपालकों और पास के पशु मेले में' },
  },
  {
    all: [
      words(
        'transformer, transfarmer, ट्रांसफार्मर, ट्रांसफॉर्मर, बिजली का खंभा, खंभा गिर, खंभा टूट, खंभा झुक, खंभा हट, bijli ka khamba, khamba gir, khamba tut, khamba hat',
      ),
    ],
    name: { en: 'electricity poles and transformers', hi: 'बिजली के खंभे और ट्रांसफार्मर' },
    asks: {
      en: 'the electricity office of your area (complaints: 1912)',
      hi: 'अपने इलाके के बिजली दफ्तर (शिकायत: 1912) से',
    },
  },
  {
    all: [
      words(
        'borewell, bore well, boring, borwell, बोरवेल, बोरिंग, नलकूप खुदाई, नलकूप के लिए, नलकूप लगवाने, नलकूप पर, ट्यूबवेल लगवाने, tubewell lagwane, tube well lagane',
      ),
      words(
        'cost, price, rate, kharch, kharcha, kitne foot, kitna gahra, kitni gehrai, depth, how deep, per foot, खर्च, खर्चा, कितना गहरा, कितने फुट, फुट का',
      ),
    ],
    name: { en: 'borewells (cost, depth)', hi: 'बोरवेल (खर्च, गहराई)' },
    asks: {
      en: 'the groundwater or minor irrigation department of your district, and neighbours who have one',
      hi: 'जिले के भूजल या लघु सिंचाई विभाग और जिन पड़ोसियों के पास है, उनसे',
    },
  },
  {
    all: [
      words(
        'labour, labourer, labourers, labor, mazdoor, mazdur, majdoor, majdur, mazdoori, majduri, mazduri, dihadi, मजदूर, मज़दूर, मजदूरी, मज़दूरी, दिहाड़ी',
      ),
      words(
        'rate, how much, kitni, kitna, wage, wages, per day, charge, मजदूरी, मज़दूरी, दिहाड़ी, कितनी, कितना, रेट, mazdoori, majduri, mazduri, dihadi',
      ),
    ],
    none: [
      words(
        'not available, do not get, dont get, no labour, costly, expensive, nahi milta, nahi milte, nhi milte, milte nahi, milta nahi, mehnge, mehange, mahange, नहीं मिलता, नहीं मिलते, मिलता नहीं, मिलते नहीं, नही मिलते, महंगे, महँगे, insurance, bima, pension, बीमा, पेंशन, weed, weeds, kharpatwar, खरपतवार, poison, spray, nrega, mgnrega, manrega, narega, मनरेगा, नरेगा, card, कार्ड, landless, bhumihin, भूमिहीन',
      ),
    ],
    name: { en: 'labourers’ wages', hi: 'मजदूरी के रेट' },
    asks: {
      en: 'your gram panchayat, and the labour department’s list of minimum wages',
      hi: 'ग्राम पंचायत और श्रम विभाग की न्यूनतम मजदूरी सूची से',
    },
  },
  {
    all: [
      words('lease, theka, thekka, ठेका, ठेके, patta rate, लीज, लगान'),
      words('land, zameen, jamin, khet, acre, ekad, bigha, जमीन, ज़मीन, खेत, एकड़, बीघा'),
      words('rate, how much, kitna, kitne, कितना, कितने, रेट, price'),
    ],
    none: [words('kcc, pm kisan, insurance, bima, बीमा, केसीसी')],
    name: { en: 'the rent of land', hi: 'जमीन के ठेके के रेट' },
    asks: { en: 'neighbours and the patwari', hi: 'पड़ोसियों और पटवारी से' },
  },
  {
    all: [
      words(
        'licence, license, licences, licenses, laisens, laisence, lisence, lisens, लाइसेंस, लाइसेन्स, fssai, एफएसएसएआई',
      ),
      words(
        'shop, dukan, dukaan, store, selling seeds, sell seeds, selling fertilizer, sell fertilizer, sell pesticide, selling pesticide, seeds and fertilizer, seed shop, khad ki dukan, food, fssai, dairy, mill, factory, processing, pickle, papad, trader, arhtiya, दुकान, खाद, बीज, फैक्टरी, मिल, आढ़त, अचार, पापड़, export, एक्सपोर्ट',
      ),
    ],
    none: [
      words(
        'khad, khaad, beej, bij, keetnashak, fertilizer, fertiliser, fertilizers, seed, seeds, pesticide, pesticides, खाद, बीज, कीटनाशक, उर्वरक',
      ),
    ],
    name: { en: 'licences for a shop, trade or food', hi: 'दुकान, व्यापार या खाने के सामान के लाइसेंस' },
    asks: OFFICE,
  },
  {
    all: [
      words(
        'export, exporting, exporter, iec code, niryat, videsh bhej, videsh bech, निर्यात, एक्सपोर्ट, विदेश भेज, विदेश बेच',
      ),
    ],
    name: { en: 'exporting', hi: 'निर्यात' },
    asks: {
      en: 'APEDA, which registers exporters, and your state’s agriculture marketing board',
      hi: 'एपीडा (निर्यातकों का पंजीकरण) और राज्य के कृषि विपणन बोर्ड से',
    },
  },
  {
    all: [
      words(
        'papad, pickle, achar, aachar, jam, chips, ketchup, sauce, namkeen, juice, masala, oil, tel, flour, atta, paneer, ghee, पापड़, अचार, जैम, चिप्स, सॉस, नमकीन, जूस, मसाला, तेल, आटा, पनीर, घी',
      ),
      words('machine, mashin, factory, kolhu, mill, मशीन, फैक्टरी, कोल्हू, मिल'),
    ],
    none: [SUBSIDY, words('neem oil, neem, नीम, help, madad, मदद, सहायता')],
    name: { en: 'machines for making food', hi: 'खाने का सामान बनाने की मशीनों' },
    asks: {
      en: 'the district industries centre or your Krishi Vigyan Kendra',
      hi: 'जिला उद्योग केंद्र या कृषि विज्ञान केंद्र से',
    },
  },
  {
    all: [
      words('registry, rajistri, rejistri, stamp duty, stamp paper, bainama, रजिस्ट्री, रजिस्टरी, स्टांप, स्टाम्प, बैनामा'),
      words(
        'cost, charge, fee, fees, how much, kharch, kharcha, kitna, kitne, kitni, खर्च, खर्चा, फीस, कितना, कितने, कितनी, शुल्क',
      ),
    ],
    name: { en: 'the cost of registering land', hi: 'जमीन की रजिस्ट्री के खर्च' },
    asks: {
      en: 'the sub-registrar’s office of your tehsil; each state has its own stamp duty',
      hi: 'तहसील के उप-पंजीयक दफ्तर से (स्टांप शुल्क हर राज्य का अलग है)',
    },
  },
  {
    all: [words('income tax, incometax, inkam tax, itr, आयकर, इनकम टैक्स, gst, जीएसटी, jst')],
    none: [words('pm kisan, पीएम किसान, samman, i filed, we filed, i file, filed income tax')],
    name: { en: 'taxes', hi: 'टैक्स' },
    asks: { en: 'a tax adviser or the tax office', hi: 'टैक्स सलाहकार या टैक्स दफ्तर से' },
  },
  {
    all: [words('egg, eggs, anda, ande, andon, अंडा, अंडे, अंडों, अण्डा, अण्डे'), RATE],
    none: [words('hatch, lay, laying, feed')],
    name: { en: 'today’s price of eggs', hi: 'अंडे के आज के भाव' },
    asks: {
      en: 'the egg committee (NECC), whose page e2necc.com gives it every day for Namakkal, Barwala and its other zones',
      hi: 'अंडा समिति (एनईसीसी) से: e2necc.com पर नामक्कल, बरवाला और दूसरे केंद्रों का रोज का भाव रहता है; वहीं',
    },
  },
  {
    all: [
      MILK,
      RATE,
      words(
        'dairy, cooperative, sangh, litre, liter, today, aaj, verka, amul, vita, saras, डेयरी, संघ, लीटर, आज, अमूल, वीटा',
      ),
    ],
    none: [words('soyabean, fat kaise, badhane, badhaye, बढ़ाने, बढ़ाएँ, calf, feed')],
    name: { en: 'today’s price of milk', hi: 'दूध के आज के भाव' },
    asks: {
      en: 'your dairy society, which pays by fat and SNF',
      hi: 'अपनी दूध समिति से (दाम फैट और एसएनएफ से लगते हैं)',
    },
  },
];

/** What a question asks for that nothing is written on; undefined for most questions. */
export function unwrittenMatterOf(question: string): Pick<UnwrittenMatter, 'name' | 'asks'> | undefined {
  // "Hands are hard to get" beside a question is told, and not asked.
  if (isTold(question)) return undefined;
  return MATTERS.find(
    ({ all, none = [] }) => all.every((words) => words.has(question)) && !none.some((words) => words.has(question)),
  );
}
