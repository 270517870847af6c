import { SOUND_LIKE_PLACES } from '../../geography/geography-data.js';
import { PLACES, STATES, stateWords } from '../../geography/places.js';
import { cropWords } from '../../vocabulary/crops.js';
import { Lexicon } from '../../vocabulary/lexicon.js';
import { measuresLand } from './area.js';
import { INTENT_WORDS } from './intents.js';

/** The markets of the mandi table, by its `district` filter. */
export const marketWords = new Lexicon(
  PLACES.filter(({ isMarket }) => isMarket).map(({ name, names }) => ({ value: name, names })),
  SOUND_LIKE_PLACES,
);

/** The districts of Haryana, as the cold storage directory spells them. */
export const districtWords = new Lexicon(
  PLACES.flatMap(({ haryanaDistrict, names }) => (haryanaDistrict ? [{ value: haryanaDistrict, names }] : [])),
  SOUND_LIKE_PLACES,
);

/** Places of other states that have no market in the mandi table. */
export const townWords = new Lexicon(
  PLACES.filter(({ isMarket, haryanaDistrict }) => !isMarket && !haryanaDistrict).map((town) => ({
    value: town,
    names: town.names,
  })),
  SOUND_LIKE_PLACES,
);

/** Every place and state. */
export const placeWords = new Lexicon(
  [...PLACES.map(({ name, names }) => ({ value: name, names })), ...STATES],
  SOUND_LIKE_PLACES,
);

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
