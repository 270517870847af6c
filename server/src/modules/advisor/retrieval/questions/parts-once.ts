import { cropWords } from '../../../vocabulary/crops.js';
import { isAbout, isCropSubject } from '../../knowledge/knowledge-entry.js';
import { sectionKey } from '../planning/conversation-state.js';
import type { Part } from '../planning/plan.js';

/** "Sirsa or Hisar, with the freight": where two mandis are compared net of the road, nobody has to say the load once more. */
export function withoutIdleFare(parts: readonly Part[]): Part[] {
  const compares = parts.some((part) => part.kind === 'tool' && part.argument.otherMarket !== undefined);
  const isIdle = (part: Part): boolean =>
    part.kind === 'tool' && part.tool === 'transport_fare' && part.argument.tons === undefined;
  return parts.filter((part) => !(compares && isIdle(part)));
}

/** What is told of another crop than the only one that a message names is left out, as long as something is told of that one. */
export function ofItsCrop(parts: readonly Part[], message: string): Part[] {
  const [subject, ...others] = new Set(cropWords.find(message).map((crop) => crop.subject));
  const isOther = (part: Part): boolean =>
    part.kind === 'entry' && isCropSubject(part.entry.subject) && !isAbout(part.entry, subject ?? '');
  const own = parts.filter((part) => !isOther(part));
  const isTold = own.some((part) => part.kind === 'entry' && isAbout(part.entry, subject ?? ''));
  return others.length === 0 && isTold ? own : [...parts];
}

/** The parts without what an earlier one told: a section, or all that is asked of an entry. */
export function eachOnce(parts: readonly Part[]): Part[] {
  const told = new Set<string>();
  const isNew = (key: string): boolean => !told.has(key);
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'tool') {
      const call = JSON.stringify([part.tool, part.argument]);
      return isNew(call) && told.add(call) ? [part] : [];
    }
    if (part.kind !== 'entry') return [part];
    const { id } = part.entry;
    const sections = part.sections.filter((index) => isNew(sectionKey(id, index)));
    const labels = part.labels.filter((label) => isNew(`${id} ${label}`));
    for (const index of part.sections) told.add(sectionKey(id, index));
    for (const label of part.labels) told.add(`${id} ${label}`);
    return sections.length === 0 || (part.labels.length > 0 && labels.length === 0)
      ? []
      : [{ ...part, sections, labels }];
  });
}
