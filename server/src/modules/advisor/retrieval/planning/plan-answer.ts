import { westernDigits } from '../../../../platform/spelling.js';
import { remembered } from '../../../vocabulary/remembered.js';
import { type ChatMessage, ChatRole } from '../../advisor.types.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { askedAfter } from '../questions/whole-questions.js';
import { withoutPoliteness } from '../reading/politeness.js';
import { plainly } from '../reading/reading.js';
import { talkIn } from '../rules/talk.js';
import { type ConversationState, NEW_CONVERSATION } from './conversation-state.js';
import type { Plan } from './plan.js';
import { planMessage } from './plan-message.js';
import { cropNameOf, focusOf, stateAfter, withVisitor } from './state-after.js';

/** What was planned, and what the conversation has come to before it. */
export interface PlannedAnswer {
  readonly plan: Plan;
  readonly state: ConversationState;
}

/** So many conversations are remembered: a long one that goes on is not gone through from its start with every message. */
const MOST_CONVERSATIONS = 100;

/** A conversation as the visitor's messages in JSON, by what is planned of it. */
type Planner = (conversation: string) => PlannedAnswer;
const planners = new WeakMap<KnowledgeBase, Planner>();

function plannerOf(knowledge: KnowledgeBase): Planner {
  const known = planners.get(knowledge);
  if (known) return known;
  const planner: Planner = remembered((conversation) => {
    const asked: string[] = JSON.parse(conversation);
    const last = asked.pop() ?? '';
    const before =
      asked.length === 0 ? NEW_CONVERSATION : stateAfterLast(asked, planner(JSON.stringify(asked)), knowledge);
    const state = withVisitor(knowledge.spelled(last), before);
    return { plan: planMessage(last, state, knowledge), state };
  }, MOST_CONVERSATIONS);
  planners.set(knowledge, planner);
  return planner;
}

function stateAfterLast(
  asked: readonly string[],
  { plan, state }: PlannedAnswer,
  knowledge: KnowledgeBase,
): ConversationState {
  const whole = knowledge.spelled(asked.at(-1) ?? '');
  const message = withoutPoliteness(whole);
  const after = stateAfter(plan, state);
  // "Wait a minute", "repeat please": what was asked before stands.
  if ((talkIn(plainly(whole), state) ?? talkIn(plainly(message), state)) !== undefined) return after;
  return {
    ...after,
    focus: focusOf(message, state),
    cropName: cropNameOf(message, after.crop, state, knowledge),
    asked: askedAfter(plainly(message), state, knowledge),
    safety: plan.kind === 'safety' ? plan.safety : undefined,
  };
}

/**
 * Plans the answer to the last message of a conversation: the earlier ones are gone through again, so that a short question
 * is understood and nothing is told twice. Pure: looks nothing up.
 */
export function planAnswer(messages: readonly ChatMessage[], knowledge: KnowledgeBase): PlannedAnswer {
  const asked = messages.flatMap(({ role, content }) => (role === ChatRole.USER ? [westernDigits(content)] : []));
  return plannerOf(knowledge)(JSON.stringify(asked));
}
