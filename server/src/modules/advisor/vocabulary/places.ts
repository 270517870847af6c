import { Lexicon, type Named } from '../language/lexicon.js';

const place = (value: string, names: string): Named<string> => ({ value, names: [value, ...names.split(', ')] });

/** The markets of the mandi table, by its `district` filter. */
const MARKETS = [
  place('Hisar', 'हिसार, hissar'),
  place('Panipat', 'पानीपत'),
  place('Sirsa', 'सिरसा'),
  place('Gurgaon', 'गुड़गांव, गुरुग्राम, gurugram, gudgaon'),
  place('Faridabad', 'फरीदाबाद'),
  place('Delhi', 'दिल्ली, dilli, azadpur, आज़ादपुर, आजादपुर'),
  place('Jaipur', 'जयपुर'),
];

/** The districts of Haryana, as the cold storage directory spells them. */
const DISTRICTS = [
  place('Ambala', 'अंबाला, अम्बाला'),
  place('Bhiwani', 'भिवानी'),
  place('Charkhi Dadri', 'चरखी दादरी, dadri, दादरी'),
  place('Faridabad', 'फरीदाबाद'),
  place('Fatehabad', 'फतेहाबाद'),
  place('Gurugram', 'गुरुग्राम, गुड़गांव, gurgaon, gudgaon'),
  place('Hisar', 'हिसार, hissar'),
  place('Jhajjar', 'झज्जर'),
  place('Jind', 'जींद, jeend'),
  place('Kaithal', 'कैथल'),
  place('Karnal', 'करनाल'),
  place('Kurukshetra', 'कुरुक्षेत्र'),
  place('Mahendragarh', 'महेंद्रगढ़, narnaul, नारनौल'),
  place('Nuh', 'नूंह, मेवात, mewat'),
  place('Palwal', 'पलवल'),
  place('Panchkula', 'पंचकूला'),
  place('Panipat', 'पानीपत'),
  place('Rewari', 'रेवाड़ी'),
  place('Rohtak', 'रोहतक'),
  place('Sirsa', 'सिरसा'),
  place('Sonipat', 'सोनीपत, sonepat'),
  place('Yamunanagar', 'यमुनानगर, yamuna nagar, यमुना नगर'),
];

/** The states that schemes and listings are for. */
const STATES = [
  place('Haryana', 'हरियाणा'),
  place('Punjab', 'पंजाब'),
  place('Uttar Pradesh', 'उत्तर प्रदेश, in up, for up, up me, up mein, up ke, up ki, यूपी'),
  place('Rajasthan', 'राजस्थान'),
  place('Madhya Pradesh', 'मध्य प्रदेश, mp, एमपी'),
  place('Maharashtra', 'महाराष्ट्र'),
  place('Gujarat', 'गुजरात'),
  place('Delhi', 'दिल्ली, dilli'),
  place('Bihar', 'बिहार'),
  place('West Bengal', 'पश्चिम बंगाल, bengal, बंगाल'),
  place('Odisha', 'ओडिशा, orissa'),
  place('Karnataka', 'कर्नाटक'),
  place('Tamil Nadu', 'तमिलनाडु, तमिल नाडु'),
  place('Telangana', 'तेलंगाना'),
  place('Andhra Pradesh', 'आंध्र प्रदेश'),
  place('Kerala', 'केरल'),
  place('Assam', 'असम'),
  place('Chhattisgarh', 'छत्तीसगढ़'),
  place('Jharkhand', 'झारखंड'),
  place('Uttarakhand', 'उत्तराखंड'),
  place('Himachal Pradesh', 'हिमाचल प्रदेश, himachal, हिमाचल'),
];

export const marketWords = new Lexicon(MARKETS);
export const districtWords = new Lexicon(DISTRICTS);
export const stateWords = new Lexicon(STATES);
export const placeWords = new Lexicon([...MARKETS, ...DISTRICTS, ...STATES]);

/** Hindi names of the markets and districts. */
export const PLACE_NAMES: ReadonlyMap<string, string> = new Map(
  [...DISTRICTS, ...MARKETS].map(({ value, names }) => [value, names[1] ?? value]),
);
