import { words } from '../words.js';

/** Ideas of selling, storing and carrying. */
export const SELLING_IDEAS = {
  paysLate: words(
    'pays late, late payment, pays after, how many days to pay, din me deta, din mein deta, din me dega, der se deta, der se paisa, late deta, kanoon, law, दिन में देता, देर से देता, देर से पैसा, लेट देता, कानून',
  ),
  buyer: words(
    'who will buy, who buys, sell my, where to sell, how to sell, want to sell, kahan bechu, kaha bechu, kahan beche, kaha beche, kaise bechu, kisko bechu, bechna hai, bechni hai, कहाँ बेचूँ, कहाँ बेचें, कहां बेचूं, कैसे बेचूँ, किसको बेचूँ, बेचना है, बेचनी है',
  ),
  jForm: words(
    'j form, j forms, jform, je form, jay form, sale receipt, mandi receipt, pakki rasid, pakki raseed, pakki parchi, bikri ki rasid, mandi ki rasid, जे फॉर्म, जे फार्म, जे फ़ॉर्म, जेफॉर्म, पक्की रसीद, पक्की पर्ची, बिक्री की रसीद, मंडी की रसीद',
  ),
  whenBegins: words(
    'when, date, begin, begins, start, starts, kab, kab se, shuru, tareekh, tarikh, कब, कब से, शुरू, तारीख',
    'trick',
  ),
  freight: words(
    'freight, transport cost, transport charge, transport charges, bhada, bhaada, dhulai, dhulaai, gadi ka kiraya, gaadi ka kiraya, भाड़ा, ढुलाई, गाड़ी का किराया',
  ),
  less: words(
    'less, lower, reduce, reduced, cheaper, save, kam ho, kam kaise, kam kare, kam karna, sasta, saste me, bachaye, कम हो, कम कैसे, कम करें, कम करना, सस्ता, सस्ते में, बचाएँ',
  ),
  money: words(
    'cost, price, kharch, kharcha, kamai, profit, income, honey, shahad, खर्च, खर्चा, कमाई, शहद, subsidy, सब्सिडी',
    'prince',
  ),
  onPhone: words(
    'on mobile, on my mobile, on phone, on my phone, mobile app, mobile pe, mobile par, mobile me, mobile mein, phone pe, phone par, मोबाइल पर, मोबाइल पे, मोबाइल में, मोबाइल मे, फोन पर, फोन पे, फोन में',
  ),
  seesPrices: words(
    'see prices, see the prices, see price, see rates, see the rate, check prices, daily price, daily prices, daily rate, daily rates, where can i see, roz ka bhav, roj ka bhav, roz ka rate, bhav kaha dekh, bhav kahan dekh, bhaav kahan dekh, rate kahan dekh, रोज का भाव, रोज के भाव, भाव कहाँ देख, भाव कहां देख, रेट कहाँ देख, रेट कहां देख',
  ),
  auctionWord: words('auction, auctions, auctioned, e auction, auctioneer, nilami, neelami, नीलामी'),
  oilPalm: words('oil palm, oilpalm, palm oil, ऑयल पाम, पाम ऑयल'),
  orchardPlanted: words(
    'new orchard, new garden, planting orchard, plant orchard, planting new, new plantation, area expansion, horticulture mission, nhm, midh, नया बाग, बागवानी मिशन, naya bag, naya bagh, bagwani mission',
  ),
  helpOfState: words(
    'subsidy, mission money, money, help, scheme, govt help, government help, grant, anudan, anudaan, sahayata, madad, yojana, सब्सिडी, अनुदान, सहायता, मदद, योजना',
  ),
  soldInPackets: words('in packets, packet, packets, pack and sell, packed, packaging, pouch, पैकेट, पैक'),
  thisSite: words(
    'this site, this website, this app, annapath, list my, list my crop, is site, is website, is app, list karna, list kare, इस साइट, इस वेबसाइट, इस ऐप, अन्नपथ, लिस्ट कर',
  ),
  trader: words(
    'trader, traders, arhtiya, adatiya, adhatiya, commission agent, vyapari, byapari, kharidar ne, buyer, आढ़ती, आढ़तिया, व्यापारी, ब्यापारी',
  ),
  doesNotPay: words(
    'not paying, not paid, has not paid, did not pay, payment pending, payment not, paisa nahi, paise nahi, paisa nhi, payment nahi, payment nhi, paisa atka, paise atke, पैसा नहीं, पैसे नहीं, भुगतान नहीं, पेमेंट नहीं',
  ),
  organicProduce: words('organic, jaivik, organically, जैविक, ऑर्गेनिक, ऑर्गैनिक'),
  commission: words('commission, comission, kamishan, kamisan, adhat kitni, aadhat kitni, कमीशन, कमिशन, आढ़त कितनी'),
  enam: words('e nam, enam, e naam, ई नाम, ईनाम, इ नाम, ई-नाम'),
  store: words(
    'godown, godowns, godam, godaam, warehouse, cold store, cold room, cold storage, grading unit, pack house, packhouse, silo, गोदाम, शीतगृह, कोल्ड स्टोर, कोल्ड स्टोरेज, छँटाई इकाई',
  ),
  msp: words(
    'msp, support price, government rate, samarthan mulya, sarkari rate, sarkari kharid, एमएसपी, समर्थन मूल्य, सरकारी खरीद, सरकारी रेट',
  ),
  keepsGrain: words(
    'without selling, godam me rakhu, godam rakhu, godown me rakhu, गोदाम रखूं, गोदाम रखूँ, गोदाम में रखूं, गोदाम में रखूँ, गोदाम में रखें, keep in, keeping in, kept in, put in, bina beche, beche bina, rakh ke, rakh kar, rakhkar, rakh k, rakhke, बिना बेचे, बेचे बिना, रख कर, रखकर, रख के',
  ),
  moisture: words('moisture, nami, नमी'),
  procurement: words(
    'government buying center, government buying centre, govt buying center, govt buying centre, buying center needs, buying centre needs, procurement, procurement centre, procurement center, purchase centre, purchase center, govt purchase, government purchase, buying centre, kharid kendra, kharidi kendra, sarkari kharid, sarkari kendra, sarkari khareed, kray kendra, सरकारी खरीद, खरीद केंद्र, खरीदी केंद्र, सरकारी केंद्र, क्रय केंद्र, उपार्जन केंद्र, सरकारी खरीदी, sarkari kanta, sarkari kante, सरकारी कांटा, सरकारी कांटे, सरकारी काँटा, सरकारी काँटे, सरकारी तौल, सरकारी सेंटर',
  ),
  sellOnline: words(
    'sell online, sell it online, online sell, online selling, sell on app, online bech, online kaha bech, online kahan bech, online bechna, online bechu, app se bech, ऑनलाइन बेच, ऑनलाइन कहां बेच, ऐप पर बेच, sabji online, fasal online',
  ),
  priceAsked: words(
    'price, rate, frp, sap, bhav, bhaav, ret, daam, mulya, msp, भाव, रेट, दाम, मूल्य, समर्थन मूल्य, एफआरपी, एमएसपी',
    'prince',
  ),
  perBag: words(
    'per bag, each bag, every bag, bag extra, kg extra, kilo extra, prati bori, har bori, bori me, bori par, प्रति बोरी, हर बोरी, बोरी में, बोरी पर, प्रति कट्टा, हर कट्टा',
  ),
  cuts: words(
    'cut, cuts, cutting, deduct, deducting, deduction, extra, kaat, kat, katauti, kaatte, katte, zyada, jyada, काट, काटते, काटता, कटौती, ज्यादा',
  ),
  refuses: words(
    'refuse, refused, refusing, rejected, reject, not buying, not taking, not accepting, moisture, nami, nahi le rahe, nahi le raha, nhi le rahe, mana kar, lautaya, lauta, नहीं ले रहे, नहीं ले रहा, नही ले रहे, मना कर, नमी, लौटा, लौटाया, रिजेक्ट',
  ),
  buyingCentre: words(
    'procurement centre, procurement center, government centre, government center, buying centre, kharid kendra, kharidi kendra, kray kendra, kreya kendra, sarkari kendra, sarkari kharid, खरीद केंद्र, खरीदी केंद्र, क्रय केंद्र, सरकारी केंद्र, सरकारी खरीद, rights, haq, हक',
    'right',
  ),
  weighing: words(
    'weighing, right weight, correct weight, full weight, weight cut, weighbridge, less weight, tulai, taul, tol, kata, katauti, kat raha, तुलाई, तौल, तोल, कटौती, काट रहा, काटता, काटते',
  ),
  complaint: words('complain, complaint, shikayat, sikayat, शिकायत', 'complete'),
  soldToSociety: words(
    'society, samiti, kharidi, token, procurement, support price, बिकता, बेच, बेचना, समिति, सोसाइटी, सोसायटी, खरीदी, टोकन, समर्थन मूल्य',
  ),
  better: words(
    'better price, good price, more price, best price, higher price, acha bhav, accha bhav, achha daam, sahi daam, sahi bhav, middleman, middle man, bichauliya, bichoulia, dalal, without agent, अच्छा भाव, अच्छा दाम, सही दाम, सही भाव, बिचौलिया, बिचौलिये, दलाल, आढ़ती से बच',
  ),
  tooMoist: words(
    'saying moist, says moist, moisture more, more moisture, nami more, nami zyada, nami jyada, too moist, moist 18, moist 19, moist 20, moist 21, moist 22, नमी ज्यादा, नमी ज़्यादा',
  ),
  makesAtHome: words(
    'bana ke bech, bana ke bechu, banakar bech, bana kar bech, ghar pe bana, ghar par bana, kuch bana ke, murabba, candy, kendi, achar, achaar, pickle, juice, ras nikal, value addition, value add, process, processing, make something, make and sell, home made, बना के बेच, बनाकर बेच, घर पर बना, कुछ बना, मुरब्बा, कैंडी, अचार, जूस, प्रोसेसिंग',
  ),
  howPacked: words(
    'pack kaise, pack kese, packing kaise, packing kese, kaise pack, kese pack, how to pack, packing for, pack them, पैक कैसे, पैकिंग कैसे, कैसे पैक',
  ),
  driesCotton: words(
    'kapas sukhau, kapas sukhaye, kapas sukhane, kapas kaise sukhau, kapas kaise sukhaye, nami kam kaise karu, कपास सुखाएँ, कपास सुखाऊँ, कपास सुखाने, कपास कैसे सुखाएँ, कपास कैसे सुखाऊँ, नमी कम करूँ, नमी घटाऊँ, नमी घटाएँ, bring moisture down, moisture down, reduce moisture, reduce the moisture, lower the moisture, dry cotton, dry the cotton, dry my cotton, how to dry, nami kam kaise, nami kaise kam, nami kam karu, nami kam kare, kapas sukha, kapas kaise sukha, kaise sukhau, kaise sukhaun, नमी कम कैसे, नमी कैसे कम, नमी कम करने, नमी कम करें, नमी घटा, कपास सुखा, कैसे सुखाऊँ, कैसे सुखाएँ, कैसे सुखाऊं',
  ),
  waitOrSell: words(
    'bechu ya ruku, bechun ya rukun, bechu ya rukun, बेचूँ या रुकूँ, बेचूं या रुकूं, बेच दूँ या रुकूँ, wait or sell, sell or wait, sell now or wait, wait or sell now, sell it now or keep, hold or sell, bechu ya ruk, bechun ya ruk, bech du ya ruk, bech dun ya ruk, ruku ya bech, rukun ya bech, बेचूँ या रुक, बेचूं या रुक, बेच दूँ या रुक, बेच दूं या रुक, रुकूँ या बेच, रुकूं या बेच, रुक जाऊँ या बेच',
  ),
  moistNumber: words(
    'nami 16, nami 17, nami 18, nami 19, nami 20, nami 21, nami 22, moisture 16, moisture 17, moisture 18, moisture 19, moisture 20, moisture 21, moisture 22, नमी 16, नमी 17, नमी 18, नमी 19, नमी 20, नमी 21, नमी 22',
  ),
  sellsOrHolds: words(
    'rok lu, rok lun, rok loon, roku ya, ya ruku, ya roku, ruku ya, ruk jau, ruk jaun, bech du, bech dun, bech doon, bechu ya, bechun ya, ya bech, rakhu ya, hold or sell, sell or hold, sell now, should i sell, should i hold, should i wait, wait or sell, store kr lu, store kar lu, store karu, rakh lu, rakh lun, de du, रोक लूं, रोक लूँ, रोकूं या, बेच दूं, बेच दूँ, बेचूं या, बेचूँ या, या रुकूं, या रुकूँ, रख लूं, रख लूँ, स्टोर कर लूं',
  ),
  traderWord: words(
    'vyapari, vyapaari, byapari, trader, traders, arhtiya, adhatiya, aadhati, bichauliya, middleman, व्यापारी, आढ़ती, बिचौलिया',
  ),
  coldStoreWord: words(
    'cold store, cold storage, cold stores, coldstore, koldstore, kold store, store wala, शीतगृह, कोल्ड स्टोर, कोल्ड स्टोरेज',
  ),
  keepsMonths: words(
    'kitne mahine, 2 mahine, 3 mahine, 4 mahine, do mahine, teen mahine, kitne din tikega, how many months, three months, two months, how long will it keep, how long can i keep, कितने महीने, तीन महीने, दो महीने',
  ),
  fatPays: words(
    'fat pe, fat par, fat se, by fat, on fat, per fat, fat rate, fat ka rate, fat ke hisab, fat dekh, फैट पर, फैट पे, फैट से, फैट के हिसाब, फैट देख',
  ),
  flatBuyer: words(
    'halwai, halwaai, hotel, chai wala, chai wale, dudhiya, doodhiya, dudhwala, doodhwala, milkman, fixed rate, fixed price, flat rate, sweet shop, sweet maker, ek hi rate, bandhe rate, हलवाई, दूधिया, दूधवाला, होटल, चाय वाला, एक ही रेट',
  ),
  oldOrRent: words(
    'naya aloo bhi aa, naya aloo aa, nya aloo aa, new potato coming, new crop, kiraya, rent, pada hai, pada h, abhi tak, nikalo, nikaal lo, november, nov, purana aloo, purana aalu, old potato, old potatoes, नया आलू आ, किराया, पड़ा है, अभी तक, नवंबर, पुराना आलू',
  ),
  sellsTo: words('bechu, bechun, beche, bechna, sell, selling, बेचूं, बेचूँ, बेचें, बेचना'),
} as const;
