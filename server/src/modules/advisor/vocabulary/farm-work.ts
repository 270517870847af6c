import { Lexicon } from '../../vocabulary/lexicon.js';
import { withRomanSpellings } from './roman-spellings.js';

/** The parts of farm work, as the knowledge base's `topic` calls them, with the words that ask for them. */
const WORK: Readonly<Record<string, string>> = {
  sowing:
    'still put, can i grow, can we grow, can it grow, ho sakti hai kheti, kheti ho sakti, ho sakta hai kya, उगा सकते, उगा सकता, लगा सकते, की खेती, ki kheti, cultivation, cultivate, which month, right month, kis mahine, kis mahina, किस महीने, कब लगाई, कब लगती, कब लगाते, kab lagai, kab lagti, kab lagate, sow, sown, sowed, sowing, broadcast, broadcasting, broadcasted, छिटकवाँ, छिटककर, chhitakna, chhitak kar, plant, planting, transplant, transplanting, nursery, spacing, when to grow, बुवाई, बुआई, बिजाई, बोना, बोएँ, बोएं, बोये, बोऊं, बोते, बोती, बोई, बोया, बीजीए, बीजें, बीजणा, बीजणी, वाववा, वाववुं, वाववी, वावणी, पेरणी, पेरावे, लागवड, बोना, बोनी, रोपाई, रोपना, रोपूँ, रोपूं, रोपू, बो सकते, बो सकता, बो सकती, बो दूँ, बो दो, बो दें, बो देना, बो देनी, बो सकें, bo dena, bo deni, bo sakte, bo sakta, bo sakti, bo du, bo de, lagta hai kab, लगाना, लगाएं, लगाएँ, ' +
    'boen, buon, bou, bouun, bo de, bo du, buwai, buvai, buai, bowai, bijai, bona, boye, boyen, boe, boun, bone, boni, bona, bote, boyi, boya, boi, bijna, vavni, vavva, perni, ropai, lagana, lagaye, lagayen, lagaen, lagane, नर्सरी, पौध, paudh',
  seed: 'seed treatment, seed rate, बीज उपचार, beej upchar, बीज दर, beej dar, बीजोपचार',
  varieties: 'variety, varieties, hybrid, किस्म, किस्में, वैरायटी, kism, kisme, kismen, veraity, hybrid',
  water:
    'water, watering, irrigation, irrigate, drip, sprinkler, पानी, सिंचाई, pani, paani, sinchai, sichai, ड्रिप, फव्वारा, fawara',
  nutrition:
    'top dressing, topdressing, top dress, fertilizer, fertiliser, fertilizers, yuria, yuriya, uriya, yurea, युरिया, urea, dap, npk, zinc, manure, nutrition, nutrient, potash, sulphur, gypsum, compost, खाद, उर्वरक, यूरिया, डीएपी, ज़िंक, जिंक, पोषण, khad, khaad, urvarak, uria',
  pests:
    'pest, pests, termites, mites, whiteflies, flies, bugs, borers, hoppers, caterpillars, worms, aphids, weevils, insect, insects, borer, aphid, worm, caterpillar, termite, bug, fly, hopper, mite, thrips, whitefly, कीट, कीड़ा, कीड़े, छेदक, बेधक, भेदक, सुंडी, इल्ली, माहू, चेपा, दीमक, मक्खी, तेला, फुदका, keeda, kida, keede, kide, keet, chhedak, chedak, bedhak, bhedak, sundi, illi, mahu, chepa, dimak, deemak, makkhi, tela',
  diseases:
    'disease, diseases, blight, rust, rot, wilt, mildew, virus, mosaic, smut, fungus, spots, रोग, बीमारी, झुलसा, रतुआ, सड़न, उकठा, उखटा, उखठा, धब्बे, फफूंद, ukhta, ukhtha, rog, bimari, beemari, jhulsa, ratua, sadan, ukhta, uktha, dhabbe, fafund',
  weeds: 'weed, weeds, weeding, herbicide, खरपतवार, घास, निराई, kharpatwar, ghas, nirai',
  harvest:
    'harvest, harvesting, storage, store, storing, picking, threshing, cutting, curing, कटाई, भंडारण, खुदाई, तुड़ाई, गहाई, katai, bhandaran, khudai, tudai, gahai, rakhna, रखना, रखें, rakhe, rakhen',
};

export const farmWorkWords = new Lexicon<string>(
  Object.entries(WORK).map(([topic, names]) => ({ value: topic, names: withRomanSpellings(names.split(', ')) })),
  // Oil is no jassid, winds are no weeds, a story is no store.
  ['तेल', 'tel', 'oil', 'wind', 'winds', 'shown', 'showing', 'finds', 'smooth', 'story', 'stories', 'cured'],
);
