import type { KeyboardEvent } from 'react';

/** Enter in a text would press the first button of the form, which may be one of its choices. */
export function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
