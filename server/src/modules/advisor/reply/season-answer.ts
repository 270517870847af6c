import { CROPS, nameOf } from '../../vocabulary/crops.js';
import type { AnswerLanguage } from '../advisor.types.js';
import type { EntrySearch } from '../search/entry-search.js';
import type { ToolAnswer } from '../tools/tool.js';
import { capital, dayAndMonth, pick } from '../wording.js';
import { subjectName } from './entry-text.js';
import { reply } from './replies.js';
import { windowsOf } from './season.js';
import type { SowingWindow } from './sowing-windows.js';

/** As many crops as a phone shows. */
const MOST_CROPS = 8;

/** What can be sown today, what closes first on top: by the sowing windows of the zone. */
export function seasonAnswer(
  windows: readonly SowingWindow[],
  search: EntrySearch,
  { state, today, language }: { state: string | undefined; today: string; language: AnswerLanguage },
): ToolAnswer {
  const open = [...new Set(windows.map(({ crop }) => crop))]
    .flatMap((crop) => windowsOf(windows, crop, state, today).filter(({ isOpen }) => isOpen))
    .sort(
      (one, other) =>
        Number(one.window.kind.id === 'late') - Number(other.window.kind.id === 'late') ||
        one.closesIn - other.closesIn,
    )
    .slice(0, MOST_CROPS);
  const [first] = open;
  const day = dayAndMonth(today.slice(5), language);
  if (!first) return { text: reply('nothingSown', language, { day }), sources: [] };
  const lines = open.map(({ window }) => {
    // A fodder that shares its subject has a window by the identifier of its entry.
    const entry = search.entry(window.crop);
    const crop = nameOf(
      CROPS.find((word) => word.subject === window.crop),
      language,
    );
    const name = capital(crop ?? (entry ? subjectName(entry, language) : window.crop));
    return reply('sowingUntil', language, {
      crop: name,
      kind: window.kind[language],
      to: dayAndMonth(window.to, language),
    });
  });
  const heading = reply('sowingNow', language, { day, zone: first.window.zone[language] });
  const name = pick(language, first.window.source, first.window.sourceHi);
  return { text: [heading, ...lines].join('\n'), sources: [{ name, figure: null, date: null, path: null }] };
}
