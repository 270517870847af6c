import { words } from '../words.js';

/** Ideas of what an animal shows or has come to. */
export const ANIMAL_SIGN_IDEAS = {
  noseRuns: words(
    'water from nose, nose running, running nose, nose is running, discharge from nose, nasal discharge, naak se pani, nak se pani, naak beh, nak beh, नाक से पानी, नाक बह',
  ),
  mouthSore: words(
    'mouth sore, sore mouth, mouth sores, sores in mouth, sores in the mouth, mouth ulcers, blisters in mouth, muh me chhale, munh me chhale, muh pak, मुँह में छाले, मुंह में छाले, मुँह पक',
  ),
  looseDung: words(
    'loose motion, loose motions, loose dung, diarrhoea, diarrhea, scours, dast, patla gobar, दस्त, पतला गोबर, पोंका',
  ),
  /** Chicks that lie one upon the other are cold. */
  chicksPileUp: words(
    'pile up, piling up, piled up, one on another, one over another, on top of each other, crowd together, crowding together, huddle, huddling, ek dusre pe chadh, ek dusre par chadh, ek ke upar ek, jhund bana, एक दूसरे पर चढ़, एक के ऊपर एक',
  ),
  chickWord: words(
    'chuzo, chuzon, chujon, chuzo ke, चूजों, चूज़ों, chick, chicks, chooza, chooze, chuza, chuze, chuje, chooje, चूजा, चूज़ा, चूजे, चूज़े',
  ),
  eye: words('eye, eyes, aankh, ankh, aankho, आँख, आंख, आँखें, आंखें, आँखों, आंखों'),
  eyeSign: words(
    'white, watery, watering, water, red, pink, worm, blind, film, closed, pani, paani, safed, safedi, lal, laal, keeda, kida, fuli, phuli, band, पानी, सफेद, सफ़ेद, सफेदी, लाल, कीड़ा, कीड़े, फूली, बंद, अंधी',
  ),
  eyeOfPlant: words('potato, sugarcane, aalu, aloo, ganna, आलू, गन्ना, गन्ने'),
  withFever: words(
    'fever, mouth, nose, bukhar, munh, muh, naak, dast, chhale, lump, lumps, बुखार, मुँह, मुंह, नाक, दस्त, छाले, गांठ, गाँठ',
    'amount, mount, mountain',
  ),
  dead: words(
    'dead, died, dies, death, carcass, mari, mara, mar gayi, mar gai, mar gaya, mari hui, मर गई, मर गयी, मर गया, मरी, मरा, मृत, शव',
  ),
  buried: words(
    'bury, burying, dispose, disposal, throw, carcass, dafna, dafnana, dafnaye, gaad, gaadna, gade, fenke, phenke, kya kare, what to do, दफना, दफनाना, दफनाएं, दफनाएँ, गाड़ना, गाड़ें, गाड़े, फेंके, फेंकें, क्या करें',
  ),
  /** Some died, and what is done for the others is asked. */
  othersIll: words(
    'shivering, shiver, for cold, in cold, from cold, fever, others, remaining, rest are, sick, cough, loose motion, thand se, thand lag, kaanp, kanp, bimar, beemar, baki, bukhar, ठंड से, ठंड लग, काँप, कांप, बीमार, बाकी, बुखार',
    'remain',
  ),
  compensation: words('compensation, relief, muavja, muaavja, muavza, sahayata, मुआवजा, मुआवज़ा, सहायता, राहत'),
  breed: words(
    'murrah, sahiwal, gir, tharparkar, rathi, jersey, hf, holstein, nili ravi, surti, bhadawari, mehsana, jaffarabadi, murra, मुर्रा, साहीवाल, गिर गाय, गीर, थारपारकर, राठी, जर्सी, एचएफ, नीली रावी, सुरती, भदावरी, मेहसाना, जाफराबादी',
  ),
  givesMilk: words(
    'milk per day, milk a day, how much milk, how many litre, how many litres, kitne litre, kitna litre, kitna dudh, kitna doodh, dudh deti, doodh deti, कितना दूध, दूध देती, कितने लीटर, कितना लीटर',
  ),
  feedAsked: words('feed, ration, dana, daana, chara, khilaye, दाना, चारा, आहार, खिलाएं, खिलाएँ'),
  mineralMix: words('mineral mixture, mineral mix, khanij mishran, मिनरल मिक्सचर, मिनरल मिक्चर, मिनरल मिक्स, खनिज मिश्रण'),
  cud: words('cud, rumination, jugali, jugaali, pagur, जुगाली, जुगालि, पागुर'),
  grainOrFlour: words(
    'wheat, grain, flour, roti, gehu, gehun, atta, aata, anaj, rice, chawal, गेहूं, गेहूँ, आटा, अनाज, रोटी, चावल, दावत',
  ),
  notEating: words(
    'dana nahi kha, daana nahi kha, दाना नहीं खा, दाना नही खा, not eating, not eat, stopped eating, does not eat, doesnt eat, wont eat, refuses to eat, refusing fodder, refuses fodder, not taking fodder, off feed, lost appetite, chara nahi kha, chara nhi kha, chara nahin kha, chara nahi khati, chara nhi khati, khana nahi kha, khana nhi kha, khana chhod, khana chod, khana band kar, chara chhod, chara chod, kha nahi rahi, kha nhi rahi, kuch nahi kha, kuch nhi kha, चारा नहीं खा, चारा नही खा, चारा नहीं खाती, चारा छोड़, चारा छोड, खाना नहीं खा, खाना नही खा, खाना छोड़, खाना छोड, खाना बंद कर, खा नहीं रही, खा नही रही, कुछ नहीं खा, कुछ नही खा',
  ),
  /** What tells of another illness that an animal eats nothing with. */
  withOtherSigns: words(
    'fever, mouth, nose, cough, dung, loose, udder, teat, blood, lump, lumps, neck, throat, swollen, shiver, calved, calving, newborn, calf, vaccine, bukhar, bukhaar, munh, muh, naak, khansi, dast, gobar, than me, than se, than ka, than ki, than sooj, than suj, khoon, ganth, gala, gale, sujan, soojan, kaanp, byai, byayi, byane, bachhda, katda, tika, बुखार, मुँह, मुंह, नाक, खाँसी, खांसी, दस्त, गोबर, थन, खून, गांठ, गाँठ, गला, गले, गर्दन, सूजन, काँप, कांप, ब्याई, ब्यायी, ब्याने, बछड़ा, कटड़ा, टीका, लार, laar, lar',
    'amount, mount, mountain, under',
  ),
  buffalo: words('buffalo, buffaloes, bhains, bhais, bhens, भैंस, भैंसें'),
  hotMonths: words(
    'summer, summers, hot months, may and june, in may, in june, june me, june mein, may me, जून में, मई में, मई-जून, garmiyo, garmiyon, garmi ke mausam, garmi ke dino, गर्मियों, गर्मी के मौसम, गर्मी के दिनों, गर्मी के महीनों, जेठ',
    'गर्मी, गरमी, garmi',
  ),
  noHeatSeen: words(
    'do not show heat, not show heat, does not show heat, not showing heat, गाभिन क्यों नहीं, गाभिन नहीं, हीट क्यों नहीं, heat kyo nahi',
  ),
  oil: words('oil, tel, तेल'),
  swollen: words(
    'bloat, bloated, swollen, swelled, afara, afra, pet fool, pet ful, pet phool, pet phul, अफारा, अफरा, पेट फूल, पेट फुल',
  ),
  teat: words(
    'than garam, than sakht, than sakt, ek than, teat, teats, udder, quarter, than me, than se, than ka, than ki, than sooj, than suj, thano, थन, थनों, अयन',
    'under',
  ),
  mastitisSign: words(
    'fatke, phatke, fatke jaise, fata doodh, phata doodh, doodh fat raha, phutki, phutkiyan, sakht aur garam, garam aur sakht, sakt aur garam, garam aur sakt, tukde aa rahe, सख्त और गरम, सख्त और गर्म, गरम और सख्त, फटके, फुटकी, flakes, clots, hot and hard, hard and hot, chhichde, chichde, chhichhde, thakke, छिछड़े, छीछड़े, थक्के',
  ),
  shareer: words('shareer bahar, sharir bahar, शरीर बाहर, शरीर निकल, shareer nikal, sharir nikal'),
  kids: words('kid, kids, lamb, lambs, memna, memne, bachche, bachhe, bachcha, मेमना, मेमने, बच्चे, बच्चा, बच्चों'),
  cold: words('cold, shivering, shiver, winter, thand, sardi, kaanp, kanp, ठंड, सर्दी, काँप, कांप'),
  coughs: words('cough, coughing, khansi, khaansi, naak, nose, खाँसी, खांसी, नाक'),
  comesOut: words(
    'comes out, coming out, comes outside, coming outside, came out, goes in, hanging out, bahar aata, bahar aati, bahar aa jata, bahar aa jati, bahar nikalta, bahar nikalti, andar chala jata, andar chali jati, बाहर आता, बाहर आती, बाहर आ जाता, बाहर आ जाती, बाहर निकलता, बाहर निकलती, अंदर चला जाता, अंदर चली जाती',
  ),
  gaveBirth: words(
    'gave birth, given birth, calved, after calving, delivered, byayi, byai, biyai, byahi, byane ke baad, bachha diya, bachcha diya, ब्याई, ब्यायी, ब्याही, ब्याने के बाद, बच्चा दिया',
  ),
  /** What calcium that has run out is known by. */
  milkFeverSign: words(
    'ears are cold, ears cold, cold ears, ear is cold, ears are very cold, neck turned, head turned, neck bent, turned to one side, turned to the side, turns her neck, cannot stand, can not stand, cant stand, cannot get up, can not get up, not getting up, not able to stand, not able to get up, unable to stand, unable to get up, not standing, sat down and, kaan thande, kan thande, kaan thanda, gardan modh, gardan mod, gardan ghuma, uth nahi, uth nhi, khadi nahi ho, baith gayi, baith gai, कान ठंडे, कान ठंड, गर्दन मोड़, गर्दन घुमा, उठ नहीं, उठ नही, खड़ी नहीं हो, बैठ गई, बैठ गयी',
  ),
  behind: words('behind, back, rear, vagina, vulva, peeche, piche, peechhe, पीछे, पिछवाड़े'),
  liesOrCarries: words(
    'sit, sits, sitting, lie, lies, lying, pregnant, baith, baithti, baithne, let, letti, gabhin, gyabhin, बैठ, बैठती, बैठने, लेटती, लेटने, गाभिन, ग्याभिन',
  ),
  placentaOrDung: words('placenta, afterbirth, dung, jer, gobar, जेर, गोबर'),
  manure: words('manure, khad, khaad, खाद'),
  insemination: words('AI, insemination, garbhadhan, krtrim, kritrim, गर्भाधान'),
  charge: words(
    'charge, charges, fee, fees, cost, price, kitne rupay, kitna paisa, kharcha, kharch, कितने रुपए, कितने रुपये, फीस, खर्च, खर्चा',
    'prince',
  ),
  stung: words('sting, stings, stung, bit me, kaat liya, kat liya, kata, dank, काट लिया, काटा, डंक'),
  queen: words('queen bee, queen bees, queenless, rani makkhi, rani madhumakhi, रानी मक्खी, रानी मधुमक्खी'),
  pigs: words('pig, pigs, suar, suwar, sooar, सूअर, सुअर'),
  soldWhen: words(
    'when to sell, at which weight, sale age, age to sell, sale weight, kab beche, kab bechen, bechne layak, bechne layk, bechne laayak, कब बेचें, कब बेचे, बेचने लायक, बिकने लायक',
  ),
  piglets: words('piglet, piglets, suar ke bachche, suar ke bachhe, सूअर के बच्चे, सुअर के बच्चे'),
  gasps: words(
    'gulping, gulp, gasping, gasp, coming to surface, come to surface, come to the surface, upar aa rahi, upar aakar, muh khol, सतह पर, ऊपर आ रही, ऊपर आकर, मुंह खोल, मुँह खोल, हाँफ, हांफ',
  ),
  redUrine: words(
    'पेशाब कॉफी जैसा लाल, पेशाब कॉफी जैसा, कॉफी जैसा पेशाब, लाल पेशाब, peshab coffee jaisa, urine like coffee, red urine, urine red, urine is red, coffee colour urine, coffee coloured urine, coffee color urine, blood in urine, lal peshab, laal peshab, peshab lal, peshab laal, coffee jaisa peshab, peshab coffee, peshab me khoon, लाल पेशाब, पेशाब लाल, कॉफी जैसा पेशाब, पेशाब कॉफी, पेशाब में खून',
  ),
  highFever: words(
    'high fever, has fever, with fever, ticks, tez bukhar, bukhar hai, kilni, chichdi, तेज बुखार, बुखार है, किलनी, चिचड़ी, चीचड़ी',
  ),
  calvedOrCarries: words(
    'calved, calving, pregnant, byane, byayi, byai, biyai, gabhin, gyabhin, ब्याने, ब्याई, ब्यायी, ब्याए, गाभिन, ग्याभिन, ग्याभन',
  ),
  feverWord: words('fever, bukhar, bukhaar, बुखार, ज्वर'),
  milkFeverName: words('milk fever, milkfever, milk fevar, मिल्क फीवर, मिल्क फिवर, सूतिका'),
  /** What makes a fever one that has a name. */
  signBesideFever: words(
    'mouth, drool, drooling, saliva, blister, blisters, hoof, hooves, lame, limping, limp, throat, neck, skin, lump, lumps, dung, loose, motion, motions, stool, calf, vaccine, vaccination, nose, breath, breathing, joint, joints, tick, ticks, urine, eye, eyes, abortion, aborted, swelling, swollen, leg, legs, worms, after injection, munh, muh, lar, laar, chhale, chale, khur, gala, gale, gardan, naak, nak, dast, gobar, peshab, kilni, chichdi, tika, teeka, aankh, ankh, sujan, soojan, pair, langda, ganth, gaanth, मुँह, मुंह, लार, छाले, खुर, गला, गले, गर्दन, नाक, दस्त, गोबर, पेशाब, किलनी, चिचड़ी, टीका, टीके, आँख, आंख, सूजन, पैर, लंगड़ा, गाँठ, गांठ, साँस, सांस, सूज',
    'amount, mount, mountain, worse',
  ),
  throatWord: words('throat, below the jaw, under the jaw, gala, gale, गला, गले'),
  swells: words(
    'swollen, swelling, swelled, swells, sujan, soojan, sujh, sooj gaya, suj gaya, phool gaya, सूजन, सूज, फूल गया',
  ),
  milkFalls: words(
    'milk dropped, milk drops, milk has dropped, milk fell, milk falls, milk has fallen, milk went down, milk reduced, milk is reduced, milk has reduced, milk is less, milk became less, milk decreased, milk is half, gives less milk, giving less milk, dudh kam ho, doodh kam ho, dudh ghat, doodh ghat, dudh aadha, doodh aadha, दूध कम हो, दूध घट, दूध आधा',
  ),
  aborts: words(
    'abort, aborts, aborted, abortion, miscarriage, slips the calf, slipped the calf, slips her calf, slipped her calf, threw the calf, threw her calf, throws the calf, calf came before time, bachha gira, bachcha gira, bachha gir gaya, bachcha gir gaya, garbhpat, बच्चा गिर, बच्चा गिरा, गर्भपात',
  ),
  thinShell: words(
    'thin shell, thin shells, soft shell, soft shells, shell is thin, shells are thin, shell is soft, shells are soft, without shell, shell breaks, chhilka patla, chhilka naram, छिलका पतला, छिलका नरम',
  ),
  getsThin: words(
    'getting thin, gets thin, became thin, losing weight, loses weight, very thin, dubli ho, dubla ho, kamjor ho, दुबली हो, दुबला हो, कमजोर हो',
  ),
  feastFood: words(
    'wedding food, feast food, leftover food, leftover rice, party food, feast leftovers, marriage food, dawat ka khana, shadi ka khana, दावत का खाना, शादी का खाना, भोज का खाना',
  ),
  bloodWord: words('blood, bloody, khoon, khun, खून, ख़ून'),
  bodyBlood: words(
    'dung, gobar, stool, urine, peshab, nose, naak, mouth, गोबर, पेशाब, नाक, मुँह, cough, खाँसी, dast, दस्त',
    'amount, mount, mountain',
  ),
  onlyMilk: words('milk, doodh, dudh, दूध, दुध'),
  isTreated: words(
    'antibiotic, antibiotics, deworming, dewormed, dewormer, injection, injections, treatment, medicine, sui, suyi, sooi, ilaj, ilaaj, dawa, dawai, एंटीबायोटिक, इंजेक्शन, सुई, इलाज, दवा, दवाई',
  ),
  goesWhere: words(
    'sell, drink, can we use, can i use, throw, discard, feed to calf, give to calf, use the milk, safe, bech, beche, bechen, bech sakte, pi sakte, pee sakte, pila, pila de, pilaye, fek, fenk, phenk, phek, bachhde ko, बेच, बेचें, पी सकते, पिला, पिलाएं, पिलाएँ, पिलाऊं, फेंक, फेक, बछड़े को',
  ),
  sucks: words(
    'lets it, lets the calf, let it drink, let the calf, suck, sucks, suckle, chokhne, चोखने, पीने देता, पीने देते',
  ),
  letsDown: words('oxytocin, let down, utar, utarne, pawasna, ऑक्सीटोसिन, उतार, उतरने, उतरवाने, पावसना'),
  givesLess: words('less milk, milk reduced, kam, ghat, sukh, dry off, कम, घट, सूख, सुखा'),
  cloudy: words('cloudy, clouds, overcast, badal, baadal, बादल, बादलों'),
  feedOrDung: words('feed, dung, dana, daana, gobar, chara, दाना, गोबर, चारा'),
  /** Only a pond is given both. */
  feedAndDung: words(
    'feed and dung, feed and cow dung, feed or dung, feed or cow dung, dung and feed, cow dung and feed, dana aur gobar, dana gobar, gobar aur dana, gobar dana, dana ya gobar, दाना और गोबर, दाना गोबर, गोबर और दाना, गोबर दाना, दाना या गोबर, दाना व गोबर',
  ),
  heatString: words(
    'clear string, clear discharge, transparent discharge, pardarshi tar, pardarshi taar, saaf tar, saaf taar, saf tar, saf taar, lambi tar, lambi taar, tar dikhi, taar dikhi, tar latak, taar latak, पारदर्शी तार, साफ तार, लंबी तार, लंबा तार, तार दिखी, तार दिखा, तार लटक',
  ),
  getsInseminated: words(
    'inseminate, inseminated, insemination, semen, sehaj, AI, tika, teeka, beej, gabhin, सहज, टीका, बीज, गाभिन, सीमेन, गर्भाधान',
  ),
  beeBoxes: words('bee box, bee boxes, bee hive, bee hives, beehive, beehives'),
  iSpray: words(
    'what time of day should i spray, what time of day do i spray, when to spray, when do i spray, when should i spray, when can i spray, what time to spray, what time should i spray, how do i spray, kab chhidku, kab chhidkun, kab chidku, kis samay chhidku, kis samay chhidkun, kab spray karu, kab spray karun, kis samay spray, spray kab karu, spray kab karun, chhidkav kab karu, कब छिड़कूँ, कब छिड़कूं, किस समय छिड़कूँ, किस समय छिड़कूं, स्प्रे कब करूँ, स्प्रे कब करूं, कब स्प्रे करूँ, कब स्प्रे करूं, किस समय स्प्रे, छिड़काव कब करूँ, छिड़काव कब करूं',
  ),
  pigsDying: words(
    'pigs died, pigs are dying, pigs dying, pig died, high fever, ears red, ears become red, ears and belly, suar mar, सूअर मर, कान लाल',
  ),
  dogBite: words(
    'mad dog, dog bit, dog bite, bitten by dog, dog has bitten, kutte ne kaat, kutte ne kata, kutta kaat, pagal kutta, pagal kutte, पागल कुत्ता, पागल कुत्ते, कुत्ते ने काट, कुत्ते ने काटा',
  ),
  livestockNamed: words(
    'cow, buffalo, goat, calf, animal, gaay, gai, gay, gaaye, bhains, bhais, bakri, bachhda, गाय, भैंस, बकरी, बछड़ा, पशु',
  ),
  webOnComb: words(
    'web on comb, web on the comb, webs on comb, web like cotton, white web, worms in comb, worms in the comb, crawling in comb, jaala chhatte, chhatte me jala, chhatte me jaala, छत्ते में जाला, छत्ते पर जाला, wax moth',
  ),
  combOrBees: words('comb, combs, bee, bees, bee box, chhatta, chhatte, madhumakkhi, छत्ता, छत्ते, मधुमक्खी'),
  tiesWeight: words(
    'tie a brick, tie brick, tie a stone, tie stone, tie weight, tie a weight, eent bandh, eent baandh, patthar bandh, patthar baandh, vajan bandh, ईंट बाँध, ईंट बांध, पत्थर बाँध, पत्थर बांध, वजन बाँध, वजन बांध',
  ),
  ofCalvedCow: words('jer, placenta, smell, cow, buffalo, bhains, gaay, जेर, गाय, भैंस, बदबू, badbu'),
  milkOfSickTeat: words(
    'this milk to calf, give this milk, milk to calf and home, use this milk, this milk at home, drink this milk, yeh doodh bachhde, ye doodh bachhde, is doodh ko bachhde, yeh doodh pi, ye doodh pi, इस दूध को बछड़े, यह दूध बछड़े, यह दूध पी, ये दूध पी',
  ),
  feverOrSwollen: words(
    'fever, hot, hard, clots, eating little, bukhar, sakht, garam, phutki, chhichhde, बुखार, सख्त, छिछड़े',
  ),
  cloudyDischarge: words(
    'discharge cloudy, cloudy discharge, white discharge, discharge is white, tar gadla, tar thoda gadla, gadla tar, gandla tar, tar safed, safed tar, tar me mawad, tar me safedi, गदला तार, तार गदला, तार सफेद, सफेद तार, मवाद वाला तार',
  ),
  downTo: words(
    'pr aa gaya, par aa gaya, pe aa gaya, pr aa gya, par aa gya, pe aa gya, par aa gayi, pe aa gayi, pr aa gayi, par aa gai, par utar, pe utar, reh gaya hai, rah gaya hai, hi reh gaya, hi rah gaya, reh gya, rah gya, down to, fell to, dropped to, come down from, reduced to, पर आ गया, पर आ गई, रह गया है, ही रह गया, पर उतर',
  ),
  milkMeanwhile: words(
    'give milk to dairy meanwhile, milk meanwhile, sell milk meanwhile, sell the milk meanwhile, milk to dairy, sell this milk, sell the milk, doodh dairy me, dudh dairy me, doodh bech sakte, dudh bech sakte, doodh bechu, doodh pee sakte, दूध डेयरी में, दूध बेच सकते, दूध बेचूँ, दूध पी सकते',
  ),
  underCure: words(
    'doctor gave tube, gave tube, tube for, tube in teat, tubes, doctor gave injection, injection given, course of, antibiotic, tube lagayi, tube lagai, tube di, tube chadhai, doctor ne tube, sui lagi, sui lagai, injection laga, ट्यूब दी, ट्यूब लगाई, ट्यूब चढ़ाई, डॉक्टर ने ट्यूब, सुई लगी, सुई लगाई, इंजेक्शन लगा, एंटीबायोटिक',
  ),
  pantsOrNoseRuns: words(
    'saans tez, saans tej, tez saans, tej saans, sans tez, sans tej, saans phool, saans ful, pet hilta, fast breath, fast breathing, breathing fast, breathes fast, quick breathing, pneumonia, nimonia, nose running, running nose, runny nose, nose runs, naak beh, naak bah, nak beh, nak bah, naak se pani, साँस तेज, सांस तेज, साँस तेज़, सांस तेज़, तेज साँस, तेज सांस, नाक बह, नाक से पानी, निमोनिया',
  ),
  birdsDieTwisted: words(
    'gardan tedhi, gardan teda, gardan ghuma, gardan mud, gardan ulti, hari patli beet, hari beet, twisted neck, neck twisted, neck twists, neck turned, green droppings, green dropping, green watery droppings, गर्दन टेढ़ी, गर्दन घुमा, गर्दन मुड़, हरी पतली बीट, हरी बीट',
  ),
  deadBirdsWhere: words(
    'kutto ko daal, kutton ko daal, kutte ko daal, kutto ko de, kutton ko de, kutto ko khila, kutton ko khila, kutte ko khila, to the dogs, to dogs, feed dogs, feed to dog, mari hui ko kaha, mari murgi kaha, mari hui murgi, mari hui kaha, mari hui ko, kahan fenke, kaha fenke, kahan feke, kaha feke, kahan dabaye, kaha dabaye, throw the dead, dead birds, dead hens, dead ones, bury the dead, where to throw, where to bury, कुत्तों को डाल, कुत्तों को दे, कुत्तों को खिला, मरी हुई को, मरी हुई मुर्गी, मरी मुर्गी, मरी मुर्गियों, कहाँ फेंक, कहां फेंक, कहाँ दबा, कहां दबा',
  ),
  hoursOrWatts: words(
    'kitne ghante, kitna ghanta, kitne watt, kitne wat, kitna watt, kitne vaat, how many hours, how many watts, how many watt, which watt, how long light, कितने घंटे, कितने वाट, कितने वॉट',
  ),
  forOneHen: words(
    'ek murgi ko, ek murgi, har murgi, prati murgi, each hen, one hen, each bird, एक मुर्गी, हर मुर्गी, प्रति मुर्गी',
  ),
  keepsLit: words(
    'jalau, jalaye, jalaun, jalana, jalayen, light lagau, bulb lagau, keep the light, keep light, keep it on, light on, leave the light, जलाऊं, जलाऊँ, जलाएं, जलाएँ, जलाना',
  ),
  memnaWord: words('memna, memne, memno, memnon, lamb, lambs, मेमना, मेमने, मेमनों'),
};
