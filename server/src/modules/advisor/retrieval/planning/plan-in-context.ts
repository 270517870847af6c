import { cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isAbout, isCropSubject } from '../../knowledge/knowledge-entry.js';
import { goesOn } from '../questions/goes-on.js';
import { leftOpen, type WholeQuestion, wholeQuestions } from '../questions/whole-questions.js';
import { readQuestion } from '../reading/reading.js';
import { whetherItHelps } from '../rules/whether-it-helps.js';
import { type ConversationState, NEW_CONVERSATION } from './conversation-state.js';
import type { Part, Plan } from './plan.js';
import { planQuestion } from './plan-question.js';

/** The answer to "how many male vines" after pointed gourd, asked with its name; undefined where only another crop's was near anyway. */
function ofItsCrop(alone: Plan, message: string, state: ConversationState, knowledge: KnowledgeBase): Plan | undefined {
  const { crop } = state;
  if (alone.kind !== 'parts' || crop === undefined || cropWords.has(message)) return undefined;
  const isOfOther = (part: Part): boolean =>
    part.kind === 'entry' &&
    part.entry.id !== state.entry &&
    isCropSubject(part.entry.subject) &&
    !isAbout(part.entry, crop.subject);
  if (!alone.parts.every(isOfOther)) return undefined;
  const plan = planQuestion(`${message} ${crop.names[0]}`, { ...state, told: NEW_CONVERSATION.told }, knowledge);
  return plan.kind === 'parts' && !plan.parts.some(isOfOther) ? plan : undefined;
}

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
  return (question !== undefined && onwards(question)) || (ofItsCrop(alone, message, state, knowledge) ?? alone);
}
