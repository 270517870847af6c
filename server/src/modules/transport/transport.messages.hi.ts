import type { Catalogue } from '../../platform/messages.js';

/** What is refused of a fare estimate. */
export const TRANSPORT_MESSAGES: Catalogue = {
  'The quantity has to be at least 1 ton and at most 10,000.':
    'मात्रा कम से कम 1 टन और ज़्यादा से ज़्यादा 10,000 टन होनी चाहिए।',
  'At least 1 quintal, at most 1,00,000.': 'कम से कम 1 क्विंटल, ज़्यादा से ज़्यादा 1,00,000।',
  'At least 1 ton, at most 10,000.': 'कम से कम 1 टन, ज़्यादा से ज़्यादा 10,000।',
};
