import { words } from '../words.js';

/** Ideas of the feeding, pruning and flowering of fruit and plantation trees. */
export const FRUIT_TREE_IDEAS = {
  appleNamed: words('apple, apples, seb, royal delicious, red delicious, सेब', 'please'),
  mangoNamed: words(
    'mango, mangoes, aam, alphonso, hapus, dasheri, dashehari, dussehri, langra, kesar aam, banganapalli, आम, हापुस, दशहरी, लंगड़ा आम',
  ),
  custardApple: words('custard apple, custard apples, sitaphal, seetaphal, sharifa, सीताफल, शरीफा'),
  datePalm: words('date palm, date palms, khajur, khajoor, barhi, barhee, medjool, खजूर'),
  bambooWord: words('bamboo, bambusa, bamboos, baans, bans ka, bans ke, bans ki, बाँस, बांस'),
  teakWord: words('teak, sagwan, sagaun, sagon, सागौन, सागवान'),
  coffeeWord: words('coffee, robusta, arabica, kofi, कॉफी'),
  plumWord: words('plum, plums, satluj purple, alubukhara, aloo bukhara, आलूबुखारा'),
  cashewWord: words('cashew, cashews, kaju, काजू'),
  poplarWord: words('popular ka ped, popular tree, popular ke ped, poplar, poplars, पॉपलर, पोपलर'),
  feedsTree: words(
    'urea potash per plant, how much urea potash, fertilizer per tree, fertiliser per tree, fertilizer per plant, fertiliser per plant, what fertilizer and how much, what fertiliser and how much, how much urea, how much npk, how much fym, urea dap potash, fym and npk, npk quantity, fym quantity, manure quantity, fertiliser quantity, fertilizer quantity, how much manure, how much fertiliser, how much fertilizer, how much dung, how much khad, dose of fertilizer, fertilizer dose, fertiliser dose, khad ki matra, kitni khad, kitna khad, kitna urea, kitni urea, kitna gobar, kitni gobar, कितनी खाद, कितना खाद, कितना यूरिया, कितनी यूरिया, कितना गोबर, खाद की मात्रा, खाद कितनी, khad kitni, khad kitna',
  ),
  oneTree: words(
    'one tree, per tree, a tree, each tree, every tree, one plant, per plant, tree age, year tree, year old tree, year trees, years on seedling, yr tree, yr trees, ek ped, prati ped, har ped, per ped, ped ko, ped me, एक पेड़, प्रति पेड़, हर पेड़, पेड़ को, पेड़ में',
  ),
  bunchHeart: words(
    'red heart, heart flower, banana heart, heart hanging, red flower below, red bud, flower hanging below, lal phool latak, laal phool latak, lal kali, phool latak raha, लाल फूल लटक, लाल कली, नीचे का फूल',
  ),
  throatChoke: words(
    'stuck inside the throat, stuck in the throat, stuck in throat, throat choke, choke throat, choked throat, bunch stuck, bunch not came out, bunch not coming out, bunch did not come out, gale me phans, gala phas, ghaud phas, ghaud fas, ghar atak, ghaud atak, गले में फँस, घौद फँस, घौद अटक, घौद तने में',
  ),
  hangingFlowers: words(
    'hanging string, hanging strings, long hanging, hanging flowers, string of flowers, strings of flowers, long stalk of flowers, long thin stalk, bunch of small flowers, lambi latak, latakte phool, latke phool, lambi dandi, लटकते फूल, लटके फूल, लंबी डंडी, लंबी लटकन',
  ),
  dropsLeaves: words(
    'ethrel, ithrel, ethephon, defoliate, defoliation, drop leaf, drop the leaves, drop leaves, leaf drop spray, patta girane, patte girane, patti jhadane, patte jhadane, patta jhadana, पत्ते गिराने, पत्ते झाड़ने, पत्ती झाड़ने, इथ्रेल, इथरेल, पानगळ',
  ),
  stemsOfTree: words(
    'one trunk, one stem, single trunk, single stem, many stems, multi stem, multiple stems, how many stems, how many trunks, shoots from bottom, shoots from base, shoots from below, from bottom, shoots at the base, ek tana, kitne tane, kai tane, niche se kalle, neeche se kalle, niche se shakha, एक तना, कितने तने, कई तने, नीचे से कल्ले, नीचे से शाखाएँ',
  ),
  prunedTwice: words(
    'two time in a year, two times in a year, two times a year, twice a year, twice in a year, two prunings, april and october, only one pruning, pruning once, saal me do baar, saal me do bar, do baar chhatai, do bar katai, साल में दो बार, दो बार छँटाई, दो बार कटाई',
  ),
  dormexWord: words('dormex, hydrogen cyanamide, cyanamide, डॉर्मेक्स, डोरमेक्स'),
  oneVarietyOnly: words(
    'no other variety, only one variety, single variety, only this variety, one variety only, same variety only, all one variety, ek hi kism, ek hi variety, doosri kism nahi, dusri kism nahi, एक ही किस्म, दूसरी किस्म नहीं, एक ही वैरायटी',
  ),
  setsFew: words(
    'very few set, few set, few fruit set, few fruits set, less fruit set, poor fruit set, poor set, fruit not setting, not setting fruit, fruit only 2, fruit only two, few fruits only, fal kam baith, phal kam baith, fal nahi baith, phal nahi baith, फल कम बैठ, फल नहीं बैठ',
  ),
  onPlains: words('plains, plain area, maidan me, maidani, मैदान में, मैदानी, मैदानों में', 'please'),
  runnersCome: words('runners, runner coming, runner nikal, रनर'),
  letsOrCuts: words(
    'let it, let them, keep or cut, cut or keep, spread or cut, should i cut, remove, cut them, kaat du, kaatu, kaat dun, kaat de, rakhe ya kaate, rehne du, काट दूँ, काट दूं, काटूँ, काटें, रहने दूँ, हटा',
  ),
  palmPollen: words(
    'pollinate, pollination, pollinated, hand pollination, male tree, male plant, male palm, male flower, nar ped, nar paudha, paragan, परागण, नर पेड़, नर पौधा, पराग',
  ),
  buttonsFall: words(
    'button falling, buttons falling, button fall, button nuts, button nut, buttons drop, small nuts falling, small nut falling, small nuts fall, nuts falling, chhote nariyal gir, chhote fal gir, chhote phal gir, छोटे नारियल गिर, छोटे फल गिर, बटन गिर',
  ),
  underPalms: words(
    'under it i put, under it, below coconut, under coconut, under the palms, under my palms, under the coconut, in coconut garden, inside coconut, nariyal ke niche, nariyal ke neeche, nariyal ke bich, nariyal ke beech, नारियल के नीचे, नारियल के बीच',
  ),
  growsPoorly: words(
    'growth nahi, growth ruki, not growing good, not growing well, not growing, growing poorly, poor growth, no growth, not doing good, badh nahi rahi, badh nahi raha, nahi badh, achhi nahi ho, nahi pakad rahi, बढ़ नहीं रही, बढ़ नहीं रहा, नहीं बढ़, अच्छी नहीं हो',
  ),
  burntBySunOnStem: words(
    'burnt patch, burnt patches, golden yellow patch, yellow patch on stem, evening sun, afternoon sun, west side sun, sun side, stem burn, stem burnt, stem cracks, dhoop se tana, dhoop ki taraf, dhup ki taraf, धूप की तरफ, धूप से तना, तना जल, पश्चिम की धूप',
  ),
  blossomWater: words(
    'blossom irrigation, blossom water, blossom shower, blossom showers, backing irrigation, sprinkler for blossom, water for blossom, irrigation for blossom, irrigate for blossom, phool ka pani, phool lane ka pani, फूल का पानी, फूल की सिंचाई, ब्लॉसम',
  ),
  stripsGreen: words(
    'strip green, strip picking, stripping, green red all together, green and red together, red and green together, green berries also, green also, all together, hari lal ek sath, kachhi pakki ek sath, hara lal ek saath, हरी लाल एक साथ, कच्ची पक्की एक साथ',
  ),
  driesGreen: words(
    'dryer heat, drier heat, dryer temperature, dryer, drying temperature, curing temperature, kitne degree, sukhane ka tapman, सुखाने का तापमान, कितनी डिग्री, ड्रायर',
  ),
  cutsWholeClump: words(
    'full clump, whole clump, entire clump, clump at once, all at once, which sticks, which culms, which poles, which bamboo to cut, which bamboos to cut, poora jhund, pura jhund, poora kothi, kaunse bans, kaun se bans, कौन से बाँस, कौन से बांस, पूरा झुंड, पूरी कोठी, पूरा थान',
  ),
  bigPromise: words(
    'crore, crores, karod, lakhs per acre, lakh per acre, lakh per tree, 1 crore, one crore, company saying, company says, करोड़, लाख प्रति एकड़, कंपनी कह',
  ),
  growsAgainAfterCut: words(
    'grow again, come again, coppice, coppicing, ratoon of eucalyptus, cut the stump, stump, plant new, plant again, phir se ugega, dobara ugega, dobara nikal, thunth, ठूँठ, ठूंठ, दोबारा उग, फिर से उग, दोबारा निकल',
  ),
  flowersOnYoung: words(
    'flowers on each small plant, flower also came on small, flowers on small plant, flowers on small plants, flower on small, flowered so small, small plant flower, flowers already, already flowering, flowers in first year, flower in first year, flowers first year, planted last year flower, chhote paudhe me phool, chhote paudhe par phool, pehle saal phool, chhote ped me phool, छोटे पौधे में फूल, छोटे पौधे पर फूल, पहले साल फूल, छोटे पेड़ में फूल, छोटे पेड़ पर फूल',
  ),
  leavesOrPlucks: words(
    'leave it, leave them, pluck off, pluck it, remove, keep, leave for fruit, let it fruit, tod du, todu, tod de, tod dun, rehne du, rahne du, hata du, तोड़ दूँ, तोड़ दूं, तोड़ दें, तोड़ूँ, रहने दूँ, रहने दें, हटा दूँ, हटा दें',
  ),
  belowTheGraft: words(
    'below the joint, below joint, below the graft, below graft, under the graft, from rootstock, rootstock shoots, root stock shoots, below grafting, kalam ke niche, kalam ke neeche, jod ke niche, jod ke neeche, graft ke niche, कलम के नीचे, जोड़ के नीचे, ग्राफ्ट के नीचे, मूलवृंत से',
  ),
  spongyInside: words(
    'spongy, spongy tissue, white patch inside, cut inside pulp, pulp is white, pulp white, white inside pulp, andar safed gooda, gooda safed, andar se safed, गूदा सफेद, अंदर से सफेद गूदा, स्पंजी, स्पॉन्जी',
  ),
  fruitInSummer: words(
    'fruit in summer, fruits in summer, summer crop of lime, summer lime, summer fruit, fruit in april, fruits in april, crop in april, hasta bahar, hast bahar, hasth bahar, garmi me nimbu, garmi me fal, garmi me phal, गर्मी में नींबू, गर्मी में फल, हस्त बहार, हस्ता बहार',
  ),
  limeTree: words('kagzi, kagzi lime, acid lime, lime trees, lime tree, lemon, lemons, nimbu, neembu, कागजी, नींबू, नीबू'),
  hormone24d: words('2,4-d, 2,4 d, 2 4 d, 24d, 2-4-d, 2,4d, gibberellic, ga3, naa, planofix, 2,4-डी, टू फोर डी'),
  citrusDrops: words(
    'kinnow girne, kinnow girta, किन्नू गिरने, किन्नू गिरता, किन्नू गिरते, किन्नू झड़ने, kinnow gir, kinnu gir, kinnow jhad, kinnu jhad, kinnow falling, kinnow are falling, kinnow is falling, kinnow dropping, kinnow drop, fruits are falling, fruits are dropping, fal roz gir, phal roz gir, किन्नू गिर, किन्नू झड़, किन्नू टपक, falling green, fruit falling, fruit is falling, fruits falling, fruit fall, fruit drop, fruits dropping, fruit dropping, fal gir, phal gir, fal jhad, phal jhad, फल गिर, फल झड़',
  ),
  fruitStage: words(
    'correct stage, right stage, which stage, what stage, at which stage, when to pluck, when to pick, pluck early, picked early, how to know ripe, ready to pluck, kab tode, kab todna, kab todu, kis samay tode, kaise pata pak, सही अवस्था, कब तोड़ें, कब तोड़ना, कब तोड़ूँ, किस समय तोड़ें',
  ),
  noWaterNoPlough: words(
    'november now dry, shall i water, should i water, water and plough, irrigate now, plough it, plough now, give urea so, pani du kya, jutai karu, sinchai karu, जुताई करूँ, सिंचाई करूँ, पानी दूँ',
  ),
  ferments: words('ferment, fermenting, fermented, fermentation, kinvan, khameer, किण्वन, खमीर'),
  cocoaWord: words('cocoa, cacao, kokoa, कोको'),
  palmSpacing: words(
    'distance, spacing, gap, how far, how many seedlings, how many plants, kitni doori, doori, kitne paudhe, दूरी, कितने पौधे',
  ),
  plantsPalm: words(
    'lagaye, lagaen, lagayen, लगाएँ, लगाएं, planting, plant, new planting, lagana, lagane, लगाना, लगाने, रोपाई',
  ),
  hangingShoot: words(
    'hanging shoot, hanging shoots, which part, runner shoot, runner shoots, cutting from, cuttings from, latakti tahni, latakti shakha, kaun si tahni, लटकती टहनी, लटकती शाखा, कौन सी टहनी',
  ),
  poleTall: words(
    'how high, how tall, pole height, height of pole, how many pole, how many poles, kitna uncha, khambha kitna, kitne khambe, kitne khambhe, कितना ऊँचा, कितने खंभे, खंभा कितना',
  ),
  dragonFruit: words('dragon fruit, dragonfruit, kamalam, ड्रैगन फ्रूट, ड्रेगन फ्रूट'),
  pitAndGap: words(
    'pit size, pit and gap, size of pit, plant to plant, plant to plant distance, close planting, gadhe ka size, gaddha kitna, gadha kitna, ghana bag, sghan, गड्ढा कितना, गड्ढे का, पौधे से पौधे, सघन',
  ),
  smallFruitPlant: words(
    'chhote paudhe, chhote amrud, chhote amrood, chhote aam, chhote nimbu, chhote anar, chhota paudha, small guava, small mango, small lemon, young guava, young mango, guava planted, mango planted, pomegranate planted, lemon planted, छोटे पौधे, छोटे अमरूद, छोटे आम, छोटा पौधा, छोटे अनार, छोटे नींबू',
  ),
  flowersCame: words(
    'flowers came, flower came, flowers have come, flowers on, flowering, in flower, phool aa gaye, phool aa gaya, phool aaye, phool aa rahe, bor aa gaya, फूल आ गए, फूल आ गये, फूल आए, फूल आ रहे, बौर आ गया',
  ),
  winterCropOnly: words(
    'only winter crop, only the winter crop, want winter crop, winter crop only, sirf sardi, keval sardi, sardi wali fasal leni, sardi ki fasal leni, sirf sardi wali, no rainy crop, stop rainy crop, barsat wali fasal rok, barsaat wali fasal rok, सर्दी वाली फसल लेनी, केवल सर्दी, सिर्फ सर्दी, बरसात वाली फसल रोक',
  ),
  plantsAnAcre: words(
    'how many plant, how many plants, how many plant needed, plants per acre, plants an acre, plants one acre, plants in one acre, how many palms, acre me kitne, kitne paudhe, kitne ped lagenge, एकड़ में कितने, कितने पौधे, plants for 1 acre, kitne podhe',
  ),
  sweetLater: words(
    'become sweet, becomes sweet, will it sweeten, sweet later, ripen later, brix, meetha hoga, mitha hoga, meethe honge, mithe honge, मीठा होगा, मीठे होंगे, ब्रिक्स',
  ),
  ripeOrRaw: words(
    'ripe or not, mature or not, ripe or raw, mature one, ripe ones, how to find mature, how to know mature, unripe also, pakka hai ya kachcha, pakka ya kachcha, paka hai ya kachcha, paka ya kachcha, paka hai ya nahi, पक्का है या कच्चा, पका है या कच्चा, पका या कच्चा, पका है या नहीं',
  ),
  sapotaWord: words('sapota, chikoo, chiku, cheeku, चीकू'),
  picksGreen: words(
    'pluck green nuts, green nuts, unripe nuts, beat and pluck, raw nuts also, kachche fal bhi, kachche phal bhi, jhad kar tod, jhaad kar tod, kachche kaju, कच्चे फल भी, झाड़कर तोड़, कच्चे काजू तोड़',
  ),
  whenAndSells: words(
    'when can sell, when to sell, after how many years, kab bikega, kab bechna, kitne saal me, कब बिकेगा, कब बेचें, कितने साल में',
  ),
  inBloom: words('flowering, flowers, bloom, blossom, baur, bor, mohar, manjar, बौर, मंजर, मोहर, फूल'),
  rainInBloom: words('rain, rains, rained, barish, baarish, pani gir, बारिश, वर्षा'),
  fruitSmall: words(
    'fruit size small, fruit is small, fruits small, small size fruit, small fruits, size of fruit small, fruit stays small, fruit size not increasing, fal chhota, fal chhote, phal chhota, phal chhote, size chhota, फल छोटा, फल छोटे, साइज छोटा',
  ),
  footRots: words(
    'base rotting, base rots, base is rotting, foot rot, stem rotting at base, collar rot, rotting at base, tana sad raha, niche se sad, neeche se sad, tana gal, तना सड़, नीचे से सड़, तना गल',
  ),
  corkyInside: words(
    'corky spots, corky brown, brown corky, brown spots under skin, bitter pit, brown spots inside, after storage, in storage, कड़वे धब्बे, भूरे धब्बे अंदर',
  ),
  bordeauxMade: words(
    'bordeaux paste, bordo paste, bordeaux mixture, bordo mixture, bordeaux, bordo lep, बोर्डो लेप, बोर्डो पेस्ट, बोर्डो मिश्रण',
  ),
  madeHow: words(
    'how to make, how make, make, prepare, recipe, banaye, banaen, kaise bana, banane, बनाएँ, बनाएं, कैसे बना, बनाने',
  ),
  whichFruitTree: words(
    'which fruit plant, which fruit plants, which fruit tree, which fruit trees, fruit plants for, fruit trees for, fruit tree for, fruit plant for, kaun se fal ke ped, kaun sa faldar, kaun se faldar, konsa fal ka ped, कौन से फल के पेड़, कौन सा फलदार, कौन से फलदार',
  ),
  hardLand: words(
    'saline, salty, salt, usar, alkaline, waterlogged, water logged, low land, dry area, no irrigation, no water, rainfed, desert, khara, khare, bina pani, sukha, sukhe, jalbharav, खारा, खारे, ऊसर, जलभराव, सूखे, बिना पानी, बिना सिंचाई',
  ),
  mealyWord: words('mealybug, mealy bug, milibag, mili bug, safed rui, white cotton, मिलीबग, मीलीबग, सफेद रुई'),
  fruitRots: words(
    'fruit rot, fruit rotting, fruits rotting, nuts rotting, fal sad, phal sad, mahali, koleroga, फल सड़, महाली, कोलेरोगा',
  ),
  waterShoots: words(
    'water shoots, water shoot, thorny shoots, thorny shoot, water sprouts, suckers on trunk, jal tahni, jal tahniyan, kante wali tahni, kantedar tahni, जल टहनी, काँटे वाली टहनी, पानी वाली टहनी',
  ),
  bambooFlowers: words('flowering, flowers, flowered, phool, fool, फूल'),
  ripeningFruit: words(
    'rang bhi aane, rang bhi aa, rang lag, changing colour, changing color, colour is coming, colour coming, colour has come, turning colour, turning yellow now, near the stalk it is brown, near the stalk brown, brown near the stalk, brown at the stalk, stalk end brown, stem end brown, stem end, brown near stem, near harvest, before picking, one month to sell, rang aane, rang aa raha, rang aa rha, rang aa gaya, rang badal, dandi ke paas, dandi ke pas, danthal ke paas, danthal ke pas, रंग आने, रंग आ रहा, रंग आ गया, रंग बदल, रंग पकड़, डंठल के पास, डंडी के पास, तुड़ाई से पहले, november me, in november, नवंबर में',
  ),
  sootyPalm: words(
    'spiralling, spiraling, rugose, white round powder, white powder lines, white powder rings, white circles, white rings, white spirals, black like smoke, like smoke, soot, sooty, leaves black, leaves becoming black, leaves becoming full black, leaves turned black, black layer, whitefly, white fly, kali parat, kaali parat, patte kale, patte kaale, pattiya kali, dhuen jaise, safed gol, safed ghere, safed makkhi, काली परत, पत्ते काले, पत्तियाँ काली, पत्ती काली, धुएँ जैसे, सफेद गोल, सफेद घेरे, सफेद मक्खी',
  ),
  downySpots: words(
    'yellow oil, oil type spots, oil type spot, oily spots, oily spot, oil spots, oil spot, oily patches, downy mildew, downy, kevda, kewda, kevada, tel jaise dhabbe, peele dhabbe, pile dhabbe, तेल जैसे धब्बे, तेल जैसा, तैलीय, पीले धब्बे, केवड़ा, केवडा, डाउनी',
  ),
  holeInTrunk: words(
    'hole in trunk, holes in trunk, hole in the trunk, holes in the trunk, hole in stem, holes in stem, saw dust coming, sawdust coming, sawdust from, tane me chhed, tane me ched, tane mein chhed, burada, buraada, तने में छेद, तने में छिद्र, बुरादा, बुरादे',
  ),
  contractorOffers: words(
    'thekedar, thekedaar, theke par, contractor, contractors, pure bagh ka, poore bagh ka, pure bag ka, whole orchard, ठेकेदार, ठेके पर, पूरे बाग का',
  ),
  ifFrostComes: words(
    'paala lag gya to, paala lag gaya to, pala lag gya to, pala lag gaya to, paala pad gaya to, pala pad gaya to, agar paala, agar pala, paala lage to, pala lage to, paala pade to, pala pade to, if frost comes, if there is frost, if frost, what if frost, पाला लग गया तो, पाला पड़ गया तो, अगर पाला, पाला पड़े तो, पाला लगे तो',
  ),
  clipsFruit: words('kaichi, kainchi, kenchi, secateur, secateurs, clipper, clippers, scissors, कैंची'),
  holdsTill: words(
    'ruk jau, ruk jaun, ruk jaye, rok lu, january tak, february tak, january tk, feb tak, wait till, wait until, hold till, hold until, leave till, रुक जाऊं, रुक जाऊँ, जनवरी तक, फरवरी तक',
  ),
  picksSelf: words(
    'khud todu, khud tode, khud todun, khud todna, todu to, tode to, todna ho, kaatna padta, katna padta, kaise tode, kaise todu, pick myself, pick it myself, picking myself, how to pick, खुद तोड़, कैसे तोड़, काटना पड़ता',
  ),
  sideShootsOrEarth: words(
    'side ke kalle, bagal ke kalle, kalle kab nikale, kalle nikalna, sucker removal, suckers remove, remove suckers, when to remove suckers, desuckering, side suckers, putti kab nikale, puttiyan kab nikale, mitti chadhana, mitti chadhaye, mitti chadhau, earthing up, earth up, बगल के कल्ले, साइड के कल्ले, कल्ले कब निकालें, पुत्ती कब निकालें, मिट्टी चढ़ाना, मिट्टी चढ़ाएँ, मिट्टी चढ़ाऊँ',
  ),
  waterOrStop: words(
    'pani aur khad dena chahiye ya band, pani dena chahiye ya band, pani de ya band, pani du ya band, khad dena chahiye ya band, pani band rakhe, pani band kare ya, water or stop, give water now or stop, should i water now or, पानी देना चाहिए या बंद, पानी दें या बंद, पानी दूँ या बंद, पानी बंद रखें',
  ),
} as const;
