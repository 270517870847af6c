type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets what stands in a text box where React does not see it: React compares with what was set on the element itself. */
function writeUnseen(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
}

/** Whether something else is chosen than the server drew; a list that this program made says nothing of that. */
function isChosen({ options }: HTMLSelectElement): boolean {
  const drawn = [...options].find(({ defaultSelected }) => defaultSelected);
  return drawn !== undefined && !drawn.selected;
}

/**
 * The `ref` of every field of ours: in a page that the server drew somebody may have typed or chosen before the program was
 * there. The browser keeps that in the field, and React starts from what was drawn. So what stands there is typed again, as
 * it were, once React listens: whatever follows the field hears of it. Of a field that is new nothing is heard.
 */
export function typedEarly(field: Field | null): void {
  if (field === null || field.type === 'file' || field.type === 'hidden') return;
  const tell = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  // Later, when all around it listens too. What stands there is read now: until then it may be drawn over.
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    if (!isChosen(field)) return;
    queueMicrotask(() => {
      field.value = value;
      tell('change');
    });
  } else if (field.type === 'checkbox' || field.type === 'radio') {
    const box = field as HTMLInputElement;
    const { checked, defaultChecked } = box;
    if (checked === defaultChecked || (box.type === 'radio' && !checked)) return;
    queueMicrotask(() => {
      box.checked = !checked;
      box.click();
    });
  } else {
    const { value, defaultValue } = field;
    if (value === defaultValue) return;
    queueMicrotask(() => {
      field.value = defaultValue;
      writeUnseen(field, value);
      tell('input');
    });
  }
}
