import { z } from 'zod';
import { cropWords } from '../../vocabulary/crops.js';
import type { AnswerLanguage } from '../advisor.types.js';
import { rupees } from '../wording.js';
import { sentencesOf } from '../words/sentences.js';
import { PAGES } from './page-addresses.js';
import type { Listing } from './public-data.js';
import { saidWords, type Tool } from './tool.js';

export interface ListingsArguments {
  /** A crop by any of its names. */
  readonly crop: string;
}

const UNITS = ['kg', 'quintal', 'ton', 'pieces', 'liters'] as const;
const say = sentencesOf('listings', [...UNITS, 'source', 'none', 'heading']);

function unitName(unit: string, language: AnswerLanguage): string {
  const known = UNITS.find((each) => each === unit);
  return known ? say(known, language) : unit;
}

function line(listing: Listing, language: AnswerLanguage): string {
  const unit = unitName(listing.unit, language);
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
    if (listings.length === 0) {
      const market = { name: say('source', language), figure: null, date: null, path: PAGES.marketplace };
      return { text: say('none', language), sources: [market] };
    }
    return {
      text: [say('heading', language), ...listings.map((listing) => line(listing, language))].join('\n'),
      sources: listings.map((listing) => ({
        name: `${listing.cropName}, ${listing.district}`,
        figure: `${rupees(listing.basePrice)}/${unitName(listing.unit, language)}`,
        date: null,
        path: PAGES.crop(listing.id),
      })),
    };
  },
};
