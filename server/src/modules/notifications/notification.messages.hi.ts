import type { Catalogue } from '../../platform/messages.js';
import type { SentenceKey } from './notification.sentences.js';

/** What is answered about notifications. */
export const NOTIFICATION_MESSAGES: Catalogue = {
  'That is very often. Please wait a minute.': 'यह बहुत जल्दी-जल्दी हो रहा है। कृपया एक मिनट रुकिए।',
  'Say which ones, or up to which one.': 'बताइए कि कौन सी, या किस तक की।',
  'At most 100 at a time.': 'एक बार में ज़्यादा से ज़्यादा 100।',
  'This link is not complete. Please open it from the e-mail again.': 'यह लिंक अधूरा है। कृपया ईमेल से इसे फिर से खोलिए।',
  'You get no more e-mails of this kind.': 'अब आपको इस तरह के ईमेल नहीं आएँगे।',
};

/** What notifications say, in Hindi; `notification.sentences.ts` has it in English. */
export const SENTENCES_HI: Readonly<Record<SentenceKey, string>> = {
  NEW_BID: '{other} ने आपकी {crop} की {quantity} के लिए {price} प्रति {unit} की बोली लगाई है: कुल {total}।',
  'NEW_BID.replaces': '{other} ने आपकी {crop} पर बोली बदल दी है: अब {quantity} के लिए {price} प्रति {unit}, कुल {total}।',
  COUNTER_OFFER: '{other} ने {crop} के लिए नया प्रस्ताव दिया है: {quantity} के लिए {price} प्रति {unit}, कुल {total}।',
  COUNTER_WITHDRAWN: '{other} ने {crop} का पिछला भाव वापस ले लिया। आपका अपना प्रस्ताव फिर से लागू है।',
  OFFER_DECLINED: '{other} ने {crop} के लिए आपका प्रस्ताव नहीं माना।',
  'OFFER_DECLINED.PRICE_TOO_LOW': '{other} ने {crop} के लिए आपका प्रस्ताव नहीं माना: भाव बहुत कम है।',
  'OFFER_DECLINED.QUANTITY_TOO_SMALL': '{other} ने {crop} के लिए आपका प्रस्ताव नहीं माना: वे एक साथ ज़्यादा बेचना चाहते हैं।',
  'OFFER_DECLINED.PROMISED_TO_ANOTHER':
    '{other} ने {crop} के लिए आपका प्रस्ताव नहीं माना: वह किसी और को देने की बात हो चुकी है।',
  'OFFER_DECLINED.PICK_UP_NOT_POSSIBLE':
    '{other} ने {crop} के लिए आपका प्रस्ताव नहीं माना: जैसे आप उठाना चाहते हैं, वैसे नहीं हो पाएगा।',
  'OFFER_DECLINED.WANTS_TO_WAIT': '{other} ने {crop} के लिए आपका प्रस्ताव नहीं माना: वे अभी बेचना नहीं चाहते।',
  BID_WITHDRAWN: '{other} ने आपकी {crop} पर लगाई बोली वापस ले ली।',
  BID_ENDED: '{crop} पर आपकी बोली खत्म हो गई।',
  'BID_ENDED.FARMER_SILENT': '{crop} पर आपकी बोली खत्म हो गई: {other} ने समय पर जवाब नहीं दिया। आप फिर से बोली लगा सकते हैं।',
  'BID_ENDED.BUYER_SILENT.farmer': '{crop} के लिए आपका बताया भाव खत्म हो गया: {other} ने समय पर जवाब नहीं दिया।',
  'BID_ENDED.BUYER_SILENT':
    '{crop} पर आपकी बोली खत्म हो गई: {other} को जवाब देने का समय निकल गया। आप फिर से बोली लगा सकते हैं।',
  'BID_ENDED.SOLD_TO_ANOTHER': '{crop} पर आपकी बोली खत्म हो गई: पूरी फसल किसी और ने खरीद ली।',
  'BID_ENDED.LISTING_REMOVED': '{crop} पर आपकी बोली खत्म हो गई: {other} ने फसल हटा ली।',
  'BID_ENDED.LISTING_EXPIRED': '{crop} पर आपकी बोली खत्म हो गई: फसल की बिक्री का समय पूरा हो गया।',
  QUANTITY_CHANGED: '{crop} अब सिर्फ़ {quantity} बची है। क्या {price} प्रति {unit} की आपकी बोली अब भी कायम है?',
  ANSWER_DUE: '{other} को {crop} ({price} प्रति {unit}) पर आपके जवाब का इंतज़ार है, {until} तक। जवाब नहीं दिया तो मतलब ना।',
  DEAL_STEP: '{crop} के आपके सौदे {number} में नई बात है।',
  'DEAL_STEP.AGREE':
    '{other} के साथ आपका सौदा पक्का हुआ: {crop} की {quantity}, {price} प्रति {unit}, कुल {total}। सौदे का नंबर {number} है।',
  'DEAL_STEP.PROPOSE_PICK_UP': '{other} {day} को {crop} उठाना चाहते हैं। कृपया बताइए कि यह ठीक है या नहीं।',
  'DEAL_STEP.CONFIRM_PICK_UP': '{other} ने मान लिया कि {crop} {day} को उठेगी।',
  'DEAL_STEP.RECORD_WEIGHT': '{other} ने {crop} का तौल लिख दिया है। कृपया 48 घंटे में देख लीजिए।',
  'DEAL_STEP.CONFIRM_WEIGHT': '{other} ने {crop} का तौल मान लिया।',
  'DEAL_STEP.CONFIRM_WEIGHT.clock': '{crop} का तौल माना हुआ है, क्योंकि 48 घंटे तक किसी ने कुछ नहीं कहा। सौदा {number}।',
  'DEAL_STEP.MARK_PAYMENT': '{other} ने बताया है कि {crop} का पैसा दे दिया है। मिल जाने पर कृपया बताइए।',
  'DEAL_STEP.CONFIRM_PAYMENT': '{other} ने {crop} का आपका पैसा मिलना मान लिया।',
  'DEAL_STEP.DENY_PAYMENT': '{other} को {crop} का वह पैसा नहीं मिला जो आपने लिखा था। कृपया सौदा {number} देखिए।',
  'DEAL_STEP.ASK_OPERATOR': '{crop} के सौदे {number} में एक भुगतान सात दिन से माना नहीं गया। हम आप दोनों के साथ इसे देख रहे हैं।',
  'DEAL_STEP.CONFIRM_RETURN': '{other} ने मान लिया कि {crop} का अग्रिम पैसा लौट आया।',
  'DEAL_STEP.COMPLETE': '{other} के साथ {crop} का आपका सौदा {number} पूरा हुआ। कैसा रहा? कृपया एक-दूसरे को रेटिंग दीजिए।',
  'DEAL_STEP.CANCEL': '{other} ने {crop} का आपका सौदा {number} रद्द कर दिया।',
  'DEAL_STEP.CANCEL.clock':
    '{crop} का आपका सौदा {number} रद्द हो गया: उठाने का समय निकल गया। इसमें किसी की गलती नहीं मानी गई।',
  'DEAL_STEP.DISPUTE': '{other} {crop} के तौल से सहमत नहीं हैं। हम आपका सौदा {number} देख रहे हैं।',
  'DEAL_STEP.DECIDE': '{other} के साथ {crop} के आपके सौदे {number} पर हमने फ़ैसला कर दिया है।',
  PICK_UP_TOMORROW: '{other} के साथ {crop} {day} को उठनी है। सौदा {number}।',
  RATED: '{other} ने {crop} के सौदे के लिए आपको रेटिंग दी। आप भी रेटिंग देंगे तो दिखेगी।',
  'RATED.stars': '{other} ने {crop} के लिए आपको 5 में से {stars} सितारे दिए।',
  LISTING_ENDING: '{crop} की आपकी बिक्री {day} को खत्म होगी। आप आखिरी दिन आगे बढ़ा सकते हैं।',
  LISTING_ENDED: '{crop} की आपकी बिक्री का समय पूरा हो गया। फसल अब भी है तो एक बार दबाकर फिर से बेचिए।',
};
