import { words } from '../words.js';

/** Ideas of soil reports, manures and the water that is given. */
export const SOIL_AND_WATER_IDEAS = {
  gypsumHowMuch: words(
    'how much gypsum, gypsum how much, gypsum quantity, gypsum dose, gypsum per acre, when to put gypsum, when to put, gypsum or pyrite, gypsum kitna, kitna gypsum, gypsum kab, jipsum kitna, kitna jipsum, जिप्सम कितना, कितना जिप्सम, जिप्सम कब',
  ),
  whiteOnSoil: words(
    'white salt, salt coming, white crust, white layer on soil, salt on top, salt crust, salt on soil, safed namak, namak upar, सफेद नमक, नमक ऊपर, रेह, सफेद परत',
  ),
  dapOrSuper: words('dap, ssp, super phosphate, superphosphate, single super, डीएपी, एसएसपी, सुपर फास्फेट, सिंगल सुपर'),
  putTogether: words(
    'mix, mixed, mixing, together, mila, milakar, milake, ek sath, ek saath, saath me, मिला, मिलाकर, एक साथ, साथ में',
  ),
  keepsMixture: words(
    'keep for some days, keep for few days, can keep, kept for, store the mix, store mixture, keep mixed, milakar rakh, mila kar rakh, mila ke rakh, मिलाकर रख, मिला कर रख',
  ),
  liveCulture: words(
    'psb, azotobacter, azospirillum, rhizobium, biofertiliser, biofertilizer, bio fertilizer, culture packet, एजोटोबैक्टर, पीएसबी, राइजोबियम, जैव उर्वरक, jaiv urvarak, azotobactor',
  ),
  bagFertiliser: words(
    'urea, dap, ssp, npk, potash, chemical fertilizer, chemical fertiliser, यूरिया, डीएपी, एनपीके, पोटाश, रासायनिक खाद',
  ),
  makesHow: words(
    'how to make, how to do, making how, how make, how do i make, kaise bana, kaise banaye, kaise banaen, kaise banate, kaise banta, banane ka tarika, banane ki vidhi, कैसे बना, कैसे बनाएँ, कैसे बनाएं, बनाने का तरीका, बनाने की विधि',
  ),
  wasteDecomposer: words('waste decomposer, west decomposer, vest decomposer, वेस्ट डीकंपोजर, वेस्ट डिकंपोजर, वेस्ट डीकम्पोजर'),
  ofStrawHeap: words('straw, compost, heap, parali, puaal, pual, kachra, पराली, पुआल, कंपोस्ट, ढेर, कचरा, भूसा'),
  rscFigure: words(
    'rsc 3, rsc 4, rsc 5, rsc 6, rsc 7, rsc 8, rsc 9, rsc 10, rsc is, rsc high, high rsc, rsc zyada, rsc jyada, rsc hai, आरएससी ज्यादा, आरएससी है',
  ),
  canalToo: words(
    'canal water also, canal water also sometimes, canal also, canal water sometimes, canal and tubewell, tubewell and canal, nahar ka pani bhi, nahar bhi, नहर का पानी भी, नहर भी',
  ),
  mixOrApart: words(
    'mix or separate, separate use, mix or alternate, mix or use separately, mixed or separate, in turn, milakar ya alag, mila kar ya alag, मिलाकर या अलग, बारी बारी',
  ),
  saltyOrEc: words('ec, salty, saline, khara, namkeen, ईसी, खारा, नमकीन, खारे'),
  findsWater: words(
    'how to find water, find water, where is water, water is there or not, where to dig, where to bore, where to drill, point for bore, coconut method, stick method, pani kahan, paani kahan, pani ka pata, pani kaise pata, pani dhoond, कहाँ पानी, पानी कहाँ, पानी का पता, पानी कैसे पता, कहाँ बोर',
  ),
  pondOfField: words(
    'farm pond, pond for rain water, rain water pond, khet talab, khet talai, khet me talab, shettale, खेत तालाब, खेत में तालाब, खेत तलाई',
    'settle',
  ),
  sizeOrSeeps: words(
    'what size, size, how big, how deep, water going in ground, water going down, seepage, stop seepage, lining, kitna bada, kitna gahra, pani ris, paani ris, कितना बड़ा, कितना गहरा, पानी रिस, रिसाव, अस्तर',
  ),
  grainMilk: words(
    'milk stage, milky stage, dough stage, grain will become thin, grain thin, grain will shrink, grain shrivel, dudhiya avastha, दूधिया अवस्था, दाना पतला, दाना सिकुड़',
  ),
  hotNow: words('temperature, heat, hot, 35, 36, 37, 38, 40, garmi, taapman, tapman, लू, गर्मी, तापमान'),
  sandCame: words(
    'river put sand, river brought sand, river sand on, sand on my field, sand came, sand has come, sand deposited, sand layer, feet sand, feet of sand, ret aa gayi, ret aa gai, ret jam, ret bhar, balu bhar, balu jam, balu aa gaya, रेत आ गई, रेत जम, रेत भर, बालू भर, बालू जम, बालू आ गया',
  ),
  laserLevels: words(
    'laser level, laser levelling, laser leveling, laser leveller, laser leveler, laser land, लेजर लेवल, लेजर लेवलर, लेजर से',
  ),
  levellingPays: words(
    'worth, worth it, benefit, is it good, useful, how much rent, rent and benefit, fayda, faida, kiraya kitna, फायदा, किराया कितना',
  ),
  burnsStraw: words(
    'burn parali, burn stubble, burn straw, burning parali, burning stubble, if burn, parali jala, paraali jala, puaal jala, parali jalane, पराली जला, पुआल जला, पराली जलाने',
  ),
  finedOrElse: words('fine, penalty, jurmana, what else, jurmaana, challan, जुर्माना, चालान, और क्या'),
  yieldSame: words(
    'yield is same, yield same, same yield, yield is not increasing, yield not increasing, yield not going up, production same, yield decreasing every year, yield falling every year, paidavar utni hi, paidavar nahi badh, upaj nahi badh, paidavar ghat rahi, पैदावार उतनी ही, पैदावार नहीं बढ़, उपज नहीं बढ़, पैदावार घट रही',
  ),
  moreEachYear: words(
    'more every year, every year more, more and more, each year more, every year, putting more, zyada dal, jyada dal, har saal, हर साल, ज्यादा डाल, बढ़ाकर डाल',
  ),
  fieldHasWater: words(
    'already some water, field already has water, field already have water, standing water, water standing, water in the field, water is in field, field have water, field have already water, field has water, already water, full of water, khet me pani, pani khada, paani khada, pani bhara, khade pani, खेत में पानी, पानी खड़ा, खड़े पानी, पानी भरा',
  ),
  waterStays: words(
    'water is there, water standing, standing water, water stands, waterlogged, water logged, water is standing, pani khada, pani bhara, paani khada, पानी खड़ा, पानी भरा, पानी भर गया',
  ),
  emitterFigure: words(
    'emitter is, emitters are, emitter of, dripper is, dripper of, litre emitter, litre dripper, lph, litre per hour, dripper 4 litre, dripper 2 litre, emitter 4, emitter 2, ड्रिपर 4, ड्रिपर 2',
  ),
  spacingOfIt: words('kataar, foot, fut, cm par, फुट, gap, cm gap, spacing, row, feet, distance, doori, दूरी, कतार'),
  fieldEmptyTill: words(
    'field empty till, field is empty till, empty till june, field free till, vacant till, khet khali june tak, khet khali hai june, khali rahega, खेत खाली जून तक, खाली रहेगा, june tak khali',
  ),
  greenManureOther: words(
    'any other green manure, other green manure, instead of dhaincha, dhaincha not got, dhaincha not available, dhaincha nahi mil, dhaincha ki jagah, doosri hari khad, dusri hari khad, ढैंचा नहीं मिल, ढैंचा की जगह, दूसरी हरी खाद',
  ),
  teaAlone: words('tea, chai, chay, चाय'),
  phOrLime: words('ph, lime, dolomite, chuna, पीएच, चूना, डोलोमाइट'),
  inStraw: words(
    'standing straw, straw is there, in straw, straw on top, happy seeder, super seeder, parali me, parali khadi, पराली में, पराली खड़ी, हैप्पी सीडर, सुपर सीडर',
  ),
  borerSeen: words(
    'larva, larvae, caterpillar, dead heart, dead hearts, pinkish, borer, sundi, sundiyan, इल्ली, सुंडी, सुंडियाँ, छेदक',
  ),
  boresOrDigs: words(
    'bore, bores, borewell, bore well, tubewell, tube well, tube wells, boring, new well, nalkup, nalkoop, kuan khod, बोर, बोरवेल, बोरिंग, नलकूप, ट्यूबवेल, कुआँ खोद',
  ),
  landOrSoil: words(
    'land, soil, field, acre, garden, khet, mitti, zameen, jameen, bagan, खेत, मिट्टी, जमीन, बागान, चूना डाल, chuna dal',
  ),
  wayOfWatering: words(
    'drip or flood, flood or drip, flood irrigation, by flooding, flood method, how much water, water requirement, kitna pani, कितना पानी',
  ),
  beushanWord: words(
    'beushan, beushening, beusan, biasi, biyasi, byasi, biyashi, biasi karna, बियासी, ब्यासी, बेउषन, बियासी करना',
  ),
  inAssam: words('assam, asam, असम, sali, sali rice, sali paddy, शाली'),
  ofOwnSeed: words(
    'own seed, seed of my own, my seed, save seed, saved seed, keep seed, keep the seed, khud ka beej, beej khud, apna beej, ghar ka beej, beej bana kar, beej rakh, अपना बीज, खुद का बीज, घर का बीज, बीज बचा, बीज बनाकर, बीज रख',
  ),
  fmdWord: words('fmd, foot and mouth, khurpaka, khur paka, muhpaka, munhpaka, khurpaka muhpaka, खुरपका, मुँहपका, मुंहपका'),
  sucksOrDrinks: words(
    'drink, drinks, drinking, suck, sucks, sucking, suckle, suckling, milk to calf, pila, pilaye, pi sakta, pi sakti, doodh, dudh, पी सकता, पी सकती, पिला, दूध',
  ),
  sharedPump: words(
    'share one pump, shared pump, pump is shared, common pump, joint pump, joint tubewell, shared tubewell, sharing one tubewell, sharing pump, common tubewell, sajhe ke tubewell, sajha tubewell, sajhe ka tubewell, sajhe ka pump, sajha pump, sajhe ki motor, sajhe ke pump, साझे के ट्यूबवेल, साझा ट्यूबवेल, साझे का ट्यूबवेल, साझे का पंप, साझे के पंप, साझे की मोटर, साझा पंप',
  ),
  bulbHeat: words('bulb, bulbs, watt, watts, lamp, balb, वाट, वॉट, बल्ब'),
  howMuchLime: words('how much lime, lime how much, chuna kitna, kitna chuna, chuna kab, चूना कितना, कितना चूना, चूना कब'),
  pondTurns: words(
    'red, green, brown, black, smell, smells, dying, gasping, die, died, mar rahi, mar gayi, lal pani, hara pani, लाल, हरा, मर रही, मर गई, बदबू',
  ),
  hardPan: words(
    'hard pan, hardpan, plough pan, hard layer below, hard layer, sakht parat, kadi parat, सख्त परत, कड़ी परत',
  ),
  howOften: words(
    'how often, after how many years, how many years again, which month, in which month, kitne saal me, kitne saal baad, kis mahine, कितने साल में, किस महीने',
  ),
  slurryWord: words('slurry, biogas slurry, gobar gas slurry, slari, स्लरी'),
  usesInField: words(
    'how to use, use in field, how much, in field, khet me, kaise de, kaise dale, kitni, कैसे दें, कैसे डालें, खेत में, कितनी',
  ),
  goatManure: words(
    'goat manure, sheep manure, goat dung, sheep dung, goat droppings, sheep droppings, bakri ki khad, bakri ki mengni, bhed ki khad, mengni, बकरी की खाद, बकरी की मेंगनी, भेड़ की खाद, मेंगनी',
  ),
  feedsByDrip: words(
    'urea with drip, urea by drip, urea through drip, fertilizer by drip, fertiliser by drip, fertilizer with drip, fertilizer through drip, fertigation, by drip, drip se khad, drip se urea, drip me urea, drip me khad, ड्रिप से खाद, ड्रिप से यूरिया, ड्रिप में यूरिया, ड्रिप में खाद',
  ),
  whatIsFed: words(
    'urea, 19 19 19, 19:19:19, water soluble, soluble fertilizer, fertilizer, fertiliser, npk, khad, यूरिया, खाद, घुलनशील',
  ),
  measuresFlow: words(
    'how to measure water, measure water, measure discharge, litre per hour, litres per hour, litre per minute, how much water my borewell, how much water borewell gives, pani kitna de raha, kitna pani deta, पानी नाप, कितना पानी देता, डिस्चार्ज',
  ),
  tableFalls: words(
    'water table going down, water table falling, water level going down every year, water table down, water level falling, groundwater falling, ground water falling, groundwater going down, bhujal gir, jal star gir, jalstar gir, jal star neeche, pani ka star gir, भूजल गिर, जल स्तर गिर, जलस्तर गिर, पानी का स्तर नीचे',
  ),
  trolleyWord: words('trolley, trolly, trolleys, trali, traali, ट्रॉली, ट्राली'),
  weighsHow: words(
    'how many kg, how much kg, weight, how many quintal, how many ton, kitna kg, kitne kilo, kitna kilo, kitne quintal, vajan, कितने किलो, कितने क्विंटल, वजन',
  ),
  dungOrFym: words('fym, dung, manure, gobar, gobar khad, गोबर, गोबर खाद'),
  nutrientLack: words(
    'nitrogen deficiency, deficiency of nitrogen, nitrogen shortage, nitrogen ki kami, phosphorus deficiency, phosphorus ki kami, potash deficiency, potash ki kami, potassium deficiency, नाइट्रोजन की कमी, फास्फोरस की कमी, पोटाश की कमी',
  ),
  howKnown: words(
    'how to know, how to identify, symptoms, symptom, sign, lakshan, pehchan, pahchan, kaise pata, लक्षण, पहचान, कैसे पहचान, कैसे पता',
  ),
  humicWord: words(
    'humic acid, humic, hyumik, fulvic, seaweed extract, seaweed, biostimulant, biostimulants, ह्यूमिक, समुद्री शैवाल, सीवीड',
  ),
  vamWord: words('mycorrhiza, mycorrhizae, mycorrhizal, vam, maikoraija, माइकोराइजा, माइकोराइज़ा'),
  ghanWord: words('ghanjeevamrit, ghan jeevamrit, ghanjivamrit, ghan jivamrit, ghana jeevamrutha, घनजीवामृत, घन जीवामृत'),
  panchWord: words('panchgavya, panchagavya, panchgavy, panchkavya, पंचगव्य'),
  tricho: words('trichoderma, tricoderma, ट्राइकोडर्मा, ट्रायकोडर्मा'),
  dirtyWater: words(
    'factory ka ganda pani, factory water, factory waste water, industrial water, effluent, polluted water, dirty water from factory, sewage water, sewage, drain water, nale ka pani, naale ka pani, gande nale, फैक्ट्री का पानी, फैक्ट्री का गंदा, नाले का पानी, गंदे नाले, सीवेज',
  ),
  watersField: words(
    'sinchai, pani de, pani dena, pani lagana, irrigation, irrigate, watering, सिंचाई, पानी दे, पानी देना, पानी लगाना',
  ),
  morningOrEvening: words(
    'subah ya shaam, subah ya sham, subah shaam, morning or evening, evening or morning, day or night, at night, raat me, din ya raat, which time of day, सुबह या शाम, दिन या रात, रात में, रात को',
  ),
  ironWater: words(
    'iron in water, water has iron, water iron, iron is high in water, red water, rusty water, pani me aayran, pani me iron, pani me loha, lal pani, पानी में आयरन, पानी में लोहा',
  ),
  neighbourSays: words(
    'neighbour says, neighbor says, neighbour is saying, they say, people say, padosi kehta, padosi kahta, padosi bolta, log kehte, log kahte, पड़ोसी कहता, पड़ोसी बोलता, लोग कहते',
  ),
  whereToGive: words(
    'where to give, where to submit, where to hand, where to deposit, where do i give, where do i submit, kahan jama, kaha jama, kahan dena, kaha dena, kahan du, कहाँ जमा, कहां जमा, कहाँ देना, कहाँ दूँ',
  ),
  limeToo: words(
    'चूना डालना, चूना डालूँ, चूना डालें, chuna dalu, chuna dale, lime also, need lime, is lime needed, put lime, give lime, lime needed, chuna bhi, choona bhi, chuna padta, chuna dalna, choona dalna, चूना भी, चूना डाल, चूना पड़ता, चूना देना',
  ),
  resultWhen: words(
    'result kab, result aane, result kitne din, report kab, report aane, report kitne din, when result, when will the result, when the report, how many days for result, how many days for the report, report time, रिपोर्ट कब, रिपोर्ट आने, रिपोर्ट कितने दिन, रिजल्ट कब, रिजल्ट आने',
  ),
} as const;
