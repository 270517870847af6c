import { words } from '../words.js';

/** Ideas of schemes, of buying and selling, and of the states that do it their own way. */
export const PAPER_IDEAS = {
  krishakBandhu: words('krishak bandhu, krishok bondhu, krishakbandhu, कृषक बंधु, कृषक बन्धु'),
  namoShetkari: words('namo shetkari, namo setkari, namo shetkari mahasanman, नमो शेतकरी'),
  organicFarming: words('organic farming, jaivik kheti, जैविक खेती'),
  naturalFarming: words('natural farming, prakritik kheti, prakrutik kheti, प्राकृतिक खेती'),
  howMuchOrHelp: words(
    'help, how much, money, incentive, amount, madad, kitna, kitne, paisa, मदद, कितना, कितनी, पैसा, राशि, सहायता',
    'mouth',
  ),
  food: words(
    'pickle, papad, achar, aachar, masala, namkeen, jam, murabba, chips, flour mill, food processing, अचार, पापड़, पापड, मसाला, नमकीन, मुरब्बा, चिप्स, आटा चक्की, खाद्य उद्योग, खाद्य प्रसंस्करण',
  ),
  stateHelps: words(
    'government help, govt help, scheme, yojana, sarkari madad, sarkar se, help, सरकारी मदद, सरकार से, योजना, मदद',
  ),
  foodIndustry: words('food industry, food processing, khadya udyog, खाद्य उद्योग, खाद्य प्रसंस्करण'),
  pesticide: words(
    'pesticide, pesticides, insecticide, fungicide, weedicide, keetnashak, kitnashak, कीटनाशक, कीटनाशी, फफूंदनाशक, खरपतवारनाशक',
  ),
  statePrice: words('msp, support price, samarthan mulya, sarkari bhav, एमएसपी, समर्थन मूल्य, सरकारी भाव'),
  paysLess: words('less than, below, lower than, less price, se kam, kam daam, kam dam, से कम, कम दाम, कम भाव'),
  smallUnit: words('unit, units, small unit, यूनिट, इकाई, लघु उद्योग, unit lagani, ikai', 'unite'),
  livesElsewhere: words(
    'i live, live in, living in, stay in, another state, other state, different state, two states, rehta, rehte, rahta, rahte, dusre rajya, dusre state, dusre pradesh, bahar rehta, रहता, रहते, दूसरे राज्य, दूसरे प्रदेश, दूसरे स्टेट',
  ),
  farmerCard: words(
    'farmer id, farmer i d, farmer registry, agristack, agri stack, kisan id, farmar id, farmer card, फार्मर आईडी, किसान आईडी, फार्मर रजिस्ट्री, किसान रजिस्ट्री',
  ),
  landMortgaged: words('mortgaged, mortgage, loan on the land, girvi, bandhak, गिरवी, बंधक'),
  rentsOut: words(
    'give on rent, give it on rent, give them on rent, give machines on rent, rent out, renting out, hire out, custom hiring, kiraye par dena, kiraye pe dena, kiraye par de, किराये पर देना, किराए पर देना, किराए पर दे',
  ),
  machineWord: words(
    'seed drill, power weeder, weeder, thresher, reaper, super seeder, happy seeder, baler, sprayer machine, tractor, tractors, machine, machines, machinery, drone, harvester, rotavator, ट्रैक्टर, मशीन, मशीनें',
    'repair',
  ),
  lifePolicy: words(
    'life policy, life insurance, lic, lic policy, fixed deposit, jeevan bima, jivan bima, जीवन बीमा, एलआईसी, एफडी',
  ),
  looksUpMoney: words(
    'check money, check my money, how to check, how do i check, check payment, check instalment, check installment, see my money, paisa check, paise check, paisa kaise dekhe, paisa kaise check, paisa aaya ya nahi, पैसा कैसे देखें, पैसा चेक, पैसा आया या नहीं, status check, check status',
  ),
  /** Who is no longer entitled, or wants no more of it. */
  givesItUp: words(
    'take back my name, withdraw my name, remove my name, cut my name, delete my name, stop my pm kisan, stop pm kisan, stop taking pm kisan, leave pm kisan, leaving pm kisan, get out of pm kisan, exit pm kisan, give up pm kisan, give up my pm kisan, opt out of pm kisan, cancel my pm kisan, cancel pm kisan, close my pm kisan, close pm kisan, taxpayer now, pay income tax now, naam katwana, naam katana, naam hatana, naam hatwana, naam wapas, chhodna chahta, chhodna chahte, band karwana, band karana, नाम कटवाना, नाम हटाना, नाम हटवाना, नाम वापस, छोड़ना चाहता, छोड़ना चाहते, बंद करवाना, बंद कराना',
  ),
  givesBack: words(
    'refund, recovery, return the money, give back, pay back, surrender, notice, wapas, vapas, lauta, lautana, vasuli, vasooli, wasuli, वापस, लौटा, लौटाना, वसूली, नोटिस',
  ),
  farmPension: words('maandhan, mandhan, pmkmy, farmer pension, kisan pension, मानधन, किसान पेंशन'),
  leavesIt: words(
    'exit, leave, leaving, quit, stop paying, withdraw, midway, money back, chhod, chod, chhor, beech me, band kar, wapas, vapas, छोड़, बीच में, बंद कर, वापस',
    'quite',
  ),
  keptForSale: words(
    'goat, goats, sheep, poultry, hen, hens, layer, broiler, pig, pigs, piggery, bakri, bakriyan, bhed, murgi, suar, बकरी, बकरियां, बकरियाँ, भेड़, मुर्गी, मुर्गा, सूअर, सुअर',
    'ship',
  ),
  ofTheMission: words('nlm, livestock mission, पशुधन मिशन, एनएलएम'),
  limb: words('hath, haath, ungli, pair, hand, finger, leg, हाथ, उंगली, उँगली, पैर'),
  cutOff: words(
    'cut in thresher, cut in chaff cutter, cut in machine, cut by thresher, thresher me kat, thresar me kat, machine me kat, थ्रेशर में कट, मशीन में कट, kat gaya, kat gayi, cut off, was cut, got cut, कट गया, कट गई, कट गयी',
  ),
  forFarming: words(
    'for farming, for agriculture, for cultivation, kheti ke liye, kheti ke lie, kheti badi ke liye, खेती के लिए, खेती-बाड़ी के लिए, खेती के वास्ते',
  ),
  whatPmKisanIs: words(
    'about pm kisan, what is pm kisan, pm kisan kya hai, pm kisan yojana kya hai, pm kisan ke bare, पीएम किसान क्या है, पीएम किसान योजना क्या है, पीएम किसान के बारे',
  ),
  bores: words(
    'borewell, bore well, borwell, boring, nalkup, nalkoop, tubewell, tube well, tubewells, बोरवेल, बोरिंग, नलकूप, ट्यूबवेल',
  ),
  helped: words(
    'subsidy, scheme, yojana, yojna, anudan, help, madad, sahayata, permission, paisa milta, paisa milega, सब्सिडी, योजना, अनुदान, मदद, सहायता, अनुमति, परमिशन',
  ),
  powered: words('bill, bijli, electricity, connection, kanekshan, solar, kusum, बिल, बिजली, कनेक्शन, सोलर, कुसुम'),
  milkCattle: words(
    'dairy, cattle, cow, cows, buffalo, buffaloes, pashu, gay, gaay, gai, bhains, bhais, डेयरी, पशु, गाय, भैंस, भैंसों, गायों',
  ),
  reliefMoney: words('money, relief, paisa, muavja, muavza, compensation, rahat, पैसा, मुआवजा, मुआवज़ा, राहत'),
  dies: words('died, dead, killed, mar gayi, mar gai, mar gaya, mar gaye, mari, मर गई, मर गयी, मर गया, मर गए, मरी'),
  reward: words('incentive, reward, money, per acre, paisa, paise, protsahan, inam, पैसा, पैसे, प्रोत्साहन, इनाम, राशि'),
  notBurnt: words(
    'not burning, not burn, without burning, na jalane, nahi jalane, na jalaye, na jalayen, nahi jalaye, न जलाने, नहीं जलाने, ना जलाने, न जलाएँ, न जलाएं, नहीं जलाएँ',
  ),
  cowShelter: words('gaushala, goshala, cow shelter, गौशाला, गोशाला, stray cattle scheme, stray cattle shelter'),
  phoneDead: words(
    'band, not working, lost, kho gaya, gum, chalu nahi, purana number, बंद, खो गया, गुम, चालू नहीं, पुराना नंबर',
  ),
  fpoJoin: words('join, joining, become a member, member kaise, jud, judna, juden, जुड़, जुड़ना, जुड़ें, जुड़ूं'),
  subsidyOrLoan: words('subsidy, govt subsidy, anudan, anudaan, loan, सब्सिडी, अनुदान, लोन'),
  maharashtraSolar: words(
    'magel tyala, magel tyala saur, saur krushi, saur krishi pump, mahadiscom solar, mahavitaran solar, मागेल त्याला, सौर कृषी पंप',
  ),
  sunPump: words('solar pump, solar subsidy, kusum, solar, सोलर पंप, सोलर, कुसुम, solar pamp, solar motor, सोलर मोटर'),
  hasCurrent: words(
    'already have connection, already have motor, electric motor already, have electric motor, motor already, sell electricity, sell current, sell power, electric connection, electricity connection, power connection, grid connection, bijli ka connection, bijli connection, bijli wala connection, connection hai, connection pahle se, bijli hai, बिजली का कनेक्शन, बिजली कनेक्शन, बिजली वाला कनेक्शन, कनेक्शन है, कनेक्शन पहले से',
  ),
  byCard: words('kisan credit, credit card, किसान क्रेडिट, क्रेडिट कार्ड'),
  liveWire: words(
    'current in wire, current in the wire, current in fence, electric wire around, live wire, tar me current, taar me current, tar mein current, jhatka tar, bijli ka tar lagana, तार में करंट, तार मे करंट, करंट वाला तार, बाड़ में करंट, तार में बिजली',
  ),
  asksPayment: words(
    'message aaya, sms aaya, call aaya, phone aaya, asks money, asking money, asking for money, pay money, deposit money, paisa mang, paise mang, paisa jama karne, paise jama karne, jama karne ka message, fees mang, मैसेज आया, एसएमएस आया, कॉल आया, कॉल आई, फोन आया, पैसा मांग, पैसे मांग, पैसा माँग, पैसे माँग, पैसा जमा करने, पैसे जमा करने, फीस मांग, फीस माँग',
  ),
  ofStranger: words(
    'private, private number, personal number, upi, phonepe, phone pe, paytm, google pay, qr code, otp, link, thagi, thug, fraud, प्राइवेट, निजी नंबर, यूपीआई, फोनपे, पेटीएम, ओटीपी, लिंक, ठगी, ठग, फ्रॉड',
  ),
  demandsMoney: words(
    'they ask, they want, he asks, he wants, asks for, asking for, caller wants, demands, demanding, maang rahe, maang raha, mang rahe, mang raha, maangte, mangte, मांग रहे, मांग रहा, माँग रहे, माँग रहा, मांगते, माँगते',
  ),
  caller: words(
    'caller, got a call, someone called, called me, scheme call, phone call, on phone, call aaya, call aayi, phone aaya, phone wala, phone wale, कॉल आया, कॉल आई, फोन आया, फोन वाला, फोन वाले, कॉल वाला',
    'clear',
  ),
  /** A scheme that cheats have invented. */
  pmTractor: words(
    'pm tractor, pm kisan tractor, pradhan mantri tractor, pradhanmantri tractor, पीएम ट्रैक्टर, पीएम किसान ट्रैक्टर, प्रधानमंत्री ट्रैक्टर, प्रधानमंत्री किसान ट्रैक्टर',
  ),
  purchasePlace: words(
    'where do they buy, where does it buy, where is it bought, where is it purchased, where to sell, where do i sell, kaha kharid, kahan kharid, kaha khareed, kharid kaha, kharid kahan, khareed kaha, kharid kendra, khareed kendra, खरीद कहाँ, खरीद कहां, कहाँ खरीद, कहां खरीद, खरीद केंद्र',
  ),
  cutFromIt: words('katega, kategi, katenge, kat jayega, deducted, deduct, cut from, कटेगा, कटेगी, कट जाएगा, कटेंगे'),
  entersName: words(
    'khatauni, mutation, dakhil kharij, naam chadhwa, naam chadhva, naam chadha, naam chadhana, enter our name, add our name, our names in, खतौनी, दाखिल खारिज, दाखिल-खारिज, नाम चढ़वा, नाम चढ़ा, इंतकाल',
  ),
  measured: words('acre, acres, ekad, bigha, beegha, hectare, एकड़, एकड, बीघा, बीघे, हेक्टेयर'),
  howMuchIsGot: words(
    'how much, kitna milega, kitni limit, kitna loan, kitna banega, kitna, limit, कितना मिलेगा, कितना, कितनी, लिमिट',
  ),
  pestOrDisease: words(
    'locust, locusts, armyworm, army worm, whitefly, टिड्डी, tiddi, pest, pests, insect, insects, worm, worms, caterpillar, bollworm, disease, blight, keeda, keede, kide, kida, sundi, rog, bimari, jhulsa, कीड़ा, कीड़े, कीट, सुंडी, इल्ली, रोग, बीमारी, झुलसा',
    'worse',
  ),
  lowGrade: words(
    'peon, class iv, class 4, fourth class, group d, mts, chaprasi, chaparasi, chaturth shreni, चपरासी, चतुर्थ श्रेणी, ग्रुप डी, एमटीएस',
  ),
  noCurrent: words(
    'no connection, no electricity, no power, not got connection, without electricity, connection nahi, connection nhi, connection mila nahi, connection nahi mila, bijli nahi, bijli nhi, कनेक्शन नहीं, कनेक्शन मिला नहीं, बिजली नहीं',
  ),
  governmentPension: words('pension, pensioner, pensionar, पेंशन, पेंशनर, रिटायर, retired'),
  manDied: words(
    'husband died, father died, son died, farmer died, dehant, dehaant, mrityu, mrtyu, mar gaye, mar gaya, guzar gaye, gujar gaye, देहांत, मृत्यु, मौत, मर गए, गुजर गए, गुज़र गए, died',
  ),
  ofFamily: words(
    'husband, father, son, wife, brother, pati, pita, pitaji, beta, bhai, patni, pati ka, papa, पति, पिता, पिताजी, बेटा, बेटे, भाई, पत्नी, किसान',
    'after',
  ),
  byAccident: words(
    'accident, electricity, current, electric shock, snake, lightning, tractor, well, fell, durghatna, bijli, karant, saanp, thresher, दुर्घटना, बिजली, करंट, सांप, साँप, ट्रैक्टर, थ्रेसर, कुएं, कुएँ, गिरने, गिरकर',
  ),
  helpMoney: words(
    'money, help, compensation, claim, scheme, paisa, paise, madad, muavja, muavza, sahayata, bima, yojana, पैसा, पैसे, मदद, मुआवजा, मुआवज़ा, सहायता, योजना, क्लेम',
  ),
  /** Somebody stands there with the crop; "is it below the MSP" asks for two prices. */
  isOffered: words(
    'give me, giving, gives me, offer, offers, offering, getting, i get, traders, mil raha, mil rahe, mil rha, de raha, de rahe, de rha, मिल रहा, मिल रहे, मिलता, दे रहे, दे रहा',
  ),
  threeDays: words('72 hours, 72 hour, 72 ghante, 72 ghanta, 72 घंटे, 72 घण्टे, 72 घंटा'),
  soldToState: words(
    'wheat, paddy, rice, grain, crop, crops, msp, gram, chana, mustard, sarson, bajra, gehu, gehun, gehoon, dhan, dhaan, anaj, fasal, गेहूं, गेहूँ, धान, अनाज, फसल, चना, सरसों, बाजरा, एमएसपी, समर्थन मूल्य, samarthan mulya, sarkari kharid, सरकारी खरीद',
  ),
  buysByState: words(
    'they buy, government buys, government buy, govt buys, govt buy, society buys, society buy, how many quintal, how much quintal, limit of buying, kitna kharidti, kitne quintal, kitna kuntal, सरकार खरीदती, कितने क्विंटल',
  ),
  registersOrSells: words(
    'register, registers, registration, registering, sell, selling, sale, token, procurement, government purchase, panjikaran, panjiyan, panjeeyan, registration kaise, bechne, bechna, bechni, bechu, bechun, beche, bechen, tokan, kharid, khareed, kharidi, पंजीकरण, पंजीयन, रजिस्ट्रेशन, बेचने, बेचना, बेचनी, बेचूँ, बेचूं, बेचें, बेचे, टोकन, खरीद, खरीदी',
  ),
  priceNamed: words('bhav, bhaav, rate, price, mandi bhav, भाव, रेट, दाम, कीमत', 'prince'),
  /** How wet grain may be, what to bring, whether to wait: that is asked of no state. */
  asksOfPaymentOrPapers: words(
    'paisa nahi, paise nahi, payment, not paid, receipt, rasid, raseed, j form, jform, refuse, refuses, nahi le rahe, moisture, wet, nami, geela, gila, hold, store, wait, keep it, loan, papers, documents, kagaj, kagaz, dastavej, पैसा नहीं, पैसे नहीं, भुगतान, रसीद, जे फार्म, जे फॉर्म, नहीं ले रहे, नमी, गीला, रोक, रखें, रखूं, रखूँ, लोन, कागज, कागजात, दस्तावेज',
    'person, story',
  ),
  /** What NAFED and NCCF buy, in whichever state. */
  ofNafed: words(
    'soybean, soyabean, groundnut, moongfali, mungfali, tur, arhar, moong, urad, ragi, सोयाबीन, मूंगफली, मूँगफली, तुअर, तुर, अरहर, मूंग, मूँग, उड़द, रागी',
  ),
  atSupportPrice: words('msp, nafed, support price, samarthan mulya, hamibhav, एमएसपी, समर्थन मूल्य, हमीभाव, नाफेड'),
  khatauniWord: words(
    'khatauni, jamabandi, record of land, land record, land paper, khatiyan, 7 12, satbara, patta, खतौनी, जमाबंदी, खतियान',
  ),
  sisterOrDaughter: words(
    'behen, behan, bahan, bahen, behno, behan ka naam, sister, sisters, daughter, daughters, beti ka hissa, beti ka naam, betiyon, beti ko bhi, बहन, बहनों, बेटी का हिस्सा, बेटी का नाम, बेटियों, बेटी को भी',
  ),
  shareOfLand: words(
    'ka hissa, hissa kitna, hissa milega, hissa milta, kitna hissa, share in land, share of land, get a share, how much share, का हिस्सा, हिस्सा कितना, हिस्सा मिलेगा, हिस्सा मिलता, कितना हिस्सा',
  ),
};
