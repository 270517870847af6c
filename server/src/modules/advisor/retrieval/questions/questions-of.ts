import { cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { contentWords } from '../../language/terms.js';
import { asksFor, isAsked } from '../../vocabulary/asking.js';
import { farmWorkWords } from '../../vocabulary/farm-work.js';
import { HELPLINE_WORDS, INTENT_WORDS, SYMPTOM_WORDS } from '../../vocabulary/intents.js';
import { FOR_THAT, INSTEAD_OF_IT } from '../../vocabulary/leaning-words.js';
import { FROM_TRUNK } from '../../vocabulary/particular-shapes.js';
import { PARTICULARS } from '../../vocabulary/particulars.js';
import { marketWords } from '../../vocabulary/places.js';
import { sectionWords } from '../../vocabulary/section-words.js';
import { themeWords } from '../../vocabulary/themes.js';
import { weatherEventOf } from '../../vocabulary/weather-events.js';
import { selectTool } from '../planning/select-tool.js';
import { cropsNamed } from '../reading/asked-crops.js';
import { calledIn } from '../reading/called-in.js';
import { isCircumstance, saysLittle, showsTrouble, withCrop, withoutCircumstances } from '../reading/circumstances.js';
import { withoutDescribed } from '../reading/described-parts.js';
import { onlyNames, onlyTells, withoutCropBefore } from '../reading/only-tells.js';
import { namesTrouble } from '../reading/troubles-of.js';
import { withSubject } from '../reading/with-subject.js';
import { WORK_PARTS } from '../reading/work-parts.js';

/** More than that at once is too much for one answer. */
const MOST_QUESTIONS = 4;

const asks = (text: string, knowledge: KnowledgeBase): boolean =>
  sectionWords.has(text) ||
  farmWorkWords.has(text) ||
  selectTool(text) !== undefined ||
  knowledge.leadOf(text) !== undefined ||
  (asksFor(text) && PARTICULARS.some(({ asked }) => asked.has(text)));

/** "I will sow lentil": what is going to be done asks for nothing where its seed or time is asked beside it. */
const INTENDS =
  /(?:^|\s)(?:बोना|बोनी|बोने|रोपना|रोपनी|रोपने|लगाना|लगानी|लगाने|bona|boni|bone|ropna|ropni|ropne|lagana|lagani|lagane)\s+(?:है|हैं|hai|hain|h)$|\b(?:will|want to|going to|plan to) (?:sow|plant|grow|sell)\b|(?:^|\s)(?:bechna|bechni|बेचना|बेचनी)\s+(?:है|hai|h)$/iu;
const onlyIntends = (piece: string): boolean =>
  INTENDS.test(piece.trim()) && sectionWords.find(piece).every((label) => label === 'sell');

/** "Sticky water on the leaves": a side that only says what is seen more of asks for nothing. */
const onlyDescribes = (piece: string): boolean =>
  sectionWords.has(piece) && withoutDescribed(sectionWords.find(piece), piece).length === 0;

/** "Bathua and other weeds", "goats and sheep", "nilgai and wild boar" are one thing. */
const JOINING =
  /\s(?:and also|and(?! (?:other|sheep|wild boars?|monkeys?|buffalo(?:es)?)\b)|also|n(?=\s[a-z]{2})|&|aur(?! (?:dusre|doosre|anya|baki))|or(?=\s(?:kab|kitn|kaise|kya|kaun|kons|bhav|iska|uska|uske|iske))|और(?! (?:दूसरे|अन्य|बाकी))|तथा|व|ਅਤੇ|અને|plus|(?:phir|fir)(?! bhi)|फिर(?! भी))\s|,|(?:^|\s)\(?[1-5][.)]\s/iu;
const SENTENCE_END = /[?？।;\n]+|(?<=[a-z\u0900-\u097f]{3})\.+\s|(?:^|\s)\(?[1-5][.)]\s/iu;
const JOINING_FIRST = /^(?:and also|and|also|aur|और|तथा|व|ਅਤੇ|અને|plus|phir)\s/iu;

const REFERRING: ReadonlySet<SectionLabel> = new Set(['action', 'cause', 'apply']);

/** "Why does it dry up", "frost has come, what to do": a trouble that is asked about by what is seen. */
const asksTrouble = (piece: string): boolean =>
  (SYMPTOM_WORDS.has(piece) || weatherEventOf(piece) !== undefined) &&
  sectionWords.find(piece).some((label) => label === 'cause' || label === 'action');

/** "And when again?": a bare time is asked of the side before it. */
const onlyWhen = (piece: string, labels: readonly SectionLabel[]): boolean =>
  labels.length > 0 &&
  labels.every((label) => label === 'when') &&
  contentWords(sectionWords.rest(piece).join(' ')).length < 2;

/** "The tips are nipped, aren't they; that, how many days after planting": asked of the side before it. */
export const OF_THAT = /^(?:वो|वह|wo|woh|voh|vo)\s/iu;

/** "How to correct it": without a name or a part of the work of its own it asks about the side before it. */
function onlyRefersBack(piece: string, knowledge: KnowledgeBase): boolean {
  const labels = sectionWords.find(piece);
  return (
    (labels.every((label) => REFERRING.has(label) || (label === 'when' && FOR_THAT.test(piece))) ||
      onlyWhen(piece, labels)) &&
    !cropWords.has(piece) &&
    !farmWorkWords.has(piece) &&
    !themeWords.has(piece) &&
    knowledge.leadOf(piece) === undefined &&
    selectTool(piece) === undefined
  );
}

/** "A cold store in Guntur and the price of turmeric": a store of a place is looked up whatever is kept in it. */
const STORES: ReadonlySet<string> = new Set(['cold_storages', 'warehouses']);

/** What a piece asks for: the tool, or the parts of the work. Two pieces that ask for the same are one question. */
function demand(text: string, knowledge: KnowledgeBase): string {
  const choice = selectTool(text);
  // "The number of the crop insurance, and the age for the pension".
  if (HELPLINE_WORDS.has(text)) return 'helpline';
  return choice
    ? choice.tool
    : [
        ...new Set<string>([
          ...sectionWords.find(text),
          ...farmWorkWords.find(text),
          knowledge.leadOf(text) ?? '',
          ...PARTICULARS.filter(({ covers, asked }) => covers && asked.has(text)).map(({ name }) => name.en),
        ]),
      ]
        .sort()
        .join(' ');
}

/** "Why does it dry up, how to prevent it": what only refers back goes with the trouble before it. */
function withItsRemedy(pieces: readonly string[], knowledge: KnowledgeBase): string[] {
  const all: string[] = [];
  for (const piece of pieces) {
    const before = all.at(-1);
    const belongs =
      before !== undefined && asksTrouble(before) && sectionWords.has(piece) && onlyRefersBack(piece, knowledge);
    if (belongs) all.splice(-1, 1, `${before} ${piece}`);
    else all.push(piece);
  }
  return all;
}

/** The pieces, each that asks for nothing of its own with the one before it; the first ones with the one after. */
function grouped(pieces: readonly string[], isOwn: (piece: string) => boolean): string[] {
  const all: string[] = [];
  let waiting = '';
  for (const piece of pieces) {
    const whole = `${waiting} ${piece}`.trim();
    const before = all.at(-1);
    if (isOwn(whole)) {
      all.push(whole);
      waiting = '';
    } else if (before !== undefined && waiting === '') all.splice(-1, 1, `${before} ${piece}`);
    else waiting = whole;
  }
  return waiting === '' ? all : [...all, waiting];
}

/** "How much seed and when to water": each side has to ask for something of its own. */
function joined(text: string, knowledge: KnowledgeBase): string[] {
  const split = text
    .split(JOINING)
    .map((piece) => piece.trim().replace(JOINING_FIRST, ''))
    .filter((piece) => contentWords(piece).length > 0 || sectionWords.has(piece));
  const own = split.filter((piece) => !onlyTells(piece, knowledge));
  const asked = split.some((piece) => isAsked(piece) || showsTrouble(piece))
    ? own.filter((piece) => !isCircumstance(piece, knowledge))
    : own;
  if (asked.length > 0 && asked.length < own.length && saysLittle(asked, knowledge)) return [text];
  const asking = asked.length > 0 ? asked : own;
  const pieces = withItsRemedy(asking.length > 0 ? asking : split, knowledge);
  // What only tells the circumstances is left out of a question that stays whole, too.
  const whole = asked.length > 0 && asked.length < own.length ? withCrop(asking.join(', '), text) : text;
  const crops = cropsNamed(text);
  const names = (piece: string): boolean => cropWords.find(piece).some((each) => crops.includes(each));
  const [crop] = crops;
  // What is left of "sown wheat on the fifth, when the first water" is one question about wheat.
  if (asking.length === 1 && split.length > 1 && crop && crops.length === 1)
    return asking.map((piece) => (names(piece) ? piece : `${piece} ${calledIn(text, crop)}`));
  // "Paddy was late, is it too late for wheat": what asks has its own crop.
  if (asking.length === 1 && split.length > 1 && cropWords.has(asking[0] ?? '')) return asking;
  const [first] = pieces;
  if (first === undefined || pieces.length < 2) return [whole];
  // Beside a look-up (a price, a store) everything else that is asked or named is a question of its own.
  const looksUp = pieces.some((piece) => selectTool(piece) !== undefined);
  const isOwn = (piece: string): boolean =>
    (asks(piece, knowledge) &&
      !FROM_TRUNK.test(piece) &&
      !INSTEAD_OF_IT.test(piece) &&
      !(OF_THAT.test(piece) && selectTool(piece) === undefined) &&
      !onlyDescribes(piece) &&
      !onlyIntends(piece) &&
      (asksTrouble(piece) || !onlyRefersBack(piece, knowledge))) ||
    (looksUp && (namesTrouble(piece, knowledge) || SYMPTOM_WORDS.has(piece)));
  const groups = grouped(pieces, isOwn);
  if (!groups.every(isOwn) || new Set(groups.map((piece) => demand(piece, knowledge))).size < 2) return [whole];
  // "Seed of gram and when to sow": the one crop of the sentence is the crop of each side.
  if (!crop || crops.length > 1) return groups;
  const isStore = (piece: string): boolean => STORES.has(selectTool(piece)?.tool ?? '');
  return groups.map((piece) => (names(piece) || isStore(piece) ? piece : `${piece} ${calledIn(text, crop)}`));
}

const PRICE_ASKED = /\b(?:bhaa?v|bhao|rates?|prices?|ret)\b|भाव|रेट/iu;

/** "When to sow lentil, its MSP": beside a price everything else that is asked of the crop is a question of its own. */
function withPriceApart(question: string): string[] {
  const [crop] = cropWords.find(question);
  const choice = selectTool(question);
  const isMsp = choice?.tool === 'support_prices' && INTENT_WORDS.supportPrice.has(question);
  const isPrice = choice?.tool === 'mandi_prices' && PRICE_ASKED.test(question);
  if (!crop || !(isMsp || isPrice)) return [question];
  const words = isMsp ? INTENT_WORDS.supportPrice : INTENT_WORDS.price;
  const rest = words.rest(question).join(' ');
  const asksWork = sectionWords.find(rest).some((label) => WORK_PARTS.has(label) && label !== 'sell');
  const asksDate = farmWorkWords.find(rest).includes('sowing') && sectionWords.find(rest).includes('when');
  if (!asksWork && !asksDate) return [question];
  return [rest, isMsp ? `${crop.names[0]} msp` : `${crop.names[0]} price ${marketWords.find(question).join(' ')}`];
}

const NUMBERED = /(?:पहला|पहली|pehla|pahla|pehli|pahli|first) (?:सवाल|बात|sawal|savaal|baat|question)/iu;
const NUMBER =
  /(?:^|\s)(?:और |aur |and )?(?:पहला|पहली|दूसरा|दूसरी|तीसरा|तीसरी|चौथा|pehla|pahla|pehli|pahli|d[ou]+sr[ai]|te+sr[ai]|tisr[ai]|chautha|first|second|third|fourth)(?: (?:सवाल|बात|sawal|savaal|baat|question))?(?: (?:ये|यह|है|ye|yeh|is|hai))?(?=[\s,:])/giu;

/** "The first question … the second … the third": with a stop before each. */
export const withStops = (message: string): string =>
  NUMBERED.test(message) ? message.replace(NUMBER, '? ') : message;

/** The pieces of a message, at its stops, its commas and the words that join. */
export function piecesOf(message: string): string[] {
  return message
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.split(JOINING))
    .map((piece) => piece.trim().replace(JOINING_FIRST, ''))
    .filter((piece) => contentWords(piece).length > 0);
}

