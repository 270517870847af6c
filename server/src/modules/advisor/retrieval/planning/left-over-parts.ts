import { type CropWord, cropWords, nameOf } from '../../../vocabulary/crops.js';
import type { Bilingual } from '../../advisor.types.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { contentWords } from '../../language/terms.js';
import { isAsked } from '../../vocabulary/asking.js';
import { DISEASE_SIGN_WORDS, SICK_WORDS, SYMPTOM_WORDS } from '../../vocabulary/intents.js';
import { labelName, sectionWords } from '../../vocabulary/section-words.js';
import { unwrittenMatterOf } from '../../vocabulary/unwritten-matters.js';
import { capital } from '../../wording.js';
import type { Reading } from '../reading/reading.js';
import { KISAN_CALL_CENTRE, REPLIES } from '../reply/replies.js';
import { generalEntry, mentioningParts, tells } from '../rules/general-parts.js';
import type { ConversationState } from './conversation-state.js';
import { labelledPart } from './entry-parts.js';
import { tellsPart } from './fit.js';
import type { Part, Plan } from './plan.js';
import { tellsPrice } from './select-tool.js';

const reply = (text: Bilingual): Part => ({ kind: 'reply', text });

/** "How much diesel does it drink": something that nothing is written on, by its name, and who knows it. */
export function unwrittenParts(question: string): Part[] | undefined {
  const matter = unwrittenMatterOf(question);
  if (!matter) return undefined;
  return [
    reply({
      en: `On ${matter.name.en} nothing is written with me, and I do not guess. Ask ${matter.asks.en}.`,
      hi: `${matter.name.hi} पर मेरे पास कुछ लिखा नहीं है, और अंदाज़े से मैं नहीं बताता। ${matter.asks.hi} पूछ लीजिए।`,
    }),
  ];
}

/** What tells a part for every crop of its kind: pulses are kept alike. */
function generalPart(
  crop: CropWord,
  label: SectionLabel,
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part | undefined {
  const entry = label === 'store' ? generalEntry(crop, label, knowledge) : undefined;
  return entry && labelledPart(entry, reading, state, [label])[0];
}

/** That nothing is written on one part of what was asked, beside the others that are told. */
function nothingOn(crop: CropWord, label: SectionLabel): Part {
  return reply({
    en: `${capital(nameOf(crop, 'en') ?? '')}: on ${labelName(label, 'en', true)} nothing is written with me, and I do not guess. Ask the Kisan Call Centre, ${KISAN_CALL_CENTRE} (free).`,
    hi: `${nameOf(crop, 'hi') ?? ''}: ${labelName(label, 'hi', true)} पर मेरे पास कुछ लिखा नहीं है, और अंदाज़े से मैं नहीं बताता। किसान कॉल सेंटर ${KISAN_CALL_CENTRE} (मुफ़्त) से पूछ लीजिए।`,
  });
}

/** So much has room in one answer. */
const MOST_PARTS = 4;

/** "When is the fruit, and how much manure": the asked parts that the chosen entry does not tell, from the entries that do, or that nothing is written. */
export function untoldParts(
  parts: readonly Part[],
  wanted: readonly SectionLabel[],
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] {
  const [crop] = reading.crops;
  if (!crop || reading.crops.length > 1 || wanted.length < 2) return [];
  const isTold = (label: SectionLabel, all: readonly Part[]): boolean =>
    all.some((part) => part.kind === 'entry' && tellsPart(part, label));
  const more: Part[] = [];
  for (const label of wanted) {
    if (isTold(label, [...parts, ...more]) || parts.length + more.length >= MOST_PARTS) continue;
    const having = knowledge.about(crop.subject).filter((entry) => tells(entry, label));
    const [told] = having.flatMap((entry) => labelledPart(entry, reading, state, [label]));
    // What was told before and is asked again beside something else is not said to be unknown.
    if (told ?? having.length === 0)
      more.push(
        told ??
          generalPart(crop, label, reading, state, knowledge) ??
          mentioningParts(crop, [label], knowledge) ??
          nothingOn(crop, label),
      );
  }
  return more;
}

/** What only goes on about the question before it: why, what to do, when. */
export const GOES_ON: ReadonlySet<SectionLabel> = new Set(['when', 'action', 'cause', 'caution', 'dose', 'sell']);

/** "Officer said ASF", "one dead", "my moringa is growing straight up": said beside what is answered, and nothing by itself. */
const ASKS_YES_OR_NO = /^(?:is|are|does|do|did|will|was|were|has|have|any|who|where)\b/iu;
const STATES = /\b(?:is|are|was|were|has|have|had|growing|going|says?|came|come|standing|ready)\b/iu;
const showsTrouble = (piece: string): boolean =>
  SYMPTOM_WORDS.has(piece) || DISEASE_SIGN_WORDS.has(piece) || SICK_WORDS.has(piece);
const asksNothing = (piece: string): boolean =>
  !isAsked(piece) &&
  !ASKS_YES_OR_NO.test(piece.trim()) &&
  !SYMPTOM_WORDS.has(piece) &&
  (!cropWords.has(piece) || (STATES.test(piece) && !showsTrouble(piece)));

/** What is said to a question that stands beside others and has no answer: that it was read, and who knows. Nothing where the others tell it. */
export function leftOver(plan: Plan, asked: string, told: readonly Part[]): Part[] {
  if (tellsPrice(asked)) return [];
  const labels = sectionWords.find(asked);
  if (told.length > 0 && labels.length === 0 && asksNothing(asked)) return [];
  // "Why do the bulbs stay small" is a trouble of its own, and goes on about nothing.
  const goesOn = (label: SectionLabel): boolean =>
    GOES_ON.has(label) && !(label === 'cause' && SYMPTOM_WORDS.has(asked));
  const isTold = (label: SectionLabel): boolean =>
    goesOn(label) || told.some((part) => part.kind === 'entry' && tellsPart(part, label));
  if (labels.length > 0 && labels.every(isTold)) return [];
  switch (plan.kind) {
    case 'unknown':
      return [
        reply({
          en: `On “${asked}” nothing is written with me that fits for certain, and I do not guess. Ask the Kisan Call Centre, ${KISAN_CALL_CENTRE} (free).`,
          hi: `“${asked}” पर मेरे पास पक्का कुछ लिखा नहीं है, और अंदाज़े से मैं नहीं बताता। किसान कॉल सेंटर ${KISAN_CALL_CENTRE} (मुफ़्त) से पूछ लीजिए।`,
        }),
      ];
    case 'ask-back':
      // A single word says too little to be asked for once more.
      if (contentWords(asked).length < 2) return [];
      return [
        reply({
          en: `“${asked}”: ask me this once more on its own, with the crop and what you see or want.`,
          hi: `“${asked}”: यह अलग से, फसल का नाम और क्या दिख रहा या चाहिए, लिखकर फिर पूछिए।`,
        }),
      ];
    case 'dose':
    case 'sick':
    case 'forecast':
    case 'helpline':
      return [reply(REPLIES[plan.kind])];
    default:
      return [];
  }
}
