import { words } from '../words.js';

/** Ideas of what is seen in the field or the shed, and of rents, sales and papers that are asked by it. */
export const SIGN_IDEAS = {
  whiteUnderLeaf: words(
    'white mould under, white mold under, white fungus under, white growth under, niche safed, neeche safed, नीचे सफेद, नीचे सफ़ेद',
  ),
  onionOrGarlic: words('onion, garlic, pyaj, pyaaz, pyaz, lahsun, lehsun, प्याज, प्याज़, कांदा, लहसुन'),
  purple: words('purple, violet, baingani, baigani, jamuni, बैंगनी, बैगनी, जामुनी', 'began, violent'),
  spots: words(
    'spot, spots, patch, patches, dhabba, dhabbe, daag, dag, धब्बा, धब्बे, दाग, चकत्ते, scab, scabs, dane, daane, दाने',
  ),
  downy: words('downy, white growth, safed roye, safed fafund, रोयें, रोएँ, रोएं, सफेद फफूंद, सफेद रुई'),
  whiteEar: words(
    'ears are white, ears white, ears are empty, white and empty, empty and white, white ear, white ears, white panicle, white heads, safed bali, safed baali, bali safed, baali safed, baliyan safed, सफेद बाली, सफेद बालियाँ, सफेद बालियां, बाली सफेद, बालियाँ सफेद, बालियां सफेद, सफेद खाली',
  ),
  stuckInSheath: words('sheath, khol me, atki, atak, खोल, अटकी, अटक, अटककर'),
  deadHeart: words(
    'beech wali patti, bich wali patti, bich ki patti, beech ka patta, bich ka patta, beech wala patta, middle leaf, centre leaf, center leaf, central leaf, बीच वाली पत्ती, बीच वाला पत्ता, dead heart, deadheart, central shoot, gobh, beech ki patti, डेड हार्ट, गोभ, गोफ, पोंगा सूख, बीच की पत्ती, बीच का पत्ता, बीच की फुनगी',
  ),
  calf: words(
    'katiya, kattiya, katia, bachhiya, bachiya, bachhiyan, calf, calves, bachhda, bachhde, bachda, bachde, katda, katde, katra, katre, katdi, pada, padiya, बछड़ा, बछड़े, बछड़ों, बछिया, कटड़ा, कटड़े, कटरा, कटरे, कटड़ी, कटिया, पाड़ा, पाड़े, पड़िया, पड़वा, भैंस का बच्चा, गाय का बच्चा, भैंस के बच्चे, गाय के बच्चे',
  ),
  howMuchADay: words(
    'how much milk, how many litre, how many litres, how many liters, kitna dudh, kitna doodh, kitne litre, dudh kitna, doodh kitna, कितना दूध, दूध कितना, कितने लीटर, कितना पिला, kitna pila',
  ),
  calfIsDead: words('dead, died, mar gaya, mar gayi, मर गया, मर गई, मर गयी'),
  bloody: words('blood, khoon, khooni, खून, खूनी, रक्त'),
  bowelWorms: words(
    'keede ki dawai, kide ki dawai, kido ki dawa, keedo ki dawa, kido ki dawai, keedo ki dawai, kire ki dawai, कीड़े की दवाई, कीड़ों की दवाई, deworm, deworming, dewormer, worms, pet ke kide, pet ke keede, pet me kide, kide ki dawa, keede ki dawa, krimi, पेट के कीड़े, पेट में कीड़े, कीड़े की दवा, कीड़ों की दवा, कृमि, कृमिनाशक, डीवर्मिंग, डिवर्मिंग',
    'worse, crime',
  ),
  after: words('2019'),
  hiredMachine: words(
    'combine, harvester, combain, super seeder, happy seeder, rotavator, कंबाइन, कम्बाइन, कंबाईन, हार्वेस्टर, सुपर सीडर, हैप्पी सीडर, रोटावेटर',
  ),
  rateOfAcre: words(
    'rate per acre, charge per acre, cost per acre, per acre rate, per acre charge, acre ka kitna, acre ka rate, ekad ka kitna, ekad ka kya, acre ka kya, kya lete, kitna lete, kitne lete, एकड़ का कितना, एकड़ का क्या, एकड़ का रेट, एकड़ के कितने, एकड़ कटाई, क्या लेते, कितना लेते, कितने लेते, कितना लेता, कितना लेगा, कटाई का रेट, बीघा का कितना, बीघे का कितना',
  ),
  hires: words('rent, hire, on hire, kiraya, kiraye, kiraaye, bhada, किराया, किराये, किराए, भाड़ा, भाड़े'),
  acre: words('acre, ekad, ekar, bigha, beegha, एकड़, बीघा, बीघे'),
  afterDigging: words(
    'after digging, after harvest, after harvesting, boil, boiling, boiled, cure, curing, polish, polishing, khodne ke baad, khudai ke baad, ubal, ubalna, ubale, ubalte, खोदने के बाद, खुदाई के बाद, उबाल, उबालना, उबालें, उबालते, उबाले, पॉलिश, पालिश',
  ),
  starts: words('start, starting, begin, beginning, shuru, shuruaat, शुरू, शुरु, शुरुआत'),
  fishOtherwise: words(
    'cage, biofloc, tank, subsidy, loan, licence, cost, kharcha, kharch, tanki, बायोफ्लॉक, बायोफ्लोक, केज, पिंजरा, टंकी, टैंक, सब्सिडी, अनुदान, लोन, कर्ज, लाइसेंस, खर्च, खर्चा, लागत, योजना',
  ),
  accident: words('accident, durghatna, hadsa, दुर्घटना, हादसा, हादसे'),
  deathOrLimb: words(
    'death, died, dies, limb, maut, mrityu, mar gaya, hath kat, मौत, मृत्यु, मर गया, मर गए, मर जाए, हाथ कट, अंग, अपंग, विकलांग',
  ),
  mouthDrips: words(
    'saliva, drool, drooling, mouth blisters, mouth sores, laar, lar gir, munh me chhale, muh me chhale, लार, मुँह में छाले, मुंह में छाले, मुँह में घाव, मुंह में घाव',
  ),
  hoof: words('hoof, hooves, hoofs, khur, khuron, खुर, खुरों, feet, foot, khur pak, पैर'),
  youngFruit: words(
    'small fruit, small fruits, tiny fruits, young fruit, young fruits, chote fal, chhote fal, chote phal, chhote phal, batiya, छोटे फल, छोटे छोटे फल, नन्हे फल, बतिया, बतियाँ, बतियां, फल छोटे',
  ),
  yellowsOrFalls: words(
    'yellow, rot, rotting, shrivel, drop, fall, pile, peele, peela, sad, sukh, gir, पीले, पीला, पीली, सड़, सूख, सिकुड़, झड़, गिर',
  ),
  governmentBuys: words(
    'government buying, government centre, procurement, sarkari tol, sarkari kharid, society, सरकारी तोल, सरकारी तौल, सरकारी खरीद, सरकारी कांटे, सरकारी काँटे, एमएसपी पर, सोसायटी, सोसाइटी, समिति में, पैक्स में, क्रय केंद्र',
  ),
  orMandi: words(
    'or mandi, or in the mandi, or market, ki mandi, ya mandi, mandi me ya, कि मंडी, या मंडी, मंडी में या, मंडी में कि, या बाजार, कि बाजार, या आढ़ती, कि आढ़ती, या व्यापारी, कि व्यापारी',
  ),
  gingerOrTurmeric: words('ginger, turmeric, adrak, haldi, अदरक, हल्दी'),
  rhizomeRots: words(
    'rhizome rot, soft rot, rotten rhizome, rhizomes rotten, rhizome is soft, rhizome soft, rhizomes are soft, rhizome is rotten, rhizomes are rotten, rhizome is rotting, rhizomes are rotting, bad smell, foul smell, kand naram, कंद नरम, kand sad, kand gal, ganth sad, ganth gal, gaanth gal, कंद सड़, कंद गल, गांठ गल, गाँठ गल, गांठ गली, गाँठ गली, गांठ सड़, गाँठ सड़, गांठ सड़ी, गाँठ सड़ी, गांठें सड़, गाँठें सड़, कंद सड़ा, कंद गला',
  ),
  plantYellows: words(
    'peela pad raha, pila pad raha, peela pad rha, pila pad rha, peele pad rahe, pile pad rahe, पीला पड़ रहा, पीले पड़ रहे, yellow, yellowing, falling, smell, pile, peele, pili, peeli, gir jate, gir rahe, badbu, badboo, पीले, पीला, पीली, पीलापन, गिर जा, गिर जाते, गिर रहे, बदबू',
  ),
  inStore: words('store, stored, bhandar, भंडार, भंडारण, रखी, रखे', 'story'),
  hybrid: words('hybrid, haibrid, sankar, हाइब्रिड, हाईब्रिड, हायब्रिड, संकर'),
  sownAgain: words(
    'take seed from, seed from those, seed of last year, from last year, keep seed from, again, reuse, own seed, saved seed, farm saved, next year, dobara, dubara, ghar ka beej, ghar ka dana, dana rakha, fasal ka dana, pichle sal ka, दोबारा, दुबारा, घर का बीज, घर का दाना, घर के दाने, फसल का दाना, फसल का बीज, दाना रखा, दाना बो, दाने बो, पिछले साल वाली, पिछले साल वाला, पिछले साल का, अगले साल बो',
  ),
  orange: words('orange, mandarin, sweet orange, santra, mosambi, nagpur orange, संतरा, संतरे, मौसमी, मोसंबी, मोसम्बी'),
  ambia: words('ambia, ambiya, ambe bahar, ambia bahar, अंबिया, अंबिया बहार, आंबिया, अम्बिया, आंबे बहार'),
  notSown: words(
    'prevented sowing, sowing prevented, sowing was prevented, could not be sown, could not be planted, no sowing, without sowing, sowing not possible, sowing was not possible, sowing could not, unsown, did not sow, could not sow, could not plant, could not transplant, not able to sow, not able to plant, unable to plant, remained unsown, fields unsown, left fallow, cannot sow, unable to sow, not sown, sowing failed, buwai nahi, buai nahi, bijai nahi, bo nahi, bowai nahi, बुवाई नहीं, बुआई नहीं, बिजाई नहीं, बोआई नहीं, बुवाई ही नहीं, बुआई ही नहीं, बिजाई ही नहीं, बो नहीं, बो ही नहीं, बो न पाए, बो नहीं पाए',
  ),
  tomato: words('tomato, tomatoes, tamatar, टमाटर'),
  leafRolled: words(
    'leaf is folded, leaves are folded, leaves folded, folded leaf, folded leaves, folded like, leaf rolled, leaves rolled, rolled leaves, rolled like, patte lipte, patti lipti, patte nali, patta mudkar nali, पत्ते लिपटे, पत्ती लिपटी, पत्ती मुड़कर नली, पत्ते नली जैसे, पत्ते मुड़कर नली',
  ),
  floatsInWater: words('float, floats, floating, tairte, tairti, tair rahe, तैरते, तैरती, तैर रहे'),
  notRed: words(
    'not turning red, not becoming red, not getting red, stay green, stays green, staying green, remain green, not ripening, not ripen, lal nahi, laal nahi, hare hi, hara hi, nahi pak rahe, nahi pak raha, लाल नहीं, लाल नही, हरे ही, हरा ही, नहीं पक रहे, नहीं पक रहा',
  ),
  staked: words(
    'tie with stick, tie with sticks, tie plants, how to tie, stake, stakes, staking, staked, tie up, tied up, tying up, string, strings, trellis, support, sahara, bans, sutli, सहारा, सहारे, बाँस, बांस, सुतली, तार बाँध, तार बांध, झाँका, मचान',
  ),
  sunflower: words('sunflower, surajmukhi, soorajmukhi, सूरजमुखी, सूर्यमुखी'),
  guava: words('guava, guavas, amrud, amrood, अमरूद, अमरुद, जामफल'),
  oldTrees: words(
    'old mango trees, old mango tree, old trees, old tree, very tall no fruit, years old very tall, year very tall, old orchard, old trees, old tree, rejuvenate, rejuvenation, purana bag, purane bag, purana bagh, purane ped, budhe ped, budha bag, sal purana, saal purana, jirnodhar, पुराना बाग, पुराने बाग, पुराना बगीचा, पुराने पेड़, पुराना पेड़, बूढ़े पेड़, बूढ़ा पेड़, पेड़ बूढ़े, पेड़ बूढ़ा, बूढ़ा बाग, बूढ़े बाग, साल पुराना, साल पुराने, साल पुरानी, जीर्णोद्धार, कायाकल्प',
  ),
  manured: words('urea, fertiliser, fertilizer, manure, dap, khad, khaad, yuria, यूरिया, खाद, उर्वरक'),
  blackEars: words(
    'black ear, black ears, ears black, ears are black, ears turning black, ears turned black, black powder, bali kali, baliyan kali, baliya kali, kali bali, kala churn, बाली काली, बालियाँ काली, बालियां काली, काली बाली, काली बालियाँ, काली पाउडर, काला पाउडर, काला चूर्ण, काला चूरा',
  ),
  cShaped: words(
    'c shape, c shaped, like c, white grub, white grubs, grub, grubs, cut roots, eat roots, eating roots, safed lat, gidar, kurmula, सफेद लट, गिडार, कुरमुला, सी आकार',
  ),
  droops: words(
    'drooping, droop, droops, drooped, wilting tops, hanging down, murjha, murjhayi, latak, latki, झुक, मुरझा, मुरझाई, लटक, लटकी',
  ),
  greenTuber: words(
    'become green, becomes green, became green, hare ho gaye, hare ho jate, हरे हो, green tubers, tubers green, tubers are green, coming out green, turned green, turning green, green potato, green potatoes, potatoes are green, potato is green, hare aloo, aloo hare, aalu hare, aloo hara, हरे आलू, आलू हरे, आलू हरा, कंद हरे',
  ),
  soakedSeed: words(
    'soaked, soaked whole night, soaked overnight, bhigoya, bhigoye, bhigo kar, bhigokar, भिगोया, भिगोए, भिगोये, भिगोकर, भिगो कर',
  ),
  maggots: words(
    'maggot, maggots, worm inside, worms inside, white worms, मैगट, magat, andar keede, andar kide, andar kida, अंदर कीड़े, अंदर कीड़ा, सफेद कीड़े',
  ),
  dodder: words('dodder, amarbel, amar bel, cuscuta, akash bel, akashbel, अमरबेल, अमर बेल, आकाशबेल, आकाश बेल'),
  holesInGrain: words(
    'holes in grain, holes in grains, grain has holes, grains have holes, dane me ched, dane me chhed, dano me ched, dano me chhed, दाने में छेद, दानों में छेद',
  ),
  pods: words('pod, pods, phali, fali, phaliyan, फली, फलियाँ, फलियां, field, khet, खेत'),
  potash: words('potash, mop, muriate, potaash, पोटाश, पोटास, एमओपी'),
  notToBeHad: words(
    'not available, not getting, shortage, instead of, alternative, substitute, nahi mil, nhi mil, ke badle, ki jagah, khatam, नहीं मिल, नही मिल, मिल नहीं, मिल नही, के बदले, की जगह, बदले क्या, खत्म, गायब',
  ),
  haulmCut: words(
    'bel kaat, bel kat, bel kaatni, bel katni, bel kaatna, bel kab kaate, haulm cutting, cut the haulms, cut haulms, dehaulm, dehalming, patti kaat, patti kab kaat, patta kaat, patte katna, patti katna, patte kaatne, patta kab kaate, पत्ती काट, पत्ता काट, पत्ते काटने, डंठल काटने, haulm, haulms, dehaulming, patte kab kate, patte kaat, danthal kaat, पत्ते काट, पत्ते कब काट, डंठल काट, डंठल कब काट, बेल काट, पौधे काट, डिहॉल्मिंग',
  ),
  ownSeed: words('seed potato, beej, बीज'),
  paysSelf: words(
    'my share, how much do i pay, how much will i pay, apna hissa, kitna dena, kitne paise dene, अपना हिस्सा, हमारा हिस्सा, कितना देना, कितने पैसे देने, कितना पैसा देना, कितने का पड़ेगा, कितने में पड़ेगा, कितना लगेगा',
  ),
  binds: words('tie, tying, binding, propping, bandhai, bandhna, bandhe, बंधाई, बँधाई, बांधना, बाँधना, बांधें, बाँधें, बांधे'),
  garlic: words('garlic, lahsun, lehsun, lahasun, लहसुन'),
  groundnut: words('groundnut, peanut, moongfali, mungfali, moongphali, मूँगफली, मूंगफली'),
  roundSpots: words(
    'round spots, round spot, spots with yellow ring, yellow ring, yellow halo, tikka, gol dhabbe, gol daag, peela ghera, pila ghera, गोल धब्बे, गोल दाग, पीला घेरा, पीले घेरे, टिक्का',
  ),
  soybean: words('soybean, soyabean, soya bean, soyabin, soya, सोयाबीन, सोया'),
  yellowAndGreen: words(
    'yellow mosaic, mosaic, yellow in patches, yellow patches, bright yellow, some green some yellow, yellow and green, yellow green, peela mosaic, pila mosaic, chitkabre, hare pile, पीला मोजेक, पीला मोज़ेक, मोजेक, चितकबरे, हरे पीले, हरा पीला',
  ),
  variety: words('variety, varieties, kism, kisme, kismen, किस्म, किस्में'),
  broadLeaved: words(
    'chodi patti, chaudi patti, chaudee patti, broad leaf weeds, broad leaf, broadleaf, broad leaves weed, bathua, चौड़ी पत्ती, बथुआ',
  ),
  brownInRoot: words(
    'root inside brown, root cut brown, split the root, root split, brown inside the root, jad cheer, jad chir, andar kali bhuri, andar kaali bhuri, andar bhuri dhari, जड़ चीरी, जड़ चीरने, अंदर काली भूरी, भीतर भूरी धारी, अंदर भूरी',
  ),
  comesOutEasily: words(
    'comes out easily, come out easily, comes out easy, pulls out easily, pull out easily, pulls easily, easily pulled, easy to pull out, ukhadne pe aasani, ukhadne par aasani, ukhadne pe asani, ukhadne par asani, ukhadne par asaani, ukhadne pe asaani, asani se ukhad, aasani se ukhad, asaani se ukhad, asani se nikal, aasani se nikal, asaani se nikal, khinchne par ukhad, khichne pe ukhad, hath lagate hi ukhad, haath lagate hi ukhad, आसानी से उखड़, आसानी से निकल, आराम से उखड़, हाथ लगाते ही उखड़, खींचने पर उखड़, खींचो तो उखड़',
  ),
  orangeDots: words(
    'orange spots, orange dots, orange powder, orange pustules, orange bumps, naarangi dane, narangi dane, narangi rang ke dane, naarangi rang ke dane, narangi dhabbe, naarangi dhabbe, narangi churn, orange dane, नारंगी दाने, नारंगी रंग के दाने, नारंगी धब्बे, नारंगी चूर्ण, रतुआ, ratua, rust, geruaa, gerua, गेरुआ',
  ),
  tipsYellow: words(
    'leaf tip yellow, leaf tips yellow, tips yellow, tips are yellow, tip is yellow, tips turning yellow, yellow tips, tips drying, tip burn, tips burning, drying from the tip, yellow from the tip, yellow from top, yellow from above, nok pili, nok peeli, nok pilee, noke pili, nok sukh, noke sukh, upar se pile, upar se peele, upar se pila, upar se peela, sire se pile, नोक पीली, नोक सूख, नोकें पीली, नोकें सूख, ऊपर से पीले, ऊपर से पीला, सिरे से पीले, सिरे पीले, सिरा पीला',
  ),
  larvaHidesByDay: words(
    'subah sham khati, subah shaam khati, subah sham khate, din me chhupti, din me chhip, सुबह-शाम खाती, सुबह शाम खाती, दिन में छुपती, दिन में छिपती, दिन में छुप जाती, hides by day, hide by day, hide in day, hides in day, hides in the day, hide in the day, hides in soil in day, day time hide, morning and evening eat, morning evening eat, morning evening holes, eats in morning and evening, subah sham kha, subah shaam kha, subah sham patte, subah shaam patte, din me chhup, din me chup, din mein chhup, दिन में छुप, दिन में छिप, दिन में नीचे छुप, दिन में मिट्टी में, सुबह-शाम पत्ते, सुबह शाम पत्ते, सुबह-शाम खा, सुबह शाम खा, काली सूंडी, काली सुंडी, काली सूँडी, kali sundi, kaali sundi, kali sundee, black larva, black larvae, black caterpillar, black caterpillars, dark green caterpillar, dark larva, aara makkhi, ara makkhi, आरा मक्खी, sawfly, saw fly',
  ),
  rootEatenEasily: words(
    'आसानी से उखड़ते, आसानी से उखड़ती, aasani se ukhadte, asani se ukhadte, pull easily, pulls easily, comes out easily, come out easily, easily uprooted, uproots easily, white insects in root, white ants, white ant, termite, termites, deemak, dimak, दीमक, आसानी से उखड़, आसानी से निकल, जड़ में सफेद कीड़े, जड़ में सफ़ेद कीड़े, aasani se ukhad, asani se ukhad, jad me safed kide, jad me safed keede, jad me safed kide',
  ),
  redRotNamed: words(
    'red rot, lal sadan, laal sadan, lal sadan rog, लाल सड़न, रेड रॉट, cancer of cane, ganne ka cancer, गन्ने का कैंसर',
  ),
  whorlDust: words(
    'wet saw dust, wet sawdust, saw dust like, sawdust like, saw dust type, like saw dust, like sawdust, burada jaisa, burade jaisa, burade jaisi, buraade jaisi, gila burada, geela burada, gobh me burada, बुरादा जैसा, बुरादे जैसा, बुरादे जैसी, गीला बुरादा, गोभ में बुरादा',
  ),
  pinkWorm: words(
    'pink worm, pinkish worm, pink worms, pink larva, pinkish larva, pink caterpillar, pinkish caterpillar, pink borer, pink stem borer, pink insect, gulabi sundi, gulabi sundiyan, gulabi rang ki sundi, gulabi rang ka keeda, gulabi keeda, gulabi keede, gulabi illi, gulabi si sundi, gulabi tana chhedak, gulabi makdi, गुलाबी सुंडी, गुलाबी रंग की सुंडी, गुलाबी कीड़ा, गुलाबी रंग का कीड़ा, गुलाबी इल्ली, गुलाबी रंग की इल्ली, गुलाबी तना छेदक',
  ),
  pullsOutEasily: words(
    'khichne par nikal, khichne pe nikal, khinchne par nikal, khinchne pe nikal, kheechne par nikal, kheechne pe nikal, khichne se nikal, khinchne se nikal, kheechne se nikal, khichte hi nikal, khinchte hi nikal, haath me aa jati, hath me aa jati, pulls out easily, comes out when pulled, comes out easily, when pull, on pulling, when i pull, खींचने पर निकल, खींचने से निकल, खींचते ही निकल, हाथ में आ जाती',
  ),
  cottonInsects: words(
    'cottony jaise, cottony jaisa, cottony jaisi, cottony keede, safed cottony, safed rui jaise keede, safed rui jaisa keeda, rui jaise keede, rui jaisa keeda, safed rui jaise, safed rui jaisi, white cotton insects, white cottony insects, cottony insects, cotton like insects, white cotton like, mealybug, mealy bug, mealybugs, milibug, meelibug, सफेद रुई जैसे कीड़े, रुई जैसे कीड़े, सफेद रुई जैसा, मिलीबग',
  ),
  withoutChemical: words(
    'bina chemical, bina kemical, bina dawa, bina dawai, bina jahar, without chemical, without chemicals, no chemical, no chemicals, without pesticide, home remedy, gharelu, jaivik, organic, बिना केमिकल, बिना दवा, बिना रसायन, घरेलू, जैविक',
  ),
};
