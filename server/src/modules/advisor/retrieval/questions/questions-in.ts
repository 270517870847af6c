import { cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isCropSubject, isTrouble, type KnowledgeEntry } from '../../knowledge/knowledge-entry.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { isAsked } from '../../vocabulary/asking.js';
import { leadOfPh } from '../../vocabulary/soil-ph.js';
import { unwrittenMatterOf } from '../../vocabulary/unwritten-matters.js';
import { selectTool, tellsPrice } from '../planning/select-tool.js';
import { cropsNamed } from '../reading/asked-crops.js';
import { calledIn } from '../reading/called-in.js';
import { onlyGoesOn, showsTrouble } from '../reading/circumstances.js';
import { readQuestion } from '../reading/reading.js';
import { asksPacking } from '../rules/particulars.js';
import { asksRateOfCrops } from '../rules/premium-parts.js';
import { tellsSoilFigures } from '../rules/soil-figures.js';
import { insuresOtherCrop } from '../rules/wrong-crop-parts.js';
import { piecesOf, questionsOf } from './questions-of.js';
import { isOneScheme, schemeQuestions } from './scheme-questions.js';

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

/** So near a trouble is to a whole message, and so many times nearer than any other entry, that each of its sentences is about it. */
const CLEAR_FROM = 12_000;
const TIMES_MORE = 4;
function isClearlyOneTrouble(message: string, knowledge: KnowledgeBase): boolean {
  const { text, labels, crops } = readQuestion(message, knowledge);
  const [best, second] = knowledge.find(text, 2, labels, crops);
  if (!best || best.confidence < Math.max(CLEAR_FROM, TIMES_MORE * (second?.confidence ?? 0))) return false;
  return best.value.sections[0]?.label === 'sign';
}

/** "Colostrum, when and how much? And the placenta still hangs": beside what the whole is near to, a trouble is named that leads elsewhere. */
function namesOtherTrouble(lead: string | undefined, pieces: readonly string[], knowledge: KnowledgeBase): boolean {
  const leads = pieces.map((piece) => knowledge.leadOf(piece));
  return (
    leads.includes(lead) &&
    leads.some((other) => other !== undefined && other !== lead && isOfTrouble(knowledge.entry(other)))
  );
}

/** A trouble of one crop or animal; wild animals are what an insurance may be asked about. */
const isOfTrouble = (entry: KnowledgeEntry | undefined): boolean =>
  entry !== undefined && isCropSubject(entry.subject) && isTrouble(entry);

/** "Mustard: 1) first water 2) urea": who numbers what he asks, asks for each by itself, of the crop that stands before them. */
const NUMBERED_ITEM = /(?:^|\s)\(?[1-5][.)]\s/u;
function numberedIn(message: string): string[] {
  const [before = '', ...items] = message.split(NUMBERED_ITEM).map((item) => item.trim());
  const asked = items.filter((item) => item !== '');
  if (asked.length < 2) return [];
  const [crop, ...others] = cropsNamed(before);
  const ofCrop = (item: string): string =>
    crop === undefined || others.length > 0 || cropWords.has(item) ? item : `${item} ${calledIn(before, crop)}`;
  return [...(isAsked(before) ? [before] : []), ...asked.map(ofCrop)];
}

/** The questions of a message; it stays whole where only all of its words together say what is meant. */
export function questionsIn(message: string, knowledge: KnowledgeBase): string[] {
  // "40 km to the mandi, 50 quintals": the road and the load are one question.
  const whole = selectTool(message);
  const { km, from, tons, vehicle } = whole?.argument ?? {};
  const isRoad = km !== undefined || (from !== undefined && vehicle !== undefined && !tellsOrAsksPrice(message));
  if (whole?.tool === 'transport_fare' && isRoad && tons !== undefined) return [message];
  const numbered = numberedIn(message);
  if (numbered.length > 1) return numbered;
  const pieces = piecesOf(message);
  // "DAP for wheat, and a connection for the well": what nothing is written on stands alone, so that the rest is answered.
  const meant = knowledge.meant(message);
  const lead = meant?.entry.id;
  const isLedWhole = lead !== undefined && pieces.every((piece) => knowledge.leadOf(piece) !== lead);
  // What only tells, beside a wording that stands for the whole message, asks for nothing: "how do I leave it, I pay income tax now".
  const open = meant?.whole === undefined ? pieces : pieces.filter((piece) => isAsked(piece));
  if (pieces.length > 1 && !isLedWhole && open.some(asksUnwritten)) return pieces;
  const schemes = isLedWhole || meant?.whole !== undefined ? undefined : schemeQuestions(pieces, knowledge);
  if (schemes) return schemes;
  const questions = questionsOf(message, knowledge);
  if (questions.length > 1 && meant?.whole !== undefined && namesOtherTrouble(lead, pieces, knowledge))
    return questions;
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
    insuresOtherCrop(message) ||
    (meant?.entry.meantParts !== undefined &&
      questions.every((question) => knowledge.leadOf(question) === lead || onlyGoesOn(question, knowledge))) ||
    (lead !== undefined && questions.every((question) => knowledge.leadOf(question) !== lead)) ||
    isOneTrouble(lead, questions, knowledge) ||
    isOneScheme(lead, questions, knowledge) ||
    asksPacking(message) ||
    (questions.length > 1 && isClearlyOneTrouble(message, knowledge));
  return onlyWhole ? [message] : questions;
}
