import type { Lexicon } from '../../vocabulary/lexicon.js';
import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import type { SectionLabel } from '../knowledge/section-labels.js';
import { CALAMITY_WORDS, INSURANCE_WORDS, KCC_WORDS, LOSS_WORDS, PM_KISAN_WORDS } from '../vocabulary/intents.js';
import type { Tenure } from '../vocabulary/tenure.js';
import type { ConversationState } from './conversation-state.js';
import { byId, labelledPart } from './entry-parts.js';
import type { Part } from './plan.js';
import type { Reading } from './reading.js';

/** What the visitor's tenure means for a scheme: the entry, and the parts of it. */
const BY_TENURE: ReadonlyArray<
  readonly [asked: Lexicon<true>, entry: string, labels: Readonly<Record<Tenure, readonly SectionLabel[]>>]
> = [
  [PM_KISAN_WORDS, 'pm-kisan-land-name', { tenant: ['who', 'about'], undivided: ['cause', 'action'] }],
  [KCC_WORDS, 'kcc-land-name', { tenant: ['who'], undivided: ['cause', 'action'] }],
  [INSURANCE_WORDS, 'pmfby', { tenant: ['who', 'apply'], undivided: ['who'] }],
];

/** Who farms on another's land, or on land that was never divided, and asks whether he gets a scheme. */
export function tenureParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const { tenure } = state;
  if (!tenure || LOSS_WORDS.has(reading.text) || CALAMITY_WORDS.has(reading.text)) return undefined;
  const rule = BY_TENURE.find(([asked]) => asked.has(reading.text));
  if (!rule) return undefined;
  const [, id, labels] = rule;
  const parts = labelledPart(byId(knowledge, id), reading, state, labels[tenure]);
  return parts.length > 0 ? parts : undefined;
}
