import { cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isAbout, isCropSubject } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { DOSE_WORDS } from '../../vocabulary/intents.js';
import { tellsDone } from '../../vocabulary/leaning-words.js';
import { sectionWords } from '../../vocabulary/section-words.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { entryPart } from '../planning/entry-parts.js';
import type { Plan } from '../planning/plan.js';
import { selectTool } from '../planning/select-tool.js';
import { isCircumstance, withCrop } from '../reading/circumstances.js';
import { readQuestion } from '../reading/reading.js';
import { namesTrouble, troublesOf } from '../reading/troubles-of.js';

const OF_TROUBLE: ReadonlySet<SectionLabel> = new Set(['sign', 'cause', 'action', 'dose', 'caution']);

/** "We have two buffaloes, mastitis and ticks, what to do": what is left where the troubles alone are named, for the animal of the message. */
function withoutTold(message: string, knowledge: KnowledgeBase): string | undefined {
  const pieces = message.split(/[,।?？]+/u).filter((piece) => piece.trim() !== '');
  if (pieces.length < 2) return undefined;
  const onlyAsks = (piece: string): boolean =>
    sectionWords.has(piece) &&
    sectionWords.find(piece).every((label) => OF_TROUBLE.has(label)) &&
    !cropWords.has(piece) &&
    knowledge.leadOf(piece) === undefined;
  const left = pieces.filter(
    (piece) =>
      !(isCircumstance(piece, knowledge) || tellsDone(piece.trim()) || onlyAsks(piece)) ||
      namesTrouble(piece, knowledge),
  );
  return left.length > 0 && left.length < pieces.length ? withCrop(left.join(','), message) : undefined;
}

/** Troubles that are named side by side are told one after the other. */
export function severalTroubles(message: string, state: ConversationState, knowledge: KnowledgeBase): Plan | undefined {
  // What a wording of the whole message means may stand in what it tells: "she calved ten days ago".
  const text = (knowledge.leadOf(message) === undefined ? withoutTold(message, knowledge) : undefined) ?? message;
  const troubles = troublesOf(text, knowledge);
  // "Rust and the price of wheat": what asks for more than the trouble is read question by question.
  if (!troubles || selectTool(text) !== undefined || DOSE_WORDS.has(text)) return undefined;
  if (readQuestion(text, knowledge).labels.some((label) => !OF_TROUBLE.has(label))) return undefined;
  // Behind the onion, "leaves are long, do I cut their tops" shows no pests of the cane.
  const { crop: before } = state;
  const isOfOther = ({ entry }: (typeof troubles)[number]): boolean =>
    before !== undefined && isCropSubject(entry.subject) && !isAbout(entry, before.subject);
  if (!cropWords.has(text) && troubles.some(isOfOther)) return undefined;
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
