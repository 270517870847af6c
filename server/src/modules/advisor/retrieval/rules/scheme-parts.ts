import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isCropSubject } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { COMPLAINT_WORDS, INTENT_WORDS, PROCUREMENT_WORDS } from '../../vocabulary/intents.js';
import { themeOf, themeWords } from '../../vocabulary/themes.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { byId, entryPart, labelledPart } from '../planning/entry-parts.js';
import type { Part } from '../planning/plan.js';
import type { ToolChoice } from '../planning/select-tool.js';
import { ASK_BACK_BELOW, DECLINE_BELOW, FITS_SCHEME, NEAREST } from '../planning/thresholds.js';
import { namesTitle } from '../reading/names-title.js';
import { type Reading, saidBeside } from '../reading/reading.js';
import { mayAnswer } from './telling-parts.js';

const MACHINE_ENTRY = 'machine-rental';
const PROCUREMENT_ENTRY = 'msp-selling';

const ASKS_HELP = /\b(?:help|support|madad|sahayata)\b|मदद|सहायता/iu;
const SCHEME_TEXT = 'scheme subsidy योजना';
/** What entries of schemes, papers and loans are about. */
export const OF_SCHEMES: ReadonlySet<string> = new Set(['schemes', 'credit']);

/** Where a complaint about a scheme goes, by the beginning of the entry or scheme that was told. */
const COMPLAINTS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^pm-kisan|pm.?kisan|samman|पीएम.?किसान|सम्मान|kist|किस्त|instal/iu, 'pm-kisan-stopped'],
  [/^(pmfby|claim)|insurance|bima|beema|बीमा/iu, 'claim-not-paid'],
  [/^fertiliser-bag-price/u, 'fertiliser-bag-price'],
];

/** The sections that tell where a complaint goes, where that is not `apply` alone. */
const COMPLAINT_PARTS: Readonly<Record<string, readonly SectionLabel[]>> = {
  'claim-not-paid': ['action', 'apply'],
  'fertiliser-bag-price': ['caution'],
};

/** "Where do I complain, give the number": about the scheme that was told last. */
export function complaintParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  if (!COMPLAINT_WORDS.has(reading.text) || reading.crops.length > 0) return undefined;
  const need = state.tool?.tool === 'government_schemes' ? state.tool.argument.need : undefined;
  const about = state.entry ?? (typeof need === 'string' ? need : '');
  const [, id] = COMPLAINTS.find(([pattern]) => pattern.test(about)) ?? [];
  if (id === undefined) return undefined;
  const entry = byId(knowledge, id);
  const labels: readonly SectionLabel[] = COMPLAINT_PARTS[id] ?? ['apply'];
  const sections = entry?.sections.flatMap(({ label }, index) => (labels.includes(label) ? [index] : [])) ?? [];
  if (!entry || sections.length === 0) return undefined;
  return [{ kind: 'entry', entry, sections, labels, area: undefined, state: reading.state }];
}

/** How to apply, why an instalment stops, how to claim: an entry tells it first, a scheme's own card follows. */
export function guidance(
  reading: Reading,
  choice: ToolChoice,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  if (choice.tool === 'machines_for_rent' && INTENT_WORDS.where.has(reading.text)) {
    const told = labelledPart(byId(knowledge, MACHINE_ENTRY), reading, state, ['apply']);
    return told.length === 0 ? undefined : [...told, { kind: 'tool', ...choice }];
  }
  if (choice.tool === 'support_prices' && PROCUREMENT_WORDS.has(reading.text) && reading.labels.includes('when')) {
    const told = labelledPart(byId(knowledge, PROCUREMENT_ENTRY), reading, state, ['when']);
    return told.length === 0 ? undefined : [{ kind: 'tool', ...choice }, ...told];
  }
  if (choice.tool !== 'government_schemes') return undefined;
  // "Government help for drip" is about the scheme for it, by whatever name.
  const asksHelp = ASKS_HELP.test(reading.text);
  const near = mayAnswer(
    knowledge.find(asksHelp ? `${reading.text} ${SCHEME_TEXT}` : reading.text, NEAREST, reading.labels, reading.crops),
    reading,
    knowledge,
  );
  // "Will the insurance pay?" of a mustard field is not answered with what mustard lacks.
  const themes = themeWords.find(reading.text);
  const best =
    // "Insurance for a tractor" is not that of crops.
    near
      .slice(0, 1)
      .find(({ value }) => themes.length > 0 && themeOf(value.id) === undefined && namesTitle(value, reading.text)) ??
    near.find(({ value }) => themes.some((theme) => theme === themeOf(value.id))) ??
    near.find(({ value }) => asksHelp && OF_SCHEMES.has(value.subject)) ??
    near.find(({ value }) => OF_SCHEMES.has(value.subject) || !isCropSubject(value.subject));
  const process = INTENT_WORDS.process.has(reading.text);
  if (!best || best.confidence < (process ? DECLINE_BELOW : ASK_BACK_BELOW)) return undefined;
  // A subsidy for what the nearest scheme does not so much as mention is looked up among all of them.
  if (themes.length === 0 && reading.crops.length === 0 && knowledge.fit(best.value, saidBeside(reading)) < FITS_SCHEME)
    return undefined;
  const told = entryPart(best.value, reading, state);
  return told.length === 0
    ? undefined
    : [...told, { kind: 'tool', ...choice, argument: { ...choice.argument, namedOnly: true } }];
}
