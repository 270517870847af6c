import type { WholeQuestion } from '../dialogue/dialogue.js';
import type { Heard } from '../dialogue/heard.js';
import type { KnowledgeEntry } from '../entries/entry.types.js';
import type { SectionLabel } from '../entries/section-labels.js';
import { isAbout, isTrouble } from '../entries/subjects.js';
import type { EntryHit, EntrySearch } from '../search/entry-search.js';
import { chooseSections } from './choose-sections.js';
import { chooseTool, type ToolChoice } from './choose-tool.js';
import type { Decision, EntryPart, Part, Why } from './decision.js';

/** From when on the best entry is told, and from when on it is at least offered. */
const SURE = { coverage: 0.5, likeness: 0.5, ofCrop: 0.35, partOfCrop: 0.2 } as const;
const MAYBE = { coverage: 0.3 } as const;
/** A crop alone was named; more words than that ask something. */
const BARE_WORDS = 0;
const MOST_CHOICES = 3;
/** An entry that tells a part which the best one lacks has to be so near to it. */
const NEAR_ENOUGH = 0.3;
/** These are told with a trouble whatever is asked, so no other entry is looked for. */
const WITH_TROUBLE: ReadonlySet<SectionLabel> = new Set(['action', 'apply', 'sign', 'cause', 'about', 'dose']);

/** A decision on one question and why. */
export interface Decided {
  readonly decision: Extract<Decision, { kind: 'answer' | 'ask-back' | 'not-written' }>;
  readonly why: Why;
}

/** Decides on one question: a tool, the entry that tells it, a choice of entries, or that nothing is written. */
export function decideQuestion(question: WholeQuestion, search: EntrySearch): Decided {
  const { heard, crops, parts, state, context, lastEntry } = question;
  const hits = search.find({ text: heard.text, context, crops, parts, state, lastEntry });
  const tool = chooseTool(question);
  const decision = decisionOf(question, hits, tool, search);
  return { decision, why: whyOf(question, tool, hits, decision) };
}

function decisionOf(
  question: WholeQuestion,
  hits: readonly EntryHit[],
  tool: ToolChoice | undefined,
  search: EntrySearch,
): Decided['decision'] {
  const { heard, crops, state } = question;
  const [best] = hits;
  if (heard.wants.has('season') && crops.length === 0) return answer([{ kind: 'season', state }]);
  if (tool && !(best && yieldsTo(tool, best))) return answer(toldWith(tool, question, search));
  const [crop] = crops;
  if (crop && !question.leans && heard.parts.length === 0 && heard.rest.length <= BARE_WORDS && heard.wants.size === 0)
    return { kind: 'ask-back', entries: overviewOf(crop.subject, search), crop };
  if (crop && !search.subjects.has(crop.subject) && (best?.likeness.share ?? 0) < SURE.likeness)
    return { kind: 'not-written', crop };
  if (best && isSure(best, question)) return answer(entryParts(question, hits, best));
  if (asksDose(heard)) return answer([{ kind: 'reply', reply: 'dose' }]);
  const near = hits.filter((hit) => hit.coverage >= MAYBE.coverage && isOfCrops(hit, question)).slice(0, MOST_CHOICES);
  if (near.length > 0) return { kind: 'ask-back', entries: near.map(({ entry }) => entry), crop: undefined };
  return { kind: 'not-written', crop };
}

/** Whether an entry is so near to the question that it is told in place of a tool. */
const yieldsTo = (tool: ToolChoice, { likeness, coverage }: EntryHit): boolean =>
  likeness.share >= tool.yieldsTo || (tool.yieldsToWords !== undefined && coverage >= tool.yieldsToWords);

const answer = (parts: readonly Part[]): Decided['decision'] => ({ kind: 'answer', parts });

/** Whether an entry is of the crops that are asked about, where there are any. */
const isOfCrops = ({ entry }: EntryHit, { crops }: WholeQuestion): boolean =>
  crops.length === 0 || crops.some(({ subject }) => isAbout(entry, subject));

