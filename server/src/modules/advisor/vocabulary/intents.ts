import { Lexicon } from '../language/lexicon.js';

const words = (names: string): Lexicon<true> => new Lexicon([{ value: true, names: names.split(', ') }]);

/** Words that tell what a question wants, in English, Hindi and Hindi in Latin letters. */
export const INTENT_WORDS = {
  supportPrice: words(
    'msp, support price, minimum support price, government price, एमएसपी, समर्थन मूल्य, सरकारी भाव, सरकारी रेट, सरकारी मूल्य, न्यूनतम मूल्य, ' +
      'samarthan mulya, samarthan mulye, sarkari bhav, sarkari rate, sarkari mulya, sarkari daam',
  ),
  price: words(
    'price, prices, rate, rates, mandi, selling at, sold at, going for, how much is, भाव, दाम, रेट, मंडी, कीमत, मूल्य, बिक रहा, बिक रही, बिकता, ' +
      'bhav, bhaav, bhao, daam, dam, ret, keemat, kimat, mulya, bik raha, bik rahi, bik rhi, bik rha, kitne ka, kitne me',
  ),
  scheme: words(
    'scheme, schemes, subsidy, subsidies, loan, loans, insurance, grant, pension, pm kisan, kcc, kisan credit card, pmfby, kusum, instalment, installment, e nam, enam, farmer id, ' +
      'योजना, योजनाएं, योजनाएँ, सब्सिडी, अनुदान, ऋण, लोन, कर्ज, कर्ज़, बीमा, किस्त, पेंशन, पीएम किसान, केसीसी, किसान क्रेडिट कार्ड, कुसुम योजना, सहायता राशि, मुआवजा, मुआवज़ा, ई नाम, किसान आईडी, ' +
      'yojana, yojna, anudan, anudaan, karj, karz, karja, rin, bima, beema, kist, kisht, muavja, muawza, sahayata, lon',
  ),
  coldStorage: words(
    'cold storage, cold store, cold stores, cold storages, cold room, शीतगृह, शीत गृह, कोल्ड स्टोरेज, कोल्ड स्टोर, शीत भंडार, sheetgrih, sheet grih, sheet grah, kold storage, kold store',
  ),
  warehouse: words(
    'warehouse, warehouses, godown, godowns, गोदाम, वेयरहाउस, भंडार गृह, godam, godaam, warehous, bhandar grih',
  ),
  rent: words(
    'rent, rental, hire, hiring, per day, custom hiring, chc, किराया, किराये, किराए, भाड़े, kiraya, kiraye, kiraaye, kiray, bhade, bhaade',
  ),
  charge: words(
    'charge, charges, cost, costs, kitna lagega, kitna lega, kitne lagenge, कितना लगेगा, कितना लेगा, कितने लगेंगे, kharcha, खर्चा',
  ),
  fare: words(
    'fare, freight, transport, transporter, transportation, carry, भाड़ा, ढुलाई, ट्रांसपोर्ट, मालभाड़ा, bhada, bhaada, dhulai, malbhada, transporting',
  ),
  listing: words(
    'listing, listings, for sale, marketplace, buy, available crops, बिक्री के लिए, खरीदना, खरीदनी, खरीदने, लिस्टिंग, kharidna, kharidni, kharidne, khareedna, khareedni, bikri ke liye, mil raha, mil rahi',
  ),
  seller: words('who, anyone, anybody, farmers, कौन, कोई, किसान, kaun, koi, kisan'),
  selling: words('selling, sells, sell, बेच, बेचता, बेचते, bech, bechta, bechte'),
  process: words(
    'how to apply, apply, application, documents, document, kyc, ekyc, e kyc, claim, inform, report, repay, repayment, not received, not come, stopped, rejected, register, registration, status, ' +
      'आवेदन, दस्तावेज, कागज, कागज़, केवाईसी, ई केवाईसी, दावा, क्लेम, सूचना, घंटे, चुका, चुकाना, नहीं आई, नहीं आयी, नहीं मिली, रुक गई, पंजीकरण, रजिस्ट्रेशन, कैसे बनवाएं, कैसे बनवाएँ, ' +
      'avedan, aavedan, dastavej, kagaj, kagaz, form, klem, suchna, ghante, chuka, chukana, nahi aayi, nahi aai, nhi aayi, nahi mili, nhi mili, ruk gayi, panjikaran, kaise banwaye, kaise banega, kaise bhare',
  ),
  where: words(
    'where, near, nearest, nearby, list, available, address, contact, which, कहाँ, कहां, पास, नजदीक, नज़दीक, सूची, पता, kahan, kaha, kidhar, paas, najdik, nazdeek, pata, suchi',
  ),
} as const;

