import type { Lead } from './lead.js';
import { words } from './words.js';

const GRAIN = words(
  'wheat, paddy, rice, grain, crop, crops, msp, gram, chana, mustard, sarson, bajra, gehu, gehun, gehoon, dhan, dhaan, anaj, fasal, गेहूं, गेहूँ, धान, अनाज, फसल, चना, सरसों, बाजरा, एमएसपी, समर्थन मूल्य, samarthan mulya, sarkari kharid, सरकारी खरीद',
);
const REGISTERS = words(
  'register, registers, registration, registering, sell, selling, sale, token, procurement, government purchase, panjikaran, panjiyan, panjeeyan, registration kaise, bechne, bechna, bechni, bechu, bechun, beche, bechen, tokan, kharid, khareed, kharidi, पंजीकरण, पंजीयन, रजिस्ट्रेशन, बेचने, बेचना, बेचनी, बेचूँ, बेचूं, बेचें, बेचे, टोकन, खरीद, खरीदी',
);
const PRICE = words('bhav, bhaav, rate, price, mandi bhav, भाव, रेट, दाम, कीमत');

/** How wet grain may be, what to bring, whether to wait: that is asked of no state. */
const ASKS_OTHER = words(
  'paisa nahi, paise nahi, payment, not paid, receipt, rasid, raseed, j form, jform, refuse, refuses, nahi le rahe, moisture, wet, nami, geela, gila, hold, store, wait, keep it, loan, papers, documents, kagaj, kagaz, dastavej, पैसा नहीं, पैसे नहीं, भुगतान, रसीद, जे फार्म, जे फॉर्म, नहीं ले रहे, नमी, गीला, रोक, रखें, रखूं, रखूँ, लोन, कागज, कागजात, दस्तावेज',
);

/** Each state has a way of its own to sell at the support price: whoever names his state is told that one. */
const BY_STATE: ReadonlyArray<readonly [entry: string, state: string]> = [
  ['msp-up', 'up, u p, uttar pradesh, यूपी, यू पी, उत्तर प्रदेश'],
  ['msp-mp', 'mp, m p, madhya pradesh, एमपी, एम पी, मध्य प्रदेश'],
  ['msp-haryana', 'haryana, hariyana, हरियाणा'],
  ['msp-punjab', 'punjab, panjab, पंजाब'],
  ['msp-bihar', 'bihar, बिहार'],
  ['msp-documents', 'rajasthan, राजस्थान'],
  ['chhattisgarh-paddy-buying', 'chhattisgarh, chattisgarh, cg, छत्तीसगढ़, छत्तीसगढ'],
  ['msp-odisha', 'odisha, orissa, odisa, ओडिशा, उड़ीसा'],
];

/** What NAFED and NCCF buy, in whichever state. */
const OF_NAFED = words(
  'soybean, soyabean, groundnut, moongfali, mungfali, tur, arhar, moong, urad, ragi, सोयाबीन, मूंगफली, मूँगफली, तुअर, तुर, अरहर, मूंग, मूँग, उड़द, रागी',
);
const AT_SUPPORT_PRICE = words('msp, nafed, support price, samarthan mulya, hamibhav, एमएसपी, समर्थन मूल्य, हमीभाव, नाफेड');

export const STATE_LEADS: readonly Lead[] = [
  { entry: 'msp-nafed', all: [OF_NAFED, AT_SUPPORT_PRICE, REGISTERS], none: [PRICE] },
  ...BY_STATE.map(
    ([entry, state]): Lead => ({ entry, all: [words(state), GRAIN, REGISTERS], none: [PRICE, ASKS_OTHER] }),
  ),
];

const OF_ONE_STATE: ReadonlySet<string> = new Set(BY_STATE.map(([entry]) => entry));

/** Whether an entry is led to only by the name of a state. */
export const isOfOneState = (entry: string | undefined): boolean => entry !== undefined && OF_ONE_STATE.has(entry);
