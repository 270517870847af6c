import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import { type ConversationState, NEW_CONVERSATION } from './conversation-state.js';
import { goesOn } from './goes-on.js';
import type { Plan } from './plan.js';
import { planQuestion } from './plan-question.js';
import { readQuestion } from './reading.js';
import { whetherItHelps } from './whether-it-helps.js';
import { leftOpen, type WholeQuestion, wholeQuestions } from './whole-questions.js';

const isOpen = ({ kind }: Plan): boolean => kind === 'unknown' || kind === 'ask-back' || kind === 'decline';

/** Plans the answer to the question that a message stands for: the first of the whole ones whose answer goes on, or the message by itself. */
export function planInContext(message: string, state: ConversationState, knowledge: KnowledgeBase): Plan {
  /** The answer to a whole question, where it goes on: what was told before may be told again in it. */
  const onwards = (question: WholeQuestion): Plan | undefined => {
    const before = question.isNew
      ? { ...NEW_CONVERSATION, state: state.state, tenure: state.tenure }
      : { ...state, told: NEW_CONVERSATION.told };
    const plan = planQuestion(question.text, before, knowledge);
    return question.isNew || goesOn(plan, question, state, knowledge) ? plan : undefined;
  };
  const helps = whetherItHelps(readQuestion(message, knowledge), state, knowledge);
  if (helps) return { kind: 'parts', parts: helps, repairs: [], crop: state.crop };
  for (const question of wholeQuestions(message, state, knowledge)) {
    const plan = onwards(question);
    if (plan) return plan;
  }
  const alone = planQuestion(message, state, knowledge);
  const question = isOpen(alone) ? leftOpen(message, state, knowledge) : undefined;
  return (question !== undefined && onwards(question)) || alone;
}
