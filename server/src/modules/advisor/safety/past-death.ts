import { rememberedText } from '../../vocabulary/remembered.js';
import { LIVESTOCK } from './signs-of-illness.js';
import { latinWords } from './spoken-form.js';

const CAUSE =
  '(?:snakes?|snake ?bites?|saa?np|saa?mp|sap|naag|sarp\\w*|lightning|bijli|current|karant|karent|electric\\w*|electrocut\\w*|shock|drown\\w*|doob\\w*|dub\\w*|well|kuen|kue|thres\\w*|tractor\\w*|machine|loo|lu|garmi|heat ?stroke|bees?|madhu\\w*|accident|durghatna|scorpion|bichh?u)';
const DEAD =
  '(?:died|dead|deaths?|passed away|expired|killed|maut|mout|mrityu|mrutyu|dehaa?nt|mar ga?[yi]\\w*|mar gae|mar chuk\\w*|guja?r ga\\w*|guzar ga\\w*|chal base)';

/** Death and what brought it, said as one: "died of snake bite", "saanp ke katne se maut", "drowned in the pond, died". */
const DIED_OF_IT: readonly RegExp[] = [
  new RegExp(`\\b${DEAD} (?:\\w+ ){0,2}(?:of|from|by|due to|because of|in|after) (?:\\w+ ){0,3}${CAUSE}\\b`),
  new RegExp(`\\b${CAUSE} (?:\\w+ ){0,3}(?:se|te|to|naal|karan|\\w*kar|ke|and) (?:\\w+ ){0,5}${DEAD}\\b`),
  new RegExp(`\\b${CAUSE} (?:\\w+ ){0,4}(?:he|she|they|wo|woh|vo|voh) ${DEAD}\\b`),
  new RegExp(`\\bdrowned (?:\\w+ ){0,4}${DEAD}\\b|\\bsnake ?bites? (?:\\w+ ){0,2}${DEAD}\\b`),
];
/** The snake itself was killed, or somebody still lies there. */
const NOT_OVER =
  /\b(?:saa?np|saa?mp|sap|snake)(?: \w+){0,2} (?:mar ga\w*|maar|dead|killed)\b|\b(?:jaldi|turant|abhi|behosh\w*|behos|unconscious|saans|breath\w*|ulti|vomit\w*|hosh|dying|almost|others?|bacha lo)\b|\b(?:ab|now|today|aaj) (?:\w+ ){0,4}(?:kaa?t\w*|kaa?ta|bit|bitten|bites?|lag g\w*|gir g\w*|doob\w*)\b/;
/** What is asked, or told, once it is over. */
const AFTERWARDS =
  /\b(?:last (?:week|month|year|night|monday|sunday)|yesterday|ago|pichh?l\w*|pahle|widow|vidh[vw]a|compensation|claim|relief|money|schemes?|govt|government|what help|any help|help for|help from|muaa?[vw]\w*|madad|help|sahaa?yata|paisa|paise|yojana|yojna|bima|beema|aavedan|avedan|mileg[aei]|mile|milta|milti|anudan|insurance|ex gratia|raa?hat)\b/;

/** Whether a person has died of an accident, and nobody still lies there. */
export const tellsOfAccidentalDeath = rememberedText((message): boolean => {
  const text = latinWords(message).join(' ');
  return !NOT_OVER.test(text) && !LIVESTOCK.test(text) && DIED_OF_IT.some((pattern) => pattern.test(text));
});

/** Whether it is the family's help that is asked after such a death: first aid comes too late. */
export const asksAfterDeath = (message: string): boolean =>
  tellsOfAccidentalDeath(message) && AFTERWARDS.test(latinWords(message).join(' '));
