import { words } from '../words.js';

/** Ideas of the gardens of the south and the east: palms, spices, rubber, pineapple. */
export const GARDEN_IDEAS = {
  supportPrice: words('msp, support price, samarthan mulya, samarthan mulye, एमएसपी, समर्थन मूल्य'),
  melon: words(
    'watermelon, watermelons, muskmelon, melon, melons, tarbuj, tarbooj, tarbuz, kharbuja, kharbuza, तरबूज, तरबूज़, खरबूजा, खरबूज',
  ),
  ripens: words(
    'ripening, ripen, ripens, ripe, before picking, before harvest, grown full, pakne, pakte, pak rahe, pak raha, todne se pehle, tudai se pehle, पकने, पकते, पक रहे, पक रहा, तोड़ने से पहले, तुड़ाई से पहले',
  ),
  wateredFruit: words('water, watering, irrigation, pani, paani, sinchai, पानी, सिंचाई'),
  cracks: words('crack, cracks, cracking, burst, fat rahe, phat rahe, फट रहे, फटना'),
  coconut: words('coconut, coconuts, nariyal, नारियल'),
  palmTrouble: words(
    'weevil, red palm weevil, root wilt, ghun, lal ghun, oozing trunk, brown ooze, घुन, लाल घुन, रूट विल्ट, जड़ म्लानि',
  ),
  footOfTrunk: words(
    'bottom of trunk, bottom of the trunk, base of trunk, base of the trunk, foot of the trunk, tane ke neeche, tane ke niche, tane ki jad, jad ke paas se, तने के नीचे, तने के निचले, तने की जड़, जड़ के पास से',
  ),
  oozes: words('water, liquid, ooze, oozing, bleeding, sap, pani, paani, ras, gond, पानी, रस, रिस, रिसाव, गोंद'),
  copra: words('copra, khopra, kopra, खोपरा, कोपरा'),
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
  sapotaOrMoringa: words('sapota, chikoo, chiku, cheeku, drumstick, moringa, sahjan, sehjan, चीकू, सहजन, मुनगा'),
  prunes: words('prune, pruning, pruned, chhatai, katai chhatai, katai-chhatai, pinching, छंटाई, छँटाई'),
  pineapple: words('pineapple, pineapples, ananas, annanas, अनानास, अनन्नास'),
  flowers: words('ethephon, ethrel, flowering, flower, flowers, hormone, phool, phul, एथेफॉन, इथरेल, फूल, फूल लाना'),
  cardamom: words('cardamom, elaichi, ilaychi, ilaichi, इलायची'),
  cardamomWork: words('trash, trashing, trashed, shade, chirke, chirkey, foorkey, chhaya, छाया, चिरके, फूरके'),
  rubber: words('rubber, rabar, रबर, रबड़'),
  rubberFed: words(
    'fertiliser, fertilizer, fertilisers, manure, npk, rain guard, rain guarding, rainguard, khad, खाद, रेन गार्ड',
  ),
  solanum: words(
    'tomato, brinjal, chilli, chili, capsicum, tamatar, baingan, mirch, shimla mirch, टमाटर, बैंगन, बैगन, मिर्च, शिमला मिर्च',
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
    'lodged, lodging, fell, fallen, fell down, fallen down, gir gaya, gir gya, gir gaye, gir gye, gir gayi, gir gai, gira, let gaya, let gye, गिर गया, गिर गए, गिर गये, गिर गई, गिरा, गिरे, लेट गया, लेट गए',
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
  stylo: words('stylo, stylosanthes, stylo grass, स्टाइलो'),
  guineaGrass: words('guinea grass, gini ghas, गिनी घास'),
  /** Plants that are named for the animal. */
  elephantPlant: words('elephant foot, elephant foot yam, yam, elephant grass, suran, jimikand, सूरन, जिमीकंद'),
};
