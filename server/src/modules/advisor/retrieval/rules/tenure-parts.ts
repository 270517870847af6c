import type { Lexicon } from '../../../vocabulary/lexicon.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { IDEAS } from '../../vocabulary/ideas.js';
import { CALAMITY_WORDS, INSURANCE_WORDS, KCC_WORDS, LOSS_WORDS, PM_KISAN_WORDS } from '../../vocabulary/intents.js';
import type { Tenure } from '../../vocabulary/tenure.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { byId, labelledPart } from '../planning/entry-parts.js';
import type { Part } from '../planning/plan.js';
import type { Reading } from '../reading/reading.js';

/** What is told of a scheme: an entry, and parts of it. */
interface Told {
  readonly entry: string;
  readonly labels: readonly SectionLabel[];
}

/** What the visitor's tenure means for a scheme. */
const BY_TENURE: ReadonlyArray<readonly [asked: Lexicon<true>, told: Readonly<Record<Tenure, Told>>]> = [
  [
    PM_KISAN_WORDS,
    {
      tenant: { entry: 'pm-kisan-land-name', labels: ['who', 'about'] },
      undivided: { entry: 'pm-kisan-land-name', labels: ['cause', 'action'] },
    },
  ],
  [
    KCC_WORDS,
    {
      tenant: { entry: 'kcc-land-name', labels: ['who'] },
      undivided: { entry: 'kcc-land-name', labels: ['cause', 'action'] },
    },
  ],
  [
    INSURANCE_WORDS,
    {
      tenant: { entry: 'insurance-tenant', labels: ['who', 'apply'] },
      undivided: { entry: 'insurance-joint-land', labels: ['who', 'action'] },
    },
  ],
];

/** Who farms on another's land, or on land that was never divided, and asks whether he gets a scheme. */
export function tenureParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const { tenure } = state;
  if (!tenure || LOSS_WORDS.has(reading.text) || CALAMITY_WORDS.has(reading.text)) return undefined;
  // Whose father got the money and died asks what comes after him, and not whose land counts.
  if (IDEAS.someoneDied.has(reading.text)) return undefined;
  // A tenant who holds no paper is told all that he can get without it, and not one scheme.
  if (IDEAS.tenantFarmer.has(reading.text) && IDEAS.ownerGivesNoPaper.has(reading.text)) return undefined;
  const rule = BY_TENURE.find(([asked]) => asked.has(reading.text));
  if (!rule) return undefined;
  const { entry, labels } = rule[1][tenure];
  const parts = labelledPart(byId(knowledge, entry), reading, state, labels);
  return parts.length > 0 ? parts : undefined;
}
