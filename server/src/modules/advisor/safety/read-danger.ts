import { rememberedText } from '../../vocabulary/remembered.js';
import type { Concept } from './concepts.js';
import { GAP, Reading } from './danger-reading.js';
import { isInDespair } from './despair.js';
import { type Accident, readAccident } from './field-accidents.js';
import { asksLethalDose } from './lethal-dose.js';
import { DISTRESS_PIECES, POISONING_PIECES } from './other-languages.js';
import { asksAfterDeath, tellsOfAccidentalDeath } from './past-death.js';
import { BREATH, HEAD_SPINS, SICKNESS, SOMEBODY_ILL, TO_BE_AVOIDED } from './signs-of-illness.js';
import { bittenBySnake } from './snake-bite.js';
import { isTouchedByPoison } from './touched-by-poison.js';
import { isThreatened } from './violence.js';

/** What a message tells of that comes before any farming. */
export type Danger =
  | 'poisoning'
  | 'distress'
  | 'snakebite'
  | 'animal-poisoning'
  | 'animal-snakebite'
  | 'fumigant'
  | 'threat'
  | Accident;

/** Only what is sprayed or gassed: a fever's medicine is दवा too. */
const SPRAYED =
  /^(sa?pra?y(s|ing|ed|er)?|sa?pa?re\w?|pesticides?|insecticides?|fungicides?|herbicides?|weedicides?|weedkiller|keetnashak|kitnashak|kitanashak|keetanashak|fafundnashak|chh?i[dr]h?a?k\w*|sul?phas|celphos|sulfas|zahar|jahar|zeher|jeher|poison|fumes?|monocrotophos|chlorpyrifos|chlorpyriphos|glyphosate|roundup|paraquat|endosulfan|phorate|profenofos|imidacloprid|dichlorvos|nuvan|gramoxone|fa?[vw]aa?ra?ni\w*)$/;
/** दवा is a pesticide where it is of the field, or was smelled, touched, mixed or left in its bottle. */
const DAWA = /\b(dawa|dawai|dawaai|dava|davai|davaai|chemical|chemicals|aushadh|aushadhi)\b/;
const HANDLED =
  /\b(khet\w*|field|fasal|maar\w*|badbu|badboo|gandh|boo|smell\w*|gas|botal\w*|bottles?|sheeshi|shishi|dibb\w*|packet|tanki|tank|drum|ghol\w*|mix\w*|touch\w*|chhu\w*|lag|laga|lagi|gir|gira|giri|store|godam|kothi|kamre|room|mila(?:te|ne|kar)|daa?l (?:rah|te|ke|kar)\w*|daa?lte|dali)\b/;
const FROTH = /\b(jhaag|jhag|foam\w*|froth\w*)\b/;
const BURNING =
  /\b(burn\w*|jal|jalan|jalna|jalne|jalti|itch\w*|khujli|sujan|soojan|swell\w*|swollen|laal|blister\w*|chhale)\b/;
const GRAVELY_ILL =
  /\b(collaps\w*|dying|very ill|very sick|serious|cannot speak|cant speak|not speaking|bol nahi|haa?lat kharab|haa?lat bahut|bimar|beemar|mar rah\w*|hosh nahi|gir gaya|gir gayi)\b/;
const HAPPENED =
  /\b(rah[aei]|rh[aei]|gay[aei]|gy[aei]|now|ab|is|are|am|feels?|feeling|since|got|had|hua|hui|ho gy?a\w*|aaya|aayi|lagi hai)\b/;
const ENGLISH_INTAKE =
  /\b(drank|drunk|drinking|swallow\w*|swalow\w*|ingest\w*|consumed|inhaled?|breathed in|licked|gulped)\b/;
const IN_THE_EYES =
  /\b(in|into|on|onto|over) (my|his|her|our|their|the|both|childs?|sons?|daughters?|wifes?|husbands?|fathers?)? ?(\w+ )?(eyes?|face|mouth|skin|body)\b/;
