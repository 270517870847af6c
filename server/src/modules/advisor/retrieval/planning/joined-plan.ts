import { cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { leadOfPh } from '../../vocabulary/soil-ph.js';
import { eachOnce, ofItsCrop, withoutIdleFare } from '../questions/parts-once.js';
import { saysLittle } from '../reading/circumstances.js';
import { weedicideParts } from '../rules/weedicide-parts.js';
import { insuresOtherCrop } from '../rules/wrong-crop-parts.js';
import type { ConversationState } from './conversation-state.js';
import { fittestFirst } from './fittest-first.js';
import { leftOver } from './left-over-parts.js';
import type { Plan } from './plan.js';
import { planInContext } from './plan-in-context.js';
import { stateAfter } from './state-after.js';
import { isToldAsFree, unansweredParts } from './unanswered-parts.js';

/** A question as it stands in the message: without the crop that was added to it. */
function asWritten(question: string, message: string): string {
  const words = question.split(' ');
  while (words.length > 1 && !message.includes(words.join(' '))) words.pop();
  return words.join(' ');
}

/** The plan with what else the question says: "worms in the cauliflower, and how do I get a connection for the well". */
function withUnanswered(question: string, plan: Plan, state: ConversationState, knowledge: KnowledgeBase): Plan {
  if (plan.kind !== 'parts') return plan;
  const after = stateAfter(plan, state);
  const more = [
    ...weedicideParts(question, plan.parts, knowledge),
    ...(leadOfPh(question) || insuresOtherCrop(question)
      ? []
      : unansweredParts(question, plan.parts, after, knowledge)),
  ];
  return more.length === 0 ? plan : { ...plan, parts: eachOnce([...plan.parts, ...more]) };
}

const OF_IT = /^(?:it is|is it|this is|is this|that is|is that)\b/iu;

const tellsEntry = (plan: Plan, id: string): boolean =>
  plan.kind === 'parts' && plan.parts.some((part) => part.kind === 'entry' && part.entry.id === id);

/** "I want to ripen bananas. Somebody said carbide": what means the entry that was told a moment ago is answered by it. */
function isToldAlready(question: string, plan: Plan, before: readonly Plan[], knowledge: KnowledgeBase): boolean {
  const lead = knowledge.leadOf(question);
  if (lead !== undefined) return !tellsEntry(plan, lead) && before.some((each) => tellsEntry(each, lead));
  // "It is allowed or not" asks of what was said before it.
  return OF_IT.test(question) && !cropWords.has(question) && before.length > 0 && saysLittle([question], knowledge);
}

/** Words of whoever wants to be helped by a scheme; "I am insured, the bank took the premium" only tells of one. */
const WANTS_SCHEME =
  /yoja?n|scheme|subsid|anuda+n|sarka+r|govern|govt|help|madad|saha?y|benefit|योजन|सब्सिडी|अनुदान|सरकार|मदद|सहाय|लाभ/iu;

/** Rows of schemes are told beside an entry where they are asked for, and never to fill space. */
const withoutIdleSchemes = (plan: Plan, question: string, others: readonly Plan[]): Plan => {
  if (plan.kind !== 'parts' || WANTS_SCHEME.test(question)) return plan;
  const parts = plan.parts.filter(
    (part) => part.kind !== 'tool' || part.tool !== 'government_schemes' || part.argument.namedOnly === true,
  );
  const isTold = [...others, { ...plan, parts }].some(
    (each) => each.kind === 'parts' && each.parts.some(({ kind }) => kind === 'entry'),
  );
  return isTold ? { ...plan, parts } : plan;
};

/** Several questions get several answers, each knowing what the one before was about; one without an answer is said to have none. */
export function joinedPlan(
  message: string,
  questions: readonly string[],
  state: ConversationState,
  knowledge: KnowledgeBase,
): Plan {
  let now = state;
  const plans: Plan[] = [];
  for (const question of questions) {
    const before = plans.flatMap((plan) => (plan.kind === 'parts' ? plan.parts : []));
    const written = asWritten(question, message);
    if (isToldAsFree(written, before)) continue;
    const answer = fittestFirst(planInContext(question, now, knowledge), question, knowledge);
    const plan = withoutIdleSchemes(withUnanswered(question, answer, now, knowledge), written, plans);
    if (plan.kind === 'parts' && plan.parts.length === 0) continue;
    if (isToldAlready(question, plan, plans, knowledge)) continue;
    now = { ...stateAfter(plan, now), asked: question };
    plans.push(plan);
  }
  const [only] = plans;
  if (only && plans.length === 1) return only;
  const told = plans.flatMap((plan) => (plan.kind === 'parts' ? [plan] : []));
  const [first] = told;
  if (!first) return only ?? { kind: 'decline' };
  const all = told.flatMap((plan) => plan.parts);
  const parts = plans.flatMap((plan, index) =>
    plan.kind === 'parts' ? plan.parts : leftOver(plan, asWritten(questions[index] ?? '', message), all),
  );
  return {
    ...first,
    parts: ofItsCrop(withoutIdleFare(eachOnce(parts)), message),
    repairs: told.flatMap((plan) => plan.repairs),
  };
}
