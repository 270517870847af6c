/**
 * The `ref` of every field of ours that stands in a page which the server draws: a visitor may have typed or chosen before the
 * program was there. The browser keeps that in the field, and React starts from what was drawn. So what stands there is typed
 * again, as it were, once React listens: its listeners run. A new field fires nothing.
 */
export function typedEarly(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null): void {
  if (!field) return;
  const { value } = field;
  const isList = field instanceof HTMLSelectElement;
  // A list that this program made says nothing of what was drawn.
  const isAsDrawn = isList
    ? [...field.options].every(({ defaultSelected, selected }) => selected || !defaultSelected)
    : value === field.defaultValue;
  if (isAsDrawn) return;
  // Later, when all around it listens too. What stands there was read before: until then it may be drawn over.
  queueMicrotask(() => {
    // React compares with what was set on the element itself, and does not see what is set by way of its prototype.
    if (!isList) field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true }));
  });
}