function isSure(hit: EntryHit, question: WholeQuestion): boolean {
  if (hit.likeness.share >= SURE.likeness) return true;
  if (question.leans && question.lastEntry !== undefined) return true;
  if (question.crops.length > 0 && isOfCrops(hit, question)) {
    const tellsPart = hit.entry.sections.some(({ label }) => question.parts.includes(label));
    // "Wheat, when" is a whole question, whatever else is said in a word or two.
    return (tellsPart && question.heard.rest.length < 2) || hit.coverage >= (tellsPart ? SURE.partOfCrop : SURE.ofCrop);
  }
  return hit.coverage >= SURE.coverage;
}

/** Whether the dose of a pesticide is asked for, which is never told. */
const asksDose = ({ wants }: Heard): boolean => wants.has('dose') && wants.has('pesticide');

/** What can be asked of a crop of which nothing was asked. */
function overviewOf(subject: string, search: EntrySearch): readonly KnowledgeEntry[] {
  const all = search.about(subject);
  const troubles = all.filter(isTrouble);
  const work = all.filter((entry) => !isTrouble(entry));
  return [...work.slice(0, MOST_CHOICES - 1), ...troubles, ...work].slice(0, MOST_CHOICES);
}

function toldWith(
  { calls, toldBefore, toldWith: behind }: ToolChoice,
  question: WholeQuestion,
  search: EntrySearch,
): Part[] {
  const entryPart = (id: string | undefined): Part[] => {
    const entry = id === undefined ? undefined : search.entry(id);
    return entry ? [partOf(entry, question, [], undefined)] : [];
  };
  return [
    ...entryPart(toldBefore),
    ...calls.map(({ tool, argument }): Part => ({ kind: 'tool', tool, argument })),
    ...entryPart(behind),
  ];
}

/** The best entry, and of the others of its subject those that tell a part which was asked and which it lacks. */
function entryParts(question: WholeQuestion, hits: readonly EntryHit[], best: EntryHit): readonly EntryPart[] {
  const has = ({ sections }: KnowledgeEntry, label: SectionLabel): boolean =>
    sections.some((each) => each.label === label);
  const asked = question.parts.filter((label) => !WITH_TROUBLE.has(label));
  const lacking = isTrouble(best.entry) ? [] : asked.filter((label) => !has(best.entry, label));
  const others = lacking.flatMap((label) => {
    const other = hits
      .slice(1)
      .find(
        (hit) =>
          hit.score > best.score * NEAR_ENOUGH && isAbout(hit.entry, best.entry.subject) && has(hit.entry, label),
      );
    return other ? [other] : [];
  });
  // What lacks everything that is asked only says that it is of the crop.
  const tellsNone = asked.length > 0 && lacking.length === asked.length && best.likeness.share < SURE.likeness;
  const told = [...new Set(tellsNone && others.length > 0 ? others : [best, ...others])].slice(0, 3);
  return told.map((hit) => partOf(hit.entry, question, question.parts, hit));
}

function partOf(
  entry: KnowledgeEntry,
  { heard, area, state, isOfSeveral }: WholeQuestion,
  parts: readonly SectionLabel[],
  hit: EntryHit | undefined,
): EntryPart {
  const sections = chooseSections(entry, {
    text: heard.text,
    parts,
    state,
    isOfSeveral,
    likenessOf: (section) => hit?.likeness.bySection.get(section) ?? 0,
  });
  const isOfDose = asksDose(heard) || (heard.wants.has('dose') && entry.sections.some(({ label }) => label === 'dose'));
  return { kind: 'entry', entry, sections, labels: parts, area, state, asksDose: isOfDose };
}

function whyOf(
  { heard, crops, parts, state, context }: WholeQuestion,
  tool: ToolChoice | undefined,
  hits: readonly EntryHit[],
  decision: Decision,
): Why {
  return {
    heard: {
      text: heard.text,
      crops: crops.map(({ subject }) => subject),
      parts,
      wants: [...heard.wants],
      state,
      leansOn: context,
    },
    tool: tool?.calls.map((call) => `${call.tool} ${JSON.stringify(call.argument)}`).join(', '),
    hits: hits.slice(0, 5).map(({ entry, score, coverage, likeness, words }) => ({
      entry: entry.id,
      score: Math.round(score),
      coverage: Math.round(coverage * 100) / 100,
      likeness: Math.round(likeness.share * 100) / 100,
      words,
    })),
    decided: decision.kind,
  };
}
