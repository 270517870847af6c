import { cropWords } from '../../vocabulary/crops.js';
import { Lexicon, type Named } from '../../vocabulary/lexicon.js';
import type { AnswerLanguage } from '../advisor.types.js';
import { capital, pick } from '../wording.js';
import { measuresLand } from './area.js';
import { INTENT_WORDS } from './intents.js';
import { TOWNS } from './towns.js';

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
  place(
    'Uttar Pradesh',
    'उत्तर प्रदेश, उत्तरप्रदेश, uttarpradesh, eastern up, western up, central up, east up, west up, purvi up, paschimi up, in up, for up, up me, up mein, up ke, up ki, यूपी',
  ),
  place('Rajasthan', 'राजस्थान'),
  place('Madhya Pradesh', 'मध्य प्रदेश, मध्यप्रदेश, madhyapradesh, mp, एमपी'),
  place('Maharashtra', 'महाराष्ट्र'),
  place('Gujarat', 'गुजरात'),
  place('Delhi', 'दिल्ली, dilli'),
  place('Bihar', 'बिहार'),
  place('West Bengal', 'पश्चिम बंगाल, bengal, बंगाल'),
  place('Odisha', 'ओडिशा, orissa'),
  place('Karnataka', 'कर्नाटक'),
  place('Tamil Nadu', 'तमिलनाडु, तमिल नाडु, tamilnadu'),
  place('Telangana', 'तेलंगाना, telengana'),
  place('Andhra Pradesh', 'आंध्र प्रदेश, आंध्रप्रदेश, andhrapradesh, andhra, आंध्र, rayalaseema, रायलसीमा'),
  place('Kerala', 'केरल'),
  place('Assam', 'असम'),
  place('Chhattisgarh', 'छत्तीसगढ़'),
  place('Jharkhand', 'झारखंड'),
  place('Uttarakhand', 'उत्तराखंड'),
  place('Himachal Pradesh', 'हिमाचल प्रदेश, himachal, हिमाचल'),
];

/** Everyday words that sound like one of them: fruit that is mature is not from Mathura, a collar not from Kolar. */
const SOUND_LIKE_PLACES = ['mature', 'matured', 'measure', 'measured', 'measures', 'collar', 'barrel', 'barrels'];

export const marketWords = new Lexicon(MARKETS, SOUND_LIKE_PLACES);
export const districtWords = new Lexicon(DISTRICTS, SOUND_LIKE_PLACES);
export const stateWords = new Lexicon(STATES);
export const townWords = new Lexicon(TOWNS, SOUND_LIKE_PLACES);
export const placeWords = new Lexicon(
  [...MARKETS, ...DISTRICTS, ...STATES, ...TOWNS.map(({ value, names }) => ({ value: value.name, names }))],
  SOUND_LIKE_PLACES,
);

/** The state that a text names, or the one of a town that it names. */
export function stateIn(text: string): string | undefined {
  return stateWords.find(text)[0] ?? townWords.find(text)[0]?.state;
}

/** Hindi names of the markets and districts. */
export const PLACE_NAMES: ReadonlyMap<string, string> = new Map(
  [...DISTRICTS, ...MARKETS].map(({ value, names }) => [value, names[1] ?? value]),
);

/** A place as an answer says it: a town by its own name, anything else as the visitor wrote it. */
export function townName(place: string, language: AnswerLanguage): string {
  const [town] = townWords.find(place);
  if (town) return pick(language, town.name, town.hindi);
  return capital(place);
}

const PLACE_FRAMES: readonly RegExp[] = [
  /([\p{L}\p{M}]+)\s+(?:ki\s+|की\s+)?(?:mandi|mandee|मंडी)(?![\p{L}\p{M}])/giu,
  /\b(?:in|near|at|around|from)\s+(?:the\s+)?(?!in\b|near\b|at\b|the\b)([a-z]+)/giu,
  /([\p{L}\p{M}]+)\s+(?:(?:ke|के)\s+(?:paas|pas|aaspaas|aas paas|आसपास|आस पास|पास)|(?:me|mein|main|में|मे|jile|jila|district|ज़िले|जिले|जिला))(?![\p{L}\p{M}])/giu,
];

/** What stands in such a frame and is no place. */
const NO_PLACE = new Set(
  'chahie chahiye chaiye chahye chaie mobile phone mobail online app मोबाइल फोन ऐप ऑनलाइन mandi mandee market markets bazar bazaar bajar bajaar khet ghar gaon gaanv shahar jile zila district state area my our the this that which any all today aaj abhi kal kis konsi kaun kaunsi apni apne meri mere hamari hamare yahan wahan local nearest near paas sarkari anaj sabzi godown godam godaam warehouse store storage cold cost price rate bhav quintal kilo kg month months days din mahine saal season future time kitne kitna kitni is us in dur door मंडी बाजार बाज़ार खेत घर गाँव गांव शहर जिले ज़िले राज्य आज अभी कल किस कौन कौनसी अपनी अपने मेरी मेरे हमारी हमारे यहाँ यहां वहाँ वहां सरकारी अनाज सब्जी गोदाम स्टोर स्टोरेज भाव दाम रेट क्विंटल किलो महीने साल मौसम कितने कितना कितनी इस उस दूर'.split(
    ' ',
  ),
);

/** A place that the tables do not have, as the visitor wrote it: "Nashik mandi", "लखनऊ में". Undefined where one is known, or none is named. */
export function otherPlace(text: string): string | undefined {
  if (marketWords.has(text) || districtWords.has(text)) return undefined;
  const [town] = townWords.find(text);
  if (town) return town.name;
  const named = PLACE_FRAMES.flatMap((frame) => [...text.matchAll(frame)].map(([, name]) => name ?? ''));
  const isThing = (name: string): boolean =>
    cropWords.has(name) || measuresLand(name) || Object.values(INTENT_WORDS).some((lexicon) => lexicon.has(name));
  const place = named.find((name) => name.length > 2 && !NO_PLACE.has(name.toLowerCase()) && !isThing(name));
  return place ?? stateWords.find(text).find((state) => state !== 'Haryana');
}

const TELLS_ME =
  /^(?:अब|बताओ|बताएं|बताएँ|बताइए|बता|दो|मैं|में|से|का|हूँ|हूं|हु|ab|batao|bataiye|bata|do|main|mai|me|mein|se|ka|hun|hu|hoon|now|tell|i|am|i'm|m|from|in|of|district|jila|zila|जिला|जिले)$/iu;

/** "Now tell me, Rewa", "I am from Haryana": tells where, and asks for nothing. */
export const onlyTellsPlace = (text: string): boolean =>
  placeWords.has(text) &&
  placeWords
    .rest(text)
    .flatMap((part) => part.split(/[\s,.]+/u))
    .every((word) => word === '' || TELLS_ME.test(word));
