import type { Catalogue } from '../../platform/messages.js';
import { WEIGHT_ANSWER_HOURS } from '../deals/deal.rules.js';
import type { MessageKey } from './message-templates.js';

/** What is answered about notifications. */
export const NOTIFICATION_MESSAGES: Catalogue = {
  'That is very often. Please wait a minute.': 'यह बहुत जल्दी-जल्दी हो रहा है। कृपया एक मिनट रुकिए।',
  'Say which ones, or up to which one.': 'बताइए कि कौन सी, या किस तक की।',
  'At most {count} at a time.': 'एक बार में ज़्यादा से ज़्यादा {count}।',
  'This link is not complete. Please open it from the e-mail again.': 'यह लिंक अधूरा है। कृपया ईमेल से इसे फिर से खोलिए।',
  'This site sends nothing to devices.': 'यह साइट फ़ोन या कंप्यूटर पर सूचना नहीं भेजती।',
  'This is not the address of a push service.': 'यह ब्राउज़र की सूचना सेवा का पता नहीं है।',
  'This is not the public key of a push subscription: 65 bytes, a point of P-256.':
    'यह ब्राउज़र की सूचना सेवा की सार्वजनिक चाबी नहीं है: 65 बाइट, P-256 का एक बिंदु।',
  'This is not the secret of a push subscription: 16 bytes.': 'यह ब्राउज़र की सूचना सेवा का गुप्त शब्द नहीं है: 16 बाइट।',
  'This device is not on your list any more.': 'यह फ़ोन या कंप्यूटर अब आपकी सूची में नहीं है।',
  'Name of the device': 'फ़ोन या कंप्यूटर का नाम',
  'You get no more e-mails of this kind.': 'अब आपको इस तरह के ईमेल नहीं आएँगे।',
};

