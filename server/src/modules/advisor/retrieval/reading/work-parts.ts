import type { SectionLabel } from '../../knowledge/section-labels.js';

/** Parts of a crop's work, each of which is an answer of its own. The others only colour a question. */
export const WORK_PARTS: ReadonlySet<SectionLabel> = new Set([
  'variety',
  'seed',
  'nutrition',
  'water',
  'weeds',
  'harvest',
  'store',
  'feed',
  'soil',
  'sell',
]);
