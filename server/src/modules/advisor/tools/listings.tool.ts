import { z } from 'zod';
import { cropWords } from '../../vocabulary/crops.js';
import type { AnswerLanguage, Bilingual } from '../advisor.types.js';
import { pick, rupees, say } from '../wording.js';
import { PAGES } from './page-addresses.js';
import type { Listing } from './public-data.js';
import { saidWords, type Tool } from './tool.js';

export interface ListingsArguments {
  /** A crop by any of its names. */
  readonly crop: string;
}

const UNITS: Readonly<Record<string, Bilingual>> = {
  kg: { en: 'kg', hi: 'किलो' },
  quintal: { en: 'quintal', hi: 'क्विंटल' },
  ton: { en: 'ton', hi: 'टन' },
  pieces: { en: 'piece', hi: 'नग' },
  liters: { en: 'litre', hi: 'लीटर' },
};

function line(listing: Listing, language: AnswerLanguage): string {
  const unit = UNITS[listing.unit]?.[language] ?? listing.unit;
  return `${listing.cropName}, ${listing.district} (${listing.state}): ${rupees(listing.basePrice)}/${unit}, ${listing.amount} ${unit}`;
}

/** Crops for sale in the marketplace, newest first. */
export const listingsTool: Tool<ListingsArguments> = {
  name: 'crops_for_sale',
  description: 'Crops that farmers have for sale in the marketplace now: asking price, quantity and place.',
  parameters: z.object({ crop: saidWords.min(1).describe('The crop, for example "tomato".') }),
  async run({ data, language }, { crop }) {
    const [word] = cropWords.find(crop);
    const listings = await data.listings(word?.subject ?? crop);
    const market = { name: pick(language, 'Marketplace', 'बाज़ार'), figure: null, date: null, path: PAGES.marketplace };
    if (listings.length === 0) {
      const text = say(language, {
        en: 'Nobody has that for sale in the marketplace just now. Look again tomorrow, or search the marketplace by district.',
        hi: 'अभी बाज़ार में यह किसी ने बेचने को नहीं लगाया है। कल फिर देखें, या बाज़ार में ज़िले से खोजें।',
      });
      return { text, sources: [market] };
    }
    const heading = say(language, { en: 'For sale in the marketplace now:', hi: 'बाज़ार में अभी बिक्री के लिए:' });
    return {
      text: [heading, ...listings.map((listing) => line(listing, language))].join('\n'),
      sources: listings.map((listing) => ({
        name: `${listing.cropName}, ${listing.district}`,
        figure: `${rupees(listing.basePrice)}/${UNITS[listing.unit]?.[language] ?? listing.unit}`,
        date: null,
        path: PAGES.crop(listing.id),
      })),
    };
  },
};