/** Words of a price that is none: seed rate, water rate. */
export const NOT_A_PRICE = words('seed rate, seed rates, germination rate, बीज दर, beej dar, sowing rate, growth rate');

/** A message that only greets. */
export const GREETING_WORDS = words(
  'hello, hi, hey, namaste, namaskar, namaskaram, pranam, ram ram, राम राम, नमस्ते, नमस्कार, प्रणाम, सत श्री अकाल, sat sri akal, sat shri akal, good morning, good evening, good afternoon, salaam, सलाम, हेलो, हैलो, jai kisan, जय किसान, jai ram ji ki, kaise ho, कैसे हो, कैसे हैं, how are you, kaise hain aap',
);

/** A message that only thanks. */
export const THANKS_WORDS = words(
  'thank you, thanks, thank u, thanku, thx, many thanks, dhanyavad, dhanyawad, dhanyavaad, धन्यवाद, शुक्रिया, shukriya, बहुत धन्यवाद, आभार, ok thanks, bye, अलविदा, theek hai, ठीक है, ok, okay, achha theek hai',
);

/** A question about the advisor. */
export const ABOUT_WORDS = words(
  'who are you, what are you, what can you do, your name, help me, what do you know, आप कौन हैं, आप कौन हो, तुम कौन हो, तुम्हारा नाम, आपका नाम, क्या कर सकते हो, क्या कर सकते हैं, aap kaun ho, aap kaun hain, tum kaun ho, aapka naam, tumhara naam, kya kar sakte ho, kya kar sakte hain, are you a robot, are you human',
);

/** Someone may be about to harm themselves, or has swallowed poison: nothing about farming comes first then. */
export const DISTRESS_WORDS = words(
  'suicide, kill myself, end my life, want to die, swallowed pesticide, drank pesticide, drank poison, consumed poison, आत्महत्या, खुदकुशी, जान देना, जान दे, मरना चाहता, मरना चाहती, मर जाना, ज़हर पी, जहर पी, जहर खा, दवा पी ली, कीटनाशक पी, ' +
    'atmahatya, aatmahatya, khudkushi, khudkhushi, jaan dena, jaan de, marna chahta, marna chahti, mar jana, jahar pi, zahar pi, zeher pi, jahar kha, zehar kha, dawa pi li, keetnashak pi',
);

/** A question for how much of a pesticide to use. */
export const DOSE_WORDS = words(
  'dose, dosage, ml, how much spray, how much pesticide, concentration, per litre, per liter, per pump, मात्रा, कितनी दवा, कितना डोज, डोज, कितने एमएल, कितना एमएल, matra, kitni dawa, kitni dawai, kitni dava, kitna dose, kitne ml, kitna ml',
);

export const PESTICIDE_WORDS = words(
  'pesticide, pesticides, insecticide, fungicide, weedicide, herbicide, spray, chemical, chlorpyrifos, imidacloprid, mancozeb, glyphosate, दवा, दवाई, कीटनाशक, फफूंदनाशक, खरपतवारनाशी, स्प्रे, छिड़काव, dawa, dawai, dava, davai, keetnashak, kitnashak, chhidkav, chidkav, spre',
);

/** A question about the weather of a day, which nobody here can see. */
export const FORECAST_WORDS = words(
  'weather today, weather tomorrow, weather forecast, forecast, rain today, rain tomorrow, will it rain, आज का मौसम, कल का मौसम, मौसम कैसा, आज बारिश, कल बारिश, बारिश होगी, बारिश कब, ' +
    'aaj ka mausam, kal ka mausam, mausam kaisa, aaj barish, kal barish, barish hogi, barish kab',
);

/** A question about farming, even where nothing is known about it. */
export const FARMING_WORDS = words(
  'farming, agriculture, crop, crops, cultivation, grow, growing, rearing, खेती, फसल, पालन, उगाना, kheti, fasal, palan, paalan, ugana',
);
