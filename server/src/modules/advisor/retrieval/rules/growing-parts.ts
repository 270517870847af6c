import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { FIGURES_TOPIC, isCropSubject, type KnowledgeEntry, TROUBLE_TOPICS } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { ANIMALS } from '../../vocabulary/animals.js';
import { DISEASE_SIGN_WORDS, SYMPTOM_WORDS } from '../../vocabulary/intents.js';
import { type ConversationState, sectionKey } from '../planning/conversation-state.js';
import type { Part } from '../planning/plan.js';
import { type Reading, saidBeside } from '../reading/reading.js';

/** "Growing pomegranate", अनार की खेती: how a crop is grown at all, and no part of it. */
const ASKS_GROWING =
  /\b(?:how (?:to|do i|can i|do we) (?:grow|cultivate|farm)|cultivation|farming)\b|\b(?:ki|ka|kii) (?:kheti|khetee|bagwani)\b|(?:की|का) (?:खेती|बागवानी)/iu;
/** Asked of a farm's money, papers and people: that is no growing. */
const OF_SOMETHING_ELSE =
  /\b(?:cost|profit|loan|subsidy|scheme|yojana|training|contract|organic|natural|jaivik|kharch\w*|laa?gat|munafa|kamai|sabsidi|anudan|lon|price|bhav|rate|msp|bima|insurance|sath|saath|sell|bech\w*|company|licen\w*)\b|खर्च|लागत|मुनाफ|कमाई|सब्सिडी|अनुदान|लोन|योजना|भाव|रेट|बीमा|साथ|बेच|ट्रेनिंग|प्रशिक्षण|जैविक|प्राकृतिक/iu;
const MOST_OTHER_WORDS = 2;
/** What is told first of growing a crop. */
const FIRST: readonly SectionLabel[] = ['when', 'soil', 'variety', 'seed'];

const OF_TROUBLE: ReadonlySet<SectionLabel> = new Set(['sign', 'cause', 'action', 'dose']);
const MOST_SECTIONS = 4;

const holds = ({ sections }: KnowledgeEntry, label: SectionLabel): boolean =>
  sections.some((section) => section.label === label);

/** How much of the growing of its crop an entry tells. */
function tellsGrowing(entry: KnowledgeEntry): number {
  if (TROUBLE_TOPICS.has(entry.topic) || entry.topic === FIGURES_TOPIC) return 0;
  const isNamed = entry.id === `${entry.subject}-growing` ? 4 : 0;
  return isNamed + (entry.topic === 'sowing' ? 2 : 0) + FIRST.filter((label) => holds(entry, label)).length;
}

/** The crop's own entry on its growing, where nothing particular is asked of it. */
export function growingParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const [crop] = reading.crops;
  if (!crop || reading.crops.length > 1 || ANIMALS.has(crop.subject) || !isCropSubject(crop.subject)) return undefined;
  const { text, labels } = reading;
  if (!ASKS_GROWING.test(text) || OF_SOMETHING_ELSE.test(text) || labels.length > 0) return undefined;
  if (SYMPTOM_WORDS.has(text) || DISEASE_SIGN_WORDS.has(text) || saidBeside(reading).length > MOST_OTHER_WORDS)
    return undefined;
  const [best] = knowledge
    .about(crop.subject)
    .map((entry) => ({ entry, growing: tellsGrowing(entry) }))
    .filter(({ growing }) => growing > 1)
    .sort((one, other) => other.growing - one.growing);
  if (!best) return undefined;
  const sections = best.entry.sections.flatMap(({ label }, index) =>
    OF_TROUBLE.has(label) || state.told.has(sectionKey(best.entry.id, index)) ? [] : [index],
  );
  if (sections.length === 0) return undefined;
  const { area, state: home } = reading;
  return [
    { kind: 'entry', entry: best.entry, sections: sections.slice(0, MOST_SECTIONS), labels: [], area, state: home },
  ];
}
