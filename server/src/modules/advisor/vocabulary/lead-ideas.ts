import { Lexicon } from '../../vocabulary/lexicon.js';
import { PAPER_IDEAS } from './paper-ideas.js';
import { words } from './words.js';

/** Ideas that wordings are put together from. */
export const IDEAS = {
  ...PAPER_IDEAS,
  animal: words(
    'cow, cows, buffalo, buffaloes, cattle, goat, goats, sheep, animal, animals, livestock, calf, gay, gaay, gai, bhains, bhais, bhens, bakri, pashu, pashudhan, maveshi, janwar, janvar, गाय, भैंस, बकरी, भेड़, पशु, पशुधन, मवेशी, जानवर',
  ),
  insurance: words('insure, insured, insurance, insuring, bima, beema, bime, beeme, vima, बीमा, बीमे, विमा, pmfby'),
  turnsYellow: words('yellow, turning yellow, pila, peela, pili, peeli, pile, पीला, पीली, पीले'),
  othersAccount: words(
    'someone else, somebody else, another account, wrong account, other account, dusre ke khate, dusre khate, kisi aur ke, dusre ko, galat khate, किसी और के, दूसरे के खाते, दूसरे खाते, दूसरे को, गलत खाते, दूसरे किसान',
  ),
  sharesLand: words(
    'sharecropper, tenant, batai, bataidar, theka, lease, बटाई, बटाईदार, अधिया, ठेके पर, किराए पर, पट्टे पर',
  ),
  cutLying: words(
    'lying cut, cut and lying, crop is cut, swaths, kati padi, kata pada, kati hui padi, katkar padi, कटी पड़ी, कटा पड़ा, कटी हुई पड़ी, कटकर पड़ी, काट कर रखी, कटी रखी',
  ),
  mayRain: words(
    'cloud, clouds, cloudy, may rain, badal, barish ka dar, barish hone, बादल, बारिश का डर, बारिश होने, पानी आने, बूंदाबांदी, बूँदाबाँदी',
  ),
  ploughs: words('plough, ploughing, plow, plowing, jutai, jotai, जुताई, जोताई'),
  summerOrDeep: words('summer, deep, garmi, gahri, gehri, गर्मी, गहरी, ग्रीष्मकालीन, गरमी'),
  soilOrLand: words('soil, land, mitti, matti, jamin, zameen, मिट्टी, माटी, जमीन, ज़मीन'),
  hard: words(
    'hard soil, gone hard, hard like, compact, sakht, kadi ho, kathor, सख्त, कड़ी हो, कड़ी है, कठोर, कड़क हो, पत्थर जैसी',
  ),
  onion: words('onion, onions, pyaj, pyaaz, pyaz, प्याज, प्याज़, कांदा, गोंदली'),
  makesSeed: words(
    'make seed, produce seed, own seed, seed production, taiyar kare, taiyar kaise, banaye, kaise banta, तैयार करें, तैयार कैसे, कैसे तैयार, बनाएं, बनाएँ, कैसे बनाते, उत्पादन',
  ),
  potato: words('potato, potatoes, aalu, aloo, alu, आलू, बटाटा'),
  leatheryLeaf: words(
    'leathery, leaf roll, rolled upward, rolling upward, chamde jais, upar mud, चमड़े, ऊपर को मुड़, ऊपर मुड़, ऊपर की ओर मुड़, ऊपर की तरफ मुड़',
  ),
  solarPump: words('solar pump, kusum, solar, saur pump, सोलर पंप, कुसुम, सोलर, सौर पंप'),
  notInstalled: words(
    'not installed, not working, stopped working, complain, complaint, does not run, nahi laga, nhi laga, nahi lagaya, band pada, kharab, shikayat, chalta nahi, chal nahi, नहीं लगा, नही लगा, नहीं लगाया, बंद पड़ा, खराब, शिकायत, चलता नहीं, चल नहीं, नहीं चल',
  ),
  someoneDied: words(
    'died, dead, death, expired, passed away, mrityu, maut, dehant, gujar gaye, gujar gay, mar gaye, marne ke baad, mar gaya, swargvas, मृत्यु, मौत, देहांत, गुजर गए, गुजर गये, गुजर जाने, मर गए, मर गये, मर गया, मरने के बाद, मरे, स्वर्गवास, वारिस',
  ),
  kcc: words('kcc, kisan credit card, credit card, केसीसी, किसान क्रेडिट कार्ड, क्रेडिट कार्ड'),
  limit: words('limit, seema, sima, limit kaise, लिमिट, सीमा, लिमट'),
  raises: words(
    'raise, increase, more, renew, renewal, badhwa, badhwana, badhana, badhegi, badhe, बढ़वा, बढ़वाएं, बढ़वाना, बढ़ाना, बढ़ेगी, बढ़ानी, बढ़वानी, बढ़े, नवीनीकरण, रिन्यू',
  ),
  farmInputs: words(
    'fertilizer shop, fertiliser shop, seed shop, pesticide shop, seeds and fertilizer, seed and fertiliser, sell fertilizer, sell fertiliser, sell seeds, sell pesticide, selling pesticide, selling fertilizer, selling seeds, khad, khaad, beej, bij, keetnashak, kitnashak, खाद, बीज, कीटनाशक, दवा की दुकान, उर्वरक',
  ),
  lottery: words(
    'lottery, lotri, draw, draw list, not selected, lottery me naam, लॉटरी, लाटरी, लॉटरी में नाम, ड्रॉ, ड्रा में, चयन नहीं',
  ),
  frost: words('frost, pala, paala, pale, paale, पाला, पाले, तुषार'),
  scorched: words(
    'scorched, burnt by frost, damaged by frost, after frost, has come, jhulas, jal gaye, jal gayi, mar gaya, maar gaya, lag gaya, asar, झुलस, जल गए, जल गई, मार गया, मार दिया, लग गया, असर, पड़ गया, काला पड़',
  ),
  nutrientOfBag: words('dap, npk, potash, phosphorus, phosphate, urea, डीएपी, एनपीके, पोटाश, फास्फोरस, यूरिया'),
  oneIsHigh: words('high, too high, excess, more, zyada, jyada, adhik, ज्यादा, अधिक, ज़्यादा'),
  daysOfRain: words(
    'heavy rain, continuous rain, rainy season, raining, lagatar barish, barish lagatar, barsat lagatar, jyada barish, barsat me, barish me, लगातार बारिश, बारिश लगातार, बरसात लगातार, लगातार बरसात, बारिश में, बरसात में, बारिश से, बरसात से, तेज बारिश, झड़ी',
  ),
  rootWord: words('root, roots, jad, jado, jadon, जड़, जड़ों, जड़ें'),
  knots: words('knot, knots, galls, gall, ganth, gaanth, ganthe, gaanthe, गांठ, गाँठ, गांठें, गाँठें, गांठे, गाँठे'),
  cottony: words(
    'cotton like, cottony, white cotton, white mould, white fungus, rui, सफेद रुई, रुई, रूई, सफेद फफूंद, कपास जैसी',
  ),
  rotsThere: words('rot, rots, rotting, sad, sadan, sad raha, sad gaya, सड़, सड़न, सड़ रहा, सड़ गया, गल'),
  collateral: words(
    'collateral, mortgage, guarantor, guarantee, security deposit, bandhak, bandhaq, girvi, girwi, guarantee mang, garanti, jamanat, jamanati, jamin bandhak, बंधक, गिरवी, गारंटी, गारंटर, जमानत, जमानती',
  ),
  interest: words('interest, intrest, byaj, byaaj, sood, ब्याज, सूद'),
  besideCrop: words(
    'makka ke sath kaun, makka ke saath kaun, bajra ke sath kaun, kapas ke sath kaun, मक्का के साथ कौन, मक्के के साथ कौन, बाजरे के साथ कौन, बाजरा के साथ कौन, कपास के साथ कौन, गेहूं के साथ कौन, चने के साथ कौन, मक्का के साथ क्या, बाजरे के साथ क्या, कपास के साथ क्या, चने के साथ क्या',
  ),
  partnerCrop: words(
    'bo sakte, bo sakta, laga sakte, lagayen, lagaye, boye, dal, dalhan, fasal, sabji, बो सकते, बो सकता, लगा सकते, लगाएं, लगाएँ, लगाऊं, बोएं, बोएँ, बोऊं, दाल, दलहन, फसल, सब्जी',
  ),
  floodsOften: words(
    'flood prone, floods every year, flooded every year, flood comes every year, badh wala, badh wale, baadh wale, baadh aati, badh aati, har saal badh, har saal baadh, har saal doob, बाढ़ वाला, बाढ़ वाले, बाढ़ वाली, बाढ़ आती, बाढ़ प्रभावित, हर साल बाढ़, हर साल डूब, हर बार डूब, हर साल पानी भर',
  ),
  whichCrop: words(
    'which crop, what crop, what to sow, what to grow, what should i grow, kaun si fasal, kaunsi fasal, konsi fasal, kya boye, kya boun, kya lagaye, kya lagaun, कौन सी फसल, कौनसी फसल, कोन सी फसल, क्या बोएं, क्या बोएँ, क्या बोऊं, क्या बोऊँ, क्या लगाएं, क्या लगाएँ, क्या लगाऊं, क्या लगाऊँ, क्या उगाएं, क्या उगाऊं',
  ),
  farmLoan: words(
    'farm loan, crop loan, loan for farming, kheti ka loan, kheti ke liye loan, fasal loan, fasli rin, खेती का लोन, खेती के लिए लोन, खेती पर लोन, फसल ऋण, फसली ऋण, फसल का लोन, खेती का कर्ज, खेती के लिए कर्ज',
  ),
  whichBank: words(
    'which bank, kaun sa bank, kaunsa bank, kis bank, kon sa bank, कौन सा बैंक, कौनसा बैंक, कोन सा बैंक, किस बैंक, कौन से बैंक',
  ),
  bankRefuses: words(
    'refuse, refuses, refused, refusing, rejected, turned down, turned away, excuses, mana kar, mana kiya, bahane, bahana, tal raha, taal raha, chakkar, nahi bana rah, nahi de rah, nhi de rah, मना कर, मना किया, बहाने, बहाना, टाल रहा, टाल रहे, टालमटोल, टरका, चक्कर, नहीं बना रह, नही बना रह, नहीं दे रह, नही दे रह, नहीं बनाता, नहीं बनाते',
  ),
  /** What a shop presses on somebody who came for something else. */
  forced: words(
    'tagging, tagged, forcing, forced, forcibly, force me, jabardasti, jabran, zabardasti, jabardasty, जबरदस्ती, ज़बरदस्ती, जबरन, टैगिंग, थमा रहा, थमा रहे, थमा देता, थमा देते, थोप',
  ),
  shopGoods: words(
    'fertilizer, fertiliser, urea, dap, zinc, nano, pesticide, medicine, shop, dealer, khad, khaad, dukan, dukandar, खाद, यूरिया, डीएपी, जिंक, नैनो, दवा, दुकान, दुकानदार, डीलर, विक्रेता, सोसायटी, समिति',
  ),
  bagNutrient: words('urea, dap, zinc, potash, ssp, npk, यूरिया, डीएपी, जिंक, पोटाश, सुपर, एनपीके, सल्फर, गंधक'),
  mixedTogether: words(
    'mix together, mixed together, mix them, can i mix, can we mix, milakar dal, milakar de, mila kar dal, mila sakte, ek sath dal, ek saath dal, मिलाकर डाल, मिलाकर दे, मिला कर डाल, मिला सकते, मिलाकर छिटक, मिलाकर बिखेर, एक साथ डाल, साथ में डाल, एक साथ मिला',
  ),
  lender: words('bank, banks, kcc, kisan credit card, loan, बैंक, केसीसी, किसान क्रेडिट कार्ड, लोन, ऋण'),
  diesel: words('diesel, dijal, डीजल, डीज़ल'),
  /** The salt of the soil, as a report calls it. */
  soilSalt: words('ec, e c, electrical conductivity, ईसी, ई सी, विद्युत चालकता'),
  soilOrReport: words(
    'soil, report, card, mitti, mrida, matti, janch, jaanch, मिट्टी, मृदा, माटी, रिपोर्ट, कार्ड, जांच, जाँच',
  ),
  waterOfWell: words(
    'water, tubewell, tube well, bore, borewell, well, pani, paani, kuan, पानी, ट्यूबवेल, नलकूप, बोर, बोरवेल, कुएं, कुएँ',
  ),
  soilSample: words(
    'soil sample, sample of soil, soil test, mitti ka sample, mitti ka namuna, mitti janch, mitti ki janch, मिट्टी का नमूना, मिट्टी का सैंपल, मिट्टी का सैम्पल, मिट्टी जांच, मिट्टी जाँच, मिट्टी की जांच, मिट्टी की जाँच, मृदा जांच',
  ),
  /** Fertiliser that is on the field already. */
  fertiliserOn: words(
    'after urea, after dap, after fertilizer, after fertiliser, after manure, dap dale, dap daale, dap dala, urea dale, urea dala, khad dale, khad dala, khad dalne ke, urea dalne ke, dap dalne ke, डीएपी डाले, डीएपी डाली, डीएपी डाला, डीएपी डालने के, यूरिया डाले, यूरिया डाला, यूरिया डालने के, खाद डाले, खाद डाली, खाद डालने के, गोबर डाले, खाद दिए, खाद दी थी, यूरिया दिया',
  ),
  howMuchRain: words(
    'how much rain, how many mm, how many inches of rain, first rain, first shower, first showers, kitni barish, kitni baarish, kitne inch barish, kitni barsat, pehli barish, pahli barish, pehli baarish, कितनी बारिश, कितनी बरसात, कितने इंच बारिश, कितने इंच, कितने मिमी, कितना पानी बरस, पहली बारिश, पहली बरसात, पहले पानी में',
  ),
  sowsIt: words(
    'sow, sowing, plant, bona, bone, boye, bo de, bo den, bo du, buwai, buvai, बोना, बोने, बोएं, बोएँ, बोये, बो दें, बो दूं, बो दूँ, बोनी, बोवनी, बुवाई, बुआई, बिजाई',
  ),
  windBlows: words(
    'windy, strong wind, storm, wind is blowing, tez hawa, tej hawa, hawa chal, hawa tez, hawa tej, aandhi, andhi, तेज हवा, हवा तेज, हवा चल, आंधी, आँधी, तूफान',
  ),
  watersIt: words('water, irrigate, irrigation, watering, pani, paani, sinchai, sichai, पानी, सिंचाई'),
  alreadyFell: words(
    'fell, fallen, lodged, gir gayi, gir gai, gir gaya, barish, baarish, गिर गई, गिर गयी, गिर गया, गिर गए, बारिश, बरसात',
  ),
  khaira: words('khaira, khaira rog, खैरा'),
  sulphur: words('sulphur, sulfur, gandhak, salfar, गंधक, सल्फर'),
  // A new-born calf is no boron.
  boron: new Lexicon<true>([{ value: true, names: ['boron', 'बोरान', 'बोरॉन'] }], ['born', 'borne', 'burn', 'burnt']),
  germination: words('germination, ankuran, jamav, jamaav, अंकुरण, जमाव, अंकुरन'),
  testsIt: words('test, check, janch, jaanch, jache, janche, parakh, जांच, जाँच, जांचें, जाँचें, जांचे, परख, चेक'),
  pumpPower: words('hp, horse power, horsepower, h p, एचपी, हॉर्स पावर, हार्स पावर, solar pump, सोलर पंप'),
  howMuchLand: words(
    'how many acres, how many acre, how much land, how many bigha, kitne ekad, kitne acre, kitne bigha, kitni jamin, kitni zameen, kitna khet, कितने एकड़, कितने एकड़, कितने बीघा, कितने बीघे, कितनी जमीन, कितनी ज़मीन, कितना खेत, कितने खेत',
  ),
  cutStem: words('tana kaat, tana kat, danthal kaat, cut stem, cut the stem, तना काट, तने को काट, डंठल काट, तना चीर'),
  insureWords: words(
    'claim, compensation, insurance, insured, bima, beema, bime, muavja, muawza, muavza, klem, kleim, दावा, क्लेम, बीमा, बीमे, मुआवजा, मुआवज़ा, विमा',
  ),
  notInsured: words(
    'not insured, no insurance, without insurance, had no insurance, did not insure, was not insured, uninsured, bima nahi, bima nahin, bima nhi, beema nahi, beema nhi, bina bima, bina beema, bime ke bina, bima nahi tha, bima nahi karaya, बीमा नहीं, बिना बीमा, बिना बीमे, बीमा भी नहीं, बीमा नही, बीमे के बिना',
  ),
  notPaid: words(
    'rejected, reject, refused, refuse, not paid, not received, not come, not given, no money, did not get, not got, too little, very less, less money, small, denied, pending, delayed, delay, nahi mila, nahi mili, nhi mila, nhi mili, nahin mila, nahi aaya, nhi aaya, nahi aya, nahi diya, nhi diya, nahi de rahi, nahi de rahe, kam mila, kam aaya, bahut kam, thoda mila, radd, khaarij, kharij, atka, ruka, नहीं मिला, नहीं मिली, नही मिला, नहीं आया, नही आया, नहीं दिया, नहीं दे, कम मिला, कम आया, बहुत कम, खारिज, रद्द, रिजेक्ट, अटका',
  ),
  cutCrop: words(
    'cut crop, cut wheat, cut paddy, harvested crop, harvested wheat, harvested paddy, after harvest, after cutting, lying in the field, crop was cut, crop lying, bundles, kati fasal, kati hui, kati padi, kata hua, kaat kar, kaat ke, katai ke baad, kat ke, kati huyi, kaati hui, कटी फसल, कटी हुई, कटा हुआ, कटी पड़ी, कटाई के बाद, काटकर, काट कर, काटी हुई, कटे हुए, पड़ी थी',
  ),
  rain: words(
    'rain, rained, rains, wet, soaked, barish, baarish, bheeg, bhig, bheegi, bhigi, bhigo, बारिश, बरसात, भीग, भीगी, पानी में, barsat, barsaat',
  ),
  fire: words(
    'fire, burnt, burned, burning, lightning, short circuit, aag, jal gayi, jal gai, jal gaya, jali, bijli giri, bijli gir, आग, जल गई, जल गयी, जल गया, बिजली गिरी, बिजली गिर',
  ),
  /** Grown to be cut green, and not for its grain. */
  greenFodder: words('fodder, green fodder, forage, chara, chare, hara chara, hare chare, चारा, चारे, हरा चारा, हरे चारे'),
  seedOrSowing: words(
    'seed, seeds, sow, sowing, beej, bij, biya, boye, boyen, bona, bone, boni, buwai, bijai, seed rate, cut, cutting, katai, बीज, बीया, बोना, बोनी, बोएँ, बोएं, बोये, बोते, बुवाई, बुआई, बिजाई, कटाई, काटें',
  ),
  flour: words('flour, आटे में, aate me, aate mein, अनाज में'),
  chari: words('chari, charri, चरी, चर्री'),
  guar: words('guar, gwar, guara, cluster bean, ग्वार'),
  perAcre: words('per acre, an acre, ek acre, prati acre, acre me, एकड़ में, प्रति एकड़, dose, amount, मात्रा, matra'),
  bajra: words('bajra, bajre, bajri, pearl millet, बाजरा, बाजरे, बाजरी'),
  cowpea: words('cowpea, lobia, lobiya, लोबिया, बरबटी'),
  berseem: words('berseem, barseem, barsim, बरसीम, बरसिम'),
  /** How it is fed, and what with. */
  fedHow: words(
    'feed, feeding, khilaye, khilayen, khilana, khilau, khilae, khilaen, khilani, straw, bhusa, bhuse, bhoosa, turi, afara na ho, bloat, खिलाएँ, खिलाएं, खिलाये, खिलाना, खिलानी, खिलाऊँ, खिलाऊं, भूसा, भूसे, तूड़ी, अफारा न, अफरा न',
  ),
  /** It has happened already. */
  isBloated: words(
    'bloated, swollen, swelled, pet phool, pet fool, phool gaya, phul gaya, ful gaya, phul gya, kha gayi, kha gai, kha li, फूल गया, फूल गई, पेट फूल, खा गई, खा गयी, खा ली, अफारा हो गया, अफारा आ गया',
  ),
  animalDoctor: words(
    'vet, veterinary, veterinarian, pashu doctor, pashu doktar, pashu chikitsak, pashu ambulance, pashu aspatal, animal doctor, animal ambulance, पशु डॉक्टर, पशु डाक्टर, पशु चिकित्सक, पशु एम्बुलेंस, पशु एंबुलेंस, पशु अस्पताल, पशु चिकित्सालय',
  ),
  doctorOrVan: words(
    'doctor, doktar, daktar, dactar, ambulance, gadi, gaadi, van, helpline, डॉक्टर, डाक्टर, डागदर, एम्बुलेंस, एंबुलेंस, गाड़ी, गाडी, हेल्पलाइन',
  ),
  calledHome: words(
    'number, nambar, no, phone, fon, call, call kare, helpline, bulaye, bulana, bulane, bulau, bulaun, ghar aaye, ghar aa jaye, ghar par aaye, to my home, at home, doorstep, come home, नंबर, नम्बर, फोन, हेल्पलाइन, बुलाएँ, बुलाएं, बुलाना, बुलाने, बुलाऊँ, बुलाऊं, घर आ जाए, घर आए, घर पर आए, घर बुला',
  ),
  pulses: words(
    'pulses, dal, daal, gram, chana, moong, urad, masur, masoor, lentil, arhar, pea, matar, cowpea, lobia, दाल, दलहन, चना, चने, मूँग, मूंग, उड़द, मसूर, अरहर, मटर, लोबिया',
  ),
  storePest: words(
    'weevil, weevils, ghun, ghunn, sursuri, sur suri, sundsuri, khapra, dhora, घुन, सुरसुरी, खपरा, ढोरा, sonda, सोंडा, सुरसुरिया',
  ),
  /** Where no grain lies. */
  woodOrBamboo: words('wood, timber, bamboo, furniture, lakdi, baans, bans, लकड़ी, बाँस, बांस, तना, trunk, stem, tana'),
  worms: words(
    'vermicompost, vermi compost, varmi compost, kenchua khad, kechua khad, kenchue ki khad, केंचुआ खाद, केंचुए की खाद, वर्मी कंपोस्ट, वर्मी कम्पोस्ट, वर्मीकंपोस्ट, वर्मीकम्पोस्ट',
  ),
  alternates: words(
    'alternate bearing, biennial bearing, irregular bearing, alternate year, alternate years, every other year, every second year, ek saal chhod, ek saal chod, har doosre saal, har dusre saal, एक साल छोड़, हर दूसरे साल',
  ),
  silage: words('silage, sailej, saylej, silej, साइलेज, सायलेज, मक्के का अचार, मक्का का अचार'),
  cutsOrMakes: words(
    'cut, make, making, prepare, banana, banaye, banane, banani, bnane, kab kate, kaate, kate, काटें, काटना, काटे, बनाना, बनाएँ, बनाएं, बनाये, बनाने, कब काट',
  ),
  heifer: words(
    'heifer, heifers, bachhiya, bachiya, bachhdi, katdi, jhoti, बछिया, बछड़ी, कटड़ी, कटिया, झोटी, पड़िया, ओसर',
  ),
  weightOrFirst: words(
    'weight, vajan, wajan, first time, pehli baar, pahli bar, pahli baar, how old, age, umra, umar, kitne mahine, वजन, वज़न, पहली बार, कितने महीने, उम्र',
  ),
  nutrient: words(
    'nitrogen, phosphorus, phosphate, naitrojan, nitrojan, fosforas, tatva, नाइट्रोजन, फास्फोरस, फॉस्फोरस, तत्व',
  ),
  paysShare: words(
    'premium, primium, dena padta, dena padega, dena hota, dena hai, bharna padta, bharna padega, percent, persent, per cent, pratishat, i pay, to pay, प्रीमियम, देना पड़ता, देना पड़ेगा, देना होता, भरना पड़ता, भरना पड़ेगा, प्रतिशत, परसेंट, फीसदी',
  ),
  /** It was inseminated before, and did not hold. */
  repeats: words(
    'ruk nahi, rukti nahi, nahi ruk, thahar nahi, theher nahi, tahar nahi, nahi thahar, nahi theher, repeat, repeats, repeating, phir rahi, phir gayi, fir gayi, baar baar, bar bar, रुक नहीं, नहीं रुक, ठहर नहीं, नहीं ठहर, ठहरती नहीं, बार बार, फिर गई, फिर जाती',
  ),
  onHeat: words(
    'in heat, on heat, heat me, hit me, boli hai, bol rahi, bol rhi, boli h, garmi me aayi, garmi me aai, garam hui, garam hai, बोली है, बोल रही, बोल री, बोली सै, गर्मी में आई, गर्मी में आयी, गरम हुई, गर्म हुई, गरमाई, हीट में, rambha rahi, rambha rhi, rambhati, ranbha rahi, lasdar, lasedar, dusri pe chadh, dusri par chadh, doosri pe chadh, रंभा रही, रम्भा रही, लसदार, लसेदार, दूसरी पर चढ़, दूसरी पे चढ़',
  ),
  inseminates: words(
    'inseminate, insemination, ai, tika, teeka, beej, semen, gabhin, bull, when, kab, kad, टीका, बीज, गाभिन, सीमेन, सांड, कब, कद, bharwau, bharwaun, bharwaye, bharwayen, bharwana, bharau, भरवाऊँ, भरवाऊं, भरवाएँ, भरवाएं, भरवाना',
  ),
  turmeric: words('turmeric, haldi, हल्दी'),
  ginger: words('ginger, adrak, अदरक'),
  rhizome: words('rhizome, rhizomes, gaanth, ganth, gaanthe, ganthe, gath, kand, गाँठ, गांठ, गाठ, गाँठें, गांठें, कंद'),
  calving: words(
    'calving, calve, calves, byane, byaane, byahne, biyane, bachha dene, ब्याने, ब्याँत, ब्यांत, बियाने, बच्चा देने',
  ),
  /** A field that hoppers have dried up looks burnt. */
  looksBurnt: words(
    'look, looks, like burnt, hopper, hoppers, bph, tela, phudka, fudka, jaisa, jaise, jaisi, तेला, फुदका, जैसा, जैसे, जैसी, burner, burning sun, leaf, leaves, patti, patte, पत्ते, पत्तियाँ',
  ),
  field: words(
    'crop, crops, field, standing crop, wheat, paddy, sugarcane, fasal, khet, gehu, gehun, dhan, dhaan, ganna, फसल, खेत, गेहूँ, गेहूं, धान, गन्ना, खड़ी फसल',
  ),
  loan: words(
    'loan, loans, kcc, debt, credit, lon, karj, karz, karja, karza, karje, rin, लोन, ऋण, कर्ज, कर्ज़, कर्जा, कर्जे, केसीसी, बैंक का पैसा',
  ),
  cannotPay: words(
    'emi not paid, instalment not paid, installment not paid, kist nahi bhar, kist nhi bhar, lon nhi bhar, lon nahi bhar, loan nahi bhar, loan nhi bhar, kisht nahi bhar, not paid emi, missed emi, emi bounce, emi pending, किस्त नहीं भर, किश्त नहीं भर, लोन नहीं भर, emi nahi bhar, emi nhi bhar, time pe nahi bhar, time par nahi bhar, samay par nahi, samay pe nahi, nahi bhara to, nahi chukaya, na chuka, not pay on time, not paid on time, late payment, समय पर न, समय पर नहीं, न चुकाया, नहीं चुकाया, cannot pay, cannot repay, can not pay, cant pay, cant repay, unable to pay, unable to repay, not able to pay, failed, failure, flood, drought, hail, destroyed, damaged, ruined, overdue, default, defaulter, restructure, restructuring, fasal kharab, fasal barbad, fasal nahi hui, fasal doob, kharab ho gayi, barbad, doob, doob gayi, sukha, nahi chuka, nahi bhar, nhi bhar, nhi chuka, kaise bharu, kaise bhare, kaise bharen, kaise chukau, kaise chukaye, kaise chukaun, chukau kaise, फसल खराब, फसल बर्बाद, फसल डूब, खराब हो, बर्बाद, डूब, सूखा, नहीं चुका, नही चुका, नहीं भर, कैसे चुकाऊँ, कैसे चुकाऊं, कैसे चुकाएँ, कैसे भरूँ, कैसे भरें',
  ),
  straw: words(
    'parali, paraali, prali, stubble, paddy straw, rice straw, crop residue, puaal, pual, पराली, पुआल, फसल अवशेष, धान के अवशेष, नाड़',
  ),
  subsidy: words(
    'subsidy, scheme, yojana, anudan, rent, kiraya, price, rate, bhav, सब्सिडी, योजना, अनुदान, किराया, भाव, रेट, mushroom, मशरूम, urea treatment, यूरिया उपचार',
  ),
  nextWater: words(
    'second irrigation, second water, second watering, 2nd irrigation, 2nd water, third irrigation, third water, 3rd irrigation, 3rd water, fourth irrigation, fourth water, next irrigation, last irrigation, dusra pani, dusra paani, doosra pani, doosra paani, dusri sichai, dusri sinchai, doosri sinchai, teesra pani, tisra pani, teesri sinchai, tisri sichai, chautha pani, akhri pani, aakhri pani, दूसरा पानी, दूसरी सिंचाई, तीसरा पानी, तीसरी सिंचाई, चौथा पानी, आखिरी पानी, दूजा पानी',
  ),
  wheat: words('wheat, gehu, gehun, gehoon, genhu, kanak, गेहूँ, गेहूं, कनक, कणक'),
  direct: words(
    'dsr, direct seeding, direct seeded, direct sowing, direct sown, without transplanting, d s r, sidhi bijai, seedhi bijai, sidhi buwai, seedhi buwai, sidhi buai, sidhi bijayi, bina ropai, डीएसआर, सीधी बिजाई, सीधी बुवाई, सीधी बुआई, बिना रोपाई',
  ),
  urea: words('urea, uria, yuria, यूरिया, युरिया'),
  lacking: words(
    'no urea, not available, not getting, not get, out of stock, shortage, instead of urea, instead, alternative, cannot get, cant get, ran out, khatam, nahi mil, nhi mil, nahi mila, nhi mila, nahin mil, nahi hai, jagah, ki jagah, badle, kami, killat, नहीं मिल, नही मिल, नहीं मिला, की जगह, बदले, की कमी, किल्लत, खत्म',
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
  wildAnimals: words(
    'nilgai, neelgai, neelgay, nilgay, neel gay, wild boar, wild pig, wild boars, monkeys, monkey, wild animals, jangli suar, jangali suar, bandar, jangli janwar, jangali janwar, awara pashu, avara pashu, stray cattle, chutta pashu, नीलगाय, जंगली सूअर, जंगली सुअर, बंदर, बंदरों, जंगली जानवर, आवारा पशु, छुट्टा पशु, रोजड़े, rojde',
  ),
  citrus: words(
    'lemon, lime, nimbu, neebu, nimboo, kinnow, kinnu, orange, santra, malta, mosambi, citrus, नींबू, निंबू, नीम्बू, किन्नू, संतरा, मौसमी, माल्टा',
  ),
  mango: words('mango, mangoes, aam, aam ka, aam me, aam ke, आम, आमों'),
  noFlower: words(
    'baur nahi, baur nhi, bor nahi, manjar nahi, बौर नहीं, बौर नही, मंजर नहीं, no flower, no flowers, not flowering, not flower, not bearing, no fruit, no fruits, not fruiting, no bloom, not blooming, does not flower, phool nahi, fool nahi, phool nhi, fool nhi, phal nahi, fal nahi, phal nhi, fal nhi, ful nahi, ful nhi, phool nahin, फूल नहीं, फल नहीं, फूल नही, फल नही, flowers are not coming, flowers not coming, flower not coming, fruits are not coming, fruit not coming',
  ),
  bagOfFertiliser: words(
    'urea, dap, uria, yuria, d a p, यूरिया, युरिया, डीएपी, डी ए पी, fertilizer bag, fertiliser bag, khad ki bori, khad ki bag, खाद की बोरी',
  ),
  bagPrice: words(
    'price, prices, govt rate, government rate, sarkari rate, sarkari ret, सरकारी रेट, सरकारी दाम, mrp, how much is, how much for, cost of, bag cost, per bag, rate of bag, bag rate, ka rate, ka ret, bori kitne, kitne ki, kitne ka, kitne rupaye, kitne rupay, daam, kimat, keemat, bhav, का रेट, दाम, कीमत, भाव, मूल्य, कितने की, कितने का, कितने रुपये, कितने में, kitne me',
  ),
  drone: words('drone, drones, dron, ड्रोन'),
  ppr: words('ppr, p p r, goat plague, पीपीआर, पी पी आर, बकरी प्लेग'),
  cotton: words('cotton, kapas, kapaas, narma, कपास, नरमा'),
  redLeaves: words(
    'red leaves, red leaf, leaves red, leaf red, leaves turning red, leaves going red, leaves are turning red, leaves turn red, leaves are red, leaves reddening, reddening, lalya, patte lal, patte laal, patti lal, patti laal, lal patte, laal patte, पत्ते लाल, पत्तियाँ लाल, पत्तियां लाल, पत्ती लाल, लाल पत्ते, लाल पत्तियाँ, लाल्या',
  ),
  jassidSigns: words(
    'curl, curls, curled, curling, hopper, hoppers, jassid, insect, insects, edge, edges, mud, mude, mudkar, kinare, machhar, keede, tela, fudka, मुड़, मुड़कर, मुड़े, किनारे, किनारों, फुदके, मच्छर, कीड़े, तेला',
  ),
  isSent: words(
    'book, booking, call, bulaye, bulana, bulaun, milega, milta, kahan, kaha, where, बुक, बुलाएँ, बुलाएं, बुलाऊँ, बुलाना, मिलेगा, मिलता, कहाँ, कहां',
  ),
  weighs: words('kilo, kg, quintal, quintals, kuntal, किलो, क्विंटल, कुंतल'),
  isPlanted: words(
    'lagta, lagti, lagega, lagegi, lagte, lagenge, chahiye, needed, required, need, लगता, लगती, लगेगा, लगेगी, लगते, लगेंगे, चाहिए',
  ),
  otherInput: words(
    'khad, khaad, gobar, urea, dap, potash, pani, paani, din, days, manure, fertilizer, fertiliser, खाद, गोबर, यूरिया, डीएपी, पोटाश, पानी, दिन',
  ),
  spraysOrAcre: words(
    'spray, spraying, sprayed, acre, per acre, chhidkav, chidkav, chhidakne, chhidkwane, chhidkwana, dawa, dawai, ekad, bigha, spre, छिड़काव, छिड़कने, छिड़कवाने, छिड़कवाना, दवा, दवाई, स्प्रे, एकड़, बीघा',
  ),
  helpToBuy: words(
    'subsidy, scheme, yojana, anudan, buy, buying, licence, license, training, didi yojana, kharidna, khareedna, kharidne, सब्सिडी, योजना, अनुदान, खरीदना, खरीदने, लाइसेंस, ट्रेनिंग, प्रशिक्षण',
  ),
  whenBegins: words(
    'when, date, begin, begins, start, starts, kab, kab se, shuru, tareekh, tarikh, कब, कब से, शुरू, तारीख',
  ),
  rent: words('rent, hire, per day, kiraya, kiraye, kiray, किराया, किराये, किराए'),
  maize: words('maize, corn, makka, makki, makke, मक्का, मक्के, मक्की, मकई'),
  whorl: words('whorl, funnel, gobh, gobhe, gaabh, गोभ, गोभा, गाभा'),
  goats: words(
    'goat, goats, sheep, bakri, bakriyan, bakriyo, bakriyon, bakra, bhed, बकरी, बकरियों, बकरियाँ, बकरा, भेड़, भेड़ों',
  ),
  vaccine: words(
    'vaccine, vaccines, vaccination, vaccinate, injection, injections, tika, teeka, tike, teeke, tikakaran, teekakaran, vaksin, टीका, टीके, टीकाकरण, इंजेक्शन, वैक्सीन',
  ),
  cattleDisease: words(
    'khurpaka, khurpka, muhpaka, munhpaka, fmd, foot and mouth, galghotu, gal ghotu, galaghotu, hs vaccine, black quarter, bq, langdi bukhar, brucella, brucellosis, खुरपका, मुँहपका, मुंहपका, गलघोंटू, गलाघोंटू, लंगड़ा बुखार, लंगड़ी बुखार, ब्रुसेला',
  ),
  freight: words(
    'freight, transport cost, transport charge, transport charges, bhada, bhaada, dhulai, dhulaai, gadi ka kiraya, gaadi ka kiraya, भाड़ा, ढुलाई, गाड़ी का किराया',
  ),
  less: words(
    'less, lower, reduce, reduced, cheaper, save, kam ho, kam kaise, kam kare, kam karna, sasta, saste me, bachaye, कम हो, कम कैसे, कम करें, कम करना, सस्ता, सस्ते में, बचाएँ',
  ),
  jowar: words('jowar, jwar, jvar, sorghum, chari, charri, ज्वार, चरी'),
  poisonFear: words(
    'poison, poisonous, poisoning, hcn, prussic, safe to feed, jahar, zahar, jahrila, jaharila, zahrila, जहर, ज़हर, जहरीला, जहरीली, विष',
  ),
  getsInsured: words(
    'how to insure, insure my, get insured, how do i insure, where to insure, bima kaise kare, bima kaise karaye, bima kaise kraye, bima kaise karwaye, bima kaise karwau, bima karana, bima karwana, bima kahan, bima kaha, बीमा कैसे करें, बीमा कैसे कराएँ, बीमा कैसे करवाएँ, बीमा कैसे करवाऊँ, बीमा कराना, बीमा करवाना, बीमा कहाँ',
  ),
  lossOfCrop: words(
    'loss, lost, damage, damaged, kharab, barbad, nuksan, nuksaan, खराब, बर्बाद, नुकसान, ole, ओले, doob, डूब',
  ),
  seedWord: words('seed, seeds, beej, bij, बीज'),
  whereGot: words(
    'where can i get, where to get, where to buy, where can i buy, where will i get, kahan milega, kaha milega, kahan se le, kaha se le, kahan se milega, kaha se milega, kahan se lau, kaha se lau, कहाँ मिलेगा, कहाँ से लें, कहाँ से मिलेगा, कहाँ से लाएँ, कहाँ से लाऊँ',
  ),
  mayUse: words(
    'can i use, can i spray, can we use, can we spray, dal sakte, daal sakte, chhidak sakte, chidak sakte, use kar sakte, laga sakte, डाल सकते, छिड़क सकते, लगा सकते, इस्तेमाल कर सकते',
  ),
  boxes: words(
    'box, boxes, hive, hives, bakse, baksa, dibbe, dibba, peti, petiyan, बक्से, बक्सा, डिब्बे, डिब्बा, पेटी, पेटियाँ, बॉक्स',
  ),
  howManyOrWhen: words(
    'in mustard, in sunflower, per acre, sarson me, sarso me, khet me, fasal me, acre me, सरसों में, सूरजमुखी में, खेत में, फसल में, एकड़ में',
  ),
  money: words(
    'cost, price, kharch, kharcha, kamai, profit, income, honey, shahad, खर्च, खर्चा, कमाई, शहद, subsidy, सब्सिडी',
  ),
  savesWater: words(
    'save, saves, saving, water saving, bachega, bachta, bachegi, bachat, pani bachat, बचेगा, बचता, बचत, बचेगी, बचती',
  ),
  shed: words('pashu shed, cattle shed, cow shed, goat shed, pashu bada, पशु शेड, पशुशेड, पशु बाड़ा, गौशाला बनाने'),
  stopsMilking: words(
    'dry off, drying off, dry period, dry her off, dry the cow, dry the buffalo, dry a cow, stop milking, doodh chhuda, doodh chuda, dudh chhuda, doodh kab chhuda, doodh kab sukha, doodh sukha, doodh sukhaye, doodh sukhana, doodh sukhane, dudh sukha, dudh sukhaye, dudh sukhana, dry kare, dry karna, dry karu, dry kab, doodh nikalna band, दूध छुड़ा, दूध कब छुड़ा, दूध सुखा, दूध सुखाएँ, दूध सुखाना, दूध सुखाने, दूध कब सुखा, दूध कब सुखाएँ, ड्राई करें, ड्राई करना, ड्राई कब, दूध निकालना बंद, दूध निकालना कब बंद',
  ),
  youngOne: words('kid, kids, calf, calves, bachhda, bachhde, bachcha, memna, बछड़ा, बछड़े, बच्चा, बच्चे, मेमना, मेमने'),
  sickMilk: words('achanak, suddenly, सूजन, sujan, khoon, खून, अचानक, bimar, बीमार'),
  feeds: words(
    'feed, feeding, fed, khila, khilaye, khilaen, khilana, khilae, khilau, khila sakte, pashu ko, gay ko, bhains ko, खिला, खिलाएँ, खिलाना, खिलाऊँ, खिला सकते, पशु को, गाय को, भैंस को',
  ),
  howOld: words(
    'how many days, how old, at what age, when, safe, kitne din, kab, कितने दिन, कब, kitni badi, कितनी बड़ी, surakshit, सुरक्षित',
  ),
  droneDidi: words(
    'didi, lakhpati, mahila samuh, self help group, women group, shg, दीदी, लखपति, महिला समूह, स्वयं सहायता समूह',
  ),
  onPhone: words(
    'on mobile, on my mobile, on phone, on my phone, mobile app, mobile pe, mobile par, mobile me, mobile mein, phone pe, phone par, मोबाइल पर, मोबाइल पे, मोबाइल में, मोबाइल मे, फोन पर, फोन पे, फोन में',
  ),
  list: words('list, beneficiary list, naam list, list me naam, लिस्ट, सूची, लाभार्थी सूची'),
  oneGoatDisease: words('ppr, plague, पीपीआर, प्लेग, chhale, छाले, sores'),
  noLoan: words(
    'without loan, without a loan, no loan, not taken loan, not taken a loan, not taken any loan, did not take loan, dont have loan, do not have loan, have no loan, non loanee, no kcc, without kcc, bina loan, bina lon, bina karj, bina kcc, loan nahi, loan nhi, loan nahin, lon nahi, lon nhi, karj nahi, kcc nahi, kcc nhi, बिना लोन, बिना ऋण, बिना कर्ज, बिना केसीसी, लोन नहीं, लोन नही, ऋण नहीं, कर्ज नहीं, केसीसी नहीं',
  ),
  fish: words('fish, fishery, fisheries, machhli, machli, machhali, matsya, मछली, मत्स्य, मछ्ली'),
  scheme: words('scheme, schemes, yojana, yojna, subsidy, anudan, योजना, योजनाएँ, सब्सिडी, अनुदान, pmmsy'),
  pmKisan: words(
    'pm kisan, pmkisan, p m kisan, kisan samman, samman nidhi, saman nidhi, 2000 rupaye, 2000 rupees, पीएम किसान, पी एम किसान, किसान सम्मान, सम्मान निधि, 2000 रुपये, दो हजार की किस्त',
  ),
  missing: words(
    'not come, not came, did not come, didnt come, has not come, not received, not credited, not got, did not get, didnt get, not yet, stopped, stuck, missing, pending, rejected, on hold, payment failed, land seeding, seeding no, nahi aayi, nahi aai, nahi aaya, nahi aya, nahi ayi, nahi aa, nahi mila, nahi mili, nhi aaya, nhi aayi, nhi aya, nhi mila, nhi mili, ruk gayi, ruk gai, ruk gaya, ruki, atki, atak, band ho, नहीं आई, नहीं आयी, नहीं आया, नहीं आ रही, नहीं आ रहा, नही आई, नही आया, नहीं मिली, नहीं मिला, नही मिली, रुक गई, रुक गयी, रुकी, अटकी, अटक, बंद हो',
  ),
  wormManure: words(
    'vermicompost, vermi compost, kenchua, kechua, kechuwa, worm, worms, केंचुआ, केंचुए, वर्मी, वर्मीकम्पोस्ट, jeevamrit, jivamrit, जीवामृत, biogas, gas plant, बायोगैस, गोबर गैस, gobar gas, gobargas',
  ),
  thisSite: words(
    'this site, this website, this app, annapath, list my, list my crop, is site, is website, is app, list karna, list kare, इस साइट, इस वेबसाइट, इस ऐप, अन्नपथ, लिस्ट कर',
  ),
  trader: words(
    'trader, traders, arhtiya, adatiya, adhatiya, commission agent, vyapari, byapari, kharidar ne, buyer, आढ़ती, आढ़तिया, व्यापारी, ब्यापारी',
  ),
  doesNotPay: words(
    'not paying, not paid, has not paid, did not pay, payment pending, payment not, paisa nahi, paise nahi, paisa nhi, payment nahi, payment nhi, paisa atka, paise atke, पैसा नहीं, पैसे नहीं, भुगतान नहीं, पेमेंट नहीं',
  ),
  landWord: words('land, zameen, jameen, jamin, zamin, khet, जमीन, ज़मीन, खेत'),
  inherits: words(
    'my father died, father expired, father passed away, after death, inheritance, inherited, dehant, mrityu ho, guzar gaye, gujar gaye, virasat, varasat, swargvas, देहांत, मृत्यु हो, गुजर गए, गुज़र गए, विरासत, वरासत, स्वर्गवास',
  ),
  organicProduce: words('organic, jaivik, organically, जैविक, ऑर्गेनिक, ऑर्गैनिक'),
  jobOrTax: words('tax, income tax, job, government job, naukri, pension, service, आयकर, टैक्स, नौकरी, पेंशन'),
  commission: words('commission, comission, kamishan, kamisan, adhat kitni, aadhat kitni, कमीशन, कमिशन, आढ़त कितनी'),
  notYet: words(
    'dont come, do not come, don t come, so that insects, so insects, to prevent, na lage, na lge, na aaye, na pade, nahi lage, न लगे, न आए, न पड़े, नहीं लगे',
  ),
  soilKind: words(
    'black soil, black cotton soil, sandy soil, sandy land, loam soil, red soil, clay soil, heavy soil, light soil, stony land, kali mitti, kaali mitti, retili mitti, retili zameen, retili jamin, balui mitti, domat mitti, lal mitti, laal mitti, chikni mitti, pathrili zameen, काली मिट्टी, रेतीली मिट्टी, रेतीली जमीन, बलुई मिट्टी, दोमट मिट्टी, लाल मिट्टी, चिकनी मिट्टी, पथरीली जमीन',
  ),
  whichCropGrows: words(
    'kon kon fasal, kaun kaun fasal, kon kon si fasal, kaun kaun si fasal, कौन कौन फसल, which crop, which crops, what crop, what crops, what to grow, what can i grow, kaun si fasal, konsi fasal, kon si fasal, kya ugaye, kya boye, kya lagaye, कौन सी फसल, कौनसी फसल, कौन कौन सी फसल, क्या उगाएँ, क्या बोएँ, क्या लगाएँ',
  ),
  sprays: words(
    'spray, sprayed, spraying, spre, chhidki, chhidka, dawa mari, dawai mari, dawa chhidk, dawai chhidk, छिड़की, छिड़का, छिड़क दी, छिड़क दिया, दवा मारी, दवाई मारी, दवा मारा, कीटनाशक मारा, दवा छिड़क, दवाई छिड़क, chhidkav, chidkav, chhidkaav, chhidku, chhidkun, dawa daal, dawai daal, dawa dal, दवा डाल, दवाई डाल, स्प्रे, छिड़काव, छिड़कूँ, छिड़कूं, छिड़कना, छिड़क दूँ',
  ),
  rainComes: words(
    'before rain, rained after, if it rains, rain is coming, rain coming, rain expected, rain forecast, chance of rain, rained after spray, rain after spray, barish hone wali, barish aane wali, baarish hone wali, baarish aane wali, barish ho gayi, barish ho gai, baarish ho gayi, barish aa gayi, barish se pehle, barish ka alert, barish bata, pani baras, paani baras, pani aane wala, pani barasne wala, tez barish, बारिश का अलर्ट, बारिश का अंदेशा, बारिश बता, तेज बारिश, भारी बारिश, पानी बरस, पानी बरसने, पानी आने वाला, पानी न बरसे, पानी गिर गया, पानी गिरने, बारिश न हो, बारिश हो जाए, बारिश आ जाए, बारिश होने वाली, बारिश आने वाली, बारिश हो गई, बारिश हो गयी, बारिश आ गई, बारिश से पहले',
  ),
  picksOrEats: words(
    'can i harvest, can we harvest, can i pick, can i eat, can we eat, safe to eat, when to harvest after, days to wait, how many days wait, how long to wait, waiting period, pre harvest interval, harvest after spray, eat after spray, sell after spray, kitne din baad tod, kitne din baad kha, kitne din baad bech, kitne din bad tod, kitne din bad kha, kab tod sakte, kha sakte, tod sakte, bech sakte, कितने दिन बाद तोड़, कितने दिन बाद खा, कितने दिन बाद बेच, कब तोड़ सकते, खा सकते, तोड़ सकते, बेच सकते, प्रतीक्षा अवधि',
  ),
  familyMember: words(
    'wife, husband, both husband, son, brother, brothers, family, patni, pati, beta, bete, bhai, pariwar, parivar, gharwali, पत्नी, पति, बेटा, बेटे, भाई, परिवार, घरवाली',
  ),
  nano: words('nano urea, nano uria, nano dap, नैनो यूरिया, नैनो डीएपी, नेनो यूरिया'),
  enam: words('e nam, enam, e naam, ई नाम, ईनाम, इ नाम, ई-नाम'),
  nameWrong: words(
    'name wrong, wrong name, name correction, correct name, name mismatch, spelling, naam galat, naam sahi, naam sudhar, naam me galti, नाम गलत, नाम सही, नाम सुधार, नाम में गलती',
  ),
  implement: words(
    'rotavator, rotavater, rotary, thresher, super seeder, happy seeder, laser leveller, laser leveler, reaper, seed drill, zero drill, mulcher, baler, power tiller, रोटावेटर, थ्रेशर, सुपर सीडर, हैप्पी सीडर, रीपर, सीड ड्रिल, मल्चर, बेलर, पावर टिलर',
  ),
  subsidyAlone: words('subsidy, anudan, anudaan, chhut, सब्सिडी, अनुदान, छूट'),
  rats: words('rat, rats, mice, mouse, chuha, chuhe, chuhon, chuho, चूहा, चूहे, चूहों'),
  stored: words(
    'store, stored, storage, godown, godam, kothi, bhandar, bhandaran, bori, भंडार, भंडारण, गोदाम, कोठी, बोरी',
  ),
  receipt: words('receipt, nwr, e nwr, pledge, girvi, rasid, raseed, kept, rakha, rakhe, रसीद, गिरवी, रखा, रखे'),
  store: words(
    'godown, godowns, godam, godaam, warehouse, cold store, cold room, cold storage, grading unit, pack house, packhouse, silo, गोदाम, शीतगृह, कोल्ड स्टोर, कोल्ड स्टोरेज, छँटाई इकाई',
  ),
  buildLoan: words(
    'interest, loan, byaj, byaaj, byaz, lon, karj, karz, karja, karje, rin, ब्याज, ऋण, लोन, कर्ज, कर्जा, कर्जे',
  ),
  lightning: words(
    'lightning, thunder, thunderstorm, bijli kadak, bijli kadke, bijli kadakne, bijli chamak, bijli chamke, bijli girne, bijli gire, bijali kadak, aasmani bijli, akashiya bijli, aakashiya bijli, damini, daamini, बिजली कड़क, बिजली कड़के, बिजली कड़कने, बिजली चमक, बिजली चमके, बिजली गिरने, बिजली गिरे, आसमानी बिजली, आकाशीय बिजली, दामिनी ऐप, दामिनी एप, दामिनी क्या, vajrapat, वज्रपात',
  ),
  fieldLost: words(
    'crop, fasal, burnt, burned, damage, damaged, jal gayi, jal gai, jal gaya, nuksan, nuksaan, claim, muavja, muavza, bima, फसल, जल गई, जल गयी, जल गया, नुकसान, क्लेम, मुआवजा, बीमा',
  ),
  weatherApp: words(
    'meghdoot, megh doot, meghdut, mausam app, weather app, weather information, mausam ki jankari, mausam ki jaankari, mausam jankari, mausam ka app, मेघदूत, मौसम ऐप, मौसम एप, मौसम की जानकारी, मौसम का ऐप, मौसम की खबर, mausam ki khabar',
  ),
  register: words(
    'register, registration, registered, how to sell, panjikaran, panjiyan, registration kaise, पंजीकरण, पंजीयन, रजिस्ट्रेशन, रजिस्टर',
  ),
  msp: words(
    'msp, support price, government rate, samarthan mulya, sarkari rate, sarkari kharid, एमएसपी, समर्थन मूल्य, सरकारी खरीद, सरकारी रेट',
  ),
  claimWord: words(
    'claim, klem, kleim, insurance money, bima ka paisa, bime ka paisa, beema ka paisa, क्लेम, दावा, बीमा का पैसा, बीमे का पैसा, बीमा राशि',
  ),
  howToDo: words(
    'how to do, how do i do, how can i do, where to do, kaise kare, kaise karen, kaise karein, kaise karu, kaise karwaye, kaise karvaye, kaise hoga, kaise hogi, कैसे करें, कैसे करूँ, कैसे करूं, कैसे करवाएँ, कैसे करवाएं, कैसे होगा, कैसे होगी',
  ),
  cattle: words(
    'cow, cows, buffalo, buffaloes, heifer, heifers, cattle, gay, gaay, gai, bhains, bhais, bhens, bachhdi, jhoti, गाय, भैंस, बछिया, झोटी, ओसर',
  ),
  /** Oestrus, and not the heat of the summer. */
  notInHeat: words(
    'not coming in heat, not come in heat, not coming into heat, not coming to heat, not in heat, no heat, not showing heat, does not come in heat, silent heat, repeat breeder, not conceiving, not getting pregnant, heat me nahi, heat nahi, heat mein nahi, heat par nahi, heat pe nahi, garmi me nahi aa, garmi mein nahi aa, garmi pe nahi, garmi par nahi, garam nahi ho, garm nahi ho, gabhin nahi, gyabhan nahi, हीट में नहीं, हीट पर नहीं, हीट नहीं, गर्मी में नहीं आ, गर्मी पर नहीं, गरम नहीं हो, गर्म नहीं हो, गाभिन नहीं, ग्याभन नहीं, ताव में नहीं, ताव नहीं',
  ),
  ekyc: words('ekyc, e kyc, kyc, केवाईसी, ई केवाईसी, ईकेवाईसी'),
  keepsGrain: words(
    'without selling, keep in, keeping in, kept in, put in, bina beche, beche bina, rakh ke, rakh kar, rakhkar, rakh k, rakhke, बिना बेचे, बेचे बिना, रख कर, रखकर, रख के',
  ),
  neem: words('neem, nim, neem seed, nimboli, nimbauli, neem leaf, नीम, निंबोली, निबौली, निमोली, नीम की पत्ती'),
  makes: words(
    'make, making, prepare, preparation, recipe, kaise banaye, kaise banaen, kaise banaayein, kaise banate, kese banaye, kese bnaye, kaise bnaye, banane ka tarika, banane ki vidhi, kaise taiyar, कैसे बनाएं, कैसे बनाएँ, कैसे बनाये, कैसे बनाते, कैसे बनता, कैसे बनाना, बनाने का तरीका, बनाने की विधि, कैसे तैयार',
  ),
  zeroTill: words(
    'zero till, zero tillage, zero till drill, no till, zero til, जीरो टिल, जीरो टिलेज, जीरो ड्रिल, बिना जुताई',
  ),
  benefit: words(
    'benefit, benefits, advantage, advantages, profit, what use, good or bad, fayda, fayde, faida, faide, labh, laabh, फायदा, फायदे, लाभ, फ़ायदा',
  ),
  howLong: words(
    'how many days, how long, when will, when do, by when, kitne din, kab milega, kab milta, kab aayega, kab aata, kab tak, कितने दिन, कब मिलेगा, कब मिलता, कब आएगा, कब आता, कब तक',
  ),
  credit: words('kcc, credit card, loan, lon, karj, insurance, bima, beema, केसीसी, क्रेडिट कार्ड, लोन, कर्ज, बीमा'),
  drip: words(
    'drip, drip irrigation, sprinkler, rain gun, drip line, ड्रिप, टपक, फव्वारा, स्प्रिंकलर, tapak, fawara, favvara, phawara',
  ),
  /** What the government gives towards something, in any wording. */
  govHelp: words(
    'subsidy, subsidi, subsidies, anudan, anudaan, chhut, government help, government give, govt give, govt help, how much government, sarkar kitna, sarkar kuch, sarkar kya, sarkari madad, sarkar se, sarkar deti, sarkar degi, sarkar paisa, सब्सिडी, अनुदान, छूट, सरकार कितना, सरकार कितनी, सरकार कुछ, सरकार क्या, सरकार से, सरकार देती, सरकार देगी, पैसा देगी, कितना पैसा देगी, सरकारी मदद, कितना पैसा मिल, पैसा मिलता, कितने पैसे मिल, kitna paisa mil, paisa milta',
  ),
  landCopy: words(
    'rtc, pahani, 7 12, satbara, saat bara, jamabandi, jamabandi nakal, fard, fard nakal, khatauni, khatoni, khatiyan, khatian, patta chitta, adangal, ror, land record, land records, bhulekh, bhoolekh, khasra khatauni, khasra nakal, b1, p2, porcha, parcha, zamin ka record, zameen ka record, jameen ka record, jamin ka record, zameen ke record, जमीन का रिकॉर्ड, जमीन के रिकॉर्ड, naksha, bhu naksha, खतौनी, खतियान, जमाबंदी, फर्द, सातबारा, पहाणी, भूलेख, भू लेख, पर्चा, नकल, खसरा',
  ),
  getsCopy: words(
    'online, site, website, portal, app, साइट, वेबसाइट, पोर्टल, ऐप, copy, nakal, download, print, see, check, get, find, nikal, nikalu, nikalna, nikale, dekhu, dekhe, dekhna, milega, milegi, ऑनलाइन, नकल, निकाल, निकालूं, निकालें, निकलवा, देखूं, देखें, देखना, डाउनलोड, मिलेगी, मिलेगा, कैसे',
  ),
  mutation: words(
    'expired, to my name, in my name, transfer name, wrong, correction, correct, mutation, death, died, inheritance, heir, galat, sudhar, theek, batwara, bantwara, partition, naam chadh, naam chadhe, बंटवारा, बँटवारा, नाम कैसे चढ़, चढ़े, चढ़ी, daakhil kharij, dakhil kharij, namantaran, intkal, varasat, virasat, waris, गलत, सुधार, दाखिल खारिज, नामांतरण, इंतकाल, वरासत, विरासत, वारिस, गुजर, मृत्यु, मौत, देहांत, नाम चढ़, guzar, gujar, mar gaye, passed away',
  ),
  fpo: words(
    'fpo, farmer producer, producer company, producer organisation, kisan utpadak, एफपीओ, उत्पादक संगठन, उत्पादक कंपनी',
  ),
  fpoStarts: words(
    'make, form, start, register, how many, members, grant, banaye, banaen, banayein, banana, banau, banti, bane, kitne, kholna, khole, shuru, बनाएं, बनाएँ, बनाना, बनाये, बनाऊं, बनती, कितने, खोलना, शुरू, सदस्य, अनुदान',
  ),
  procurement: words(
    'procurement, procurement centre, procurement center, purchase centre, purchase center, govt purchase, government purchase, buying centre, kharid kendra, kharidi kendra, sarkari kharid, sarkari kendra, sarkari khareed, kray kendra, सरकारी खरीद, खरीद केंद्र, खरीदी केंद्र, सरकारी केंद्र, क्रय केंद्र, उपार्जन केंद्र, सरकारी खरीदी, sarkari kanta, sarkari kante, सरकारी कांटा, सरकारी कांटे, सरकारी काँटा, सरकारी काँटे, सरकारी तौल, सरकारी सेंटर',
  ),
  papers: words(
    'papers, paper, document, documents, register, registration, kagaj, kagaz, kaagaj, dastavej, dastawej, panjiyan, panjikaran, कागज, कागजात, काग़ज़, दस्तावेज, दस्तावेज़, पंजीयन, पंजीकरण, रजिस्ट्रेशन',
  ),
  soilTest: words(
    'soil test, soil testing, soil for testing, soil sample, test my soil, test soil, soil health card, mitti ki janch, mitti janch, mitti jaanch, mitti ki jaanch, mitti ka namuna, mitti namuna, मिट्टी की जांच, मिट्टी जांच, मिट्टी की जाँच, मिट्टी जाँच, मिट्टी परीक्षण, मिट्टी का नमूना, मृदा परीक्षण, सॉइल टेस्ट',
  ),
  takes: words(
    'how to take, take sample, sample, how to, kaise, namuna, नमूना, कैसे, लें, le, lena, where, kahan, kaha, कहाँ, कहां, free, muft, मुफ्त',
  ),
  whereFree: words('where, free, cost, card, kahan, kaha, muft, कहाँ, कहां, मुफ्त, फ्री, कार्ड'),
  lumpy: words('lumpy, lumpi, lampi, lumpy skin, lsd, लंपी, लम्पी, लंपी स्किन, गांठदार त्वचा'),
  sellOnline: words(
    'sell online, sell it online, online sell, online selling, sell on app, online bech, online kaha bech, online kahan bech, online bechna, online bechu, app se bech, ऑनलाइन बेच, ऑनलाइन कहां बेच, ऐप पर बेच, sabji online, fasal online',
  ),
  onlyPapers: words('papers, documents, document, kagaj, kagaz, kaagaj, dastavej, कागज, कागजात, काग़ज़, दस्तावेज, दस्तावेज़'),
  caneWord: words('sugarcane, cane, ganna, ganne, ikh, eekh, गन्ना, गन्ने, ईख'),
  priceAsked: words(
    'price, rate, frp, sap, bhav, bhaav, ret, daam, mulya, msp, भाव, रेट, दाम, मूल्य, समर्थन मूल्य, एफआरपी, एमएसपी',
  ),
  checks: words(
    'right weight, correct weight, know, check, cheat, cheating, dandi, sahi taul, kaise pata, सही तौल, कैसे पता, डंडी, ठग',
  ),
  gourds: words(
    'gourd, cucumber, watermelon, melon, muskmelon, pumpkin, lauki, loki, kheera, kheere, khira, karela, tarbuj, kharbuja, kaddu, tori, kakdi, लौकी, खीरा, खीरे, करेला, करेले, तरबूज, खरबूजा, कद्दू, तोरी, ककड़ी, bel, बेल',
  ),
  noFruitSet: words(
    'no fruit, not fruiting, fruits not, only male, male flowers, more male, fal nahi, phal nahi, fal nhi, phal nhi, nar phool, nar fool, sirf nar, फल नहीं, नर फूल, नर ज्यादा, फूल भी नर, फल नही',
  ),
  seesStatus: words(
    'how do i check, how to check, no policy, policy not, policy number not, no sms, sms not, not get policy, policy nahi, sms nahi, पॉलिसी नहीं, मैसेज नहीं, kaise dekhu, kaise dekhe, kaise pata, pata kaise, hua ki nahi, hua ya nahi, receipt not, no receipt, whether insured, check insurance, insurance status, am i insured, कैसे देखूं, कैसे देखूँ, कैसे देखें, कैसे पता, हुआ कि नहीं, हुआ या नहीं, रसीद नहीं',
  ),
  informs: words(
    'inform, report, tell, bataye, bataen, batana, batau, suchna, soochna, khabar, इत्तला, सूचना, बताएँ, बताएं, बताना, बताऊँ, बताऊं, खबर',
  ),
  joins: words(
    'registration, register, new registration, apply, panjikaran, panjiyan, avedan, aavedan, naya, new name, add name, naam jod, naam judwa, naam jud, naam add, kaise jude, kaise jode, नया नाम, नाम जुड़, नाम जोड़, जुड़वा, जुड़ें, पंजीकरण, पंजीयन, रजिस्ट्रेशन, आवेदन, नया',
  ),
  applies: words('apply, documents, document, papers, avedan, aavedan, kagaj, kagaz, dastavej, आवेदन, कागज, दस्तावेज'),
  bees: words(
    'beekeeping, bee keeping, bees, honey bee, honeybee, madhumakkhi, madhumakhi, mohal, मधुमक्खी, मौन पालन, शहद',
  ),
  broiler: words('broiler, broilers, broyler, ब्रॉयलर, ब्रायलर'),
  readyForSale: words(
    'ready, days for, sale weight, reach, taiyar, tayar, bikne, bechne, bikta, bikti, wajan, vajan, तैयार, बिकने, बेचने, बिकता, बिकती, वजन',
  ),
  ticks: words('tick, ticks, kilni, kilani, chichdi, chichad, किलनी, चिचड़ी, चीचड़, चिचड़'),
  /** Fever and red urine are the tick's own disease, and flakes in the milk (छिछड़े) only sound like ticks. */
  feverOrUdder: words(
    'fever, bukhar, bukhaar, red urine, lal peshab, laal peshab, udder, teat, milk, doodh, dudh, than, बुखार, लाल पेशाब, पेशाब लाल, थन, दूध',
  ),
  foodUnit: words('processing, prosesing, prosessing, processing unit, packing unit, प्रोसेसिंग, प्रसंस्करण, पैकिंग यूनिट'),
  fence: words(
    'fence, fences, fencing, tarbandi, taarbandi, tar bandi, taar bandi, gherabandi, jhatka machine, jhatka mashin, सोलर बाड़, तार की बाड़, खेत की बाड़, तारबंदी, तार बंदी, फेंसिंग, घेराबंदी, झटका मशीन',
  ),
  begins: words('start, begin, how many boxes, shuru, kholna, शुरू, कितने डिब्बे, कितने बक्से, kitne dibbe, kitne bakse'),
  phoneNumber: words('mobile, mobile number, phone number, mobile no, मोबाइल, मोबाइल नंबर, फोन नंबर'),
  changes: words(
    'change, update, new number, badle, badlu, badalna, badalwana, बदलें, बदलूँ, बदलूं, बदलना, बदले, अपडेट, wrong, galat, thik, theek, sahi, correct, गलत, ठीक, सही',
  ),
  nodules: words(
    'nodule, nodules, nodulation, root nodules, jad me ganth nahi, jad mein ganth nahi, ganth nahi, gaanth nahi, ganthe nahi, gathe nahi, जड़ में गाँठ नहीं, जड़ में गांठ नहीं, जड़ में गांठें नहीं, जड़ में गाँठें नहीं, गांठ नहीं, गाँठ नहीं, गांठें नहीं, गाँठें नहीं, ग्रंथियाँ, ग्रंथि',
  ),
  nursery: words('nursery, narsari, nurseri, seedlings, seedling, paudh, नर्सरी, पौध, बिचड़ा'),
  fallsOver: words(
    'rotting at the ground, rotting at ground, falling over, galti, galti hai, gal rahi, gal rhi, gal gayi, sad rahi, sad rhi, jad se gal, गल रही, गल गई, गलती, सड़ रही, rot at base, rotting at base, fall over, falling over, falling down, fall down, topple, collapse, damping, gir ja, gir rahe, gir jate, gir rhe, gal ja, gal rahe, गिर जा, गिर रहे, गिर जाते, गल रहे, गल जा, गल जाते, mar rahi, mar rahe, dying, मर रही, मर रहे',
  ),
  willGet: words(
    'will i get, will we get, can i get, do i get, milega kya, milegi kya, milega ya, mil sakta, kya milega, bima milega, मिलेगा क्या, मिलेगी क्या, मिल सकता, क्या मिलेगा, बीमा मिलेगा',
  ),
  soilCard: words(
    'soil health card, soil card, janch ka card, jaanch ka card, जांच का कार्ड, जाँच का कार्ड, mitti ka card, mrida card, mrida swasthya card, मृदा कार्ड, स्वास्थ्य कार्ड, सॉइल हेल्थ कार्ड',
  ),
  grainPest: words(
    'bugs, kide, keede, कीड़े, कीडे, small insects, brown insects, black insects, insects, chhote keede, chote kide, सुरसुरी, sursuri, sur suri, ghun, weevil, weevils, khapra, dhora, grain insect, insects in grain, insects come, सुरसुरी, घुन, खपरा, ढोरा, कीड़ा लग, कीड़े लग, कीड़ा, keeda lag, keede lag, kida lag, kide lag',
  ),
  grain: words(
    'flour, आटा, आटे, wheat, rice, paddy, grain, maize, gehu, gehun, dhan, dhaan, chawal, anaj, anaaj, makka, bajra, jowar, गेहूँ, गेहूं, धान, चावल, अनाज, मक्का, बाजरा, ज्वार',
  ),
  keptIn: words(
    'sack, sacks, gunny, bags, bore, bore me, boron me, bore mein, बोरे, बोरों, stored, godown, godam, godaam, store, storage, bin, kothi, bori, bori me, drum, ghar me, rakha, rakhe, rakhi, गोदाम, कोठी, बोरी, भंडार, भंडारण, टंकी, घर में, रखा, रखे, रखी, धरे, कोठार',
  ),
  radishes: words('radish, turnip, muli, mooli, shalgam, मूली, शलजम, शलगम'),
  holes: words('hole, holes, chhed, ched, chhidra, छेद, छिद्र, सुराख'),
  caterpillar: words('caterpillar, caterpillars, sundi, soondi, illi, सुंडी, इल्ली'),
  dries: words(
    'bring down, dry quickly, drying, reduce moisture, kaise sukha, kese sukha, sukhaye, sukhana, कैसे सुखा, सुखाएं, सुखाएँ, सुखाना',
  ),
  perBag: words(
    'per bag, each bag, every bag, bag extra, kg extra, kilo extra, prati bori, har bori, bori me, bori par, प्रति बोरी, हर बोरी, बोरी में, बोरी पर, प्रति कट्टा, हर कट्टा',
  ),
  cuts: words(
    'cut, cuts, cutting, deduct, deducting, deduction, extra, kaat, kat, katauti, kaatte, katte, zyada, jyada, काट, काटते, काटता, कटौती, ज्यादा',
  ),
  tractor: words('tractor, trector, tracter, ट्रैक्टर, ट्रेक्टर'),
  bankPresses: words(
    'recovery agent, recovery agents, bank is threatening, bank threatening, bank people threaten, dhamka, dhamki, vasuli, wasuli, recovery wale, bank wale dhamka, neelam, neelami, धमका, धमकी, वसूली, नीलाम, नीलामी, रिकवरी, recovery, auction',
  ),
  refuses: words(
    'refuse, refused, refusing, rejected, reject, not buying, not taking, not accepting, moisture, nami, nahi le rahe, nahi le raha, nhi le rahe, mana kar, lautaya, lauta, नहीं ले रहे, नहीं ले रहा, नही ले रहे, मना कर, नमी, लौटा, लौटाया, रिजेक्ट',
  ),
  buyingCentre: words(
    'procurement centre, procurement center, government centre, government center, buying centre, kharid kendra, kharidi kendra, kray kendra, kreya kendra, sarkari kendra, sarkari kharid, खरीद केंद्र, खरीदी केंद्र, क्रय केंद्र, सरकारी केंद्र, सरकारी खरीद, rights, haq, हक',
  ),
  weighing: words(
    'weighing, right weight, correct weight, full weight, weight cut, weighbridge, less weight, tulai, taul, tol, kata, katauti, kat raha, तुलाई, तौल, तोल, कटौती, काट रहा, काटता, काटते',
  ),
  complaint: words('complain, complaint, shikayat, sikayat, शिकायत'),
  saltyWater: words(
    'saltish water, salty water, saline water, salt water, brackish, hard water, khara pani, khaara pani, khari pani, namkeen pani, saltish, water is salty, water salty, खारा पानी, खारे पानी, नमकीन पानी, पानी खारा, भारी पानी',
  ),
  optOut: words(
    'kata bina puche, bina puche, without asking, without my permission, opt out, do not want insurance, dont want insurance, na kate, na kaate, nahi katwana, nahi chahiye, band karna, बिना पूछे, न कटे, ना कटे, नहीं कटवाना, नहीं चाहिए, बंद करवाना',
  ),
  leavesPaddy: words('mera pani meri virasat, meri virasat, मेरा पानी मेरी विरासत, मेरी विरासत'),
  haryana: words('haryana, hariyana, हरियाणा'),
  insteadOfPaddy: words(
    'instead of paddy, leave paddy, leaving paddy, dhan chhod, dhan ki jagah, dhaan ki jagah, dhaan chhod, धान छोड़, धान की जगह, धान के बदले',
  ),
  chhattisgarh: words('chhattisgarh, chattisgarh, chhatisgarh, छत्तीसगढ़, छत्तीसगढ, छतीसगढ़'),
  paddy: words('paddy, dhan, dhaan, धान'),
  soldToSociety: words(
    'society, samiti, kharidi, token, procurement, support price, बिकता, बेच, बेचना, समिति, सोसाइटी, सोसायटी, खरीदी, टोकन, समर्थन मूल्य',
  ),
  bunchyFlowers: words(
    'malformation, bunchy, gumma, gumma rog, guchha, guchchha, guchhe, guchhedar, गुम्मा, गुच्छा, गुच्छे, गुच्छेदार, बंचीपन',
  ),
  pondFish: words('fish, machhli, machli, rohu, katla, catla, pond, talab, मछली, रोहू, कतला, तालाब, तलाब'),
  howManyYoung: words(
    'how many fingerlings, how much fish seed, how many fish, fingerlings per acre, kitne bachche, kitne bacche, kitni machhli, kitna beej, कितने बच्चे, कितनी मछली, कितना बीज, कितने बीज, कितने फिंगरलिंग',
  ),
  aonla: words('aonla, amla, aamla, anvla, आंवला, आँवला, आंवले, आँवले'),
  blackInside: words(
    'black inside, brown inside, inside black, andar se kala, andar kala, andar se kale, andar kale, अंदर काला, अंदर से काला, अंदर काले, अंदर से काले, अंदर से भूरा, भीतर काला, भीतर से काला',
  ),
  isPicked: words('pick, picking, harvest, todne, tudai, tod le, तोड़ने, तुड़ाई, तोड़ें, तोड़ना'),
  decomposer: words('decomposer, dicomposer, dikomposer, डीकंपोजर, डिकंपोजर, डीकम्पोजर, डिकम्पोजर, डीकंपोज़र'),
  nozzles: words('nozzle, nozzles, pipe, pipes, nojal, नोजल, नोज़ल, पाइप, पाईप'),
  better: words(
    'better price, good price, more price, best price, higher price, acha bhav, accha bhav, achha daam, sahi daam, sahi bhav, middleman, middle man, bichauliya, bichoulia, dalal, without agent, अच्छा भाव, अच्छा दाम, सही दाम, सही भाव, बिचौलिया, बिचौलिये, दलाल, आढ़ती से बच',
  ),
} as const;
