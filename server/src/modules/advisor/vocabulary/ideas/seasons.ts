import { words } from '../words.js';

/** Ideas of the season: what is late or missed, what can be sown when, what waits. */
export const SEASON_IDEAS = {
  grownOld: words(
    'too old, old seedlings, become old, got old, overage, over aged, too tall, become tall, nursery is, seedlings are now, seedlings are already, purani ho, purani paudh, paudh purani, lambi ho gayi, lambi ho gai, din ki ho gayi, din ki ho gyi, din ki ho gai, पुरानी हो, पुरानी पौध, पौध पुरानी, लंबी हो गई, दिन की हो गई, दिन की हो गयी, दिन की हो चुकी',
  ),
  fieldNotFree: words(
    'field not free, field is not free, field is not vacant, field not ready, khet khali nahi, khet khaali nahi, khet taiyar nahi, खेत खाली नहीं, खेत तैयार नहीं',
  ),
  winterCold: words(
    'cold, winter, december, january, thand, thandi, sardi, sardiyon, jaade, ठंड, ठंडी, सर्दी, सर्दियों, जाड़े, जाड़ा',
  ),
  notSprouting: words(
    'not come up, still not up, does not come up, not coming up, not sprouting, not germinating, not germinate, nahi ug, nahi jam, jam nahi, ug nahi, नहीं उग, नहीं जम, उग नहीं, जम नहीं',
  ),
  sownIt: words(
    'sowed, sown, sowing done, sowing is done, sowing of cotton done, dry sowing, bo di, bo diya, boya, boyi, buwai kar di, बो दी, बो दिया, बोया, बोई, बुवाई कर दी',
  ),
  resown: words(
    'resow, re sow, resowing, sow again, dobara bo, dubara bo, phir se bo, fir se bo, दोबारा बो, दुबारा बो, फिर से बो, half germinated, germinated only, only half of, came up only, jamav aadha, जमाव आधा, gaps, fill gaps, khali jagah, jagah khali, खाली जगह, जगह खाली',
  ),
  lateThere: words(
    'too late, late or, late now, is it late, late sowing, late planting, still time, june, july, der se, der ho gayi, let ho gayi, late ho gayi, देर से, देर हो गई, लेट हो गई, जून, जुलाई',
  ),
  veryLate: words(
    'too late, is it late, late now, late sowing, late planting, still time, end of november, december, der ho gayi, late ho gayi, देर हो गई, लेट हो गई, दिसंबर, नवंबर के आखिर, नवंबर के अंत',
  ),
  sowingMissed: words(
    'missed, could not sow, not sown, nahi bo pae, nahi bo paye, nahi bo paya, nahi boya, नहीं बो पाए, नहीं बो पाया, नहीं बोया, what else, something else, other crop, kuch aur, aur kya, कुछ और, और क्या',
    'miss',
  ),
  rabiSeason: words('rabi, रबी'),
  allYear: words(
    'all year, year round, whole year, whole rainy season, how much land, how much area, saal bhar, sal bhar, kitni jamin, kitni zameen, साल भर, कितनी जमीन',
  ),
  inNovember: words('november, नवंबर'),
  sowsWhat: words(
    'kya bou, kya boun, kya bo du, kya bo dun, kya bo de, क्या बोऊँ, क्या बोऊं, क्या बो दूँ, what can i sow, what can be sown, what can be grown, what can i grow, which crop, which crops, which rabi crop, which rabi crops, which kharif crop, what to sow, what should i sow, what else can, which pulses, kya boye, kya boen, kya bo sakte, kya lagaye, konsi fasal, kaun si fasal, kaunsi fasal, क्या बोएं, क्या बोएँ, क्या बो सकते, क्या लगाएं, क्या लगाएँ, कौन सी फसल, कौनसी फसल',
  ),
  whichVegetables: words(
    'which vegetable, which vegetables, what vegetable, what vegetables, konsi sabji, konsi sabzi, kaun si sabji, kaun si sabzi, kaunsi sabji, कौन सी सब्जी, कौनसी सब्जी, कौन सी सब्जियाँ, कौन सी सब्जियां',
  ),
  twoWaters: words(
    'only for 2 times, water for 2 times, water for only 2 times, only 2 times, only 2 water, 2 water only, only 2 waters, 2 waters, two waterings, two waters, two irrigations, 2 waterings, 2 irrigations, only two, do pani, do paani, do sinchai, 2 pani, दो पानी, दो ही पानी, दो सिंचाई, 2 पानी',
  ),
  afterPaddy: words(
    'dhan ke baad khet, dhaan ke baad khet, धान के बाद खेत, dhan kat gaya, dhaan kat gaya, dhan kat gya, dhaan kat gya, dhan kat liya, dhaan kat liya, dhan kat chuka, dhaan kat chuka, paddy is cut, paddy has been cut, paddy got cut, धान कट गया, धान काट लिया, धान कट चुका, after paddy, after rice, rice fallow, paddy is harvested, after harvesting paddy, dhan ke baad, dhan katne ke baad, dhan kat gaya, धान के बाद, धान कटने के बाद, धान कट गया',
  ),
  withoutWater: words(
    'without irrigation, without water, no irrigation, there is no water, left moisture, residual moisture, some moisture, bina pani, bina paani, bina sinchai, bachi nami, बिना सिंचाई, बिना पानी, बची नमी',
  ),
  howOftenPicked: words(
    'days between pickings, between two pickings, days between picking, how often to pick, how often should, how often do i pick, picking interval, pick interval, kitne din par tod, kitne din pe tod, tudai kitne din, कितने दिन पर तोड़, तुड़ाई कितने दिन',
  ),
  nurseryTime: words(
    'nursery sowing for winter, nursery for winter crop, nursery for winter, sow nursery for winter, nursery sowing time, nursery sowing month, which month nursery, when to raise, when to sow nursery, when to sow the nursery, nursery time, nursery when, when should i sow, nursery kab, nursery kis mahine, नर्सरी कब, नर्सरी किस महीने',
  ),
  betweenTrees: words(
    'between small, between my, in between, between kinnow, between guava, between mango, between lemon, between young, between the trees, between trees, between plants, intercrop, inter crop, beech me, bich me, बीच में, बीच क्या',
  ),
  newOrchard: words(
    'young kinnow, small kinnow, young guava, small guava, young lemon, young citrus, young litchi, young pomegranate, small mango, small trees, small plants, young trees, my young, young mango, young orchard, new orchard, new garden, naye bag, naya bag, nae bag, chhote bag, नए बाग, नये बाग, नया बाग, छोटे बाग',
  ),
  mayBeSown: words(
    'bo sakte, bo sakta, can i sow, should i sow, bona chahiye, boye ya, boya jaye, theek rahegi, thik rahegi, achhi hai, acchi hai, good or not, is it good, still good, sow or not, बो सकते, बोऊँ, बोएँ या, ठीक रहेगी, अच्छी है',
  ),
  asksStillToSow: words(
    'gehu ab bhi boya, gehu ab bou, अब गेहूँ बोऊँ, अब गेहूँ बोया, अब भी गेहूँ बोया, can i still put wheat, still put wheat, can i put wheat now, can i sow wheat now, gehu ab bhi bo, gehu ab bo sakte, gehu ab laga sakte, ab bhi gehu bo, ab bhi gehun bo, gehu ki buwai ab bhi, abhi gehu bo sakta, ab gehu bo sakta, ab gehu bo sakte, अब भी गेहूँ बो, अब गेहूँ बो, गेहूँ अब भी बो, अब भी गेहूँ लगा, गेहूँ अब बो सकता, अब गेहूँ लगा, can i still sow, can we still sow, still sow this week, sow this week, kya ab bo sakte, ab bhi bo sakte, abhi bhi bo sakte, अब भी बो सकते, क्या अब बो सकते, अब बो सकते',
  ),
  asksWhichSeed: words(
    'which seed, which variety, what variety, which wheat seed, kaun sa beej, kaunsa beej, konsa beej, kon sa bij, kaunsi kism, kaun si kism, konsi kism, konsi variety, kaunsi variety, कौन सा बीज, कौनसा बीज, कौन सी किस्म, कौनसी किस्म, कौन सी वैरायटी',
  ),
  watersOrFeeds: words(
    'when to give water, when to water, when to irrigate, give urea, put urea, urea or not, need urea, pani kab, paani kab, kab pani, urea du, urea dena, urea dalu, urea de, पानी कब, कब पानी, यूरिया दूँ, यूरिया दें, यूरिया देना, यूरिया डालूँ, यूरिया डालना',
  ),
  threeWeeksOld: words(
    '19 days, 20 days, 21 days, 22 days, 23 days, 24 days, 25 days, 3 weeks, three weeks, 19 din, 20 din, 21 din, 22 din, 23 din, 24 din, 25 din, 3 hafte, teen hafte, 19 दिन, 20 दिन, 21 दिन, 22 दिन, 23 दिन, 24 दिन, 25 दिन, तीन हफ्ते, तीन सप्ताह',
  ),
  wateredAlready: words(
    'days ago, watered, after water, after first water, after irrigation, after the first irrigation, pani diya, paani diya, pani de diya, pani ke baad, pani dene ke baad, pani laga diya, पानी दिया, पानी दे दिया, पानी लगा दिया, पानी के बाद, पानी देने के बाद, सिंचाई के बाद, दिन पहले, din pehle, din pahle',
  ),
  emptyField: words(
    'khet khali, khali khet, khet khaali, field is empty, empty field, field is free, field free, land is free, खेत खाली, खाली खेत',
  ),
  summerCrop: words(
    'garmi ki moong, garmi wali moong, garmi me moong, summer moong, zaid moong, jayad moong, zaid ki moong, जायद मूंग, गर्मी की मूंग, ग्रीष्मकालीन मूंग',
  ),
  getsReady: words('taiyari, tayari, taiyyari, prepare, preparation, तैयारी, plan'),
  lateNow: words(
    'ab lgau to, ab lagau to, ab boye to, ab bo du to, late mila, der se mila, too late, still sow, late ho gaya, अब लगाऊँ, अब बोएँ तो, देर से मिला',
  ),
};
