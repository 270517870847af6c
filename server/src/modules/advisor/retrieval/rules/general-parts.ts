import type { CropWord } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { type KnowledgeEntry, TROUBLE_TOPICS } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import type { Part } from '../planning/plan.js';

/*
 * Where the entries of a crop do not tell a part of the work by its name: what tells it for all crops, and what tells it in passing.
 */

/** Whether an entry tells a part: in a section of it, or by its figure of seed. */
export function tells({ sections, seedPerAcre }: KnowledgeEntry, label: SectionLabel): boolean {
  return sections.some((section) => section.label === label) || (label === 'seed' && seedPerAcre !== undefined);
}

/** Trees that are all planted alike. */
const ORCHARD: ReadonlySet<string> = new Set(['mango', 'kinnow', 'guava', 'apple', 'pomegranate', 'litchi']);

/** Grain and pulses that are kept alike. */
const STORED_AS: ReadonlyArray<readonly [ReadonlySet<string>, string]> = [
  [
    new Set(['gram', 'moong', 'urad', 'arhar', 'masur', 'pea', 'cowpea', 'rajma', 'kulthi', 'moth', 'khesari']),
    'pulse-storage',
  ],
  [
    new Set(['wheat', 'paddy', 'maize', 'bajra', 'jowar', 'barley', 'ragi', 'oats', 'small-millets']),
    'grain-storage-home',
  ],
];

/** What holds for every crop where a crop's own entries do not tell a part. */
const GENERAL_ENTRY: Readonly<Partial<Record<SectionLabel, string>>> = {
  weeds: 'weed-management',
  nutrition: 'compost-fym',
  soil: 'soil-testing',
};

/** The entry that tells a part of the work for all crops; undefined where none does. */
export function generalEntry(
  crop: CropWord,
  label: SectionLabel,
  knowledge: KnowledgeBase,
): KnowledgeEntry | undefined {
  const id =
    label === 'seed' && ORCHARD.has(crop.subject)
      ? 'orchard-planting'
      : label === 'store'
        ? STORED_AS.find(([crops]) => crops.has(crop.subject))?.[1]
        : GENERAL_ENTRY[label];
  return id === undefined ? undefined : knowledge.entry(id);
}

/** Words by which a section that is called something else tells a part in passing: "one watering at 45 days". */
export const IN_PASSING: Readonly<Partial<Record<SectionLabel, RegExp>>> = {
  water:
    /irrigat|water(?:ing|ed)|\bwater (?:it|every|at|once|lightly|before|when|after|only|in|through|till|until|again)\b/iu,
  harvest: /\b(?:harvest|cut|dig|pick)\b/iu,
  seed: /\b(?:seed|apart|spacing)\b|\d ?× ?\d/iu,
  nutrition: /nitrogen|manure|gypsum|phosphorus/iu,
  weeds: /\bweeds?\b|\bhoe/iu,
  variety: /\bvariet|\bsuch as [A-Z]/u,
};

/** The section of a crop that tells an asked part in passing, where none is called by it. */
export function mentioningParts(
  crop: CropWord,
  wanted: readonly SectionLabel[],
  knowledge: KnowledgeBase,
): Part | undefined {
  for (const entry of knowledge.about(crop.subject)) {
    // What a trouble says in passing is no part of the work.
    if (TROUBLE_TOPICS.has(entry.topic)) continue;
    const index = entry.sections.findIndex(({ en }) => wanted.some((label) => IN_PASSING[label]?.test(en)));
    if (index >= 0) return { kind: 'entry', entry, sections: [index], labels: [], area: undefined, state: undefined };
  }
  return undefined;
}