/** The questions that a message asks, in order. A sentence that asks nothing goes with the one before or after it. */
export function questionsOf(asked: string, knowledge: KnowledgeBase): string[] {
  const pieces = piecesOf(asked);
  const left = withoutCropBefore(pieces, knowledge);
  const message = left.length < pieces.length ? left.join(', ') : asked;
  const all = message
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => contentWords(sentence).length > 0 || sectionWords.has(sentence));
  const isMarked = (sentence: string): boolean =>
    /^\s*[?？]/u.test(message.slice(message.indexOf(sentence) + sentence.length));
  const sentences = withoutCircumstances(all, isMarked, knowledge);
  const questions: string[] = [];
  let waiting = '';
  for (const sentence of sentences) {
    const whole = `${waiting} ${sentence}`.trim();
    if (asks(sentence, knowledge) || cropWords.has(sentence)) {
      questions.push(...joined(whole, knowledge).flatMap(withPriceApart));
      waiting = '';
    } else waiting = whole;
  }
  if (waiting !== '') {
    const last = questions.pop();
    questions.push(last === undefined ? waiting : `${last} ${waiting}`);
  }
  // Two sentences about one thing ("My wheat is yellow. What do I do?") are one question.
  const asking = questions.filter((question, index) => index === 0 || asks(question, knowledge));
  const told = withSubject(asking, asks, knowledge);
  // "Gajendra variety, we have big corms. What piece weight?": of what somebody has no part is asked.
  const [named = ''] = asking;
  if (told.length === 1 && asking.length > 1 && sectionWords.has(named) && onlyNames(named, knowledge)) return told;
  // What is left of one sentence without its circumstances is the question.
  const [only, another] = told;
  const rest = only === undefined ? [] : piecesOf(message).filter((piece) => !only.includes(piece));
  if (only !== undefined && another === undefined && sentences === all && rest.length > 0)
    if (rest.every((piece) => isCircumstance(piece, knowledge))) return [only];
  const whole = sentences === all ? message : sentences.join(', ');
  return told.length === 0 || isOneQuestion(told, knowledge) ? [whole] : told.slice(0, MOST_QUESTIONS);
}

