/** A line each: the names of one pest, disease, creature, piece of work, scheme or paper, in English, Hindi and Hindi in Latin letters. */
export const TELLING_LINES = `
leaf miner, leafminer, leaf miners, serpentine miner, zigzag lines, zig zag lines, tunnels in leaves, patti surangi, patti surangak, tedhi lakeer, safed lakeer, tedhi medhi lakeer, पत्ती सुरंगी, पत्ती सुरंगक, पर्ण सुरंगक, लीफ माइनर, टेढ़ी लकीर, टेढ़ी लकीरें, टेढ़ी मेढ़ी, सफेद लकीर, सफेद लकीरें, tedhi medhi
flea beetle, flea beetles, jumping beetle, insects jumping on radish, insects jumping on mustard, black insects jumping, phudakne wala bhring, uchhalne wala keeda, uchalne wala kida, पिस्सू भृंग, फ्ली बीटल, उछलने वाला कीड़ा, उछलने वाले कीड़े
termite, termites, white ants, deemak, dimak, dimaak, दीमक, उधई
thrips, thrip, तेला थ्रिप्स, थ्रिप्स, थ्रीप्स
mealybug, cottony insects, white cottony insects, cottony jese kide, cottony jaise kide, cottony jaise keede, cottony jese keede, cottony jaisa kida, cottony जैसे कीड़े, cottony जैसा कीड़ा, mealy bug, mealybugs, mili bug, milibug, मिलीबग, मीली बग
white grub, whitegrub, white grubs, safed lat, safed gidar, safed moti lat, moti safed lat, mudi hui lat, सफेद लट, सफेद मोटी लट, मोटी सफेद लट, सफेद मोटी मुड़ी, सफेद मुड़ी, मुड़ी हुई लट, मुड़ी हुई सफेद, गोजा लट, सफेद गिडार, सफेद ग्रब
cutworm, cut worm, cutworms, katua keeda, katua kida, kataua, cut at night, cut at the ground, cut at ground level, cut from the base, raat me kat, raat ko kat, jamin se kat, कटुआ, रात में कट, रात को कट, जमीन से कट, रात में जमीन से कट
snail, snails, slug, slugs, ghongha, ghonghe, ghonga, घोंघा, घोंघे
locust, locusts, tiddi, tiddi dal, टिड्डी, टिड्डी दल
grasshopper, grasshoppers, tidda, tidde, टिड्डा, टिड्डे
hairy caterpillar, hairy caterpillars, bihar hairy, kamla keet, kambal keeda, katra, रोएँदार सुंडी, रोयेंदार सुंडी, कंबल कीड़ा, कातरा, बालदार सुंडी, बालों वाली सुंडी
leaf folder, leaf roller, patti lapetak, patta lapet, पत्ती लपेटक, पत्ता लपेट
hispa, हिस्पा
gall midge, gall fly, गंगई, गाल मिज
scale insect, scale insects, शल्क कीट, स्केल कीट
nematode, nematodes, sutrakrimi, सूत्रकृमि, निमेटोड
monkey, monkeys, bandar, बंदर, बन्दर, बंदरों
canker, kankar rog, कैंकर
anthracnose, anthraknose, एंथ्रेक्नोज, एन्थ्रेक्नोज
twister, jalebi rog, jalebi, जलेबी रोग, जलेबी
black rot, kala sadan, काला सड़न
egg eating, eat their eggs, eating their eggs, eat eggs, eats eggs, eating eggs, eat their own eggs, eating their own eggs, eating own eggs, eating its own eggs, anda kha, ande kha, anda khati, ande khati, apna anda, apne ande, अंडा खा, अंडे खा, अंडा खाती, अंडे खाती, अपना ही अंडा, अपने अंडे
pecking, peck each other, pecking each other, cannibalism, chonch maar, chonch mar, chonch marna, pankh noch, चोंच मार, चोंच मारना, पंख नोच
dog bite, bitten by dog, dog bit, kutte ne kata, kutte ne kat, kutta kat, kutte ne, कुत्ते ने काट, कुत्ते ने काटा, कुत्ता काट, कुत्ते ने
dehorning, dehorn, disbudding, horn removal, remove horns, sing jalana, sing hatana, seeng, सींग
gestation, months to give kids, takes to give kids, months to give birth, takes to give birth, days to give birth, after mating how many, pregnant for, how many months pregnant, kitne mahine me bachcha, kitne din me bachcha, kitne mahine me bacha, kitne din me bacha, kitne mahine me byati, garbh kal, garbhkal, गर्भकाल, गर्भ काल, कितने महीने में बच्चा, कितने दिन में बच्चा, कितने महीने में ब्याती, कितने दिन में ब्याती
milk let down, let down milk, letting down milk, not letting down, pavsana, pavas, pawas, doodh chadha, dudh chadha, doodh utar, dudh utar, dudh utarne, doodh utarne, पावस, पवास, पावसना, दूध चढ़ा, दूध उतार, दूध उतर, दूध उतारने
calf died, calf dead, calf has died, bachcha mar gaya, bacha mar gaya, katda mar gaya, bachhda mar gaya, kattu mar gaya, बच्चा मर गया, कटड़ा मर गया, बछड़ा मर गया, पड़वा मर गया
castration, castrate, castrating, badhiya karna, badhiya karana, badhiya kab, khassi, खस्सी, बधिया, बधियाकरण
ringworm, daad, gol chakatte, gol gol chakatte, gol gol safed chakatte, round bald patches, round patches on skin, दाद, गोल चकत्ते, गोल सफेद चकत्ते, गोल गोल सफेद चकत्ते
parthenium, congress grass, gajar ghas, gajar ghaas, गाजर घास, कांग्रेस घास, पार्थेनियम
bark eating caterpillar, holes in bark, bark has holes, holes in trunk, trunk has holes, holes in the trunk, sawdust, burada, tane me chhed, tane mein chhed, chhal khane wali, छाल खाने वाली, तने में छेद, बुरादा
worms in eye, eye worm, आँख में कीड़ा
coccidiosis, blood in loose, blood in dung, bloody dung, bloody diarrhoea, bloody diarrhea, passing blood, dast me khoon, dast mein khoon, gobar me khoon, gobar mein khoon, दस्त में खून, गोबर में खून, khuni dast, khooni dast, कॉक्सीडियोसिस, खूनी दस्त
button mushroom, button mushrooms, white button, button khumb, batan mashroom, batan mushroom, बटन मशरूम, बटन खुंब
oyster mushroom, oyster mushrooms, dhingri, dhingree, dhingri mushroom, oyester, oister, ऑयस्टर मशरूम, ओयस्टर, ऑयस्टर, ढींगरी, ढिंगरी
flower drop, flower shedding, flowers drop, flowers dropping, flowers fall, flowers falling, flowers shedding, flowers are falling, flowers also fall, flowers but no pods, flowers but no fruit, no fruit set, no fruit setting, fruit not setting, pods not forming, pods not setting, phool jhad, phool jhadna, phool jhar, phool gir, phool girna, phal nahi lag, phal nahi ban, fal nahi lag, fali nahi lag, fali nahi ban, phali nahi lag, phali nahi ban, phali nahi, fal nahi tik, ful jhad, ful gir, फूल झड़, फूल झड़ना, फूल गिर, फूल गिरना, फल नहीं लग, फल नहीं बन, फली नहीं लग, फली नहीं बन, फल नहीं टिक, फलियाँ नहीं, फूल झड़ रहे, फूल गिर रहे
lucerne, lucern, alfalfa, rijka, rijaka, richka, rajka, rajko, lusern, रजका, रिजका, रिचका, लूसर्न, लुसर्न
sri method, sri vidhi, shri vidhi, sri paddy, system of rice intensification, श्री विधि, एसआरआई विधि, श्रीविधि
azolla, ajola, azola, एजोला, अजोला
hydroponic fodder, hydroponic, hydroponics, हाइड्रोपोनिक
bunch cover, bunch covers, cover the bunch, cover bunch, cover banana bunch, bagging the bunch, ghaud pe thaili, ghaud par thaili, ghaud dhak, guchchhe par panni, गुच्छे पर पन्नी, गुच्छे पर थैली, घौद पर थैली, घौद ढक, घौद पर पन्नी, गुच्छा ढक
grafting, graft, kalam bandhna, kalam bandhe, kalam kaise, kalam lagana, grafting kab, कलम बाँध, कलम बांध, कलम कैसे, कलम लगाना, ग्राफ्टिंग
green mould, green mold, green mouldy, hari fafund, hari fafoond, हरी फफूंद, हरी फफूँद, हरा फफूंद
absconding, abscond, absconded, bees left, bees flew away, makkhiyan bhag, makhiyan bhag, makkhi bhag, मक्खियां भाग, मक्खियाँ भाग, मक्खी भाग, मधुमक्खी भाग, मधुमक्खियां भाग
demarcation, land measurement, measure my land, measurement of land, boundary dispute, paimaish, paimais, nishandehi, nishan dehi, seemankan, simankan, napti, jamin ki napti, पैमाइश, सीमांकन, निशानदेही, हदबंदी, नापती, land encroached, encroached on my, encroachment on my, khet par kabja, jameen par kabja, zameen par kabja, kabja kar liya, खेत पर कब्जा, जमीन पर कब्जा, कब्जा कर लिया, कब्ज़ा कर लिया
onion sprouting, onions sprouting, onion sprouts, onion is sprouting, sprouted onion, sprouted onions, pyaj ug, pyaz ug, pyaj ankurit, प्याज अंकुर, प्याज अंकुरित, प्याज में अंकुर, प्याज उग
farm pond, farm ponds, khet talab, khet talaab, khet talai, dobha, baldyog, shet tale, shettale, खेत तालाब, खेत तालाबों, खेत तलाई, शेततळे, डोभा
organic certificate, organic certification, organic certified, pgs, jaivik certificate, jaivik praman patra, jaivik sartificate, जैविक सर्टिफिकेट, जैविक प्रमाणपत्र, जैविक प्रमाण पत्र, जैविक खेती का सर्टिफिकेट, जैविक खेती का प्रमाण पत्र, जैविक खेती का प्रमाणपत्र, jaivik kheti ka praman patra, पीजीएस
tick fever, red urine, blood in urine, coffee coloured urine, theileria, theileriosis, babesia, babesiosis, lal peshab, laal peshab, peshab lal, peshab me khoon, peshab mein khoon, लाल पेशाब, पेशाब लाल, पेशाब में खून, थिलेरिया, थिलेरियोसिस, बबेसिया
prolapse, uterus out, uterus came out, womb came out, bachedani bahar, bachhedani bahar, bachcha dani bahar, peecha nikal, picha nikal, gaat nikal, phool dikha, बच्चेदानी बाहर, बच्चेदानी निकल, पीछा निकल, गात निकल, फूल दिखा, शरीर दिखा
difficult birth, difficult calving, calf not coming out, calf is stuck, calf stuck, dystocia, bachcha nahi nikal, bacha nahi nikal, bachcha atak, bacha atak, bachcha fas, बच्चा नहीं निकल, बच्चा अटक, बच्चा फँस, बच्चा फंस
abortion, aborted, aborting, miscarriage, brucella, brucellosis, bachcha gira, bacha gira, bachcha gir, bacha gir, bachcha fenk, garbhpat, बच्चा गिरा, बच्चा गिर, बच्चा फेंक, गर्भपात, ब्रुसेलोसिस, ब्रुसेला, तू गई, तूना
ketosis, downer cow, cannot get up, can not get up, cannot stand up, not able to stand, uth nahi pa, uth nhi pa, uth nahi rahi, uth nahi sak, khadi nahi ho pa, उठ नहीं पा, उठ नहीं रही, उठ नहीं सक, खड़ी नहीं हो पा, कीटोसिस
teat wart, teat warts, warts on teat, warts on udder, cracked teat, cracked teats, teat crack, blocked teat, than fat, than phat, than par masse, than pe masse, than band, थन फट, थन पर मस्से, थन में मस्से, थन बंद, मस्से
ate plastic, eaten plastic, swallowed nail, swallowed wire, ate polythene, eaten polythene, polythene kha, plastic kha, keel kha, kil kha, taar kha, पॉलीथीन खा, प्लास्टिक खा, कील खा, तार खा, पन्नी खा
hard dung, dry dung, constipation, constipated, gas in stomach, gas in the stomach, off feed, gobar sakht, gobar sookha, gobar sukha, kabj hai, kabj ho, kabz hai, kabz ho, pet me gas, pet mein gas, गोबर सख्त, गोबर सूखा, गोबर कड़ा, कब्ज है, कब्ज हो, पेट में गैस
snake bit, snake bite, snakebite, bitten by snake, saanp ne, sanp ne, saanp kat, sanp kat, साँप ने, सांप ने, साँप काट, सांप काट
jowar poisoning, when can i feed jowar, when to feed jowar, chari kitne din, chari kab khila, jowar kitne din baad khila, jwar kab khila, चरी कितने दिन, चरी कब खिला, ज्वार कब खिला, ज्वार कितने दिन बाद, sorghum poisoning, hcn, cyanide in jowar, lantana, young jowar, chari khane se, chari kha li, charri kha, jowar kha, jvar kha, कच्ची ज्वार, ज्वार खा, चरी खा, चरी खाने से, लैंटाना
artificial insemination, sexed semen, sex sorted semen, sexed siman, seksd siman, only female calf, bachhiya hi paida, bachiya hi ho, सेक्स्ड सीमन, सेक्सड सीमन, कृत्रिम गर्भाधान, बछिया ही
start goat farm, start goat farming, starting goat farm, goat farming cost, cost of goat farming, goat farm cost, bakri palan shuru, bakri palan ka kharcha, bakri palan kharcha, bakri palan me kitna kharcha, bakri farm, goat farm, बकरी पालन शुरू, बकरी पालन का खर्च, बकरी पालन में कितना खर्च, बकरी फार्म, bakri palan kaise, बकरी पालन कैसे
start poultry farm, starting a poultry farm, poultry farm cost, cost of poultry farm, open poultry farm, poultry farm loan, broiler farm cost, murgi farm kholna, murgi farm khol, murgi farm ka kharcha, murgi farm kharcha, murgi farm shuru, murgi farm loan, murgi palan shuru, murgi palan kharcha, murgi palan ka kharcha, मुर्गी फार्म खोल, मुर्गी फार्म खोलने, मुर्गी फार्म खोलना, मुर्गी फार्म शुरू, मुर्गी फार्म का खर्च, मुर्गी फार्म के लिए, मुर्गी पालन शुरू, मुर्गी पालन का खर्च
kadaknath, kadak nath, vanaraja, vanraja, gramapriya, backyard poultry, desi murgi palan, कड़कनाथ, कडकनाथ, वनराजा, ग्रामप्रिया, देसी मुर्गी पालन
biofloc, bioflok, bio floc, bayoflok, बायोफ्लॉक, बायोफ्लाक, बायोफ्लोक
honey per box, beekeeping cost, cost of beekeeping, beekeeping income, beekeeping profit, madhumakhi palan kharcha, madhumakkhi palan kharcha, madhumakhi palan me kamai, box se kitni kamai, box se kitna shahad, madhumakhi palan ka kharcha, मधुमक्खी पालन का खर्च, मधुमक्खी पालन में खर्च, मधुमक्खी पालन में कमाई, पेटी से कितना शहद, बक्से से कितना शहद, डिब्बे से कितना शहद
farmer id, farmer registry, agristack, agri stack, kisan id, kisan registry, farmar id, farmer rajistri, फार्मर आईडी, किसान आईडी, फार्मर रजिस्ट्री, किसान रजिस्ट्री, एग्रीस्टैक, एग्री स्टैक
sdrf, relief amount, relief rates, compensation per hectare, compensation per acre, muavja kitna, muaavja kitna, muavza kitna, kitna muavja, kitna muavza, kitna muaavja, मुआवजा कितना, कितना मुआवजा, मुआवज़ा कितना, कितना मुआवज़ा, आपदा राहत
farmer payments of the states, state farmer scheme, state farmer schemes, rajya ki kisan yojana, राज्यों की किसान सहायता, राज्य की किसान योजना
loan waiver, loan waived, waive loan, waiver, karj mafi, karz mafi, karja mafi, karza maf, karj maaf, karja maaf, loan maaf, loan maf, rin mafi, कर्ज माफी, कर्जमाफी, कर्ज माफ, कर्जा माफ, ऋण माफी, लोन माफ
mgnrega, nrega, manrega, narega, pashu shed, cattle shed scheme, मनरेगा, नरेगा, पशु शेड योजना
fencing subsidy, wire fencing, tarbandi, tar bandi, taarbandi, taar bandi, solar fence, jhatka machine, jhatka mashin, jhataka, gherabandi, तारबंदी, तार बंदी, सोलर फेंसिंग, घेराबंदी, झटका मशीन
mushroom subsidy, mushroom scheme, mushroom loan, mushroom par subsidy, mushroom pe subsidy, mushroom anudan, मशरूम पर सब्सिडी, मशरूम सब्सिडी, मशरूम पर अनुदान, मशरूम अनुदान
fake seed, fake seeds, bad seed, duplicate seed, duplicate seeds, seed did not germinate, seeds did not germinate, seed not germinated, seeds not germinated, did not germinate, fake fertilizer, fake fertiliser, fake dap, fake pesticide, duplicate pesticide, nakli beej, nakli bij, nakli khad, nakli khaad, nakli dawa, nakli dap, beej nahi uga, bij nahi uga, beej nahi jama, beej kharab nikla, beej kharab nikal, mrp se jyada, mrp se zyada, more than mrp, above mrp, jabardasti saman, नकली बीज, नकली खाद, नकली दवा, नकली डीएपी, बीज नहीं उगा, बीज नहीं जमा, बीज खराब निकल, एमआरपी से ज्यादा, एमआरपी से ज़्यादा
no electricity, no power supply, power cut, electricity complaint, low voltage, bijli nahi aa, bijli nhi aa, bijli nahi, bijli ki shikayat, light nahi aa, light nhi aa, voltage kam, बिजली नहीं आ, बिजली नही आ, बिजली नहीं, बिजली की शिकायत, लाइट नहीं आ, वोल्टेज कम
partition of land, land partition, batwara, bantwara, bantvara, khet ka rasta, raste ka vivad, way to my field, path to field, path to my field, no way to field, बँटवारा, बंटवारा, खेत का रास्ता, खेत तक रास्ता, रास्ता बंद, रास्ता रोक
sell pickle, selling pickle, sell ghee, sell paneer, sell honey packed, brand my, apna brand, own brand, achar bechna, ghee bechna, shahad bechna, अचार बेचना, घी बेचना, शहद बेचना, अपना ब्रांड
contract farming, contract par, sell directly, direct to company, directly to company, sell to company, sell direct, seedhe company, sidhe company, seedha company, sidha company, company ko bech, anubandh kheti, kontrakt, संविदा खेती, सीधे कंपनी, सीधा कंपनी, कंपनी को बेच, कंपनी को कैसे बेच, अनुबंध खेती, कॉन्ट्रैक्ट फार्मिंग, ठेका खेती
sell organic, sell my organic, selling organic, organic market, organic buyer, organic buyers, jaivik fasal kaha, jaivik fasal kahan, jaivik kahan bech, jaivik upaj, जैविक फसल कहाँ, जैविक उपज, जैविक कहाँ बेच, जैविक फसल बेच
price app, mandi app, mandi bhav app, bhav dekhne ka app, bhaav app, agmarknet, agmark net, मंडी भाव ऐप, भाव देखने का ऐप, मंडी ऐप, एगमार्कनेट
hydroponics, hydroponic, hydroponic farming, hydroponik, haidroponik, soilless, without soil, bina mitti ke, bina mitti ki, हाइड्रोपोनिक, हाइड्रोपोनिक्स, बिना मिट्टी
kitchen garden, terrace garden, roof garden, terrace gardening, grow in pots, gamle me, gamle mein, gamla, chhat par, chhat pe, kichan garden, किचन गार्डन, छत पर, गमले में, गमला, गृह वाटिका, पोषण वाटिका
integrated farming, ifs model, 1 acre model, one acre model, samekit kheti, ekikrit kheti, समेकित खेती, एकीकृत खेती, एक एकड़ मॉडल
crop rotation, rotate crops, which crop after, what to sow after, what to grow after, what crop after, next crop after, ke baad kaun si fasal, ke baad konsi fasal, ke baad kya lagaye, ke baad kya boye, ke baad kya boyen, ke bad konsi fasal, ke bad kya lagaye, के बाद कौन सी फसल, के बाद कौनसी फसल, के बाद क्या लगाएँ, के बाद क्या बोएँ, के बाद क्या लगाए, के बाद क्या बोए, fasal chakra, fasal chakr, phasal chakra, फसल चक्र, फसल चक्कर
how to use trichoderma, use of trichoderma, trichoderma kaise, trichoderma kab, trichoderma kitna, traikoderma, beauveria, bauveria, metarhizium, pseudomonas, ट्राइकोडर्मा कैसे, ट्राइकोडर्मा कब, ट्राइकोडर्मा कितना, ब्यूवेरिया, मेटाराइजियम, स्यूडोमोनास
germination test, test germination, test my seed, check seed germination, save my own seed, keep own seed, own seed, jamav janch, jamav kaise, ankuran janch, ghar ka beej, apna beej, अंकुरण जाँच, जमाव की जाँच, जमाव कैसे, घर का बीज, अपना बीज
real dap, original dap, test dap, check dap, dap test, identify dap, dap is real, asli dap, asli khad, asli uria, asli urea, dap ki pehchan, dap ki pahchan, dap asli, asli nakli, असली डीएपी, डीएपी की पहचान, डीएपी असली, असली खाद, असली यूरिया, असली नकली, खाद की पहचान
beejamrit, bijamrit, beejamrut, bijamrut, neemastra, nimastra, brahmastra, agniastra, agnihastra, waste decomposer, west decomposer, dashparni, बीजामृत, नीमास्त्र, ब्रह्मास्त्र, अग्निअस्त्र, वेस्ट डीकंपोजर, वेस्ट डिकंपोजर, दशपर्णी
ready to harvest and rain, rain next days harvest, heavy rain ready to harvest, rain and my crop is ready, crop is ripe and rain, fasal paki barish, fasal pak gayi barish, katai barish aane wali, barish aane wali fasal taiyar, पकी फसल बारिश, कटी फसल बारिश आने वाली
lodging, lodged, crop has fallen, crop fell, wheat fell, wheat has fallen, paddy fell, paddy has fallen, cane fell, fallen flat, fasal gir ga, gehun gir ga, gehu gir ga, dhan gir ga, ganna gir ga, fasal gir gayi, gehu gir gaya, gehun gir gaya, dhan gir gaya, dhaan gir gaya, ganna gir gaya, फसल गिर गई, फसल गिर गयी, गेहूँ गिर गया, गेहूं गिर गया, धान गिर गया, गन्ना गिर गया, मक्का गिर गई
cyclone, storm warning, strong wind and banana, wind damage, storm damage, aandhi aane, andhi aane, aandhi se, andhi se, toofan, tufan, tez hawa chalne, tej hawa chalne, hawa se girne, hawa se gir, tez hawa se, tej hawa se, chakravat, आँधी आने, आंधी आने, आँधी से, आंधी से, तूफान, तेज हवा चलने, तेज़ हवा चलने, हवा से गिर, हवा से गिरने, तेज हवा से, चक्रवात
low tunnel, low tunnels, plastic tunnel, lo tunnel, lo tanal, tunnel farming, mulching paper, mulch film, mulching film, malching paper, लो टनल, लो टनेल, प्लास्टिक टनल, मल्चिंग पेपर, मल्च पेपर, मल्चिंग शीट
polyhouse cost, cost of polyhouse, greenhouse cost, polyhouse how much cost, polyhouse kharcha, polyhouse me kya, polyhouse ka kharcha, polihouse, पॉलीहाउस का खर्च, पॉलीहाउस में क्या, पॉलीहाउस कितने
how many hp motor, which pump, which motor, kitne hp ki motor, kitne hp ki submersible, hp ki motor, कितने एचपी की मोटर, एचपी की मोटर, कौन सी मोटर, konsi motor, kaun si motor
drone didi, namo drone, lakhpati didi, mahila kisan, women farmer scheme, woman farmer, mahila samuh, self help group, shg, ड्रोन दीदी, नमो ड्रोन, लखपति दीदी, महिला किसान, महिला समूह, स्वयं सहायता समूह
where can i learn, where to learn, where can i get training, get training, farming training, training kaha, training kahan, training kaise, prashikshan kaha, prashikshan kahan, प्रशिक्षण कहाँ, ट्रेनिंग कहाँ, प्रशिक्षण कैसे, ट्रेनिंग कैसे, कहाँ सीख
iron deficiency, iron shortage, ferrous sulphate, ferrous sulfate, lohe ki kami, iron ki kami, loha ki kami, फेरस सल्फेट, लोहे की कमी, आयरन की कमी
bunch has come, bunch came out, bunch emerged, bunch is out, after bunch, ghaud nikal, ghad nikal, gahar nikal, ghaud aa gaya, ghaud ke baad, घौद निकल, घौद आ, गहर निकल, घौद के बाद, घड़ निकल
pond depth, depth of pond, how deep pond, how deep should the pond, pond size, size of pond, dig a pond, digging a pond, pond digging, pond construction, cost of pond, fish pond cost, fish farming cost, talab kitna gahra, talab kitna bada, talab ki gahrai, talab khodna, talab khudwana, machli palan ka kharcha, machhli palan ka kharcha, machli palan me kharcha, तालाब कितना गहरा, तालाब कितना बड़ा, तालाब की गहराई, तालाब खोदना, तालाब खुदवाना, मछली पालन का खर्च, मछली पालन में खर्च, तालाब का खर्च
red sanders, red sandalwood, lal chandan, laal chandan, gamhar, kadamb, kadam tree, लाल चंदन, गम्हार, कदंब, कदम का पेड़
still eat, can i still eat, can we still eat, eat those fruits, eat these fruits, eat infected, eat diseased, infected fruit, infected fruits safe, virus fruit eat, rogi fal kha, rogi phal kha, bimar fal kha, bimari wala fal kha, बीमारी वाला फल खा, रोगी फल खा, बीमार फल खा, रोग लगी सब्जी खा
list my crop, listing my crop, list my crops, put up my crop, post my crop, add my crop, sell on this site, sell on this website, sell here, how to sell online, sell online, online sell, sell my mangoes online, is site pe, is site par, is website pe, is website par, online list, list karna, fasal list, fasal online, online bechna, online bech, yahan fasal dal, fasal kaise dale, इस साइट पर, इस वेबसाइट पर, फसल लिस्ट, फसल ऑनलाइन, ऑनलाइन बेच, ऑनलाइन बेचना, यहाँ फसल, फसल कैसे डाल
hybrid and desi, hybrid or desi, difference between hybrid, reuse hybrid, hybrid seed again, hybrid seed next year, hybrid beej dobara, hybrid ka beej dobara, hybrid aur desi, hybrid aur desi me fark, हाइब्रिड और देसी, हाइब्रिड बीज दोबारा, हाइब्रिड का बीज दोबारा, संकर बीज दोबारा, हाइब्रिड और उन्नत
dap and urea together, urea and dap together, mix dap and urea, mix urea and dap, dap in standing, dap after sowing, dap later, mix fertilizers, mixing fertilizers, urea potash mix, khadi fasal me dap, khadi fasal mein dap, dap baad me, dap urea mila, urea dap mila, yuriya dap mila, dap aur urea ek sath, urea aur dap ek sath, dap aur yuriya ek sath, खड़ी फसल में डीएपी, डीएपी बाद में, यूरिया डीएपी मिला, डीएपी यूरिया मिला, यूरिया और डीएपी एक साथ, डीएपी और यूरिया एक साथ
cost and profit, cost and income, kitni kamai, kitna munafa, kitni aamdani, kitni income, how much profit, how much income, income per acre, profit per acre, earn per acre, kharcha aur kamai, kharch aur kamai, lagat aur munafa, lagat munafa, kamai kitni, munafa kitna, खर्चा और कमाई, खर्च और कमाई, लागत और मुनाफा, कमाई कितनी, मुनाफा कितना, कितनी कमाई, कितना मुनाफा
mange, itching, itch mites, khujli, khujali, khaj ho, khaaj, खुजली, खुजला, खाज
not germinating, not coming up, poor germination, low germination, ug nahi raha, ug nahi rahe, ug nhi raha, nahi ug raha, nahi ug rahe, jamav kam, jamav nahi, उग नहीं रहा, उग नहीं रहे, नहीं उग रहा, नहीं उग रहे, जमाव कम, जमाव नहीं, उगा नहीं
fruit drop, fruits drop, fruits are dropping, fruits dropping, fruits fall, fruits falling, fruit falling, fruit fall, small fruits drop, fal jhad, phal jhad, fal gir, phal gir, fal jhar, फल झड़, फल गिर, फल झड़ना, फल गिरना, फल झड़ रहे, फल गिर रहे
worms in stomach, stomach worms, pet me kide, pet me keede, pet ke kide, pet ke keede, pet me kida, deworming, deworm, dewormer, krimi, kirmi, pet ke kidon, पेट में कीड़े, पेट के कीड़े, पेट में कीड़ा, पेट मे कीड़े, कृमिनाशक, डीवर्मिंग
enterotoxaemia, enterotoxemia, phadkiya, fadkiya, phadkia, phadakiya, फड़किया, फड़क्या, फड़किया, फडकिया, एंटेरोटॉक्सिमिया, ईटी का टीका
maggots in wound, maggots in the wound, worms in wound, ghav me kide, ghav me keede, ghaav me keede, khur me kide, khur me keede, jakhm me kide, घाव में कीड़े, खुर में कीड़े, जख्म में कीड़े
utera, paira, relay sowing, relay crop, standing paddy, standing rice, khade dhan, उटेरा, उतेरा, पैरा, खड़े धान, खड़ी धान
`;
