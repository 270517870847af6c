import { CROPS, type CropWord, nameOf } from '../../../vocabulary/crops.js';
import { withoutNukta } from '../../../vocabulary/devanagari.js';
import type { AnswerLanguage } from '../../advisor.types.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isCropSubject, type KnowledgeEntry, titleOf } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { romanise } from '../../language/romanise.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { labelName, labelNames } from '../../vocabulary/section-words.js';
import { capital } from '../../wording.js';
import { chooseSections } from '../planning/choose-sections.js';
import { askedKey, type ConversationState, sectionKey } from '../planning/conversation-state.js';
import type { Plan } from '../planning/plan.js';

/** More buttons than that do not fit under an answer on a phone. */
const MOST_SUGGESTIONS = 4;
/** Parts that are worth a button of their own, in the order of the season. */
const OFFERED: readonly SectionLabel[] = [
  'when',
  'variety',
  'seed',
  'nutrition',
  'water',
  'weeds',
  'harvest',
  'store',
  'amount',
  'apply',
  'feed',
  'action',
];

const normal = (text: string): string =>
  withoutNukta(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** What an entry is about, as its title says it before the colon: "Wheat", "Gourds and melons". */
export function subjectName(entry: KnowledgeEntry, language: AnswerLanguage): string {
  return titleOf(entry, language).split(/:\s/)[0] as string;
}

interface Meaning {
  readonly entry?: KnowledgeEntry;
  readonly label?: SectionLabel;
  readonly crop?: CropWord | undefined;
}

/** What the text of a button is made of: an entry's title, or a crop's name with one of its parts behind it. */
interface Buttons {
  readonly titles: ReadonlyMap<string, Meaning>;
  readonly crops: ReadonlyMap<string, CropWord>;
  readonly parts: ReadonlyMap<string, SectionLabel>;
}

const buttons = new WeakMap<KnowledgeBase, Buttons>();

/** Made once for a knowledge base. */
function buttonsOf(knowledge: KnowledgeBase): Buttons {
  const known = buttons.get(knowledge);
  if (known) return known;
  const titles = new Map<string, Meaning>();
  for (const entry of knowledge.entries) {
    const crop = CROPS.find((word) => word.subject === entry.subject);
    for (const title of [entry.titleEn, entry.titleHi, romanise(entry.titleHi)])
      titles.set(normal(title), { entry, crop });
  }
  const crops = new Map<string, CropWord>();
  for (const crop of CROPS) {
    for (const name of [crop.names[0], crop.names[1], romanise(crop.names[1])]) crops.set(normal(name), crop);
  }
  const parts = new Map(OFFERED.flatMap((label) => labelNames(label).map((part) => [normal(part), label])));
  const made = { titles, crops, parts };
  buttons.set(knowledge, made);
  return made;
}

/** What a message means that has the text of a button; undefined where it has none's. */
function meaningOf(message: string, knowledge: KnowledgeBase): Meaning | undefined {
  const { titles, crops, parts } = buttonsOf(knowledge);
  const words = normal(message).split(' ');
  for (let length = 1; length < words.length; length += 1) {
    const crop = crops.get(words.slice(0, length).join(' '));
    const label = crop && parts.get(words.slice(length).join(' '));
    if (label) return { crop, label };
  }
  return titles.get(words.join(' '));
}

/** The plan for a suggestion that was pressed; undefined where a message is none, or all of it was told. */
export function suggested(message: string, state: ConversationState, knowledge: KnowledgeBase): Plan | undefined {
  const meaning = meaningOf(message, knowledge);
  if (!meaning) return undefined;
  const { crop, label } = meaning;
  const entries = meaning.entry ? [meaning.entry] : crop ? knowledge.about(crop.subject) : [];
  for (const entry of entries) {
    const labels = label ? [label] : [];
    if (
      label &&
      !entry.sections.some((section, index) => section.label === label && !state.told.has(askedKey(entry.id, index)))
    )
      continue;
    const sections = chooseSections(entry, { text: label ? '' : message, labels }, state.told);
    if (sections.length > 0)
      return { kind: 'parts', parts: [{ kind: 'entry', entry, sections, labels }], repairs: [], crop };
  }
  return undefined;
}

/** What can be asked next: parts of the crop that were not told, then its other titles. */
export function suggestionsFor(
  plan: Plan,
  state: ConversationState,
  knowledge: KnowledgeBase,
  language: AnswerLanguage,
): string[] {
  if (plan.kind === 'ask-back') return plan.entries.map((entry) => titleOf(entry, language));
  if (plan.kind !== 'parts' && plan.kind !== 'told' && plan.kind !== 'again' && plan.kind !== 'unknown') return [];
  const told = new Set(state.told);
  const parts = plan.kind === 'parts' ? plan.parts.flatMap((part) => (part.kind === 'entry' ? [part] : [])) : [];
  for (const part of parts) for (const index of part.sections) told.add(sectionKey(part.entry.id, index));
  const subject = parts[0]?.entry.subject ?? ('crop' in plan ? plan.crop?.subject : undefined) ?? state.crop?.subject;
  if (subject === undefined) return [];
  const entries = knowledge.about(subject);
  const isLeft = (entry: KnowledgeEntry, label?: SectionLabel): boolean =>
    entry.sections.some(
      (section, index) => (label === undefined || section.label === label) && !told.has(sectionKey(entry.id, index)),
    );
  const crop = CROPS.find((word) => word.subject === subject);
  const name = nameOf(crop, language);
  const labels =
    isCropSubject(subject) && name
      ? OFFERED.filter(
          (label) =>
            label !== 'action' &&
            (!isAnimal(subject) || label === 'feed') &&
            entries.some((entry) => isLeft(entry, label)),
        ).map((label) => `${capital(name)}: ${labelName(label, language, true)}`)
      : [];
  const last = parts.at(-1)?.entry;
  const titles = entries
    .filter(
      (entry) =>
        entry !== last && isLeft(entry) && entry.sections.some(({ label }) => label === 'sign' || labels.length === 0),
    )
    .map((entry) => titleOf(entry, language));
  const half = MOST_SUGGESTIONS - Math.min(titles.length, 1);
  return [...labels.slice(0, half), ...titles].slice(0, MOST_SUGGESTIONS);
}
