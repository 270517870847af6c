import type { Catalogue } from '../../platform/messages.js';

/** Placing a bid. */
export const BID_MESSAGES: Catalogue = {
  'Only buyers can place bids.': 'सिर्फ़ खरीदार बोली लगा सकते हैं।',
  'You cannot bid on your own crop.': 'आप अपनी ही फसल पर बोली नहीं लगा सकते।',
  'This crop is no longer for sale.': 'यह फसल अब बिक्री के लिए नहीं है।',
  'The bid must be an amount in rupees above 0, at most ₹10 crore, with at most two decimals.':
    'बोली 0 से ज़्यादा और ₹10 करोड़ तक होनी चाहिए, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
  'You are bidding very fast. Please wait a minute.': 'आप बहुत जल्दी-जल्दी बोली लगा रहे हैं। कृपया एक मिनट रुकिए।',
  'Bid placed successfully!': 'बोली लग गई!',
  Message: 'संदेश',
};
