import type { MessageId } from '@/i18n/message-id';
import { type NumberKind, readNumber } from '@/lib/read-number';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(node: Node): node is Field {
  return node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement;
}

/** One field, or every button of a choice. */
function fieldsOf(form: HTMLFormElement, name: string): Field[] {
  const found = form.elements.namedItem(name);
  if (found === null) return [];
  return (found instanceof Element ? [found] : [...found]).filter(isField);
}

/** A box or a button that is ticked; its value counts only then. */
function isTickable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** How a field of ours is read that holds a number (`number-input.tsx`). */
const kindOf = ({ dataset: { number } }: Field) => number as NumberKind | undefined;

/**
 * The text of a text box, a select, a check box or a choice; undefined where there is no such field. Of a number that can be
 * read it is the number alone, as `Number` takes it.
 */
export function readField(form: HTMLFormElement, name: string): string | undefined {
  const fields = fieldsOf(form, name);
  const [first] = fields;
  if (first === undefined) return undefined;
  const kind = kindOf(first);
  if (kind) return readNumber(first.value, kind) ?? first.value;
  if (!isTickable(first)) return first.value;
  return fields.filter(isTickable).find((field) => field.checked)?.value ?? '';
}

/**
 * What is wrong with a field whose content counts for nothing though something stands there: a number that cannot be read, or
 * half a date, which a browser shows and gives out as an empty text.
 */
export function unreadable(form: HTMLFormElement, name: string): MessageId | undefined {
  const [field] = fieldsOf(form, name);
  if (field === undefined) return undefined;
  const kind = kindOf(field);
  if (kind) return readNumber(field.value, kind) === null ? `ui.unreadable.${kind}` : undefined;
  return field.validity.badInput ? 'ui.unreadable.part' : undefined;
}

/** Sets a field as if it had stood there from the start. A file cannot be set. */
export function writeField(form: HTMLFormElement, name: string, text: string): void {
  for (const field of fieldsOf(form, name)) {
    // Each by itself: React remembers what it saw last, and takes a choice made in another way for no change.
    if (isTickable(field)) field.checked = field.value === text;
    else if (field.type !== 'file') field.value = text;
  }
}

/** The height of the header, which stays, with a margin. */
const HEADER = 80;
/** What messages and the page's bars may take of the screen's lower edge. */
const LOWER_EDGE = 260;

/** Brings a field into sight with its label, and with the page's title where both have room. What is in sight stays where it is. */
export function scrollToField(field: HTMLElement): void {
  const label = isField(field) && !isTickable(field) ? field.labels?.[0] : null;
  const head = label ?? field.closest('fieldset') ?? field;
  const { top } = head.getBoundingClientRect();
  const { bottom } = field.getBoundingClientRect();
  const isFree = (scrolled: number) => top + scrolled >= HEADER && bottom + scrolled <= window.innerHeight - LOWER_EDGE;
  if (isFree(0)) return;
  if (isFree(window.scrollY)) window.scrollTo(0, 0);
  else head.scrollIntoView?.({ block: 'start' });
}

/** Where the focus goes for a field; the first button of a choice. */
export function startOfField(form: HTMLFormElement, name: string): HTMLElement | undefined {
  return fieldsOf(form, name)[0];
}
