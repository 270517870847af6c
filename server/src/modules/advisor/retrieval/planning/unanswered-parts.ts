import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isAbout, isCropSubject, isOfLand, isTrouble } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { contentWords } from '../../language/terms.js';
import { asksFor, isTold } from '../../vocabulary/asking.js';
import {
  CALL_CENTRE_WORDS,
  COMPLAINT_WORDS,
  DISEASE_SIGN_WORDS,
  HELPLINE_WORDS,
  SYMPTOM_WORDS,
} from '../../vocabulary/intents.js';
import { DRIED_HARVEST } from '../../vocabulary/particular-shapes.js';
import { OF_THAT, piecesOf } from '../questions/questions-of.js';
import { type Reading, readQuestion, saidBeside } from '../reading/reading.js';
import { namesTrouble } from '../reading/troubles-of.js';
import { REPLIES } from '../reply/replies.js';
import { complaintParts, OF_SCHEMES } from '../rules/scheme-parts.js';
import type { ConversationState } from './conversation-state.js';
import { tellsPart } from './fit.js';
import { GOES_ON, leftOver, unwrittenParts } from './left-over-parts.js';
import { withoutKindOfSoil } from './nearest-entries.js';
import type { Part } from './plan.js';
import { planQuestion } from './plan-question.js';
import { selectTool, tellsPrice } from './select-tool.js';

/** So much has room in one answer. */
const MOST_PARTS = 4;
/** What is told has next to nothing of a piece, and what is found for the piece has half of it: then that was asked too. */
const HARDLY = 0.2;
const HALF = 0.5;
/** A piece that says less than that only goes on about the one before it. */
const FEWEST_WORDS = 3;

const LOOKED_UP: ReadonlySet<string> = new Set(['mandi_prices', 'support_prices']);
const SCHEMES = 'government_schemes';
const tellsAmount = (part: Part): boolean =>
  part.kind === 'entry' && part.sections.some((index) => part.entry.sections[index]?.label === 'amount');
const isOfScheme = (part: Part): boolean =>
  part.kind === 'tool'
    ? part.tool === SCHEMES
    : part.kind === 'entry' && (OF_SCHEMES.has(part.entry.subject) || tellsAmount(part));
const PRICE_ASKED = /\b(?:bhaa?v|bhao|rates?|prices?|ret|msp)\b|भाव|रेट|एमएसपी/iu;

/** What is bought at a price of the state: a mandi's is no answer to it. */
const FIXED_PRICE: ReadonlySet<string> = new Set([
  'chhattisgarh-paddy-buying',
  'sugarcane-frp',
  'fertiliser-bag-price',
]);
const tellsFixedPrice = (part: Part): boolean => part.kind === 'entry' && FIXED_PRICE.has(part.entry.id);

const bestFit = (parts: readonly Part[], said: readonly string[], knowledge: KnowledgeBase): number =>
  Math.max(0, ...parts.map((part) => (part.kind === 'entry' ? knowledge.fit(part.entry, said) : 0)));

/** Whether a part is about one of some crops, or about what belongs to no crop. */
const isOf = (part: Part, { crops }: Reading): boolean =>
  part.kind === 'entry' &&
  (crops.some(({ subject }) => isAbout(part.entry, subject)) || !isCropSubject(part.entry.subject));

const describes = (piece: string): boolean =>
  SYMPTOM_WORDS.has(piece.replace(DRIED_HARVEST, ' ')) || DISEASE_SIGN_WORDS.has(withoutKindOfSoil(piece));

/** "Blight in the potato and spots on the pea, the cure for both". */
const OF_BOTH = /\bboth\b|\bdono+n?\b|दोनों|दोनो/iu;

const TROUBLE = 'रोग';

const tellsOfTrouble = (part: Part): boolean =>
  part.kind === 'entry' && part.entry.sections.some(({ label }) => label === 'sign' || label === 'cause');