/** What notifications say, in Hindi; `message-templates.ts` has it in English. */
export const MESSAGE_TEMPLATES_HI: Readonly<Record<MessageKey, string>> = {
  NEW_BID: '{other} ने आपकी फसल {crop} ({quantity}) पर {price} प्रति {unit} की बोली लगाई है: कुल {total}।',
  'NEW_BID.replaces':
    '{other} ने आपकी फसल {crop} पर अपनी बोली बदल दी है: अब {quantity} के लिए {price} प्रति {unit}, कुल {total}।',
  'NEW_BID.bidder': '{other} ने आपकी फसल {crop} की नीलामी में बोली लगाई है। अब भाव {price} प्रति {unit} है।',
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
  BID_WITHDRAWN: '{other} ने आपकी फसल {crop} पर लगाई बोली वापस ले ली।',
  BID_ENDED: '{crop} पर आपकी बोली खत्म हो गई।',
  'BID_ENDED.FARMER_SILENT': '{crop} पर आपकी बोली खत्म हो गई: {other} ने समय पर जवाब नहीं दिया। आप फिर से बोली लगा सकते हैं।',
  'BID_ENDED.BUYER_SILENT.farmer': '{crop} के लिए आपका बताया भाव खत्म हो गया: {other} ने समय पर जवाब नहीं दिया।',
  'BID_ENDED.BUYER_SILENT':
    '{crop} पर आपकी बोली खत्म हो गई: {other} को जवाब देने का समय निकल गया। आप फिर से बोली लगा सकते हैं।',
  'BID_ENDED.SOLD_TO_ANOTHER': '{crop} पर आपकी बोली खत्म हो गई: पूरी फसल किसी और ने खरीद ली।',
  'BID_ENDED.LISTING_REMOVED': '{crop} पर आपकी बोली खत्म हो गई: {other} ने फसल हटा ली।',
  'BID_ENDED.LISTING_EXPIRED': '{crop} पर आपकी बोली खत्म हो गई: फसल की बिक्री का समय पूरा हो गया।',
  QUANTITY_CHANGED: 'फसल {crop} अब सिर्फ़ {quantity} बची है। क्या {price} प्रति {unit} की आपकी बोली अब भी कायम है?',
  ANSWER_DUE: '{other} को {crop} ({price} प्रति {unit}) पर आपके जवाब का इंतज़ार है, {until} तक। जवाब नहीं दिया तो मतलब ना।',
  DEAL_STEP: '{crop} के आपके सौदे {number} में नई बात है।',
  'DEAL_STEP.AGREE':
    '{other} के साथ आपका सौदा पक्का हुआ: {crop} की {quantity}, {price} प्रति {unit}, कुल {total}। सौदे का नंबर {number} है।',
  'DEAL_STEP.AGREE.clock.farmer':
    'आपकी फसल {crop} बिक गई। नीलामी {price} प्रति {unit} पर खत्म हुई: {quantity}, खरीदार {other}, कुल {total}। सौदे का नंबर {number} है।',
  'DEAL_STEP.AGREE.clock.buyer':
    'आपने {crop} की नीलामी जीत ली: {quantity}, {price} प्रति {unit}, कुल {total}। सौदे का नंबर {number} है।',
  'DEAL_STEP.PROPOSE_PICK_UP': '{other} {day} को {crop} उठाना चाहते हैं। कृपया बताइए कि यह ठीक है या नहीं।',
  'DEAL_STEP.CONFIRM_PICK_UP': '{other} ने मान लिया कि फसल {crop} {day} को उठेगी।',
  'DEAL_STEP.RECORD_WEIGHT.amount': `{other} ने {crop} की तौल {quantity} लिखी है, यानी {amount}। कृपया ${WEIGHT_ANSWER_HOURS} घंटे में देख लीजिए।`,
  'DEAL_STEP.RECORD_WEIGHT': `{other} ने {crop} की तौल लिख दी है। कृपया ${WEIGHT_ANSWER_HOURS} घंटे में देख लीजिए।`,
  'DEAL_STEP.CONFIRM_WEIGHT': '{other} ने {crop} की तौल मान ली।',
  'DEAL_STEP.CONFIRM_WEIGHT.clock': `{crop} की तौल पक्की मानी गई, क्योंकि ${WEIGHT_ANSWER_HOURS} घंटे तक किसी ने कुछ नहीं कहा। सौदा {number}।`,
  'DEAL_STEP.MARK_PAYMENT.amount': '{other} ने बताया है कि {crop} के {amount} दे दिए हैं। मिल जाने पर कृपया बताइए।',
  'DEAL_STEP.MARK_PAYMENT': '{other} ने बताया है कि {crop} का पैसा दे दिया है। मिल जाने पर कृपया बताइए।',
  'DEAL_STEP.CONFIRM_PAYMENT.amount': '{other} ने बताया है कि {crop} के आपके {amount} मिल गए।',
  'DEAL_STEP.CONFIRM_PAYMENT': '{other} ने बताया है कि {crop} का आपका पैसा मिल गया।',
  'DEAL_STEP.DENY_PAYMENT.amount': '{other} को {crop} के वे {amount} नहीं मिले जो आपने लिखे थे। कृपया सौदा {number} देखिए।',
  'DEAL_STEP.DENY_PAYMENT': '{other} को {crop} का वह पैसा नहीं मिला जो आपने लिखा था। कृपया सौदा {number} देखिए।',
  'DEAL_STEP.ASK_OPERATOR': '{crop} के सौदे {number} में एक भुगतान सात दिन से माना नहीं गया। हम आप दोनों के साथ इसे देख रहे हैं।',
  'DEAL_STEP.CONFIRM_RETURN': '{other} ने बताया है कि {crop} की पेशगी वापस मिल गई।',
  'DEAL_STEP.COMPLETE': '{other} के साथ {crop} का आपका सौदा {number} पूरा हुआ। कैसा रहा? कृपया एक-दूसरे को रेटिंग दीजिए।',
  'DEAL_STEP.CANCEL': '{other} ने {crop} का आपका सौदा {number} रद्द कर दिया।',
  'DEAL_STEP.CANCEL.clock':
    '{crop} का आपका सौदा {number} रद्द हो गया: उठाने का समय निकल गया। इसमें किसी की गलती नहीं मानी गई।',
  'DEAL_STEP.DISPUTE': '{other} {crop} की तौल से सहमत नहीं हैं। हम आपका सौदा {number} देख रहे हैं।',
  'DEAL_STEP.DECIDE': '{other} के साथ {crop} के आपके सौदे {number} पर हमने फ़ैसला कर दिया है।',
  PICK_UP_TOMORROW: '{other} के साथ फसल {crop} {day} को उठनी है। सौदा {number}।',
  STEP_DUE: '{other} के साथ {crop} का आपका सौदा {number} आपके जवाब पर रुका है।',
  'STEP_DUE.PROPOSE_PICK_UP':
    '{other} के साथ {crop} उठाने का दिन अभी तय नहीं हुआ। दिन तय न हुआ तो सौदा {number}, {until} को रद्द हो जाएगा।',
  'STEP_DUE.CONFIRM_PICK_UP':
    '{other} जानना चाहते हैं कि {crop} उठाने का दिन आपको ठीक है या नहीं। जवाब न मिला तो सौदा {number}, {until} को रद्द हो जाएगा।',
  'STEP_DUE.RECORD_WEIGHT':
    'क्या {other} ने फसल {crop} उठा ली? कृपया तौल लिख दीजिए, नहीं तो सौदा {number}, {until} को रद्द हो जाएगा।',
  'STEP_DUE.CONFIRM_WEIGHT': 'कृपया {crop} की तौल देख लीजिए। आपने कुछ नहीं कहा तो {until} से वही तौल मानी जाएगी।',
  'STEP_DUE.CONFIRM_PAYMENT':
    '{other} ने बताया है कि {crop} का पैसा दे दिया है। क्या पैसा मिला? {until} के बाद हम आप दोनों के साथ इसे देखेंगे।',
  'STEP_DUE.MARK_PAYMENT': '{other} को {crop} का पैसा देना अभी बाकी है। दे दिया हो तो सौदा {number} में बताइए।',
  'STEP_DUE.MARK_PAYMENT.farmer':
    '{other} ने अब तक नहीं बताया कि {crop} का पैसा दे दिया है; हमने उन्हें फिर याद दिलाया है। कुछ गड़बड़ हो तो सौदा {number} में हमें बताइए।',
  'STEP_DUE.SAY_STILL_THERE': 'रद्द हुए सौदे {number} की {crop} क्या अब भी आपके पास है? हाँ कहेंगे तो वह फिर से बिक सकेगी।',
  'STEP_DUE.CONFIRM_RETURN': 'क्या {other} ने {crop} का आपका पैसा लौटा दिया? कृपया सौदा {number} में बताइए।',
  RATED: '{other} ने {crop} के सौदे के लिए आपको रेटिंग दी। आप भी रेटिंग देंगे तो दिखेगी।',
  'RATED.stars': '{other} ने {crop} के लिए आपको 5 में से {stars} तारे दिए।',
  LISTING_ENDING: '{crop} की आपकी बिक्री {day} को खत्म होगी। आप आखिरी दिन आगे बढ़ा सकते हैं।',
  OUTBID:
    '{crop} पर किसी और ने आपसे ज़्यादा बोली लगा दी है: अब भाव {price} प्रति {unit} है। आप {until} तक फिर से बोली लगा सकते हैं।',
  AUCTION_ENDING: '{crop} की नीलामी {until} खत्म होगी। अभी भाव {price} प्रति {unit} है।',
  'AUCTION_ENDING.noBids': 'आपकी फसल {crop} की नीलामी {until} खत्म होगी। अभी तक कोई बोली नहीं लगी है।',
  AUCTION_ENDED: '{crop} की नीलामी खत्म हो गई।',
  'AUCTION_ENDED.lost': '{crop} की नीलामी खत्म हो गई। किसी और की बोली ज़्यादा थी: {price} प्रति {unit}।',
  'AUCTION_ENDED.waits':
    '{crop} की नीलामी खत्म हो गई। आपकी बोली सबसे ऊँची है, पर {other} के सबसे कम भाव से नीचे है। {other} इसे {until} तक मंज़ूर कर सकते हैं।',
  'AUCTION_ENDED.mayAccept':
    'आपकी फसल {crop} की नीलामी {price} प्रति {unit} पर खत्म हुई, जो आपके सबसे कम भाव से नीचे है। आप इसे {until} तक मंज़ूर कर सकते हैं। जवाब नहीं दिया तो मतलब ना।',
  'AUCTION_ENDED.noBids':
    'आपकी फसल {crop} की नीलामी खत्म हो गई और कोई बोली नहीं लगी। आप इसे एक बटन से फिर बेचने के लिए डाल सकते हैं।',
  'AUCTION_ENDED.silent': '{crop} की नीलामी से सौदा नहीं हुआ: {other} ने सबसे ऊँची बोली समय पर मंज़ूर नहीं की।',
  'AUCTION_ENDED.silent.farmer':
    'आपकी फसल {crop} की नीलामी से सौदा नहीं हुआ: सबसे ऊँची बोली मंज़ूर करने का समय निकल गया। आप इसे एक बटन से फिर बेचने के लिए डाल सकते हैं।',
  PRICE_ALERT: '{crop}, {market}: {day} को भाव {price} प्रति क्विंटल।{sample}',
  'PRICE_ALERT.above': '{crop}, {market}: भाव {limit} से ऊपर हो गया। {day} को {price} प्रति क्विंटल।{sample}',
  'PRICE_ALERT.below': '{crop}, {market}: भाव {limit} से नीचे आ गया। {day} को {price} प्रति क्विंटल।{sample}',
  'PRICE_ALERT.risen': '{crop}, {market}: भाव हफ़्ते भर में {percent}% बढ़ा। {day} को {price} प्रति क्विंटल।{sample}',
  'PRICE_ALERT.fallen': '{crop}, {market}: भाव हफ़्ते भर में {percent}% घटा। {day} को {price} प्रति क्विंटल।{sample}',
  LISTING_ENDED: '{crop} की आपकी बिक्री का समय पूरा हो गया। फसल अब भी है तो एक बार दबाकर फिर से बेचिए।',
};
