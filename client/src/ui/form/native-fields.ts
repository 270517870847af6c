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

/** The text of a text box, a select, a check box or a choice; undefined where there is no such field. */
export function readField(form: HTMLFormElement, name: string): string | undefined {
  const fields = fieldsOf(form, name);
  const [first] = fields;
  if (first === undefined || !isTickable(first)) return first?.value;
  return fields.filter(isTickable).find((field) => field.checked)?.value ?? '';
}

/** Sets a field as if it had stood there from the start. A file cannot be set. */
export function writeField(form: HTMLFormElement, name: string, text: string): void {
  for (const field of fieldsOf(form, name)) {
    // Each by itself: React remembers what it saw last, and takes a choice made in another way for no change.
    if (isTickable(field)) field.checked = field.value === text;
    else if (field.type !== 'file') field.value = text;
  }
}

/** Where the focus goes for a field; the first button of a choice. */
export function startOfField(form: HTMLFormElement, name: string): HTMLElement | undefined {
  return fieldsOf(form, name)[0];
}
