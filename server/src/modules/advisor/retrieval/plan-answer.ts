import { cropWords } from '../../vocabulary/crops.js';
import { withMatrasInPlace } from '../../vocabulary/devanagari.js';
import { remembered } from '../../vocabulary/remembered.js';
import { type ChatMessage, ChatRole } from '../advisor.types.js';
import { isCropSubject, type KnowledgeBase } from '../knowledge/knowledge-base.js';
import type { SectionLabel } from '../knowledge/section-labels.js';
import { toDevanagari, westernDigits } from '../language/scripts.js';
import { isInDespairToo } from '../safety/read-danger.js';
import { readRefusal } from '../safety/read-refusal.js';
import { isAnimal } from '../vocabulary/animals.js';
import { isAsked } from '../vocabulary/asking.js';
import { farmWorkWords } from '../vocabulary/farm-work.js';
import {
  CALL_CENTRE_WORDS,
  DOSE_WORDS,
  FORECAST_WORDS,
  HELPLINE_WORDS,
  MORE_WORDS,
  PREVENT_WORDS,
} from '../vocabulary/intents.js';
import { tellsDone } from '../vocabulary/leaning-words.js';
import { sectionWords } from '../vocabulary/section-words.js';
import { leadOfPh } from '../vocabulary/soil-ph.js';
import { unwrittenMatterOf } from '../vocabulary/unwritten-matters.js';
import { weatherEventOf } from '../vocabulary/weather-events.js';
import { afterDeath } from './after-death.js';
import { isCircumstance, onlyGoesOn, showsTrouble, withCrop } from './circumstances.js';
import { type ConversationState, NEW_CONVERSATION, sectionKey } from './conversation-state.js';
import { dangerOf } from './danger-of.js';
import { entryPart } from './entry-parts.js';
import { withoutSimilesOfSigns } from './left-out.js';
import { leftOver } from './left-over-parts.js';
import { asksPacking } from './particulars.js';
import { eachOnce, ofItsCrop, withoutIdleFare } from './parts-once.js';
import { FORECAST_PARTS, withPauses } from './pauses.js';
import type { Part, Plan } from './plan.js';
import { planInContext } from './plan-in-context.js';
import { withoutPoliteness } from './politeness.js';
import { asksRateOfCrops } from './premium-parts.js';
import { piecesOf, questionsOf, withStops } from './questions-of.js';
import { plainly, readQuestion } from './reading.js';
import { REPLIES } from './replies.js';
import { isOneScheme, schemeQuestions } from './scheme-questions.js';
import { selectTool, tellsPrice } from './select-tool.js';
import { tellsSoilFigures } from './soil-figures.js';
import { focusOf, stateAfter, withVisitor } from './state-after.js';
import { suggested } from './suggestions.js';
import { saysOnly, smallTalk, withoutGreeting } from './talk.js';
import { namesTrouble, troublesOf } from './troubles-of.js';
import { unansweredParts } from './unanswered-parts.js';
import { weedicideParts } from './weedicide-parts.js';
import { askedAfter, askedAgain } from './whole-questions.js';

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
  const message = withoutPoliteness(knowledge.spelled(asked.at(-1) ?? ''));
  return {
    ...stateAfter(plan, state),
    focus: focusOf(message, state),
    asked: askedAfter(plainly(message), state, knowledge),
    danger: plan.kind === 'danger' ? plan.danger : undefined,
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

/** Danger before anything else, then what is declined, then small talk, then farming. */
function planMessage(message: string, state: ConversationState, knowledge: KnowledgeBase): Plan {
  const danger = dangerOf(message, state.danger, knowledge);
  if (danger) return { kind: 'danger', danger, alsoDespair: danger === 'poisoning' && isInDespairToo(message) };
  const refusal = readRefusal(message);
  if (refusal) return { kind: 'refusal', refusal };
  const said = withoutPoliteness(knowledge.spelled(withMatrasInPlace(toDevanagari(message.normalize('NFC')))));
  const text = state.crop ? withoutSimilesOfSigns(said) : said;
  const bereaved = afterDeath(message, text, knowledge);
  if (bereaved) return bereaved;
  // "Yes, tell me the medicine" asks for it.
  if (saysOnly(text, MORE_WORDS) && !sectionWords.has(text) && state.entry !== undefined)
    return planMore(text, state, knowledge);
  const again = askedAgain(plainly(text), state);
  if (again !== undefined) return joined(again, [again], { ...state, told: NEW_CONVERSATION.told }, knowledge);
  const talk = smallTalk(plainly(text), knowledge);
  if (talk) return talk;
  if (FORECAST_WORDS.has(text) && !PREVENT_WORDS.has(text)) return planForecast(plainly(text), state, knowledge);
  const ofNothing = state.entry === undefined && !cropWords.has(text) && selectTool(text) === undefined;
  if (HELPLINE_WORDS.has(text) && ofNothing && !unwrittenMatterOf(text)) return { kind: 'helpline' };
  const pressed = suggested(text, state, knowledge);
  if (pressed) return pressed;
  const plain = withoutGreeting(plainly(withPauses(withStops(text), knowledge)));
  return severalTroubles(plain, state, knowledge) ?? joined(plain, questionsIn(plain, knowledge), state, knowledge);
}

/** "Will it rain, I want to give urea": the sky is not seen from here, the work in the field is answered. */
function planForecast(text: string, state: ConversationState, knowledge: KnowledgeBase): Plan {
  // "Rain is forecast tomorrow, do I give urea today": what is written on just that needs no sky.
  // Nor does frost that is forecast on a crop: it is brought through it.
  const comes = cropWords.has(text) && weatherEventOf(text) !== undefined;
  if (knowledge.leadOf(text) !== undefined || comes) return joined(text, [text], state, knowledge);
  const pieces = text.split(FORECAST_PARTS).map((piece) => piece.trim());
  const work = pieces.filter((piece) => !FORECAST_WORDS.has(piece)).join(', ');
  if (!cropWords.has(work) || !(sectionWords.has(work) || farmWorkWords.has(work))) {
    if (!CALL_CENTRE_WORDS.has(text)) return { kind: 'forecast' };
    const both = [REPLIES.forecast, REPLIES.helpline].map((reply): Part => ({ kind: 'reply', text: reply }));
    return { kind: 'parts', parts: both, repairs: [], crop: undefined };
  }
  const plan = joined(work, questionsIn(work, knowledge), state, knowledge);
  if (plan.kind !== 'parts') return { kind: 'forecast' };
  return { ...plan, parts: [{ kind: 'reply', text: REPLIES.forecastFirst }, ...plan.parts] };
}

/** "The plants turn yellow and fall, pulled out the rhizome is rotten": what else is seen belongs to the trouble that the wording means. */
function isOneTrouble(lead: string | undefined, questions: readonly string[], knowledge: KnowledgeBase): boolean {
  const [first] = knowledge.entry(lead ?? '')?.sections ?? [];
  const onlySees = (question: string): boolean =>
    showsTrouble(question) && !isAsked(question) && !cropWords.find(question).some(({ subject }) => isAnimal(subject));
  return (
    first?.label === 'sign' && questions.every((question) => knowledge.leadOf(question) === lead || onlySees(question))
  );
}

const asksUnwritten = (piece: string): boolean => unwrittenMatterOf(piece) !== undefined && !tellsPrice(piece);

const tellsOrAsksPrice = (message: string): boolean => /\b(?:bhaa?v|prices?|msp)\b|भाव|एमएसपी/iu.test(message);

/** The questions of a message; it stays whole where only all of its words together say what is meant. */
function questionsIn(message: string, knowledge: KnowledgeBase): string[] {
  // "40 km to the mandi, 50 quintals": the road and the load are one question.
  const whole = selectTool(message);
  const { km, from, tons, vehicle } = whole?.argument ?? {};
  const isRoad = km !== undefined || (from !== undefined && vehicle !== undefined && !tellsOrAsksPrice(message));
  if (whole?.tool === 'transport_fare' && isRoad && tons !== undefined) return [message];
  const pieces = piecesOf(message);
  // "DAP for wheat, and a connection for the well": what nothing is written on stands alone, so that the rest is answered.
  const meant = knowledge.meant(message);
  const lead = meant?.entry.id;
  const isLedWhole = lead !== undefined && pieces.every((piece) => knowledge.leadOf(piece) !== lead);
  if (pieces.length > 1 && !isLedWhole && pieces.some(asksUnwritten)) return pieces;
  const schemes = isLedWhole ? undefined : schemeQuestions(pieces, knowledge);
  if (schemes) return schemes;
  const questions = questionsOf(message, knowledge);
  // "What is the MSP, and how do I register": a price is a question of its own.
  const isMsp = lead === 'msp-selling' && questions.some((question) => selectTool(question)?.tool === 'support_prices');
  if (questions.length > 1 && isMsp) return questions;
  // "The pH is 9.4, paddy dies there": what grows badly on such land is no trouble of its own.
  const isOfPh = leadOfPh(message) !== undefined && !pieces.some((piece) => isAsked(piece) && cropWords.has(piece));
  const onlyWhole =
    isOfPh ||
    meant?.whole !== undefined ||
    tellsSoilFigures(message) ||
    asksRateOfCrops(message) ||
    (meant?.entry.meantParts !== undefined &&
      questions.every((question) => knowledge.leadOf(question) === lead || onlyGoesOn(question, knowledge))) ||
    (lead !== undefined && questions.every((question) => knowledge.leadOf(question) !== lead)) ||
    isOneTrouble(lead, questions, knowledge) ||
    isOneScheme(lead, questions, knowledge) ||
    asksPacking(message);
  return onlyWhole ? [message] : questions;
}

const OF_TROUBLE: ReadonlySet<SectionLabel> = new Set(['sign', 'cause', 'action', 'dose', 'caution']);

/** "We have two buffaloes, mastitis and ticks, what to do": what is left where the troubles alone are named, for the animal of the message. */
function withoutTold(message: string, knowledge: KnowledgeBase): string | undefined {
  const pieces = message.split(/[,।?？]+/u).filter((piece) => piece.trim() !== '');
  const onlyAsks = (piece: string): boolean =>
    sectionWords.has(piece) &&
    sectionWords.find(piece).every((label) => OF_TROUBLE.has(label)) &&
    !cropWords.has(piece) &&
    knowledge.leadOf(piece) === undefined;
  const left = pieces.filter(
    (piece) =>
      namesTrouble(piece, knowledge) ||
      !(isCircumstance(piece, knowledge) || tellsDone(piece.trim()) || onlyAsks(piece)),
  );
  return left.length > 0 && left.length < pieces.length ? withCrop(left.join(','), message) : undefined;
}

/** Troubles that are named side by side are told one after the other. */
function severalTroubles(message: string, state: ConversationState, knowledge: KnowledgeBase): Plan | undefined {
  // What a wording of the whole message means may stand in what it tells: "she calved ten days ago".
  const text = (knowledge.leadOf(message) === undefined ? withoutTold(message, knowledge) : undefined) ?? message;
  const troubles = troublesOf(text, knowledge);
  // "Rust and the price of wheat": what asks for more than the trouble is read question by question.
  if (!troubles || selectTool(text) !== undefined || DOSE_WORDS.has(text)) return undefined;
  if (readQuestion(text, knowledge).labels.some((label) => !OF_TROUBLE.has(label))) return undefined;
  // A wording that means one of them describes that one in two halves, where only one half names the crop.
  const meant = knowledge.meant(text)?.entry;
  if (meant?.meantParts && !troubles.some(({ entry }) => entry === meant)) return undefined;
  const namedHalves = troubles.filter(({ piece }) => cropWords.has(piece)).length;
  if (namedHalves < 2 && troubles.some(({ entry }) => entry === meant)) return undefined;
  const parts = troubles.flatMap(({ entry, piece }) => {
    const reading = readQuestion(piece, knowledge);
    return entryPart(entry, reading, state);
  });
  const [crop] = readQuestion(text, knowledge).crops;
  return parts.length < troubles.length ? undefined : { kind: 'parts', parts, repairs: [], crop };
}

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
    ...(leadOfPh(question) ? [] : unansweredParts(question, plan.parts, after, knowledge)),
  ];
  return more.length === 0 ? plan : { ...plan, parts: eachOnce([...plan.parts, ...more]) };
}