/** "And how will I know": that is asked of what was told. */
const HOW_TO_KNOW =
  /\bhow (?:will|do|can) (?:i|we) know\b|\b(?:kaise|kese) (?:pata|maloom|malum|pahchan|pehchan)|कैसे (?:पता|मालूम|पहचान|जान)|(?:पता|मालूम) कैसे|\b(?:pata|maloom|malum) kaise/iu;

/** "How much do I put in myself", "and in my wife's name": what a scheme pays says it. */
const OWN_SHARE =
  /\b(?:apne pas+ se|apni jeb|apna hissa|kitna (?:lagana|dena|bharna) pad\w*|own (?:share|pocket|money)|(?:i|we) (?:have to|must|need to) pay|wife'?s name|(?:patni|biwi|gharwali) ke na+m)\b|अपने पास से|अपनी जेब|अपना हिस्सा|कितना (?:लगाना|देना|भरना) पड़|(?:पत्नी|बीवी|घरवाली) के नाम/iu;
/** "Does the government give it free": a vaccine that is told as free needs no scheme beside it. */
const ASKS_FREE = /\b(?:free|muft|mufth)\b|मुफ़?्त|फ्री/iu;
const tellsItIsFree = (part: Part): boolean =>
  part.kind === 'entry' && part.sections.some((index) => /\bfree\b/iu.test(part.entry.sections[index]?.en ?? ''));
/** More words than that name something of their own that is to be free. */
const MOST_OF_FREE = 4;
export const isToldAsFree = (piece: string, told: readonly Part[]): boolean =>
  ASKS_FREE.test(piece) && contentWords(piece).length <= MOST_OF_FREE && told.some(tellsItIsFree);

/** "The connection did not come": why somebody asks for something else. */
const DID_NOT_COME = /(?:मिला|मिली|मिले|आया|आई)\s+नहीं$|\b(?:mil[aei]|aa?y[ai]) nahi$/iu;

/** Dung that is put somewhere is asked about no cow. */
const COW_DUNG = /\b(?:cow|cattle|buffalo) dung\b/iu;

/** What is told of a piece that nothing answers yet; empty where it is answered, asks for nothing, or is not understood. */
function partsFor(
  piece: string,
  ofBoth: boolean,
  told: readonly Part[],
  state: ConversationState,
  knowledge: KnowledgeBase,
): readonly Part[] {
  if ((isTold(piece) || DID_NOT_COME.test(piece.trim())) && !describes(piece)) return [];
  if (OF_THAT.test(piece)) return [];
  if (OWN_SHARE.test(piece) && told.some(tellsAmount)) return [];
  const meant = knowledge.meant(piece)?.entry;
  if (meant?.meantParts && told.some((part) => part.kind === 'entry' && part.entry === meant)) return [];
  if (CALL_CENTRE_WORDS.has(piece))
    return told.some((part) => part.kind === 'reply') ? [] : [{ kind: 'reply', text: REPLIES.helpline }];
  const reading = readQuestion(piece, knowledge);
  const choice = selectTool(piece);
  if (choice && LOOKED_UP.has(choice.tool) && PRICE_ASKED.test(piece)) {
    if (told.some((part) => (part.kind === 'tool' ? LOOKED_UP.has(part.tool) : tellsFixedPrice(part)))) return [];
    const plan = planQuestion(piece, state, knowledge);
    return plan.kind === 'parts' ? plan.parts : [];
  }
  const unwritten = tellsPrice(piece) ? undefined : unwrittenParts(piece);
  if (unwritten) return told.some((part) => part.kind === 'reply') ? [] : unwritten;
  const said = saidBeside(reading);
  const otherCrop = reading.crops.length > 0 && !COW_DUNG.test(piece) && !told.some((part) => isOf(part, reading));
  const asks = describes(piece) || asksFor(piece) || (otherCrop && (ofBoth || namesTrouble(piece, knowledge)));
  // "The wheat is yellow, and how much urea": of what is seen the urea tells nothing.
  const isOpenTrouble = describes(piece) && !told.some(tellsOfTrouble);
  if (isToldAsFree(piece, told)) return [];
  // "… and how do I get a loan" beside what was told of the pond.
  if (choice?.tool === SCHEMES && !told.some((part) => isOfScheme(part))) {
    const plan = planQuestion(piece, state, knowledge);
    return plan.kind === 'parts' ? plan.parts.slice(0, 1) : [];
  }
  if (choice || !asks || said.length < (otherCrop || isOpenTrouble ? 1 : 2) || HOW_TO_KNOW.test(piece)) return [];
  if (
    !otherCrop &&
    !isOpenTrouble &&
    (bestFit(told, said, knowledge) > HARDLY || told.some((part) => part.kind === 'entry' && tellsAsked(part, reading)))
  )
    return [];
  // The cure that is asked for both is of a disease or pest of each.
  const plan = planQuestion(ofBoth && otherCrop && !describes(piece) ? `${piece} ${TROUBLE}` : piece, state, knowledge);
  const fresh =
    plan.kind === 'parts'
      ? plan.parts.filter((part) => !told.some((each) => isSame(each, part)) && !bringsOtherCrop(part, reading, told))
      : [];
  const isMeant = isOpenTrouble ? fresh.some(tellsOfTrouble) : bestFit(fresh, said, knowledge) >= HALF;
  if (otherCrop || isMeant) return fresh;
  const isQuestion = plan.kind !== 'parts' && asksFor(piece) && said.length >= FEWEST_WORDS;
  return isQuestion ? leftOver({ kind: 'unknown', crop: undefined }, piece, told) : [];
}

/** How to apply is told of every scheme: it says nothing of which one is asked about. */
const OF_ANY_SCHEME: ReadonlySet<SectionLabel> = new Set(['apply', 'amount', 'who']);

const tellsAsked = (part: Extract<Part, { kind: 'entry' }>, { labels }: Reading): boolean =>
  labels.some((label) => !GOES_ON.has(label) && !OF_ANY_SCHEME.has(label) && tellsPart(part, label));

/** "Parwal: and how many male and female": a piece that names no crop brings none beside the one that is told. */
function bringsOtherCrop(part: Part, { crops }: Reading, told: readonly Part[]): boolean {
  if (crops.length > 0 || part.kind !== 'entry') return false;
  // "White crust on the field, nothing grows in patches": of land that is told no chilli's spots are meant.
  const onlyLand = told.length > 0 && told.every((each) => each.kind === 'entry' && isOfLand(each.entry));
  if (onlyLand && isTrouble(part.entry) && !isOfLand(part.entry)) return true;
  if (!isCropSubject(part.entry.subject)) return false;
  const ofCrops = told.flatMap((each) =>
    each.kind === 'entry' && isCropSubject(each.entry.subject) ? [each.entry] : [],
  );
  return (
    ofCrops.length > 0 &&
    !ofCrops.some((entry) => isAbout(part.entry, entry.subject) || isAbout(entry, part.entry.subject))
  );
}

const isSame = (one: Part, other: Part): boolean =>
  one.kind === 'entry' && other.kind === 'entry'
    ? one.entry === other.entry
    : one.kind === 'tool' && other.kind === 'tool' && one.tool === other.tool;

/** What a question that was read as one says in a second piece and nothing that is told answers: it is asked once more on its own. */
export function unansweredParts(
  question: string,
  told: readonly Part[],
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] {
  const pieces = piecesOf(question);
  if (pieces.length < 2) return [];
  // What only tells or describes belongs to what the whole message means.
  const isWhole = knowledge.meant(question)?.whole !== undefined;
  const open = isWhole ? pieces.filter((piece) => asksFor(piece) && !describes(piece)) : pieces;
  const all = [...told];
  // "… and the number of the helpline too": of the scheme that is told.
  if (HELPLINE_WORDS.has(question) || COMPLAINT_WORDS.has(question))
    all.push(...(complaintParts(readQuestion(question, knowledge), state, knowledge) ?? []));
  const ofBoth = OF_BOTH.test(question);
  for (const piece of open) if (all.length < MOST_PARTS) all.push(...partsFor(piece, ofBoth, all, state, knowledge));
  return all.slice(told.length);
}
