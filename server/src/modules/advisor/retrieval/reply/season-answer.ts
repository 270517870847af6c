import { CROPS, nameOf } from '../../../vocabulary/crops.js';
import { AnswerLanguage } from '../../advisor.types.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { WINDOW_KINDS } from '../../knowledge/sowing-windows.js';
import type { ToolAnswer } from '../../tools/tool.js';
import { capital, dayAndMonth, say } from '../../wording.js';
import { windowsOf, ZONE_NAMES } from './season.js';
import { subjectName } from './suggestions.js';

/** As many crops as a phone shows. */
const MOST_CROPS = 8;

/** What can be sown today, what closes first on top: by the sowing windows of the zone. */
export function seasonAnswer(
  knowledge: KnowledgeBase,
  state: string | undefined,
  today: string,
  language: AnswerLanguage,
): ToolAnswer {
  const crops = [...new Set(knowledge.windows.map(({ crop }) => crop))];
  const open = crops
    .flatMap((crop) => windowsOf(knowledge.windows, crop, state, today).filter(({ isOpen }) => isOpen))
    .sort(
      (one, other) =>
        Number(one.window.kind === 'late') - Number(other.window.kind === 'late') || one.closesIn - other.closesIn,
    )
    .slice(0, MOST_CROPS);
  const [first] = open;
  const day = dayAndMonth(today.slice(5), language);
  if (!first) {
    const text = say(language, {
      en: `${day}: no main crop is sown in these days. Ask me about a crop, and I will say when its time comes.`,
      hi: `${day}: इन दिनों किसी मुख्य फसल की बुवाई नहीं होती। फसल का नाम बताइए, उसका समय बता दूँगा।`,
    });
    return { text, sources: [] };
  }
  const lines = open.map(({ window }) => {
    const crop = CROPS.find((word) => word.subject === window.crop);
    // A fodder that shares its subject has a window by the name of its entry.
    const entry = knowledge.entries.find(({ id }) => id === window.crop);
    const name = capital(nameOf(crop, language) ?? (entry ? subjectName(entry, language) : window.crop));
    const until = dayAndMonth(window.to, language);
    return language === AnswerLanguage.HI
      ? `• ${name}: ${WINDOW_KINDS[window.kind].hi}, ${until} तक`
      : `• ${name}: ${WINDOW_KINDS[window.kind].en}, until ${until}`;
  });
  const heading = say(language, {
    en: `Sowing now, ${day} (${ZONE_NAMES[first.window.zone].en}):`,
    hi: `आज ${day}, अभी की बुवाई (${ZONE_NAMES[first.window.zone].hi}):`,
  });
  const source = {
    name: language === AnswerLanguage.HI ? first.window.sourceHi : first.window.source,
    figure: null,
    date: null,
    path: null,
  };
  return { text: [heading, ...lines].join('\n'), sources: [source] };
}