/** A child puts things into its mouth; whether it swallowed them is for the hospital to find out. */
const IN_THE_MOUTH =
  /\b(muh|munh|muhn|mooh|moonh|mukh) ?(me|mein|mai|mae|main|m)? (daa?l\w*|rakh\w*|le (li|liya)|chal[aei]|gay[aei])\b|\b(in|into) (his|her|its|the) mouth\b/;
/** A mouth that is ill, and the remedy that somebody asks for or lays on it. */
const SORE_MOUTH =
  /\b(sores?|ulcers?|thrush|white patch\w*|gums?|tooth\w*|teeth|chh?aa?l[ae]|chh?aa?lon|daant\w*|dant|danton|masoo?d\w*|masud\w*)\b/;
/** The child itself did it: "usne … daal li", "put it in his mouth". */
const DID_IT = /\b(ne|usne|isne|unhone)\b|(?<!\bto )\b(put|puts|took|takes|kept|keeps|had|chew\w*|suck\w*|bit|ate)\b/;
/**
 * Somebody is ill and a pesticide is spoken of, in whatever order: "was spraying … now vomiting", "head spins … sprayed".
 * A plant can burn and droop too, so those words count only with a part of the body or with somebody who is named.
 */
function isIllOfSpray(reading: Reading): boolean {
  const { text } = reading;
  const somebody = SOMEBODY_ILL.test(text);
  if (reading.isAboutAnimal && !somebody) return false;
  const pesticide = reading.has('fumigant') || reading.someWord(SPRAYED) || (DAWA.test(text) && HANDLED.test(text));
  if (!pesticide || (TO_BE_AVOIDED.test(text) && !HAPPENED.test(text))) return false;
  if (reading.has('symptom') || SICKNESS.test(text) || HEAD_SPINS.test(text) || BREATH.test(text)) return true;
  if (FROTH.test(text) && (somebody || reading.has('child', 'body'))) return true;
  if (reading.has('eye') && BURNING.test(text)) return true;
  if (BURNING.test(text) && reading.has('body') && !reading.has('crop')) return true;
  return somebody && GRAVELY_ILL.test(text) && !reading.has('crop');
}

/**
 * "Sores in his mouth, which medicine?": the word for medicine alone is no poison there. As soon as the child did something with
 * it, or a pesticide or the rats' bait is named, the call comes first.
 */
function isAboutSoreMouth(reading: Reading): boolean {
  const named =
    reading.has('poison', 'fumigant') ||
    reading.someWord(SPRAYED) ||
    /\b(rats?|mouse|mice|chuh\w*)\b/.test(reading.text);
  return SORE_MOUTH.test(reading.text) && !DID_IT.test(reading.text) && !named;
}

const SUBSTANCES = ['poison', 'pesticide', 'fumigant'] as const satisfies readonly Concept[];

/** "The rats ate the poison and are still there"; "the tractor drinks diesel"; "can it be eaten". */
const EATEN_BY_OTHERS =
  /\b(?:can|may|should|could) (?:\w+ ){0,2}be (?:eaten|drunk|consumed)\b|\b(?:tractor|engine|motor|pump|gaa?di|machine|bike|generator|jeep)\b.*\b(?:diesel|petrol)\b|\b(?:diesel|petrol)\b.*\b(?:tractor|engine|motor|pump|gaa?di|machine|bike|generator|jeep)\b|\b(?:chuh\w*|rats?|mouse|mice|keed\w*|sundi\w*|illi\w*|deemak|insects?|pests?) (?:ne|nahi|ate|eat|have eaten)\b/;

/** A handful of tablets to sleep, or of any: "took" alone would be a fever's medicine. */
const TOO_MANY_TABLETS =
  /\b(?:took|taken|ate|eaten|swallow\w*|had|consumed) (?:\w+ ){0,4}sleeping (?:pills?|tablets?)\b|\b(?:took|taken|ate|eaten|swallow\w*|consumed) (?:\w+ ){0,3}(?:whole|full|entire|many|all|too many|lots? of|\d{2,}) (?:\w+ ){0,3}(?:pills?|tablets?)\b|\boverdose\b/;

