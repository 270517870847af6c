import type { CropWord } from '../../vocabulary/crops.js';
import type { KnowledgeEntry } from '../entries/entry.types.js';
import type { SectionLabel } from '../entries/section-labels.js';
import type { ReplyName } from '../reply/replies.js';
import type { Safety } from '../safety/read-safety.js';
import type { Area } from '../words/land.js';
import type { Talk } from '../words/talk.js';

/** Some sections of an entry, and what of the question bears on how they are told. */
export interface EntryPart {
  readonly kind: 'entry';
  readonly entry: KnowledgeEntry;
  /** Indexes of the sections that are told. */
  readonly sections: readonly number[];
  /** The parts that were asked for. */
  readonly labels: readonly SectionLabel[];
  readonly area: Area | undefined;
  readonly state: string | undefined;
  /** The dose of a pesticide was asked for, which is not told. */
  readonly asksDose: boolean;
}

/** A piece of an answer. */
export type Part =
  | EntryPart
  | { readonly kind: 'tool'; readonly tool: string; readonly argument: Readonly<Record<string, unknown>> }
  | { readonly kind: 'condolence' }
  /** That a word was read as the name of a crop. */
  | { readonly kind: 'meant'; readonly written: string; readonly crop: CropWord }
  /** What can be sown on the day of the answer. */
  | { readonly kind: 'season'; readonly state: string | undefined }
  /** A sentence of the advisor's own. */
  | { readonly kind: 'reply'; readonly reply: ReplyName; readonly fill?: Readonly<Record<string, string>> };

/** What is done about a message. */
export type Decision =
  | { readonly kind: 'safety'; readonly safety: Safety }
  | { readonly kind: 'talk'; readonly talk: Talk }
  | { readonly kind: 'answer'; readonly parts: readonly Part[] }
  /** Two or three entries of which one may be meant; `crop` where nothing but that crop was named. */
  | { readonly kind: 'ask-back'; readonly entries: readonly KnowledgeEntry[]; readonly crop: CropWord | undefined }
  | { readonly kind: 'not-written'; readonly crop: CropWord | undefined };

/** Why a question was answered as it was. Holds words of the message, so it is logged without personal data only. */
export interface Why {
  readonly heard: {
    readonly text: string;
    readonly crops: readonly string[];
    readonly parts: readonly string[];
    readonly wants: readonly string[];
    readonly state: string | undefined;
    readonly leansOn: string;
  };
  readonly tool: string | undefined;
  readonly hits: ReadonlyArray<{
    readonly entry: string;
    readonly score: number;
    readonly coverage: number;
    readonly likeness: number;
    readonly words: readonly string[];
  }>;
  readonly decided: string;
}
