/** A field or a text of an entry file with the number of its line, from 1. */
export interface Placed {
  readonly text: string;
  readonly line: number;
}

/** A section as it is written: its label, the questions before its texts, and its texts. */
export interface WrittenSection {
  readonly label: Placed;
  readonly asked: Placed[];
  readonly texts: Placed[];
}

/** An entry as it is written, before anything of it is checked. */
export interface WrittenEntry {
  /** Line of the `---` that opens it. */
  readonly line: number;
  /** Fields of the front matter by name; each may be written several times. */
  readonly fields: Map<string, Placed[]>;
  /** Questions before the first section. */
  readonly asked: Placed[];
  readonly sections: WrittenSection[];
}

/** What is not right in an entry file. */
export interface Fault {
  readonly line: number;
  readonly reason: string;
}

const RULE = '---';
const FIELD = /^([A-Za-z]+):\s*(.*)$/;

/**
 * Splits an entry file at its front matters, `## label` and `? question` lines. The front matter is not YAML: a title may hold a colon
 * ("Wheat: sowing") without quotes, and two thousand documents of YAML would take half a second at every start.
 */
export function splitEntries(content: string): { entries: WrittenEntry[]; faults: Fault[] } {
  const entries: WrittenEntry[] = [];
  const faults: Fault[] = [];
  let isFront = false;
  content.split('\n').forEach((raw, index) => {
    const text = raw.trim();
    const line = index + 1;
    if (text === '') return;
    if (text === RULE) {
      isFront = !isFront;
      if (isFront) entries.push({ line, fields: new Map(), asked: [], sections: [] });
      return;
    }
    const entry = entries.at(-1);
    const reason = entry ? place(entry, isFront, { text, line }) : `stands before the first ${RULE}`;
    if (reason) faults.push({ line, reason });
  });
  const last = entries.at(-1);
  if (isFront && last) faults.push({ line: last.line, reason: `opens a front matter that no ${RULE} closes` });
  return { entries, faults };
}

/** Puts a line where it belongs, or tells why it belongs nowhere. */
function place(entry: WrittenEntry, isFront: boolean, { text, line }: Placed): string | undefined {
  if (isFront) {
    const [, name, value] = FIELD.exec(text) ?? [];
    if (name === undefined || value === undefined) return 'is no "name: value"';
    entry.fields.set(name, [...(entry.fields.get(name) ?? []), { text: value, line }]);
    return undefined;
  }
  const section = entry.sections.at(-1);
  if (text.startsWith('## ')) {
    entry.sections.push({ label: { text: text.slice(3).trim(), line }, asked: [], texts: [] });
  } else if (text.startsWith('? ')) {
    if (section && section.texts.length > 0) return 'is a question below a text; questions stand above it';
    (section ?? entry).asked.push({ text: text.slice(2).trim(), line });
  } else if (section) {
    section.texts.push({ text, line });
  } else return 'is a text before the first "## label"';
  return undefined;
}
