import { type CropWord, cropWords, nameOf } from '../../../vocabulary/crops.js';
import { wordsOf } from '../../../vocabulary/words-of.js';
import { AnswerLanguage, ChatRole, type SourceReference } from '../../advisor.types.js';
import type { AdvisorRequest } from '../../advisor-provider.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { sourceOf, titleOf } from '../../knowledge/knowledge-entry.js';
import { callCentreSentence } from '../../language/other-languages.js';
import { inVoice, isAnswered, sourceInVoice } from '../../language/voice.js';
import { safetyReply } from '../../safety/safety-reply.js';
import { callTool, type Toolbox } from '../../tools/toolbox.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { capital, dayWithWeekday, say } from '../../wording.js';
import type { ConversationState } from '../planning/conversation-state.js';
import type { Part, Plan } from '../planning/plan.js';
import type { PlannedAnswer } from '../planning/plan-answer.js';
import { sowingDayIn } from '../reading/sowing-day.js';
import { entryLines } from './entry-lines.js';
import { feetLine } from './in-feet.js';
import { KISAN_CALL_CENTRE, REPLIES } from './replies.js';
import { seasonAnswer } from './season-answer.js';
import { suggestionsFor } from './suggestions.js';
import { talkReply } from './talk-replies.js';

/** A whole answer: plain text in lines, what it rests on, and what can be asked next. */
export interface ComposedAnswer {
  readonly text: string;
  readonly sources: readonly SourceReference[];
  readonly suggestions: readonly string[];
}

export interface ComposeParts {
  readonly knowledge: KnowledgeBase;
  readonly tools: Toolbox;
}

const textAlone = (text: string, suggestions: readonly string[] = []): ComposedAnswer => ({
  text,
  sources: [],
  suggestions,
});

/** The answer that a plan comes to, in the language and letters of the question. */
export async function composeAnswer(
  { plan, state }: PlannedAnswer,
  request: AdvisorRequest,
  parts: ComposeParts,
): Promise<ComposedAnswer> {
  const own = ownSentence(plan, request);
  if (own !== undefined) return textAlone(own);
  const { text, sources } = await composed(plan, state, request, parts);
  const suggestions = suggestionsFor(plan, state, parts.knowledge, request.language);
  const { voice } = request;
  return {
    text: inVoice(text, voice),
    sources: sources.map((source) => sourceInVoice(source, voice)),
    suggestions: suggestions.map((suggestion) => inVoice(suggestion, voice)),
  };
}

/** What is said in the visitor's own language where the advisor has only a few sentences of it. */
function ownSentence(plan: Plan, { voice }: AdvisorRequest): string | undefined {
  const sentence = callCentreSentence(voice.marathi ? 'marathi' : voice.script);
  if (plan.kind === 'safety') return safetyReply(plan.safety, voice) ?? sentence;
  const isUnknown = ['unknown', 'decline', 'ask-back', 'told'].includes(plan.kind);
  return !isAnswered(voice) || (isUnknown && voice.script !== 'latin') ? sentence : undefined;
}

/** Crops that are told of as one and have names of their own. */
const SEVERAL_IN_ONE: ReadonlySet<string> = new Set(['carrot', 'cucurbits', 'kinnow', 'cauliflower', 'dairy', 'goats']);

const lastAsked = ({ messages }: AdvisorRequest): string =>
  messages.findLast((message) => message.role === ChatRole.USER)?.content ?? '';

/** Such a crop by the visitor's own word: who asked about radish hears nothing of carrots. */
function asCalled(crop: CropWord | undefined, request: AdvisorRequest): string | undefined {
  if (!crop || !SEVERAL_IN_ONE.has(crop.subject)) return undefined;
  return wordsOf(lastAsked(request)).find((word) =>
    cropWords.find(word).some(({ subject }) => subject === crop.subject),
  );
}

/** That nothing fits, by the crop's name, and what can be told of that crop: the same as the buttons below it. */
function notFitting(
  name: string,
  plan: Plan,
  state: ConversationState,
  { language }: AdvisorRequest,
  { knowledge }: ComposeParts,
): string {
  const offered = suggestionsFor(plan, state, knowledge, language);
  const animal = plan.kind === 'unknown' && plan.crop !== undefined && isAnimal(plan.crop.subject);
  const reply = `${capital(name)}: ${say(language, animal ? REPLIES.notFittingAnimal : REPLIES.notFitting)}`;
  if (offered.length === 0) return reply;
  const lead = say(language, { en: 'What I can tell you:', hi: 'यह बता सकता हूँ:' });
  return [reply, lead, ...offered.map((topic) => `• ${topic}`)].join('\n');
}