/** Several questions get several answers, each knowing what the one before was about; one without an answer is said to have none. */
function joined(
  message: string,
  questions: readonly string[],
  state: ConversationState,
  knowledge: KnowledgeBase,
): Plan {
  let now = state;
  const plans: Plan[] = [];
  for (const question of questions) {
    const plan = withUnanswered(question, planInContext(question, now, knowledge), now, knowledge);
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

const SAYS_YES = /^(?:yes|ya|yeah|ha+n?|ji|हाँ|हां|हा|जी)(?![\p{L}\p{M}])/iu;

/** "And then?": the next sections of what was told last. */
function planMore(text: string, state: ConversationState, knowledge: KnowledgeBase): Plan {
  const last = state.entry === undefined ? undefined : knowledge.entry(state.entry);
  // Of a crop there is more to tell; another scheme is no more of this one.
  const others = last && isCropSubject(last.subject) ? knowledge.about(last.subject) : [];
  const entries = last ? [last, ...others] : [];
  for (const entry of entries) {
    const sections = entry.sections
      .map((_, index) => index)
      .filter((index) => !state.told.has(sectionKey(entry.id, index)));
    if (sections.length > 0) {
      const part: Part = { kind: 'entry', entry, sections: sections.slice(0, 3), labels: [] };
      return { kind: 'parts', parts: [part], repairs: [], crop: state.crop };
    }
  }
  // "Yes, tell me" answers nobody's question: it asks for the answer once more.
  if (SAYS_YES.test(text) && state.asked !== undefined)
    return joined(state.asked, [state.asked], { ...state, told: NEW_CONVERSATION.told }, knowledge);
  return { kind: 'told', crop: state.crop };
}
