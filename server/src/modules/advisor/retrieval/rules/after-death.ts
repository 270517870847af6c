import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { asksAfterDeath } from '../../safety/read-safety.js';
import { CONDOLENCE } from '../../safety/safety-reply.js';
import { IDEAS } from '../../vocabulary/ideas.js';
import { words } from '../../vocabulary/words.js';
import type { Part, Plan } from '../planning/plan.js';

/** The state's disaster relief pays for these; for the others the farmers' accident schemes do. */
const BY_NATURE = words(
  'snake, snakes, snakebite, saanp, sanp, saamp, sap, sarp, sarpdansh, lightning, bijli girne, bijli giri, bijli gir, drown, drowned, drowning, doob, dub, heat, heat stroke, loo, lu, scorpion, bichhu, well, kuen, kue, nahar, साँप, सांप, सर्प, सर्पदंश, बिजली गिरने, बिजली गिरी, बिजली गिर, आकाशीय बिजली, डूब, लू, बिच्छू, कुएं, कुएँ, नहर, सप्प, सप',
);

/** "Uncle died of snake bite, what help for his widow": a warm word and what the family can claim; another scheme that is named is asked for itself. */
export function afterDeath(message: string, text: string, knowledge: KnowledgeBase): Plan | undefined {
  if (!asksAfterDeath(message) || IDEAS.pmKisan.has(text) || IDEAS.kcc.has(text)) return undefined;
  const entry = knowledge.entry(BY_NATURE.has(text) ? 'death-relief' : 'farm-accident-help');
  if (!entry) return undefined;
  const help: Part = { kind: 'entry', entry, sections: entry.sections.map((_, index) => index), labels: [] };
  return { kind: 'parts', parts: [{ kind: 'reply', text: CONDOLENCE }, help], repairs: [], crop: undefined };
}