async function composed(
  plan: Plan,
  state: ConversationState,
  request: AdvisorRequest,
  parts: ComposeParts,
): Promise<Omit<ComposedAnswer, 'suggestions'>> {
  const { language } = request;
  switch (plan.kind) {
    case 'talk': {
      const reply = say(language, talkReply(plan.talk, parts.knowledge));
      const day = dayWithWeekday(request.today, language);
      return textAlone(
        plan.talk === 'date' ? `${say(language, { en: `Today is ${day}.`, hi: `आज ${day} है।` })} ${reply}` : reply,
      );
    }
    case 'parts':
      return joinParts(plan, request, parts);
    case 'again':
      return textAlone(say(language, REPLIES.again));
    case 'ask-back': {
      const topics = plan.entries.map((entry) => `• ${titleOf(entry, language)}`);
      const name = plan.isBare ? (asCalled(plan.crop, request) ?? nameOf(plan.crop, language)) : undefined;
      if (name !== undefined)
        return textAlone([`${capital(name)}: ${say(language, REPLIES.whatOfCrop)}`, ...topics].join('\n'));
      return textAlone([say(language, REPLIES.askBack), ...topics, say(language, REPLIES.askBackClose)].join('\n'));
    }
    case 'unknown':
    case 'told': {
      const name = asCalled(plan.crop, request) ?? nameOf(plan.crop, language) ?? plan.unwritten;
      const isWritten = plan.crop !== undefined && parts.knowledge.subjects.has(plan.crop.subject);
      if (name !== undefined && plan.kind === 'unknown' && !isWritten)
        return textAlone(`${capital(name)}: ${say(language, REPLIES.unwritten)}`);
      if (name !== undefined && plan.kind === 'unknown')
        return textAlone(notFitting(name, plan, state, request, parts));
      const reply = say(language, REPLIES[plan.kind]);
      return textAlone(name ? `${capital(name)}: ${reply}` : reply);
    }
    case 'safety':
      return textAlone(safetyReply(plan.safety, request.voice) ?? say(language, REPLIES.unknown));
    default:
      return textAlone(say(language, REPLIES[plan.kind]));
  }
}

async function joinParts(
  plan: Extract<Plan, { kind: 'parts' }>,
  request: AdvisorRequest,
  parts: ComposeParts,
): Promise<Omit<ComposedAnswer, 'suggestions'>> {
  const { language } = request;
  const texts: string[] = [];
  const sources: SourceReference[] = [];
  // The seed for one's land stands with the sowing time and again with the seed: a line is told once.
  const told = new Set<string>();
  for (const part of plan.parts) {
    const { text: whole, sources: more } = await partAnswer(part, request, parts);
    const lines = whole.split('\n').filter((line) => !told.has(line));
    for (const line of lines) told.add(line);
    const text = lines.join('\n');
    if (text === '') continue;
    texts.push(text);
    sources.push(...more);
  }
  const repaired = plan.repairs.map(({ written, crop }) =>
    language === AnswerLanguage.HI
      ? `(“${written}” को मैंने ${nameOf(crop, language)} समझा।)`
      : `(I read “${written}” as ${nameOf(crop, language)}.)`,
  );
  const inFeet = feetLine(lastAsked(request), texts.join('\n'), language) ?? [];
  return { text: [...texts, ...repaired].concat(inFeet).join('\n\n'), sources };
}

async function partAnswer(part: Part, request: AdvisorRequest, { knowledge, tools }: ComposeParts) {
  const { language, today } = request;
  if (part.kind === 'tool') return callTool(tools, part.tool, part.argument, request);
  if (part.kind === 'reply') return { text: say(language, part.text), sources: [] };
  if (part.kind === 'season') return seasonAnswer(knowledge, part.state, today, language);
  const lines = entryLines(part, knowledge, { today, sowing: sowingDayIn(lastAsked(request)) }, language);
  const text = lines.join('\n');
  const warning = part.asksDose && !text.includes(KISAN_CALL_CENTRE) ? `\n${say(language, REPLIES.dose)}` : '';
  return { text: `${text}${warning}`, sources: [sourceOf(part.entry, language)] };
}
