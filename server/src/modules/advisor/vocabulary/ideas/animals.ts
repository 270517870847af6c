import { Lexicon } from '../../../vocabulary/lexicon.js';
import { words } from '../words.js';

/** Ideas of animals, their feed and their health. */
export const ANIMAL_IDEAS = {
  coughsOrDies: words('cough, khansi, naak bah, nak bah, खांसी, खाँसी, नाक बह, मर गई, मर रही'),
  milk: words('milk, doodh, dudh, दूध, ghee, घी, egg, eggs, ande, अंडे'),
  sickDung: words('patla, loose, dast, पतला, दस्त, biogas, gas plant, बायोगैस'),
  animal: words(
    'bullock, bullocks, ox, oxen, cow, cows, buffalo, buffaloes, cattle, goat, goats, sheep, animal, animals, livestock, calf, gay, gaay, gai, bhains, bhais, bhens, bakri, pashu, pashudhan, maveshi, janwar, janvar, गाय, भैंस, बकरी, भेड़, पशु, पशुधन, मवेशी, जानवर',
    'ship',
  ),
  asksSowing: words(
    'when to sow, sow when, when do i sow, how to sow, seed, seeds, kab bou, kab boun, kab boye, kab bona, beej, bij, कब बोऊं, कब बोऊँ, कब बोएं, कब बोएँ, कब बोना, बीज',
  ),
  notYetSown: words(
    'not yet sown, not sown yet, not sown till, not sown, abhi nahi boya, abhi nahi boyi, ab tak nahi boya, nahi boya, nahi boyi, अभी नहीं बोया, अभी नहीं बोई, अब तक नहीं बोया, अब तक नहीं बोई, नहीं बोई',
  ),
  asksBreed: words(
    'which, what breed, how much, how many, best, better, good, more milk, most milk, kaun, kaun si, kaunsi, konsi, kitna, kitne, achhi, acchi, sabse, zyada, jyada, कौन, कौन सी, कौनसी, कितना, कितने, अच्छी, सबसे, ज्यादा',
  ),
  /** Grown to be cut green, and not for its grain. */
  greenFodder: words('fodder, green fodder, forage, chara, chare, hara chara, hare chare, चारा, चारे, हरा चारा, हरे चारे'),
  /** How it is fed, and what with. */
  fedHow: words(
    'feed, feeding, khilaye, khilayen, khilana, khilau, khilae, khilaen, khilani, straw, bhusa, bhuse, bhoosa, turi, afara na ho, bloat, खिलाएँ, खिलाएं, खिलाये, खिलाना, खिलानी, खिलाऊँ, खिलाऊं, भूसा, भूसे, तूड़ी, अफारा न, अफरा न',
  ),
  /** With nothing beside it. */
  fedAlone: words(
    'akela khila, akeli khila, akele khila, akela barseem, अकेला खिला, अकेली खिला, alone, only berseem, berseem only, just berseem, khali barseem, khali barsim, sirf barseem, sirf barsim, keval barseem, akeli barseem, barseem hi, barsim hi, खाली बरसीम, सिर्फ बरसीम, सिर्फ़ बरसीम, केवल बरसीम, अकेली बरसीम, बरसीम ही',
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
  /** It was inseminated before, and did not hold. */
  repeats: words(
    'not stay pregnant, not stays pregnant, does not stay pregnant, not staying pregnant, does not hold, not holding, three times ai, 3 times ai, four times ai, 4 times ai, ai three times, ai 3 times, ai four times, ai 4 times, times no pregnancy, ai failed, ruk nahi, rukti nahi, nahi ruk, thahar nahi, theher nahi, tahar nahi, nahi thahar, nahi theher, repeat, repeats, repeating, phir rahi, phir gayi, fir gayi, baar baar, bar bar, रुक नहीं, नहीं रुक, ठहर नहीं, नहीं ठहर, ठहरती नहीं, बार बार, फिर गई, फिर जाती',
  ),
  onHeat: words(
    'in heat, on heat, shown heat, shows heat, showed heat, show heat, showing heat, came to heat, came in heat, comes in heat, heat me, hit me, boli hai, bol rahi, bol rhi, boli h, garmi me aayi, garmi me aai, garam hui, garam hai, बोली है, बोल रही, बोल री, बोली सै, गर्मी में आई, गर्मी में आयी, गरम हुई, गर्म हुई, गरमाई, हीट में, rambha rahi, rambha rhi, rambhati, ranbha rahi, lasdar, lasedar, dusri pe chadh, dusri par chadh, doosri pe chadh, रंभा रही, रम्भा रही, लसदार, लसेदार, दूसरी पर चढ़, दूसरी पे चढ़',
  ),
  asksTime: words(
    'when, what time, which time, best time, right time, how many hours, kab, kis samay, kitne ghante, सही समय, कब, किस समय, कितने घंटे',
  ),
  inseminates: words(
    'inseminate, insemination, ai, tika, teeka, beej, semen, gabhin, bull, when, kab, kad, टीका, बीज, गाभिन, सीमेन, सांड, कब, कद, bharwau, bharwaun, bharwaye, bharwayen, bharwana, bharau, भरवाऊँ, भरवाऊं, भरवाएँ, भरवाएं, भरवाना',
  ),
  calving: words(
    'calving, calve, calves, byane, byaane, byahne, biyane, bachha dene, ब्याने, ब्याँत, ब्यांत, बियाने, बच्चा देने',
  ),
  wildAnimals: words(
    'neel gai, nil gai, nil gay, नील गाय, नील गायों, रोजड़ा, रोज ने, hathi came, hathi aaya, hathi aaye, haathi aaya, हाथी आया, हाथी आए, wild pigs, wild hogs, pigs ate, pigs eat, pigs destroyed, deer ate, deer, elephants, elephant came, hathi ne, haathi ne, हाथी ने, nilgai, neelgai, neelgay, nilgay, neel gay, wild boar, wild pig, wild boars, monkeys, monkey, wild animals, jangli suar, jangali suar, bandar, jangli janwar, jangali janwar, awara pashu, avara pashu, stray cattle, chutta pashu, नीलगाय, जंगली सूअर, जंगली सुअर, बंदर, बंदरों, जंगली जानवर, आवारा पशु, छुट्टा पशु, रोजड़े, rojde',
  ),
  ppr: words('ppr, p p r, goat plague, पीपीआर, पी पी आर, बकरी प्लेग'),
  goats: words(
    'goat, goats, sheep, lamb, lambs, bakri, bakriyan, bakriyo, bakriyon, bakra, bhed, बकरी, बकरियों, बकरियाँ, बकरा, भेड़, भेड़ों',
    'ship',
  ),
  vaccine: words(
    'vaccine, vaccines, vaccination, vaccinate, vaccinated, injection, injections, tika, teeka, tike, teeke, tikakaran, teekakaran, vaksin, टीका, टीके, टीकाकरण, इंजेक्शन, वैक्सीन',
  ),
  cattleDisease: words(
    'khurpaka, khurpka, muhpaka, munhpaka, fmd, foot and mouth, galghotu, gal ghotu, galaghotu, hs vaccine, black quarter, bq, langdi bukhar, brucella, brucellosis, खुरपका, मुँहपका, मुंहपका, गलघोंटू, गलाघोंटू, लंगड़ा बुखार, लंगड़ी बुखार, ब्रुसेला',
  ),
  poisonFear: words(
    'poison, poisonous, poisoning, hcn, prussic, safe to feed, jahar, zahar, jahrila, jaharila, zahrila, जहर, ज़हर, जहरीला, जहरीली, विष',
  ),
  boxes: words(
    'box, boxes, hive, hives, colonies, bakse, baksa, dibbe, dibba, peti, petiyan, बक्से, बक्सा, डिब्बे, डिब्बा, पेटी, पेटियाँ, बॉक्स',
  ),
  milkFarm: words('dairy, deri, milk farm, doodh ka dhandha, dudh ka dhandha, डेयरी, डेरी, दूध का धंधा, दूध का काम'),
  animalOrShed: words(
    'shed, sheds, cow, cows, buffalo, buffaloes, cattle, gay, gaay, bhains, pashu, शेड, गाय, भैंस, पशु, बाड़ा',
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
  oneGoatDisease: words('ppr, plague, पीपीआर, प्लेग, chhale, छाले, sores'),
  fish: words('fish, fishery, fisheries, machhli, machli, machhali, matsya, मछली, मत्स्य, मछ्ली'),
  rats: words('rat, rats, mice, mouse, chuha, chuhe, chuhon, chuho, चूहा, चूहे, चूहों'),
  cattle: words(
    'cow, cows, buffalo, buffaloes, heifer, heifers, cattle, gay, gaay, gai, bhains, bhais, bhens, bachhdi, jhoti, गाय, भैंस, बछिया, झोटी, ओसर',
  ),
  /** Oestrus, and not the heat of the summer. */
  notInHeat: words(
    'garmi pe nahi aati, garmi par nahi aati, garmi me nahi aati, garmi pe nahi aa rahi, garmi par nahi aa rahi, garmi me nahi aa rahi, garmi pe nahi aayi, garmi par nahi aayi, garmi pe nhi aati, heat par nahi aati, heat pe nahi aati, heat par nahi aa rahi, boli nahi, garam nahi ho rahi, garam nahi hoti, गर्मी पर नहीं आती, गर्मी में नहीं आती, गर्मी में नहीं आ रही, गर्मी पर नहीं आ रही, हीट पर नहीं आ रही, गरम नहीं हो रही, गर्मी में नहीं आई, गर्मी में नहीं आयी, गर्मी में नही आई, गर्मी नहीं आई, गर्मी पर नहीं आई, हीट में नहीं आई, garmi me nahi aayi, garmi me nahi aai, garmi me nhi aayi, garmi me nhi aai, heat me nahi aayi, heat me nahi aai, heat me nhi aayi, has not come in heat, has not come into heat, not come to heat, not coming in heat, not come in heat, not coming into heat, not coming to heat, not in heat, no heat, not showing heat, does not come in heat, silent heat, repeat breeder, not conceiving, not getting pregnant, heat me nahi, heat nahi, heat mein nahi, heat par nahi, heat pe nahi, garmi me nahi aa, garmi mein nahi aa, garmi pe nahi, garmi par nahi, garam nahi ho, garm nahi ho, gabhin nahi, gyabhan nahi, हीट में नहीं, हीट पर नहीं, हीट नहीं, गर्मी में नहीं आ, गर्मी पर नहीं, गरम नहीं हो, गर्म नहीं हो, गाभिन नहीं, ग्याभन नहीं, ताव में नहीं, ताव नहीं',
  ),
  lumpy: words('lumpy, lumpi, lampi, lumpy skin, lsd, लंपी, लम्पी, लंपी स्किन, गांठदार त्वचा'),
  bees: words(
    'beekeeping, bee keeping, bees, bee colonies, bee colony, bee box, bee boxes, bee hive, bee hives, honey bee, honeybee, madhumakkhi, madhumakhi, mohal, मधुमक्खी, मौन पालन, शहद',
  ),
  broiler: words('broiler, broilers, broyler, ब्रॉयलर, ब्रायलर'),
  readyForSale: words(
    'ready, days for, sale weight, reach, taiyar, tayar, bikne, bechne, bikta, bikti, wajan, vajan, तैयार, बिकने, बेचने, बिकता, बिकती, वजन',
  ),
  ticks: new Lexicon<true>(
    [{ value: true, names: 'tick, ticks, kilni, kilani, chichdi, chichad, किलनी, चिचड़ी, चीचड़, चिचड़'.split(', ') }],
    ['खिलाना', 'खिलानी', 'खिलाने', 'khilana', 'khilani', 'khilane'],
  ),
  /** Fever and red urine are the tick's own disease, and flakes in the milk (छिछड़े) only sound like ticks. */
  feverOrUdder: words(
    'fever, bukhar, bukhaar, red urine, lal peshab, laal peshab, udder, teat, milk, doodh, dudh, than me, than se, than ka, than ki, than sooj, than suj, बुखार, लाल पेशाब, पेशाब लाल, थन, दूध',
    'under',
  ),
  fishGone: words('died, dead, washed away, mar gayi, mar gai, bah gayi, bah gai, मर गई, मर गईं, बह गई, बह गईं'),
  fishName: words(
    'fish, fishes, machhli, machli, machhali, rohu, katla, catla, mrigal, मछली, मछलियाँ, मछलियों, रोहू, कतला, मृगल',
  ),
  pondFish: words('fish, machhli, machli, rohu, katla, catla, pond, talab, मछली, रोहू, कतला, तालाब, तलाब'),
  /** Ulcers of fish, and no wound of a plant. */
  fishWound: words(
    'wound, wounds, sore, sores, ulcer, ulcers, red spot, red spots, red patch, red patches, ghav, ghaav, zakhm, jakhm, lal dhabbe, laal dhabbe, lal daag, घाव, जख्म, ज़ख्म, लाल धब्बे, लाल दाग',
  ),
  firstMilk: words(
    'first milk, colostrum, colustrum, khees, khis, kheees, pehla doodh, pahla doodh, pehla dudh, खीस, पहला दूध, पेवस, पेवसी',
  ),
  eidWord: words('bakrid, bakra eid, bakra id, bakreid, eid, eid ul adha, qurbani, kurbani, बकरीद, ईद, कुर्बानी'),
  ageByTeeth: words(
    'know her age, know the age, tell the age, tell her age, find the age, find her age, real age, how old she is, how old is she, age from teeth, age by teeth, teeth, daant, dant se umar, umar kaise, umr kaise, दाँत, दांत, उम्र कैसे, उम्र पता',
  ),
  floorWord: words('floor, flooring, farsh, fars, फर्श, फ़र्श'),
  mayGive: words(
    'can i give, can i feed, should i give, should i feed, may i give, how much urea, safe to give, safe to feed, khila sakte, khila sakta, de sakte, khilana chahiye, खिला सकते, खिला सकता, दे सकते, खिलाना चाहिए',
  ),
  leftoverFood: words(
    'potato, potatoes, aloo, aalu, cabbage, cauliflower, gobhi, gobi, onion, onions, pyaj, pyaaz, bread, breads, carrot, carrots, radish, vegetable waste, vegetables waste, rotten vegetables, waste vegetables, kitchen waste, pea pods, आलू, गोभी, पत्ता गोभी, प्याज, ब्रेड, गाजर, मूली, सब्जी के पत्ते, सड़ी सब्जी, बासी',
  ),
  /** Of an animal: what it is given or eats. */
  givesToEat: words(
    'feed, feeding, fed, give, giving, eat, eats, ate, eaten, khila, khilaye, khilaen, khilana, khilau, khila sakte, khila sakta, de sakte, de sakta, khati, खिला, खिलाएँ, खिलाएं, खिलाना, खिलाऊँ, दे सकते, दे सकता, खाती',
  ),
  leafFeed: words(
    'neem leaves, mango leaves, jackfruit leaves, subabul leaves, mulberry leaves, babul leaves, tree leaves, peepal leaves, neem ke patte, aam ke patte, ped ke patte, नीम के पत्ते, आम के पत्ते, पेड़ के पत्ते',
  ),
  oilCake: words(
    'mustard cake, mustard oil cake, cottonseed cake, cotton seed cake, cotton cake, groundnut cake, groundnut oil cake, soybean meal, linseed cake, oil cake, oilcake, khal khila, khal kitn, sarson khal, sarson ki khal, binola, binola khal, खल खिला, खल कितनी, खली, बिनौला, सरसों की खल, सरसों खल',
  ),
  onlyThat: words('only, alone, nothing else, sirf, keval, bas, सिर्फ, केवल, बस'),
  noGreenFodder: words(
    'no green fodder, without green fodder, green fodder is not, green fodder finished, not have green fodder, no fodder, shortage of fodder, fodder shortage, hara chara nahi, hara chara nhi, hara chara khatam, हरा चारा नहीं, हरा चारा खत्म, चारे की कमी',
  ),
  pondWord: words('pond, ponds, tank, talab, talaab, तालाब, तलाब, पोखर'),
  ducksNamed: words('duck, ducks, battakh, batakh, battakhe, bataksh, बत्तख, बतख, बत्तखें'),
  raisesTogether: words(
    'keep, rear, raise, put, grow, farming, together, culture, stock, how many, paal, pal sakte, palna, paalna, rakh, palan, kitni, kitne, पाल, पालना, पालन, रख, कितनी, कितने',
  ),
  whichFish: words(
    'which fish, which fishes, kaun si machli, kaun si machhli, kaun kaun si machli, kon kon si machli, konsi machli, कौन सी मछली, कौनसी मछली, कौन कौन सी मछली, कौन कौन मछली, किस किस मछली',
  ),
  howManyYoung: words(
    'fingerlings how many, fingerling how many, fish seed how many, seed how many, how many for one acre, how many fingerlings, how much fish seed, how many fish, fingerlings per acre, kitne bachche, kitne bacche, kitni machhli, kitna beej, कितने बच्चे, कितनी मछली, कितना बीज, कितने बीज, कितने फिंगरलिंग',
  ),
  collapses: words(
    'collapsed, collapse, fell down, shaking, shivering, breathing fast, fast breathing, mouth open, hard breathing, saans tez, sans tez, saans tej, साँस तेज, सांस तेज, trembling, trembled, staggering, kanp kar gir, kaanp kar gir, kaanp, kanp rahi, gir gayi, gir gai, gir gaya, ladkhada, काँप, कांप, गिर गई, गिर गयी, गिर गया, लड़खड़ा',
  ),
  sowOrPiglets: words(
    'piglet, piglets, sow pregnancy, pregnant sow, sow is pregnant, sow carry, sow carries, does a sow, female pig, suari, suar ke bachche, सूअरी, सूअर के बच्चे',
  ),
  daysOrWeaning: words(
    'pregnancy days, pregnant for, how many days pregnant, days pregnant, pregnancy period, gestation, how many months pregnant, sow carry, sow carries, farrow, farrowing, wean, weaned, weaning, separate from mother, garbh, gabhin kitne, garbhkal, ma se alag, गर्भकाल, गाभिन कितने, माँ से अलग, मां से अलग',
  ),
  vaccineList: words(
    'vaccination list, vaccination chart, vaccination schedule, vaccination calendar, vaccine list, vaccine chart, vaccine schedule, list of vaccines, which vaccines, what vaccines, all vaccines, टीकों की सूची, टीकाकरण चार्ट, कौन कौन से टीके, teeko ki suchi, kaun kaun se tike',
  ),
  dueDate: words(
    'mated on, was mated, will deliver, she will deliver, will she deliver, delivery date, delivery month, due date, kidding date, will give birth, kab byayegi, kab biyayegi, kab byaegi, कब ब्याएगी, कब ब्यायेगी',
  ),
  milchAnimal: words('cow, cows, buffalo, buffaloes, milch animal, gay, gaay, bhains, गाय, भैंस'),
  buysWhich: words(
    'buying, to buy, buy a, buy one, buy second, purchase, purchasing, best for buying, kharidna, kharidni, kharide, kharidne, खरीदना, खरीदनी, खरीदें, खरीदने, खरीदूं',
  ),
  summerHeat: words(
    'summer heat, heat stress, heat wave, hot weather, extreme heat, protect from heat, save from heat, keep cool, too much heat',
  ),
  dieOfHeat: words(
    'heat is killing, killed by heat, dying of heat, dying in heat, dying in the heat, die of heat, die in heat, dead from heat, garmi se mar, गर्मी से मर',
  ),
  takenToBull: words(
    'inseminate, inseminated, insemination, take to bull, bharwaye, bharvaye, bharwana, भरवाए, भरवाएँ, भरवाएं, भरवाना',
  ),
  pregnancyTest: words(
    'pregnancy check, pregnancy test, check pregnancy, gabhin ki janch, gabhin janch, गाभिन की जांच, गाभिन की जाँच, गर्भ जाँच, गर्भ जांच',
  ),
  vetIsComing: words(
    'doctor will come, doctor is coming, vet will come, vet is coming, till doctor comes, until doctor comes, doctor aa raha, doctor ayega, डॉक्टर आ रहा, डॉक्टर आएगा',
  ),
  neighbourSprays: words(
    'neighbour is going to spray, neighbour will spray, neighbour sprays, neighbour farmer is going to spray, going to spray, save my bees, save bees, protect bees, padosi spray, padosi dawa, padosi chhidkaav, madhumakkhi kaise bachaye, madhumakkhi bachane, पड़ोसी छिड़काव, पड़ोसी दवा, मधुमक्खी कैसे बचा, मधुमक्खियों को कैसे बचा',
  ),
  isInCalf: words(
    'gabhin, gabhan, garbhvati, pregnant, in calf, mahine ki gabhin, महीने की गाभिन, गाभिन, गर्भवती, ग्याभिन, gyabhin',
  ),
  eatsSprayed: words(
    'cow eat that, cow eat this, eat that maize after, eat after spray, feed after spray, feed it after spray, after spray feed, fodder after spray, give to cow after spray, give to cattle after spray, cattle eat after, cow eat it after, spray ke baad chara, spray ke baad khila, dawa ke baad khila, dawai ke baad khila, dawa ke baad chara, spray ke baad gaay, chhidkav ke baad khila, स्प्रे के बाद खिला, दवा के बाद खिला, दवाई के बाद खिला, दवा के बाद चारा, स्प्रे के बाद चारा, छिड़काव के बाद खिला, छिड़काव के बाद चारा, दवा डालने के बाद खिला, दवा डालने के बाद गाय',
  ),
  heatHowKnown: words(
    'how to know heat, how to know she is in heat, how to know when in heat, how to see heat, signs of heat, heat signs, right time of heat, heat me kaise pahchane, heat kaise pahchane, garmi kaise pahchane, garmi kaise pehchane, garam hone ka sahi, garam hone ki pahchan, garam hui kaise, गरम होने का सही, गरम होने की पहचान, गर्मी में है कैसे, गर्मी की पहचान, गर्मी कैसे पहचानें, गरम है कैसे पहचान, हीट की पहचान, हीट कैसे पहचानें',
  ),
  grainOrCake: words(
    'dana kitna, daana kitna, kitna dana, kitna daana, dana kitne, kitne kilo dana, dana roz, concentrate, how much feed, how much grain, how much cake, kitni khal, khal kitni, दाना कितना, कितना दाना, दाना कितने, कितने किलो दाना, कितनी खल, खल कितनी',
  ),
  milkADay: words(
    'litre doodh, liter doodh, ltr doodh, litre dudh, liter dudh, ltr dudh, kilo doodh, kilo dudh, litre milk, liter milk, litres milk, litres of milk, liters of milk, kg milk, kilo milk, लीटर दूध, किलो दूध',
  ),
  fodderHowMuch: words(
    'how much fodder, how much dry fodder, how much green fodder, green fodder and concentrate, kitna chara, kitna hara, kitna bhusa, chara kitna, कितना चारा, कितना हरा, कितना भूसा, चारा कितना',
  ),
  fewGoats: words(
    '10 bakri, das bakri, 20 bakri, bees bakri, 15 bakri, 10 goats, ten goats, 20 goats, twenty goats, few goats, only 10, sirf 10, kam bakri, thodi bakri, chhoti unit, small unit, 10 बकरी, दस बकरी, 20 बकरी, बीस बकरी, 10 बकरियां, थोड़ी बकरी',
  ),
  didNotHold: words(
    'thehri nhi, thehri nahi, thahri nahi, thahri nhi, nahi thehri, nhi thehri, nahi thahri, nahi ruki, nhi ruki, ruki nahi, ruki nhi, gabhin nahi hui, gabhin nhi hui, gyabhin nahi hui, did not hold, not held, did not conceive, has not conceived, not conceived, ठहरी नहीं, नहीं ठहरी, रुकी नहीं, नहीं रुकी, गाभिन नहीं हुई',
  ),
  timesBefore: words(
    'pichli 2 baar, pichli do baar, pichli baar, pichli bar, 2 baar, do baar, 2 bar, last two times, two times, twice, last time, पिछली बार, पिछली दो बार, दो बार, 2 बार',
  ),
} as const;
