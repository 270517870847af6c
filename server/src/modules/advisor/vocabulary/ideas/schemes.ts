import { words } from '../words.js';

/** Ideas of schemes, land papers and applications. */
export const SCHEME_IDEAS = {
  isLost: words(
    'lost, missing, misplaced, stolen, duplicate, kho gayi, kho gai, kho gaya, kho di, gum gayi, gum gai, gum ho, gum gaya, chori, khoi, खो गई, खो गयी, खो गया, खो दी, गुम, चोरी, डुप्लीकेट, duplicate kaise',
    'miss',
  ),
  licence: words(
    'licence, license, licences, laisens, laisence, lisence, certificate, pilot, training, लाइसेंस, लाइसेन्स, प्रमाणपत्र, पायलट, ट्रेनिंग, प्रशिक्षण',
    'train',
  ),
  apnaKhata: words('apna khata, apnakhata, apana khata, apna khaata, अपना खाता'),
  landOrSite: words(
    'rajasthan, raj, jamabandi, nakal, khasra, land, jameen, zameen, jamin, zamin, site, website, portal, app, online, राजस्थान, जमाबंदी, नकल, खसरा, जमीन, साइट, वेबसाइट, पोर्टल, ऐप, ऑनलाइन',
  ),
  othersAccount: words(
    'someone else, somebody else, another account, wrong account, other account, dusre ke khate, dusre khate, kisi aur ke, dusre ko, galat khate, किसी और के, दूसरे के खाते, दूसरे खाते, दूसरे को, गलत खाते, दूसरे किसान',
  ),
  sharesLand: words(
    'sharecropper, tenant, batai, bataidar, theka, lease, बटाई, बटाईदार, अधिया, ठेके पर, किराए पर, पट्टे पर',
  ),
  someoneDied: words(
    'died, dead, death, expired, passed away, mrityu, maut, dehant, gujar gaye, gujar gay, mar gaye, marne ke baad, mar gaya, swargvas, मृत्यु, मौत, देहांत, गुजर गए, गुजर गये, गुजर जाने, मर गए, मर गये, मर गया, मरने के बाद, मरे, स्वर्गवास, वारिस',
  ),
  lottery: words(
    'lottery, lotri, draw, draw list, not selected, lottery me naam, लॉटरी, लाटरी, लॉटरी में नाम, ड्रॉ, ड्रा में, चयन नहीं',
  ),
  subsidy: words(
    'subsidy, scheme, yojana, anudan, rent, kiraya, price, rate, bhav, सब्सिडी, योजना, अनुदान, किराया, भाव, रेट, mushroom, मशरूम, urea treatment, यूरिया उपचार',
    'prince',
  ),
  helpToBuy: words(
    'subsidy, scheme, yojana, anudan, buy, buying, licence, license, training, didi yojana, kharidna, khareedna, kharidne, सब्सिडी, योजना, अनुदान, खरीदना, खरीदने, लाइसेंस, ट्रेनिंग, प्रशिक्षण',
    'train',
  ),
  droneDidi: words(
    'didi, lakhpati, mahila samuh, self help group, women group, shg, दीदी, लखपति, महिला समूह, स्वयं सहायता समूह',
  ),
  list: words('list, beneficiary list, naam list, list me naam, लिस्ट, सूची, लाभार्थी सूची', 'listen'),
  scheme: words(
    'scheme, schemes, government gives, government give, government pays, govt gives, govt give, govt pays, yojana, yojna, subsidy, anudan, योजना, योजनाएँ, सब्सिडी, अनुदान, pmmsy',
  ),
  pmKisan: words(
    'pm kisan, pmkisan, p m kisan, kisan samman, samman nidhi, saman nidhi, 2000 rupaye, 2000 rupees, पीएम किसान, पी एम किसान, किसान सम्मान, सम्मान निधि, 2000 रुपये, दो हजार की किस्त',
  ),
  missing: words(
    'not come, not came, did not come, didnt come, has not come, not received, not credited, not got, did not get, didnt get, not yet, stopped, stuck, missing, pending, rejected, on hold, payment failed, land seeding, seeding no, nahi aayi, nahi aai, nahi aaya, nahi aya, nahi ayi, nahi aa, nahi mila, nahi mili, nhi aaya, nhi aayi, nhi aya, nhi mila, nhi mili, ruk gayi, ruk gai, ruk gaya, ruki, atki, atak, band ho, नहीं आई, नहीं आयी, नहीं आया, नहीं आ रही, नहीं आ रहा, नही आई, नही आया, नहीं मिली, नहीं मिला, नही मिली, रुक गई, रुक गयी, रुकी, अटकी, अटक, बंद हो',
    'miss',
  ),
  nameApart: words('name, naam, नाम'),
  isApart: words('different, differs, not same, not match, mismatch, alag, अलग'),
  landWord: words('land, khatauni, jamabandi, fard, खतौनी, जमाबंदी, zameen, jameen, jamin, zamin, khet, जमीन, ज़मीन, खेत'),
  inherits: words(
    'papa ko guzre, pita ko guzre, pitaji ko guzre, pita ji ko guzre, papa ko gujre, pita ko gujre, pitaji ko gujre, papa guzar, pita guzar, papa nahi rahe, pitaji nahi rahe, guzar gye, gujar gye, पिता को गुजरे, पिताजी को गुजरे, पापा को गुजरे, my father died, father expired, father passed away, after death, inheritance, inherited, dehant, mrityu ho, guzar gaye, gujar gaye, virasat, varasat, swargvas, देहांत, मृत्यु हो, गुजर गए, गुज़र गए, विरासत, वरासत, स्वर्गवास',
  ),
  jobOrTax: words('tax, income tax, job, government job, naukri, pension, service, आयकर, टैक्स, नौकरी, पेंशन'),
  familyMember: words(
    'wife, husband, both husband, son, brother, brothers, family, patni, pati, beta, bete, bhai, pariwar, parivar, gharwali, पत्नी, पति, बेटा, बेटे, भाई, परिवार, घरवाली',
  ),
  nameWrong: words(
    'naam galat chhap, naam galat likh, name printed wrong, name is printed wrong, name written wrong, नाम गलत छप, नाम गलत लिख, नाम गलत चढ़, name is not same, names are not same, name not matching, name not match, name does not match, names do not match, land record are different, aadhaar are different, bank are different, record is different, aadhaar is different, name different, names different, name is different, name wrong, wrong name, name correction, correct name, name mismatch, spelling mistake, wrong spelling, spelling wrong, spelling is, spelling of my name, naam galat, naam sahi, naam sudhar, naam me galti, नाम गलत, नाम सही, नाम सुधार, नाम में गलती',
  ),
  subsidyAlone: words('subsidy, anudan, anudaan, chhut, सब्सिडी, अनुदान, छूट'),
  register: words(
    'register, registration, registered, how to sell, panjikaran, panjiyan, registration kaise, पंजीकरण, पंजीयन, रजिस्ट्रेशन, रजिस्टर',
  ),
  ekyc: words('ekyc, e kyc, kyc, केवाईसी, ई केवाईसी, ईकेवाईसी'),
  /** What the government gives towards something, in any wording. */
  govHelp: words(
    'bakri palan pe sarkar, bakri palan par sarkar, murgi palan pe sarkar, murgi palan par sarkar, sarkar 50, sarkar aadha, sarkar adha, subsidy, subsidi, subsidies, anudan, anudaan, chhut, government help, government gives, central government gives, govt gives, government give, govt give, govt help, how much government, sarkar kitna, sarkar kuch, sarkar kya, sarkari madad, sarkar se, sarkar deti, sarkar degi, sarkar paisa, सब्सिडी, अनुदान, छूट, सरकार कितना, सरकार कितनी, सरकार कुछ, सरकार क्या, सरकार से, सरकार देती, सरकार देगी, पैसा देगी, कितना पैसा देगी, सरकारी मदद, कितना पैसा मिल, पैसा मिलता, कितने पैसे मिल, kitna paisa mil, paisa milta',
  ),
  landCopy: words(
    'rtc, pahani, 7 12, satbara, saat bara, jamabandi, jamabandi nakal, fard, fard nakal, khatauni, khatoni, khatiyan, khatian, patta chitta, adangal, ror, land record, land records, bhulekh, bhoolekh, khasra khatauni, khasra nakal, b1, p2, porcha, parcha, zamin ka record, zameen ka record, jameen ka record, jamin ka record, zameen ke record, जमीन का रिकॉर्ड, जमीन के रिकॉर्ड, naksha, bhu naksha, खतौनी, खतियान, जमाबंदी, फर्द, सातबारा, पहाणी, भूलेख, भू लेख, पर्चा, नकल, खसरा',
  ),
  getsCopy: words(
    'online, site, website, portal, app, साइट, वेबसाइट, पोर्टल, ऐप, copy, nakal, download, print, see, check, get, find, nikal, nikalu, nikalna, nikale, dekhu, dekhe, dekhna, milega, milegi, ऑनलाइन, नकल, निकाल, निकालूं, निकालें, निकलवा, देखूं, देखें, देखना, डाउनलोड, मिलेगी, मिलेगा, कैसे',
  ),
  mutation: words(
    'expired, to my name, in my name, transfer name, wrong, correction, correct, mutation, death, died, inheritance, heir, galat, sudhar, theek, batwara, bantwara, partition, naam chadh, naam chadhe, बंटवारा, बँटवारा, नाम कैसे चढ़, चढ़े, चढ़ी, daakhil kharij, dakhil kharij, namantaran, intkal, varasat, virasat, waris, गलत, सुधार, दाखिल खारिज, नामांतरण, इंतकाल, वरासत, विरासत, वारिस, गुजर, मृत्यु, मौत, देहांत, नाम चढ़, guzar, gujar, mar gaye, passed away',
  ),
  fpo: words(
    'fpo, farmer producer, producer company, producer organisation, kisan utpadak, एफपीओ, उत्पादक संगठन, उत्पादक कंपनी',
  ),
  fpoStarts: words(
    'make, form, open, start, register, documents, papers, kagaj, kagaz, dastavej, how many, members, grant, banaye, banaen, banayein, banana, banau, banti, bane, kitne, kholna, khole, shuru, बनाएं, बनाएँ, बनाना, बनाये, बनाऊं, बनती, कितने, खोलना, शुरू, सदस्य, अनुदान, दस्तावेज, कागज',
    'person, paper, member',
  ),
  papers: words(
    'papers, paper, document, documents, register, registration, kagaj, kagaz, kaagaj, dastavej, dastawej, panjiyan, panjikaran, कागज, कागजात, काग़ज़, दस्तावेज, दस्तावेज़, पंजीयन, पंजीकरण, रजिस्ट्रेशन',
    'person',
  ),
  whereFree: words('where, free, cost, card, kahan, kaha, muft, कहाँ, कहां, मुफ्त, फ्री, कार्ड'),
  onlyPapers: words(
    'papers, documents, document, kagaj, kagaz, kaagaj, dastavej, कागज, कागजात, काग़ज़, दस्तावेज, दस्तावेज़',
    'person',
  ),
  boughtLand: words(
    'bought land, purchased land, land bought, land purchased, i bought, jamin kharidi, zameen kharidi, kharidi hai, kharida hai, kharidi thi, bainama, gift deed, जमीन खरीदी, जमीन ली है, खरीदी है, खरीदी थी, खरीदा है, खरीदी हुई, खरीद ली, में खरीदी, बैनामा, दान में, दानपत्र, गिफ्ट में, gift',
  ),
  joins: words(
    'registration, register, new registration, apply, panjikaran, panjiyan, avedan, aavedan, naya, new name, add name, naam jod, naam judwa, naam jud, naam add, kaise jude, kaise jode, नया नाम, नाम जुड़, नाम जोड़, जुड़वा, जुड़ें, पंजीकरण, पंजीयन, रजिस्ट्रेशन, आवेदन, नया',
  ),
  applies: words(
    'apply, documents, document, papers, avedan, aavedan, kagaj, kagaz, dastavej, आवेदन, कागज, दस्तावेज',
    'person, paper',
  ),
  foodUnit: words('processing, prosesing, prosessing, processing unit, packing unit, प्रोसेसिंग, प्रसंस्करण, पैकिंग यूनिट'),
  fence: words(
    'fence, fences, fencing, tarbandi, taarbandi, tar bandi, taar bandi, gherabandi, jhatka machine, jhatka mashin, सोलर बाड़, तार की बाड़, खेत की बाड़, तारबंदी, तार बंदी, फेंसिंग, घेराबंदी, झटका मशीन',
  ),
  phoneNumber: words('mobile, mobile number, phone number, mobile no, मोबाइल, मोबाइल नंबर, फोन नंबर'),
  changes: words(
    'change, update, new number, badle, badlu, badalna, badalwana, बदलें, बदलूँ, बदलूं, बदलना, बदले, अपडेट, wrong, galat, thik, theek, sahi, correct, गलत, ठीक, सही',
  ),
  leavesPaddy: words('mera pani meri virasat, meri virasat, मेरा पानी मेरी विरासत, मेरी विरासत'),
  haryana: words('haryana, hariyana, हरियाणा'),
  insteadOfPaddy: words(
    'instead of paddy, leave paddy, leaving paddy, dhan chhod, dhan ki jagah, dhaan ki jagah, dhaan chhod, धान छोड़, धान की जगह, धान के बदले',
  ),
  chhattisgarh: words('chhattisgarh, chattisgarh, chhatisgarh, छत्तीसगढ़, छत्तीसगढ, छतीसगढ़'),
  barrenLand: words('barren, stony land, stony, waste land, banjar, bekar jameen, बंजर, पथरीली'),
  sellsPower: words('sell current, sell electricity, sell power, solar plant, bijli bech, बिजली बेच, सोलर प्लांट'),
  alsoGets: words(
    'usko bhi milega, use bhi milega, unko bhi milega, usko bhi mil sakta, use bhi mil sakta, uska bhi milega, उसको भी मिलेगा, उसे भी मिलेगा, उनको भी मिलेगा, उसको भी मिल सकता, उसे भी मिल सकता, उसको भी मिलेगी, उसे भी मिलेगी, usko bhi mil, use bhi mil, unko bhi mil, unhe bhi mil, can he also get, will he also get, he also get, he get it also, she also get, उसको भी मिल, उसे भी मिल, उनको भी मिल, उन्हें भी मिल',
  ),
  agentWantsMoney: words(
    'agent, agents, dalal, broker, middleman, paise maang, paisa maang, rishwat, ghus, commission maang, asks money, asking money, wants money, demands money, एजेंट, दलाल, पैसे मांग, पैसे माँग, रिश्वत, घूस',
  ),
} as const;
