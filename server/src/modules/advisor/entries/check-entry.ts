import { readFront } from './check-front.js';
import { devanagariShare } from './devanagari-share.js';
import type { EntrySection, KnowledgeEntry } from './entry.types.js';
import { figuresOf, OTHER_FIGURES } from './figures.js';
import { isSectionLabel, SECTION_LABELS } from './section-labels.js';
import type { Fault, Placed, WrittenEntry, WrittenSection } from './split-entries.js';

/** Longer texts do not fit a phone's screen. */
const LONGEST_TEXT = 900;
/** An English text may hold a few Hindi words, and a Hindi one many Latin names of varieties. */
const MOST_IN_ENGLISH = 0.2;
const LEAST_IN_HINDI = 0.3;

/** An entry and what is not right in it; `entry` is absent where its front matter cannot be read. */
export interface CheckedEntry {
  readonly entry?: KnowledgeEntry;
  readonly faults: readonly Fault[];
}

/**
 * Checks one written entry.
 * @param subject the crop, animal or theme that its file is of
 * @param tellsPesticideAmount whether an English text tells how much of a pesticide is taken
 */
export function checkEntry(
  written: WrittenEntry,
  subject: string,
  tellsPesticideAmount: (text: string) => boolean,
): CheckedEntry {
  const faults: Fault[] = [];
  const front = readFront(written, faults);
  const sections = written.sections.flatMap((section) => readSection(section, faults) ?? []);
  if (written.sections.length === 0) faults.push({ line: written.line, reason: 'has no section' });
  for (const { texts } of written.sections)
    for (const { line, text } of texts.slice(0, 1))
      if (tellsPesticideAmount(text))
        faults.push({ line, reason: 'tells an amount of a pesticide; only its label may' });
  checkOnce([...written.asked, ...written.sections.flatMap(({ asked }) => asked)], faults);
  if (!front) return { faults };
  return { entry: { ...front, subject, asked: textsOf(written.asked), sections }, faults };
}

const textsOf = (placed: readonly Placed[]): string[] => placed.map(({ text }) => text);

function readSection({ label, asked, texts }: WrittenSection, faults: Fault[]): EntrySection | undefined {
  const [en, hi, third] = texts;
  if (!isSectionLabel(label.text)) {
    faults.push({
      line: label.line,
      reason: `"${label.text}" has to be one of ${Object.keys(SECTION_LABELS).join(', ')}`,
    });
    return undefined;
  }
  if (!en || !hi) {
    faults.push({ line: label.line, reason: `${label.text} has to have an English line and a Hindi line` });
    return undefined;
  }
  if (third)
    faults.push({ line: third.line, reason: `${label.text} has a third text; a section has one in each language` });
  for (const { text, line } of [en, hi])
    if (text.length > LONGEST_TEXT) faults.push({ line, reason: `is longer than ${LONGEST_TEXT} characters` });
  if ((devanagariShare(en.text) ?? 0) > MOST_IN_ENGLISH) faults.push({ line: en.line, reason: 'is not in English' });
  if ((devanagariShare(hi.text) ?? 1) < LEAST_IN_HINDI) faults.push({ line: hi.line, reason: 'is not in Hindi' });
  if (figuresOf(en.text) !== figuresOf(hi.text)) faults.push({ line: hi.line, reason: OTHER_FIGURES });
  return { label: label.text, en: en.text, hi: hi.text, asked: textsOf(asked) };
}

function checkOnce(asked: readonly Placed[], faults: Fault[]): void {
  const seen = new Set<string>();
  for (const { text, line } of asked) {
    if (seen.has(text.toLowerCase())) faults.push({ line, reason: 'is asked twice' });
    seen.add(text.toLowerCase());
  }
}
