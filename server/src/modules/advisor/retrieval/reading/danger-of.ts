import { cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { withDangerSpelled } from '../../safety/danger-spelling.js';
import { type Danger, readDanger } from '../../safety/read-danger.js';
import { givesRemedy, isStillInDanger, tellsOfDebt } from '../../safety/still-in-danger.js';
import { farmWorkWords } from '../../vocabulary/farm-work.js';
import { FARMING_WORDS } from '../../vocabulary/intents.js';
import { tellingNames } from '../../vocabulary/telling-names.js';
import { selectTool } from '../planning/select-tool.js';

/** A slip of the finger must not hide poison or an accident: सलल्फास, "thersher". Of despair only the words themselves tell. */
function behindTypo(message: string, knowledge: KnowledgeBase): Danger | undefined {
  for (const meant of [knowledge.repair(message).text, withDangerSpelled(message, knowledge.isKnownWord)]) {
    const danger = meant === undefined || meant === message ? undefined : readDanger(meant);
    if (danger !== undefined && danger !== 'distress') return danger;
  }
  return undefined;
}

const asksOfFarming = (message: string, knowledge: KnowledgeBase): boolean =>
  cropWords.has(message) ||
  farmWorkWords.has(message) ||
  FARMING_WORDS.has(message) ||
  tellingNames.has(message) ||
  knowledge.leadOf(message) !== undefined ||
  selectTool(message) !== undefined;

/** "Shall I give him milk" after "he drank it"; "I have nobody" after a word of despair. */
function goesOnWith(before: Danger | undefined, message: string, knowledge: KnowledgeBase): Danger | undefined {
  if (before === undefined) return undefined;
  if (givesRemedy(message) || (before === 'distress' && tellsOfDebt(message))) return before;
  return !asksOfFarming(message, knowledge) && isStillInDanger(message, before) ? before : undefined;
}

/** The danger that a message tells of, or that it goes on with; undefined for every ordinary question. */
export function dangerOf(message: string, before: Danger | undefined, knowledge: KnowledgeBase): Danger | undefined {
  const danger = readDanger(message) ?? behindTypo(message, knowledge);
  if (danger === undefined) return goesOnWith(before, message, knowledge);
  // "He is senseless now" after the current: what it came of is known.
  return danger === 'collapse' && before !== undefined && before !== 'distress' ? before : danger;
}
