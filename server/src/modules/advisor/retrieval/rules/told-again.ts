import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import type { TalkName } from '../../vocabulary/talk.js';
import { type ConversationState, NEW_CONVERSATION } from '../planning/conversation-state.js';
import { joinedPlan } from '../planning/joined-plan.js';
import type { Part, Plan } from '../planning/plan.js';
import { questionsIn } from '../questions/questions-in.js';

/** What asks for the last answer once more, and how much of it: the whole, or its first section. */
const ASKS_AGAIN: Readonly<Partial<Record<TalkName, 'whole' | 'first'>>> = {
  again: 'whole',
  inHindi: 'whole',
  inEnglish: 'whole',
  shorter: 'first',
  notUnderstood: 'first',
};

const firstOf = (part: Part): Part => (part.kind === 'entry' ? { ...part, sections: part.sections.slice(0, 1) } : part);

/** "Once more", "too long", "in English please": the last answer again, in the language of this message; undefined where nothing was told. */
export function toldAgain(talk: Plan, state: ConversationState, knowledge: KnowledgeBase): Plan | undefined {
  const wanted = talk.kind === 'talk' ? ASKS_AGAIN[talk.talk] : undefined;
  if (wanted === undefined || state.asked === undefined) return undefined;
  const before = { ...state, told: NEW_CONVERSATION.told };
  const plan = joinedPlan(state.asked, questionsIn(state.asked, knowledge), before, knowledge);
  if (plan.kind !== 'parts') return undefined;
  return wanted === 'whole' ? plan : { ...plan, parts: plan.parts.slice(0, 1).map(firstOf) };
}