function isPoisoned(reading: Reading): boolean {
  if (TOO_MANY_TABLETS.test(reading.text) && !reading.isAboutAnimal && !reading.has('crop')) return true;
  const substance = reading.has(...SUBSTANCES) || reading.someWord(SPRAYED);
  if (!substance || (EATEN_BY_OTHERS.test(reading.text) && !reading.has('child'))) return false;
  const family = reading.has('child') || reading.has('fumigant') || reading.has('poison');
  if (ENGLISH_INTAKE.test(reading.text)) return true;
  if (reading.has('child', 'fumigant') && IN_THE_MOUTH.test(reading.text) && !isAboutSoreMouth(reading)) return true;
  // "The goat ate grass that was sprayed": what is eaten is no pest.
  if (reading.isAboutAnimal && reading.someWord(SPRAYED) && reading.inOrder(['drink', 'done'], 0)) return true;
  if (
    (family || reading.isAboutAnimal) &&
    /\b(ate|eaten|eating|took|taken)\b/.test(reading.text) &&
    !reading.has('crop')
  )
    return true;
  for (const thing of SUBSTANCES) {
    if (reading.inOrder([thing, 'drink', 'done'], GAP, ['pest', 'crop'])) return true;
    if (reading.inOrder([thing, 'drinkDone'], GAP, ['pest', 'crop'])) return true;
    if (
      reading.inOrder(['drink', 'done', thing], 2, ['pest']) &&
      reading.has('child', 'person') &&
      !reading.has('pest', 'crop')
    )
      return true;
    for (const place of ['eye', 'body'] as const) {
      if (reading.inOrder([place, thing, 'entered']) || reading.inOrder([thing, place, 'entered'])) return true;
      if (reading.inOrder([thing, 'entered', place])) return true;
    }
  }
  if (reading.has('eye') && IN_THE_EYES.test(reading.text)) return true;
  return reading.inOrder(['child', 'pesticide', 'drink'], GAP) || reading.inOrder(['child', 'poison', 'drink'], GAP);
}

const isOfAnimalAlone = (reading: Reading): boolean =>
  reading.isAboutAnimal && !reading.has('child') && !SOMEBODY_ILL.test(reading.text);

const POISONING = POISONING_PIECES.map((piece) => piece.normalize('NFC'));
const DISTRESS = DISTRESS_PIECES.map((piece) => piece.normalize('NFC'));

/**
 * The danger that a message tells of, in any script and spelling; undefined for every ordinary question. Somebody who has
 * swallowed poison comes before despair: those minutes count first. An accident comes last: its words are the commonest.
 */
export const readDanger = rememberedText((message): Danger | undefined => {
  const text = message.normalize('NFC');
  const reading = new Reading(text);
  if (POISONING.some((piece) => text.includes(piece))) return 'poisoning';
  // Whose uncle has died of it asks for the family's help, or is in despair: first aid comes too late.
  const tooLate = asksAfterDeath(text) || (tellsOfAccidentalDeath(text) && isInDespair(reading));
  const bitten = tooLate ? undefined : bittenBySnake(reading);
  if (bitten) return bitten;
  if (asksLethalDose(reading)) return 'distress';
  if (isIllOfSpray(reading) || isTouchedByPoison(reading)) return 'poisoning';
  if (isPoisoned(reading)) return isOfAnimalAlone(reading) ? 'animal-poisoning' : 'poisoning';
  if (DISTRESS.some((piece) => text.includes(piece)) || isInDespair(reading)) return 'distress';
  if (reading.has('fumigant')) return 'fumigant';
  if (isThreatened(reading.text)) return 'threat';
  return tooLate ? undefined : readAccident(reading, text);
});

/** Whether the words are of despair as well, beside another danger. */
export function isInDespairToo(message: string): boolean {
  return DISTRESS_PIECES.some((piece) => message.includes(piece)) || isInDespair(new Reading(message.normalize('NFC')));
}
