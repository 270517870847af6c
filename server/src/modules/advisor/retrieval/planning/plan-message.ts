import { cropWords } from '../../../vocabulary/crops.js';
import { withMatrasInPlace } from '../../../vocabulary/devanagari.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isCropSubject } from '../../knowledge/knowledge-entry.js';
import { toDevanagari } from '../../language/scripts.js';
import { safetyOf } from '../../safety/read-safety.js';
import { farmWorkWords } from '../../vocabulary/farm-work.js';
import {
  CALL_CENTRE_WORDS,
  FORECAST_WORDS,
  HELPLINE_WORDS,
  MORE_WORDS,
  PREVENT_WORDS,
} from '../../vocabulary/intents.js';
import { sectionWords } from '../../vocabulary/section-words.js';
import { unwrittenMatterOf } from '../../vocabulary/unwritten-matters.js';
import { weatherEventOf } from '../../vocabulary/weather-events.js';
import { questionsIn } from '../questions/questions-in.js';
import { questionsOf, withStops } from '../questions/questions-of.js';
import { askedAgain } from '../questions/whole-questions.js';
import { withoutSimilesOfSigns } from '../reading/left-out.js';
import { onlyCropIn } from '../reading/only-names-crop.js';
import { withoutOtherCropTold } from '../reading/other-crop-told.js';
import { FORECAST_PARTS, withPauses } from '../reading/pauses.js';
import { withoutPoliteness } from '../reading/politeness.js';
import { plainly } from '../reading/reading.js';
import { safetyWords } from '../reading/safety-words.js';
import { REPLIES } from '../reply/replies.js';
import { suggested } from '../reply/suggestions.js';
import { afterDeath } from '../rules/after-death.js';
import { claimFigure } from '../rules/claim-figure.js';
import { measurePlan } from '../rules/measures.js';
import { severalTroubles } from '../rules/several-troubles.js';
import { saysOnly, smallTalk, talkBeforeNothing, withoutGreeting } from '../rules/talk.js';
import { termPlan } from '../rules/terms-asked.js';
import { toldAgain } from '../rules/told-again.js';
import { worthTheRoad } from '../rules/worth-the-road.js';
import { type ConversationState, NEW_CONVERSATION, sectionKey } from './conversation-state.js';
import { joinedPlan } from './joined-plan.js';
import type { Part, Plan } from './plan.js';
import { selectTool } from './select-tool.js';

/** "How many more after that" asks a figure of what was told, and not to go on. */
const HOW_MANY = /\bhow (?:many|much)\b|\bkitn[aei]\b|कितन[ाेी]/iu;

/** Danger before anything else, then what is declined, then small talk, then farming. */
export function planMessage(message: string, state: ConversationState, knowledge: KnowledgeBase): Plan {
  const safety = safetyOf(message, state.safety, safetyWords(knowledge));
  if (safety) return { kind: 'safety', safety };
  const spelled = knowledge.spelled(withMatrasInPlace(toDevanagari(message.normalize('NFC'))));
  const said = withoutPoliteness(spelled);
  const text = state.crop ? withoutOtherCropTold(withoutSimilesOfSigns(said), state.crop) : said;
  const bereaved = afterDeath(message, text, knowledge);
  if (bereaved) return bereaved;
  // "Yes, tell me the medicine" asks for it.
  if (saysOnly(text, MORE_WORDS) && !HOW_MANY.test(text) && !sectionWords.has(text) && state.entry !== undefined)
    return planMore(text, state, knowledge);
  const again = askedAgain(plainly(text), state);
  if (again !== undefined) return joinedPlan(again, [again], { ...state, told: NEW_CONVERSATION.told }, knowledge);
  const talk = smallTalk(plainly(text), plainly(spelled), state, knowledge);
  if (talk) return toldAgain(talk, state, knowledge) ?? talk;
  const named = onlyCropIn(plainly(spelled));
  if (named !== undefined) return joinedPlan(named, [named], state, knowledge);
  const claim = claimFigure(plainly(text), state, knowledge);
  if (claim) return claim;
  const road = worthTheRoad(plainly(text));
  if (road) return road;
  const measured = measurePlan(plainly(text));
  if (measured) return measured;
  const term = termPlan(plainly(text), knowledge) ?? termPlan(plainly(spelled), knowledge);
  if (term) return term;
  if (FORECAST_WORDS.has(text) && !PREVENT_WORDS.has(text)) return planForecast(plainly(text), state, knowledge);
  const ofNothing = state.entry === undefined && !cropWords.has(text) && selectTool(text) === undefined;
  if (HELPLINE_WORDS.has(text) && ofNothing && !unwrittenMatterOf(text)) return { kind: 'helpline' };
  const pressed = suggested(text, state, knowledge);
  if (pressed) return pressed;
  const plain = withoutGreeting(plainly(withPauses(withStops(text), knowledge)));
  const plan =
    severalTroubles(plain, state, knowledge) ?? joinedPlan(plain, questionsIn(plain, knowledge), state, knowledge);
  const answered = plan.kind === 'unknown' ? (bySentence(plain, state, knowledge) ?? plan) : plan;
  return talkBeforeNothing(answered, plainly(spelled), state, knowledge) ?? answered;
}

/** "Round patches dry, small brown insects below. Which spray? Urea or not": where all of it together is not known, its sentences may be. */
function bySentence(message: string, state: ConversationState, knowledge: KnowledgeBase): Plan | undefined {
  const questions = questionsOf(message, knowledge);
  if (questions.length < 2) return undefined;
  const plan = joinedPlan(message, questions, state, knowledge);
  return plan.kind === 'parts' && plan.parts.some((part) => part.kind !== 'reply') ? plan : undefined;
}

/** "Will it rain, I want to give urea": the sky is not seen from here, the work in the field is answered. */
function planForecast(text: string, state: ConversationState, knowledge: KnowledgeBase): Plan {
  // "Rain is forecast tomorrow, do I give urea today": what is written on just that needs no sky.
  // Nor does frost that is forecast on a crop: it is brought through it.
  const comes = cropWords.has(text) && weatherEventOf(text) !== undefined;
  if (knowledge.leadOf(text) !== undefined || comes) return joinedPlan(text, [text], state, knowledge);
  const pieces = text.split(FORECAST_PARTS).map((piece) => piece.trim());
  const work = pieces.filter((piece) => !FORECAST_WORDS.has(piece)).join(', ');
  if (!cropWords.has(work) || !(sectionWords.has(work) || farmWorkWords.has(work))) {
    if (!CALL_CENTRE_WORDS.has(text)) return { kind: 'forecast' };
    const both = [REPLIES.forecast, REPLIES.helpline].map((reply): Part => ({ kind: 'reply', text: reply }));
    return { kind: 'parts', parts: both, repairs: [], crop: undefined };
  }
  const plan = joinedPlan(work, questionsIn(work, knowledge), state, knowledge);
  if (plan.kind !== 'parts') return { kind: 'forecast' };
  return { ...plan, parts: [{ kind: 'reply', text: REPLIES.forecastFirst }, ...plan.parts] };
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
    return joinedPlan(state.asked, [state.asked], { ...state, told: NEW_CONVERSATION.told }, knowledge);
  return { kind: 'told', crop: state.crop };
}
