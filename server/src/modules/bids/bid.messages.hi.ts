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
  'The listing has ended.': 'इस फसल की बिक्री का समय पूरा हो गया है।',
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
  'Offer countered.': 'नया भाव भेज दिया गया।',
  'Counter-offer taken back.': 'आपका भाव वापस ले लिया गया।',
  'Quantity confirmed.': 'मात्रा पक्की कर दी गई।',
  'The price must be an amount in rupees above 0, at most ₹10 crore, with at most two decimals.':
    'भाव 0 से ज़्यादा और ₹10 करोड़ तक होना चाहिए, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
  'That is just what was offered. Accept it, or name another price.':
    'यही तो सामने वाले ने कहा है। इसे मंज़ूर कीजिए, या दूसरा भाव बताइए।',
  'That is more than the buyer wants.': 'खरीदार को इतनी मात्रा नहीं चाहिए।',
  'That is more than your bid was for.': 'आपकी बोली इतनी मात्रा के लिए नहीं थी।',
  'You have both named many prices. Please say yes or no to this one.':
    'दोनों तरफ़ से कई भाव बताए जा चुके हैं। अब इस भाव पर हाँ या ना कहिए।',
  'These are reasons of a farmer. Say it in your own words, or not at all.':
    'ये कारण किसान के लिए हैं। अपने शब्दों में बताइए, या कुछ न लिखिए।',
  'The least bid now is {amount}. Please bid that or more.':
    'अभी सबसे कम बोली {amount} है। कृपया इतनी या इससे ज़्यादा की बोली लगाइए।',
  'You bid up to {amount} already. You can only go higher.':
    'आप पहले ही {amount} तक की बोली लगा चुके हैं। अब इससे ऊपर ही जा सकते हैं।',
  'This auction is over. No more bids are taken.': 'यह नीलामी खत्म हो चुकी है। अब बोली नहीं लगाई जा सकती।',
  'Your maximum must be an amount in rupees above 0, at most ₹10 crore, with at most two decimals.':
    'आपकी सबसे ऊँची बोली 0 से ज़्यादा और ₹10 करोड़ तक होनी चाहिए, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
  'Your maximum cannot be below your bid.': 'आपकी सबसे ऊँची बोली आपकी बोली से कम नहीं हो सकती।',
  'A maximum goes with an auction only.': 'सबसे ऊँची बोली सिर्फ़ नीलामी में दी जाती है।',
  'Somebody else led when this auction ended.': 'जब यह नीलामी खत्म हुई, तब किसी और की बोली आगे थी।',
  'Somebody else has bid more. There is nothing of yours to take back.':
    'किसी और ने ज़्यादा बोली लगा दी है। आपका कुछ वापस लेने को नहीं है।',
  'Yours is the highest bid of this auction. It cannot be taken back.':
    'इस नीलामी में आपकी बोली सबसे ऊँची है। इसे वापस नहीं लिया जा सकता।',
  'This auction goes on until its end. Then the highest bid decides.':
    'यह नीलामी अपने समय तक चलेगी। उसके बाद सबसे ऊँची बोली से फ़ैसला होगा।',
  'This is an auction: the highest bid decides, and no other price is named.':
    'यह नीलामी है: सबसे ऊँची बोली से फ़ैसला होता है, दूसरा भाव नहीं बताया जाता।',
  'The buyer has said no to the offer.': 'खरीदार इस प्रस्ताव को मना कर चुके हैं।',
  'Only the farmer who named this price can take it back.': 'यह भाव वही किसान वापस ले सकते हैं जिन्होंने बताया है।',
  'Only the buyer who placed a bid can say how much they want.':
    'कितना चाहिए, यह वही खरीदार बता सकते हैं जिन्होंने बोली लगाई है।',
  'This bid waits for your answer. There is nothing of yours to take back.':
    'यह बोली आपके जवाब का इंतज़ार कर रही है। आपका कोई भाव वापस लेने को नहीं है।',
  'The farmer has answered with a price of their own. Please answer that first.':
    'किसान ने अपना भाव बताया है। पहले उसका जवाब दीजिए।',
  'There is less of this crop now. Please say first how much you still want.':
    'अब यह फसल कम बची है। पहले बताइए कि आपको कितनी चाहिए।',
  'This bid waits for your answer.': 'यह बोली आपके जवाब का इंतज़ार कर रही है।',
  'Say which crop the bid is for.': 'बताइए कि बोली किस फसल के लिए है।',
};
