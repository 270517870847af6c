/** A line each: the names of one scheme, paper or everyday matter of an office, as `TELLING_LINES` has those of pests and work. */
export const SCHEME_LINES = `
open a bank account, open bank account, opening a bank account, open an account, open account in bank, open my account, new bank account, zero balance, jan dhan, jandhan, bank me khata, bank mein khata, bank me account, bank khata khol, bank khata khul, khata kholu bank, khata kholna, khata kholu, khata khulwana, khata khulwau, khata kaise khole, khata kaise kholu, khata kaise khulega, khata khulega, account kaise khole, account kaise kholu, account khulwana, naya khata, naya account, zero balance khata, बैंक में खाता, बैंक खाता खुल, बैंक खाता खोल, खाता खुलवाना, खाता खुलवाऊँ, खाता खुलवाऊं, खाता खोलना, खाता खोलूँ, खाता कैसे खोलूँ, खाता कैसे खोलें, खाता कैसे खुलेगा, खाता कहाँ खुलेगा, नया खाता, जीरो बैलेंस, ज़ीरो बैलेंस, जन धन, जनधन
link aadhaar with bank, link aadhaar to bank, link aadhar with bank, aadhaar seeding, aadhar seeding, bank seeding, npci link, mobile number in aadhaar, mobile number in aadhar, aadhaar me mobile, aadhar me mobile, aadhaar mein mobile, adhar me mobile, aadhaar bank se link, aadhar bank se link, aadhaar ko bank se, aadhar ko bank se, khata aadhaar se link, khate ko aadhaar, bank se aadhaar link, dbt link, npci kaise, आधार में मोबाइल, आधार बैंक से लिंक, आधार को बैंक से, आधार बैंक से जोड़, खाते को आधार से, खाता आधार से लिंक, आधार सीडिंग, आधार से मोबाइल, एनपीसीआई लिंक
gold loan, loan on gold, loan against gold, pledge gold, pledge my gold, gold pledge, jewel loan, sone par loan, sone pe loan, sona girvi, sona rakhkar loan, gahne girvi, gahna girvi, zevar girvi, गोल्ड लोन, सोना गिरवी, सोने पर लोन, सोने पे लोन, सोना रखकर लोन, गहने गिरवी, गहना गिरवी, जेवर गिरवी, ज़ेवर गिरवी
loan to buy land, loan for buying land, loan for land purchase, land purchase loan, loan to purchase land, buy land on loan, jameen kharidne ke liye loan, zameen kharidne ke liye loan, jamin kharidne ke liye loan, jameen kharidne ka loan, zameen kharidne ka loan, zameen kharidne par loan, jamin kharidne par loan, khet kharidne ke liye loan, जमीन खरीदने के लिए लोन, ज़मीन खरीदने के लिए लोन, जमीन खरीदने को लोन, जमीन खरीदने पर लोन, जमीन खरीदने का लोन, खेत खरीदने के लिए लोन, जमीन खरीदने के लिए कर्ज, जमीन खरीदने के लिए ऋण
moneylender, moneylenders, money lender, money lenders, sahukar, saahukar, sahukaar, sudkhor, soodkhor, mahajan se, byaj par paisa, साहूकार, साहूकारों, सूदखोर, महाजन से, ब्याज पर पैसा
cibil, cibil score, credit score, sibil, sibil score, civil score, सिबिल, सिबिल स्कोर, सिविल स्कोर, क्रेडिट स्कोर
close kcc, close my kcc, closing kcc, close the loan, no dues, no dues certificate, loan noc, noc of loan, noc from bank, bank noc, kcc band kara, kcc band karna, kcc band kaise, kcc kaise band, loan band kara, kcc khata band, noc nahi di, loan chuka diya, nodues, no dues kaise, केसीसी बंद करा, केसीसी बंद करना, केसीसी बंद कैसे, केसीसी कैसे बंद, लोन की एनओसी, बैंक की एनओसी, एनओसी नहीं दी, एनओसी नहीं, नो ड्यूज, नो ड्यूज़, लोन चुका दिया, कर्ज चुका दिया, लोन पूरा चुका
one time settlement, ots, loan settlement, settle the loan, settle my loan, ek musht samjhauta, ekmusht samjhauta, ek mushth, loan ka settlement, settlement scheme, एकमुश्त समझौता, एक मुश्त समझौता, एकमुश्त समाधान, लोन का सेटलमेंट, लोन सेटलमेंट, ओटीएस
pacs member, member of pacs, pacs membership, pacs loan, loan from pacs, cooperative society member, co operative society member, member of the society, member of cooperative, pacs ka sadasya, pacs ke sadasya, pacs sadasya, samiti ka sadasya, samiti ke sadasya, samiti ka member, samiti me member, sahkari samiti se loan, samiti se loan, pacs se loan, pacs me khata, पैक्स का सदस्य, पैक्स के सदस्य, पैक्स सदस्य, समिति का सदस्य, समिति के सदस्य, समिति में सदस्य, समिति का मेंबर, पैक्स से लोन, समिति से लोन
nabard dairy, dairy nabard, nabard subsidy, nabard loan, nabard se loan, nabard ki subsidy, deds, dairy farm loan, dairy farming loan, loan for dairy, dairy loan, dairy ka loan, dairy ke liye loan, dairy subsidy, dairy par subsidy, dairy ki subsidy, dairy kholne, dairy khol, dairy kholna, start a dairy, open a dairy, dairy farm kholna, dairy farm khol, bhains ki dairy, gay ki dairy, ahidf, नाबार्ड डेयरी, डेयरी नाबार्ड, नाबार्ड सब्सिडी, नाबार्ड से लोन, नाबार्ड की सब्सिडी, नाबार्ड लोन, डेयरी लोन, डेयरी का लोन, डेयरी के लिए लोन, डेयरी पर लोन, डेयरी सब्सिडी, डेयरी पर सब्सिडी, डेयरी फार्म खोल, डेयरी खोल, डेयरी खोलने, डेयरी खोलना, भैंस की डेयरी, गाय की डेयरी, भैंसों की डेयरी
pm kisan refund, pm kisan recovery, recovery notice, refund notice, return pm kisan, return the pm kisan, surrender pm kisan, pm kisan surrender, pm kisan ka paisa wapas, pm kisan paisa wapas, samman nidhi wapas, vasuli ka notice, vasooli ka notice, wasuli ka notice, पीएम किसान वसूली, पीएम किसान की वसूली, वसूली का नोटिस, वसूली नोटिस, पीएम किसान का पैसा वापस, सम्मान निधि वापस, पीएम किसान वापस, पीएम किसान छोड़
land in another state, land is in another state, land in other state, land in different state, land in two states, jameen dusre rajya, zameen dusre rajya, jamin dusre rajya, dusre state me jameen, dusre state me zameen, dusre rajya me jameen, dusre rajya me zameen, dusre jile me jameen, जमीन दूसरे राज्य, ज़मीन दूसरे राज्य, दूसरे राज्य में जमीन, दूसरे प्रदेश में जमीन, दूसरे जिले में जमीन, जमीन दूसरे जिले, जमीन दूसरे प्रदेश
exit pension, leave the pension, pension scheme midway, exit the farmer pension, exit maandhan, maandhan beech, mandhan beech, maandhan yojana beech, maandhan chhod, mandhan chhod, maandhan band kar, pension yojana beech me, pension beech me, pmkmy exit, pmkmy withdrawal, मानधन बीच, मानधन योजना बीच, मानधन छोड़, मानधन बंद, पेंशन योजना बीच, पेंशन बीच में
mutation, mutation of land, land mutation, dakhil kharij, daakhil kharij, dakhil khariz, daakhil khaarij, namantaran, naamantaran, namantran, intkal, intakal, inteqal, दाखिल खारिज, दाख़िल ख़ारिज, दाखिल ख़ारिज, नामांतरण, नामान्तरण, इंतकाल, इंतक़ाल
girdawari, girdavari, e girdawari, crop survey, digital crop survey, e peek pahani, epeek, crop entry in record, गिरदावरी, ई गिरदावरी, क्रॉप सर्वे, डिजिटल सर्वे, ई पीक पाहणी, फसल सर्वे
lease agreement, lease deed, lease paper, lease out land, give land on lease, land on lease paper, batai agreement, batai ka kagaj, theke ka kagaj, theke ka kagaz, theke par di, theke par dena, theke pe dena, theke par zameen dena, patte ka kagaj, ikrarnama, ikraarnama, ठेके का कागज, ठेके पर दी, ठेके पर देना, ठेके पर देनी, ठेके पे दी, पट्टे का कागज, पट्टे पर देना, बटाई का कागज, बटाई पर देना, इकरारनामा
sell land, sell my land, selling land, sale of land, land sale, sell farm land, sell agricultural land, tribal land, adivasi land, jameen bech, zameen bech, jamin bech, jameen bechna, zameen bechna, zameen bechni, jameen bechni, khet bechna, adivasi jameen, जमीन बेच, जमीन बेचना, जमीन बेचनी, जमीन बेचने, ज़मीन बेच, खेत बेचना, आदिवासी जमीन, आदिवासी की जमीन
land use change, change of land use, change land use, land conversion, convert agricultural land, non agricultural, agricultural to non agricultural, house on farm land, house on agricultural land, build a house on, dhara 80, section 80, khet par makan, khet me makan, khet par ghar, khet me ghar, kheti ki jameen par ghar, kheti ki zameen par ghar, kheti ki jameen par makan, diversion karana, na karana, खेत पर मकान, खेत में मकान, खेत पर घर, खेत में घर, खेती की जमीन पर घर, खेती की जमीन पर मकान, धारा 80, भू उपयोग, अकृषि, डायवर्जन, गैर कृषि
land acquisition, acquire my land, acquired my land, land acquired, land taken for road, land is going in road, land in highway, bhumi adhigrahan, bhoomi adhigrahan, adhigrahan, sadak me jameen, sadak me zameen, jameen sadak me, zameen sadak me, highway me zameen, highway me jameen, nahar me jameen, भूमि अधिग्रहण, अधिग्रहण, सड़क में जमीन, जमीन सड़क में, हाईवे में जमीन, जमीन हाईवे में, नहर में जमीन, रेलवे में जमीन
power tower, electricity tower, electric tower, transmission tower, transmission line, high tension line, hightension, high tension, tower in my field, tower in field, pylon, bijli tower, bijli ka tower, bijli ke tower, khet me tower, tower lagana, tower laga, tower line, बिजली टावर, बिजली का टावर, बिजली के टावर, खेत में टावर, टावर लगा, हाई टेंशन, हाईटेंशन
income certificate, caste certificate, residence certificate, domicile certificate, aay praman patra, aay praman, jati praman patra, jaati praman patra, niwas praman patra, nivas praman patra, mool niwas, आय प्रमाण पत्र, आय प्रमाणपत्र, जाति प्रमाण पत्र, जाति प्रमाणपत्र, निवास प्रमाण पत्र, निवास प्रमाणपत्र, मूल निवास
rythu bharosa, rythu bandhu, raythu bandhu, raitu bandhu, rythu bima, raitu bharosa, rythu beema, रायथु भरोसा, रायथु बंधु, रायतु भरोसा, रायतु बंधु, रैतू बंधु, रैतू भरोसा, रायथु बीमा, रायतु बीमा
annadata sukhibhava, annadatha sukhibhava, sukhibhava, अन्नदाता सुखीभव, सुखीभव
cm kisan odisha, cm kisan, kalia yojana, kalia scheme, kalia ka paisa, kalia paisa, kalia list, kalia status, kalia odisha, kalia kist, kalia money, kalia instalment, सीएम किसान, कालिया योजना, कालिया का पैसा, कालिया किस्त
mukhyamantri kisan kalyan, cm kisan kalyan, kisan kalyan, किसान कल्याण, kisan kalyan yojana, mukhyamantri kisan samman, cm samman nidhi, rajasthan kisan samman, मुख्यमंत्री किसान कल्याण, किसान कल्याण योजना, मुख्यमंत्री किसान सम्मान
bhumihin krishi majdoor, bhoomihin krishi majdoor, bhumihin majdoor, landless labour scheme, landless labourer scheme, deendayal upadhyay bhumihin, भूमिहीन कृषि मजदूर, भूमिहीन मजदूर
krishak durghatna, kisan durghatna, durghatna kalyan, krishak sathi, krishak saathi, kisan sathi, gopinath munde, shetkari apghat, jeevan suraksha yojana, jivan suraksha, hath kat gaya, haath kat gaya, ungli kat gayi, hand cut off, hand was cut, finger cut off, fingers cut off, कृषक दुर्घटना, किसान दुर्घटना, दुर्घटना कल्याण, कृषक साथी, किसान साथी, गोपीनाथ मुंडे, शेतकरी अपघात, जीवन सुरक्षा योजना, हाथ कट गया, उंगली कट गई, उँगली कट गई, हाथ कट गए, पैर कट गया
fasal sahayata, fasal sahayta, rajya fasal sahayata, bihar fasal bima, bihar crop insurance, bangla shasya bima, bangla shashya bima, kisan sahay, telangana crop insurance, telangana me fasal bima, odisha crop insurance, punjab crop insurance, punjab me fasal bima, one rupee insurance, 1 rupee crop insurance, फसल सहायता, फ़सल सहायता, बांग्ला शस्य बीमा, किसान सहाय, बिहार में फसल बीमा, ओडिशा में फसल बीमा, तेलंगाना में फसल बीमा, पंजाब में फसल बीमा, बंगाल में फसल बीमा, एक रुपये में बीमा, 1 रुपये में फसल बीमा
weather based crop insurance, weather based insurance, weather insurance, wbcis, rwbcis, mausam aadharit, mausam adharit, mausam bima, मौसम आधारित, मौसम बीमा, मौसम का बीमा
coconut insurance, coconut palm insurance, insurance of coconut, insure coconut, nariyal ka bima, nariyal bima, nariyal ke ped ka bima, नारियल का बीमा, नारियल बीमा, नारियल के पेड़ का बीमा
meri fasal mera byora, meri fasal mera byaura, meri fasal mera, meri fasal portal, meri fasal me register, meri fasal registration, mfmb, मेरी फसल मेरा ब्योरा, मेरी फसल मेरा ब्यौरा, मेरी फसल मेरा, मेरी फसल पोर्टल
anaaj kharid, anaj kharid portal, anajkharid, anaj khareed, अनाज खरीद पोर्टल, अनाज खरीद
e uparjan, euparjan, uparjan panjiyan, slot booking, slot book, ई उपार्जन, उपार्जन पंजीयन, स्लॉट बुकिंग, स्लॉट बुक
nafed, nccf, esamridhi, नेफेड, नाफेड, एनसीसीएफ, ई समृद्धि
bhavantar, bhawantar, bhavantar bhugtan, bhavantar bharpai, price difference scheme, भावांतर, भावान्तर
payment fraud, fake call, fake message, online fraud, cyber fraud, cyber thagi, farji call, farzi call, fraud call, thagi ho gayi, साइबर ठगी, ठगी हो गई, फर्जी कॉल, फर्जी मैसेज, फ्रॉड कॉल
kusum component c, component c, kusum c, कुसुम घटक सी, घटक सी
kusum component a, component a, kusum a, solar plant, solar power plant, banjar jameen par solar, banjar zameen par solar, land for solar, solar ke liye jameen, सोलर प्लांट, सोलर प्लान्ट, कुसुम घटक ए, घटक ए, बंजर जमीन पर सोलर, सोलर के लिए जमीन
surya ghar, suryaghar, solar for home, solar for house, solar panel for home, solar panel for house, rooftop solar, roof top solar, ghar par solar, ghar ke liye solar, chhat par solar, सूर्य घर, घर पर सोलर, घर के लिए सोलर, छत पर सोलर
irrigation pipeline, pipeline subsidy, subsidy on pipeline, sinchai pipeline, pipeline par subsidy, pipeline par anudan, pipe line subsidy, pipeline yojana, सिंचाई पाइपलाइन, सिंचाई पाइप लाइन, पाइपलाइन सब्सिडी, पाइपलाइन पर सब्सिडी, पाइप लाइन पर सब्सिडी, पाइपलाइन पर अनुदान, पाइपलाइन पर छूट
borewell subsidy, borewell permission, permission for borewell, permission for boring, permission to bore, boring permission, free boring, boring yojana, boring ke liye permission, boring par subsidy, boring ki permission, borewell scheme, niji nalkup, niji nalkoop, nalkup yojana, nalkoop yojana, nalkup par anudan, borewell par subsidy, boring karane ke liye, बोरिंग योजना, बोरिंग पर सब्सिडी, बोरिंग के लिए सरकार, बोरिंग की अनुमति, बोरिंग के लिए अनुमति, बोरिंग कराने के लिए, बोरिंग की परमिशन, निजी नलकूप, नलकूप योजना, नलकूप पर अनुदान, निःशुल्क बोरिंग, फ्री बोरिंग, मुफ्त बोरिंग
farm electricity bill, tube well bill, tubewell bill, nalkup ka bill, nalkoop ka bill, nalkup ka bijli, nalkoop ka bijli, bijli bill maaf, bijli bill maf, bijli ka bill maf, bijli ka bill maaf, bijli bill mafi, free electricity for farmers, kisan mitra urja, kisan mitra, khet ka bijli bill, khet ki bijli muft, electricity bill of my tube well, नलकूप का बिल, नलकूप का बिजली, ट्यूबवेल का बिल, ट्यूबवेल का बिजली बिल, खेत का बिजली बिल, बिजली बिल माफ, बिजली का बिल माफ, बिजली बिल माफी, किसान मित्र ऊर्जा, खेत की बिजली मुफ्त, मुफ्त बिजली
fish died compensation, dead fish compensation, compensation for fish, compensation for dead fish, aquaculture insurance, fish pond insurance, insurance of fish, fish insurance, machhli mar gayi muavja, machhli ka bima, machhli bima, machli ka bima, talab ka bima, machhli marne par, machli marne par, मछली मर गई मुआवजा, मछली मर गयी मुआवजा, मछलियाँ मर गईं मुआवजा, मछलियां मर गई मुआवजा, मछली मरने पर, मछली का बीमा, मछली बीमा, मछली पालन का बीमा, तालाब का बीमा
fisher insurance, fishermen insurance, fisherman insurance, insurance for fishermen, machhuara bima, machhuaro ka bima, machuaron ka bima, मछुआरों का बीमा, मछुआ बीमा, मछुआरा बीमा, मछुआरे का बीमा
fish seed where, where to get fish seed, where can i get fish seed, where to buy fish seed, fish seed kahan, fish seed kaha, machhli ka beej kahan, machhli ka beej kaha, machli ka beej kahan, machli ka bij kahan, machhli beej kahan, मछली का बीज कहाँ, मछली का बीज कहां, मछली बीज कहाँ, मछली के बच्चे कहाँ
sericulture subsidy, sericulture scheme, silk subsidy, silk scheme, silk samagra, resham subsidy, resham palan par subsidy, resham palan yojana, resham yojana, रेशम सब्सिडी, रेशम पालन पर सब्सिडी, रेशम पालन योजना, रेशम योजना, सिल्क समग्र, रेशम पर सब्सिडी, रेशम पालन पर अनुदान
cow shelter, cow shelters, gaushala, goshala, gaushalla, stray cattle scheme, sahbhagita yojana, govansh sahbhagita, besahara govansh, nirashrit govansh, desi cow scheme, desi gay yojana, desi gay palne, desi gaay palne, chhutta pashu, गौशाला, गोशाला, गोवंश सहभागिता, सहभागिता योजना, बेसहारा गोवंश, निराश्रित गोवंश, देसी गाय पालने, देसी गाय योजना, देशी गाय पालने, छुट्टा पशु, छुट्टा जानवर
wild animal compensation, compensation for wild boar, wild boar damage, wild boar compensation, nilgai compensation, elephant damage, elephants destroyed, elephant crop, hathi ne, haathi ne, tendue ne, tendua ne, leopard killed, leopard attack, tiger killed, jangli janwar muavja, suar ne fasal, suar ka muavja, nilgai ka muavja, हाथी ने, हाथियों ने, तेंदुए ने, तेंदुआ ने, बाघ ने, भालू ने, जंगली जानवर का मुआवजा, सूअर का मुआवजा, नीलगाय का मुआवजा, नीलगाय ने फसल, जंगली सूअर ने फसल, सूअरों ने फसल
seed subsidy, subsidy on seed, subsidy on seeds, subsidised seed, subsidized seed, dhaincha seed subsidy, dhaincha subsidy, beej anudan, beej par subsidy, beej par anudan, beej pe subsidy, anudan par beej, subsidy par beej, beej subsidy, sarkari beej, dhaincha beej subsidy, dhaincha par subsidy, बीज अनुदान, बीज पर सब्सिडी, बीज पर अनुदान, बीज पर छूट, अनुदान पर बीज, अनुदानित बीज, सब्सिडी पर बीज, सब्सिडी वाला बीज, ढैंचा का बीज सब्सिडी, ढैंचा पर सब्सिडी, ढैंचा बीज पर, ढैंचा का बीज सरकारी, सरकारी बीज
godown subsidy, subsidy on godown, subsidy for godown, warehouse subsidy, godam subsidy, godam par subsidy, godown par subsidy, godam banane par, godam banane ke liye subsidy, गोदाम पर सब्सिडी, गोदाम बनाने पर सब्सिडी, गोदाम बनाने पर अनुदान, गोदाम सब्सिडी, गोदाम पर अनुदान
custom hiring centre kholna, open custom hiring, start custom hiring, custom hiring centre subsidy, custom hiring center subsidy, custom hiring centre open, custom hiring center khol, custom hiring center kholna, custom hiring kholna, chc kholna, farm machinery bank, machine bank, machinery bank, कस्टम हायरिंग सेंटर खोल, कस्टम हायरिंग सेंटर खोलना, कस्टम हायरिंग खोल, फार्म मशीनरी बैंक, मशीनरी बैंक, मशीन बैंक
money for not burning, incentive for not burning, stubble incentive, stubble subsidy, parali subsidy, parali protsahan, parali na jalane, parali nahi jalane, parali par paisa, parali ka paisa, पराली न जलाने, पराली नहीं जलाने, पराली ना जलाने, पराली पर पैसा, पराली का पैसा, पराली प्रोत्साहन, पराली पर सब्सिडी
pos machine, angutha nahi lag, angutha nahi le, fingerprint not, finger print not, thumb not, अंगूठा नहीं लग, अँगूठा नहीं लग, अंगूठा नहीं ले, अंगूठा नहीं आ, पीओएस मशीन, पॉस मशीन, पाश मशीन
house collapsed, house fell, house damaged, house fallen, house destroyed, makan gir, makaan gir, ghar gir gaya, makan dah, मकान गिर, मकान ढह, घर गिर गया, मकान बह, कच्चा मकान गिर
job card, jobcard, nrega wage, mgnrega wage, nrega me majduri, narega majduri, nrega ki majduri, manrega me majduri, manrega majduri, ram g, vb g ram g, g ram g, जॉब कार्ड, मनरेगा में मजदूरी, मनरेगा की मजदूरी, मनरेगा मजदूरी, नरेगा में मजदूरी, नरेगा की मजदूरी, जी राम जी
e shram, eshram, shram card, labour card, labor card, ई श्रम, श्रम कार्ड, लेबर कार्ड, मजदूर कार्ड
self help group loan, shg loan, group loan, loan for self help group, samuh loan, samuh ko loan, samuh se loan, samuh me loan, mahila samuh loan, lakhpati didi loan, lakhpati didi me loan, समूह लोन, समूह को लोन, समूह से लोन, समूह का लोन, समूह में लोन, लखपति दीदी लोन, लखपति दीदी में लोन
tractor registration, register tractor, register my tractor, registration of tractor, tractor insurance, insurance of tractor, insure tractor, tractor ka bima, tractor ki rc, tractor ka registration, ट्रैक्टर रजिस्ट्रेशन, ट्रैक्टर का रजिस्ट्रेशन, ट्रैक्टर की आरसी, ट्रैक्टर का बीमा, ट्रैक्टर बीमा, ट्रैक्टर के बीमा
kvk, krishi vigyan kendra, contact kvk, kvk number, kvk kahan, kvk kaise, कृषि विज्ञान केंद्र, केवीके`;

