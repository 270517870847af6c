import type { SectionLabel } from './section-labels.js';
import type { Topic } from './topics.js';

/** An amount for one acre, as a figure that can be multiplied by an area. */
export interface Amount {
  readonly from: number;
  readonly to: number;
  readonly unit: 'g' | 'kg' | 'quintal';
  /** For which way of sowing, or of which fertiliser; absent where there is one only. */
  readonly en?: string;
  readonly hi?: string;
}

/** One part of an entry: an English and a Hindi text that say the same, and questions of real people that it answers. */
export interface EntrySection {
  readonly label: SectionLabel;
  readonly en: string;
  readonly hi: string;
  readonly asked: readonly string[];
}

/** One piece of farming knowledge with its source. */
export interface KnowledgeEntry {
  readonly id: string;
  /** Crop or animal (`wheat`, `dairy`), or a theme that belongs to no crop (`soil`, `schemes`); the name of the entry's file. */
  readonly subject: string;
  /** Other crops or animals that the whole entry holds for as well. */
  readonly alsoAbout: readonly string[];
  /** Kind of work or of content; `general` where none is written. */
  readonly topic: Topic;
  readonly titleEn: string;
  readonly titleHi: string;
  /** In the order of telling; a label may come again. */
  readonly sections: readonly EntrySection[];
  /** Other names and words that people ask with, in any of the three scripts, beyond those of title and sections. */
  readonly aliases: readonly string[];
  /** Questions of real people that the whole entry answers. */
  readonly asked: readonly string[];
  readonly seedPerAcre?: readonly Amount[];
  readonly fertiliserPerAcre?: readonly Amount[];
  readonly source: string;
  readonly sourceHi: string;
  /** Day on which the text was last compared with its source (`YYYY-MM-DD`); null where nobody has yet, which the answer says. */
  readonly checkedOn: string | null;
  /** Paths of this site that help further. */
  readonly seeAlso: readonly string[];
}
