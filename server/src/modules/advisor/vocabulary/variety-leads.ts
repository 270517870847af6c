import type { Lead } from './lead.js';
import { IDEAS } from './lead-ideas.js';
import { words } from './words.js';

const VARIETY = words(
  'variety, varieties, resistant, kism, kisme, kismen, rodhi, kaun si basmati, kaun sa dhan, किस्म, किस्में, रोधी, प्रतिरोधी, कौन सा बीज, कौन सी बासमती, किस बासमती, कौन सा धान, कौन सी धान, किस धान',
);
const BACTERIAL_BLIGHT = words(
  'bacterial blight, bacterial leaf blight, blb, jeevanu jhulsa, jivanu jhulsa, जीवाणु झुलसा, जीवाणु पत्ता झुलसा, जीवाणु वाला झुलसा, जीवाणु पत्ती झुलसा, बैक्टीरियल ब्लाइट, बीएलबी',
);
const GRAM = words('gram, chickpea, chana, chane, चना, चने');
const ARHAR = words('pigeonpea, pigeon pea, arhar, tur, toor, tuar, अरहर, तुअर, तूर, तुर');
const WILT = words('wilt, wilting, uktha, ukhta, ukatha, उकठा, उखटा, उक्ठा, उकटा, मुरझा');
const MOONG_OR_URAD = words('moong, mung, urad, green gram, black gram, मूंग, मूँग, उड़द, उरद');
const SOYBEAN = words('soybean, soyabean, soyabin, soya, सोयाबीन, सोया');
const YELLOW_MOSAIC = words(
  'yellow mosaic, mosaic, peela mosaic, pila mosaic, mojek, पीला मोजेक, पीला मोज़ेक, मोजेक, मोज़ेक, पीलापन वाला रोग',
);
const BLIGHT = words('late blight, blight, jhulsa, pacheti jhulsa, झुलसा, पछेती झुलसा');
const TOMATO = words('tomato, tomatoes, tamatar, टमाटर');
const LEAF_CURL = words(
  'leaf curl, curl virus, patti mod, patta mod, marodiya, churda murda, पत्ती मोड़, पत्ता मोड़, मरोड़िया, मरोड़, गुरचा, चुर्रा मुर्रा',
);

const RUST = words('rust, rusts, ratua, ratuwa, gerua, रतुआ, रतुवा, गेरुआ, गेरुई, रोली');

/** Which variety a disease takes little: told with the disease, and not with the varieties of the crop. */
export const VARIETY_LEADS: readonly Lead[] = [
  { entry: 'paddy-blight', all: [BACTERIAL_BLIGHT, VARIETY] },
  { entry: 'wheat-varieties', all: [IDEAS.wheat, RUST, VARIETY] },
  { entry: 'gram-wilt', all: [GRAM, WILT, VARIETY] },
  { entry: 'arhar-problems', all: [ARHAR, WILT, VARIETY] },
  { entry: 'moong-mosaic', all: [MOONG_OR_URAD, YELLOW_MOSAIC, VARIETY] },
  { entry: 'soybean-protection', all: [SOYBEAN, YELLOW_MOSAIC, VARIETY] },
  { entry: 'potato-late-blight', all: [IDEAS.potato, BLIGHT, VARIETY] },
  { entry: 'tomato-varieties', all: [TOMATO, LEAF_CURL, VARIETY] },
];
