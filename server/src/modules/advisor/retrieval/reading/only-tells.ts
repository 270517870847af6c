import { cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { SEASON_TOPIC } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { asksFor, isAsked } from '../../vocabulary/asking.js';
import { farmWorkWords } from '../../vocabulary/farm-work.js';
import { DISEASE_SIGN_WORDS, LOSS_WORDS, SYMPTOM_WORDS } from '../../vocabulary/intents.js';
import { sectionWords } from '../../vocabulary/section-words.js';
import { tenureIn } from '../../vocabulary/tenure.js';
import { selectTool } from '../planning/select-tool.js';
import { isGiven } from './not-asked.js';
import { namesTrouble } from './troubles-of.js';

const TELLING: ReadonlySet<SectionLabel> = new Set(['harvest']);

/** "Paddy is cut now", "the harvest is over", "dhaan kat gaya". */
const IS_OVER =
  /\b(?:cut|harvested|dug)\b (?:late|now|over|already|yesterday|today|just)\b|\b(?:is|was|got|just|have|has|had)(?: just| now| already| been)* (?:cut|harvested|dug)\b|\bharvest(?:ing)? (?:is |got )?(?:over|done|finished)\b|\bkat (?:gay[aei]|chuk[aei])\b|कट (?:गय[ाेी]|गई|गए|चुक[ाेी])/iu;

/** "Sown on the fifth": what is told of the field asks for nothing. */
const TELLS_OF_FIELD =
  /\b(?:sown|sowed|planted|transplanted)\b|\bi (?:have |had |already )?(?:put|gave|applied) (?:the )?(?:urea|dap|npk|fertili[sz]er|manure|water)\b|\b(?:sowing|planting|transplanting) (?:is |was |got |work )*(?:done|over|finished|completed?)\b|\bbo[yi]?[aie]\b|\blaga(?:ya|yi|ye|i)\b|\b(?:bo|laga|daal|dal) ?d(?:iya|i)\b|\b(?:dali|daali) (?:hai|thi)\b|(?:बोया|बोई|बोए|बोये|लगाया|लगाई|लगाए|लगाये|डाली|रोपा|रोपी|काटा|काटी|खोदी|खोदे)(?![\p{L}\p{M}])|(?:बो|लगा|डाल|काट|खोद|बेच) (?:दिया|दी|दिए|लिया|ली|लिए)/iu;
/** "Harvest is late", "the last picking is going on", "the field will be free by the first". */
const TELLS_OF_STATE =
  /\b(?:got|getting|is|was) (?:late|delayed|over|going on|in progress)\b|\bho (?:rah[aei]|gay[aei]|chuk[aei])\b|\b(?:field|land|plot) (?:will be|is|gets|will get|becomes) (?:ready|free|vacant|empty)\b|\bhu[aei] (?:hai|hain)\b|हो (?:रह[ाेी]|गय[ाेी]|गई|गए|चुक[ाेी])/iu;
/** Whether a piece of a message tells how the field or the season is, and asks for nothing. */
export const onlyTells = (piece: string, knowledge: KnowledgeBase): boolean =>
  (TELLS_OF_FIELD.test(piece) ||
    IS_OVER.test(piece) ||
    ((TELLS_OF_STATE.test(piece) || tenureIn(piece) !== undefined) &&
      !SYMPTOM_WORDS.has(piece) &&
      !LOSS_WORDS.has(piece) &&
      !namesTrouble(piece, knowledge))) &&
  !asksFor(piece) &&
  !sectionWords.find(piece).some((label) => label !== 'when' && !TELLING.has(label) && !isGiven(label, piece)) &&
  selectTool(piece) === undefined;

/** Plants that are counted or are so many days old ask for no sowing. */
const PLANTS = /\b(?:plants?|crop)\b/giu;

/** "Gajendra variety, we have big corms": what somebody has is no question about it. */
const OWNS = /\b(?:i|we) (?:have|got|grow|keep|planted|am having)\b|\bmine (?:are|is)\b/iu;
/** "Is it needed to tie up tomato?", "I want to try SRI". */
const ASKS_WHETHER =
  /\b(?:want|wants|plan|planning|thinking|like|wish) (?:to|of)\b|^(?:is|are|was|do|does|did|can|could|will|would|shall|should|may|must|has|have|need|any)\b/iu;

/** "Jasmine garden in Madurai, 200 plants": where and how a crop stands asks for nothing beside what is asked of it. */
export const onlyNames = (piece: string, knowledge: KnowledgeBase): boolean =>
  !isAsked(piece) &&
  !ASKS_WHETHER.test(piece.trim()) &&
  !SYMPTOM_WORDS.has(piece) &&
  !DISEASE_SIGN_WORDS.has(piece) &&
  !LOSS_WORDS.has(piece) &&
  !sectionWords.find(piece).some((label) => label !== 'variety' || !OWNS.test(piece)) &&
  !farmWorkWords.find(piece.replace(PLANTS, ' ')).some((topic) => topic !== 'varieties' || !OWNS.test(piece)) &&
  selectTool(piece) === undefined &&
  [undefined, SEASON_TOPIC].includes(knowledge.meant(piece)?.entry.topic) &&
  !namesTrouble(piece, knowledge);

/** "Paddy is cut now, I want lentil in it": the pieces of a message without those that only tell of the crop before, where another is asked about. */
export function withoutCropBefore(pieces: readonly string[], knowledge: KnowledgeBase): readonly string[] {
  const isBefore = (piece: string): boolean =>
    cropWords.has(piece) && IS_OVER.test(piece) && onlyTells(piece, knowledge);
  const left = pieces.filter((piece) => !isBefore(piece));
  const before = cropWords.find(pieces.filter(isBefore).join(', '));
  const next = cropWords.find(left.join(', '));
  return next.length > 0 && next.every((crop) => !before.includes(crop)) ? left : pieces;
}
