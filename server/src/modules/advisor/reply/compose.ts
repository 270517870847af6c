import { nameOf } from '../../vocabulary/crops.js';
import { ChatRole, type SourceReference } from '../advisor.types.js';
import type { AdvisorRequest } from '../advisor-provider.js';
import type { DecidedMessage } from '../decision/decide.js';
import type { Decision, Part } from '../decision/decision.js';
import { isAnimal } from '../entries/subjects.js';
import { callCentreSentence } from '../language/other-languages.js';
import { inVoice, isAnswered, sourceInVoice } from '../language/voice.js';
import { CONDOLENCE, safetyReply } from '../safety/safety-reply.js';
import type { EntrySearch } from '../search/entry-search.js';
import { callTool, type Toolbox } from '../tools/toolbox.js';
import { capital, dayWithWeekday } from '../wording.js';
import { filled } from '../words/sentences.js';
import { entryLines, sourceOf } from './entry-text.js';
import { feetLine } from './in-feet.js';
import { reply } from './replies.js';
import { seasonAnswer } from './season-answer.js';
import type { SowingWindow } from './sowing-windows.js';
import { suggestionsFor } from './suggestions.js';

/** A whole answer: plain text in lines, what it rests on, and what can be asked next. */
export interface ComposedAnswer {
  readonly text: string;
  readonly sources: readonly SourceReference[];
  readonly suggestions: readonly string[];
}

export interface ComposeParts {
  readonly search: EntrySearch;
  readonly windows: readonly SowingWindow[];
  readonly tools: Toolbox;
}

type Told = Pick<ComposedAnswer, 'text' | 'sources'>;

const textAlone = (text: string): Told => ({ text, sources: [] });

/** The answer that a decision comes to, in the language and letters of the question. */
export async function compose(
  decided: DecidedMessage,
  request: AdvisorRequest,
  parts: ComposeParts,
): Promise<ComposedAnswer> {
  const { decision, dialogue } = decided;
  const { voice, language } = request;
  const sentence = callCentreSentence(voice.marathi ? 'marathi' : voice.script);
  const settled = (text: string): ComposedAnswer => ({ text, sources: [], suggestions: [] });
  if (decision.kind === 'safety')
    return settled(safetyReply(decision.safety, voice) ?? sentence ?? reply('unknown', language));
  const isOpen = decision.kind === 'not-written' || decision.kind === 'ask-back';
  if (sentence !== undefined && (!isAnswered(voice) || isOpen)) return settled(sentence);
  const suggestions = suggestionsFor(decision, dialogue, parts.search, language);
  const { text, sources } = await told(decision, suggestions, request, parts);
  return {
    text: inVoice(text, voice),
    sources: sources.map((source) => sourceInVoice(source, voice)),
    suggestions: suggestions.map((suggestion) => inVoice(suggestion, voice)),
  };
}

async function told(
  decision: Exclude<Decision, { kind: 'safety' }>,
  suggestions: readonly string[],
  request: AdvisorRequest,
  parts: ComposeParts,
): Promise<Told> {
  const { language } = request;
  const choices = suggestions.map((choice) => `• ${choice}`);
  switch (decision.kind) {
    case 'talk':
      return textAlone(talkReply(decision, request, parts));
    case 'answer':
      return joined(decision.parts, request, parts);
    case 'ask-back': {
      const name = nameOf(decision.crop, language);
      if (name !== undefined)
        return textAlone([`${capital(name)}: ${reply('whatOfCrop', language)}`, ...choices].join('\n'));
      return textAlone([reply('askBack', language), ...choices, reply('askBackClose', language)].join('\n'));
    }
    case 'not-written': {
      const name = nameOf(decision.crop, language);
      if (name === undefined || !decision.crop) return textAlone(reply('unknown', language));
      const text = reply(isAnimal(decision.crop.subject) ? 'notFittingAnimal' : 'notFitting', language);
      const lead = choices.length > 0 ? [reply('canTell', language)] : [];
      return textAlone([`${capital(name)}: ${text}`, ...lead, ...choices].join('\n'));
    }
  }
}

function talkReply(
  { talk }: Extract<Decision, { kind: 'talk' }>,
  { language, today }: AdvisorRequest,
  { search }: ComposeParts,
): string {
  if ('entry' in talk.reply) {
    const section = search.entry(talk.reply.entry)?.sections[0];
    if (!section) throw new Error(`advisor/talk.yaml: ${talk.name} names ${talk.reply.entry}, which there is none of.`);
    return section[language];
  }
  const text = filled(talk.reply[language]);
  return talk.name === 'date' ? reply('date', language, { day: dayWithWeekday(today, language), reply: text }) : text;
}

/** The parts of an answer one below the other; a line that two of them have is told once. */
async function joined(all: readonly Part[], request: AdvisorRequest, parts: ComposeParts): Promise<Told> {
  const texts: string[] = [];
  const sources: SourceReference[] = [];
  const before = new Set<string>();
  for (const part of all) {
    const { text: whole, sources: more } = await partOf(part, request, parts);
    const lines = whole.split('\n').filter((line) => !before.has(line));
    for (const line of lines) before.add(line);
    if (lines.join('') === '') continue;
    texts.push(lines.join('\n'));
    sources.push(...more);
  }
  const asked = request.messages.findLast(({ role }) => role === ChatRole.USER)?.content ?? '';
  const inFeet = feetLine(asked, texts.join('\n'), request.language);
  return { text: [...texts, ...(inFeet === undefined ? [] : [inFeet])].join('\n\n'), sources };
}

async function partOf(part: Part, request: AdvisorRequest, { search, windows, tools }: ComposeParts): Promise<Told> {
  const { language, today } = request;
  if (part.kind === 'tool') return callTool(tools, part.tool, part.argument, request);
  if (part.kind === 'reply') return textAlone(reply(part.reply, language, part.fill));
  if (part.kind === 'meant')
    return textAlone(
      reply('meant', language, { written: part.written, crop: nameOf(part.crop, language) ?? part.written }),
    );
  if (part.kind === 'condolence') return textAlone(CONDOLENCE[language]);
  if (part.kind === 'season') return seasonAnswer(windows, search, { state: part.state, today, language });
  return { text: entryLines(part, windows, today, language).join('\n'), sources: [sourceOf(part.entry, language)] };
}
