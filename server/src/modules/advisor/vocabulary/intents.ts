import { words } from './words.js';

/** What becomes of a sick plant, in all the forms that are said of it: सूख रहा, सूख गई, सूखते; sukh raha, sukh gayi. */
const WITHERS = 'सूख सड़ गल मुरझा झड़ गिर फट मुड़ सिकुड़ टूट झुलस कुम्हला ऐंठ';
const WITHERS_IN_LATIN = 'sukh sookh sad gal murjha jhad jhar gir phat fat mud sikud toot tut jhulas ainth';
const IS = 'रहा रहे रही गया गए गई जाता जाते जाती';
const IS_IN_LATIN = 'raha rahe rahi gaya gaye gayi gai jata jate jati';
const withers = [
  ...WITHERS.split(' ').flatMap((root) => IS.split(' ').map((is) => `${root} ${is}`)),
  ...WITHERS_IN_LATIN.split(' ').flatMap((root) => IS_IN_LATIN.split(' ').map((is) => `${root} ${is}`)),
].join(', ');

/** Words that tell what a question wants, in English, Hindi and Hindi in Latin letters. */
export const INTENT_WORDS = {
  supportPrice: words(
    'msp, rate fixed, price fixed, fixed by government, fixed by govt, grade a rate, grade a price, support price, minimum support price, government price, एमएसपी, समर्थन मूल्य, सरकारी भाव, सरकारी रेट, सरकारी मूल्य, न्यूनतम मूल्य, ' +
      'samarthan mulya, samarthan mulye, sarkari bhav, sarkari rate, sarkari ret, sarkari mulya, sarkari daam',
  ),
  price: words(
    'price, prices, rate, rates, mandi, selling at, sold at, going for, going at, going rate, how much is, भाव, भाअ, भा, दाम, रेट, मंडी, कीमत, मूल्य, बिक रहा, बिक रही, बिकता, ' +
      'bhav, bhaav, bhao, daam, dam, ret, keemat, kimat, mulya, bik raha, bik rahi, bik rhi, bik rha, kitne ka, kitne me',
  ),
  scheme: words(
    'scheme, schemes, government gives, government give, government pays, govt gives, govt give, govt pays, govt help, government help, govt support, government support, help from government, help from govt, sarkari madad, sarkari sahayata, sarkar ki madad, सरकारी मदद, सरकारी सहायता, सरकार से मदद, subsidy, subsidies, loan, loans, insurance, grant, pension, pm kisan, kcc, kisan credit card, pmfby, pm kusum, instalment, installment, e nam, enam, farmer id, ' +
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
    'rent, rental, hire, hiring, custom hiring, chc, किराया, किराये, किराए, भाड़े, kiraya, kiraye, kiraaye, kiray, bhade, bhaade',
  ),
  charge: words(
    'charge, charges, cost, costs, per day, per hour, per acre rate, ghante ka, ghanta, kitna lagega, kitna lega, kitne lagenge, कितना लगेगा, कितना लेगा, कितने लगेंगे, kharcha, खर्चा, kharch, खर्च, fee, fees, फीस, kitna paisa, kitne paise, कितना पैसा, कितने पैसे, kitne ka, kitne ki, कितने का, कितने की, kimat, keemat, कीमत',
  ),
  fare: words(
    'fare, freight, transport, transporter, transportation, carry, truck fare, truck charge, भाड़ा, ढुलाई, ट्रांसपोर्ट, मालभाड़ा, bhada, bhaada, dhulai, malbhada, transporting',
  ),
  send: words(
    'send, sending, haul, take to, bhejna, bhejne, bhejni, bhejun, bheju, le jana, le jane, le jani, pahunchana, भेजना, भेजने, भेजनी, भेजूँ, ले जाना, ले जाने, ले जानी, पहुँचाना',
  ),
  listing: words(
    'listing, listings, for sale, marketplace, buy, available crops, बिक्री के लिए, खरीदना, खरीदनी, खरीदने, लिस्टिंग, kharidna, kharidni, kharidne, khareedna, khareedni, bikri ke liye, mil raha, mil rahi',
  ),
  selling: words('selling, sells, sell, बेचूँ, बेचूं, बेचें, बेचना, bechu, beche, bechna, बेच, बेचता, बेचते, bech, bechta, bechte'),
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
export const NOT_A_PRICE = words(
  'giving half price, gives half price, give half price, giving less price, gives less price, at half price, aadha daam de, aadha dam de, aadhe daam, aadhe dam, aadha rate de, aadha bhav de, आधा दाम दे, आधे दाम, आधा रेट दे, आधा भाव दे, bulb rate, corm rate, broadcast rate, seed broadcast rate, sowing rate, spray rate, plant rate, growth rate, mandi rejecting, mandi is rejecting, mandi rejects, mandi rejected, mandi refusing, mandi refuses, rejected in mandi, rejected at mandi, mandi me reject, mandi ne reject, mandi se wapas, mandi ne lauta, मंडी में रिजेक्ट, मंडी ने रिजेक्ट, मंडी से वापस, मंडी ने लौटा, ' +
    'i am going for, am going for, we are going for, want to go for, thinking of going for, planning to go for, koi leta nahi, koi nahi leta, nobody takes it, no one takes it, कोई लेता नहीं, कोई नहीं लेता, भाव ठीक है, भाव भी ठीक, भाव कम है, भाव भी कम, good price, better price, best price, price is good, accha bhav, achha bhav, acha bhav, accha bhaav, bhav accha, bhaav accha, bhav achha, bhaav achha, accha daam, achha daam, daam accha, अच्छा भाव, भाव अच्छा, अच्छा दाम, दाम अच्छा, does not sell, not sold, nahi bikta, nahi bikti, nahi bikte, bikta nahi, bikti nahi, bikte nahi, दिन में बिकता, दिन में बिकती, दिन में बिकते, महीने में बिकता, महीने में बिकती, महीने में बिकते, बिकने लायक, बेचने लायक, din me bikta, din me bikti, mahine me bikta, mahine me bikti, bikne layak, bechne layak, नहीं बिकता, नहीं बिकती, नहीं बिकते, बिकता नहीं, बिकती नहीं, बिकते नहीं, seed rate, seed rates, germination rate, बीज दर, beej dar, sowing rate, growth rate',
);

/** What has befallen a crop, in any wording: hail, flood, storm, fire, a field under water. */
export const LOSS_WORDS = words(
  'cloud burst, cloud bursts, inundated, inundation, ice balls, ice fell, water entered my field, water entered field, water entered the field, river entered, rain spoiled, rain spoilt, rain destroyed, spoiled my crop, spoilt my crop, storm broke, storm took, whole crop gone, hail, hailstorm, hailstones, flood, flooded, flooding, submerged, under water, waterlogged, standing water for, water is standing, water standing, water filled, water is filled, water has filled, cloudburst, storm damage, landslide, crop loss, lost my crop, lost the crop, loss of crop, crop damage, crop damaged, crop destroyed, destroyed my crop, ruined my crop, damaged my crop, crop ruined, crop failed, burnt crop, crop burnt, fire in the field, unseasonal rain, lodged, flattened, washed away, wild animals ate, loss happens, loss happened, if there is loss, if there is any loss, if any loss, if loss comes, crop is lost, crop gets lost, crop got lost, crop gets damaged, crop is damaged, crop got damaged, crop gets spoiled, crop is spoiled, crop got spoiled, crop fails, crop has failed, ' +
    'पानी घुस गया, नदी का पानी खेत, नदी का पानी भर, बादल फट, फसल डूब, बर्फ के गोले, ओला, ओले, ओलावृष्टि, बाढ़, डूब गई, डूब गयी, डूब गया, जलभराव, पानी खड़ा है, पानी भरा है, गारपीट, पानी भर गया, बादल फटा, तूफान, आंधी, आँधी, फसल खराब, फसल बर्बाद, फसल बरबाद, फसल नष्ट, फसल चौपट, फसल जल गई, फसल गिर गई, फसल बह गई, फसल का नुकसान, नुकसान हो गया, नुकसान हुआ, बेमौसम बारिश, आग लग गई, भीग गई, ' +
    'badal fat, badal phat, badal fata, pani ghus gaya, paani ghus gaya, nadi ka pani ghus, nadi ka pani bhar, fasal dub, fasal doob, fasal bah gayi, toofan se, ola, ole, oley, olavrishti, olawrishti, baadh, badh, baad aa gayi, doob gayi, dub gayi, dub gyi, doob gai, jalbharav, garpit, pani khada hai, pani bhara hai, pani bhar gaya, paani bhar gaya, toofan, tufan, aandhi, andhi, fasal kharab, fasal barbad, fasal nasht, fasal chaupat, fasal jal gayi, fasal gir gayi, fasal gir gai, fasal beh gayi, fasal khatam, nuksan ho gaya, nuksan hua, nuksaan ho gaya, nuksaan hua, nuksan ho gya, bemausam barish, be mausam barish, aag lag gayi, bheeg gayi, bhig gayi, fsl khrab, fasal tabah',
);

/** Money for a loss, or the way to it. */
export const CLAIM_WORDS = words(
  'claim, claims, compensation, insurance claim, crop insurance money, insurance company, 72 hours, report loss, दावा, क्लेम, मुआवजा, मुआवज़ा, बीमा का पैसा, बीमा क्लेम, बीमा कंपनी, 72 घंटे, klem, kleim, muavja, muawza, muavza, muaavja, bima claim, bima ka paisa, bime ka paisa, beema claim, bima klem, bima company',
);

/** Before the loss: keeping it away. */
export const PREVENT_WORDS = words(
  'protect, prevent, prevention, save, save from, before, bachaun, bachaiye, bachaya, bachau, bachaunga, बचाऊँ, बचाऊं, बचाए, बचाइए, avoid, bachav, bachaav, kaise bachaye, kaise bachaen, bachane, pehle se, बचाव, कैसे बचाएँ, कैसे बचाएं, बचाने, पहले से, anti hail, net',
);

/** Somebody who buys is looked for, or where to sell: that is no search among what is for sale. */
export const BUYER_WORDS = words(
  'who buys, who will buy, who would buy, find buyer, find buyers, find a buyer, get buyers, get a buyer, need buyer, need buyers, need a buyer, any buyer, any buyers, buyer for, buyers for, buyers of, direct buyer, direct buyers, bulk buyer, bulk buyers, buyer chahiye, buyer kahan, buyer kaha, बायर चाहिए, where to sell, where can i sell, where do i sell, how to sell, कौन खरीदता, कौन खरीदेगा, खरीदार, कहाँ बेचूँ, कहाँ बेचें, कहां बेचूं, कहां बेचें, कैसे बेचूँ, कैसे बेचें, ' +
    'kaun kharidta, kaun kharidega, kaun kharid raha, kharidar, kharidaar, kahan bechu, kahan beche, kaha bechu, kaha beche, kaise bechu, kaise beche, kise bechu, kisko bechu, किसको बेचूँ, किसको बेचूं, किसको बेचें, किसे बेचूँ, किसे बेचें, kisko beche, kise beche',
);

/** Whether to sell or to keep: the price and the advice belong together. */
export const SELL_OR_STORE_WORDS = words(
  'should i hold, hold till, hold it till, shall i hold, rok lu, rok lun, rokun, रोक लूँ, रोक लूं, रोकूँ, रोकूं, sell or store, store or sell, store it or sell, store them or sell, sell it or store, sell them or store, keep it or sell, sell it or keep, hold it or sell, store now or sell, sell now or store, sell now or keep, sell now or later, sell now or wait, hold or sell, should i sell now, wait for price, keep or sell, sell or keep, sell it now or, ' +
    'बेचूँ या रखूँ, बेचूं या रखूं, रखूँ या बेचूँ, अभी बेचूँ, अभी बेचूं, स्टोर करूँ या बेचूँ, बेच दूँ या, रोककर बेचूँ, बेचना चाहिए या रखना, बेचें या रखें, रखें या बेचें, ' +
    'rakhu ya bech du, rakhun ya bech dun, roku ya bech du, रखूँ या बेच दूँ, रखूं या बेच दूं, रोकूँ या बेच दूँ, रोकूं या बेच दूं, ' +
    'bechu ya rakhu, rakhu ya bechu, store karu ya bechu, bechu ya store, bech du ya, abhi bechu, abhi bech du, rok kar bechu, bechna chahiye ya rakhna, beche ya rakhe, rakhe ya beche, bechun ya rakhun, becha jaye ya, store kru ya bechu, bechu ya ruku',
);

/** What the season asks for, without a crop. */
export const SEASON_WORDS = words(
  'which vegetable now, which vegetables now, which vegetable to plant now, कौन सी सब्जी अभी, अभी कौन सी सब्जी, कौन सी सब्जी लगाऊँ, कौन सी सब्जी लगाएँ, konsi sabji abhi, abhi konsi sabji, kaun si sabji abhi, konsi sabji lagaye, konsi sabji lagau, what to sow now, what should i sow now, what can i sow now, what to sow, what to grow now, which crop to sow, which crop now, which crop should i sow, what to plant now, ' +
    'अभी क्या बोएँ, अभी क्या बोएं, इस समय क्या बोएँ, इस महीने क्या बोएँ, कौन सी फसल बोएँ, कौन सी फसल लगाएँ, अभी कौन सी फसल, क्या बोना चाहिए, अब क्या बोएँ, क्या बोऊँ, क्या बोऊं, ' +
    'abhi kya boye, abhi kya bona, abhi kya boyen, is samay kya boye, is mahine kya boye, is mahine me kya boye, kaun si fasal boye, konsi fasal boye, kaun si fasal lagaye, konsi fasal lagaye, abhi kaun si fasal, kya bona chahiye, ab kya boye, ab kya lagau, kya bou, kya lagaye abhi, kis fasal ki buwai',
);

/** The number of a helpline is asked for. */
export const HELPLINE_WORDS = words(
  'helpline, helpline number, toll free, toll free number, call centre number, customer care, हेल्पलाइन, टोल फ्री, कॉल सेंटर का नंबर, helpline nambar',
);

/** The one helpline that is asked for by its name, beside whatever else. */
export const CALL_CENTRE_WORDS = words(
  'kisan call centre, kisan call center, kisan call centar, kisan kol center, किसान कॉल सेंटर, किसान काल सेंटर, किसान कॉल सेन्टर, किसान काल सेन्टर',
);

/** More of the same, without saying of what. */
export const MORE_WORDS = words(
  'more, tell me more, yes tell me, yes please, go on, next, what else, anything else, और बताओ, और बताइए, आगे बताओ, आगे, और क्या, और कुछ, aur batao, aur bataiye, aage batao, aage, aur kya, aur kuch, yes, haan, haan ji, हाँ, हां, हाँ जी, ha, ji haan, haan batao, ha batao, हाँ बताओ, हां बताओ, हां बताइए',
);

/** A question for how much of a pesticide to use. */
export const DOSE_WORDS = words(
  'dose, dosage, ml, how much spray, how much pesticide, concentration, per litre, per liter, per pump, per tank, how many grams, gram per litre, in a tank, in one tank, in a pump, in one pump, in a litre, how much in, मात्रा, मिली, एमएल, कितना मिली, कितने मिली, कितनी मिली, कितनी दवा, प्रति पंप, पंप में कितना, पंप में कितनी, लीटर में कितना, लीटर में कितनी, कितना डोज, डोज, कितने एमएल, कितना एमएल, matra, kitni dawa, kitni dawai, kitni dava, kitna dose, kitne ml, kitna ml, mili, kitna mili, kitne mili, pump me kitna, pump me kitni, pump mein kitna, pump mein kitni, ek pump me, litre me kitna, litre me kitni, liter me kitna, liter me kitni, tanki me, tanki mein, tanky me, kitne gram, kitna gram, टंकी में, कितने ग्राम, कितना ग्राम',
);

export const PESTICIDE_WORDS = words(
  'pesticide, pesticides, insecticide, fungicide, weedicide, herbicide, spray, chemical, chlorpyrifos, chloropyriphos, chloropyrifos, chlorpyriphos, imidacloprid, mancozeb, glyphosate, monocrotophos, profenofos, acephate, fipronil, thiamethoxam, cypermethrin, lambda, emamectin, coragen, chlorantraniliprole, propiconazole, tebuconazole, carbendazim, bavistin, metalaxyl, sulfosulfuron, clodinafop, pendimethalin, paraquat, dimethoate, malathion, phorate, carbofuran, confidor, tilt, saaf, roundup, क्लोरपाइरीफॉस, क्लोरोपायरीफॉस, इमिडाक्लोप्रिड, मैंकोजेब, मैनकोजेब, ग्लाइफोसेट, मोनोक्रोटोफॉस, प्रोफेनोफॉस, एसीफेट, फिप्रोनिल, थायोमेथोक्साम, साइपरमेथ्रिन, कोराजन, प्रोपिकोनाजोल, कार्बेन्डाजिम, बाविस्टिन, मैलाथियान, डाइमेथोएट, पेंडीमेथालिन, सल्फोसल्फ्यूरॉन, दवा, दवाई, कीटनाशक, फफूंदनाशक, खरपतवारनाशी, स्प्रे, छिड़काव, dawa, dawai, dava, davai, keetnashak, kitnashak, chhidkav, chidkav, spre',
);

/** A question about the weather of a day, which nobody here can see. */
export const FORECAST_WORDS = words(
  'अगले दो दिन बारिश, दो दिन बारिश तो नहीं, agle do din barish, next two days rain, rain in next two days, पानी गिरेगा, पानी बरसेगा, पानी बरसे क्या, पानी आएगा क्या, pani girega, paani girega, pani barsega, paani barsega, rain this week, rain next week, rain in the next, weather today, weather tomorrow, weather forecast, forecast, rain today, rain tomorrow, will it rain, आज का मौसम, कल का मौसम, मौसम कैसा, आज बारिश, कल बारिश, बारिश होगी, बारिश कब, अगले हफ्ते बारिश, इस हफ्ते बारिश, बारिश आएगी, बारिश है क्या, ' +
    'baarish batayi, baarish batai, barish batayi, barish batai, बारिश बताई, बारिश बतायी, aaj ka mausam, kal ka mausam, mausam kaisa, aaj barish, kal barish, barish hogi, barish kab, agle hafte barish, is hafte barish, barish aayegi',
);

/** A question about farming, even where nothing is known about it. */
export const FARMING_WORDS = words(
  'farming, agriculture, crop, crops, cultivation, cultivate, grow, growing, rearing, keep, raise, ki kheti, की खेती, खेती, फसल, पालन, उगाना, kheti, fasal, palan, paalan, ugana',
);

/** What may have hit a crop: with the word insurance it is a loss. */
export const CALAMITY_WORDS = words(
  'rain, hail, fire, flood, storm, drought, damage, damaged, loss, lost, ruined, destroyed, बारिश, ओला, ओले, आग, बाढ़, तूफान, आँधी, आंधी, सूखा, नुकसान, खराब, बर्बाद, barish, baarish, ola, ole, aag, baadh, badh, toofan, aandhi, sukha, nuksan, nuksaan, kharab, barbad, doob, doob gayi, gir gayi, jal gayi, झाली',
);

/** What a calamity leaves of a crop. */
export const DAMAGE_WORDS = words(
  'destroyed, ruined, damaged, finished, lost, fell down, fallen, flattened, burnt, rotten, गिर गई, गिर गयी, खराब हो, बर्बाद, बरबाद, नष्ट, चौपट, जल गई, डूब, नुकसान, सड़ गई, बह गई, gir gayi, gir gaya, kharab ho, barbad, barbaad, nasht, chaupat, jal gayi, doob, nuksan, nuksaan, sad gayi, beh gayi, khatam ho, tabah',
);

export const INSURANCE_WORDS = words(
  'insurance, insured, insure, insuring, bima, beema, bime, बीमा, बीमे, विमा, vima, vimo, pmfby, fasal bima',
);

/** What a laboratory test costs, and how long it takes. */
export const LAB_TEST_WORDS = words(
  'certificate, certification, organic certificate, pramaan patra, praman patra, प्रमाण पत्र, residue testing, soil test, soil testing, water test, water testing, lab test, test report, residue test, seed test, testing, मिट्टी की जाँच, मिट्टी जाँच, मिट्टी की जांच, मिट्टी जांच, पानी की जाँच, पानी की जांच, पानी जाँच, पानी जांच, mitti janch, mitti jaanch, mitti ki janch, mitti ki jaanch, pani janch, pani ki janch, paani ki jaanch, soil janch',
);

export const PRICE_OF_TEST_WORDS = words(
  'paisa kitna, paise kitne, kharcha kitna, kharch kitna, fees kitni, पैसा कितना, पैसे कितने, खर्चा कितना, फीस कितनी, price, cost, costs, charge, charges, fee, fees, how much, rate, days, how long, कितने की, कितने का, कितना खर्च, कितने पैसे, कितना लगता, कीमत, दाम, शुल्क, फीस, कितने दिन, रेट, kitne ki, kitne ka, kitna kharch, kitne paise, kitna lagta, kimat, keemat, daam, fees, kitne din, kharcha, kharch, ret, खर्चा, खर्च, फ़ीस, कितना पैसा, kitna paisa, paisa lagega, पैसा लगेगा, kitna lagega, कितना लगेगा',
);

/** What is seen on a sick plant: beside these words "water" and "seed" only describe. */
export const SYMPTOM_WORDS = words(
  `${withers}, ` +
    'got yellow, turned yellow, turning yellow, going yellow, yellowing, peela ho, pila ho, pile ho, peele ho, peela pad, pila pad, peele pad, pile pad, pili pad, peeli pad, पीला हो, पीले हो, पीली हो, पीला पड़, पीले पड़, पीली पड़, गिर जा, गिर गए, गिर गये, सूख जा, सड़ जा, मर जा, मर रहे, gir ja, sukh ja, sad ja, mar ja, mar rahe, falling over, fall over, topple, scab, scabs, rough skin, corky, khurdara, खुरदरा, खुरंड, swelling, swellings, galls, sujan, dry up, dries up, gal kar, galkar, gal ke, गल कर, गलकर, गल के, insects under, grub, grubs, सफेद लट, गिडार, कुरमुला, safed lat, gidar, in a glass, glass of water, gilas, गिलास, sukh gaya, sukh gayi, sukh gaye, सूख गया, सूख गए, drying up, dried up, wilt, wilts, dying, die, dies, spots, spot, patches, patch, lesions, water soaked, watersoaked, watery, curling, curled, rotting, rotten, rot, wilting, wilted, falling, fall off, dropping, drop off, cracking, cracks, stunted, sticky, webbed, maggots, holes, powder, blisters, drying, mould, white growth, insects, worm, caterpillar, ' +
    'पौधे पीले, पौधा पीला, फसल पीली, paudhe pile, paudha pila, fasal pili, काट रहे, काट रहा, काट रही, कटे मिल, कटा मिल, कटी मिल, कटे मिलते, कटा मिलता, खा रहे, खा रहा, खा रही, छल्ला, छल्ले, चितकबरा, चितकबरे, सिकुड़ रहे, सिकुड़ गए, मैगट, तैरती, तैर रही, टपक रहा, टपकता, खोखला, खोखली, kaat rahe, kaat raha, kaat rahi, kat rahe, kate mile, kate milte, kha rahe, kha raha, kha rahi, chhalle, chitkabre, sikud rahe, sikud gaye, maggot, tapak raha, khokhla, ' +
    'छोटा रह जाता, छोटी रह जाती, छोटे रह जाते, छोटा क्यों, छोटी क्यों, छोटे क्यों, सूजन, धब्बे, धब्बा, दाग, मुड़ रहे, मुड़ गए, सड़ रहे, सड़ रहा, मुरझा, छेद, चूर्ण, पाउडर, फफोले, सूख रहे, सूख रही, सूख गई, फफूंद, इल्ली, सुंडी, कीड़े, गिर रहे, गिर जाते, झड़ रहे, झड़ रही, झड़ जाते, फट रहे, फट रहा, सड़ रहे हैं, छोटा रह गया, दाने नहीं भर, पीली पत्तियां, पत्ते पीले, पीले पत्ते, चिपचिपा, चिपचिपे, सूख जाते, सूख जाती, गल रहे, गल रहा, गल रही, ' +
    'gir re, gir rhe, jhad re, jhad rhe, sukh re, sukh rhe, sad re, sad rhe, gir rahe, gir jate, jhad rahe, jhad rahi, fat rahe, phat rahe, chipchipa, chipchipe, sukh jate, sukh jati, gal rahe, gal raha, gal rahi, dhabbe, dhabba, daag, mud rahe, mud gaye, sad rahe, sad raha, murjha, chhed, powder, fafole, sukh rahe, sukh rahi, sookh rahe, sukh gayi, fafund, illi, sundi, keede',
  // The fruit sounds like a spot, and a stick like what is sticky.
  'sapota, stick, sticks',
);

/** Signs of a disease that comes with fog and cloud: the crop's own trouble is told before the weather. */
export const DISEASE_SIGN_WORDS = words(
  'going black, turning black, black, blackening, smell, smelling, stink, brown, yellow, powder, rust, mould, white, dark, spots, ' +
    'काले, काला, काली, बदबू, गंध, भूरे, पीले, पीला, चूर्ण, रतुआ, फफूंद, सफेद, गल रहे, गल रही, जल रहे, ' +
    'kale, kala, kaali, kaale, badbu, badboo, gandh, bhure, peele, peela, pile, choorn, ratua, fafund, safed, gal rahe, gal rahi, gal gaye, jal rahe',
  'stick, sticks',
);

/** The government's own buying, which begins on a day. */
export const PROCUREMENT_WORDS = words(
  'procurement, government purchase, government buying, sarkari kharid, kab se kharid, se kharid hogi, कब से खरीद, से खरीद होगी, sarkari khareed, kharid kab, khareed kab, kharidi kab, sarkari kharidi, सरकारी खरीद, सरकारी खरीदी, खरीद कब, खरीदी कब',
);

/** A way without chemicals is asked for. */
export const NATURAL_WORDS = words(
  'without chemical, without chemicals, without pesticide, without pesticides, without medicine, without spray, without spraying, without poison, non chemical, organic way, organic method, organic control, organic spray, organic solution, home remedy, home made, homemade, natural way, natural method, naturally, natural remedy, desi way, desi method, ' +
    'बिना दवा, बिना दवाई, बिना रसायन, बिना केमिकल, बिना कीटनाशक, बिना स्प्रे, देसी तरीका, देसी उपाय, देसी इलाज, देसी नुस्खा, देशी उपाय, देशी तरीका, देशी इलाज, घरेलू उपाय, घरेलू नुस्खा, घरेलू तरीका, जैविक तरीका, जैविक उपाय, जैविक दवा, जैविक इलाज, प्राकृतिक तरीका, ' +
    'bina dawa, bina dawai, bina dava, bina davai, bina chemical, bina kemikal, bina keetnashak, bina kitnashak, bina spray, bina rasayan, desi tarika, desi tareeka, desi upay, desi ilaj, desi ilaaj, desi nuskha, desi dawa, desi dawai, deshi tarika, deshi upay, deshi ilaj, gharelu upay, gharelu nuskha, gharelu tarika, gharelu ilaj, jaivik tarika, jaivik upay, jaivik dawa, jaivik ilaj',
);

/** That a trouble that was told does not come again. */
export const NEXT_TIME_WORDS = words(
  'next year, next season, next time, next crop, come again, come back, not come again, again next, so it dont come, so it does not come, so that it does not, dont come, prevent it, ' +
    'अगले साल, अगली बार, अगली फसल, अगले सीजन, दोबारा न, दुबारा न, फिर न, फिर से न, न लगे, ना लगे, न आए, ना आए, नहीं आए, ' +
    'agle saal, agle sal, agli baar, agli bar, agli fasal, agle season, dobara na, dubara na, phir na, phir se na, na lage, na aaye, na aae, nahi aaye',
);

/** Where to complain, or the number to ring, about what was told last. */
export const COMPLAINT_WORDS = words(
  'complain, complaint, complaints, give number, phone number, contact number, helpline, helpline number, toll free, whom to call, where to call, where do i call, which number, ' +
    'शिकायत, नंबर दो, नंबर दीजिए, नंबर बताओ, नंबर बताइए, फोन नंबर, हेल्पलाइन, कहाँ फोन, किस नंबर, नंबर क्या है, ' +
    'shikayat, shikaayat, sikayat, number do, number dijiye, number batao, number bataiye, number de do, nambar do, nambar batao, fon number, kahan phone, kaha phone, kis number, kaun sa number, number kya hai',
);

/** An animal that is ill. */
export const SICK_WORDS = words(
  'pet fool, pet phool, pet ful, pet phul, पेट फूल, belly swollen, white motion, not passing dung, gobar band, गोबर बंद, haanf, hanf raha, hanf rahi, panting, हाँफ, हांफ, worms in wound, ghav me keede, घाव में कीड़े, kutte ne kat, dog bit, dog bite, कुत्ते ने काट, saap ne kat, snake bit, साँप ने काट, सांप ने काट, milk with blood, blood in milk, bloody, paralysed, paralyzed, cannot walk, can not walk, cannot stand, can not stand, not drinking milk, eating less, eats less, thin dung, loose dung, watery dung, kam kha, kam khati, khana kam, chara kam, gobar patla, patla gobar, kam khana, कम खा, खाना कम, चारा कम, गोबर पतला, पतला गोबर, sick, ill, not eating, stopped eating, fever, diarrhoea, diarrhea, swelling, swollen, limping, bleeding, coughing, dying, died, sudden, suddenly, half milk, less milk, no milk, बीमार, बुखार, दस्त, सूजन, लंगड़ा, खून, खाँसी, खाना नहीं, चारा नहीं खा, नहीं खा रही, नहीं खा रहा, मर रही, मर रहे, मर गई, सुस्त, दूध नहीं, दूध कम, दूध आधा, फूल गया, फूला, ' +
    'bimar, beemar, bukhar, dast, sujan, soojan, langda, khoon, khansi, khana nahi, chara nahi kha, nahi kha rahi, nahi kha raha, mar rahi, mar rahe, mar gayi, sust, doodh nahi, dudh nahi, doodh kam, dudh kam, phool gaya, phul gaya, fula, phula',
);

/** The same field, or what grew in it. */
export const SAME_FIELD_WORDS = words(
  'this field, same field, this same field, same place, same plot, this plot, that plot, there again, again there, this crop for seed, seed from this, seed from it, seed from these, isi khet, usi khet, is khet, isi jagah, usi jagah, wahan dobara, isi ki, isi ka, isi fasal, iska beej, इसी खेत, उसी खेत, इस खेत, इसी जगह, उसी जगह, वहाँ दोबारा, इसी की, इसी का, इसी फसल, इसका बीज',
);

export const PM_KISAN_WORDS = words(
  'pm kisan, pmkisan, kisan samman, samman nidhi, पीएम किसान, किसान सम्मान, सम्मान निधि',
);

export const KCC_WORDS = words(
  'kcc, kisan credit card, credit card, crop loan, केसीसी, किसान क्रेडिट, क्रेडिट कार्ड, फसल ऋण',
);
