import { cropWords } from '../../vocabulary/crops.js';
import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import type { SectionLabel } from '../knowledge/section-labels.js';
import { leadOf } from '../vocabulary/entry-leads.js';
import { placeWords } from '../vocabulary/places.js';
import { tellingNames } from '../vocabulary/telling-names.js';
import { themeWords } from '../vocabulary/themes.js';
import { unwrittenMatterOf } from '../vocabulary/unwritten-matters.js';
import { calledIn } from './called-in.js';
import type { ConversationState } from './conversation-state.js';
import { type Reading, readQuestion } from './reading.js';
import { OF_SCHEMES } from './scheme-parts.js';
import { selectTool } from './select-tool.js';

/** What a short question says besides asking: of itself it names nothing. */
const LIGHT: ReadonlySet<string> = new Set(
  (
    'same mine meant mean sorry first late pay covered cover included allowed ' +
    'wahi vahi matlab sakte sakta sakti chalegi chalega milega milegi milenge milta milti padega padegi padta late ' +
    'वही मतलब सॉरी सकते सकता सकती चलेगी चलेगा मिलेगा मिलेगी मिलेंगे मिलता मिलती पड़ेगा पडेगा पड़ेगी पडेगी पड़ता पडता'
  ).split(' '),
);

/** "Also in gram?", "the same for onion?", "no, I meant wheat": the same is asked of another crop. */
const ASKS_THE_SAME =
  /\b(?:also|too|same|meant?|sorry|bhi|wahi|vahi|matlab)\b|(?<![\p{L}\p{M}])(?:भी|वही|मतलब|सॉरी)(?![\p{L}\p{M}])/iu;

/** What only asks when or for what a scheme gives, names no part of growing. */
const ASKED_OF_ANYTHING: ReadonlySet<SectionLabel> = new Set(['when', 'who', 'amount', 'apply', 'caution']);

/** Whether a text names a matter of its own, which is answered for itself. */
export const namesMatter = (text: string): boolean =>
  tellingNames.has(text) ||
  themeWords.has(text) ||
  leadOf(text) !== undefined ||
  selectTool(text) !== undefined ||
  unwrittenMatterOf(text) !== undefined;

/** What was asked before, of the crop or animal that a text names in its place; undefined where it names none or says more. */
function ofOther(said: Reading, asked: string, { crop }: ConversationState): string | undefined {
  const [other, ...more] = said.crops;
  if (!other || other === crop || more.length > 0 || !ASKS_THE_SAME.test(said.text)) return undefined;
  const [named, ...others] = cropWords.find(asked);
  if (!named || others.length > 0) return undefined;
  return [calledIn(said.text, other), ...cropWords.rest(asked)].join(' ');
}

/** Whether a text only leans on what was asked: "which one first", "how much do I have to pay", "is it covered". */
function leans(said: Reading, { crop, entry, tool }: ConversationState, knowledge: KnowledgeBase): boolean {
  // "And pink bollworm?" names cotton and something else of it; "the calf too?" asks the same.
  if (said.crops.some((each) => each !== crop || !ASKS_THE_SAME.test(said.text))) return false;
  if (said.work.length > 0) return false;
  const last = entry === undefined ? undefined : knowledge.entry(entry);
  const isOfScheme = tool?.tool === 'government_schemes' || (last !== undefined && OF_SCHEMES.has(last.subject));
  // "In five acres?" of seed is reckoned; of a scheme it tells who asks.
  if (said.area !== undefined && !isOfScheme) return false;
  if (said.namesPlace && tool === undefined) return false;
  return said.labels.every((label) => ASKED_OF_ANYTHING.has(label));
}

/**
 * The whole question that a short one stands for, put together with what was asked before it; undefined where it says enough by
 * itself: "the termites dry my wheat" … "in gram too?" asks for termites in gram.
 */
export function wholeQuestion(
  question: string,
  state: ConversationState,
  knowledge: KnowledgeBase,
): string | undefined {
  const { asked } = state;
  if (asked === undefined) return undefined;
  const said = readQuestion(question, knowledge);
  if (said.rest.some((word) => !LIGHT.has(word)) || namesMatter(said.text)) return undefined;
  const other = ofOther(said, asked, state);
  if (other !== undefined) return other;
  if (!leans(said, state, knowledge)) return undefined;
  return [...(said.namesPlace ? placeWords.rest(asked) : [asked]), said.text].join(' ');
}
