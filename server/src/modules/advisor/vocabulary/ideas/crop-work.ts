import { words } from '../words.js';

/** Ideas of one crop's work in one case: this way or that, too old, too early, the same day. */
export const CROP_WORK_IDEAS = {
  howManyAnimals: words(
    '2 cow, 2 cows, 3 cows, 4 cows, 5 cows, 6 cows, 8 cows, 10 cows, 2 buffaloes, 3 buffaloes, 4 buffaloes, 5 buffaloes, 10 buffaloes, 2 gay, 3 gay, 4 gay, 5 gay, 10 gay, 2 gaay, 3 gaay, 4 gaay, 5 gaay, 2 bhains, 3 bhains, 4 bhains, 5 bhains, 2 गाय, 3 गाय, 4 गाय, 5 गाय, 10 गाय, 2 भैंस, 3 भैंस, 4 भैंस, 5 भैंस, do gay, char gay, paanch gay, दो गाय, चार गाय, पाँच गाय, पांच गाय, गायों के लिए, gayon ke liye, how much land, kitni jamin, kitni zameen, कितनी ज़मीन, कितनी जमीन',
  ),
  onlyThisFed: words(
    'only this, only napier, daily only, sirf yahi, sirf napier, keval napier, सिर्फ यही, सिर्फ़ यही, सिर्फ नेपियर, सिर्फ़ नेपियर, केवल नेपियर',
  ),
  guntha: words('guntha, gunthas, gunta, gunthe, गुंठा, गुंठे'),
  blackSoil: words(
    'soil is black, black heavy, land is black, soil black, black soil, heavy black, kali mitti, kaali mitti, काली मिट्टी, काली मिटटी',
  ),
  growsLanky: words(
    'tall thin, thin and tall, thin tall, tall and thin, tall and weak, tall weak, thin and weak, long thin, long and thin, thin and long, leggy, lanky, lambi patli, lambe patle, lamba patla, patle lambe, patli lambi, lambi aur patli, lambe aur patle, patle aur lambe, patli aur lambi, लंबी पतली, लम्बी पतली, लंबे पतले, लम्बे पतले, पतले लंबे, पतली लंबी, लंबी और पतली, लंबे और पतले, पतली और लंबी, पतले और लंबे, लम्बी और पतली, लम्बे और पतले',
  ),
  earlyAutumn: words('september, sept, early crop for, early pea, early peas, august, सितंबर, सितम्बर, अगस्त'),
  cameOfHundred: words(
    'out of 100, out of hundred, of 100 came, of 100 seeds, germination percent, percent germination, percent came, 100 me se, 100 mein se, sau me se, 100 में से, सौ में से, germination only, germination is, germination came, germination 5, germination 6, ankuran 5, ankuran 6, jamav 5, jamav 6, 40 percent, 50 percent, 55 percent, 60 percent, 62 percent, 65 percent, 40%, 50%, 55%, 60%, 62%, 65%, 50 प्रतिशत, 60 प्रतिशत, 65 प्रतिशत, 55 प्रतिशत',
  ),
  afterGypsum: words(
    'days after gypsum, gypsum dalne ke kitne, gypsum daalne ke kitne, जिप्सम डालने के कितने, after gypsum, after putting gypsum, after giving gypsum, after applying gypsum, gypsum ke baad, gypsum dalne ke baad, gypsum daalne ke baad, gypsum ke kitne din, जिप्सम के बाद, जिप्सम डालने के बाद, जिप्सम के कितने दिन',
  ),
  nurseryOrDirect: words(
    'nursery kare ya, nursery karen ya, नर्सरी करें या, नर्सरी करूं या, nursery se lagaye ya, nursery lagaye ya, nursery banau ya, nursery karu ya, nursery taiyar kare ya, नर्सरी लगाएं या, नर्सरी लगाऊं या, nursery or direct, direct or nursery, transplanted or direct, direct or transplanted, direct or transplant, transplant or direct, transplanting or direct, transplanting better or direct, direct sowing or transplanting, direct or by nursery, direct sowing or nursery, nursery transplant, nursery or direct sowing, nursery ya seedha, nursery ya sidha, nursery se ya seedha, nursery se ya sidhe, nursery banaye ya, nursery ya direct, seedha ya nursery, sidha boye ya, seedhe boye ya, seedha bona ya, sidhi buwai ya, seedhi buwai ya, sidhi bijai ya ropai, seedhi buwai ya ropai, ropai ya seedhi, ropai ya sidhi, ropai kare ya, ropai ya direct, direct ya ropai, direct ya nursery, नर्सरी या सीधा, नर्सरी या सीधे, नर्सरी से या, नर्सरी बनाएं या, सीधा या नर्सरी, सीधी बुवाई या, सीधा बोएं या, रोपाई या सीधी, रोपाई या सीधे, रोपाई करें या, रोप कर या',
  ),
  sameDayOrWith: words(
    'same day, same time, together, with fungicide, fungicide and trichoderma, trichoderma and fungicide, mix trichoderma, usi din, ek hi din, ek sath, ek saath, saath me, dono, carbendazim, bavistin, thiram, vitavax, उसी दिन, एक ही दिन, एक साथ, साथ में, दोनों, कार्बेन्डाजिम, बाविस्टिन, थीरम, फफूंदनाशक के साथ',
  ),
  ofSeed: words('seed, seeds, seed treatment, beej, bij, beej upchar, बीज, बीज उपचार, बीजोपचार'),
  nipsIt: words(
    'upar ki choti tod, choti tod do, choti todna, choti tode, choti tod dun, choti tod du, upar se tod, ऊपर की चोटी तोड़, चोटी तोड़ दो, चोटी तोड़ना, चोटी तोड़ें, चोटी तोड़ दूँ, ऊपर से तोड़, phungi todna, phungi todte, फुनगी तोड़ना, फुनगी तोड़ते, कोंपल तोड़ना, कोंपल तोड़ते, plucking the tops, plucking tops, pluck the tops, pluck tops, plucking the top, tops for saag, tips for saag, tops are plucked, plucking leaves for saag, फुनगी तोड़, ऊपर की कोंपल तोड़, कोंपलें तोड़, ऊपर से तोड़, कोपल तोड़, phungi tod, upar ki kopal tod, kopal tod, kople tod, saag ke liye tod, साग के लिए तोड़, khutai, khontai, khonting, khonting karna, khont, khonte, khontna, khutna, khunt, khunting, nipping, nip, nip the, pinch the top, खुटाई, खोंटाई, खोंटना, खोंट, खुंटाई, खूंटाई, शीर्ष तुड़ाई, cut the top, saag tod, साग तोड़',
  ),
  hasFlowers: words(
    'flowers have come, flower has come, flowers came, in flower, after flower, after flowering, flowering now, flowering started, phool aa gaye, phool aa gya, phool aa gaya, phul aa gaye, phool aane ke baad, phool lag gaye, no flower, 60 days, 65 days, 70 days, 75 days, 60 din, 70 din, फूल आ गए, फूल आ गये, फूल आने के बाद, फूल लग गए, 60 दिन, 70 दिन',
  ),
  veryLushGram: words(
    'very tall and lush, tall and lush, too lush, bahut badh gaya, bahut bada ho gaya, बहुत बढ़ गया, बहुत बढ़ गई',
  ),
  bulbsSmall: words(
    'bulbs small, bulb small, bulbs become small, bulbs becoming small, bulb becomes small, small bulbs, small bulb, bulbs remain small, bulbs stay small, size small, small size, bulb size, size nahi, chhota rah, chhote rah, chote rah, chota rah, chhota reh, chhote reh, chota reh, chote reh, kand chhot, gaanth chhoti, ganth choti, छोटा रह, छोटे रह, छोटी रह, गाँठ छोटी, कंद छोटे, कंद छोटा, साइज नहीं',
  ),
  kharifSeason: words('kharif, khareef, kharip, rainy season, rainy, खरीफ, खरीप'),
  inMaharashtra: words('maharashtra, nashik, nasik, pune, ahmednagar, solapur, महाराष्ट्र, नासिक, नाशिक, पुणे, सोलापुर'),
  onionSeedKeeps: words(
    'store, stored, price, rate, market, sell, bhav, भाव, भंडार, बेच, insurance, seed bulbs, sets, small onion, small onions',
    'story, prince',
  ),
  smallBulbsPlanted: words(
    'plant small bulbs, planting small bulbs, from small bulbs, of small bulbs, small bulbs for planting',
  ),
  onionSeedlingLeaves: words(
    'cut leaf, cut leaves, cut the leaves, cut the leaf, leaf cutting, cutting leaf, cutting leaves, cut the tops, cut tops, cut top, trim leaves, trim the leaves, trim, leaves are long, cut seedling, patti kat, patte kat, patti kaat, patte kaat, patti katni, pattiyan kat, pattiya kat, upar se kat, upar se kaat, पत्ती काट, पत्ते काट, पत्तियां काट, पत्तियाँ काट, पत्ती ऊपर से, ऊपर से काट',
  ),
  rightTime: words('right time, sahi samay, sahi time, सही समय, which month, what month, kis mahine, किस महीने'),
  beforePlanting: words(
    'before plant, before planting, at planting, while planting, lagane se pehle, lagane se pahle, lagate samay, lagate time, लगाने से पहले, लगाते समय',
  ),
  nurseryAged: words(
    '60 days, 65 days, 70 days, 75 days, 80 days, 90 days, 60 din, 65 din, 70 din, 75 din, 80 din, 60 दिन, 65 दिन, 70 दिन, 75 दिन, 80 दिन',
  ),
  cameUpPoorly: words(
    'नहीं उगे, नहीं उगी, नहीं जमे, nahi uge, nahi jame, nahi uga, not come up, not came up, aadha bhi nahi, half did not, आधा भी नहीं, not germinating, not germinated, not germinating well, germination poor, poor germination, germination is poor, germination is low, germination problem, seeds not coming, seed not coming, not coming up, came only, only 5 out of 10, 5 out of 10, out of 10, nahi ug rahe, nahi jam rahe, nahi ug raha, nahi jam raha, nahi ug, nahi jam, kam jama, kam ug, kam jam, jamav kam, जमाव कम, कम जमा, नहीं उग, नहीं जम, कम उगा, कम उगे',
  ),
  soaksSeed: words(
    'soak, soaking, soaked, soaking needed, bhigona, bhigo, bhigoye, bhigoen, bhigokar, भिगो, भिगोना, भिगोएं, भिगोकर',
  ),
  seedOrMe: words(
    'seed bad or me, seed bad or my, my mistake or seed, seed kharab ya, beej kharab ya meri, बीज खराब या, बीज ख़राब या',
  ),
  spikeFalls: words(
    'ka phool gir, ke phool gir, ka phool jhad, का फूल गिर, के फूल गिर, गुच्छे झड़, guchhe jhad, spike falling, spikes falling, spike fall, spike drop, spike dropping, spikes dropping, spike shedding, spikes shedding, spikes fall, spikes drop, spike is falling, shedding of spikes, jhumka gir, guchhe gir, bali gir, phool gir, स्पाइक गिर, गुच्छे गिर, बाली गिर, झुमके गिर',
  ),
  picksRounds: words(
    'tudai kitni, तुड़ाई कितनी, how many cutting, how many cuttings, how many picking, how many pickings, how many times pick, cuttings of umbel, green quality, for green, hari saunf, kitni tudai, kitni bar tod, kitni baar tod, कितनी तुड़ाई, कितनी बार तोड़, हरी सौंफ',
  ),
  hastaBahar: words('hasta bahar, hasta, hast bahar, hast, hasth bahar, हस्त बहार, हस्ता बहार, हस्त'),
  mrigBahar: words('mrig bahar, mrig, mrug bahar, mrug, मृग बहार, मृग'),
  ambeBahar: words('ambe bahar, ambe, ambia bahar, ambia, अंबे बहार, अंबिया बहार, आंबे बहार'),
  ethrel: words('ethrel, ethephon, etherel, ithrel, इथरेल, एथ्रेल, एथेफॉन, इथेफॉन'),
  whichBahar: words('which bahar, konsi bahar, kaun si bahar, kaunsi bahar, कौन सी बहार, कौनसी बहार'),
  tooManySmall: words(
    'small fruits and too many, too many fruits, too many fruit, too much fruit, overloaded, over loaded, heavy load, too many and small, small and too many, thinning, thin the fruit, thin the fruits, thin or give, bahut zyada fal, bahut jyada fal, fal chhant, fal kam kar, viralan, बहुत ज्यादा फल, फल ज्यादा, फल कम कर, फल छंटाई, फल विरलन, विरलन',
  ),
  aprilAndOctober: words(
    'april pruning, april and october, october pruning, april pruning and october pruning, back pruning, foundation pruning, forward pruning, april chhatai, october chhatai, april ki chhatai, अप्रैल छंटाई, अक्टूबर छंटाई, अप्रैल की छंटाई, अप्रैल और अक्टूबर, खरड छंटाई, खरड छाटणी',
  ),
  highDensityApple: words(
    'm9, m 9, m26, m 26, mm106, high density, dense planting, sghan, saghan, hdp, एम 9, एम9, सघन, उच्च घनत्व, हाई डेंसिटी',
  ),
  countsOrFirstYear: words(
    'how many trees, how many plants, trees in, plants in, first year, 1st year, pruning, prune, kitne ped, kitne paudhe, pehle saal, pahle sal, chhatai, bigha, कितने पेड़, कितने पौधे, पहले साल, छंटाई, बीघा, बीघे',
  ),
  skiffs: words('skiff, skiffing, skif, skiffed, स्किफ, स्किफिंग, स्कीफिंग'),
  looseOrLifted: words(
    'loose flower, loose flowers, garland, garlands, single or double, double or single, lift bulb, lift the bulb, lift bulbs, dig bulb, dig bulbs, khule phool, mala, single ya double, kand nikal, kand kab nikale, माला, खुले फूल, सिंगल या डबल, कंद निकाल, कंद खोद',
  ),
  liftsBulb: words('lift bulb, lift the bulb, lift bulbs, lift the bulbs'),
  mixedSown: words(
    'mix with mustard, mixed with mustard, with mustard or oats, seed mix with, mustard mix, sarson milakar, sarson mila, sarson ke sath, sarson ke saath, सरसों मिला, सरसों के साथ',
  ),
  rainNearRipe: words('rain, rains, rained, barish, baarish, barsat, mavath, mawath, बारिश, बरसात, मावठ'),
  littleMoney: words(
    'only 1.5 lakh, 1.5 lakh, 1 lakh, 2 lakh, little money, less money, paisa kam, kam paisa, डेढ़ लाख, एक लाख, दो लाख, पैसा कम',
  ),
  noColdStore: words(
    'no cold store, no cold storage, without cold store, cold store nahi, cold storage nahi, कोल्ड स्टोर नहीं',
  ),
  waitsToDig: words(
    'how many days wait, wait to dig, days wait to dig, days to wait, when to dig, how long to wait, after how many days dig, kitne din baad khod, kitne din bad khod, kitne din baad khudai, kitne din ruk, kab khode, कितने दिन बाद खोद, कितने दिन बाद खुदाई, कितने दिन रुक, कब खोद',
  ),
  digsEarly: words(
    'can i dig, dig now, dig at 75, dig at 70, dig at 60, dig early, early digging, dig green, abhi khod, jaldi khod, hari khod, kachcha khod, अभी खोद, जल्दी खोद, कच्चा खोद, हरी खोद',
  ),
  talLand: words('tal, taal, tal land, tall land, tal area, mokama, mokamah, टाल, ताल, मोकामा'),
  lateOrWhen: words(
    'late, too late, still sow, can i still, after water recedes, der, der se, deri, pacheti, kab, when, till when, kab tak, देर, पछेती, कब, कब तक, अब बो',
  ),
  howMuchAndDap: words(
    'kitna dalu, kitna daalu, kitna dale, kitna daale, kitni dalu, kitna du, kitna dena, how much zinc, how much to give, how much should i, dap ke saath, dap ke sath, with dap, together with dap, कितना डालूं, कितना डालें, कितना दूं, डीएपी के साथ',
  ),
  otherSprayed: words('2 4 d, 24d, weedicide, herbicide, kharpatvar, खरपतवार, insecticide, fungicide'),
  lateDecember: words(
    '10 december, 12 december, 14 december, 15 december, 16 december, 17 december, 18 december, 19 december, 20 december, 21 december, 22 december, 23 december, 24 december, 25 december, 26 december, 28 december, 30 december, 31 december, mid december, december end, end of december, late december, december me, december mein, 15 दिसंबर, 18 दिसंबर, 20 दिसंबर, 25 दिसंबर, 30 दिसंबर, दिसंबर के आखिर, दिसंबर के अंत, दिसंबर में, january first, first week of january',
  ),
  orOtherCrop: words(
    'too late, is it late, late now, other thing, other crop, something else, der ho, late ho, दूसरी फसल, कुछ और, देर हो, लेट हो',
  ),
  otherThing: words(
    'too late for wheat now or, too late for gehu now or, or some other thing, or i should do some other, or other crop, or another crop, ya dusri fasal, ya koi aur fasal, या दूसरी फसल, या कोई और फसल',
  ),
  noPodComes: words(
    'flower is falling, flowers are falling, flowers falling, flower falling, flower drop, flowers drop, phool gir, phul gir, phool jhad, phul jhad, फूल गिर, फूल झड़',
  ),
  whichSideUp: words(
    'eye up, eye up or down, eye should be up, eyes up, side up, which side up, up or down, kis taraf, aankh upar, aankh oopar, kitna gahra, kitni gahrai, how deep, depth, big piece, small piece, big piece or small, आँख ऊपर, आंख ऊपर, कितना गहरा, कितनी गहराई, किस तरफ',
  ),
  dapWithSeed: words(
    'dap directly with seed, dap with seed, dap together with seed, dap and seed together, dap in same hole, fertilizer with seed, fertiliser with seed, mixed dap with seed, dap mixed with seed, beej ke saath dap, beej ke sath dap, dap beej ke saath, dap beej ke sath, beej me dap, dap mila kar bo, dap milakar bo, बीज के साथ डीएपी, डीएपी बीज के साथ, डीएपी मिलाकर बो, बीज में डीएपी',
  ),
  byMistakeOrPoor: words(
    'by mistake, mistake, patchy, gap, gaps, not coming, germination, galti, galti se, nahi jama, nahi jam, nahi ug, kam jama, गलती, गलती से, नहीं जमा, कम जमा, नहीं उगा, जमाव',
  ),
  sandyOrDry: words(
    'sandy, sand, tibba, tiba, dune, dunes, only rain, rainfed, little rain, less rain, one rain, retili, ret, barani, barish par, kam barish, रेतीली, टिब्बा, टीबा, बारानी, कम बारिश, churu, barmer, jaisalmer, bikaner, nagaur, jodhpur, चूरू, बाड़मेर, जैसलमेर, बीकानेर, नागौर, जोधपुर',
  ),
  flowerToRipe: words(
    'kitne din me pakta, kitne din mein pakta, kitne din me pakega, baur ke kitne din, phool aane ke kitne din, फूल आने के कितने दिन, बौर के कितने दिन, कितने दिन में पकता, कितने दिन में पकेगा, flower to ripe, from flower, flowering to ripe, flowering to harvest, flower to fruit, bloom to harvest, how many days to ripe, ripe how many days, baur se, manjar se, bor se, phool se pakne, baur aane ke, बौर से, मंजर से, बौर आने के, फूल से पकने',
  ),
  calendarOfYear: words(
    'full year, whole year, year round, every month, crop calendar, calendar, 12 months, saal bhar, sal bhar, pure saal, poore saal, har mahine, har mahina, साल भर, पूरे साल, हर महीने, कैलेंडर',
  ),
  prunesIt: words('prune, pruning, pruned, cut back, chhatai, chhantai, chatai, katai chhatai, छंटाई, छँटाई, कटाई छंटाई'),
  mustardSeedlings: words(
    'seedlings, seedling, small plants, sown early, early sown, sown on 15 september, sown on 20 september, sown on 25 september, on 28 september, september me boya, september me boi, in september, sitambar, सितंबर में, पौधे मर, पौध मर, paudhe mar, paudhe sukh, पौधे सूख',
  ),
  heatOrDying: words(
    'hot wind, heat, dying, dying in heat, dry in heat, garam hawa, garmi se, mar rahe, sukh rahe, mar rahi, गर्म हवा, गर्मी से, मर रहे, सूख रहे',
  ),
  robusta: words('robusta, robusta coffee, रोबस्टा'),
  arabica: words('arabica, arabika, अरेबिका'),
  lowWetLand: words(
    'low land, lowland, water stands, standing water, water logging, waterlogged, water logged, nichli jamin, neechi jamin, nichi jamin, pani bharta, pani khada, pani rukta, नीची ज़मीन, नीची जमीन, निचली जमीन, पानी भरता, पानी खड़ा, पानी रुकता',
  ),
  plantsIt: words(
    'plant, planting, can i plant, grow, lagana, laga sakte, lagau, lagaye, ugana, लगा सकते, लगाना, लगाएं, लगाऊं',
  ),
  oldVinesOrFish: words(
    'old vine, old vines, after last picking, after picking, last picking, after harvest, fish, purani bel, bel ka kya, machhli, machli, ke baad, पुरानी बेल, मछली, तुड़ाई के बाद, के बाद',
  ),
  drips: words('drip, drip irrigation, tapak, ड्रिप, टपक'),
  whichWater: words(
    'khula pani, khule pani, accha ya, achha ya, behtar, खुला पानी, खुले पानी, अच्छा या, बेहतर, which is better, better, or furrow, furrow or, shet tale, shettale, farm pond, konsa behtar, kaun sa behtar, kaunsa accha, कौन सा बेहतर, कौन सा अच्छा, शेततळे, खेत तालाब',
    'settle',
  ),
  flowersEarly: words(
    'flowering in, going to flower, gone to flower, flower early, flowers early, flowering early, bolting, bolts, bolted, phool aa raha, phool aa rahe, phul aa rahe, phool nikal, phool aa gaya, dandi nikal, फूल आ रहा, फूल आ रहे, फूल निकल, फूल आ गया, डंडी निकल',
  ),
  vineCuttings: words('vine cutting, vine cuttings, cutting, cuttings, vines, bel, kalam, बेल, कलम, vine'),
  whichPartOrNodes: words(
    'which part, how many node, how many nodes, number for, number per acre, how many cutting, how many cuttings, kaun sa hissa, kitni gaanth, kitni aankh, kitni kalam, kitni bel, कौन सा हिस्सा, कितनी गाँठ, कितनी कलम, कितनी बेल',
  ),
  howMany: words('how many, kitne, kitni, कितने, कितनी'),
  maleNeeded: words(
    'male plant, male plants, male vine, male vines, how many male, only female, female cutting, female cuttings, nar, nar paudha, nar bel, nar paudhe, no fruit, no fruits, fal nahi, phal nahi, नर, नर पौधा, नर बेल, नर पौधे, फल नहीं',
  ),
  lastCutForSeed: words(
    'last cutting, last cut, leave for seed, left for seed, keep for seed, for seed, seed crop, seed production, beej ke liye, beej banana, आखिरी कटाई, बीज के लिए, बीज बनाना, quintal will come, quintal seed, seed quintal',
  ),
  perAcreSeed: words(
    'seed rate, seed for one acre, seed per acre, kg seed, kitna beej, beej kitna, how much seed, how many kg, बीज कितना, कितना बीज',
  ),
  quintalSeedComes: words(
    'seed 3 quintal will come, seed 2 quintal will come, 3 quintal seed will come, 2 quintal seed will come, beej 3 quintal, beej 2 quintal',
  ),
  keepsOwnSeed: words(
    'keep own seed, keep seed, save seed, seed for next year, save properly, save it as seed, beej rakh, beej bacha, बीज रख, बीज बचा, store seed',
  ),
  cutsOrPulls: words(
    'pull out, pull or cut, cut or pull, cut it, cut again, how many cuts, how many cutting, how many cuttings, ukhad, ukhade, kaate ya, kate ya, dobara kat, kitni katai, उखाड़, काटें या, दोबारा काट, कितनी कटाई',
  ),
  beforeCombine: words(
    'before combine, for combine, before harvest, before cutting, combine, harvester, katai se pehle, katne se pehle, combine se pehle, कटाई से पहले, कंबाइन',
  ),
  dryRemains: words(
    'after dry, after drying, how much it will remain, how much remains, dry weight, wet and dry, wet and after dry, final weight, sukhne ke baad, sookhne ke baad, sukhane ke baad, sukhi kitni, सूखने के बाद, सुखाने के बाद, सूखी कितनी',
  ),
  zincOrUreaMixed: words('zinc, urea, jink, ज़िंक, जिंक, यूरिया'),
  inOneTank: words(
    'one tank, in one tank, same tank, tank mix, mix urea, mix zinc, can i mix, mix with, ek tanki, ek hi tanki, mila kar, milakar, mila sakte, एक टंकी, मिलाकर, मिला सकते',
  ),
  thirdRatoon: words(
    'third year, third ratoon, 3rd year, 3rd ratoon, fourth year, second ratoon, 2nd ratoon, plough it out, plough out, teesri, tisri, teesra saal, tisre saal, तीसरी, तीसरे साल, तीसरा साल, चौथे साल',
  ),
  cloveSizeOrLand: words(
    'कितना खेत, कितने खेत, kitne khet, which size, size clove, clove size, which side, side up, how much area, how much land, area will cover, kaun si kali, kis taraf, kitni jamin, kitna khet, कली का आकार, किस तरफ, कितनी ज़मीन, कितनी जमीन',
  ),
  guarForVegetable: words(
    'vegetable, vegetables, sabji, sabzi, summer, garmi, march, after gehu, after wheat, for gum, सब्जी, सब्ज़ी, गर्मी, मार्च',
  ),
  mothBean: words('moth bean, moth dal, moth, moth ki, मोठ'),
  littleRainOrRisk: words(
    'one barish, one rain, ek barish, less risk, risk, only rain, kam barish, jokhim, एक बारिश, कम बारिश, जोखिम, बारानी, rainfed',
  ),
  pegsBroken: words(
    'peg broken, pegs broken, peg broke, pegs broke, many peg, pegs cut, peg is broken, sui tut, suiyan tut, सुई टूट, सुइयां टूट, खूंटी टूट',
  ),
  earthedLate: words('at 60 days, at 55 days, at 65 days, earthing up mistake, hoeing at 60, 60 din par, 60 दिन पर'),
  contractOrOil: words(
    'farming good, acre good, kheti acchi, kheti achhi, profit, munafa, मुनाफा, contract, contract farming, company, buyback, buy back, oil buyer, litre oil, oil per litre, theka, कंपनी, ठेका, अनुबंध',
  ),
  teaPlant: words('tea, chai, chay, चाय'),
  kishanganj: words('kishanganj, kisanganj, किशनगंज, bihar, बिहार'),
  fromOneClump: words(
    'one clump, per clump, from one clump, each clump, one plant, per plant, ek paudhe se, ek jhad se, एक पौधे से, एक झाड़ से',
  ),
  cottonRainLate: words(
    'rain not came, rain not come, rain has not come, no rain yet, still rain not, rain is late, barish nahi hui, barish nahi aayi, abhi tak barish nahi, बारिश नहीं हुई, बारिश नहीं आई, अभी तक बारिश नहीं',
  ),
  asBorder: words('border, as border, boundary, around, border crop, med par, kinare, मेड़ पर, किनारे, चारों ओर'),
  inMay: words('10 may, 5 may, 8 may, 12 may, 15 may, 20 may, in may, may month, may me, मई में, 10 मई, 15 मई, मई के'),
  littleRetWater: words(
    'water problem, water is less, less water, no water, little water, pani kam, pani nahi, पानी कम, पानी नहीं',
  ),
  kodoOrKutki: words('kodo, kutki, kodon, कोदो, कुटकी, kodo millet, little millet'),
  mixedSeed: words(
    'seed is mix, seed is mixed, seed mixed, mixed seed, mix seed, separate, alag kar, mila hua beej, beej mil gaya, बीज मिल गया, मिला हुआ बीज, अलग कर',
  ),
  traysOrMats: words('tray nursery, trays, how many trays, tray, mat nursery, mats, kitni tray, ट्रे, मैट नर्सरी'),
  sandyLand: words('sandy, sand, light soil, retili, ret wali, balui, रेतीली, बलुई, हल्की मिट्टी'),
  wetSide: words(
    'wet land, wet soil, side of nala, nala, low land, waterlogged, water stands, gili jamin, geeli jamin, nale ke paas, pani wali, गीली ज़मीन, गीली जमीन, नाले के पास, पानी वाली, नीची',
  ),
  polesOrFirstYear: words(
    'pole, poles, how many pole, first year, when fruit, kitne khambe, khambe, pehle saal, खंभे, पहले साल',
  ),
  mustardInBerseem: words(
    'sarson kitni, kitni sarson, sarson milaye, sarson milaen, how much mustard, how much sarson, सरसों कितनी, कितनी सरसों, सरसों मिलाएं',
  ),
  redOrGreenPepper: words(
    'chilli pepper, green pepper, red pepper, hot pepper, chilli, chillies, hari mirch, lal mirch, हरी मिर्च, लाल मिर्च',
  ),
  givesUrea: words(
    'give urea, urea at, urea in, urea de, urea dal, urea daal, urea du, urea dena, yuria de, top dress, top dressing, यूरिया दे, यूरिया डाल, यूरिया दूं, यूरिया देना',
  ),
  atFlowering: words(
    'at flowering, flowering, flower stage, in flower, phool par, phool aane par, phool ke samay, phool aate, phul par, फूल पर, फूल आने पर, फूल के समय, फूल आते',
  ),
  notUpYet: words(
    'not come up, not came up, not coming up, has not come, not emerged, not sprouted, nahi uga, nahi uge, नहीं उगा, नहीं उगे',
  ),
  tillage: words(
    'how many times to plough, how many ploughing, how many ploughings, ploughing, land preparation, prepare the land, field preparation, kitni jutai, kitni bar jutai, khet ki taiyari, khet kaise taiyar, जुताई कितनी, कितनी जुताई, कितनी बार जुताई, खेत की तैयारी, खेत कैसे तैयार',
  ),
  gourdOrBrinjal: words(
    'brinjal, baingan, baigan, tomato, tamatar, chilli, mirch, bottle gourd, lauki, karela, bitter gourd, tori, ridge gourd, pumpkin, kaddu, okra, bhindi, cucumber, kheera, बैंगन, टमाटर, मिर्च, लौकी, करेला, तोरई, कद्दू, भिंडी, खीरा',
  ),
  takesSeedOfFruit: words(
    'beej kaise nikale, beej kaise nikalen, beej nikalna, beej nikale, बीज कैसे निकाले, बीज कैसे निकालें, बीज निकालना, take seed from, seed from own fruit, from own fruit, how to take seed, own seed how, save seed from, seed for next year from, beej nikal, beej kaise nikal, beej kaise bana, beej rakhna, beej kaise rakh, ghar ka beej kaise, बीज निकाल, बीज कैसे निकाल, बीज कैसे बना, बीज कैसे रख',
  ),
  podsEmpty: words(
    'pods are empty, pods empty, empty pods, pod empty, only skin, no grain in pod, no grains in pod, khali phali, phali khali, fali khali, daana nahi bhar, dana nahi bhar, फली खाली, फलियां खाली, खाली फली, दाना नहीं भर',
  ),
  saagEaten: words(
    'saag, as saag, leaves eating, eat leaves, pluck leaves, leaf picking, saag tod, saag ke liye, patte tod, साग, पत्ते तोड़, साग तोड़',
  ),
  yieldLess: words(
    'yield will reduce, yield reduce, reduce yield, yield less, less yield, will yield, upaj kam, paidavar kam, upaj ghat, उपज कम, पैदावार कम, उपज घट',
  ),
  kabuli: words('kabuli, kabli, dollar chana, काबुली, डॉलर चना'),
  desi: words('desi, deshi, देसी, देशी'),
  directOnion: words(
    'direct sowing, direct seeding, broadcasting, broadcast, directly sow, sown direct, sow directly, seedha beej, sidha beej, chhitak, chhidkav vidhi, सीधा बीज, सीधी बुवाई, छिटक',
  ),
  splitsSeed: words(
    'beej todna, todna padta, todna pdta, todna padega, todna hai, todna h, tod ke bona, तोड़ना पड़ता, तोड़ना है, break in two, split, splitting, rub the seed, crush seed, do tukde, todkar, tod kar, masal, ragad, दो टुकड़े, तोड़कर, मसल, रगड़',
  ),
  pitOrHole: words(
    'hole size, pit size, size of pit, size of hole, how big pit, planting hole, gaddha kitna, gadda kitna, gaddhe ka size, gaddhe ka aakar, गड्ढा कितना, गड्ढे का आकार, गड्ढे का साइज',
  ),
  rowsTogether: words(
    'row, rows, ratio, together, intercrop, mixed, kataar, katar, line, lines, saath, sath, kitni line, पंक्ति, कतार, कतारें, लाइन, लाइनें, साथ, अनुपात',
  ),
  unploughed: words(
    'bina jote, bina jutai, bina jutaai, bina jote bo, bina jot, without ploughing, without plowing, no ploughing, without tillage, बिना जुताई, बिना जोते',
  ),
} as const;
