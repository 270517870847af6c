import type { Breach } from '../checker.js';
import type { Summary } from './summary.js';

/** Whether every key was good for its one wish: each has its own, and is sent with the same request at every try. */
export function checkKeys({ intentions, stored }: Summary): Breach[] {
  const refused = intentions
    .filter(({ attempts }) => attempts.some(({ code }) => code === 'KEY_REUSED'))
    .map(({ action, id }): Breach => ({ promise: 'key used up', what: `${action} ${id}: refused as used` }));
  const left = stored.keysWithoutAnswer;
  return left === 0 ? refused : [...refused, { promise: 'key used up', what: `${left} are left without an answer` }];
}
