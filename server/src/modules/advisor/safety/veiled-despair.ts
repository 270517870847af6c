import type { Reading } from './danger-reading.js';
import { RELATIVE } from './signs-of-illness.js';

const I = '(?:main|mai|mein|me|hum|ham)';
const FAMILY =
  '(?:bac+h+c?h*\\w*|ghar\\w*|parivaa?r|pariwaa?r|biwi|patni|maa|beti|bete|beta|family|kids?|children|wife)';

/** What somebody has tried already; of pests and weeds the same is said. */
const TRIED =
  /\b(?:marne|mar jaa?ne|jaan dene|khudkushi|aa?tm\w*hat\w*|suicide) ki koshish|koshish (?:\w+ ){0,3}(?:marne|jaan dene) ki\b|\btried to (?:die|kill (?:himself|herself|myself))\b/;
/** Where somebody goes who does not mean to come back. */
const GOES_TO =
  /\b(?:rail\w*|rel|patri|train|nadi|nahar|ku[aey]\w{0,3}|pul)\b (?:(?:line|laain|patri) )?(?:ki |ke )?(?:taraf|or|paas|upar) (?:ga\w+|chal\w*|ja\w*)/;

/** What is said instead of the word: to be no more, to be a burden, to take leave, to burn oneself. */
const HINTS: readonly RegExp[] = [
  // As it is spelled by ear; a letter less of "subsidy" is near it.
  /\b(?:suside|susaid\w*|suscide|sosaid|susait|sussaid|sucaid)\b/,
  new RegExp(
    `\\b${I} (?:hi )?(?:na|nahi|nahin|nhi) rah(?:u|un|oon|unga|ungi|oonga|unge)\\b(?! (?:\\w+ )?(?:me|mein|par|ghar|gaon|yaha\\w*|waha\\w*)\\b)`,
  ),
  /\b(?:i am|im|i m|being|become|became) (?:only |just |now )?(?:a )?burden\b/,
  new RegExp(
    `\\b${FAMILY}(?: (?:walo|walon|wale))? (?:par|pe|pr|ke liye|ka) bojh\\b|\\b(?<!k[aei] )bojh (?:ban ga\\w+ )?(?:hu|hun|hoon)\\b`,
  ),
  /\balvida\b.*\b(?:ma+f|sab\w*|bac+h\w*|dhyan)\b|\b(?:sab\w*|bac+h\w*)\b.*\balvida\b/,
  new RegExp(
    `\\bchh?o[dr]\\w*\\b.*\\b(?:dhya+n|kha?ya+l) (?:rakh\\w*)|\\b${I} ja raha\\b.*\\b${FAMILY} (?:ka|ko) (?:dhya+n|kha?ya+l) rakh\\w*|\\b(?:take care of|look after) my (?:\\w+ )?(?:kids|children|family|wife)\\b.*\\b(?:gone|going|go|leaving)\\b`,
  ),
  /\b(?:khud|apne aap|apneaap|apne|swayam) ko (?:jala|aag|goli|maa?r|mita|khatam|kha?tm|kaat)\w*\b(?! (?:raha|rahi|rahe))|\b(?:aa?tm\w*daa?h|set (?:myself|himself|herself) on fire|burn myself)\b/,
  /\bbetter (?:if |that )?i (?:die|am dead|was dead|were dead|go|end)\b|\bi (?:should|will|would) (?:just |rather |better )?die\b/,
  /\b(?:ab|main|mai) j(?:i|ee?) ?(?:ke|kar) (?:kya|koi)\b/,
  /\b(?:zahar|jahar|zeher|jeher|zehar|jehar) (?:hi )?(?:kha\w*|pee?\w*|pi\w*) (?:padega|padegi|parega|hoga|behtar|theek|thik|accha|achha|chah\w*)\b/,
  /\bman (?:kar\w*|hota) .*\b(?:ku[aey]\w{0,3}|nadi|nahar|train|rail|patri) (?:me|mein|ke|par|pe)\b/,
  /\bi am done\b(?! (?:with|sow|plant|harvest))|\bwhat is the point (?:now|any ?more|of (?:it|anything|life|living))\b|\bno point any ?more\b/,
  /\b(?:ph?aa?nsi|faa?nsi) (?:laga\w*|pa?r latk\w*|pe latk\w*)/,
  /\bbetter (?:off )?without (?:me|him|her)\b|\bkabhi na (?:uth|jaag)u\w*|\bso ja\w* (?:aur )?kabhi na\w* (?:uth|jaag)\w*/,
  /\b(?:chitthi|chiththi|chithi) (?:likh (?:kar|ke) )?chh?od\w*|\bleft (?:a |behind a )?(?:note|letter)\b/,
  /\b(?:ja rah\w+ (?:hu|hun|hoon) (?:is )?|chal\w* )duniya se\b|\bduniya se (?:ja|chal)\w*/,
  /\b(?:train|rail|rel|gaa?di|truck)\b (?:gaa?di )?(?:ke|k) (?:aage|saa?mne|neeche|niche) (?:\w+ ){0,2}(?:kud|kood|let|aa ja|ja rah|mar)\w*/,
  /\bi (?:will |shall |should )?(?:jump|leap) (?:in|into|off|from|under|before)\b/,
  /\bsab ?kuch(?:h)? khatam kar d(?!i)\w+|\bkhatam kar (?:dunga|dungi|du|dun) sab\b/,
  /\b(?:kha|nigal|pi) ?(?:ke|kar) so ja\w*u\w*\b|\b(?:sab|sabko) (?:ko )?mukti\b|\bmukti (?:mil|chah)\w*/,
  /\bmere marne (?:ke baad|par|se)\b(?!.*\b(?:zamee?n|jamee?n|naam|waris|varis|pension|policy|bima|beema|nominee)\b)/,
];

const SAD =
  /\b(?:dukhi|udaa?s|sad|depress\w*|upset|crying|weep\w*|ro raha|ro rahi|rota|roti hai|gumsum|chup ?chaa?p|chup (?:hai|rehta|rahta|baith\w*)|nahi bol|not talking|not speaking|silent|pareshaa?n|jhagd\w*|ladai|gusse|locked|kamra band|darwaa?[zj]a band|band kar liya)\b/;
const SOMEBODY_NEAR = new RegExp(`\\b(?:${RELATIVE}|bhai|himself|herself|main|mai)\\b`);
const NOOSE =
  /\b(?:noose|fanda|phanda|phansi|fansi|phaansi|faansi)\b.*\b(?:bana\w*|dekh\w*|lekar|latka\w*|tied|tying|making)\b/;
const ROPE =
  /\b(?:looking|looks|keeps|staring) (?:\w+ ){0,2}rope\b|\brassi (?:\w+ ){0,2}(?:dekh (?:rah|ke|kar)\w*|lekar|le kar|leke|le ke|latka\w*)/;

/**
 * Whether the words hint at somebody's death of his own will: his own, or a husband's who has bought poison and says nothing.
 * A rope beside a cow or a crop is a rope.
 */
export function hintsAtDeath(reading: Reading): boolean {
  const { text } = reading;
  if (HINTS.some((pattern) => pattern.test(text))) return true;
  if (reading.isAboutAnimal || !SOMEBODY_NEAR.test(text)) return false;
  if (reading.has('crop')) return false;
  if (TRIED.test(text) && !reading.has('pest')) return true;
  if (GOES_TO.test(text) && (SAD.test(text) || reading.has('debt'))) return true;
  return (reading.has('poison', 'fumigant') && SAD.test(text)) || NOOSE.test(text) || ROPE.test(text);
}
