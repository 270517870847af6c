import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isAsked } from '../../vocabulary/asking.js';

/*
 * A question that is spoken into the phone comes without commas. Where a clause ends by its verb and another one begins, one is set.
 */

const HAS_STOPS = /[,;।\n]|[?？!.](?=\s*\S)/u;

const WORD_STARTS = '(?<![\\p{L}\\p{M}])';
const WORD_ENDS = '(?![\\p{L}\\p{M}])';

/** How a clause ends that tells how things are or were. */
const TELLS = 'है|हैं|था|थी|थे|गया|गयी|गई|गए|गये|दिया|दी|लिया|ली|hai|hain|tha|thi|gaya|gayi|gai|diya|liya';
/** The verb that a question ends with. */
const ASKED =
  'करें|करूं|करूँ|करे|दें|दूं|दूँ|डालें|डालूं|डालूँ|डाले|बोएं|बोएँ|बोऊं|बोऊँ|बोये|लगाएं|लगाएँ|लगाऊं|लगाऊँ|लगाये|लगाए|रखें|रखूं|रोकें|होगा|होगी|होता|होती|मिलेगा|मिलता|kare|karen|karu|karun|de|du|dun|dale|dalu|daale|boye|bou|lagaye|lagau|rakhe|roke|hoga|hogi|hota|hoti|milega|milta';
const QUESTION =
  'कब|कितना|कितनी|कितने|कैसे|कौन सी|कौन सा|कौन से|कौनसी|किस महीने|क्या|किससे|किस से|kab|kitna|kitni|kitne|kaise|konsi|kaun si|kya|kis se';
/** What goes on with the clause before it, or speaks of it. */
const GOES_ON =
  'क्या|कैसे|तो|कि|या|न|ना|नहीं|पर|लेकिन|मगर|और|व|इसलिए|क्योंकि|फिर|भी|ही|जी|सर|जो|जिस|वो|वह|उस|उसका|उसकी|उसके|उसको|उसमें|इसका|इसकी|इसके|इसको|इसमें|kya|kaise|to|ki|ya|na|nahi|nhi|par|lekin|aur|or|isliye|phir|fir|bhi|hi|ji|sir|jo|wo|woh|vo|uska|uski|uske|isme|iska|iski|iske|h';
/** "I want to send it": what is going to be done belongs to what is asked about it. */
const INTENDED = /(?:ना|नी|ने|[a-z](?:na|ni|ne))\s+[\p{L}\p{M}]+$/iu;
/** What is asked speaks of what was told: "that is not to be had … what instead of it". */
const REFERS = new RegExp(`${WORD_STARTS}(?:उसक[ाेी]|इसक[ाेी]|uska|uske|uski|iska|iske|iski)${WORD_ENDS}`, 'iu');
/** A sum that is told is reckoned with. */
const SUM = /\d{4}/u;

const NEXT = `(?=\\s+(?!(?:${GOES_ON}|${TELLS}|${ASKED})${WORD_ENDS})\\S)`;
const AFTER_TELLING = new RegExp(`${WORD_STARTS}(?:${TELLS})${NEXT}`, 'giu');
const AFTER_ASKING = new RegExp(
  `${WORD_STARTS}(?:${QUESTION})(?:\\s+[\\p{L}\\p{M}]+){0,3}?\\s+(?:${ASKED})(?:\\s+(?:${TELLS}))?${NEXT}`,
  'giu',
);
/** "How much when": two questions side by side. */
const HOW_MUCH_WHEN = new RegExp(`${WORD_STARTS}(?:कितना|कितनी|kitna|kitni)(?=\\s+(?:कब|kab)${WORD_ENDS})`, 'giu');
/** "… the remedy of both", "… and this too". */
const BOTH =
  /\s+(?=(?:दोनों|दोनो|dono|donon)\s+(?:का|की|के|ka|ki|ke)\s+(?:इलाज|दवा|दवाई|उपाय|ila+j|dawa|dawai|upay))|\s+(?=साथ\s+(?:में|ही)\s+(?:ये|यह)\s+भी)/giu;
const ASKS = new RegExp(`${WORD_STARTS}(?:${QUESTION})${WORD_ENDS}`, 'iu');

const paused = (text: string, ends: RegExp, isEnd: (before: string, after: string) => boolean): string =>
  text.replace(ends, (clause, ...rest) => {
    const at: number = rest.at(-2);
    const before = text.slice(0, at) + clause;
    return isEnd(before, text.slice(before.length)) ? `${clause},` : clause;
  });

/** A message that was spoken, with commas where its clauses end; one that has stops of its own, or that means something as a whole, stays as it is. */
export function withPauses(message: string, knowledge: KnowledgeBase): string {
  if (HAS_STOPS.test(message)) return message;
  const parted = message.replace(HOW_MUCH_WHEN, '$&,').replace(BOTH, ', ');
  const asked = paused(parted, AFTER_ASKING, (_, after) => isAsked(after));
  const spoken = paused(
    asked,
    AFTER_TELLING,
    (before, after) =>
      !ASKS.test(before.slice(before.lastIndexOf(',') + 1)) &&
      !INTENDED.test(before) &&
      !SUM.test(before) &&
      !REFERS.test(after) &&
      isAsked(after),
  );
  return spoken === message || knowledge.leadOf(message) !== undefined ? message : spoken;
}

/** Where a question about the sky is parted from the work in the field: at stops, and where it ends without one. */
export const FORECAST_PARTS =
  /[?？।;,\n]+|\s(?:and|aur|और)\s|(?<=(?:होगी|होगा|गिरेगा|गिरेगी|आएगी|बरसेगा|hogi|girega|aayegi|barsega)(?:\s(?:क्या|kya))?|\brain (?:today|tomorrow|this week|next week)|(?:बताई|बतायी|batayi|batai)\s(?:है|hai))\s(?!(?:क्या|kya)(?![\p{L}\p{M}]))/iu;
