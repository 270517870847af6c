import { sectionKey } from './conversation-state.js';
import type { Part } from './plan.js';

/** "Sirsa or Hisar, with the freight": where two mandis are compared net of the road, nobody has to say the load once more. */
export function withoutIdleFare(parts: readonly Part[]): Part[] {
  const compares = parts.some((part) => part.kind === 'tool' && part.argument.otherMarket !== undefined);
  const isIdle = (part: Part): boolean =>
    part.kind === 'tool' && part.tool === 'transport_fare' && part.argument.tons === undefined;
  return parts.filter((part) => !(compares && isIdle(part)));
}

/** The parts without those of which every section was told by an earlier one, or all that is asked of the entry was asked before. */
export function eachOnce(parts: readonly Part[]): Part[] {
  const told = new Set<string>();
  return parts.filter((part) => {
    if (part.kind === 'tool') {
      const call = JSON.stringify([part.tool, part.argument]);
      return !told.has(call) && told.add(call).has(call);
    }
    if (part.kind !== 'entry') return true;
    const keys = part.sections.map((index) => sectionKey(part.entry.id, index));
    const asked = part.labels.map((label) => `${part.entry.id} ${label}`);
    const isNew = keys.some((key) => !told.has(key)) && !(asked.length > 0 && asked.every((key) => told.has(key)));
    for (const key of [...keys, ...asked]) told.add(key);
    return isNew;
  });
}
