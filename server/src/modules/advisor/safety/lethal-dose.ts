import type { Reading } from './danger-reading.js';

const ASKS = /\b(?:kitn[aeiy]\w*|ketn[aei]|how (?:many|much|long)|which|what|kaun\w*|kon ?s[aei]|konsa|konsi|kya)\b/;
const HUMAN = /\b(?:aa?dmi|insaa?n|manushya|man|person|human|people|log|someone|somebody|body)\b/;
const PAINLESS =
  /\b(?:painless\w*|without pain|no pain|bina dard|bina takleef|bina taklif|aasan maut|aasani se mar\w*|easy death)\b/;
const BY_MOUTH =
  /\b(?:khaa?ne|p(?:i|ee?)ne|nigalne|kha|pi|lene|goli|goliyon) (?:se|par|pe)\b|\b(?:drink|drinking|swallow\w*|eat|eating|taking)\b/;
const DIES = /\b(?:mar(?:ta|te|ti|ega|enge|ne|na)?|mar ja\w*|maut|death|die|dies|kill|kills|fatal|lethal|jaan ja\w*)\b/;
const TAKEN = /\b(?:li|liya|liye|gaya|gayi|gyi|gai|chuka|chuki|drank|drunk|swallowed|ate|eaten|took)\b/;

/** "How many tablets does a man die of": who asks that is to be spoken to, not answered. */
export function asksLethalDose(reading: Reading): boolean {
  const { text } = reading;
  const substance = reading.has('poison', 'pesticide', 'fumigant');
  if (!substance || reading.isAboutAnimal || reading.has('pest', 'crop')) return false;
  if (PAINLESS.test(text)) return true;
  return DIES.test(text) && ASKS.test(text) && !TAKEN.test(text) && (HUMAN.test(text) || BY_MOUTH.test(text));
}
