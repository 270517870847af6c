import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { TROUBLE_TOPICS } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { type Reading, saidBeside } from '../reading/reading.js';
import { WORK_PARTS } from '../reading/work-parts.js';
import { IN_PASSING, tells } from '../rules/general-parts.js';
import type { Part } from './plan.js';
import { FITS_FROM, FITS_WELL_FROM, SURE_FROM } from './thresholds.js';

/** Parts of a scheme or a procedure: who tells one that is asked answers it. */
const GUIDES: ReadonlySet<SectionLabel> = new Set(['who', 'amount', 'apply', 'caution', 'cost']);

/** The parts of the work that a question asks for; "when" is one where it is asked of the sowing, or of nothing else. */
function askedParts({ labels, work, rest, crops }: Reading): readonly SectionLabel[] {
  // Of an animal "water" and "seed" are no parts of the work.
  if (crops.some(({ subject }) => isAnimal(subject))) return labels.filter((label) => label === 'feed');
  const parts = labels.filter((label) => WORK_PARTS.has(label));
  const isDate = work.includes('sowing') || (labels.length === 1 && rest.length === 0);
  const asksDate = labels.includes('when') && isDate && !work.some((topic) => TROUBLE_TOPICS.has(topic));
  return asksDate ? [...parts, 'when'] : parts;
}

type EntryPart = Extract<Part, { kind: 'entry' }>;

/** Whether what is told of an entry has a part, by its name or in passing. */
export function tellsPart({ entry, sections }: EntryPart, label: SectionLabel): boolean {
  if (label === 'seed' && tells(entry, label)) return true;
  return sections.some((index) => {
    const section = entry.sections[index];
    return section !== undefined && (section.label === label || (IN_PASSING[label]?.test(section.en) ?? false));
  });
}

/**
 * Whether what would be told answers a question about a crop, and is not only near it: it tells one of the parts that are asked,
 * or its entry has enough of what is said, or is the nearest by far. Where it does not, saying so is the better answer.
 */
export function tellsWhatIsAsked(
  parts: readonly Part[],
  reading: Reading,
  confidence: number,
  knowledge: KnowledgeBase,
): boolean {
  const entries = parts.filter((part) => part.kind === 'entry');
  const asked = askedParts(reading);
  const tellsAsked = entries.some((part) => asked.some((label) => tellsPart(part, label)));
  if (tellsAsked) return true;
  const isGuided = reading.labels.some((label) => GUIDES.has(label) && entries.some((part) => tellsPart(part, label)));
  const said = saidBeside(reading);
  const fit = Math.max(0, ...entries.map(({ entry }) => knowledge.fit(entry, said)));
  // A part that is asked and not told needs more than likeness: "how many male vines to keep" only sounds like storage.
  if (asked.length > 0) return said.length > 0 && fit >= FITS_WELL_FROM && confidence >= SURE_FROM;
  if (isGuided || confidence >= SURE_FROM) return true;
  return fit >= FITS_FROM || entries.some(({ entry }) => reading.work.includes(entry.topic));
}
