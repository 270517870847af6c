import { westernDigits } from '../../../platform/spelling.js';
import { remembered } from '../../vocabulary/remembered.js';
import { completed, type Dialogue, dialogueAfter, NEW_DIALOGUE, type WholeQuestion } from '../dialogue/dialogue.js';
import { hear, legible } from '../dialogue/heard.js';
import { misspelledCrop } from '../dialogue/misspelled-crop.js';
import { type Question, questionsIn, whole } from '../dialogue/questions.js';
import { isCropSubject } from '../entries/subjects.js';
import { asksAfterDeath, type KnownWords, type Safety, safetyOf } from '../safety/read-safety.js';
import type { EntrySearch } from '../search/entry-search.js';
import { talkIn, talkLike, withoutCourtesy } from '../words/talk.js';
import { type Decided, decideQuestion } from './decide-question.js';
import type { Decision, EntryPart, Part, Why } from './decision.js';
import { safetyWords } from './safety-words.js';

/** What is decided about the last message of a conversation, why, and what the conversation has come to with it. */
export interface DecidedMessage {
  readonly decision: Decision;
  readonly why: readonly Why[];
  readonly dialogue: Dialogue;
  readonly safety: Safety | undefined;
}

/** So many conversations are remembered: a long one that goes on is not gone through from its start with every message. */
const MOST_CONVERSATIONS = 100;
/** So like a phrase of talk is a message that says it in other words, where nothing written answers. */
const RATHER_TALK = 0.6;
/** What was asked before by itself, in these words, leans on nothing and is not divided. */
const ASKED_ALONE = 0.85;
const SECTIONS_OF_MORE = 3;

/** Decides what is answered. Pure: looks nothing up in any table. */
export class Decider {
  readonly #known: KnownWords;
  readonly #decided: (conversation: string) => DecidedMessage;

