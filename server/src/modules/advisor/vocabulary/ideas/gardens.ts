import { words } from '../words.js';

/** Ideas of the gardens of the south and the east: palms, spices, rubber, pineapple. */
export const GARDEN_IDEAS = {
  supportPrice: words('msp, support price, samarthan mulya, samarthan mulye, एमएसपी, समर्थन मूल्य'),
  melon: words(
    'watermelon, watermelons, muskmelon, melon, melons, tarbuj, tarbooj, tarbuz, kharbuja, kharbuza, तरबूज, तरबूज़, खरबूजा, खरबूज',
  ),
  carbide: words('carbide, carbite, karbaid, carbaid, masala powder, masala packet, masala pudiya, कार्बाइड, कारबाइड'),
  makesRipe: words(
    'want to ripen, how to ripen, to ripen, ripen it, ripen them, pakana hai, kaise pakaye, kaise pakayen, kaise pakaun, kaise pakau, kaise pakane, पकाना है, कैसे पकाएं, कैसे पकाएँ, कैसे पकाऊं, कैसे पकाऊँ',
  ),
  fruitToRipen: words(
    'fruit, fruits, banana, bananas, mango, mangoes, papaya, kela, kele, aam, papita, फल, केला, केले, आम, पपीता',
  ),
  ripens: words(
    'ripening, ripen, ripens, ripe, before picking, before harvest, grown full, pakne, pakte, pak rahe, pak raha, todne se pehle, tudai se pehle, पकने, पकते, पक रहे, पक रहा, तोड़ने से पहले, तुड़ाई से पहले',
  ),
  wateredFruit: words('water, watering, irrigation, pani, paani, sinchai, पानी, सिंचाई'),
  cracks: words(
    'fat gaye, phat gaye, fat gaya, fat jate, phat jate, फट गए, फट गये, crack, cracks, cracking, burst, fat rahe, phat rahe, फट रहे, फटना',
  ),
  coconut: words('coconut, coconuts, nariyal, नारियल'),
  palmTrouble: words(
    'weevil, red palm weevil, root wilt, ghun, lal ghun, oozing trunk, brown ooze, घुन, लाल घुन, रूट विल्ट, जड़ म्लानि',
  ),
  footOfTrunk: words(
    'bottom of trunk, bottom of the trunk, base of trunk, base of the trunk, foot of the trunk, tane ke neeche, tane ke niche, tane ki jad, jad ke paas se, तने के नीचे, तने के निचले, तने की जड़, जड़ के पास से',
  ),
  oozes: words('water, liquid, ooze, oozing, bleeding, sap, pani, paani, ras, gond, पानी, रस, रिस, रिसाव, गोंद'),
  copra: words('copra, khopra, kopra, खोपरा, कोपरा', 'compare'),
  pepper: words('pepper, black pepper, kali mirch, kalimirch, काली मिर्च, कालीमिर्च'),
  pepperTrouble: words(
    'slow decline, slow wilt, pollu, pollu beetle, vines yellow, vine yellowing, dheema murjhan, पोल्लू, धीमा म्लानि, धीमी म्लानि',
  ),
  picking: words('harvest, harvesting, picking, pluck, tudai, todai, todna, kab tode, तुड़ाई, तोड़ना, तोड़ें'),
  chilliToo: words('chilli, chillies, chili, bell, capsicum, green pepper, shimla, मिर्ची'),
  citrusTree: words(
    'citrus, orange, oranges, mandarin, lemon, lime, kinnow, santra, nimbu, neebu, mosambi, संतरा, संतरे, नींबू, निंबू, किन्नू, मौसमी',
  ),
  diesFromTop: words(
    'dieback, die back, decline, drying from the top, drying from top, dry from the top, upar se sukh, upar se sookh, tehni sukh, tahni sukh, डाईबैक, डाई बैक, ऊपर से सूख, टहनी सूख, टहनियां सूख, टहनियाँ सूख',
  ),
  silverShoot: words(
    'gall midge, silver shoot, silver shoots, onion leaf, onion shoot, case worm, caseworm, गाल मिज, गॉल मिज, सिल्वर शूट, केस वर्म',
  ),
  sapotaOrMoringa: words('sapota, chikoo, chiku, cheeku, drumstick, moringa, sahjan, sehjan, चीकू, सहजन, मुनगा', 'spot'),
  prunes: words('prune, pruning, pruned, chhatai, katai chhatai, katai-chhatai, pinching, छंटाई, छँटाई'),
  pineapple: words('pineapple, pineapples, ananas, annanas, अनानास, अनन्नास'),
  flowers: words('ethephon, ethrel, flowering, flower, flowers, hormone, phool, phul, एथेफॉन, इथरेल, फूल, फूल लाना'),
  cutForMore: words(
    'cut them, cut them and take again, cut them and get, can i cut them, can i cut it, kaat ke phir, kaat ke fir, काट के फिर, काटकर फिर, फिर से फुटाव, cut it and get again, cut and get again, cut again, cut back, cut it back, cut the plants, cut old plants, ratoon, pruning, prune, second crop from old, again fruit from old, kaat ke dobara, kat kar dobara, pedi, काटकर दोबारा, पेड़ी, छँटाई',
  ),
  dryingSteps: words(
    'drying steps, drying method, drying process, how to dry, how do i dry, steps of drying, kaise sukhaye, sukhane ka tarika, कैसे सुखाएं, कैसे सुखाएँ, सुखाने का तरीका',
  ),
  arecanutNamed: words('arecanut, areca, supari, adike, सुपारी'),
  growsUnder: words(
    'ke niche kaun si fasal, ke neeche kaun si fasal, ke niche kya lagaye, ke neeche kya lagaye, niche konsi fasal, के नीचे कौन सी फसल, के नीचे क्या लगाएं, के नीचे क्या लगाऊं, crop for shade, crops for shade, which crop for shade, shade crop, shade crops, below is empty, under is empty, empty below, khali jagah niche, neeche khali, नीचे खाली, छाया में कौन सी फसल, grow something under, grow under, grow below, crop under, crops under, under coconut, below coconut, under the coconut, under my coconut, inside coconut garden, intercrop, inter crop, intercrops, mixed crop, under arecanut, ke niche kya, ke neeche kya, ke beech kya, के नीचे क्या, के बीच क्या, अंतरफसल',
  ),
  largeCardamom: words(
    'large cardamom, big cardamom, black cardamom, badi elaichi, bari elaichi, badi ilaichi, बड़ी इलायची, sikkim cardamom',
  ),
  driesOrKeeps: words(
    'dry, drying, dried, cure, curing, how much to dry, store, storing, keep, bag, fungus, sukha, sukhaye, sukhana, rakhe, सुखा, सुखाएं, सुखाना, रखें',
    'story',
  ),
  cardamom: words('cardamom, elaichi, ilaychi, ilaichi, इलायची'),
  cardamomWork: words('trash, trashing, trashed, shade, chirke, chirkey, foorkey, chhaya, छाया, चिरके, फूरके'),
  rubber: words('rubber, rabar, रबर, रबड़'),
  rubberFed: words(
    'fertiliser, fertilizer, fertilisers, manure, npk, rain guard, rain guarding, rainguard, khad, खाद, रेन गार्ड',
  ),
  solanum: words(
    'tomato, brinjal, chilli, chili, capsicum, tamatar, baingan, mirch, shimla mirch, टमाटर, बैंगन, बैगन, मिर्च, शिमला मिर्च',
    'began',
  ),
  milkyThreads: words(
    'milky thread, milky threads, white thread, white threads, milky ooze, thread like milk, doodh jaisa dhaga, doodh jaise dhage, safed dhaga, safed dhage, दूध जैसा धागा, दूध जैसे धागे, सफेद धागा, सफेद धागे, दूधिया धागा, दूधिया धागे',
  ),
  panama: words('panama wilt, panama, पनामा'),
  nextThere: words(
    'same plot, same field, that field, that land, same land, that plot, next crop, what next, after wilt, us khet, usi khet, isi khet, wahan, iske baad, agli fasal, उस खेत, उसी खेत, इसी खेत, वहाँ, वहां, इसके बाद, अगली फसल',
  ),
  keepsHow: words(
    'kaise rakhu, kaise rakhe, kaise rakhen, kaise rakhna, rakhne ka tarika, kaise sukhau, kaise sukhaye, kaise sukhaun, how to store, how to keep, how to cure, how do i cure, how do i store, how do i keep, how to dry, कैसे रखूं, कैसे रखूँ, कैसे रखें, कैसे रखे, रखने का तरीका, कैसे सुखाऊं, कैसे सुखाऊँ, कैसे सुखाएं, कैसे सुखाएँ',
  ),
  ofStore: words('seed, nursery, cold storage, beej, paudh, bij, seedling, बीज, पौध, नर्सरी, कोल्ड स्टोर, शीतगृह'),
  fell: words(
    'lodged, lodging, laid down, laid flat, storm laid, wind laid, bichh gaya, bichh gya, bichh gaye, bichh gayi, बिछ गया, बिछ गए, बिछ गई, fell, fallen, fell down, fallen down, gir gaya, gir gya, gir gaye, gir gye, gir gayi, gir gai, gira, let gaya, let gye, गिर गया, गिर गए, गिर गये, गिर गई, गिरा, गिरे, लेट गया, लेट गए',
  ),
  cutLikeFan: words(
    'v shape, v shaped, v cut, like v, fan shape, fan shaped, like a fan, with scissor, with scissors, by scissors, v akar, v aakar, pankhe jais, kainchi se, वी आकार, पंखे जैसी, पंखे जैसे, पंखे जैसा, कैंची से',
  ),
  cabbage: words(
    'cabbage, cabbages, patta gobhi, patta gobi, band gobhi, bandh gobhi, पत्ता गोभी, पत्तागोभी, बंद गोभी, बंदगोभी',
  ),
  firstCut: words(
    'first cut, first cutting, 1st cut, 1st cutting, pehli katai, pahli katai, pheli katai, pehli kataai, पहली कटाई, पहली कटिंग',
  ),
  coconutHusk: words(
    'coconut husk, coconut husks, husk, husks, nariyal ka chhilka, nariyal ke chhilke, नारियल का छिलका, नारियल के छिलके',
  ),
  buries: words('bury, buried, burying, burial, dabana, dabaye, gaadna, gadna, दबाना, दबाएं, दबाएँ, दबाऊं, गाड़ना, गाड़ें'),
  dryGinger: words(
    'dry ginger, dried ginger, sonth, saunth, sukhi adrak, adrak sukhana, adrak sukhaye, सोंठ, सौंठ, सूखी अदरक, अदरक सुखाना, अदरक सुखाएं, अदरक सुखाएँ',
  ),
  amaranthGreens: words(
    'amaranth greens, amaranthus greens, amaranthus, amaranth leaves, leafy amaranth, chaulai saag, chaulai ka saag, cholai saag, lal saag, चौलाई का साग, चौलाई साग, लाल साग, chaulai, चौलाई',
  ),
  stylo: words('stylo, stylosanthes, stylo grass, स्टाइलो', 'steal'),
  guineaGrass: words('guinea grass, gini ghas, गिनी घास'),
  /** Plants that are named for the animal. */
  elephantPlant: words('elephant foot, elephant foot yam, yam, elephant grass, suran, jimikand, सूरन, जिमीकंद'),
  /** Work in orchards, on vines and under cover. */
  capsicum: words('capsicum, bell pepper, bell peppers, sweet pepper, shimla mirch, simla mirch, शिमला मिर्च'),
  brinjal: words('brinjal, brinjals, eggplant, baingan, bengan, baigan, बैंगन, बैगन', 'began'),
  secondCrop: words(
    'ratoon, second crop, cut back, cut them back, cut them and take again, cut and take again, cut old plants, pedi, kaat kar dobara, kat kar dobara, dobara phasal, रैटून, पेड़ी, काटकर दोबारा, काट कर दोबारा, दूसरी फसल',
  ),
  gobhi: words('cauliflower, gobhi, gobi, phool gobhi, fulgobhi, गोभी, फूलगोभी'),
  buttons: words(
    'button, buttons, buttoning, button head, small head, small heads, tiny head, tiny heads, small curd, small curds, बटन, छोटा फूल, छोटे फूल',
  ),
  buttonKind: words('button, button mushroom, white mushroom, बटन, बटन मशरूम'),
  costOrProfit: words(
    'cost, costs, profit, income, invest, investment, earn, kharch, kharcha, munafa, kamai, lagat, खर्च, खर्चा, मुनाफा, कमाई, लागत',
  ),
  thirdCutting: words('3g cutting, 3 g cutting, 3g, 2g cutting, three g cutting, 3जी, 3जी कटिंग, थ्री जी, थ्री जी कटिंग'),
  pinching: words(
    'pinch, pinching, pinched, nip, nipping, tip cutting, choti todna, choti tode, choti kaatna, चोटी तोड़ना, चोटी तोड़ें, चोटी काटना',
  ),
  seedlingsRaised: words(
    'raise seedlings, raise the seedlings, raising seedlings, raise nursery, seedlings in bags, polybag, polybags, polythene bags, pro tray, pro trays, thaili me paudh, polybag me, थैली में पौध, थैलियों में पौध, पॉलीबैग',
  ),
  shadeNet: words('shade net, shadenet, shed net, net shade, hari jali, शेड नेट, शेडनेट, हरी जाली'),
  bolts: words('bolt, bolts, bolting, early flowering, flowering early, बोल्टिंग'),
  paclobutrazol: words('paclobutrazol, paclobutrazole, paclo, cultar, kaltar, पैक्लोब्यूट्राजोल, कल्टार'),
  maleBud: words(
    'red heart flower, heart flower, banana heart, red flower hanging, lal phool latak, laal phool latak, लाल फूल लटक, male bud, male buds, male flower, nar phool, nar ful, नर फूल, नर कली',
  ),
  bagsFruit: words(
    'bagging, bag the fruit, fruit bag, fruit bags, foam net, wrap the fruit, wrap fruit, fruit cover, cover the fruit, cover fruits, thaili chadhana, phal par thaili, थैली चढ़ाना, फल पर थैली, फलों पर थैली, फोम नेट',
  ),
  berrySize: words(
    'ga, ga3, gibberellic, gibberellin, gibberellic acid, girdling, berry size, bigger berries, bigger berry, big berries, larger berries, dana bada, dane ka size, जिबरेलिक, गर्डलिंग, दाना बड़ा, दाने का आकार',
  ),
  pollinises: words(
    'pollinizer, pollinizers, polliniser, pollinisers, pollinator, pollinators, pollination, paragan, परागण, पोलिनाइजर, परागणकर्ता',
  ),
  airLayering: words('air layer, air layers, air layering, gootee, gooti, gutee, guti, gutti, गूटी, गुटी, एयर लेयरिंग'),
  dutchRose: words('dutch, dutch rose, cut rose, cut roses, bending, डच गुलाब, डच, कट रोज', 'bend'),
  sandalwood: words('sandalwood, sandal wood, sandal, chandan, चंदन'),
  hostPlant: words('host, hosts, host plant, host plants, host tree, मेजबान, होस्ट'),
  ofColdStore: words('cold store, cold storage, cold stores, koldstore, शीतगृह, कोल्ड स्टोर, कोल्ड स्टोरेज'),
  plants: words('plant, planting, sow, sowing, bona, bou, boun, lagana, lagau, बोना, बोऊं, बोऊँ, लगाना, लगाऊं, लगाऊँ'),
  kiwi: words('kiwi, kiwis, kiwi fruit, कीवी'),
  sexes: words(
    'male female, male and female, male to female, males and females, male plant, male plants, male vines, nar mada, nar aur mada, नर मादा, नर और मादा, नर पौधे',
  ),
  seedKept: words(
    'how to keep, storing, store, keep till planting, keep until planting, store seed, storing seed, keep for seed, kaise rakhe, kaise rakhen, bone tak, कैसे रखें, बोने तक',
    'story',
  ),
  bottleGourd: words('bottle gourd, lauki, ghiya, doodhi, dudhi, sorakaya, लौकी, घीया, दूधी'),
  bitterTaste: words('bitter, very bitter, kadvi, kadwi, kadva, कड़वी, कड़वा'),
  sideShoots: words(
    'side branches, side shoots, side shoot, side branch, suckers, how many stem, how many stems, single stem, baju ki shakha, बगल की शाखा, साइड शाखा',
  ),
  chilliWord: words('chilli, chillies, mirch, mirchi, मिर्च'),
  driesIt: words(
    'drying on ground, dry the chilli, drying red, red chilli drying, red mirch drying, how dry, dryness, sukhana, sukhaye, सुखाना, सुखाएँ, सुखाने',
  ),
  cardamomWord: words('elakkai, cardamom capsules, cardamom, elaichi, ilaychi, इलायची'),
  greenColour: words('green colour, green color, dull, yellow and dull, hara rang, हरा रंग, फीकी'),
  nutmegWord: words('nutmeg, jaiphal, jayfal, jathikka, जायफल'),
  bearsNoNut: words('no nut, no nuts, no fruit, only flower, only flowers, not bearing, fal nahi, फल नहीं'),
  notInPolyhouse: words(
    'open field, not polyhouse, polyhouse not, not in polyhouse, without polyhouse, khule khet, khule me, खुले खेत, पॉलीहाउस नहीं, polyhouse nahi',
  ),
  bandOnTrunk: words(
    'sheet on trunk, plastic on trunk, polythene on trunk, band on trunk, sheet round the trunk, band round the trunk, tane par polythene, tane pe polythene, tane par plastic, tane pe plastic, polythene patti, तने पर पॉलीथीन, तने पर प्लास्टिक, पॉलीथीन पट्टी',
  ),
  boatDown: words(
    'neeche mudte, niche mudti, नीचे मुड़ते, नीचे मुड़ती, नीचे मुड़ रहे, नीचे मुड़ रही, curling down, curl down, curls down, curled down, curling downward, curl downward, curls downward, rolled down, rolling down, like boat, like a boat, inverted boat, boat shaped, neeche mud, niche mud, neeche ki or mud, naav jaisi, naav jaise, nav jaisi, nav jaise, ulti naav, नीचे मुड़, नीचे की ओर मुड़, नीचे की तरफ मुड़, नाव जैसी, नाव जैसे, उलटी नाव, उल्टी नाव, corky, brown corky',
  ),
  onThread: words(
    'hangs by thread, hangs by a thread, hang by thread, hang by a thread, hanging by thread, hanging by a thread, hang on thread, hanging from thread, dhage se latak, dhaage se latak, धागे से लटक, diamondback, diamond back, डायमंड बैक, small green worms, small green caterpillars, chhote hare kide, chhote hare keede, छोटे हरे कीड़े, छोटी हरी सुंडी, छोटी हरी सूंडी, छोटी हरी इल्ली',
  ),
  longStem: words(
    'long stem, long stems, stem long, stems long, stem is long, stems are long, long stalk, long stalks, stalk long, stalks long, cap small, caps small, danthal lambi, danthal lamba, dandi lambi, dandi lamba, topi chhoti, topi choti, डंठल लंबी, डंठल लंबा, डंठल लम्बी, डंडी लंबी, डंडी लम्बी, टोपी छोटी',
  ),
  brownBlotch: words(
    'brown spots, brown spot, brown blotch, brown blotches, bhure daag, bhure dag, bhure dhabbe, भूरे दाग, भूरे धब्बे, भूरे निशान',
  ),
  blackInFlower: words(
    'small black insects, tiny black insects, black insects in flower, black insects in flowers, flowers full of black, flowers full of small black, black thrips, phool me kale kide, phool me kaale kide, phoolo me kale kide, kale kide phool, फूल में काले कीड़े, फूलों में काले कीड़े, काले थ्रिप्स, काली थ्रिप्स',
  ),
  cutHow: words(
    'kitna chhod, kitni chhod, kitna chod, kitna upar se, kitni upar se, kitna uncha, kitni unchai, kitni oonchai, kitna neeche, how high, how low, height of cut, leave how much, कितना छोड़, कितनी छोड़, कितना ऊपर, कितनी ऊँचाई, कितनी ऊंचाई',
  ),
  sortsBySize: words(
    'chatai kru, chatai karu, chatai kaise, chhatai kaise, chhantai kaise, chatai karen, chhatai kare, chhantai kare, kaun sa size beej, kaun sa size, kon sa size, konsa size, kis size ka, grading kaise, grade kaise, how to grade, how to sort, grading of, sort and grade, which size for seed, which size is for seed, which size to keep, size to keep for seed, छँटाई कैसे, छंटाई कैसे, छटाई कैसे, कौन सा साइज, कौन सी साइज, किस साइज, ग्रेडिंग कैसे',
  ),
  dugOut: words(
    'khodne ke baad, khod ke, khudai ke baad, khodai ke baad, nikalne ke baad, mandi bhej, after digging, after harvest, dug, send to mandi, for mandi, for market, to the mandi, खोदने के बाद, खुदाई के बाद, निकालने के बाद, मंडी भेज',
  ),
  potsOrRoof: words(
    'chhat pe, chhat par, chat pe, chat par, chhat pr, gamle me, gamle mein, gamlo me, gamlon me, gamla, on the roof, on roof, on terrace, terrace, rooftop, in pots, in a pot, balcony, छत पर, छत पे, गमले में, गमलों में, बालकनी',
  ),
  novemberEnd: words(
    'nov end, november end, end of november, november ke end, november ke aakhir, nov me, november me, november mein, in november, december me, in december, is thand me, sardi me, in winter, winter, नवंबर में, नवंबर के अंत, दिसंबर में, सर्दी में, ठंड में',
  ),
  cutOfFodder: words('pehli katai, pahli katai, pehle katai, first cut, first cutting, पहली कटाई'),
  sowsOnionNursery: words(
    'pyaj ki pod, pyaz ki pod, pyaaj ki pod, pyaj ki paud, pyaz ki paud, pyaj ki paudh daal, pyaz ki paudh daal, pyaj ki paudh dal, pyaj ka rop daal, pyaj ki nursery ab, pyaz ki nursery ab, प्याज की पौद, प्याज की पौध डाल',
  ),
};
