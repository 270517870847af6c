import { words } from '../words.js';

/** Ideas of what is used in the yard: sprayers, tractors, wells, biogas, compost, mushrooms, trees. */
export const YARD_IDEAS = {
  dairyFarm: words(
    'dairy farm, dairy farming, dairy business, milk business, milk dairy, dairy, gaay palan, gai palan, gay palan, bhains palan, doodh ka dhandha, dudh ka dhandha, doodh ka business, dudh ka business, डेयरी, डेरी, गाय पालन, भैंस पालन, दूध का धंधा, दूध का व्यवसाय, दूध का बिजनेस',
  ),
  business: words(
    'business, vyavsay, vyavasay, vyapar, dhandha, dhanda, udyog, profitable business, व्यवसाय, व्यापार, धंधा, धंधे, उद्योग, बिजनेस, बिज़नेस',
  ),
  profit: words(
    'profit, profits, profitable, profitability, income, earning, earnings, earn, fayda, fayeda, faida, munafa, munafaa, kamai, kamaai, labh, amdani, aamdani, मुनाफा, कमाई, फायदा, लाभ, आमदनी',
  ),
  mostProfit: words(
    'most profit, more profit, most profitable, more profitable, maximum profit, max profit, highest profit, high profit, good profit, best profit, best crop for profit, crop for profit, sabse zyada kamai, sabse jyada kamai, sabse zyada munafa, sabse jyada munafa, sabse zyada fayda, sabse jyada fayda, jyada munafa, zyada munafa, jyada kamai, zyada kamai, सबसे ज्यादा कमाई, सबसे ज़्यादा कमाई, सबसे ज्यादा मुनाफा, सबसे ज्यादा फायदा, ज्यादा मुनाफा, ज्यादा कमाई',
  ),
  setsUpFarm: words(
    'how to start, want to start, start with, start a poultry, start keeping, shuru karna hai, शुरू करना है, शुरू करनी है, start a farm, start farm, start farming, open a farm, farm shuru, palan shuru, palan kaise shuru, farm kaise shuru, farm kholna, पालन शुरू, फार्म शुरू, पालन कैसे शुरू, फार्म खोल, फार्म खोलना',
  ),
  newToFarming: words(
    'how to start farming, start farming, starting farming, begin farming, start agriculture, start cultivation, new to farming, first time farming, kheti shuru, kheti kaise shuru, naya kisan, खेती शुरू, खेती कैसे शुरू, नया किसान',
  ),
  sprayer: words(
    'sprayer, sprayers, spray pump, knapsack, battery pump, battery wala pump, स्प्रे पंप, स्प्रेयर, बैटरी पंप, बैटरी वाला पंप, नैपसैक',
  ),
  isFaulty: words(
    'leak, leaks, leaking, not charging, no pressure, low pressure, repair, tapakta, tapak raha, charge nahi, charge nhi, dabav nahi, kharab, टपकता, टपक रहा, टपक रही, चार्ज नहीं, दबाव नहीं, प्रेशर नहीं, खराब',
  ),
  tractorFault: words(
    'overheating, overheats, overheat, smoke, starting problem, not starting, wont start, kala dhuan, kala dhua, safed dhuan, garam ho raha, garam hota, start nahi, start nhi, काला धुआं, काला धुआँ, सफेद धुआं, सफेद धुआँ, गरम हो, गर्म हो, स्टार्ट नहीं',
  ),
  together: words(
    'mix, mixing, mixed, together, tank mix, milakar, milana, mila sakte, mila ke, ek sath, ek saath, मिलाकर, मिलाना, मिला सकते, मिला के, एक साथ, इकट्ठा',
  ),
  nanoUrea: words('nano urea, naino urea, nano yuria, नैनो यूरिया, नेनो यूरिया'),
  priceOfIt: words(
    'cheaper, price, cost, rate, how much is, sasta, sasti, mehnga, mahanga, daam, kitne ki, kitne ka, kimat, keemat, सस्ता, सस्ती, महँगा, महंगा, दाम, कितने की, कितने का, कीमत',
    'prince',
  ),
  trichoderma: words('trichoderma, traikoderma, tricoderma, ट्राइकोडर्मा, ट्राईकोडर्मा, ट्रायकोडर्मा'),
  oldOrLasts: words(
    'old, expired, expiry, out of date, shelf life, how long does it keep, purana, purani, saal purana, tarikh nikal, expire, पुराना, पुरानी, तारीख निकल, एक्सपायर',
  ),
  twoProducts: words(
    'two pesticides, two medicines, insecticide and fungicide, fungicide and insecticide, pesticide and fertiliser, pesticide and fertilizer, urea and pesticide, do dawa, do dawai, dono dawa, dawa aur khad, dawai aur khad, दो दवा, दो दवाई, दोनों दवा, दवा और खाद, दवाई और खाद, कीटनाशक और फफूंदनाशक',
  ),
  well: words('well, open well, borewell, bore, kuan, kua, kue, कुआं, कुआँ, कुएं, कुएँ, बोर, बोरवेल'),
  recharge: words('recharge, recharging, richarj, रिचार्ज, पुनर्भरण'),
  worksHow: words(
    'size, how much dung, how many cows, how many cattle, cows, slurry, winter, not working, gas not, kitne pashu, kitna gobar, kitne gobar, kaam nahi, gas nahi, sardi, आकार, कितने पशु, कितना गोबर, कितने गोबर, स्लरी, सर्दी, गैस नहीं',
  ),
  compost: words('compost, vermicompost, kechua khad, kenchua khad, kechua, कंपोस्ट, कम्पोस्ट, केंचुआ खाद, केंचुआ'),
  readyInDays: words(
    'how many days, how long, ready in, kitne din, kitne dino, kab tak taiyar, कितने दिन, कितने दिनों, कब तक तैयार',
  ),
  smells: words('smell, smells, smelly, stinks, badbu, badboo, बदबू'),
  mushroom: words('mushroom, mushrooms, dhingri, khumbi, मशरूम, ढींगरी, धिंगरी, खुम्बी'),
  milky: words('milky, dudhiya, doodhiya, calocybe, मिल्की, दूधिया'),
  bagFault: words(
    'bag yellow, bags yellow, yellow bag, bag turning, profit, income, earn, small caps, peela, peele, kamai, munafa, थैला पीला, थैले पीले, पीला पड़, कमाई, मुनाफा',
  ),
  eucalyptus: words(
    'eucalyptus, nilgiri, safeda ka ped, safede ka ped, safeda ped, यूकेलिप्टस, सफेदा का पेड़, सफेदे का पेड़, सफेदा पेड़',
  ),
  drinks: words('water, pani, paani, पानी'),
  trees: words(
    'tree, trees, teak, sagwan, sagaun, bamboo, bans, shisham, sheesham, mahogany, sandalwood, chandan, poplar, ped, पेड़, पेड़ों, सागौन, सागवान, बांस, बाँस, शीशम, महोगनी, चंदन, पॉपलर',
  ),
  permission: words(
    'permission, permit, licence, license, transit pass, legal to cut, anumati, ijazat, parmishan, अनुमति, परमिशन, इजाजत, ट्रांजिट पास',
  ),
  cutting: words('cut, cutting, fell, felling, katne, kaatne, katna, katai, काटने, काटना, कटाई'),
  plantCompany: words('company fraud, fraud company, fraud, cheating, thagi, dhokha, धोखा, ठगी, फ्रॉड'),
  saltWater: words(
    'salt water, salt solution, brine, namak ka ghol, namak ghol, namak ke pani, नमक घोल, नमक का घोल, नमक के घोल, नमक के पानी',
  ),
  machine: words('machine, machines, mashin, yantra, krishi yantra, मशीन, मशीनों, यंत्र, यंत्रों, कृषि यंत्र'),
  makesFood: words('pickle, papad, achar, flour, atta, oil, food, unit, mill, अचार, पापड़, आटा, तेल, यूनिट, मिल', 'unite'),
  soilLab: words(
    'soil lab, soil laboratory, soil testing lab, soil testing laboratory, mitti lab, mitti janch lab, मिट्टी लैब, मिट्टी जाँच लैब, मिट्टी जांच लैब, मृदा प्रयोगशाला, मिट्टी प्रयोगशाला',
  ),
  soilLabTest: words(
    'soil test, soil testing, mitti lab, mitti janch, mitti jaanch, mitti ki janch, mitti ki jaanch, मिट्टी लैब, मिट्टी जाँच, मिट्टी जांच, मिट्टी की जाँच, मिट्टी की जांच, मिट्टी की लैब, मृदा प्रयोगशाला, मिट्टी प्रयोगशाला',
  ),
  howTaken: words('how to take, how do i take, kaise, कैसे'),
  isWhere: words('where, address, nearest, kaha, kahan, kidhar, कहाँ, कहां, किधर', 'dress'),
  timeOfDay: words(
    'morning, noon, afternoon, evening, what time of day, wind ok, in wind, windy, subah, dopahar, dopaher, sham ko, shaam ko, hawa me, hawa chal, tez hawa, सुबह, दोपहर, शाम को, हवा में, हवा चल, तेज हवा',
    'even',
  ),
  seedDrill: words(
    'seed drill, seeddrill, seed cum fertilizer drill, zero till drill, sid dril, सीड ड्रिल, सीडड्रिल, सिड ड्रिल',
  ),
  isSet: words(
    'calibrate, calibrating, calibration, setting, set, adjust, jaanchu, janchu, jaanche, janche, jaanchen, kam jyada girta, कैलिब्रेट, कैलिब्रेशन, सेट, सेटिंग, जाँचूँ, जांचूं, जाँचूं, जाँचें, जांचें',
  ),
  seeder: words('happy seeder, super seeder, smart seeder, हैप्पी सीडर, सुपर सीडर, स्मार्ट सीडर'),
  whichIsBetter: words(
    'which crop, which is better, kaun si fasal, konsi fasal, kya boye, kya bou, kya boun, kya lagau, kya lagaun, theek rahega, theek rahegi, accha rahega, कौन सी फसल, कौनसी फसल, क्या बोए, क्या बोएं, क्या बोएँ, क्या बोऊं, क्या बोऊँ, क्या लगाऊं, क्या लगाएं, ठीक रहेगी, ठीक रहेगा, अच्छा रहेगा, अच्छी रहेगी',
  ),
  salty: words('खारा, खारे, नमकीन, लवणीय, saltish, salty, saline, brackish, khara, khare, namkeen'),
  usar: words('usar, kallar, ऊसर, कल्लर, रेह वाली, रेह जम'),
  changesCrop: words(
    'rotation, change the crop, change crops, crop to change, should i rotate, rotate for, fasal chakra, fasal badal, fasal chakkar, फसल चक्र, फसल चक्कर, फसल बदल, फसल बदलूं, फसल बदलकर, फसल बदलें',
  ),
  mulchFilm: words(
    'mulch film, mulch films, mulch sheet, silver mulch, black mulch, silver black mulch, mulching film, mulching sheet, mulching paper, plastic mulch, mulching panni, mulch panni, मल्चिंग पन्नी, मल्च पन्नी, मल्चिंग शीट, मल्चिंग पेपर, मल्च पेपर, प्लास्टिक मल्च, मल्चिंग फिल्म, मल्चिंग प्लास्टिक',
  ),
  drippers: words('drip, dripper, drippers, emitter, emitters, lateral, laterals, ड्रिप, ड्रिपर, टपक'),
  sprinkler: words('sprinkler, sprinklers, rain gun, fawara, favvara, phawara, फव्वारा, फुहारा, स्प्रिंकलर, रेन गन'),
  clogged: words(
    'clogged, clogs, choked, blocked, nozzle closed, nozzles closed, emitters closed, emitter closed, drippers closed, white lime, lime deposit, lime deposits, jam, chok, चोक, जाम, बंद हो, सफेद जम, चूना जम, नमक जम, पानी नहीं टपक, पानी नही टपक',
  ),
  keptOn: words(
    'pharwari tak, farwari tak, february tak, feb tak rakhu, aage rakhu ya nikal, rakhu ya nikal ke, farthad, keep till march, khodwa cotton, fardad, till february, until march, till march, upto march, up to march,  farvari tak, march tak, फरदड़, फरदड, जनवरी फरवरी तक, जनवरी तक, फरवरी तक, मार्च तक',
  ),
  /** "How many times" (बार) only shares its stem with the name of rainfed land (बारानी). */
  rainfed: words(
    'without irrigation, rainfed, unirrigated, bina sinchai, barani, asinchit, बिना सिंचाई, बारानी, असिंचित, सिंचाई नहीं है, बिना पानी बो, बची नमी, बचे हुए नमी, बची हुई नमी, बची हुयी नमी',
    'बार, बारी, baar, bar, bari',
  ),
  earthworms: words('earthworm, earthworms, worms in soil, soil has worms, worms, kenchua, kenchue, केंचुआ, केंचुए', 'worse'),
  dying: words('dying, die, died, run away, mar rahe, mar gaye, bhag rahe, मर रहे, मर गए, मर जाते, भाग रहे, भाग गए'),
  clods: words(
    'patthar jaisi parat, patthar jaisi, hal nahi ghus, hal nahi ghusta, पत्थर जैसी परत, हल नहीं घुस, हल नहीं घुसता, hard pan, hardpan, plough pan, like stone below, stone below, hard layer below, hard below, niche patthar jais, neeche patthar jais, नीचे पत्थर जैस, clods, dhela ban, dhele ban, ढेला बन, ढेले बन, ढेला हो, नहीं सोखता, नही सोखता, नहीं सोखती, सख्त परत, कड़ी परत',
  ),
  earthsUp: words(
    'earth up, earthing up, mitti chadha, mitti chadhau, chadhayen, chadhaye, chadhana, chadhau, मिट्टी चढ़ा, चढ़ाऊं, चढ़ाऊँ, चढ़ाएं, चढ़ाएँ, चढ़ावें, चढ़ाये, चढ़ायें, चढ़ाना, चढ़ाने, चढ़ानी, चढ़ाते, चढ़ेगी, चढ़ती',
  ),
  whatLacks: words(
    'potash shortage sign, potash deficiency sign, potash deficiency symptom, potash deficiency symptoms, potassium deficiency, sign of potash, signs of potash, nitrogen deficiency symptom, nitrogen deficiency symptoms, phosphorus deficiency symptom, phosphorus deficiency symptoms, sign of nitrogen, sign of phosphorus, किस चीज की कमी, किस तत्व की कमी, कौन से तत्व की कमी, kis cheez ki kami, kis chij ki kami, kis tatva ki kami',
  ),
  withOwn: words('गेहूं, गेहूँ, मक्का, धान, नींबू, कपास, गन्ना, टमाटर, gehun, makka, dhan, nimbu, kapas, ganna'),
  called: words(
    'someone called, somebody called, caller says, call came, phone came, phone aaya, call aaya, message aaya, फोन आया, कॉल आया, कॉल आई, मैसेज आया, फोन आ रहा',
  ),
  wantsMoney: words(
    'says pay, pay registration, registration fee, asks pay, jama karo, paise mang, paisa mang, fees mang, जमा करो, जमा करने, जमा कर दो, पैसे मांग, पैसा मांग, फीस मांग, रुपये मांग, रुपए मांग',
  ),
  smallMillet: words('ragi, mandua, madua, kodo, sawan, kutki, रागी, मंडुआ, मडुआ, कोदो, सांवा, कुटकी'),
  howDry: words('kitna sukha, kitna sukhaye, कितना सुखा, कितना सुखाए, कितना सुखाएं, कितना सुखाएँ, कितना सुखाऊं'),
  notLinked: words(
    'आधार बैंक से जुड़ा नहीं, आधार बैंक से नहीं जुड़ा, आधार खाते से नहीं जुड़ा, आधार खाते से जुड़ा नहीं, आधार लिंक नहीं, aadhaar not linked, aadhar link nahi',
  ),
  strawFeed: words('straw, bhusa, bhoosa, pual, puaal, भूसा, भूसे, पुआल, पुवाल'),
  treats: words(
    'good feed, for feeding, better for cows, better for cattle, better for animals, better for buffalo, cattle feed, feed for cattle, feed for animals, animals can eat, close it, treat, treated, treatment, upchar, upcharit, khilane, khilana, खिलाने, खिलाना, चारा बना, उपचार, उपचारित',
    'threat',
  ),
  lumps: words(
    'lumps on body, lumps on full body, lumps on whole body, lumps on skin, lumps all over, round lumps, शरीर पर गांठ, शरीर पर गाँठ, गांठ निकल, गाँठ निकल, गांठें निकल, गाँठें निकल',
  ),
  cashHelp: words(
    'rent, hire, kiraya, kiraye, kahan milega, किराये, किराया, किराए, कहां मिलेगा, कहाँ मिलेगा, subsidy, anudan, scheme, yojana, chhut, chhoot, chhut kitni, lena hai, kharidna, buy, सब्सिडी, अनुदान, योजना, छूट, लेना है, खरीद, खरीदना, खरीदूं',
  ),
  /** A motor that burns, whatever the voltage. */
  motorBurns: words(
    'motor burns, motor burnt, motor burned, motor is burnt, motor keeps burning, motor burning, motor winding, burns the motor, motor hums, motor is humming, motor jal, motor jalti, motor fuk, motor phuk, मोटर जल, मोटर फुंक, मोटर बार बार जल, मोटर जलती',
  ),
  floodOrFurrow: words(
    'surface watering, flood, flooding, flood irrigation, furrow, furrows, border strip, khula pani, kyari, nali se, खुला पानी, क्यारी, नाली से',
  ),
  rainBack: words(
    'rain water, rainwater, water from field back, put water back, barish ka pani, barsati pani, barsaat ka pani, बारिश का पानी, बरसात का पानी, बरसाती पानी',
  ),
  boreDepth: words(
    'bore depth, depth of bore, ft deep, feet deep, feet bore, ft bore, feet borewell, gehrai, gahrai, foot gehra, foot gahra, feet gahra, गहराई, फुट गहरा, फीट गहरा, फुट का बोर',
  ),
  howManyHours: words(
    'how many hours, how many hour, how many minutes, how many minute, how long to run, how long should i run, hours to run, kitne ghante, kitne ghanta, kitni der, kitne minute, कितने घंटे, कितनी देर, कितने मिनट',
  ),
  wellWentDry: words(
    'bore went dry, bore has gone dry, bore gone dry, bore is dry, bore dried, bore ran dry, borewell went dry, borewell is dry, borewell dried, borewell has dried, borewell has gone dry, bore well went dry, bore well dried, bore well is dry, tubewell dried, tubewell went dry, well went dry, well is dry, well dried, well has dried, well ran dry, bore sukh, borewell sukh, kuan sukh, kua sukh, kuwa sukh, tubewell sukh, बोर सूख, बोरवेल सूख, कुआँ सूख, कुआं सूख, ट्यूबवेल सूख, नलकूप सूख',
  ),
  cleansFilter: words(
    'clean the filter, clean the filters, clean filter, clean filters, cleaning the filter, filter cleaning, wash the filter, filter saf, filter saaf, फिल्टर साफ, फ़िल्टर साफ',
  ),
  liftsNoWater: words(
    'not lifting water, not lifting, does not lift, cannot lift, not pulling water, not sucking, water is down, feet down, pani nahi utha, pani nahi khinch, पानी नहीं उठा, पानी नहीं खींच',
  ),
  inHeat: words('summer, heat, hot, 33 degree, 34 degree, 35 degree, garmi, गर्मी'),
  thresherNamed: words('thresher, thresar, threser, thrasher, थ्रेशर, थ्रेसर'),
  grainBreaks: words(
    'grain breaking, grain breaks, grains breaking, grain is breaking, broken grain, grain broken, breaking grain, dane tut, dana tut, daane toot, dana toot, dane toot, दाने टूट, दाना टूट, टूटे दाने',
  ),
  curtains: words('parda, parde, pardey, curtain, curtains, tirpal band, पर्दा, पर्दे, परदे, परदा'),
  heapIsWarm: words(
    'heap is warm, heap is hot, inside is warm, inside heap is warm, heap inside hot, grain is warm, heap became hot, grain heating, heap heating, fungus grain, grains fungus, grain fungus, grains black fungus, green fungus, black fungus, mouldy grain, mouldy maize, fungus on grain, fungus in maize, maize fungus, fungus maize, dher garam, dher gram ho, andar se garam, fafund lage, fafund laga, fafund lagi, phaphund lage, phaphund laga, phaphund lagi, phaphoond, ढेर गरम, ढेर गर्म, अंदर से गरम, अंदर से गर्म, फफूंद लगे, फफूंद लगा, फफूंद लगी, फफूँद लगे, फफूँद लगा, फफूँद लगी, फफूंदी लगी, फफूंदी लगे, फफूंद वाला, फफूंदी वाला',
  ),
  takesHoney: words(
    'shahad nikalu, shahad nikale, shahad nikalna, shehad nikalu, shehad nikale, शहद निकालूँ, शहद निकालूं, शहद निकालें, शहद निकालना, शहद निकालते, take honey, take the honey, extract honey, extract the honey, honey extraction, take out honey, when honey, honey when, harvest honey, shahad kab, shehad kab, shahad nikal, shehad nikal, shahad kaise nikal, शहद कब, शहद निकाल',
  ),
  onCob: words(
    'cob, cobs, on cob, bhutte, bhutta par, bhutto par, भुट्टे, भुट्टा, भुट्टों, standing crop, khadi fasal, खड़ी फसल',
  ),
  boilsOrDrains: words(
    'ubalu, ubaalu, ubale, ubaale, ubalna, ubaalna, ubalte, ubal kar, ubaal kar, garam pani me, garam paani me, boil, boiled, boiling, hot water, pasteurise, pasteurize, pasteurised, pasteurized, kitna sukhau, kitna sukhaye, kitna sukhana, nichod, tapak, dripping, how wet, how dry, उबालूं, उबालूँ, उबालें, उबालना, उबाल कर, गरम पानी में, गर्म पानी में, कितना सुखा, निचोड़, टपक',
  ),
  casingLaid: words('casing, kesing, kaising, keshing, केसिंग, कैसिंग'),
  nothingCameYet: words(
    'kuch nikla nhi, kuch nikla nahi, kuch nahi nikla, kuch nhi nikla, nikla nhi, nikla nahi, nahi nikal rahe, nahi nikla, nhi nikla, pin nahi, pins nahi, pin nhi, no pin, no pins, no pinheads, nothing came, nothing has come, nothing comes, not coming, nahi aaya, nhi aaya, nahi aaye, nhi aaye, abhi tak nahi, abhi tak nhi, कुछ नहीं निकला, कुछ निकला नहीं, नहीं निकला, नहीं निकल रहे, पिन नहीं, नहीं आया, नहीं आए',
  ),
  roomWarmth: words(
    'kamre ka temperature, kamre me kitna temp, kamra kitna garam, कमरे में कितना तापमान, kamre ka temp, kamre ka taapman, kamre ka tapman, room temp, room temperature, temperature of room, room is at, कमरे का तापमान, कमरे का टेंपरेचर',
  ),
  inFridge: words('fridge, freezer, refrigerator, frij, phrij, फ्रिज, फ्रीज'),
  picksIt: words(
    'kab todu, kb todu, kab tode, kab todna, kb tode, kab kaatu, when to pick, when do i pick, when to harvest, when do i harvest, कब तोड़, कब काट',
  ),
  windowShut: words(
    'khidki band, khidkiyan band, khirki band, window closed, windows closed, window shut, windows shut, keep the window, keep windows, खिड़की बंद, खिड़कियाँ बंद',
  ),
};