  constructor(private readonly search: EntrySearch) {
    this.#known = safetyWords(search.vocabulary);
    this.#decided = remembered((conversation) => {
      const messages: string[] = JSON.parse(conversation);
      const last = messages.pop() ?? '';
      const before = messages.length === 0 ? undefined : this.#decided(JSON.stringify(messages));
      return this.#decide(last, messages.at(-1), before);
    }, MOST_CONVERSATIONS);
  }

  /** Decides about the last of a visitor's messages; the earlier ones are gone through again. */
  decide(messages: readonly string[]): DecidedMessage {
    return this.#decided(JSON.stringify(messages.map(westernDigits)));
  }

  #decide(message: string, previous: string | undefined, before: DecidedMessage | undefined): DecidedMessage {
    const dialogue = before?.dialogue ?? NEW_DIALOGUE;
    const safety = safetyOf(message, before?.safety, this.#known);
    const settled = (decision: Decision): DecidedMessage => ({ decision, why: [], dialogue, safety });
    if (safety) return settled({ kind: 'safety', safety });
    const text = legible(message);
    const talk = talkIn(text, dialogue.crops);
    const { wants, rest, parts: partsAsked } = hear(text);
    if (wants.has('more') && rest.length + partsAsked.length === 0 && dialogue.lastEntry !== undefined)
      return this.#more(dialogue);
    if (talk) return settled({ kind: 'talk', talk });
    const asked = withoutCourtesy(text);
    const isRepeated = message === previous;
    if (isRepeated && dialogue.lastEntry !== undefined) return this.#more(dialogue);
    const meant = misspelledCrop(asked, this.#known.isKnownWord);
    const decided = this.#answer(meant?.text ?? asked, dialogue);
    if (decided.decision.kind === 'answer') {
      const before: Part[] = asksAfterDeath(message) ? [{ kind: 'condolence' }] : [];
      const behind: Part[] = [
        ...(isRepeated ? [{ kind: 'reply', reply: 'again' } as const] : []),
        ...(meant ? [{ kind: 'meant', written: meant.written, crop: meant.crop } as const] : []),
      ];
      return { ...decided, decision: { kind: 'answer', parts: [...before, ...decided.decision.parts, ...behind] } };
    }
    const { crops, parts } = hear(asked);
    const like = crops.length + parts.length > 0 ? undefined : talkLike(asked, RATHER_TALK);
    return like ? settled({ kind: 'talk', talk: like }) : decided;
  }

  /** "And then?": what was not told of the last entry. */
  #more(dialogue: Dialogue): DecidedMessage {
    const last = dialogue.lastEntry;
    const entry = last && this.search.entry(last.id);
    const left = (entry?.sections ?? []).map((_, index) => index).filter((index) => !last?.sections.includes(index));
    const sections = left.slice(0, SECTIONS_OF_MORE);
    const part: Part | undefined =
      entry && sections.length > 0
        ? { kind: 'entry', entry, sections, labels: [], area: dialogue.area, state: dialogue.state, asksDose: false }
        : undefined;
    const decision: Decision = part
      ? { kind: 'answer', parts: [part] }
      : { kind: 'answer', parts: [{ kind: 'reply', reply: 'told' }] };
    const lastEntry = last && { ...last, sections: [...last.sections, ...sections] };
    return { decision, why: [], dialogue: { ...dialogue, lastEntry }, safety: undefined };
  }

  #answer(text: string, dialogue: Dialogue): DecidedMessage {
    const undivided = this.#each([whole(text)], dialogue);
    const questions = questionsIn(text);
    if (questions.length < 2 || (undivided.why[0]?.hits[0]?.likeness ?? 0) >= ASKED_ALONE) return undivided;
    const each = this.#each(questions, dialogue);
    return each.decision.kind === 'answer' ? each : undivided;
  }

  /** Decides on a question with what it leaves out; what was asked before by itself, in these words, leaves nothing out. */
  #question(asked: Question, dialogue: Dialogue): { readonly question: WholeQuestion; readonly decided: Decided } {
    const leaning = completed(asked, dialogue);
    if (leaning.context !== '') {
      const alone = completed(asked, { ...NEW_DIALOGUE, state: dialogue.state, area: dialogue.area });
      const decided = decideQuestion(alone, this.search);
      const [best] = decided.why.hits;
      const isOfOtherCrop =
        dialogue.crops.length > 0 && isCropSubject(this.search.entry(best?.entry ?? '')?.subject ?? '');
      if (best && best.likeness >= ASKED_ALONE && !isOfOtherCrop) return { question: alone, decided };
    }
    return { question: leaning, decided: decideQuestion(leaning, this.search) };
  }

  /** Answers questions one after the other, each in the conversation that the one before it leaves. */
  #each(questions: readonly Question[], before: Dialogue): DecidedMessage {
    let dialogue = before;
    const decisions: Decision[] = [];
    const why: Why[] = [];
    const parts: Part[] = [];
    for (const asked of questions) {
      const { question, decided } = this.#question(asked, dialogue);
      decisions.push(decided.decision);
      why.push(decided.why);
      const own = decided.decision.kind === 'answer' ? decided.decision.parts : [];
      parts.push(...own);
      if (own.length === 0 && questions.length > 1)
        parts.push({ kind: 'reply', reply: 'partUnknown', fill: { what: asked.text } });
      const entry = own.findLast((part): part is EntryPart => part.kind === 'entry');
      dialogue = dialogueAfter(dialogue, question, entry && { id: entry.entry.id, sections: entry.sections });
    }
    const answered = decisions.some(({ kind }) => kind === 'answer');
    const decision: Decision = answered
      ? { kind: 'answer', parts: joined(parts) }
      : (decisions[0] ?? { kind: 'not-written', crop: undefined });
    return { decision, why, dialogue, safety: undefined };
  }
}

/** Parts of one answer: what several questions are told of one entry is told once. */
function joined(parts: readonly Part[]): readonly Part[] {
  const told: Part[] = [];
  for (const part of parts) {
    const at = told.findIndex((other) => part.kind === 'entry' && other.kind === 'entry' && other.entry === part.entry);
    const other = told[at];
    if (part.kind !== 'entry' || other?.kind !== 'entry') {
      if (part.kind !== 'tool' || !told.some((each) => JSON.stringify(each) === JSON.stringify(part))) told.push(part);
      continue;
    }
    const sections = [...new Set([...other.sections, ...part.sections])].sort((one, two) => one - two);
    told[at] = { ...other, sections, labels: [...new Set([...other.labels, ...part.labels])] };
  }
  return told;
}
