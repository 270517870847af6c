import { words } from '../words.js';

/** Ideas of crops, what is seen on them and what is done with them. */
export const CROP_IDEAS = {
  turnsYellow: words('yellow, turning yellow, pila, peela, pili, peeli, pile, पीला, पीली, पीले'),
  cutLying: words(
    'dher me padi, dher mein padi, ढेर में पड़ी, ढेर में पड़ा, harvested heap, heap in field, heaped in field, in heap, in heaps, lying in heap, lying cut, cut and lying, crop is cut, swaths, kati padi, kata pada, kati hui padi, katkar padi, कटी पड़ी, कटा पड़ा, कटी हुई पड़ी, कटकर पड़ी, काट कर रखी, कटी रखी, कटकर खेत में, काट कर खेत में, काटकर खेत में, कटकर पड़ा, कटा धान खेत में, धान कटा हुआ, कटा हुआ खेत, गेहूं कटा हुआ, kata hua khet, dhan kata hua, कटी फसल खेत में, फैला रखी है, फैलाकर रखी',
  ),
  smallOnion: words(
    'small onion, small onions, sambar onion, sambar onions, shallot, shallots, chinna vengayam, sambar pyaj, सांभर प्याज',
  ),
  onion: words('onion, onions, pyaj, pyaaz, pyaz, प्याज, प्याज़, कांदा, गोंदली, kanda'),
  makesSeed: words(
    'make seed, produce seed, own seed, seed production, taiyar kare, taiyar kaise, banaye, kaise banta, तैयार करें, तैयार कैसे, कैसे तैयार, बनाएं, बनाएँ, कैसे बनाते, उत्पादन',
  ),
  potato: words('potato, potatoes, aalu, aloo, alu, आलू, बटाटा'),
  leatheryLeaf: words(
    'leathery, leaf roll, rolled upward, rolling upward, chamde jais, upar mud, चमड़े, ऊपर को मुड़, ऊपर मुड़, ऊपर की ओर मुड़, ऊपर की तरफ मुड़',
    'letter',
  ),
  rootWord: words('root, roots, jad, jado, jadon, जड़, जड़ों, जड़ें'),
  knots: words('knot, knots, galls, gall, ganth, gaanth, ganthe, gaanthe, गांठ, गाँठ, गांठें, गाँठें, गांठे, गाँठे'),
  cottony: words(
    'cotton like, cottony, white cotton, white mould, white fungus, rui, सफेद रुई, रुई, रूई, सफेद फफूंद, कपास जैसी',
  ),
  rotsThere: words('rot, rots, rotting, sad, sadan, sad raha, sad gaya, सड़, सड़न, सड़ रहा, सड़ गया, गल'),
  besideCrop: words(
    'makka ke sath kaun, makka ke saath kaun, bajra ke sath kaun, kapas ke sath kaun, मक्का के साथ कौन, मक्के के साथ कौन, बाजरे के साथ कौन, बाजरा के साथ कौन, कपास के साथ कौन, गेहूं के साथ कौन, चने के साथ कौन, मक्का के साथ क्या, बाजरे के साथ क्या, कपास के साथ क्या, चने के साथ क्या',
  ),
  partnerCrop: words(
    'bo sakte, bo sakta, laga sakte, lagayen, lagaye, boye, dal, dalhan, fasal, sabji, बो सकते, बो सकता, लगा सकते, लगाएं, लगाएँ, लगाऊं, बोएं, बोएँ, बोऊं, दाल, दलहन, फसल, सब्जी',
  ),
  whichCrop: words(
    'kaun si rabi fasal, kaunsi rabi fasal, konsi rabi fasal, कौन सी रबी फसल, कौनसी रबी फसल, which rabi crop, which kharif crop, which summer crop, which winter crop, which crop, what crop, what to sow, what to grow, what should i grow, kaun si fasal, kaunsi fasal, konsi fasal, kya boye, kya boun, kya lagaye, kya lagaun, कौन सी फसल, कौनसी फसल, कोन सी फसल, क्या बोएं, क्या बोएँ, क्या बोऊं, क्या बोऊँ, क्या लगाएं, क्या लगाएँ, क्या लगाऊं, क्या लगाऊँ, क्या उगाएं, क्या उगाऊं, what do i sow, what should i sow, kya boyen, kya bou, kya lagau, kya bona, क्या बोना',
  ),
  sowsIt: words(
    'sow, sowing, sown, plant, bo sakte, बो सकते, bona, bone, boye, bo de, bo den, bo du, buwai, buvai, बोना, बोने, बोएं, बोएँ, बोये, बो दें, बो दूं, बो दूँ, बोनी, बोवनी, बुवाई, बुआई, बिजाई',
  ),
  khaira: words('khaira, khaira rog, खैरा'),
  germination: words(
    'germination, ankuran, jamav, jamaav, beej ugega, ugega ya nahi, will sprout, will germinate, अंकुरण, जमाव, अंकुरन, बीज उगेगा, उगेगा या नहीं, उगेंगे या नहीं',
  ),
  cutStem: words('tana kaat, tana kat, danthal kaat, cut stem, cut the stem, तना काट, तने को काट, डंठल काट, तना चीर'),
  seedOrSowing: words(
    'seed, seeds, sow, sowing, beej, bij, biya, boye, boyen, bona, bone, boni, buwai, bijai, seed rate, cut, cutting, katai, बीज, बीया, बोना, बोनी, बोएँ, बोएं, बोये, बोते, बुवाई, बुआई, बिजाई, कटाई, काटें',
  ),
  flour: words('flour, आटे में, aate me, aate mein, अनाज में'),
  chari: words('chari, charri, चरी, चर्री'),
  guar: words('guar, gwar, guara, cluster bean, ग्वार'),
  bajra: words('bajra, bajre, bajri, pearl millet, बाजरा, बाजरे, बाजरी'),
  cowpea: words('cowpea, lobia, lobiya, लोबिया, बरबटी'),
  berseem: words('berseem, barseem, barsim, बरसीम, बरसिम'),
  pulses: words(
    'pulses, guar, gwar, ग्वार, dal, daal, gram, chana, moong, urad, masur, masoor, lentil, arhar, pea, matar, cowpea, lobia, rajma, राजमा, दाल, दलहन, चना, चने, मूँग, मूंग, उड़द, मसूर, अरहर, मटर, लोबिया, chane',
  ),
  /** Kept from this harvest, to be sown in the next season. */
  seedForNextYear: words(
    'seed for next year, seed for next season, seed for the next, seed till next, own seed for next, save seed, save my seed, keep own seed, keep my own seed, keep seed for, agle saal ke liye beej, beej agle saal, bij agle saal, beej agli baar, ghar ka beej rakh, apna beej rakh, अगले साल के लिए बीज, अगले साल का बीज, बीज अगले साल, बीज अगली बार, घर का बीज रख, अपना बीज रख',
  ),
  storePest: words(
    'weevil, weevils, ghun, ghunn, sursuri, sur suri, sundsuri, khapra, dhora, घुन, सुरसुरी, खपरा, ढोरा, sonda, सोंडा, सुरसुरिया',
  ),
  /** Where no grain lies. */
  woodOrBamboo: words('wood, timber, bamboo, furniture, lakdi, baans, bans, लकड़ी, बाँस, बांस, तना, trunk, stem, tana'),
  worms: words(
    'vermicompost, vermi compost, worm compost, vermi bed, vermibed, varmi compost, kenchua khad, kechua khad, kenchue ki khad, केंचुआ खाद, केंचुए की खाद, वर्मी कंपोस्ट, वर्मी कम्पोस्ट, वर्मीकंपोस्ट, वर्मीकम्पोस्ट',
  ),
  alternates: words(
    'alternate bearing, biennial bearing, irregular bearing, alternate year, alternate years, every other year, every second year, ek saal chhod, ek saal chod, har doosre saal, har dusre saal, एक साल छोड़, हर दूसरे साल',
  ),
  turmeric: words('turmeric, haldi, हल्दी'),
  ginger: words('ginger, adrak, अदरक'),
  rhizome: words('rhizome, rhizomes, gaanth, ganth, gaanthe, ganthe, gath, kand, गाँठ, गांठ, गाठ, गाँठें, गांठें, कंद'),
  /** A field that hoppers have dried up looks burnt. */
  looksBurnt: words(
    'look, looks, like burnt, hopper, hoppers, bph, tela, phudka, fudka, jaisa, jaise, jaisi, तेला, फुदका, जैसा, जैसे, जैसी, burner, burning sun, leaf, leaves, patti, patte, पत्ते, पत्तियाँ',
  ),
  electricPole: words(
    'electric pole, transformer, bijli ka khamba, khamba gir, khamba tut, बिजली का खंभा, खंभा गिर, खंभा टूट, खंभा झुक, ट्रांसफार्मर, बिजली का तार',
  ),
  looksLikeStraw: words(
    'like straw, pual jaisa, pual jaise, puaal jaise, पुआल जैसा, पुआल जैसे, पुआल जैसी, पुआल की तरह, पुआल हो गए, पुआल सा',
  ),
  straw: words(
    'parali, paraali, prali, stubble, paddy straw, rice straw, crop residue, puaal, pual, पराली, पुआल, फसल अवशेष, धान के अवशेष, नाड़',
  ),
  wheat: words('wheat, gehu, gehun, gehoon, genhu, kanak, गेहूँ, गेहूं, कनक, कणक'),
  direct: words(
    'dsr, direct seeding, direct seeded, direct sowing, direct sown, without transplanting, d s r, sidhi bijai, seedhi bijai, sidhi buwai, seedhi buwai, sidhi buai, sidhi bijayi, bina ropai, डीएसआर, सीधी बिजाई, सीधी बुवाई, सीधी बुआई, बिना रोपाई',
  ),
  citrus: words(
    'lemon, lime, nimbu, neebu, nimboo, kinnow, kinnu, orange, santra, malta, mosambi, citrus, नींबू, निंबू, नीम्बू, किन्नू, संतरा, मौसमी, माल्टा',
  ),
  mango: words('mango, mangoes, aam, aam ka, aam me, aam ke, आम, आमों, आम के, आम का'),
  fallenRaw: words(
    'fallen mango, fallen mangoes, fallen raw, raw fallen, fallen fruit, fell in storm, fell down in storm, gire hue aam, gire aam, kachche aam gir, aandhi me aam, गिरे हुए आम, गिरे आम, कच्चे आम गिर, आँधी में आम, आंधी में आम',
  ),
  noFlower: words(
    'baur nahi, baur nhi, bor nahi, manjar nahi, बौर नहीं, बौर नही, मंजर नहीं, no flower, no flowers, not flowering, not flower, not bearing, no fruit, no fruits, not fruiting, no bloom, not blooming, does not flower, phool nahi, fool nahi, phool nhi, fool nhi, phal nahi, fal nahi, phal nhi, fal nhi, ful nahi, ful nhi, phool nahin, फूल नहीं, फल नहीं, फूल नही, फल नही, flowers are not coming, flowers not coming, flower not coming, fruits are not coming, fruit not coming',
  ),
  cotton: words('cotton, kapas, kapaas, narma, कपास, नरमा, नरमे'),
  redLeaves: words(
    'red leaves, red leaf, leaves red, leaf red, leaves turning red, leaves going red, leaves are turning red, leaves turn red, leaves are red, leaves reddening, reddening, lalya, patte lal, patte laal, patti lal, patti laal, lal patte, laal patte, पत्ते लाल, पत्तियाँ लाल, पत्तियां लाल, पत्ती लाल, लाल पत्ते, लाल पत्तियाँ, लाल्या',
  ),
  jassidSigns: words(
    'curl, curls, curled, curling, hopper, hoppers, jassid, insect, insects, edge, edges, mud, mude, mudkar, kinare, machhar, keede, tela, fudka, मुड़, मुड़कर, मुड़े, किनारे, किनारों, फुदके, मच्छर, कीड़े, तेला',
  ),
  isPlanted: words(
    'lagta, lagti, lagega, lagegi, lagte, lagenge, chahiye, needed, required, need, लगता, लगती, लगेगा, लगेगी, लगते, लगेंगे, चाहिए',
  ),
  maize: words('maize, corn, makka, makki, makke, मक्का, मक्के, मक्की, मकई'),
  whorl: words('whorl, funnel, gobh, gobhe, gaabh, गोभ, गोभा, गाभा'),
  jowar: words('jowar, jwar, jvar, sorghum, chari, charri, ज्वार, चरी, ज्वारी'),
  seedWord: words('seed, seeds, beej, bij, बीज'),
  picksOrEats: words(
    'how many days can i sell, how many days can i pick, how many days can we eat, can i harvest, can we harvest, can i pick, can i eat, can we eat, safe to eat, when to harvest after, days to wait, how many days wait, how long to wait, waiting period, pre harvest interval, harvest after spray, eat after spray, sell after spray, kitne din baad tod, kitne din baad kha, kitne din baad bech, kitne din bad tod, kitne din bad kha, kab tod sakte, kha sakte, tod sakte, bech sakte, कितने दिन बाद तोड़, कितने दिन बाद खा, कितने दिन बाद बेच, कब तोड़ सकते, खा सकते, तोड़ सकते, बेच सकते, प्रतीक्षा अवधि',
  ),
  stored: words(
    'स्टोर कर, स्टोर करके, store, stored, storage, godown, godam, kothi, bhandar, bhandaran, bori, भंडार, भंडारण, गोदाम, कोठी, बोरी',
    'story',
  ),
  zeroTill: words(
    'zero till, zero tillage, zero till drill, without ploughing, without plowing, without tillage, bina jutai, bina jotai, जुताई के बिना, no till, zero til, जीरो टिल, जीरो टिलेज, जीरो ड्रिल, बिना जुताई',
  ),
  cropBetween: words(
    'in between rows, between rows, between the rows, beech ki fasal, intercrop, intercrops, inter crop, inter crops, intercropping, crop in between, crop between, grow between, grow in between, sow between, antar fasal, anter fasal, sahfasal, sah fasal, अंतर फसल, अंतरफसल, अंतरवर्ती फसल, सहफसल, सह फसल',
  ),
  caneWord: words('sugarcane, cane, ganna, ganne, ikh, eekh, गन्ना, गन्ने, ईख'),
  gourds: words(
    'gourd, cucumber, watermelon, melon, muskmelon, pumpkin, lauki, loki, kheera, kheere, khira, karela, tarbuj, kharbuja, kaddu, tori, kakdi, लौकी, खीरा, खीरे, करेला, करेले, तरबूज, खरबूजा, कद्दू, तोरी, ककड़ी, bel, बेल',
  ),
  noFruitSet: words(
    'no fruit, not fruiting, fruits not, only male, male flowers, more male, fal nahi, phal nahi, fal nhi, phal nhi, nar phool, nar fool, sirf nar, फल नहीं, नर फूल, नर ज्यादा, फूल भी नर, फल नही',
  ),
  nodules: words(
    'nodule, nodules, nodulation, root nodules, jad me ganth nahi, jad mein ganth nahi, ganth nahi, gaanth nahi, ganthe nahi, gathe nahi, जड़ में गाँठ नहीं, जड़ में गांठ नहीं, जड़ में गांठें नहीं, जड़ में गाँठें नहीं, गांठ नहीं, गाँठ नहीं, गांठें नहीं, गाँठें नहीं, ग्रंथियाँ, ग्रंथि',
  ),
  nursery: words(
    'nursery, narsari, nurseri, seedlings, seedling, paudh, नर्सरी, पौध, बिचड़ा',
    'पौधा, पौधे, पौधों, पौदा, पौदे, paudha, paudhe, paudhon, podha, podhe',
  ),
  fallsOver: words(
    'falling down at soil, falling at soil level, falling down, falling at ground, rotting at the ground, rotting at ground, falling at, falling over, galti, galti hai, gal rahi, gal rhi, gal gayi, sad rahi, sad rhi, jad se gal, गल रही, गल गई, गलती, सड़ रही, rot at base, rotting at base, fall over, falling over, falling down, fall down, topple, collapse, damping, gir ja, gir rahe, gir jate, gir rhe, gal ja, gal rahe, गिर जा, गिर रहे, गिर जाते, गल रहे, गल जा, गल जाते, mar rahi, mar rahe, dying, मर रही, मर रहे',
    'damp',
  ),
  grainPest: words(
    'bugs, kide, keede, कीड़े, कीडे, small insects, brown insects, black insects, insects, chhote keede, chote kide, सुरसुरी, sursuri, sur suri, ghun, weevil, weevils, khapra, dhora, grain insect, insects in grain, insects come, सुरसुरी, घुन, खपरा, ढोरा, कीड़ा लग, कीड़े लग, कीड़ा, keeda lag, keede lag, kida lag, kide lag',
  ),
  grain: words(
    'flour, आटा, आटे, wheat, rice, paddy, grain, maize, gehu, gehun, dhan, dhaan, chawal, anaj, anaaj, makka, bajra, jowar, गेहूँ, गेहूं, धान, चावल, अनाज, मक्का, बाजरा, ज्वार',
  ),
  keptIn: words(
    'storing, sack, sacks, gunny, bags, bore, bore me, boron me, bore mein, बोरे, बोरों, stored, godown, godam, godaam, store, storage, bin, kothi, bori, bori me, drum, ghar me, rakha, rakhe, rakhi, गोदाम, कोठी, बोरी, भंडार, भंडारण, टंकी, घर में, रखा, रखे, रखी, धरे, कोठार',
    'story',
  ),
  radishes: words('radish, turnip, muli, mooli, shalgam, मूली, शलजम, शलगम'),
  holes: words('hole, holes, chhed, ched, chhidra, छेद, छिद्र, सुराख, bored, chhedo, छेदों'),
  caterpillar: words('caterpillar, caterpillars, sundi, soondi, illi, सुंडी, इल्ली'),
  dries: words(
    'bring down, dry quickly, drying, reduce moisture, kaise sukha, kese sukha, sukhaye, sukhana, कैसे सुखा, सुखाएं, सुखाएँ, सुखाना',
  ),
  paddy: words('paddy, dhan, dhaan, धान, rice, kuruvai, thaladi, samba'),
  bunchyFlowers: words(
    'malformation, bunchy, gumma, gumma rog, guchha, guchchha, guchhe, guchhedar, गुम्मा, गुच्छा, गुच्छे, गुच्छेदार, बंचीपन',
  ),
  aonla: words('aonla, amla, aamla, anvla, आंवला, आँवला, आंवले, आँवले'),
  blackInside: words(
    'inside flesh brown, flesh brown, brown near seed, flesh turns black, black inside, brown inside, inside black, andar se kala, andar kala, andar se kale, andar kale, अंदर काला, अंदर से काला, अंदर काले, अंदर से काले, अंदर से भूरा, भीतर काला, भीतर से काला',
  ),
  ripe: words('ready to cut, when to harvest, katne layak, kab kate, kab kaate, काटने लायक, कब काट, पक गई, पक गया'),
  isPicked: words('pick, picking, harvest, todne, tudai, tod le, तोड़ने, तुड़ाई, तोड़ें, तोड़ना'),
  banana: words('banana, bananas, kela, kele, kelay, केला, केले'),
  coldSeason: words(
    'cold, winter, chilling, thand, thandi, thande, sardi, sardiyon, pala, paala, ठंड, ठंडी, सर्दी, सर्दियों, पाला, पाले',
  ),
  honey: words('honey, shahad, shahed, shehad, शहद'),
  sellsPacked: words(
    'own label, own brand, own name, label, packing, pack it, licence, license, fssai, apna label, apne label, apna brand, apne naam, apne nam, lisens, laisens, अपना लेबल, अपने नाम, अपना ब्रांड, लेबल, पैकिंग, पैक कर, लाइसेंस, एफएसएसएआई',
  ),
  napier: words('napier, nepiyar, hathi ghas, नेपियर, हाथी घास'),
  asksPart: words(
    'seed, plants, spacing, variety, varieties, irrigate, irrigation, water, fertiliser, fertilizer, yield, month, plant it, per acre, harvest, cut, beej, kism, pani, khad, kab lagaye, katai, upaj, बीज, किस्म, पानी, खाद, कटाई, उपज, कब लगाएं',
  ),
  cuttingsOrGood: words(
    'cutting, cuttings, slip, slips, is good, good for, kalam, kalame, accha, acchi, कलम, कलमें, अच्छा, अच्छी, ठीक',
  ),
  waterStands: words(
    'standing water, water standing, water is standing, water logged, waterlogged, pani khada, paani khada, pani bhara, paani bhara, पानी खड़ा, पानी खडा, पानी भरा',
  ),
  cottonCorporation: words('cci, c c i, kapas kisan, सीसीआई, सी सी आई, कपास किसान, कपास निगम'),
  droughtOrSafe: words(
    'drought, dry spell, is it ok, is it safe, sukhe me, sukhe ki, sukha pada, thik hai, theek hai, khila sakte, सूखे में, सूखे की, सूखा पड़ा, ठीक है, खिला सकते',
  ),
  cutSeed: words(
    'cut seed, cut the seed, cut big seed, cut seed tubers, cut tubers, cut potatoes and plant, seed cutting, kaat kar laga, kat kar laga, kaatkar laga, katkar laga, kaat ke laga, kat ke laga, काट कर लगा, काटकर लगा, काट के लगा, काटकर बो, काट कर बो',
  ),
  resistantVariety: words(
    'variety, varieties, resistant, kism, kisme, kismen, rodhi, kaun si basmati, kaun sa dhan, किस्म, किस्में, रोधी, प्रतिरोधी, कौन सा बीज, कौन सी बासमती, किस बासमती, कौन सा धान, कौन सी धान, किस धान',
  ),
  bacterialBlight: words(
    'bacterial blight, bacterial leaf blight, blb, jeevanu jhulsa, jivanu jhulsa, जीवाणु झुलसा, जीवाणु पत्ता झुलसा, जीवाणु वाला झुलसा, जीवाणु पत्ती झुलसा, बैक्टीरियल ब्लाइट, बीएलबी',
  ),
  gram: words('gram, chickpea, chana, chane, चना, चने'),
  arhar: words('pigeonpea, pigeon pea, arhar, tur, toor, tuar, अरहर, तुअर, तूर, तुर'),
  wilt: words('wilt, wilting, uktha, ukhta, ukatha, उकठा, उखटा, उक्ठा, उकटा, मुरझा, wilted, ukhtha, उकठे'),
  moongOrUrad: words('moong, mung, mungbean, urad, green gram, black gram, मूंग, मूँग, उड़द, उरद'),
  yellowMosaic: words(
    'yellow mosaic, mosaic, peela mosaic, pila mosaic, mojek, पीला मोजेक, पीला मोज़ेक, मोजेक, मोज़ेक, पीलापन वाला रोग',
  ),
  blight: words('late blight, blight, jhulsa, pacheti jhulsa, झुलसा, पछेती झुलसा'),
  leafCurl: words(
    'leaf curl, curl virus, patti mod, patta mod, marodiya, churda murda, पत्ती मोड़, पत्ता मोड़, मरोड़िया, मरोड़, गुरचा, चुर्रा मुर्रा',
  ),
  plantedLate: words(
    'planted late, transplanted late, late transplanting, late transplanted, transplanting late, transplanting got late, transplanting is late, transplanting delayed, transplanting was delayed, delayed transplanting, old seedlings, aged seedlings, overaged seedlings, over aged seedlings, older seedlings, late planting, der se rop, late ropai, ropai late, ropai me der, purani paudh, देर से रोप, रोपाई में देर, रोपाई देर, पछेती रोपाई, पुरानी पौध, पौध पुरानी, बूढ़ी पौध',
  ),
  drumSeeder: words('drum seeder, drum seeding, drum seeded, dram sidar, dram seeder, ड्रम सीडर, ड्रम सीडिंग'),
  ratoonOrStubbleSprouts: words(
    'ratoon, ratooning, ratoon crop, stubble is sprouting, stubble sprouting, stubbles are sprouting, sprouting from stubble, stubble is growing again, stubble growing again, pedi, पेड़ी, पेडी, ठूँठ से फिर, ठूंठ से फिर',
  ),
  fallenFlat: words(
    'fell down flat, fell flat, fallen flat, fell down, fallen down, lying flat, lay flat, lodged, lodging, flattened, gir gaya, gir gayi, gir gai, let gaya, let gayi, गिर गया, गिर गई, गिर गयी, लेट गया, लेट गई',
  ),
  strawCrop: words('wheat, gehu, gehun, barley, jau, oats, jai, mustard, sarson, bajra, गेहूँ, गेहूं, जौ, जई, सरसों, बाजरा'),
  cutsTop: words(
    'cut the top, cutting the top, cut top, cutting top, top cutting, cut tops, cutting tops, break the top, nip, nipping, topping, detopping, cut its top, remove the top, khutai, choti kat, choti tod, खुटाई, चोटी काट, चोटी तोड़, ऊपर से काट, फुनगी तोड़',
  ),
  emptySeed: words(
    'seed setting poor, poor seed setting, poor seed set, seed set is poor, empty seeds, seeds empty, seeds are empty, middle empty, centre empty, center empty, middle portion empty, chaffy, hollow seeds, seeds not filling, बीच खाली, बीच में खाली, दाने खाली, दाना खाली, खाली दाने, bich me khali, beech khali, dane khali',
  ),
  kalanamak: words('kalanamak, kala namak, kalanamak rice, कालानमक, काला नमक धान'),
  babyOrSweetCorn: words('baby corn, babycorn, sweet corn, sweetcorn, bebi corn, बेबी कॉर्न, स्वीट कॉर्न, मीठी मक्का'),
  earnsOrYields: words(
    'yield, production, profit, profitable, earn, earns, income, upaj, paidawar, paidavar, munafa, kamai, उपज, पैदावार, मुनाफा, कमाई, आमदनी',
  ),
  transplants: words(
    'transplant, transplanting, transplanted, transplantation, polybag, polythene bag, polybag seedlings, ropai, rop kar, रोपाई, रोपकर, थैली में पौध, पॉलीबैग',
  ),
  rainOrStanding: words(
    'rain, rains, rained, heavy rain, continuous rain, waterlogged, water logged, waterlogging, standing water, water stood, barish, baarish, barsat, pani bhara, बारिश, बरसात, पानी भरा, पानी खड़ा',
  ),
  tooEarly: words(
    'too early, sown early, early sowing, sown in october, sown before november, bahut jaldi, jaldi bo diya, jaldi boya, ageti, ageta, बहुत जल्दी, जल्दी बो दिया, जल्दी बोया, अगेता, अगेती',
  ),
  settTreatment: words(
    'sett treatment, setts treatment, seed treatment, treat setts, treat the setts, treat seed, treating setts, dip setts, beej upchar, बीज उपचार, बीज का उपचार, टुकड़ों का उपचार, बीज शोधन',
  ),
  tillers: words('tiller, tillers, tillering, kalle, futav, phutav, phutaav, कल्ले, फुटाव, कल्लों'),
  multiCut: words('multi cut, multicut, several cuts, many cuts, multi cutting, कई कटाई, बहु कटाई, multi katai'),
  hulls: words(
    'dehusk, dehusking, husking, hulling, huller, dehulling, dehuller, remove husk, chhilka utar, chhilai, छिलका उतार, छिलाई, हलर',
  ),
  malt: words('malt, malting, malt barley, brewery, beer, माल्ट'),
  sownLate: words(
    'late, sown late, late sown, late sowing, delayed sowing, august, september, der se, pachheti, pacheti, late boi, देर से, पछेती, अगस्त, सितंबर',
  ),
  driesBySpray: words(
    'sukhaye ki dawa, spray to dry, spray for drying, dry the leaves, dry leaves by spray, dry leaf, desiccant, paraquat, spray before harvest, sukhane ki dawa, sukhane ke liye dawa, सुखाने की दवा, सुखाने के लिए दवा, दवा से सुखा',
  ),
  toria: words('toria, tori, lahi, तोरिया, लाही'),
  stalks: words(
    'stalk, stalks, cotton sticks, parhati, banchhati, banchati, lakdiyan, lakdi, डंठल, बनछटी, बनछटियाँ, पराटी, लकड़ी, लकड़ियाँ',
  ),
  makesOrSells: words('sell, price, briquette, pellet, compost, biochar, bech, bhav, बेच, भाव, ईंट, खाद', 'prince'),
  fodderSeedCrop: words('berseem, barseem, lucerne, rijka, dhaincha, oats, jai, बरसीम, रिजका, ढैंचा, जई'),
  seedCrop: words(
    'seed production, seed crop, seed yield, for seed, keep for seed, seed purpose, beej ke liye, beej utpadan, beej banane, बीज के लिए, बीज उत्पादन, बीज बनाने',
  ),
  riceFallow: words(
    'rice fallow, rice fallows, paddy fallow, fallow after paddy, fallow after rice, without water after paddy, dhan padti, धान पड़ती, धान परती, धान के बाद बिना पानी, धान के बाद बिना सिंचाई',
  ),
  nurseryBed: words(
    'nursery bed, seed bed, bed size, size of nursery, nursery size, nursery area, area of nursery, area for nursery, soaking, soak seed, soak the seed, soak paddy, how many hours soak, kyari, bhigona, bhigoye, bhigo kar, क्यारी, भिगोना, भिगोएँ, भिगोएं, भिगोकर, नर्सरी कितनी जगह',
  ),
  mesta: words('mesta, kenaf, ambadi, मेस्टा, मेस्ता, अंबाडी, पटवा'),
  trash: words(
    'trash, cane leaves, dry leaves of cane, burn the leaves, burn leaves, patti jala, sukhi patti, पत्ती जला, सूखी पत्ती',
  ),
  budChip: words(
    'bud chip, bud chips, budchip, single bud nursery, single bud seedlings, bad chip, बड चिप, एक आँख की नर्सरी, एक आंख की नर्सरी',
  ),
  rust: words('rust, rusts, ratua, ratuwa, gerua, रतुआ, रतुवा, गेरुआ, गेरुई, रोली'),
  blackBottom: words(
    'bottom black, bottom turning black, bottom of fruit black, bottom of the fruit, black bottom, bottom is black, bottom rotting, fruit bottom, black at the bottom, niche se kala, neeche se kala, नीचे से काला, नीचे से काले, पेंदा काला, पेंदी काली',
  ),
  poppyOrHemp: words('afeem, afim, opium, poppy, posta, ganja, cannabis, अफीम, अफ़ीम, पोस्ता, गांजा, गाँजा', 'post'),
  growsIt: words(
    'grow, growing, cultivate, cultivation, licence, license, plant, kheti, uga, ugana, laga, लाइसेंस, खेती, उगा, लगा',
  ),
  emptyShells: words(
    'empty shells, empty shell, empty pods, pops, khali phali, khali fali, khali chilka, खाली फली, खाली फलियाँ',
  ),
  purpleLeaf: words(
    'purple violet, leaf became purple, leaves purple, leaves are purple, leaves turning purple, purple leaves, baingani patte, patte baingani, बैंगनी पत्ते, पत्ते बैंगनी',
  ),
  maizeWord: words('maize, corn, makka, makkai, bhutta, मक्का, मक्की, भुट्टा'),
  safflowerNamed: words('safflower, karadi, kardi, करडी, करड़ी, kusum ki fasal, kusum ki kheti'),
  rosetteFlower: words(
    'closed rose, like a rose, looks like rose, like rose, rosette, rosette flower, rosette flowers, flower not opening, flowers not opening, flower is not opening, flowers are not opening, gulab jaisa, gulab jaise, gulaab jaisa, गुलाब जैसा, गुलाब जैसे, फूल नहीं खुल',
  ),
};
