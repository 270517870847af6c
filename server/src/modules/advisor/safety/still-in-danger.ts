import type { Danger } from './read-danger.js';
import { BREATH, RELATIVE } from './signs-of-illness.js';
import { latinWords } from './spoken-form.js';

/** What people put to hand first, and what they ask beside somebody who lies there. */
const REMEDY =
  /\b(?:doodh|dudh|milk|paa?ni|water|namak|salt|ghee|ghi|dahi|curd|neembu|nimbu|lemon|haldi|turmeric|mirch|chilli|chuna|lime|tel|oil|pyaa?j|onion|lahsun|neem|sabun|soap|baraf|ice|colgate|toothpaste|malham|patti|bandage|rassi|rope|string|cloth|kapda|dhaga|jhaa?d\w*|ojha|baba|tantrik|ors|nashta|khana|chai|sharbat|goli|tablet|injection|teeka|tika)\b/;
const HELP =
  /\b(?:hospital|aspataa?l|haspatal|doctor|daktar|daactar|ambulance|embulance|gaa?di|police|phone|fon|number|no one|nobody|koi nahi|akel\w*|alone)\b/;
const STATE =
  /\b(?:ulti|vomit\w*|beh+o*sh?|hosh|unconscious|saa?ns|breath\w*|bol(?:ta|ti)? nahi|nahi bol\w*|khoon|blood|soo?j\w*|swell\w*|dard|pain|jalan|jhaag|neel[aei]|thand[aei]|garam|bukhar|marega|mar jaye\w*|mar ja\w*ga|bach (?:jaye|jae|payega|jayega)\w*|survive|die|wait|intezar|ghar par|home)\b/;
const WHOM = new RegExp(
  `\\b(?:usko|use|usey|use|unko|unhe|us|isko|ise|inko|inhe|him|her|he|she|it|mujhe|me|${RELATIVE})\\b`,
);
const WHAT_NOW =
  /^(?:\w+ ){0,3}(?:kya kar\w*|kaise|kab tak|kaha|kahan|kitni der|now what|what (?:now|next|to do|should|else|do)|how long|where|please|plz|help|bacha\w*|jaldi)\b/;

const DOES =
  /\b(?:pila\w*|pilau|laga(?:u|un|oo|o|na|ne|ye|ya|d[uo]|dun|dein)?|lagaa\w*|khila\w*|(?:de|bandh|baandh|chus|choos|kaat|nikal|dho|rakh|kara|karwa|le) ?(?:du|dun|doon|sakt\w*|de|dena|na|ja\w*|jau|u|un|lu|lun)|du|dun|doon|dena|dein|give|apply|put|rub|tie|suck|make (?:him|her|them)|wash)\b/;

/** Whether a message asks for a remedy that is given or laid on: turmeric is a crop, and beside a bite it is none. */
export function givesRemedy(message: string): boolean {
  const text = latinWords(message).join(' ');
  return (
    REMEDY.test(text) &&
    DOES.test(text) &&
    !/\b(?:kab|when|rate|bhaa?v|price|kitne din|per acre|ekad|acre|bigha)\b/.test(text)
  );
}

const DEBT = /\b(?:karz\w*|karj\w*|sahukaa?r\w*|bank wale|loan|debts?|lenders?|kist|vasoo?li|recovery)\b/;
const ASKS = /\b(?:kaise|kab|kitn\w*|kaha\w*|kya|kaun\w*|how|what|when|where|which|who|milega|chahiye)\b/;

/** "The lenders come tomorrow", said after despair, tells on; "how do I get a loan" asks. */
export function tellsOfDebt(message: string): boolean {
  const text = latinWords(message).join(' ');
  return DEBT.test(text) && !ASKS.test(text);
}

/** What is asked after despair and speaks of no farming is answered from there: "nobody listens", "leave it". */
export function isStillInDanger(message: string, before: Danger): boolean {
  const text = latinWords(message).join(' ');
  if (before === 'fumigant') return false;
  if (before === 'distress')
    return !/\b(?:thank\w*|thanx|shukriya|dhanyava\w*|dhanyawad|namaste|ram ram|kisan call|helpline)\b/.test(text);
  if (BREATH.test(text) || (STATE.test(text) && WHOM.test(text))) return true;
  return REMEDY.test(text) || HELP.test(text) || WHAT_NOW.test(text);
}
