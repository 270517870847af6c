import type { FieldProblem } from './errors/app-error.js';
import { storedLines, storedText } from './spelling.js';

/** What a text field may hold. */
export interface TextRule {
  /** Path of the field as the caller sends it: `firstName`, `location.state`. */
  readonly field: string;
  /** The field's name at the start of a sentence: `First name`. */
  readonly label: string;
  /** The longest that is taken, in code points. */
  readonly max: number;
  /** Whether line breaks and tabs are part of it. Names have none, descriptions do. */
  readonly multiline?: boolean;
  /** An optional text may be missing or blank; it then comes back as ''. */
  readonly optional?: boolean;
}

/** Half of a surrogate pair: PostgreSQL would store it as U+FFFD without a word (security.md I5). */
const LONE_SURROGATE = /\p{Surrogate}/u;
/** NUL above all, which PostgreSQL refuses (security.md I5). */
const CONTROL = /\p{Control}/u;
const CONTROL_BUT_LINES = /[^\P{Control}\n\r\t]/u;
/** Marks that turn the direction of writing and make a name read as another one (security.md N8). */
const DIRECTION_MARK = /\p{Bidi_Control}/u;
/** Nothing that can be seen: spaces, zero-width characters, fillers, the empty Braille cell. */
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether the database can store the text as it is: no NUL, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !LONE_SURROGATE.test(text);
}

/** Length as people count it, in code points; what `length()` of PostgreSQL says too. */
export function codePoints(text: string): number {
  return [...text].length;
}

/**
 * A text as it may be stored (`storedText`, `storedLines`). What is wrong with it is added to `problems`, in words for a
 * person, and '' comes back; so a form reports all problems at once.
 */
export function cleanText(value: unknown, rule: TextRule, problems: FieldProblem[]): string {
  const refuse = (message: string): string => {
    problems.push({ field: rule.field, message });
    return '';
  };
  if (value === undefined || value === null || value === '') {
    return rule.optional ? '' : refuse(`${rule.label} is required.`);
  }
  if (typeof value !== 'string') return refuse(`${rule.label} must be text.`);
  // Four UTF-16 units a code point is generous even before composition; a longer text is not worth normalising.
  if (value.length > rule.max * 4 + 1_000) return refuse(tooLong(rule));
  if (LONE_SURROGATE.test(value) || (rule.multiline ? CONTROL_BUT_LINES : CONTROL).test(value.trim())) {
    return refuse(`${rule.label} has characters that cannot be stored.`);
  }
  if (DIRECTION_MARK.test(value)) return refuse(`${rule.label} has hidden characters. Please type it again.`);
  if (INVISIBLE.test(value)) return rule.optional ? '' : refuse(`${rule.label} is required.`);
  const text = rule.multiline ? storedLines(value) : storedText(value);
  return codePoints(text) > rule.max ? refuse(tooLong(rule)) : text;
}

function tooLong(rule: TextRule): string {
  return `${rule.label} can have at most ${rule.max} characters.`;
}
