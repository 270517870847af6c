import type { Reading } from './danger-reading.js';
import { RELATIVE, SOMEBODY_ILL } from './signs-of-illness.js';

const KEPT =
  '(?:gaa?y|bhains\\w*|bhens|bail|saa?nd|bakr\\w*|bachh?d\\w*|bachh?r\\w*|bhed\\w*|ghod\\w*|murg\\w*|kutt\\w*|pashu\\w*|cows?|buffalo\\w*|bulls?|ox|goats?|cal(?:f|ves)|sheep|dogs?|hens?)';
/** Bitten is the cow: the vet is called, not the ambulance. */
const BIT_ANIMAL = new RegExp(
  `\\b${KEPT} (?:ko|ke (?:pair|muh|munh|than|nathun\\w*))\\b|\\b(?:bit|bitten|bites) (?:my|the|our|a) (?:\\w+ )?${KEPT}\\b|\\b${KEPT} (?:was |is |got |has been )?bitten\\b|\\bsnake ?bite (?:deaths? )?(?:to|in|of|on) (?:\\w+ ){0,2}${KEPT}\\b`,
);

/** Who asks whether the insurance pays for it has no animal lying there that a vet could save. */
const ASKS_INSURANCE =
  /\b(?:insur\w*|bima|beema)\b.*\b(?:deaths?|dead|died|dies|mar ga\w*|mar ja\w*|mari|maut)\b|\b(?:deaths?|dead|died|dies|mar ga\w*|mar ja\w*|mari|maut)\b.*\b(?:insur\w*|bima|beema)\b/;

/** "Something bit him in the grass": where it swells or leaves two marks, it is held for a snake. */
const UNKNOWN_BITE =
  /\b(?:kuch|kuchh|pata nahi kya|kisi cheez|kisi jaa?nwar|koi (?:keed\w*|cheez)|something|some insect|unknown)\b (?:\w+ ){0,3}(?:kaa?t\w*|das|dank|bit|bitten|stung)\b/;
const OF_BODY = new RegExp(
  `\\b(?:${RELATIVE}|mujhe|mujh|bhai|mere|meri|me|my|pair|paer|haa?th|ungli|leg|foot|hand|do nishan|nishan|two marks|soo?j\\w*|suj\\w*|swell\\w*|swollen|neela|chakk?ar)\\b`,
);

/** "It wound round the leg and bit." */
const BITES_LATER =
  /\b(?:sa+[nm]?p|naag|snake|cobra|kobra|karait)\b (?!se\b)(?:\w+ ){0,7}(?:kaa?t|das) (?:liya|lia|gaya|li|khaya)\b|\bsnakes?\b.*\b(?:fangs?|bit|bitten)\b/;

/** Whom a snake has bitten, or something that nobody saw. */
export function bittenBySnake(reading: Reading): 'snakebite' | 'animal-snakebite' | undefined {
  const { text } = reading;
  const bitten =
    reading.inOrder(['snake', 'bite'], 2) || reading.inOrder(['bite', 'snake'], 3) || BITES_LATER.test(text);
  const ofAnimal = BIT_ANIMAL.test(text) && !SOMEBODY_ILL.test(text);
  if (bitten && ofAnimal && ASKS_INSURANCE.test(text)) return undefined;
  if (bitten) return ofAnimal ? 'animal-snakebite' : 'snakebite';
  return UNKNOWN_BITE.test(text) && OF_BODY.test(text) && !reading.has('crop', 'animal') ? 'snakebite' : undefined;
}
