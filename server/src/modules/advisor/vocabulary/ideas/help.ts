import { words } from '../words.js';

/** Ideas of what the government gives for a thing, and of whom an insurance, a land paper or a sale turns to. */
export const HELP_IDEAS = {
  polyhouse: words(
    'polyhouse, poly house, polyhouses, greenhouse, green house, net house, shade net, shed net, पॉलीहाउस, पोलीहाउस, पॉली हाउस, ग्रीनहाउस, ग्रीन हाउस, नेट हाउस, शेड नेट',
  ),
  infrastructureFund: words(
    'aif, agri infra fund, agriculture infrastructure fund, krishi avsanrachna, एआईएफ, कृषि अवसंरचना',
  ),
  nadep: words('nadep, nadap, naadep, nedap, नाडेप, नाडेफ, नेडेप'),
  wrong: words('wrong, mistake, incorrect, galat, galti, गलत, ग़लत, गलती'),
  entered: words(
    'form, bhar gaya, bhar diya, filled, फॉर्म, भर गया, भर दिया, crop, crops, area, survey number, khasra, name, fasal, phasal, rakba, rakaba, naam, फसल, रकबा, खसरा, नाम',
  ),
  orchard: words(
    'orchard, orchards, mango, mangoes, orange, oranges, grapes, pomegranate, bagh, aam ke bag, aam ka bag, santre, angur, anar, बाग, बगीचा, बगीचे, आम का बाग, संतरा, संतरे, अंगूर, अनार',
  ),
  path: words('path, way to my field, road to my field, rasta, raasta, chakrod, रास्ता, रास्ते, चकरोड'),
  shut: words(
    'closed, close, blocked, block, shut, ploughed, band kar, band kiya, rok diya, rok liya, rok raha, jot liya, kabja, बंद कर, बन्द कर, बंद किया, रोक दिया, रोक लिया, रोक रहा, जोत लिया, जोत दिया, कब्जा',
    'shoot, plough',
  ),
  grownHigh: words(
    'banana, bananas, papaya, coconut, beans, bean, bean plants, tomato plants, brinjal plants, chilli plants, kela, kele, papita, nariyal, केला, केले, पपीता, पपीते, नारियल',
  ),
  strongWind: words(
    'wind, winds, storm, aandhi, andhi, toofan, tufan, tez hawa, tej hawa, आँधी, आंधी, तूफान, तेज हवा, हवा से',
  ),
  blownOver: words(
    'wind broke, wind has broken, broken by wind, broke in wind, fell in wind, fallen in wind, fallen by wind, fell by wind, storm broke, broken by storm, broke in storm, fell in storm, fallen in storm, fall, falls, fell, fallen, fell flat, fall down, topple, break, gir, gir jate, gir gaye, gir gay, tut, toot, गिर, गिर जाते, गिर गए, गिर गये, टूट',
  ),
  governmentBought: words(
    'govt center, govt centre, government centre, government center, procurement centre, procurement center, procurement, cooperative society, society, at msp, samiti, samithi, sarkari kendra, kharidi kendra, kharid kendra, uparjan, pacs, समिति, सरकारी केंद्र, खरीदी केंद्र, खरीद केंद्र, उपार्जन, एमएसपी पर, पैक्स',
  ),
  sold: words('sold, sell, becha, bechi, beche, bech diya, bech di, बेचा, बेची, बेचे, बेच दिया, बेच दी'),
  moneyNotCome: words(
    'money not, money still not, money has not, money is not, payment not, payment has not, payment is not, not paid, no payment, not in my account, paisa nahi, paisa nhi, paise nahi, paise nhi, paisa abhi tak, bhugtan nahi, bhugtan nhi, पैसा नहीं, पैसा नही, पैसे नहीं, पैसा अभी तक, भुगतान नहीं, भुगतान नही',
  ),
  telangana: words('telangana, bhu bharati, bhubharati, dharani, तेलंगाना, भू भारती, भूभारती, धरणी'),
  landInOwnName: words(
    'passbook, pass book, pattadar, mutation, registration, registry, on my name, in my name, passbuk, पासबुक, पट्टादार, नामांतरण, रजिस्ट्री, मेरे नाम',
  ),
  connection: words('connection, connections, konekshan, kanekshan, कनेक्शन'),
  power: words(
    'bijli, electric, electricity, power, tubewell, tube well, motor, well, pump, current, agriculture, बिजली, ट्यूबवेल, नलकूप, मोटर, पंप, कुएं, कुएँ',
  ),
  /** Who has one asks for something else. */
  otherConnection: words(
    'already, have electric connection, have a connection, pehle se, पहले से, solar, kusum, drip, gas, सोलर, कुसुम, ड्रिप, गैस',
  ),
  heatOfSun: words(
    'heat, hot sun, hot weather, sun stroke, sunstroke, heat stroke, loo lag, lu lag, garmi, dhoop, dhup, लू लग, गर्मी, गरमी, धूप',
  ),
  manIsIll: words(
    'dizzy, dizziness, head is spinning, head spinning, giddy, giddiness, vomiting feeling, feel like vomiting, feeling sick, fainted, fainting, chakkar, behosh, ji michla, jee michla, sir dard, चक्कर, बेहोश, जी मिचला, सिर दर्द, सर दर्द',
  ),
  /** So droops a crop. */
  asIfFaint: words('behosh jaisi, behosh jaise, बेहोश जैसी, बेहोश जैसे, as if fainted, like fainted'),
  hens: words(
    'hen, hens, layers, layer shed, layer farm, poultry, chicken, bird, birds, murgi, murgiyan, मुर्गी, मुर्गियाँ, murgiyon, मुर्गियों, मुर्गा, chickens, broiler, broilers',
  ),
  farmerPension: words('maandhan, mandhan, kisan pension, farmer pension, pension, मानधन, मानधान, पेंशन'),
  stillJoins: words(
    'can i join, can we join, can he join, still join, join now, too old, am i eligible, age limit, jud sakta, jud sakti, jud sakte, judne ki umar, umar nikal gayi, जुड़ सकता, जुड़ सकती, जुड़ सकते, जुड़ने की उम्र, उम्र निकल गई, शामिल हो सकता',
  ),
  byAge: words(
    'age, years old, i am, my age, how much i have to pay, how much do i pay, how much to pay, umar, umr, saal ka hu, saal ki hu, kitna bharna, kitna jama, उम्र, साल का हूँ, साल का हूं, साल की हूँ, कितना भरना, कितना जमा, कितने साल',
  ),
  solarBroken: words(
    'kharab ho, kharab hai, kharab h, band ho, band pad, broken, breaks, not working, stopped working, does not run, खराब हो, खराब है, बंद हो, बंद पड़, चलता नहीं, चल नहीं',
  ),
  wants: words('want to get, want to install, lena hai, lena h, lagwana hai, lagwana h, लेना है, लगवाना है'),
  biogas: words('biogas, gobar gas, gobargas, bio gas, बायोगैस, गोबर गैस, गोबरगैस'),
  /** How a plant or a pump is put up. */
  setsUp: words(
    'how to set up, how to build, how to get, install, lagwaye, lagwayen, lagwau, lagana, lagaye, banwana, लगवाएं, लगवाएँ, लगवाये, लगवाऊं, लगाना, लगाएं, लगाएँ, बनवाना',
  ),
  urad: words('urad, udad, urd, black gram, blackgram, minumulu, minumu, ulundu, uddu, उड़द, उरद'),
  standing: words(
    'rice fallow, standing paddy, paddy field before, before cutting paddy, before cutting, before paddy harvest, before harvest of paddy, khadi dhan, khade dhan, dhan katne se pehle, राइस फैलो, खड़ी धान, खड़े धान, धान कटने से पहले',
  ),
  afterIt: words(
    'after paddy, after rice, after it, after paddy harvest, after harvest of paddy, dhan ke baad, dhan ke bad, dhan katne ke baad, धान के बाद, धान काटने के बाद, धान कटने के बाद',
  ),
  withoutPlough: words('without ploughing, without plowing, no ploughing, bina jote, bina jutai, बिना जोते, बिना जुताई'),
  thrown: words('throwing, broadcast, broadcasting, chhint, chhidak, छींट, छिड़ककर, छिटक'),
  percentWord: words('percent, percentage, per cent, persent, pratishat, partishat, फीसदी, प्रतिशत, परसेंट'),
  dayOrYear: words(
    'a day, in a day, per day, daily, roj, din me, रोज, दिन में, a year, in a year, saal ka, साल का, per year, one year, yearly, saal me, saal bhar, sal me, ek saal, साल में, साल भर, एक साल',
  ),
  hatches: words(
    'hatch, hatching, under, chicks, chick, neeche, niche, chuze, chooze, chuja, baithi, sena, नीचे, चूजे, चूज़े, सेना, बैठी',
  ),
  howManyEggs: words('how many eggs, eggs does, number of eggs, kitne ande, kitne anda, कितने अंडे, कितने अण्डे'),
  eggs: words('egg, eggs, ande, anda, अंडे, अंडा'),
  shortDays: words(
    'days got short, days short, days are short, short days, days became short, winter started, since winter, cold started, since cold, since the cold, cold came, in winter, in the cold, thand me, thand mein, thand se, sardi me, sardi mein, sardiyo me, ठंड में, सर्दी में, सर्दियों में, din chhote, din chote, din chhota, sardi shuru, दिन छोटे, दिन छोटा, सर्दी शुरू, सर्दी आते, ठंड आते, ठंड शुरू',
  ),
  standingCrop: words('standing crop, khadi fasal, khari fasal, खड़ी फसल, खडी फसल'),
  bulb: words('bulb, bulbs, light, lights, roshni, balb, बल्ब, रोशनी, लाइट'),
  chicks: words('chick, chicks, brooder, chuze, chooze, चूजे, चूज़े, ब्रूडर'),
  bought: words('bought, purchased, kharidi, khareedi, kharida, bainama, खरीदी, खरीदा, बैनामा'),
  sumInsured: words(
    'sum insured, insured sum, insured amount, bimit rashi, beemit rashi, bima rashi, बीमित राशि, बीमा राशि',
  ),
  isFixed: words(
    'fix, fixed, fixes, decide, decides, decided, calculate, calculated, how much per acre, how much per hectare, tay, tai, kaise nikal, kaise banti, तय, कैसे निकल, कैसे बनती',
  ),
  notOnList: words(
    'not in list, not in the list, not on list, not on the list, not notified, list me nahi, suchi me nahi, soochi me nahi, सूची में नहीं, लिस्ट में नहीं, अधिसूचित नहीं',
  ),
  cscOrAgent: words('csc, csc wala, jan seva kendra, agent, सीएससी, जन सेवा केंद्र, जन सेवा केन्द्र, एजेंट'),
  besidesPremium: words(
    'maang raha, mang raha, maang rahe, mang rahe, maang rha, मांग रहा, माँग रहा, मांग रहे, माँग रहे, asked 200, asked 300, asked 500, asking money, asks money, asking for money, asking 100 rupees, asking 200 rupees, asking 300 rupees, asking 500 rupees, asking rupees, taking money, taking rupees, charging, extra money, extra, over premium, more than premium, upar se, jyada paise, zyada paise, alag se paise, ऊपर से, अतिरिक्त, ज्यादा पैसे, अलग से पैसे',
  ),
  bloodInDung: words('blood, bloody, khoon, khun, khooni, khuni, खून, खूनी'),
  monsoon: words('manson, mansun, monsun, rain, rains, monsoon, barish, baarish, mansoon, बारिश, मानसून'),
  isLate: words(
    'is late, are late, late by, late this year, weeks late, delayed, der se, late hai, late ho, देर से, देर हो, लेट है, लेट हो',
  ),
  sows: words('bo sakte, bo sakta, बो सकते, sow, sowed, sown, boye, boya, bona, बोएं, बोएँ, बोया, बोना'),
  /** Only a few were hit. */
  othersWell: words(
    'not whole village, not the whole village, not full village, only mine drowned, village average is good, village is good, village yield is good, others are good, others got good, hit only my, only on my, only in my, on my farm only, in my field only, not on others, not others, only my field, only my farm, only my crop, only me and, only mine and, only few farms, only a few farms, only few farmers, for us alone, for me alone, village is ok, village is fine, village ok, rest of village, others are ok, sirf mere khet, keval mere khet, sirf hamare khet, bas mere khet, akele mere khet, baki gaon thik, baaki gaon theek, सिर्फ मेरे खेत, केवल मेरे खेत, बस मेरे खेत, अकेले मेरे खेत, सिर्फ हमारे खेत, बाकी गांव ठीक, बाकी गाँव ठीक',
  ),
  yieldOfAll: words(
    'whole panchayat, entire panchayat, poori panchayat, puri panchayat, पूरी पंचायत, whole village, entire village, all the village, village crop, pure gaon, poore gaon, pura gaon, pure gaanv, पूरे गांव, पूरे गाँव, पूरा गांव, पूरा गाँव, सारे गांव, सारे गाँव',
  ),
  /** With a disease that is named too, whether to spray before the rain is what is asked. */
  sprayOrWait: words(
    'should i spray, shall i spray, can i spray, ok to spray, okay to spray, spray or wait, or wait, chhidku, chhidkun, chidku, chhidak du, ruku, rukun, ya ruk, छिड़कूं, छिड़कूँ, छिड़क दूं, छिड़क दूँ, रुकूं, रुकूँ, या रुक',
  ),
  moneyDue: words(
    'payment, payments, paid, dues, arrears, money, paisa, paise, paisaa, bhugtan, bhugtaan, bakaya, subsidy, anudan, सब्सिडी, अनुदान, भुगतान, पैसा, पैसे, बकाया',
  ),
  ofMill: words(
    'mill, mills, sugar mill, chini mil, mil, society, samiti, factory, bakaya, dues, arrears, bhugtan, मिल, चीनी मिल, समिति, भुगतान, बकाया',
  ),
  twentyRupees: words(
    '20 rupees, 20 rupee, 20 rs, rs 20, 20 rupaye, 20 rupye, 20 rupya, twenty rupees, 20 रुपये, 20 रुपए, 20 रुपया, 20 रूपये, बीस रुपये',
  ),
  dripOrSprinkler: words(
    'drip, sprinkler, sprinklers, rain gun, micro irrigation, tapak, favvara, ड्रिप, स्प्रिंकलर, फव्वारा, फव्वारे, टपक',
  ),
  notCome: words(
    'not come, not came, not received, not credited, pending, nahi aaya, nahi aayi, nahi mili, नहीं आई, नहीं आयी, नहीं मिली, nahi aya, nhi aaya, nahi mila, nhi mila, atka, ruka, नहीं आया, नही आया, नहीं मिला, नही मिला, अटका, रुका',
  ),
  suraksha: words('suraksha bima, pmsby, सुरक्षा बीमा, पीएमएसबीवाई'),
  tested: words('test, testing, tested, lab, laboratory, janch, jaanch, jach, जांच, जाँच, लैब, परीक्षण'),
  drawn: words(
    'sample, samples, bottle, how to take, how do i take, how to fill, namuna, namoona, botal, bharu, bhare, bharen, नमूना, सैंपल, सैम्पल, बोतल, भरें, भरूं, भरूँ',
  ),
  otherAccount: words(
    'dusre ke khate, kisi aur ke khate, दूसरे के खाते, किसी और के खाते, other account, another account, wrong account, new account, naya bank, nayi bank, bank khata jod, नया बैंक, बैंक खाता जोड़, old account, new bank, other bank, another bank, naya khata, naye khate, purane khate, purana khata, dusre khate, dusra khata, dusre bank, नया खाता, नए खाते, नये खाते, पुराने खाते, पुराना खाता, दूसरे खाते, दूसरा खाता, दूसरे बैंक, नए बैंक, नये बैंक',
  ),
  manOfFarm: words(
    'mother, wife, maa, mata, patni, biwi, माँ, मां, माता, पत्नी, brother, bhai, भाई, farmer, kisan, kisaan, husband, father, son, pati, pita, beta, किसान, पति, पिता, बेटा, बेटे',
    'after',
  ),
  ended: words(
    'maar diya, मार दिया, chal base, चल बसे, dies, died, death, dead, mar jaye, mar jaaye, mar gaya, maut, mout, mrityu, khatam ho, khtm ho, guzar, मर जाए, मर जाये, मर गया, मौत, मृत्यु, खत्म हो, ख़त्म हो, गुजर',
    'amount, mount, mountain, mouth',
  ),
  atWork: words(
    'accident, accidental, durghatna, electrocuted, snake bite, lightning, एक्सीडेंट, ऐक्सिडेंट, दुर्घटना, करंट, सांप, साँप, बिजली',
  ),
  chitta: words('chitta, adangal, patta copy, चिट्टा, अडंगल'),
  copied: words('copy, download, online, print, see, check, nakal, नकल, डाउनलोड, ऑनलाइन'),
  jointPatta: words('patta, pattas, पट्टा, पट्टे'),
  divides: words('separate, sub division, subdivision, joint, transfer, portion, share, alag, अलग, साझा, ट्रांसफर'),
  nanoDap: words('nano dap, naino dap, neno dap, नैनो डीएपी, नेनो डीएपी, नैनो डी ए पी'),
  milkSociety: words(
    'milk society, dairy society, milk cooperative, dairy cooperative, milk collection centre, milk collection center, doodh samiti, dudh samiti, dugdh samiti, दूध समिति, दुग्ध समिति, दूध की समिति, दुग्ध सहकारी',
  ),
  founds: words(
    'start, open, form, make, begin, set up, register, kaise bana, banana, banani, banaye, banayen, kholna, kholni, khole, shuru, शुरू, बनाएं, बनाएँ, बनाए, बनाना, बनानी, खोलें, खोलना, खोलनी, खोले',
  ),
  reliefForLoss: words(
    'relief, flood money, compensation money, input subsidy, flood compensation, rahat, muavja, muavza, muawza, badh ka paisa, राहत, मुआवजा, मुआवज़ा, बाढ़ का पैसा',
  ),
  othersGot: words(
    'neighbour, neighbours, neighbor, neighbors, others, all village, whole village, everyone, padosi, padosiyo, sabko, sab ko, dusro, gaon me sab, पड़ोसी, पड़ोसियों, सबको, सब को, दूसरों, औरों, गांव में सब',
  ),
  gives: words(
    'how much govt, govt gives, government gives, how much government, subsidy, subsidi, anudan, chhut, sarkar kitna, सरकार कितना, सब्सिडी, अनुदान, छूट',
  ),
  womenGroup: words(
    'shg, self help group, women group, womens group, mahila samuh, swayam sahayata, didi, महिला समूह, स्वयं सहायता, दीदी, समूह की महिला',
  ),
  poultry: words(
    'broiler, broilers, chick, chicks, hen, hens, poultry, layer, layers, murgi, murgiyan, chuje, chuze, ब्रॉयलर, मुर्गी, मुर्गियां, मुर्गियाँ, चूजे, चूज़े, चूजों, चूज़ों',
  ),
  room: words(
    'feet room, ft room, by 10 feet, by 12 feet, by 20 feet, foot room, fut ka kamra, फुट का कमरा, फुट के कमरे, how much space, how much room, how much area, floor space, square feet, sq ft, sq feet, kitni jagah, jagah kitni, कितनी जगह, जगह कितनी, वर्ग फुट, वर्गफुट',
  ),
  mouth: words(
    'mouth, lips, drool, drooling, saliva, blisters, muh, munh, chhale, laar, lar, मुंह, मुँह, छाले, लार',
    'amount, mount, mountain',
  ),
  hoofRots: words(
    'foot rot, footrot, hoof rot, rotten hoof, khur sad, khur sadan, khur sad gaya, khur gal, खुर सड़, खुर सड़न, खुर सड़ गया, खुर गल',
  ),
  warehouseSlip: words('receipt, nwr, e nwr, enwr, rasid, raseed, रसीद, रसीदों'),
};
