import type { CropWord } from '../../../vocabulary/crops.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import type { Safety } from '../../safety/read-safety.js';
import type { Area } from '../../vocabulary/area.js';
import type { Tenure } from '../../vocabulary/tenure.js';
import type { ToolChoice } from './select-tool.js';

/** What a conversation has come to: what the next short question is about, and what has been told. */
export interface ConversationState {
  readonly crop?: CropWord | undefined;
  /** The visitor's own word for it, where it is one of several kinds: watermelon among the gourds. */
  readonly cropName?: string | undefined;
  readonly labels: readonly SectionLabel[];
  /** What the last question named beside the crop, where that was short: gypsum, of "when to give gypsum". */
  readonly focus: readonly string[];
  /** The last message, as it was read: what "on this" points at. */
  readonly asked?: string | undefined;
  /** The state and the land that were named last. */
  readonly state?: string | undefined;
  readonly area?: Area | undefined;
  readonly tool?: ToolChoice | undefined;
  /** Id of the entry that was told last. */
  readonly entry?: string | undefined;
  /** Id of the disease, pest or other trouble that was told last, though how to act without chemicals may have been told since. */
  readonly trouble?: string | undefined;
  /** Id of the entry of a scheme that was told last, though a crop's may have been told since. */
  readonly scheme?: string | undefined;
  /** On whose land the visitor farms, where he said so: it decides who gets a scheme. */
  readonly tenure?: Tenure | undefined;
  /** Sections (`id#index`) and look-ups that were told. */
  readonly told: ReadonlySet<string>;
  /** What the last message told of that comes before farming: after a danger, what is asked right after it is asked beside somebody who lies there. */
  readonly safety?: Safety | undefined;
}

export const NEW_CONVERSATION: ConversationState = { labels: [], focus: [], told: new Set() };

export const sectionKey = (entry: string, index: number): string => `${entry}#${index}`;
/** A section that was asked for by its name: one that was only told along with others may be told again alone. */
export const askedKey = (entry: string, index: number): string => `${entry}#${index}!`;
export const toolKey = ({ tool, argument }: ToolChoice): string => `${tool} ${JSON.stringify(argument)}`;
