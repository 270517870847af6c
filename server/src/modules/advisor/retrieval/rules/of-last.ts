import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isCropSubject, isOfLand, type KnowledgeEntry } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { contentWords, indexTerms } from '../../language/terms.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { measuresLand } from '../../vocabulary/area.js';
import { LIGHT } from '../../vocabulary/leaning-words.js';
import { tellingNames } from '../../vocabulary/telling-names.js';
import { themeWords } from '../../vocabulary/themes.js';
import { unwrittenMatterOf } from '../../vocabulary/unwritten-matters.js';
import { type ConversationState, NEW_CONVERSATION } from '../planning/conversation-state.js';
import { byId, entryPart, labelledPart } from '../planning/entry-parts.js';
import type { Part } from '../planning/plan.js';
import { selectTool } from '../planning/select-tool.js';
import type { Reading } from '../reading/reading.js';
import { OF_SCHEMES } from './scheme-parts.js';

/*
 * What is asked on about the entry that was told last, and names nothing but what stands in it.
 */

/** As many words of its own as such a question has. */
const MOST_OWN_WORDS = 3;

/** What may be asked of anything: another part of the crop's work is told by its own entry. */
const OF_ANYTHING: ReadonlySet<SectionLabel> = new Set(['when', 'who', 'amount', 'apply', 'action']);

/** What is written of the land tells its own feeding and watering. */
const WORK_OF_LAND: ReadonlySet<string> = new Set(['nutrition', 'water', 'soil']);

/** How much of it is asked. */
const HOW_MUCH = /\bhow (?:much|many)\b|\bkitn[aei]\b|कितन[ाेी]/iu;

/** What is asked of a scheme alone. */
const OF_SCHEME: ReadonlySet<SectionLabel> = new Set(['who', 'amount', 'apply']);

/** So many names has such a question. */
const MOST_NAMES = 2;

const EMPTY: ReadonlySet<string> = new Set(
  'put keep ready need needed total give take do get time much many after before till day days hour hours humko hamko hame mujhe हमको हमें मुझे'.split(
    ' ',
  ),
);

/** "When is the first cut" after Napier, which is no crop's name: nothing but its own entry tells it. */
const isSownPlant = ({ subject, sections }: KnowledgeEntry): boolean =>
  isCropSubject(subject) && !isAnimal(subject) && sections.some(({ label }) => label === 'seed');

const namesMatter = (text: string, knowledge: KnowledgeBase): boolean =>
  knowledge.leadOf(text) !== undefined ||
  tellingNames.has(text) ||
  themeWords.has(text) ||
  selectTool(text) !== undefined ||
  unwrittenMatterOf(text) !== undefined;

/** The sections that have one of the words, in either language. */
function sectionsWith({ sections }: KnowledgeEntry, terms: ReadonlySet<string>): number[] {
  return sections.flatMap(({ en, hi }, index) =>
    indexTerms(`${en} ${hi}`).some((term) => terms.has(term)) ? [index] : [],
  );
}

/** "How much borax for an acre" after the hollow stems: what only the entry that was told is called by is asked of it. */
function namedOf(last: KnowledgeEntry, said: Reading, knowledge: KnowledgeBase): Part[] | undefined {
  const { text, work } = said;
  // Of a scheme its interest or its share is asked by the part, and not by a word that stands in it.
  if (OF_SCHEMES.has(last.subject)) return undefined;
  const names = contentWords(text).filter((word) => !EMPTY.has(word) && !LIGHT.has(word) && !measuresLand(word));
  const own = names.filter((word) => !/^\d+$/.test(word));
  if (own.length === 0 || own.length > MOST_NAMES || work.length > 0 || !HOW_MUCH.test(text)) return undefined;
  if (namesMatter(text, knowledge) || own.some((word) => knowledge.isCommon(word))) return undefined;
  if (knowledge.called(last, own) < 1) return undefined;
  const sections = sectionsWith(last, new Set(own.flatMap(indexTerms)));
  return sections.length === 0 ? undefined : [{ kind: 'entry', entry: last, sections, labels: [], state: said.state }];
}

/** "How many hours of light" after hens that lay less, "how much lime" after a soil's pH, "which papers" after a machine's subsidy: it is told again. */
export function ofLastParts(said: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const last = state.entry === undefined ? undefined : byId(knowledge, state.entry);
  const { labels, work, crops, area, rest, text } = said;
  if (!last || crops.length > 0 || state.tool !== undefined) return undefined;
  const named = namedOf(last, said, knowledge);
  if (named) return named;
  if (area !== undefined) return undefined;
  const ofLand = isOfLand(last);
  const tellsIt = (label: SectionLabel): boolean => last.sections.some((section) => section.label === label);
  if (!work.every((topic) => ofLand && WORK_OF_LAND.has(topic))) return undefined;
  const ofPlantAlone = isSownPlant(last) && (state.crop === undefined || isAnimal(state.crop.subject));
  if (!labels.every((label) => OF_ANYTHING.has(label) || ((ofLand || ofPlantAlone) && tellsIt(label))))
    return undefined;
  if (namesMatter(text, knowledge)) return undefined;
  // "I want a solar pump" … "how much do we pay": the wording of both may mean another entry.
  const lead = knowledge.leadOf(`${state.asked ?? ''} ${text}`);
  if (lead !== undefined && lead !== last.id) return undefined;
  const own = rest.filter((word) => !EMPTY.has(word) && !LIGHT.has(word) && !/^\d+$/.test(word));
  if (own.length > MOST_OWN_WORDS) return undefined;
  if (own.length === 0) {
    const tells = labels.some(tellsIt);
    const ofScheme = OF_SCHEMES.has(last.subject) && tells && labels.every((label) => OF_SCHEME.has(label));
    if (ofScheme) return told(entryPart(last, said, NEW_CONVERSATION, labels));
    // "How much gypsum", "when to put it" after a soil's pH: the part that is asked, and not the first of them.
    if (!(ofLand || ofPlantAlone) || !tells) return undefined;
    const parts = labels.filter((label) => label !== 'nutrition' || !tellsIt('amount'));
    const asked: readonly SectionLabel[] = HOW_MUCH.test(text) && tellsIt('amount') ? [...parts, 'amount'] : labels;
    return told(labelledPart(last, said, NEW_CONVERSATION, asked));
  }
  if (isCropSubject(last.subject) && state.trouble !== last.id && state.crop === undefined) return undefined;
  if (own.some((word) => knowledge.fit(last, [word]) === 0)) return undefined;
  const sections = sectionsWith(last, new Set(own.flatMap(indexTerms)));
  // Where only its keywords have the word, it is told as it would be for the question alone.
  if (sections.length === 0) return told(entryPart(last, said, NEW_CONVERSATION));
  return [{ kind: 'entry', entry: last, sections, labels: [], state: said.state }];
}

const told = (parts: Part[]): Part[] | undefined => (parts.length > 0 ? parts : undefined);
