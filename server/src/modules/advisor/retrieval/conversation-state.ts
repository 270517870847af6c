import type { SectionLabel } from '../knowledge/section-labels.js';
import type { CropWord } from '../vocabulary/crops.js';
import type { Tenure } from '../vocabulary/tenure.js';
import type { ToolChoice } from './select-tool.js';

/** What a conversation has come to: what the next short question is about, and what has been told. */
export interface ConversationState {
  readonly crop?: CropWord | undefined;
  readonly labels: readonly SectionLabel[];
  /** What the last question named beside the crop, where that was short: gypsum, of "when to give gypsum". */
  readonly focus: readonly string[];
  readonly state?: string | undefined;
  readonly tool?: ToolChoice | undefined;
  /** Id of the entry that was told last. */
  readonly entry?: string | undefined;
  /** On whose land the visitor farms, where he said so: it decides who gets a scheme. */
  readonly tenure?: Tenure | undefined;
  /** Sections (`id#index`) and look-ups that were told. */
  readonly told: ReadonlySet<string>;
}

export const NEW_CONVERSATION: ConversationState = { labels: [], focus: [], told: new Set() };

export const sectionKey = (entry: string, index: number): string => `${entry}#${index}`;
/** A section that was asked for by its name: one that was only told along with others may be told again alone. */
export const askedKey = (entry: string, index: number): string => `${entry}#${index}!`;
export const toolKey = ({ tool, argument }: ToolChoice): string => `${tool} ${JSON.stringify(argument)}`;