/** What holds for one state, or for one paper: whoever does not name it is not told of it. */
export const TOLD_BY_NAME_OF_SCHEMES: readonly string[] = [
  'bank-account-open',
  'aadhaar-bank-mobile',
  'gold-loan',
  'land-purchase-loan',
  'moneylender-loan',
  'cibil-low',
  'loan-close-noc',
  'loan-settlement',
  'pacs-member',
  'dairy-farm-loan',
  'pm-kisan-refund',
  'pm-kisan-other-state',
  'farmer-pension-exit',
  'land-mutation',
  'girdawari-wrong',
  'land-lease-paper',
  'land-sale',
  'land-use-change',
  'land-acquisition',
  'power-tower',
  'certificates',
  'rythu-bharosa',
  'annadata-sukhibhava',
  'odisha-cm-kisan',
  'mp-rajasthan-cm-kisan',
  'chhattisgarh-landless',
  'farm-accident-help',
  'state-crop-insurance',
  'weather-crop-insurance',
  'coconut-insurance',
  'msp-up',
  'msp-mp',
  'msp-haryana',
  'msp-punjab',
  'msp-bihar',
  'msp-odisha',
  'msp-nafed',
  'bhavantar',
  'kusum-solar-plant',
  'kusum-grid-pump',
  'payment-fraud',
  'home-solar',
  'irrigation-pipeline-subsidy',
  'borewell-help',
  'farm-power-bill',
  'fish-loss-help',
  'fisher-insurance',
  'fish-seed-source',
  'sericulture-help',
  'stray-cattle-help',
  'wild-animal-compensation',
  'seed-subsidy',
  'organic-certificate',
  'godown-subsidy',
  'custom-hiring-centre',
  'stubble-incentive',
  'fertiliser-pos',
  'house-relief',
  'rural-work',
  'eshram',
  'shg-loan',
  'tractor-papers',
];
