import type { CropWord } from '../../../vocabulary/crops.js';
import type { Bilingual } from '../../advisor.types.js';
import type { KnowledgeEntry } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import type { Safety } from '../../safety/read-safety.js';
import type { Area } from '../../vocabulary/area.js';
import type { TalkName } from '../../vocabulary/talk.js';
import type { Repair } from '../reading/reading.js';
import type { ToolChoice } from './select-tool.js';

/** A piece of an answer: some sections of an entry, or what a tool says. */
export type Part =
  | {
      readonly kind: 'entry';
      readonly entry: KnowledgeEntry;
      /** Indexes of the sections that are told. */
      readonly sections: readonly number[];
      /** The parts that were asked for; what the heading names. */
      readonly labels: readonly SectionLabel[];
      /** Those of the labels that the question named, where a wording brought the others: a part that was only told along may be told again. */
      readonly named?: readonly SectionLabel[];
      readonly area?: Area | undefined;
      /** The state that was named, for its sowing windows. */
      readonly state?: string | undefined;
      /** The dose of a pesticide was asked for. */
      readonly asksDose?: boolean | undefined;
      /** What the visitor calls a trouble that the entry has another name for: चेचक. */
      readonly called?: string | undefined;
      /** The crop that the visitor named, where the entry is of a sign that comes on every crop. */
      readonly onCrop?: CropWord | undefined;
      /** An animal is ill: the vet's number belongs to every answer. */
      readonly sick?: boolean | undefined;
    }
  | ({ readonly kind: 'tool' } & ToolChoice)
  | { readonly kind: 'season'; readonly state: string | undefined }
  /** A sentence of the advisor's own: what it cannot see, or has nothing written on. */
  | { readonly kind: 'reply'; readonly text: Bilingual };

/** What is done about a message. */
export type Plan =
  /** Danger before anything else, or what is declined. */
  | { readonly kind: 'safety'; readonly safety: Safety }
  | { readonly kind: 'greeting' | 'thanks' | 'about' | 'forecast' | 'decline' | 'dose' | 'helpline' }
  /** What is said beside farming. */
  | { readonly kind: 'talk'; readonly talk: TalkName }
  /** An animal that is ill with what nothing written fits for certain: the vet's number. */
  | { readonly kind: 'sick'; readonly crop: CropWord }
  | {
      readonly kind: 'unknown' | 'told';
      readonly crop: CropWord | undefined;
      /** What was asked about and stands nowhere in the knowledge base, as the visitor called it. */
      readonly unwritten?: string | undefined;
    }
  | { readonly kind: 'again'; readonly choice: ToolChoice }
  | {
      readonly kind: 'ask-back';
      readonly entries: readonly KnowledgeEntry[];
      readonly crop: CropWord | undefined;
      /** A crop was named, and nothing asked of it. */
      readonly isBare?: boolean;
    }
  | {
      readonly kind: 'parts';
      readonly parts: readonly Part[];
      readonly repairs: readonly Repair[];
      readonly crop: CropWord | undefined;
    };
