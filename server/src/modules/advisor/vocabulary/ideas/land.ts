import { words } from '../words.js';

/** Ideas of land and of what grows on it. */
export const LAND_IDEAS = {
  /** Without the tomato in Hindi: its "टूट गए" is near the pinworm's name, and the search finds the hail by itself. */
  vegetables: words(
    'tomato, tomatoes, chilli, brinjal, capsicum, okra, bhindi, cauliflower, cabbage, cucumber, gourd, vegetable, vegetables, mirch, baingan, sabji, sabzi, gobhi, मिर्च, बैंगन, भिंडी, गोभी, सब्जी, सब्जियों, सब्ज़ी',
    'began',
  ),
  afterSoybean: words(
    'after soybean, after soyabean, after harvesting soybean, soybean is harvested, soybean ke baad, soyabean ke baad, soyabin ke baad, soyabean ke bad, सोयाबीन के बाद',
  ),
  boro: words('boro, boro rice, boro paddy, boro dhan, बोरो, बोरो धान'),
  plantedWhen: words(
    'when to plant, when to transplant, when is it planted, transplanting time, ropai kab, ropayi kab, kab rope, kab lagaye, रोपाई कब, कब रोपें, कब लगाएँ, कब लगाएं',
  ),
  littleWater: words(
    'little water, less water, water is less, no water, no irrigation, without irrigation, pani kam, paani kam, kam pani, kam paani, pani nahi, paani nahi, bina pani, sinchai nahi, bore nahi, पानी कम, कम पानी, पानी नहीं, बिना पानी, सिंचाई नहीं, बोर नहीं, water is getting less, water getting less, less and less water, water is falling, water level is falling, water goes down, water is drying, pani ghat, paani ghat, पानी घट, पानी कम होता, पानी कम हो',
  ),
  cropOfLittleWater: words(
    'crop needs less water, crop need less water, crops need less water, crop takes less water, crop takes least water, crop needs least water, crop for less water, crops for less water, crop with less water, crops with less water, less water crop, less water crops, low water crop, low water crops, kam pani wali fasal, kam paani wali fasal, kam pani wali fasle, kam pani ki fasal, kam paani ki fasal, कम पानी वाली फसल, कम पानी वाली फसलें, कम पानी की फसल',
  ),
  tamilSeason: words('samba, kuruvai, thaladi, navarai, सांबा, साम्बा, कुरुवै, तालडी, नवरै'),
  /** Samba Mahsuri is a variety. */
  mahsuri: words('mahsuri, masuri, mashuri, masoori, bpt, महसूरी, मसूरी, मंसूरी'),
  /** What is sown into samba stubble is no paddy. */
  afterSamba: words(
    'harvest, fallow, urad, blackgram, black gram, moong, greengram, green gram, कटाई, उड़द, मूंग, मूँग',
    'flow',
  ),
  inWhichSeason: words('season, which month, when to sow, nursery, kab, sowing, कब, मौसम, नर्सरी'),
  tamilNadu: words('tamil nadu, tamilnadu, तमिलनाडु, तमिल नाडु'),
  inWhichTime: words('when, month, time, start, starting, kab, kis mahine, samay, कब, महीने, महीना, समय'),
  transplanter: words(
    'transplanter, transplanting machine, machine to transplant, machine for transplanting, ropai machine, ropai ki machine, machine se ropai, रोपाई मशीन, रोपाई की मशीन, मशीन से रोपाई, ट्रांसप्लांटर',
  ),
  whichKind: words(
    'variety, varieties, which paddy, which rice, kaun si, kaunsi, konsi, kism, kisme, कौन सी, कौनसी, कौन सा, किस्म, किस्में',
  ),
  seaWater: words(
    'sea water, seawater, sea came, samudra ka pani, samudra ka paani, samudri pani, समुद्र का पानी, समुद्री पानी, समुद्र का खारा, salt water came, salt water entered, salt water stood, sea entered, sea came in, sea has come',
  ),
  sandy: words(
    'light soil, soil is light, red and light, sandy, sand, retili, reteeli, balu, balui, रेतीली, रेतीला, रेतीले, बालू, बलुई',
  ),
  holdsWater: words(
    'dry fast, dries fast, crops dry fast, moisture, hold water, holds water, retain, nami, tikta, tikti, rukta, tikana, नमी, टिकता, टिकती, टिके, रुकता, रुकती',
  ),
  earth: words('soil, top mud, mud, earth, mitti, matti, miti, मिट्टी, माटी'),
  washesAway: words(
    'takes my top soil, takes top soil, top soil down, takes my soil, soil down, soil goes down, soil going, erosion, takes the top, carried away, carries away, to the nala, washes, washed away, washed off, washes off, washing away, wash away, bah jati, bah jaati, bahti, katav, kataav, kat kar, बह जाती, बह जाए, बहती, बह रही, कटाव, कट कर',
  ),
  waterStandsThere: words(
    'water stands, stands in, waterlogged, waterlogging, water logging, standing water, drains, pani bhar, paani bhar, jalbharav, पानी भर, पानी रुक, जलभराव, पानी जमा',
    'dress, address',
  ),
  apple: words('apple, apples, seb, सेब', 'please'),
  velvety: words('scab, velvety, velvet, skab, makhmali, स्कैब, मखमली'),
  rose: words('rose, roses, gulab, गुलाब'),
  webs: words('mite, mites, web, webs, webbing, makdi, jala, jale, मकड़ी, माइट, जाला, जाले, जालें'),
  chilli: words('chilli, chillies, chili, chilly, mirch, mirchi, मिर्च, मिर्ची'),
  driesFromTop: words(
    'dieback, die back, anthracnose, drying from the top, drying from top, upar se sukh, डाई बैक, डाइबैक, डाईबैक, एन्थ्रेक्नोज, एंथ्रेक्नोज, ऊपर से सूख',
  ),
  litchi: words('litchi, lychee, lichi, लीची'),
  borer: words('borer, borers, chhedak, chedak, छेदक, इल्ली, सुंडी'),
  citrusFruit: words('lemon, lemons, lime, kinnow, orange, citrus, nimbu, nimboo, neembu, नींबू, नीबू, किन्नू, संतरा'),
  marigold: words('marigold, marigolds, genda, gende, gainda, gainde, गेंदा, गेंदे, गेंदें'),
  /** Rows of another plant between those of the crop. */
  rowsBetween: words(
    'rows, how many rows, every row, row of marigold, trap crop, kitni katar, kitni kataar, kataar, kataren, kitni line, kitni lain, कतार, कतारें, कतारों, लाइन, लाइनें, लाइनों, पंक्ति',
  ),
  feast: words('diwali, deepawali, dipawali, dussehra, dasara, दिवाली, दीवाली, दीपावली, दशहरा, दशहरे'),
  flowersWhen: words(
    'when will it flower, days to flower, when do flowers come, phool kab, phool kitne din, फूल कब, फूल कितने दिन',
  ),
  ofPlanting: words(
    'spacing, pinching, seed, manure, duri, doori, beej, khad, khaad, lagau, lagaye, kheti, दूरी, पिंचिंग, बीज, खाद, लगाऊं, लगाएं, लगाएँ, खेती',
  ),
  rough: words('rough, corky, cork like, khurdura, khurdure, khurdre, khurdara, khurdare, खुरदरा, खुरदरे, खुरदुरे, खुरदुरा'),
  curlsUp: words(
    'curling up, curl up, curled up, curling upward, curling upwards, curled upward, curl upward, curling upside, upside like boat, upar mud, upar ko mud, upar ki taraf mud, upar ki taraf naav, upar ko naav, ऊपर की तरफ नाव, ऊपर को नाव, ऊपर की ओर नाव, ऊपर मुड़, ऊपर को मुड़, ऊपर की तरफ मुड़, ऊपर की ओर मुड़',
  ),
  /** Green in the field yet. */
  inGrowth: words(
    'tillering, green, days now, days old, transplanted, still growing, top dressing, urea, din ka, din ki, kalle, hara dhan, हरा धान, हरी फसल, दिन का, दिन की, कल्ले, रोपा, यूरिया',
  ),
  curlsDown: words('upside down, down, downward, downwards, neeche, niche, ulti, नीचे, उलटी, उल्टी'),
  pomegranate: words('pomegranate, pomegranates, anar, anaar, अनार'),
  splits: words(
    'fat gaye, fat gaya, phat gaye, phat gaya, fat jate, phat jate, फट गए, फट गये, फट गया, burst, bursts, bursting, crack, cracks, cracking, cracked, split, splits, splitting, fat rahe, fat raha, phat rahe, phat raha, fatna, phatna, फट रहे, फट रहा, फटना, फटते, फट जाते',
  ),
  /** Fruit that cracks at oily spots has the blight. */
  oilySpots: words('oily, oil spot, oil spots, telya, teliya, tel jaise, bacterial, तेल जैसे, तेलिया, तेल्या, तैलीय'),
  sulphurForm: words('bentonite, bentonite sulphur, wettable, बेंटोनाइट, बेन्टोनाइट, वेटेबल'),
  straight: words(
    'sow directly, sow wheat directly, directly sow, sow straight, sidhe bo, seedhe bo, sidhe kaise, seedhe kaise, सीधे बो, सीधे कैसे, सीधा बो, सीधे गेहूं, गेहूं सीधे',
  ),
  outOfStore: words(
    'keep insects out, keep weevils out, keep weevil out, insects out without, kide na lage, ghun na lage, कीड़ा न लगे, घुन न लगे, घुन ना लगे',
  ),
  dhaincha: words(
    'green manure, hari khad, हरी खाद, dhaincha, dhencha, daincha, sunhemp, sunnhemp, sunn hemp, sanai, ढैंचा, ढेंचा, ढैचा, ढेचा, सनई',
  ),
  sowsOrTurns: words(
    'turn it in, turn in soil, should turn, kg seed, seed in one acre, seed for one acre, how many kg, better, which is better, when to plough, plough inside, kg per acre, seed per acre, when to sow, seed rate, turn under, plough in, kab boye, kab boe, kab palat, kab palte, kitna beej, कब बोए, कब बोएँ, कब बोएं, कब पलट, कितना बीज',
  ),
  placenta: words('placenta, afterbirth, after birth, jer, जेर'),
  notOut: words(
    'not come out, not fallen, not fall, not dropped, did not drop, not drop, not passed, not pass, not expelled, not shed, not thrown, still inside, still hanging, hanging, has not come, did not come, not come, retained, not out, nahi aayi, nahi aai, nahi gira, नहीं आई, नहीं आयी, नहीं गिरा, लटक, latak, latki, nahi giri, nhi giri, nahi nikli, atki, नहीं गिरी, नही गिरी, नहीं निकली, अटकी, अटक',
  ),
  coriander: words('coriander, dhaniya, dhania, धनिया'),
  utera: words(
    'inside the standing dhan, inside standing dhan, inside standing paddy, in standing dhan, in standing paddy, inside the standing paddy, throw masur, throw seed inside, utera, paira, relay, in standing paddy, in standing rice, pyra, उटेरा, उतेरा, पैरा',
  ),
  lentil: words('lentil, masur, masoor, khesari, linseed, alsi, मसूर, खेसारी, अलसी'),
  seedPlot: words(
    'seed plot, seed potato, own seed, dehaulming, beej aalu, beej aloo, ghar ka beej, सीड प्लॉट, बीज आलू, घर का बीज, अपना बीज',
  ),
  savesIt: words(
    'recover, save, revive, after flood, kaise bachaye, kaise bachayen, bachau, theek kaise, kya kare, what to do, कैसे बचाएं, कैसे बचाएँ, क्या करें, ठीक कैसे',
  ),
  rhizobium: words('rhizobium, raijobium, rizobium, raizobium, राइजोबियम, राइज़ोबियम'),
  brownInStem: words(
    'stem splits, stem split, splits near, like skirt, like a skirt, brown lines, brown rings, red lines, andar bhuri, tana fat, tana phat, तना फट, अंदर भूरी, अंदर लाल, घाघरे',
  ),
  sprouts: words('sprouting, sprouted, sprout, sprouts, ankur, ankurit, अंकुर, अंकुरित'),
  atTheNeck: words('neck, necks, gardan, गर्दन'),
  rots: words(
    'rot, rots, rotting, rotten, sad, sadan, sadne, sadi, sade, sadti, sad rahe, sad rahi, सड़, सड़न, सड़ रहे, सड़ रही, सड़ने',
  ),
  rotsInField: words('field, khet, bali, baali, ear, ears, panicle, leaf, leaves, patti, patte, खेत, बाली, पत्ते, पत्ती'),
  storedOrKept: words(
    'store, stored, storage, chawl, chali, bhandar, rakha, rakhe, rakhi, चाल, भंडार, रखा, रखे, रखी, स्टोर',
    'story',
  ),
  rareNutrient: words(
    'like tail, only middle rib, only midrib, strap like, manganese, manganese deficiency, copper deficiency, deficiency of copper, lack of copper, molybdenum, whiptail, मैंगनीज, तांबे की कमी, कॉपर की कमी, मोलिब्डेनम, manganese ki kami, copper ki kami',
  ),
  makesLess: words(
    'kam karne, kam karna, ghatane, lower the ph, reduce ph, bring down, कम करने, घटाने, reduce, lower it, bring down, decrease, reduce it, kam kare, kam karna, कम करें, कम करना, घटाएं, घटाना',
  ),
  soilKind: words(
    'soil type, type of soil, which soil, what soil, kind of soil, soil texture, mitti kaun si, mitti kaunsi, mitti ka prakar, मिट्टी कौन सी, मिट्टी का प्रकार, मिट्टी की किस्म',
  ),
  tellsByHand: words(
    'by hand, at home, without test, without lab, feel, how to know, how do i know, find out, pehchan, pehchane, हाथ से, पहचान, पहचानें',
  ),
  tankSilt: words(
    'tank silt, pond silt, pond mud, pond soil, lake silt, lake soil, silt from pond, silt from tank, mud of pond, mud from pond, desilting, desilted, talab ki mitti, talab ki gaad, talab ki gad, तालाब की मिट्टी, तालाब की गाद',
  ),
  gullyWord: words(
    'nala cutting, nala is cutting, nalla cutting, ditch is growing, land is cutting, nala katav, gully, gullies, gulley, gully erosion, ravine, ravines, beehad, गली कटाव, बीहड़',
  ),
  levels: words(
    'leveller, leveler, laser leveller, laser leveler, laser land, लेजर लेवलर, levelling, leveling, levelled, leveled, level kiya, level karne, samtal, समतल, लेवल किया, लेवल करने',
  ),
  cutOrPoor: words(
    'was cut, soil cut, cut part, cut side, cut portion, topsoil, top soil, poor growth, yield is poor, poor yield, crop is poor, crop weak, kamjor, kam paidavar, कटी, कटा, कमजोर, कम पैदावार',
  ),
  hireWord: words('rent, hire, kiraya, charge, charges, किराया, किराये'),
  canal: words('canal, nahar, नहर'),
  saltComesUp: words('salt, salty, white layer, alkali, namak, reh, kallar, नमक, रेह, कल्लर, सफेद परत'),
  seeps: words(
    'seepage, water table high, high water table, rising water table, rise of water table, silan, सीलन, रिसाव',
  ),
  litres: words('litre, litres, liter, liters, लीटर'),
  fillsGrain: words('grain filling, milk, dough, march, april, dana bhar, दाना भर, दूधिया'),
  howMuchOfIt: words(
    'limit, speed, how much, what humidity, which humidity, what temperature, maximum, best, ideal, kitni, kitna, कितनी, कितना',
  ),
  howManySamples: words(
    'how many samples, how many sample, number of samples, kitne namune, kitne sample, कितने नमूने, कितने सैंपल',
  ),
  plantsOrBuilds: words(
    'plant or build, low cost, what can i plant, what to plant, kya lagaye, kya lagau, क्या लगाएँ, क्या लगाऊँ',
  ),
  benefit: words(
    'real benefit, how much water save, save water, water saving, पानी बचत, benefit, benefits, advantage, advantages, use of, fayda, faida, fayde, labh, फायदा, फायदे, लाभ',
  ),
  seedlingsWord: words('seedling, seedlings, nursery, pod, paudh, ropa, पौध, नर्सरी, रोपा'),
  groundnutWord: words('groundnut, peanut, mungfali, moongfali, मूंगफली, मूँगफली'),
  ironLack: words(
    'iron deficiency, deficiency of iron, iron shortage, lack of iron, iron chlorosis, lohe ki kami, iron ki kami, आयरन की कमी, लोहे की कमी',
  ),
  cane: words('sugarcane, cane, ganna, ganne, गन्ना, गन्ने'),
  inPeople: words('blood, women, woman, anaemia, anemia, child, khoon, खून, महिला, बच्चे'),
  moistureToSow: words(
    'moisture is right for sowing, moisture is right to sow, right moisture for sowing, moisture right for sowing, enough moisture for sowing, moisture is enough for sowing, moisture is enough to sow, enough moisture to sow, know soil moisture, check soil moisture, check moisture of soil, check moisture in soil, moisture of field for sowing, khet me nami, nami sahi hai, nami kaise pata, nami ki janch, watar kaise, vattar kaise, बत्तर कैसे, वत्तर कैसे, नमी कैसे पता, नमी सही है, मिट्टी की नमी कैसे',
  ),
  stonyLand: words(
    'stony land, stony soil, stony field, gravelly, rocky land, rocky soil, full of stones, full of stone, many stones, pathrili, patharili, kankrili, पथरीली, कंकरीली, पत्थर वाली',
  ),
  boundary: words('boundary, neighbour, neighbor, meda, मेड़ का पत्थर, पड़ोसी, सीमा'),
  orchardFruit: words(
    'pomegranate, apple, mango, orange, kinnow, citrus, lemon, litchi, guava, grapes, banana, fruit, fruits, anar, seb, santra, fal, अनार, सेब, संतरा, आम, फल',
  ),
  sowsAgain: words(
    'sow again, resow, re sow, sow after, can i sow, i can sow, we can sow, dobara bo, dobara bon, दोबारा बो, फिर बो',
  ),
  fieldCracks: words(
    'field cracks, field is cracking, field cracked, soil cracks, soil is cracking, cracks in field, khet fat, khet phat, darar, खेत फट, दरार, दरारें',
  ),
  rabiCrop: words(
    'rabi, wheat, gram, chana, mustard, barley, linseed, safflower, rabi jowar, gehu, gehun, sarson, jau, alsi, रबी, गेहूं, गेहूँ, चना, चने, सरसों, जौ, अलसी',
  ),
  crustWord: words('crust, crusted, crusting, papad, papad jaisi, पापड़, papdi, paparhi, पपड़ी'),
  doesNotComeUp: words(
    'not able to come, unable to come, seedling not able, not come, plants not coming, plants are not coming, not coming out, not emerging, not emerge, not coming up, seedlings not, seed not, not germinate, nahi nikal, nahi nikla, नहीं निकल, cannot come up, can not come up, cannot come out, could not come up, do not come up, does not come up, cannot push through, ug nahi, ugte nahi, nahi ug, निकल नहीं, उग नहीं, नहीं उग',
  ),
  alluvialSoil: words('alluvial, jalodh, जलोढ़'),
  redSoil: words('red soil, red soils, laal mitti, lal mitti, लाल मिट्टी'),
  lateriteSoil: words('laterite, lateritic, लैटेराइट'),
  fieldOrSoil: words('field, soil, land, khet, mitti, खेत, मिट्टी'),
  vermiWord: words('vermicompost, vermi, bed, compost, pit, khad, kharid, sell, kit, वर्मी, खाद, बेड'),
  limesSoil: words(
    'apply lime, applying lime, lime application, agricultural lime, lime in soil, lime to soil, lime in field, liming, replace lime, chuna dal, chuna dale, chuna kab, chuna kab dale, चूना डाल, चूना कब',
  ),
  ashWord: words('ash, wood ash, rakh, raakh, राख'),
  inPlaceOf: words('replace lime, instead of lime, in place of lime, chune ki jagah, चूने की जगह'),
  fruitTree: words('lemon, tree, nimbu, नींबू'),
  biochar: words('biochar, bio char, बायोचार', 'बौछार, बौछारें, bauchar, bauchhar, bochhar'),
  usarOrSaline: words(
    'usar or saline, saline or usar, saline or sodic, sodic or saline, usar or only saline, alkali or saline, saline or alkali',
  ),
  contourBund: words('contour bund, contour bunds, bund distance, bund spacing, samochh, समोच्च मेड़, कंटूर'),
  waterHarvest: words('water harvesting, rain water harvesting, rainwater harvesting, varsha jal, वर्षा जल'),
  roofWord: words('roof, house, chhat, छत, मकान'),
  bulkDensity: words('bulk density, बल्क डेंसिटी'),
  bearsOrLacks: words(
    'which crop, which crops, what crop, what crops, what can i grow, what to grow, nutrient, nutrients, deficient, lacking, kaun si fasal, kya ugaye, kya boye, कौन सी फसल, क्या उगाएँ, क्या उगाएं, क्या बोएँ, क्या कम',
  ),
  ureaWanted: words('urea, fertiliser, fertilizer, यूरिया, खाद'),
  sodicLand: words('usar, kallar, sodic, alkaline, kshariya, ऊसर, कल्लर, क्षारीय'),
  saltReading: words('ec 4, ec 5, ec 6, ec 7, ec 8, ec 9, ec 10, ec 12, ec 15, saline, salty land, लवणीय'),
  gypsumWord: words('gypsum, jipsum, जिप्सम'),
  lastYear: words('last year, last season, pichle sal, pichhle sal, पिछले साल'),
  ownerGivesNoPaper: words(
    'not giving any paper, not giving paper, not giving the paper, does not give paper, gives no paper, no paper from owner, refuses paper, without paper, without any paper, no agreement, without agreement, only by word, oral lease, kagaz nahi deta, kagaj nahi deta, kagaz nhi deta, kagaj nhi deta, kagaz nahi dete, kagaj nahi dete, bina kagaz, bina kagaj, bina likha padhi, likh kar nahi, likhkar nahi, jubani, zubani, कागज नहीं देता, कागज़ नहीं देता, कागज नहीं देते, कागज़ नहीं देते, बिना कागज, बिना कागज़, बिना लिखा-पढ़ी, लिखकर नहीं, जुबानी, ज़ुबानी, what can a tenant, tenant get, what help for tenant',
  ),
  ofTwoDeaths: words(
    'land still on grandfather, land is on grandfather, land in grandfather, still in grandfather, still on grandfather, on my grandfathers name, in my grandfathers name, grandfathers name, grandfather s name, my grandfather s name, grandfather name, name of my grandfather, pouti khata, pauti khata, pouthi khata, pauthi khata, dada ke naam, dadaji ke naam, dada ji ke naam, दादा के नाम, दादाजी के नाम, दादा जी के नाम, पौती खाता',
  ),
  inOwnNameNow: words(
    'get it in my name, get it on my name, bring it to my name, get in my name, get land in my name, transfer to my name, mere naam kaise, apne naam kaise, mere naam karwana, apne naam karwana, मेरे नाम कैसे, अपने नाम कैसे, मेरे नाम करवाना, अपने नाम करवाना, हमारे नाम कैसे',
  ),
  writtenLease: words(
    'likhit karar, karar kaise, ikrarnama kaise, ikrarnama, agreement kaise, lease agreement, rent agreement, written lease, lease in writing, how to write lease, लिखित करार, करार कैसे, इकरारनामा, इकरार कैसे, एग्रीमेंट कैसे, लिखा-पढ़ी कैसे',
  ),
  ofKaulu: words('kaulu, koulu, kaul rythu, andhra, andhra pradesh, आंध्र, आंध्र प्रदेश, कौलु'),
};
