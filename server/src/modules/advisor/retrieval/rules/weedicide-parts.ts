import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { PESTICIDE_WORDS } from '../../vocabulary/intents.js';
import type { Part } from '../planning/plan.js';

const WEEDICIDE = /weedicide|herbicide/iu;
const OF_WEEDS = 'weed-management';

/** "Which medicine" for the weeds of a crop that only hoeing is written on: what holds for every crop is told too. */
export function weedicideParts(question: string, parts: readonly Part[], knowledge: KnowledgeBase): Part[] {
  const told = parts.flatMap((part) =>
    part.kind === 'entry' ? part.sections.map((at) => part.entry.sections[at]) : [],
  );
  const onlyWeeds = told.length > 0 && told.every((section) => section?.label === 'weeds');
  if (!onlyWeeds || !PESTICIDE_WORDS.has(question) || told.some((section) => WEEDICIDE.test(section?.en ?? '')))
    return [];
  const entry = knowledge.entry(OF_WEEDS);
  const sections = entry?.sections.flatMap(({ label }, index) =>
    label === 'weeds' || label === 'dose' ? [index] : [],
  );
  return entry && sections ? [{ kind: 'entry', entry, sections, labels: [], state: undefined }] : [];
}