/** Whether the sentences only describe one trouble and ask what to do about it. */
function isOneQuestion(questions: readonly string[], knowledge: KnowledgeBase): boolean {
  if (questions.length < 2) return true;
  const labels = questions.map((question) =>
    withoutDescribed(sectionWords.find(question), question).filter((label) => label !== 'action' && label !== 'cause'),
  );
  const crops = new Set(questions.flatMap((question) => cropWords.find(question).map((crop) => crop.subject)));
  const looksUp = questions.some((question) => selectTool(question) !== undefined);
  // "Ragged holes in the leaves. The caterpillar has a Y on its head": what is seen of one trouble.
  const onlySeen = questions.every(
    (each, index) => showsTrouble(knowledge.repair(each).text) && labels[index]?.every((label) => label === 'apply'),
  );
  if (onlySeen && crops.size < 2 && !looksUp) return true;
  const asking = questions.filter(
    (question, index) =>
      (looksUp && SYMPTOM_WORDS.has(question)) ||
      (labels[index]?.length ?? 0) > 0 ||
      farmWorkWords.has(question) ||
      selectTool(question) !== undefined ||
      knowledge.leadOf(question) !== undefined ||
      namesTrouble(question, knowledge),
  );
  const asksOfTroubleToo =
    asking.length > 0 && questions.some((question) => !asking.includes(question) && asksTrouble(question));
  return asking.length < 2 && crops.size < 2 && !asksOfTroubleToo;
}
