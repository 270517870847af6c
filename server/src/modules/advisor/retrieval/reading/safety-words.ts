import { cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import type { KnownWords } from '../../safety/read-safety.js';
import { farmWorkWords } from '../../vocabulary/farm-work.js';
import { FARMING_WORDS } from '../../vocabulary/intents.js';
import { tellingNames } from '../../vocabulary/telling-names.js';
import { selectTool } from '../planning/select-tool.js';

/** What safety asks of the words that the knowledge base knows. */
export const safetyWords = (knowledge: KnowledgeBase): KnownWords => ({
  isKnownWord: knowledge.isKnownWord,
  repair: (message) => knowledge.repair(message),
  asksOfFarming: (message) =>
    cropWords.has(message) ||
    farmWorkWords.has(message) ||
    FARMING_WORDS.has(message) ||
    tellingNames.has(message) ||
    knowledge.leadOf(message) !== undefined ||
    selectTool(message) !== undefined,
});
