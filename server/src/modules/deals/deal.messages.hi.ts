import type { Catalogue } from '../../platform/messages.js';

/** Deals. */
export const DEAL_MESSAGES: Catalogue = {
  'Deal not found.': 'सौदा नहीं मिला।',
};
