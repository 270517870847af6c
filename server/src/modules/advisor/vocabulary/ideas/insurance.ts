import { words } from '../words.js';

/** Ideas of insurance, losses and claims. */
export const INSURANCE_IDEAS = {
  whichCrops: words(
    'is covered under crop insurance, covered under insurance, covered in insurance, covered under fasal bima, comes under insurance, come under insurance, comes under crop insurance, included in insurance, included in crop insurance, kon kon fasal, kon kon si fasal, covered under, insured under, under which scheme, which crops, what crops, crops covered, crops are covered, kaun kaun si fasal, kaun kaunsi fasal, kaun si fasal, konsi fasal, kaunsi faslen, kin faslon, कौन कौन सी फसल, कौन सी फसल, कौनसी फसल, किन फसलों, कौन सी फसलें',
  ),
  lastDate: words(
    'till what date, till which date, upto what date, upto which date, up to which date, by what date, by which date, last day to fill, last date, last day, closing date, till when, by when, aakhri tareekh, aakhri tarikh, akhri tarikh, akhri tareekh, antim tarikh, antim tithi, kab tak, आखिरी तारीख, आखरी तारीख, अंतिम तारीख, अंतिम तिथि, लास्ट डेट, कब तक',
  ),
  notCovered: words(
    'bima will not pay, insurance will not pay, which loss not, not paid for, kis cheez ka nahi, kaun sa nuksan nahi, kya cover nahi, kya cover nahin, कौन सा नुकसान नहीं, क्या कवर नहीं, which risks, what risks, risks are covered, risk is covered, risks covered, what all is covered, covers what, cover what, what does it cover, what does insurance cover, what does crop insurance cover, low price, price fall, fall in price, price falls, loss of price, price loss, market price fall, not covered, not cover, does not cover, do not cover, exclusion, exclusions, excluded, which losses, what losses, what is covered, what all is covered, what all covered, कवर नहीं, शामिल नहीं, cover nahi, kya kya cover, क्या क्या कवर, क्या-क्या कवर',
  ),
  surveyor: words(
    'not coming for survey, not come for survey, no one came for survey, nobody came for survey, survey not done, survey is not done, survey has not, did not come for survey, who does the survey, who will do the survey, who will survey, who comes for survey, who does survey, when will survey be done, surveyor, surveyors, surveyer, loss assessor, survey team, survey people, सर्वेयर, सर्वे वाला, सर्वे वाले, सर्वे टीम, sarveyar, survey wala, survey wale',
  ),
  midSeason: words(
    'some advance before harvest, advance before harvest, gives some advance, give some advance, any advance before, middle of season, half season, advance payment from insurance, advance payment, advance claim, part payment of claim, mid season, mid season adversity, midseason, on account payment, मध्य मौसम, मौसम के बीच',
  ),
  policyOrPremium: words('policy, premium, पॉलिसी, प्रीमियम, premiyam', 'police, polish'),
  notShowing: words(
    'name is not there, name not there, my name is not in, name is missing, name missing, not found in portal, not found on portal, nothing on portal, no such application, no application, no such policy, no policy, says no policy, not showing, not show, not shown, does not show, not in portal, not on portal, नहीं दिख रहा, नहीं दिख रही, nahi dikh raha, nahi dikh rahi',
  ),
  bankDidNotSend: words(
    'but did not upload, did not upload, not uploaded, never uploaded, upload nahi kiya, अपलोड नहीं किया, not upload in portal, did not remit, bank did not send, bank not sent, bank has not sent, bank did not upload, bank not uploaded, bank did not deposit, bank ne nahi bheja, bank ne premium nahi bheja, बैंक ने नहीं भेजा, बैंक ने प्रीमियम नहीं भेजा',
  ),
  policyNumber: words('policy number, policy no, policy copy, policy paper, पॉलिसी नंबर, पॉलिसी की कॉपी, policy nambar'),
  insuredTwice: words(
    'cut two times, cut twice, double claim, cancel both, do baar kata, do baar kat, दो बार कट, दो बार कटा, double kat, premium two times, premium twice, deducted twice, deducted two times, double premium, premium do baar, दो बार प्रीमियम, two banks, both banks, two insurance, two insurances, double insurance, duplicate insurance, insure twice, insured twice, two times insurance, do bank, dono bank, do bima, do baar bima, दो बैंक, दोनों बैंक, दो बीमा, दो बार बीमा',
  ),
  whichCompany: words(
    'company ka naam, bima company ka naam, company kaun, insurance company office, insurance company number, company office number, insurance company name, name of insurance company, which insurance company, which company, company name, kaun si company, konsi company, kaunsi company, कौन सी कंपनी, कौनसी कंपनी, कंपनी का नाम',
  ),
  lossInformation: words(
    'loss information, inform loss, inform the loss, report loss, report the loss, report crop loss, give loss, loss in app, crop loss in app, nuksan ki soochna, nuksan ki suchna, नुकसान की सूचना',
  ),
  calculates: words(
    'calculate, calculated, calculation, calculating, formula, hisab kaise, hisaab kaise, kaise nikalte, kaise nikalta, हिसाब कैसे, कैसे निकालते, कैसे निकलता, गणना',
  ),
  thresholdYield: words('threshold yield, threshold, गारंटी उपज, थ्रेशहोल्ड'),
  validAfter: words(
    'after how many days, how many days after, waiting period, valid after, valid from, कितने दिन बाद, कितने दिनों बाद, kitne din baad, kitne din bad',
  ),
  engineOrTrailer: words('tractor, trolley, pump set, pumpset, motor pump, harvester, ट्रैक्टर, ट्रॉली, पंप सेट, पंपसेट, मोटर'),
  tenantFarmer: words(
    'kiraye par li jamin, jamin kiraye par, kiraye ki jamin, किराये पर ली जमीन, जमीन किराये पर, किराए पर ली जमीन, जमीन किराए पर, batai pe, batai par, kaulu, on kaulu, koulu, kaulu rythu, koulu rythu, kaul rythu, taken on rent, land on rent, kheti batai par, adhiya par, अधिया पर, बटाई पर, बंटाई पर, बँटाई पर, theka, on theka, theke par, ठेके पर, tenant, tenants, tenant farmer, sharecropper, sharecroppers, leased land, lease land, on lease, rented land, bataidar, batai, बटाई, बटाईदार, ठेके की जमीन, किराए की जमीन',
  ),
  vegetablesNamed: words(
    'vegetable, vegetables, vegetable crop, vegetable crops, sabji, sabzi, sabjiyan, सब्जी, सब्जियाँ, सब्जियां, सब्जियों',
  ),
  insurance: words(
    'insurer, insurers, insurence, insurrance, insure, insured, insurance, insuring, bima, beema, bime, beeme, vima, बीमा, बीमे, विमा, pmfby',
  ),
  insureWords: words(
    'is it covered, covered or not, claim, compensation, insurance, insured, bima, beema, bime, muavja, muawza, muavza, klem, kleim, दावा, क्लेम, बीमा, बीमे, मुआवजा, मुआवज़ा, विमा',
  ),
  notInsured: words(
    'have not taken insurance, not taken insurance, not taken any insurance, have not done any insurance, not done any insurance, insurance not done, bima not done, no bima, didnt do any bima, not taken bima, no insurance at all, dont have insurance, do not have insurance, not insured, no insurance, without insurance, had no insurance, did not insure, was not insured, uninsured, bima nahi, bima nahin, bima nhi, beema nahi, beema nhi, bina bima, bina beema, bime ke bina, bima nahi tha, bima nahi karaya, बीमा नहीं, बिना बीमा, बिना बीमे, बीमा भी नहीं, बीमा नही, बीमे के बिना',
  ),
  notPaid: words(
    'money not came, money did not come, money not come, money has not come, money is not coming, money not received, approved but, shows nothing, showing nothing, nothing came, not credited, so less, why less, claim less, less claim, claim is less, showing zero, shows zero, is zero, zero claim, zero aaya, zero dikha, not mine, only mine, जीरो दिखा, जीरो आया, शून्य, कम पैसा, कम पैसे, पैसा कम, kam paisa, kam paise, rejected, reject, refused, refuse, not paid, not received, not come, not given, no money, did not get, not got, too little, very less, less money, small, denied, pending, delayed, delay, nahi mila, nahi mili, nhi mila, nhi mili, nahin mila, nahi aaya, nhi aaya, nahi aya, nahi diya, nhi diya, nahi de rahi, nahi de rahe, kam mila, kam aaya, bahut kam, thoda mila, radd, khaarij, kharij, atka, ruka, नहीं मिला, नहीं मिली, नही मिला, नहीं आया, नही आया, नहीं दिया, नहीं दे, कम मिला, कम आया, बहुत कम, खारिज, रद्द, रिजेक्ट, अटका, नहीं आई, नही आई, नहीं पहुंचा, नहीं पहुँचा, nahi aayi, nahi pahucha, did not come, has not come',
  ),
  cutCrop: words(
    'cut soyabean, cut soybean, cut maize, cut bajra, cut moong, cut groundnut, harvested soyabean, harvested soybean, drying in field, drying in the field, lying to dry, left to dry, kat ke sukh, kaat ke sukh, khet me sukh rahi thi, कट कर सूख, काट कर सूख, खेत में सूख रही, harvested groundnut in field, harvested crop in field, harvested and kept, harvested paddy in field, harvested mustard in field, lying in field, lying in the field, kept lying, cut and lying, spread in field, pulled groundnut, groundnut pulled, pulled and kept, cut and kept, kept in heap, kept in heaps, dug and kept, heaped in field, cut crop, cut wheat, cut paddy, harvested crop, harvested wheat, harvested paddy, after harvest, after cutting, lying in the field, crop was cut, crop lying, bundles, kati fasal, kati hui, kati padi, kata hua, kaat kar, kaat ke, katai ke baad, kat ke, kati huyi, kaati hui, कटी फसल, कटी हुई, कटा हुआ, कटी पड़ी, कटाई के बाद, काटकर, काट कर, काटी हुई, कटे हुए, पड़ी थी',
  ),
  fire: words(
    'fire, burnt, burned, burning, lightning, short circuit, aag, jal gayi, jal gai, jal gaya, jali, bijli giri, bijli gir, आग, जल गई, जल गयी, जल गया, बिजली गिरी, बिजली गिर',
  ),
  paysShare: words(
    'premium, primium, dena padta, dena padega, dena hota, dena hai, bharna padta, bharna padega, percent, persent, per cent, pratishat, i pay, to pay, प्रीमियम, देना पड़ता, देना पड़ेगा, देना होता, भरना पड़ता, भरना पड़ेगा, प्रतिशत, परसेंट, फीसदी',
  ),
  getsInsured: words(
    'do insurance, take insurance, i insure now, insure now, make insurance, how to insure, insure my, get insured, how do i insure, where to insure, bima kaise kare, bima kaise karaye, bima kaise kraye, bima kaise karwaye, bima kaise karwau, bima karana, bima karwana, bima kahan, bima kaha, बीमा कैसे करें, बीमा कैसे कराएँ, बीमा कैसे करवाएँ, बीमा कैसे करवाऊँ, बीमा कराना, बीमा करवाना, बीमा कहाँ',
  ),
  lossOfCrop: words(
    'spoiled by hail, spoiled by flood, spoiled by rain, loss, lost, damage, damaged, kharab, barbad, nuksan, nuksaan, खराब, बर्बाद, नुकसान, ole, ओले, doob, डूब',
  ),
  fieldLost: words(
    'crop, fasal, burnt, burned, damage, damaged, jal gayi, jal gai, jal gaya, nuksan, nuksaan, claim, muavja, muavza, bima, फसल, जल गई, जल गयी, जल गया, नुकसान, क्लेम, मुआवजा, बीमा',
  ),
  claimWord: words(
    'claim, klem, kleim, insurance money, bima ka paisa, bime ka paisa, beema ka paisa, क्लेम, दावा, बीमा का पैसा, बीमे का पैसा, बीमा राशि',
  ),
  howLong: words(
    'how many days, how many months, kitne mahine, कितने महीने, how long, when will, when do, by when, kitne din, kab milega, kab milta, kab aayega, kab aata, kab tak, कितने दिन, कब मिलेगा, कब मिलता, कब आएगा, कब आता, कब तक',
  ),
  seesStatus: words(
    'done or not, is done or, whether my crop insurance, whether insurance, is my insurance done, know my insurance, know my crop insurance, know if i am insured, know if my crop is insured, receipt lost, lost receipt, lost the receipt, receipt is lost, duplicate receipt, rasid kho, रसीद खो, how do i check, how to check, no policy, policy not, policy number not, no sms, sms not, not get policy, policy nahi, sms nahi, पॉलिसी नहीं, मैसेज नहीं, kaise dekhu, kaise dekhe, kaise pata, pata kaise, hua ki nahi, hua ya nahi, receipt not, no receipt, whether insured, check insurance, insurance status, am i insured, कैसे देखूं, कैसे देखूँ, कैसे देखें, कैसे पता, हुआ कि नहीं, हुआ या नहीं, रसीद नहीं',
  ),
  informs: words(
    'inform, report, tell, bataye, bataen, batana, batau, suchna, soochna, khabar, इत्तला, सूचना, बताएँ, बताएं, बताना, बताऊँ, बताऊं, खबर',
    'such',
  ),
  willGet: words(
    'will i get, will we get, can i get, do i get, milega kya, milegi kya, milega ya, mil sakta, kya milega, bima milega, मिलेगा क्या, मिलेगी क्या, मिल सकता, क्या मिलेगा, बीमा मिलेगा',
  ),
  fruitCrop: words(
    'banana, mango, grapes, grape, pomegranate, orange, mosambi, cashew, guava, papaya, apple, kela, aam, angoor, anar, santra, seb, केला, केले, आम, अंगूर, अनार, संतरा, मोसंबी, सेब, पपीता',
  ),
  weatherOfFruit: words(
    'wind, winds, heat, cold, temperature, weather based, unseasonal rain, unseasonal rains, hawa, aandhi, andhi, garmi, thand, bemausam barish, हवा, आँधी, आंधी, गर्मी, ठंड, बेमौसम बारिश',
  ),
  optOut: words(
    'dont want, do not want, i dont want, can i stop, stop it, want to stop, नहीं कराना, नही कराना, नहीं करानी, नहीं लेना, मना करना, मना कैसे, मना करूं, nahi karana, nahi karwana, nahi lena, mana karna, mana kaise, kata bina puche, bina puche, compulsory, mandatory, do not want, dont want, can i stop, jaruri hai kya, zaruri hai kya, anivarya, aniwarya, अनिवार्य, जरूरी है क्या, ज़रूरी है क्या, नहीं चाहता, नहीं करवाना, without asking, without my permission, opt out, do not want insurance, dont want insurance, na kate, na kaate, nahi katwana, nahi chahiye, band karna, बिना पूछे, न कटे, ना कटे, नहीं कटवाना, नहीं चाहिए, बंद करवाना',
  ),
  otherCropSown: words(
    'change the crop, change crop, fasal badli, फसल बदली, different crop, another crop, other crop, changed the crop, changed my crop, but planted, but sowed, but sown, but i planted, but i sowed, change of crop, sowed something else, sown something else, dusri fasal boyi, dusri fasal bo di, alag fasal boyi, fasal badal, दूसरी फसल बोई, दूसरी फसल बो दी, अलग फसल बोई, फसल बदल',
  ),
  isCovered: words(
    'is it covered, covered now, covered or not, are they covered, is this covered, get paid, paid for, pay for it, policy, premium, fasal bima me aata, cover hota, कवर होता, कवर है, शामिल है क्या',
    'police',
  ),
  getsMoney: words(
    'get anything, get any money, get money, get some money, any money, any compensation, any relief, will we get, do we get, do i get, kuch milega, paisa milega, kya milega, कुछ मिलेगा, पैसा मिलेगा, क्या मिलेगा',
  ),
  byCattleOrThief: words(
    'stray cattle, stray cow, stray cows, stray animals, neighbours cattle, neighbour cattle, cattle grazed, grazed by cattle, theft, stolen, thief, thieves, stole, awara pashu, aawara pashu, chutta pashu, chori, chor, आवारा पशु, छुट्टा पशु, चोरी, चोर',
  ),
  animalInsured: words(
    'cow stolen, buffalo stolen, goat stolen, animal stolen, insured cow, insured buffalo, insured goat, cow insurance, cattle insurance, animal insurance, pashu bima, पशु बीमा, पशुधन बीमा',
  ),
  tagLost: words(
    'tag has fallen, the tag fell, tag lost from, ear tag lost, no tag no claim, lost its tag, lost tag, its tag, tag fell, tag fallen, tag fell off, tag lost, lost tag, lost the tag, tag is lost, tag came off, tag broke, tag missing, tag torn, tag gir, tag kho, tag nikal, tag toot, tag tut, टैग गिर, टैग खो, टैग निकल, टैग टूट, new tag, tag of, retag',
  ),
  policyWord: words('policy, policies, insurance, insured, bima, beema, bime, पॉलिसी, बीमा, बीमे', 'police, polish'),
  daysAfter: words(
    'within 5 days, within 7 days, within 10 days, within 15 days, days of insurance, days of insuring, days after, days of taking, days of policy, within a week, within days, one week after, week after, waiting period, first month, din baad, hafte baad, दिन बाद, हफ्ते बाद, प्रतीक्षा अवधि, दिन में ही',
  ),
  hailOrFlood: words(
    'hail, hailstorm, hailstones, cloudburst, landslide, waterlogging, ole, olavrishti, ओले, ओलावृष्टि, बादल फट',
  ),
  localCalamity: words(
    'local calamity, localised calamity, localized calamity, local loss, sthaniya aapda, स्थानीय आपदा, स्थानीय नुकसान',
  ),
  measuresYield: words(
    'find yield loss, find the yield loss, yield loss of village, measure yield loss, yield loss decided, yield measured, measure the yield, crop cutting experiment, crop cutting experiments, threshold yield, claim calculated, calculate the claim, calculate claim, loss assessed, upaj kaise naapte, fasal katai prayog, उपज कैसे नापते, फसल कटाई प्रयोग',
  ),
  appOrWhatsapp: words('app, mobile app, whatsapp, whats app, ऐप, एप, व्हाट्सएप, व्हाट्सऐप, वाट्सएप, वॉट्सऐप'),
  lossReport: words('crop loss, crop damage, loss photo, fasal nuksan, fasal ka nuksan, फसल नुकसान, फसल का नुकसान'),
  claimStatus: words(
    'claim status, status of claim, status of my crop insurance claim, status of crop insurance claim, check my claim, check claim, status of my claim, claim position, track claim, track my claim, claim ka status, claim ki sthiti, क्लेम स्टेटस, क्लेम का स्टेटस, क्लेम की स्थिति',
  ),
  sharedLand: words(
    'joint khata, joint land, joint holding, shared land, share of two, two brothers, brothers in one, co owner, co owners, undivided, sanyukt khata, sanyukt khate, sajha khata, sajhe khate, do bhai, do bhaiyon, संयुक्त खाता, संयुक्त खाते, साझा खाता, साझे खाते, शामिलाती, दो भाई, दो भाइयों',
  ),
  asksMoney: words(
    'rupee to write, rupees for writing, asking 500, asking 1000, asking 2000, asking 5000, asking 10000, asking rupees, asks 1000, asks 2000, asks 5000, otherwise he write, otherwise he will write, bribe, bribes, rupees to write, asked for rupees, asks for rupees, wants rupees, asked for 500, asked for 1000, asked for 2000, asked for 5000, asked for money, asked money, asking money, asking for money, asks money, asks for money, asked me for, demanding, demands money, wants money, wants money for, rishwat, ghoos, ghus, paise mang, paisa mang, रिश्वत, घूस, पैसे मांग, पैसे माँग, पैसा मांग, पैसा माँग, रुपये मांग, रुपये माँग',
  ),
  insuranceUnit: words('insurance unit, unit of insurance, bima ikai, beema ikai, बीमा इकाई, बीमा की इकाई'),
  cropCutting: words('crop cutting, cce, fasal katai prayog, फसल कटाई प्रयोग, क्रॉप कटिंग'),
  howManyOrWatch: words('how many, watch, present, stand there, kitne, kitni, कितने, कितनी, देख सकते, देख सकता'),
  keptGoods: words(
    'store grain, in my godown, godown at home, ghar me rakha, घर में रखा, warehouse, warehouses, godown, godowns, cold store, cold storage, own shed, in shed, onion shed, in store, stored grain, stored onion, stored onions, stored wheat, godam, गोदाम, गोदामों, कोल्ड स्टोर, कोल्ड स्टोरेज, रखा अनाज, रखे अनाज',
  ),
  dateMissed: words(
    'i missed 15, i missed the date, missed the date, i missed 31, missed date, is there any more time, any more time, is there still time, portal closed, portal is closed, late by one day, missed the last date, missed last date, last date is over, last date over, last date gone, last date passed, date is over, date has gone, after last date, after the last date, tarikh nikal, tareekh nikal, tarikh chali, तारीख निकल, तारीख चली',
  ),
  nextTime: words(
    'next year, next time, is there any insurance, is there insurance, any insurance, agli baar, bima hota hai, अगली बार, अगले साल, बीमा होता है',
  ),
  pumpOrMotor: words('pump, pumps, motor, submersible, pumpset, पंप, मोटर, सबमर्सिबल, समरसेबल'),
  ageLimit: words('age limit, what age, which age, at what age, how old, maximum age, minimum age, umar, umr, उम्र, आयु'),
  hurtOnIt: words(
    'injured, hurt, labourer died, overturned, overturn, turned over, palat gaya, palat gayi, palti, ghayal, पलट गया, पलट गई, पलटी, घायल',
  ),
  changed: words('changed, change, update, new, badal, badla, badli, naya, बदल, बदला, बदली, नया, अपडेट'),
  /** States that insure crops in a way of their own, or not at all. */
  ownInsuranceState: words(
    'telangana, andhra, andhra pradesh, jharkhand, odisha, orissa, तेलंगाना, आंध्र, झारखंड, ओडिशा, ludhiana, amritsar, jalandhar, patiala, bathinda, moga, sangrur, hoshiarpur, gurdaspur, firozpur, ferozepur, patna, begusarai, muzaffarpur, samastipur, darbhanga, purnia, bhagalpur, bardhaman, burdwan, murshidabad, hooghly, nadia, ahmedabad, rajkot, junagadh, mehsana, banaskantha, लुधियाना, पटियाला, बठिंडा, पटना, मुजफ्फरपुर, राजकोट, one rupee, 1 rupee, re 1, rs 1, bihar, gujarat, west bengal, punjab, does not run pmfby, no pmfby in, बिहार, गुजरात, पश्चिम बंगाल, पंजाब',
  ),
  cancels: words('cancel, cancelled, withdraw, take back premium, radd karna, band karna, रद्द, वापस लेना'),
  leastLand: words(
    'half of my land, only half of land, insure only half, insure half, insurance made only, insured only, bima only for, only 2 acre is insured, only 3 acre is insured, sirf aadhi zameen, aadhi zameen ka, आधी जमीन, सिर्फ आधी, only one field, one field only, one field out of, only some fields, part of my land, part of the land, only half my land, some of my fields, all my fields, small land, guntha, minimum land, minimum area, least land, maximum land, land limit, kam se kam kitni zameen, कम से कम कितनी जमीन',
  ),
  organicFarm: words('organic, organic farm, organic farming, jaivik, जैविक'),
  claimOrCropInsurance: words('claim, crop insurance, insurance, fasal bima, bima, klem, क्लेम, फसल बीमा, बीमा'),
  snakeOrCurrent: words('snake, current, lightning, drowned, sanp, saanp, साँप, सांप, करंट'),
  mineWell: words(
    'my crop was good, my crop is good, my field was good, my field is good, mine is good, mine was good, meri fasal achhi, meri fasal theek, मेरी फसल ठीक, मेरी फसल अच्छी',
  ),
  yieldBySatellite: words('satellite, yes tech, yestech, drone survey, उपग्रह, सैटेलाइट'),
  inAncestorsName: words(
    'late husband name, late husbands name, in late husband, husband name still, husbands name still, in my late husband, dead husband name, swargiya pati ke naam, मृत पति के नाम, पति के नाम जमीन, मेरे पति के नाम, grand father name, grandfather name still, father name still, fathers name still, in dead father name, in fathers name, name of dead father, late grandfather, late grandfathers name, late fathers name, late father, dead fathers name, grandfathers name, grandfather name, in the name of my grandfather, in my grandfathers, fathers name who died, dada ke naam, dada ji ke naam, dadaji ke naam, swargiya pita ke naam, दादा के नाम, दादाजी के नाम, स्वर्गीय पिता के नाम',
  ),
  weatherInsurance: words(
    'hawaman adharit, hawaman aadharit, hawamaan adharit, mausam adharit, mausam aadharit, weather insurance, weather based, weather index, mausam bima, rwbcis, wbcis, मौसम बीमा, मौसम आधारित',
  ),
  pigsOrSheep: words('pig, pigs, piggery, sheep, rabbit, camel, horse, suar, bhed, सूअर, भेड़, ऊँट', 'ship'),
  shrimp: words('shrimp, shrimps, prawn, prawns, crab, jhinga, झींगा'),
  fodderWord: words('fodder, napier, berseem, lucerne, chara, चारा'),
  tractorWord: words('tractor, tractors, harvester, ट्रैक्टर'),
  personDied: words(
    'died, passed away, expired, death, no more, mrityu, guzar gaye, guzar gaya, gujar gaye, मृत्यु, गुजर गए, गुजर गये, देहांत, नहीं रहे, मर गए',
  ),
  refunded: words(
    'refunded, refund, returned, came back, credited back, wapas aaya, wapas aa gaya, vapas aaya, वापस आया, वापस आ गया, रिफंड',
  ),
  twoOfThem: words(
    'mix crop, mixed crop, mixed cropping, mix in same field, mixed in same field, mix crops, mishrit fasal, mili juli fasal, मिश्रित फसल, मिलवाँ फसल, मिली जुली फसल, two seasons, both seasons, two crops, both crops, intercrop, intercropping, inter crop, two villages, different villages, do fasal, do gaon, दो फसल, दो गाँव, दो गांव',
  ),
  twoVillages: words('two villages, different villages, another village, do gaon, दो गाँव, दो गांव'),
  sownLess: words(
    'sowed only, sown only, planted only, sowed less, rest empty, rest is empty, less area sown, kam boya, कम बोया',
  ),
  coveredWord: words('covered, cover, cover hota, कवर'),
  notSprouted: words(
    'not germinate, not germinating, not germinated, did not germinate, germination failed, not sprout, did not come up, nahi jama, nahi uga, नहीं उगा, नहीं जमा, अंकुरण नहीं',
  ),
  bananaOrPapaya: words(
    'banana, papaya, cashew, arecanut, coffee, cardamom, apple, litchi, guava, kela, केला, पपीता, काजू, सुपारी, सेब',
  ),
  coldOrFrost: words('frost, cold wave, coldwave, pala, sheetlahar, पाला, पाले, शीतलहर'),
  /** What is paid for a loss, asked without the word for the claim. */
  howMuchPaid: words(
    'how much will i get, how much do i get, how much can i get, how much we get, how much money, how much will they pay, how much does the company, how much will the company, how much company, how much insurance, how much does insurance, how much will insurance, what will i get, kitna milega, kitna paisa, kitne paise, kitna milta, kitni rakam, कितना मिलेगा, कितना पैसा, कितने पैसे, कितना मिलता, कितनी रकम',
  ),
  claimRefused: words(
    'rejected, reject, rejects, refused, refuse, refuses, denied, deny, not paying, does not pay, did not pay, claim khariz, kharij, namanjur, namanzoor, खारिज, नामंजूर, नामंज़ूर, मना कर दिया',
  ),
  /** A surveyor's paper that says less than what is lost. */
  writesTooLittle: words(
    'wrote only, wrote less, written only, written less, wrote very less, wrote low, surveyed less, shows only 20, only 20 percent loss, only 10 percent loss, only 30 percent loss, less loss, low loss, kam nuksan likha, kam likha, nuksan kam likha, kam nuksaan, कम नुकसान लिखा, नुकसान कम लिखा, कम लिखा, कम लिख दिया',
  ),
  lossWord: words('loss, damage, percent, claim, survey, nuksan, nuksaan, pratishat, नुकसान, प्रतिशत, क्लेम, सर्वे'),
  willPay: words(
    'will insurance pay, does insurance pay, insurance pay, will the insurance pay, will company pay, bima milega, bima paisa dega, बीमा मिलेगा, बीमा पैसा देगा',
  ),
  stillStands: words(
    'standing crop, standing wheat, standing paddy, in standing, khadi fasal, khade gehu, khadi, खड़ी फसल, खड़े गेहूं, खड़ी',
  ),
  cropIsLost: words(
    'crop is lost, crop is destroyed, crop gets destroyed, crop is damaged, crop is spoiled, crop is ruined, crop fails, crop failed, half the crop, half my crop, half of my crop, whole crop, full crop, total loss, lose my crop, lose the crop, lost my crop, crop lost, is half lost, percent loss, aadhi fasal, adhi fasal, poori fasal, puri fasal, fasal kharab, fasal barbad, आधी फसल, पूरी फसल, फसल खराब, फसल बर्बाद, फसल चौपट',
  ),
  companyWord: words('company, insurer, insurance, bima, beema, bime, claim, कंपनी, बीमा, बीमे, क्लेम'),
  /** Others were paid and this field was not, or nobody was: it goes by the yield of the unit. */
  othersPaid: words(
    'neighbour got, neighbor got, neighbours got, neighbors got, my neighbour received, others got, others received, other farmers got, everyone got, everybody got, everyone in village got, everyone in the village got, whole village got, all got, village got, except me, but i did not, but not me, but mine did not, padosi ko mila, padosi ko mil, sabko mila, sab ko mila, pure gaon ko mila, mujhe nahi mila, पड़ोसी को मिल, सबको मिल, सब को मिल, पूरे गाँव को मिल, पूरे गांव को मिल, मुझे नहीं मिल',
  ),
  nobodyPaid: words(
    'nobody in village got, nobody got, no one got, nobody in the village got, no claim for me, village got no claim, no claim in my village, kisi ko nahi mila, किसी को नहीं मिला',
  ),
  ownYieldLow: words(
    'own field yield, my yield was, my yield is, my own yield, yield was only, yield was low, yield is low, low yield, my field gave, meri paidawar kam, meri upaj kam, मेरी पैदावार कम, मेरी उपज कम, meri paidavar kam',
  ),
  howMuchClaim: words(
    'how much claim, how much is the claim, claim amount, kitna claim, claim kitna, कितना क्लेम, क्लेम कितना',
  ),
  lateReport: words(
    'still report, still inform, still tell the insurance, abhi bhi bata sakt, अभी भी बता सकत, report after 4 days, report after 5 days, forget to report, forgot to report, forget to inform, forgot to inform, forget to tell, forgot to tell, not report, not reported, not inform, not informed, informed late, inform late, informing late, told late, told after, told them after, told the insurance after, reported after, informed after, miss the 72, missed the 72, missed 72, more than 72 hours, more than three days, more than 3 days, bhool gaya batana, batana bhool, suchna nahi di, soochna nahi di, der se bataya, der se suchna, देर से बताया, सूचना नहीं दी, बताना भूल, reported late, report late, reporting late, late report, 72 hours over, 72 hours passed, after 72 hours, 72 ghante nikal, 72 घंटे निकल, 72 घंटे बीत, 72 ghante beet, देर से सूचना',
  ),
  fisherWord: words('fisherman, fishermen, fisher, fishers, machhuara, machuara, machhuare, मछुआरा, मछुआरे'),
  whoPays: words('who will pay, who pays, who will give, who gives money, kaun dega, kaun bharega, कौन देगा, कौन भरेगा'),
  afterTheLoss: words(
    'already damaged, already lost, already flooded, already destroyed, after flood, after flood came, after hail, after loss, after the loss, after damage, after crop is damaged, now that crop is damaged, flood already came, nuksan ke baad, नुकसान के बाद, बाढ़ के बाद',
  ),
  coverPeriod: words(
    'cover ends, cover end, insurance ends, insurance end, cover start, cover starts, cover period, period of insurance, period of cover, valid till, valid upto, from when to when, kab tak rehta, कब तक रहता, कब से कब तक',
  ),
  toLoanAccount: words(
    'went to loan account, in loan account, to loan account, into loan account, loan account me, bank cut claim, bank adjusted, adjusted in loan, adjusted in kcc, kcc me kat, लोन खाते में, केसीसी में काट, लोन में काट',
  ),
  compensates: words('compensation, muavja, muawza, money for death, amount for death, मुआवजा, मुआवज़ा'),
  burntMine: words(
    'burnt my crop, burned my crop, burnt my wheat, my crop burnt, meri fasal jal, meri fasal jala, मेरी फसल जल, मेरा खेत जल',
  ),
  portalShut: words('portal closed, portal is closed, portal band, portal not open, पोर्टल बंद'),
  bankCuts: words(
    'bank cut money, bank cuts money, bank cut, bank cuts, bank deducts, bank deducting, bank cutting, bank kaat, बैंक काट',
  ),
} as const;
