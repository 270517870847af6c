import { element } from './dom';

/** Names and values, one a row. */
export function rows(pairs: readonly (readonly [name: string, value: string])[]): HTMLElement {
  return element(
    'dl',
    {},
    ...pairs.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
  );
}

/** What to know about the answer. */
export function note(text: string): HTMLElement {
  return element('p', { class: 'note' }, text);
}
