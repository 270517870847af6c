import type { Catalogue } from '../../platform/messages.js';

/** Bids and their answers. */
export const BID_MESSAGES: Catalogue = {
  'Only buyers can place bids.': 'सिर्फ़ खरीदार बोली लगा सकते हैं।',
  'You cannot bid on your own crop.': 'आप अपनी ही फसल पर बोली नहीं लगा सकते।',
  'This crop is no longer for sale.': 'यह फसल अब बिक्री के लिए नहीं है।',
  'The bid must be an amount in rupees above 0, at most ₹10 crore, with at most two decimals.':
    'बोली 0 से ज़्यादा और ₹10 करोड़ तक होनी चाहिए, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
  'You are bidding very fast. Please wait a minute.': 'आप बहुत जल्दी-जल्दी बोली लगा रहे हैं। कृपया एक मिनट रुकिए।',
  'Bid placed successfully!': 'बोली लग गई!',
  Message: 'संदेश',
  'Bid not found.': 'बोली नहीं मिली।',
  'Offer not found.': 'यह प्रस्ताव नहीं मिला।',
  'Only the buyer who placed a bid can take it back.': 'बोली वही खरीदार वापस ले सकता है जिसने लगाई है।',
  'The time of this offer is over.': 'इस प्रस्ताव का समय खत्म हो गया है।',
  'There is a newer offer. Please look at it first.': 'इसके बाद नया प्रस्ताव आ चुका है। कृपया पहले उसे देखिए।',
  'It is for the other side to answer this offer.': 'इस प्रस्ताव का जवाब दूसरे पक्ष को देना है।',
  'There is not that much left of this crop.': 'इस फसल की इतनी मात्रा अब नहीं बची है।',
  'This bid is over.': 'यह बोली अब खत्म हो चुकी है।',
  'This bid was accepted already.': 'यह बोली पहले ही मंज़ूर हो चुकी है।',
  'This bid was rejected already.': 'यह बोली पहले ही नामंज़ूर हो चुकी है।',
  'This bid was withdrawn.': 'यह बोली वापस ले ली गई है।',
  'The buyer has placed another bid since.': 'खरीदार ने इसके बाद दूसरी बोली लगा दी है।',
  'This crop is sold whole.': 'यह फसल पूरी एक साथ बिकती है।',
  'That is less than the farmer sells at a time.': 'किसान एक बार में इससे कम नहीं बेचते।',
  'Choose a reason, or say why in your own words.': 'कोई कारण चुनिए, या अपने शब्दों में बताइए।',
  'You are answering very fast. Please wait a minute.': 'आप बहुत जल्दी-जल्दी जवाब दे रहे हैं। कृपया एक मिनट रुकिए।',
  'Bid withdrawn.': 'बोली वापस ले ली गई।',
  'Offer accepted. The deal is made.': 'प्रस्ताव मंज़ूर हुआ। सौदा पक्का हो गया।',
  'Offer declined.': 'प्रस्ताव नामंज़ूर किया गया।',
};
