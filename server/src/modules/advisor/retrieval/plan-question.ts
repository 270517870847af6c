import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import { isCropSubject } from '../knowledge/knowledge-base.js';
import { DOSE_WORDS, PESTICIDE_WORDS, SEASON_WORDS, SYMPTOM_WORDS } from '../vocabulary/intents.js';
import { type ConversationState, NEW_CONVERSATION, toolKey } from './conversation-state.js';
import { particularParts } from './particulars.js';
import type { Part, Plan } from './plan.js';
import { planFromKnowledge } from './plan-from-knowledge.js';
import { continued, withContext, withoutIdleWhen } from './question-context.js';
import { type Reading, readQuestion } from './reading.js';
import {
  complaintParts,
  guidance,
  leadParts,
  lossParts,
  marketParts,
  naturalParts,
  nextTimeParts,
  sameFieldParts,
  tenureParts,
  weatherParts,
} from './rule-parts.js';
import { selectTool } from './select-tool.js';
import { ASK_BACK_BELOW, SHOWN } from './thresholds.js';

/** What a wording, a turn of the weather or the conversation leads to, in order: the first that has something to tell is told. */
const RULES: ReadonlyArray<
  (reading: Reading, state: ConversationState, knowledge: KnowledgeBase) => Part[] | undefined
> = [
  naturalParts,
  sameFieldParts,
  nextTimeParts,
  tenureParts,
  leadParts,
  particularParts,
  lossParts,
  weatherParts,
  marketParts,
];

const STORES = new Set(['warehouses', 'cold_storages']);

/** Plans the answer to one question in its conversation. Pure: looks nothing up. */
export function planQuestion(question: string, before: ConversationState, knowledge: KnowledgeBase): Plan {
  const said = readQuestion(question, knowledge);
  const reading = withoutIdleWhen(withContext(said, before, knowledge));
  const state = reading.asksAgain ? { ...before, told: NEW_CONVERSATION.told } : before;
  const [crop] = reading.crops;
  const parts = (...all: Part[]): Plan => ({ kind: 'parts', parts: all, repairs: said.repairs, crop });
  const asksDose =
    DOSE_WORDS.has(reading.text) && (PESTICIDE_WORDS.has(reading.text) || SYMPTOM_WORDS.has(reading.text));

  if (SEASON_WORDS.has(said.text) && said.crops.length === 0) return parts({ kind: 'season', state: said.state });
  const complaint = complaintParts(said, state, knowledge);
  if (complaint) return parts(...complaint);
  for (const rule of RULES) {
    const led = rule(reading, state, knowledge);
    if (led) return parts(...led);
  }
  const choice = selectTool(reading.withCrop) ?? continued(said, state);
  if (choice) {
    // "… and what is the rent?" is the rent of the store that was just told, not of a machine.
    const ofStore =
      choice.tool === 'machines_for_rent' &&
      choice.argument.machine === undefined &&
      STORES.has(state.tool?.tool ?? '');
    if (ofStore && state.tool) return { kind: 'again', choice: state.tool };
    const guided = guidance(reading, choice, state, knowledge);
    if (guided) return parts(...guided);
    return state.told.has(toolKey(choice)) ? { kind: 'again', choice } : parts({ kind: 'tool', ...choice });
  }
  // What is asked on about a crop that nothing is written on stays unknown; another crop's male vines would be a wrong guess.
  if (said.crops.length === 0 && state.crop && !knowledge.subjects.has(state.crop.subject)) {
    const holdsForAll = knowledge
      .find(said.text, SHOWN, said.labels, [])
      .some(({ value, confidence }) => !isCropSubject(value.subject) && confidence >= ASK_BACK_BELOW);
    return holdsForAll
      ? planFromKnowledge(said, said, state, knowledge, asksDose)
      : { kind: 'unknown', crop: state.crop };
  }
  return planFromKnowledge(reading, said, state, knowledge, asksDose);
}
