import { words } from '../words.js';

/** Ideas of soil, water and weather. */
export const FIELD_IDEAS = {
  mayRain: words(
    'rain continuous, rain continuously, continuous rain, raining continuously, rain not stopping, barish to nahi, barish to nhi, barish hogi, barish hone, बारिश तो नहीं, बारिश होगी, barish ka alert, बारिश का अलर्ट, बारिश की चेतावनी, बारिश बता, बारिश आने, cloud, clouds, cloudy, may rain, badal, barish ka dar, barish hone, बादल, बारिश का डर, बारिश होने, पानी आने, बूंदाबांदी, बूँदाबाँदी',
  ),
  ploughs: words('plough, ploughing, plow, plowing, jutai, jotai, जुताई, जोताई'),
  summerOrDeep: words('summer, deep, garmi, gahri, gehri, गर्मी, गहरी, ग्रीष्मकालीन, गरमी'),
  soilOrLand: words('soil, land, mitti, matti, jamin, zameen, मिट्टी, माटी, जमीन, ज़मीन'),
  hard: words(
    'became hard, become hard, hard like roti, top hard, hard soil, gone hard, hard like, compact, sakht, kadi ho, kathor, सख्त, कड़ी हो, कड़ी है, कठोर, कड़क हो, पत्थर जैसी',
  ),
  frost: words('frost, pala, paala, pale, paale, पाला, पाले, तुषार'),
  scorched: words(
    'scorched, burnt by frost, damaged by frost, after frost, has come, jhulas, jal gaye, jal gayi, mar gaya, maar gaya, lag gaya, asar, झुलस, जल गए, जल गई, मार गया, मार दिया, लग गया, असर, पड़ गया, पड़ ही गया, पड़ चुका, pad gaya, pad hi gaya, pad chuka, काला पड़',
  ),
  daysOfRain: words(
    'heavy rain, continuous rain, rainy season, raining, lagatar barish, barish lagatar, barsat lagatar, jyada barish, barsat me, barish me, लगातार बारिश, बारिश लगातार, बरसात लगातार, लगातार बरसात, बारिश में, बरसात में, बारिश से, बरसात से, तेज बारिश, झड़ी',
  ),
  floodsOften: words(
    'flood prone, floods every year, flooded every year, flood comes every year, badh wala, badh wale, baadh wale, baadh aati, badh aati, har saal badh, har saal baadh, har saal doob, बाढ़ वाला, बाढ़ वाले, बाढ़ वाली, बाढ़ आती, बाढ़ प्रभावित, हर साल बाढ़, हर साल डूब, हर बार डूब, हर साल पानी भर',
  ),
  whiteSalt: words(
    'white salt, salt coming white, salt comes white, white crust, white layer on soil, salt on top, salt on the soil, salt on soil, namak upar, safed namak, सफेद नमक, नमक ऊपर, रेह, white layer on top, white powder on soil, salt crust, crust of salt, सफेद पपड़ी, safed papdi',
  ),
  makesSoft: words(
    'make soil soft, make the soil soft, soil soft, soften soil, soften the soil, loosen soil, loosen the soil, mitti bhurbhuri, mitti narm, mitti naram, मिट्टी भुरभुरी, मिट्टी नरम, मिट्टी मुलायम',
  ),
  /** The salt of the soil, as a report calls it. */
  soilSalt: words('ec, e c, electrical conductivity, ईसी, ई सी, विद्युत चालकता'),
  soilOrReport: words(
    'soil, report, card, mitti, mrida, matti, janch, jaanch, मिट्टी, मृदा, माटी, रिपोर्ट, कार्ड, जांच, जाँच',
  ),
  waterOfWell: words(
    'water, tubewell, tube well, bore, borewell, well, pani, paani, kuan, पानी, ट्यूबवेल, नलकूप, बोर, बोरवेल, कुएं, कुएँ, bore well, boring, nalkup, बोरिंग',
  ),
  takesSoil: words(
    'namuna kitni jagah, namuna kitna gahra, namuna kitne, sample from how many, from how many places, how many places, how many spots, how deep to take, how deep should i take, नमूना कितनी जगह, नमूना कितना गहरा, नमूना कितने, soil sampling, sampling depth, depth of sampling, sample depth, depth of soil sample, take soil, take the soil, collect soil, collect the soil, take out soil, take soil sample, take a soil sample, take sample, take the sample, collect sample, collect the sample, mitti kaise le, mitti kaise len, mitti kaise lu, mitti kaise lun, mitti kaise nikale, mitti kaise nikalu, namuna kaise, sample kaise, मिट्टी कैसे लें, मिट्टी कैसे लूँ, मिट्टी कैसे लूं, मिट्टी कैसे निकालें, मिट्टी कैसे निकालूँ, नमूना कैसे, सैंपल कैसे, सैम्पल कैसे, soil to lab, soil to the lab, soil to send, send soil, soil for lab, soil sample, soil samples, soil for test, soil for testing, must take soil, should take soil, to take soil, collecting soil, mitti lab, mitti le jau, mitti kitni jagah, मिट्टी लैब, मिट्टी कितनी जगह',
  ),
  soilSample: words(
    'soil sample, sample of soil, soil test, mitti ka sample, mitti ka namuna, mitti janch, mitti ki janch, मिट्टी का नमूना, मिट्टी का सैंपल, मिट्टी का सैम्पल, मिट्टी जांच, मिट्टी जाँच, मिट्टी की जांच, मिट्टी की जाँच, मृदा जांच',
  ),
  howMuchRain: words(
    'how much rain, how many mm, how many inches of rain, first rain, first shower, first showers, kitni barish, kitni baarish, kitne inch barish, kitni barsat, pehli barish, pahli barish, pehli baarish, कितनी बारिश, कितनी बरसात, कितने इंच बारिश, कितने इंच, कितने मिमी, कितना पानी बरस, पहली बारिश, पहली बरसात, पहले पानी में',
  ),
  windBlows: words(
    'windy, strong wind, too much wind, hawa bahut, हवा बहुत, storm, wind is blowing, tez hawa, tej hawa, hawa chal, hawa tez, hawa tej, aandhi, andhi, तेज हवा, हवा तेज, हवा चल, आंधी, आँधी, तूफान',
  ),
  watersIt: words('water, irrigate, irrigation, watering, pani, paani, sinchai, sichai, पानी, सिंचाई'),
  alreadyFell: words(
    'fell, fallen, lodged, gir gayi, gir gai, gir gaya, barish, baarish, गिर गई, गिर गयी, गिर गया, गिर गए, बारिश, बरसात',
  ),
  rain: words(
    'rain, rained, rains, wet, soaked, barish, baarish, bheeg, bhig, bheegi, bhigi, bhigo, बारिश, बरसात, भीग, भीगी, पानी में, barsat, barsaat',
  ),
  field: words(
    'crop, crops, field, standing crop, wheat, paddy, sugarcane, fasal, khet, gehu, gehun, dhan, dhaan, ganna, फसल, खेत, गेहूँ, गेहूं, धान, गन्ना, खड़ी फसल',
  ),
  nextWater: words(
    'second irrigation, second water, second watering, 2nd irrigation, 2nd water, third irrigation, third water, 3rd irrigation, 3rd water, fourth irrigation, fourth water, next irrigation, last irrigation, dusra pani, dusra paani, doosra pani, doosra paani, dusri sichai, dusri sinchai, doosri sinchai, teesra pani, tisra pani, teesri sinchai, tisri sichai, chautha pani, akhri pani, aakhri pani, दूसरा पानी, दूसरी सिंचाई, तीसरा पानी, तीसरी सिंचाई, चौथा पानी, आखिरी पानी, दूजा पानी',
  ),
  organicCarbon: words(
    'organic carbon, organic matter, humus, jaivik carbon, jaivik karbon, carbon, जैविक कार्बन, कार्बन, जीवांश, jivansh, oc kam, oc low',
  ),
  lowOrRaise: words(
    'low, less, deficient, deficiency, poor, increase, raise, improve, build, kam, kami, badhaye, badhana, badhau, kaise badhe, कम, कमी, बढ़ाएँ, बढ़ाना, बढ़ाएं, बढ़े',
  ),
  soilPh: words(
    'ph, pH value, पीएच, पी एच, p h, alkaline, kshariya, kshareey, क्षारीय, अम्लीय, amliya, amleey, acidic, khatti mitti, acid soil',
  ),
  savesWater: words(
    'save, saves, saving, water saving, bachega, bachta, bachegi, bachat, pani bachat, बचेगा, बचता, बचत, बचेगी, बचती',
    'swing',
  ),
  whichCropGrows: words(
    'kon kon fasal, kaun kaun fasal, kon kon si fasal, kaun kaun si fasal, कौन कौन फसल, which crop, which crops, what crop, what crops, what to grow, what can i grow, kaun si fasal, konsi fasal, kon si fasal, kya ugaye, kya boye, kya lagaye, कौन सी फसल, कौनसी फसल, कौन कौन सी फसल, क्या उगाएँ, क्या बोएँ, क्या लगाएँ',
  ),
  asksTheSky: words(
    'any rain next, any rain this, any rain today, any rain tomorrow, any rain coming, is rain coming, will there be rain, is it going to rain, will rain come, will it be raining, barish hogi kya, kya barish hogi, aaj barish hogi, will it rain, बारिश होगी क्या, क्या बारिश होगी',
  ),
  rainComes: words(
    'rain 60 percent, percent chance, rain chance, chance hai barish, barish ka chance, barish ki sambhavna, barish ke chance, baarish ka chance, बारिश की संभावना, बारिश का चांस, rain warning, heavy rain warning, rain alert, warning of rain, warning of heavy rain, barish ki chetavni, बारिश की चेतावनी, barish hogi, बारिश होगी, बारिश बताई, बारिश बोल, before rain, rained after, if it rains, rain is coming, rain coming, rain expected, rain forecast, chance of rain, rained after spray, rain after spray, barish hone wali, barish aane wali, baarish hone wali, baarish aane wali, barish ho gayi, barish ho gai, baarish ho gayi, barish aa gayi, barish se pehle, barish ka alert, barish bata, pani baras, paani baras, pani aane wala, pani barasne wala, tez barish, बारिश का अलर्ट, बारिश का अंदेशा, बारिश बता, तेज बारिश, भारी बारिश, पानी बरस, पानी बरसने, पानी आने वाला, पानी न बरसे, पानी गिर गया, पानी गिरने, बारिश न हो, बारिश हो जाए, बारिश आ जाए, बारिश होने वाली, बारिश आने वाली, बारिश हो गई, बारिश हो गयी, बारिश आ गई, बारिश से पहले, rain is expected, rain is likely, rain is forecast, rain tomorrow, barish ke asar, बारिश के आसार, बारिश का आसार',
  ),
  lightning: words(
    'lightning, thunder, thunderstorm, bijli kadak, bijli kadke, bijli kadakne, bijli chamak, bijli chamke, bijli girne, bijli gire, bijali kadak, aasmani bijli, akashiya bijli, aakashiya bijli, damini, daamini, बिजली कड़क, बिजली कड़के, बिजली कड़कने, बिजली चमक, बिजली चमके, बिजली गिरने, बिजली गिरे, आसमानी बिजली, आकाशीय बिजली, दामिनी ऐप, दामिनी एप, दामिनी क्या, vajrapat, वज्रपात',
  ),
  weatherApp: words(
    'weather and lightning, rain and lightning, rain and bijli, app for weather, app for rain, barish ka app, मौसम और बिजली, मौसम के लिए ऐप, meghdoot, megh doot, meghdut, mausam app, weather app, weather information, mausam ki jankari, mausam ki jaankari, mausam jankari, mausam ka app, मेघदूत, मौसम ऐप, मौसम एप, मौसम की जानकारी, मौसम का ऐप, मौसम की खबर, mausam ki khabar',
  ),
  drip: words(
    'drip, dripper, drippers, drip irrigation, sprinkler, rain gun, drip line, ड्रिप, टपक, फव्वारा, स्प्रिंकलर, tapak, fawara, favvara, phawara',
  ),
  soilTest: words(
    'mitti jach, mitti ki jach, mitti jaach, mitti ki jaach, mitti janch krani, jach krani, soil test, soil to be tested, soil be tested, soil tested, soil testing, soil for testing, soil sample, test my soil, test soil, soil health card, mitti ki janch, mitti janch, mitti jaanch, mitti ki jaanch, mitti ka namuna, mitti namuna, मिट्टी की जांच, मिट्टी जांच, मिट्टी की जाँच, मिट्टी जाँच, मिट्टी परीक्षण, मिट्टी का नमूना, मृदा परीक्षण, सॉइल टेस्ट',
  ),
  soilCard: words(
    'soil health card, soil card, janch ka card, jaanch ka card, जांच का कार्ड, जाँच का कार्ड, mitti ka card, mrida card, mrida swasthya card, मृदा कार्ड, स्वास्थ्य कार्ड, सॉइल हेल्थ कार्ड',
  ),
  whichOfThem: words(
    'which of, among which, kisme, kis me, kis fasal, me se kis, किसमें, किस में, किस फसल, में से किस, में से कौन, कौन सी फसल, कौन सी चला, चला सकते, दे सकते',
  ),
  saltyWater: words(
    'saltish water, salty water, saline water, salt water, brackish, hard water, khara pani, khaara pani, khari pani, namkeen pani, saltish, water is salty, water salty, खारा पानी, खारे पानी, नमकीन पानी, पानी खारा, भारी पानी',
  ),
  nozzles: words('nozzle, nozzles, pipe, pipes, nojal, नोजल, नोज़ल, पाइप, पाईप'),
  /** Soil that goes to be tested, where nobody says test. */
  readsIt: words(
    'how to read, read, reading, means, mean, meaning, is it low, is it high, low or high, high or low, good or bad, kya matlab, matlab, padhu, padhe, samjhu, samjhe, kam hai ya, मतलब, पढ़ूं, पढ़ें, समझूं, समझें, कम है या',
  ),
  mulches: words('mulch, mulching, mulched, malch, malching, palwar, मल्च, मल्चिंग, पलवार'),
  mulchStuff: words(
    'straw, paddy straw, wheat straw, dry leaves, leaves, dry grass, cane trash, sugarcane trash, husk, pual, puaal, parali, bhusa, sukhe patte, patte, patti, पुआल, पराली, भूसा, सूखे पत्ते, पत्ते, पत्तियां',
  ),
  /** Whether a crop bears a water that is named. */
  givesIt: words(
    'can i grow, can we grow, grow with, can it be used, be used, can i use, can we use, can i give, can we give, use it on, use it for, de sakte, de sakta, chala sakte, chalega, laga sakte, दे सकते, दे सकता, चला सकते, चलेगा, लगा सकते',
  ),
  wateringAlone: words(
    'irrigation, irrigate, irrigated, first water, watering, sinchai, sichai, pehla pani, pahla pani, सिंचाई, पहला पानी, पहली सिंचाई',
  ),
  awdPipe: words(
    'awd, alternate wet and dry, alternate wetting, alternate wetting and drying, wet and dry method, wetting and drying, एडब्ल्यूडी, गीला सूखा, geela sukha, gila sukha',
  ),
  pipeWord: words('pipe, pipes, perforated pipe, water tube, paip, पाइप'),
  waterTested: words(
    'test my water, test water, test the water, test my well water, test well water, test my bore water, test bore water, test my tubewell water, water tested, water testing, pani ki janch, paani ki janch, पानी की जाँच, पानी की जांच, पानी जाँच',
  ),
  /** It comes again and again. */
  everyYear: words(
    'every year, every march, every season, each year, every time, har saal, har sal, har baar, hamesha, हर साल, हर बार, हर मार्च',
  ),
  fallsFlat: words(
    'falls, falls down, falls flat, fall down, falling down, lodges, gir jata, gir jati, gir jate, gir jaata, gir jaati, let jata, let jati, गिर जाता, गिर जाती, गिर जाते, लेट जाता, लेट जाती',
  ),
  /** The seed that was sown last time, too. */
  sameSeed: words(
    'same seed, same wheat seed, same paddy seed, same moong seed, same gram seed, same chana seed, same soybean seed, same soyabean seed, same variety seed, own seed, home seed, seed of own house, wahi beej, vahi beej, ghar ka beej, apna beej, वही बीज, घर का बीज, अपना बीज, घर का ही बीज',
  ),
  renewsIt: words(
    'when to change, should i change, change seed, change the seed, is it wrong, how many years, how many year, kab badal, badalna, badle, badlna, kitne saal, बदलना, बदलें, बदले, कब बदल, कितने साल',
  ),
  keepsSeedOfIt: words(
    'grain of last year hybrid as seed, use the grain, last year hybrid as seed, last year hybrid, hybrid grain as seed, hybrid ka dana bo, hybrid ka beej rakh, हाइब्रिड का दाना बो, हाइब्रिड का बीज रख, keep seed from it, keep seed from this, seed from it, seed from this crop, can i keep seed, can we keep seed, keep its seed, save seed from, iska beej rakh, beej rakh sakte, beej rakh sakta, beej ghar ka rakh, fir se bo, इसका बीज रख, बीज रख सकते, बीज रख सकता, बीज घर का रख',
  ),
  hybridWord: words('hybrid, hybrids, sankar, haibrid, हाइब्रिड, संकर, हाईब्रिड'),
  /** Light grains are floated off with it. */
  saltSolution: words(
    'salt water, salt solution, brine, namak ke pani, namak ka pani, namak ke paani, namak ka ghol, namak ke ghol, नमक के पानी, नमक का पानी, नमक का घोल, नमक के घोल',
  ),
  tiredSoil: words(
    'soil has become tired, soil is tired, tired soil, land is tired, soil tired, zameen thak, jameen thak, jamin thak, mitti thak, जमीन थक, ज़मीन थक, मिट्टी थक, धरती थक',
  ),
  gramOrWheat: words(
    'chana or gehu, chana or gehun, gehu or chana, gehun or chana, gram or wheat, wheat or gram, chickpea or wheat, wheat or chickpea, wheat or chana, chana or wheat, chana ya gehu, chana ya gehun, gehu ya chana, gehun ya chana, चना या गेहूँ, चना या गेहूं, गेहूँ या चना, गेहूं या चना',
  ),
  fewWatersThere: words(
    'only one water, one water only, one irrigation, only one irrigation, single irrigation, two waters, two irrigations, ek hi pani, ek hi paani, ek pani, do pani, ek sinchai, do sinchai, एक ही पानी, एक पानी, दो पानी, दो ही पानी, एक सिंचाई, दो सिंचाई',
  ),
  /** Of the seed that was bought only part came up. */
  cameUpHalf: words(
    'only half came up, half came up, half did not come up, only half germinated, half germinated, did not come up, not come up, not germinated, no germination, aadha hi uga, adha hi uga, aadha uga, adha uga, nahi uga, nahi jama, adha jama, आधा ही उगा, आधा उगा, नहीं उगा, नही उगा, आधा जमा, नहीं जमा',
  ),
  ofDealer: words(
    'dealer, shop, shopkeeper, seller, company, dukan, dukaan, dukandar, dukaandar, दुकान, दुकानदार, डीलर, कंपनी',
  ),
  /** Weedicide is sprayed over it, they say. */
  sprayedOver: words(
    'htbt, ht bt, 4g, bg3, bg 3, 4g cotton, glyphosate on top, spray glyphosate, glyphosate can be sprayed, glyphosate dal, glyphosate chhidak, herbicide tolerant, roundup ready, rr cotton, chor bt, chor beej, एचटीबीटी, एचटी बीटी, 4जी, खरपतवारनाशी सहने, ग्लाइफोसेट डाल, ग्लाइफोसेट छिड़क, चोर बीटी',
  ),
  denseCotton: words(
    'hdps, high density, closer spacing, close planting, dense planting, sghan, saghan, sghan kapas, एचडीपीएस, सघन, घनी बुवाई',
  ),
  gobhiSarson: words(
    'gobhi sarson, gobi sarson, gobhi sarso, gobi sarso, gobhi sarsoon, canola sarson, african sarson, गोभी सरसों, अफ्रीकन सरसों',
  ),
  prPaddy: words(
    'pr 126, pr126, pr 121, pr121, pr 131, pr131, pr 114, pr 128, pr 130, पीआर 126, पी आर 126, पीआर 121, पीआर 131',
  ),
  daysOrPlants: words(
    'how many days, days, duration, when, transplant, nursery, kitne din, kab, ropai, कितने दिन, कब, रोपाई, अवधि, नर्सरी',
  ),
  carriedOver: words(
    'sulfosulfuron, sulphosulfuron, sulfosulphuron, leader dawa, leader spray, सल्फोसल्फ्यूरॉन, सल्फोसल्फ्युरोन, सल्फोसल्फ्यूरोन, लीडर दवा',
  ),
  cropAfterIt: words(
    'after that, after it, next crop, will it grow, will grow, can i sow, then sow, ke baad, baad me, uske baad, bo sakte, के बाद, बाद में, उसके बाद, बो सकते, बो सकता',
  ),
  khesari: words('khesari, khesaari, teora, tiura, tivra, lathyrus, खेसारी, तिवड़ा, तिवरा'),
  poisonousOrSafe: words(
    'poison, poisonous, toxic, safe, harmful, jahar, zahar, surakshit, nuksan, जहर, ज़हर, सुरक्षित, नुकसान, जहरीली',
  ),
  bedsForSoybean: words('bbf, broad bed, broad bed furrow, bed furrow, bbf machine, बीबीएफ, ब्रॉड बेड, चौड़ी क्यारी'),
  /** The main crop is off until the rains, and a short pulse fits. */
  whichPulse: words(
    'which pulse, what pulse, which dal, pulse i can take, konsi dal, kaun si dal, kaunsi dal, kaun si daal, कौन सी दाल, कौनसी दाल, कौन सी दलहन',
  ),
  untilJune: words(
    'till june, until june, free till june, april to june, summer, garmi, zaid, jayad, june tak, गर्मी, जायद, जून तक, अप्रैल से जून',
  ),
  extraCropBetween: words(
    'extra crop in between, any extra crop, extra crop, crop between april, short crop between, beech me kaun si fasal, beech ki fasal, बीच की फसल, बीच में कौन सी फसल',
  ),
  coatsSeed: words(
    'how to put, how to apply, how to mix, how to use, how to treat, which one first, which first, kaise lagaye, kaise milaye, kaise lagaen, kaise chadhaye, pehle ya baad, pahle ya baad, कैसे लगाएँ, कैसे लगाएं, कैसे लगाए, कैसे मिलाएं, कैसे चढ़ाएं, पहले या बाद',
  ),
  stillSown: words(
    'still sow, still sown, can i still sow, can still sow, is not sown, not sown still, not sown yet, abhi bhi bo, ab bhi bo, ab bo sakte, abhi bo sakte, अभी भी बो, अब भी बो, अब बो सकते, अभी बो सकते, अब तक नहीं बो',
  ),
  mustard: words('mustard, sarson, sarso, raya, rai, सरसों, राया, राई'),
  arharWord: words('arhar, tur, toor, tuar, pigeon pea, pigeonpea, अरहर, तूर, तुअर'),
  driesInIt: words(
    'drying, dries, dry up, dries up, wilt, wilts, wilting, ukhta, uktha, sukh, sukhti, sukhta, sookh, सूख, सूखती, सूखता, उकठा, उखटा, मुरझा',
  ),
  samePlot: words(
    'same plot, same field, same place, same land, every year, usi khet, isi khet, usi jagah, har saal, har sal, उसी खेत, इसी खेत, उसी जगह, हर साल',
  ),
  paddyWheat: words(
    'paddy wheat, wheat paddy, rice wheat, paddy and wheat, dhan gehu, dhan gehun, gehu dhan, gehun dhan, धान गेहूँ, धान गेहूं, गेहूँ धान, गेहूं धान, धान-गेहूँ, धान-गेहूं',
  ),
  sowsNow: words(
    'can i sow now, sow now, still sow, end november, end of november, november end, in november, abhi bo, ab bo, navambar me, अभी बो, अब बो, नवंबर में',
  ),
  lucerneWord: words('lucerne, lucern, alfalfa, rijka, rijaka, rajka, rajko, lusern, रिजका, रजका, लूसर्न'),
  cutsIt: words('cutting, cut, first cut, katai, kataai, kate, कटाई, काटें, काटे'),
  kasni: words('kasni, kaasni, chicory, कासनी'),
  paddyWord: words('paddy, rice, dhan, dhaan, धान'),
  cauliflowerWord: words('cauliflower, phoolgobhi, phool gobhi, fulgobhi, gobhi, gobi, फूलगोभी, फूल गोभी, गोभी'),
  coversCurd: words(
    'curd cover, cover curd, cover the curd, cover with leaves, covered with leaves, tie the leaves, tie leaves, patto se dhak, patte bandh, patton se dhak, पत्तों से ढक, पत्तों से ढँक, पत्ते बांध, पत्ते बाँध',
  ),
  driesByPoison: words(
    'sukhaye ki dawa, patte sukhaye ki, spray to dry, spray something to dry, dry leaves by spray, dry the leaves, dry leaves, desiccant, sukhane ki dawa, sukhane ke liye dawa, patte sukhane, सुखाने की दवा, सुखाने के लिए दवा, पत्ते सुखाने',
  ),
  byMachine: words('machine, combine, harvester, spray, dawa, davai, kambain, मशीन, कंबाइन, दवा, स्प्रे'),
  /** The flood is over, and the crop that stood in it is asked about. */
  floodLeft: words(
    'water gone, water has gone, water is gone, water went, water receded, water has receded, went under flood, under flood, under flood water, stood under water, pani utar, paani utar, pani nikal gaya, duba tha, dooba tha, duba raha, dooba raha, पानी उतर, पानी निकल गया, डूबा रहा, डूबा था',
  ),
  /** It has rained on it; of a rain to come nothing is said. */
  rainedOn: words(
    'rain came, rained, it rained, got wet, barish ho gayi, barish ho gai, barish hui, baarish hui, bhig gayi, bhig gaya, bheeg gayi, bheeg gaya, बारिश हुई, बारिश हो गई, भीग गई, भीग गया, भीग गए',
  ),
  alsoInWater: words('also in water, also under water, also in the water, bhi pani me, bhi paani me, भी पानी में'),
  floodComes: words(
    'flood warning, flood alert, flood is coming, flood coming, flood may come, flood will come, baadh aane wali, badh aane wali, badh aa rahi, badh ka alert, बाढ़ आने वाली, बाढ़ आ रही, बाढ़ की चेतावनी, बाढ़ का अलर्ट',
  ),
  underLeaf: words(
    'under leaf, under the leaf, under leaves, underneath, below leaf, below the leaf, patte ke niche, patti ke niche, पत्ते के नीचे, पत्ती के नीचे, पत्तों के नीचे',
  ),
  droopsSuddenly: words(
    'suddenly hanging, suddenly it is hanging, hanging down, hang down, suddenly hang, suddenly droop, suddenly drooped, suddenly drooping, suddenly wilt, suddenly wilted, wilted suddenly, achanak murjha, achanak latak, अचानक मुरझा, अचानक लटक',
  ),
  teaGarden: words(
    'tea garden, tea gardens, tea soil, tea plant, tea plants, tea bush, tea bushes, tea crop, chai bagan, chay bagan, chai ke bagan, चाय बागान, चाय के बागान, चाय बाग, चाय के पौधे',
  ),
  limeWord: words('lime, chuna, chune, dolomite, चूना, चूने, डोलोमाइट'),
  acidWord: words(
    'acid, sulphuric, sulfuric, tezab, tejab, thiourea, thio urea, तेजाब, तेज़ाब, एसिड, थायोयूरिया, थायो यूरिया',
    'tour',
  ),
  pinkSpecks: words(
    'grey yellow stripes, gray yellow stripes, grey stripes, stripes spots between veins, stripes between veins, spots between veins, grey pink, gray pink, pink grey, pink dots, pink specks, pink spots, pinkish specks, pinkish brown, gulabi bhure, gulabi dhabbe, गुलाबी भूरे, गुलाबी धब्बे, भूरे गुलाबी',
  ),
  plasticOrStraw: words(
    'plastic good, plastic or straw, straw or plastic, plastic better, straw better, plastic dhake ya, plastic ya pual, plastic ya parali, प्लास्टिक या पुआल, पुआल या प्लास्टिक, प्लास्टिक ठीक',
  ),
  capsuleWord: words('capsule, capsules, kapsul, कैप्सूल'),
  pressMud: words('pressmud, press mud, presmud, प्रेसमड, प्रेस मड, मैली'),
  whomToTell: words(
    'tell and whom, whom to tell, whom to inform, inform whom, whom to report, kise bataye, kise bataun, kisko bataye, kisko batau, kise suchna, किसे बताएँ, किसे बताएं, किसे बताऊँ, किसको बताएँ, किसको बताएं, किसे सूचना',
  ),
  samePatch: words(
    'same patch, same patches, same place every year, every year same place, har saal usi jagah, हर साल उसी जगह, हर साल वहीं',
  ),
  berTree: words(
    'ber fruit, ber fruits, ber tree, ber trees, ber plant, ber plants, ber ke fal, बेर के फल, बेर के पेड़, बेर में, बेर पर',
  ),
  redWater: words(
    'red oily layer, red layer, oily layer, red water, reddish film, iron toxicity, iron excess, bronzing, लाल परत, लाल पानी, लोहे की अधिकता',
  ),
  withoutBurning: words(
    'without burning, without burn, without fire, not burning, bina jalaye, bina jalae, बिना जलाए, बिना जलाये',
  ),
  fineForBurning: words(
    'jalau to jurmana, jalaun to jurmana, jalau to fine, jalaye to jurmana, jalaya to jurmana, jala du to jurmana, jalane se jurmana, jalane pe fine, fine if i burn, if i burn is there a fine, fined for burning, जलाऊं तो जुर्माना, जलाऊँ तो जुर्माना, जलाया तो जुर्माना, जलाने से जुर्माना, jalane par jurmana, jalane pe jurmana, jalane ka jurmana, jalane par kitna jurmana, fine for burning, fine on burning, burning fine, जलाने पर जुर्माना, जलाने का जुर्माना, जलाने पर कितना',
  ),
  sowsWheatIn: words(
    'gehu kaise boye, gehun kaise boye, gehu kese boye, sow wheat, wheat sowing, how to sow wheat, गेहूं कैसे बो, गेहूँ कैसे बो',
  ),
  cutAtGround: words(
    'jameen se kaat, jamin se kaat, zameen se kaat, jameen ke paas se kaat, jamin ke paas se kaat, kaat ke gira, kaat kar gira, kat ke gira, cut at the ground, cuts at the ground, cut at ground, cut near the ground, cut from the ground, cutting at ground, cut at soil level, जमीन से काट, ज़मीन से काट, जमीन के पास से काट, काट के गिरा, काटकर गिरा, काट कर गिरा',
  ),
  byNight: words(
    'raat me, raat ko, raat mein, rat me, rat ko, at night, in the night, by night, overnight, every morning, in the morning, subah, रात में, रात को, सुबह',
  ),
  smallPlantsOrInsect: words(
    'podhe, podha, poudhe, paude, paudho, podho, keeda, keede, kida, kide, sundi, chote paudhe, chhote paudhe, paudhe, paudha, seedling, seedlings, plants, something, insect, worm, कीड़ा, कीड़े, पौधे, पौधा, सुंडी',
  ),
} as const;
