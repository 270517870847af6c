/** Hindi words that are English ones, or have a usual spelling in Latin letters that no rule gives. */
const SPELLINGS =
  'आ aa, ई e, और aur, में mein, मैं main, है hai, हैं hain, हूँ hun, हों hon, नहीं nahi, यह yeh, वह woh, ये ye, वे ve, कि ki, न na, व va, तो to, को ko, पर par, गेहूँ gehun, गेहूं gehun, ' +
  'धान dhaan, पानी paani, खाद khaad, बाद baad, साथ saath, काटें kaatein, आलू aloo, जौ jau, भाव bhaav, दाम daam, पाँच paanch, छह chhah, आठ aath, सात saat, चार chaar, ' +
  'राम raam, आम aam, माल maal, बार baar, साल saal, लाभ laabh, जाँच jaanch, गाय gaay, नाम naam, काम kaam, हाथ haath, घास ghaas, चाहिए chahiye, लिए liye, किए kiye, दिए diye, ' +
  'प्याज pyaaz, प्याज़ pyaaz, ज्यादा zyada, ज़्यादा zyada, जमीन zameen, ज़मीन zameen, ज़हर zahar, जहर zahar, ज़रूरत zaroorat, बाज़ार bazaar, बाजार bazaar, हफ्ते hafte, सफेद safed, सब्जी sabzi, मूँग moong, मूंग moong, ' +
  'मूँगफली moongfali, सरसों sarson, टमाटर tamatar, गन्ना ganna, चना chana, मक्का makka, बाजरा bajra, कपास kapas, भाई bhai, जी ji, आप aap, दवा dawa, हवा hawa, वाली wali, वाले wale, वाला wala, ' +
  'जनवरी January, फरवरी February, फ़रवरी February, मार्च March, अप्रैल April, मई May, जून June, जुलाई July, अगस्त August, सितंबर September, अक्टूबर October, नवंबर November, दिसंबर December, ' +
  'किलो kilo, ग्राम gram, क्विंटल quintal, टन ton, लीटर litre, मीटर metre, सेंमी cm, मिमी mm, एकड़ acre, हेक्टेयर hectare, रुपये rupaye, प्रतिशत pratishat, घंटे ghante, ' +
  'यूरिया urea, डीएपी DAP, एसएसपी SSP, एनपीके NPK, जिंक zinc, ज़िंक zinc, पोटाश potash, नाइट्रोजन nitrogen, फास्फोरस phosphorus, सल्फेट sulphate, बोरॉन boron, जिप्सम gypsum, कैल्शियम calcium, पीएच pH, ईसी EC, ' +
  'ड्रिप drip, स्प्रे spray, लेबल label, मशीन machine, कंबाइन combine, ट्रैक्टर tractor, ट्रॉली trolley, ट्रक truck, टेंपो tempo, कंटेनर container, लेजर laser, लेज़र laser, सुपर super, हैप्पी happy, सीडर seeder, जीरो zero, टिल till, रोटावेटर rotavator, नोजल nozzle, पंप pump, सोलर solar, ' +
  'फेरोमोन pheromone, ट्रैप trap, ट्राइकोडर्मा Trichoderma, राइजोबियम Rhizobium, मल्च mulch, नर्सरी nursery, प्लास्टिक plastic, क्रेट crate, नेट net, बीटी Bt, हाइब्रिड hybrid, थ्रिप्स thrips, माइट mite, ' +
  'बैंक bank, आधार Aadhaar, पासबुक passbook, पोर्टल portal, ऐप app, मोबाइल mobile, ऑनलाइन online, फोटो photo, फ़ोटो photo, फ़ोन phone, फोन phone, नंबर number, कार्ड card, लोन loan, सब्सिडी subsidy, स्कीम scheme, पेज page, बिल bill, रिपोर्ट report, फॉर्म form, ' +
  'पीएम PM, केसीसी KCC, एमएसपी MSP, केवीके KVK, सीएससी CSC, ओटीपी OTP, केवाईसी KYC, एफपीओ FPO, सेंटर centre, कॉल call, टोल toll, फ्री free, हेल्पलाइन helpline, एम्स AIIMS, टेली tele, मानस MANAS, ' +
  'अस्पताल aspataal, डॉक्टर doctor, एंबुलेंस ambulance, हरियाणा Haryana, पंजाब Punjab, राजस्थान Rajasthan, उत्तर uttar, प्रदेश Pradesh, दिल्ली Delhi, हिसार Hisar, सिरसा Sirsa, करनाल Karnal, पानीपत Panipat, जयपुर Jaipur, फरीदाबाद Faridabad, गुड़गाँव Gurgaon, गुड़गांव Gurgaon, ' +
  'मंडी mandi, योजना yojana, बीमा bima, किस्त kist, मुफ़्त muft, मुफ्त muft, क्या kya, कैसे kaise, कौन kaun, कब kab, कितना kitna, कितने kitne, क्योंकि kyonki, दें dein, लें lein, दे de, ले le, करें karein, रखें rakhein, ' +
  'कीजिए kijiye, दीजिए dijiye, लीजिए lijiye, पूछिए poochhiye, बताइए bataiye, देखिए dekhiye, दूध doodh, भूसा bhusa, भैंस bhains, बैंगन baingan, मुँह munh, आँख aankh, आँखें aankhein, साँस saans, बच्चे bachche, बच्चा bachcha, कपड़े kapde, ' +
  'मेरे mere, आपके aapke, बीज beej, रोग rog, कीट keet, माहू mahu, चेपा chepa, समय samay, तारीख tareekh, बुवाई buwai, सिंचाई sinchai, कटाई katai, भंडारण bhandaran, खरपतवार kharpatwar, किस्म kism, किस्में kismein, बिक्री bikri, खर्च kharch, नमूना namoona, फॉल fall, आर्मीवर्म armyworm, पीपीआर PPR, बर्ड bird, फ्लू flu, वर्मीकम्पोस्ट vermicompost, वर्मीकंपोस्ट vermicompost, कंपोस्ट compost, साइलेज silage, ब्लास्ट blast, ब्लाइट blight, क्रॉप crop, ब्लॉक block, फिल्टर filter, स्टोर store, कैलकुलेटर calculator, स्क्रीनशॉट screenshot, इंश्योरेंस insurance, कस्टम custom, हायरिंग hiring, चार्ट chart, पॉलिसी policy, वेबसाइटें websites, मिशन mission, सॉइल soil, हेल्थ health, पॉलीहाउस polyhouse, स्टील steel, टिश्यू tissue, कल्चर culture, नैनो nano, गेहू gehu, पाला paala, पाले paale, अफारा afara, केंचुआ kenchua, केंचुए kenchue, रानीखेत Ranikhet, चिकित्सक chikitsak, पशु pashu, मछली machhli, पीएमएफबीवाई PMFBY, राशि raashi, आजादपुर Azadpur, आज़ादपुर Azadpur, किमी km, लुधियाना Ludhiana, पटियाला Patiala, नजफगढ़ Najafgarh, मीट्रिक metric, सिंगल single, कूड़ kood, दरें rates, ट्रांसपोर्टर transporter, विज्ञान vigyan, किसान kisan, कृषि krishi, कहाँ kahan, यहाँ yahan, वहाँ wahan, जहाँ jahan, कुसुम KUSUM, रात raat, गुजरात Gujarat, महाराष्ट्र Maharashtra, बिहार Bihar, टैग tag, मैग्नीशियम magnesium, मैगनीशियम magnesium, जरूरी zaroori, ज़रूरी zaroori, सूअर suar, ज्यादातर zyadatar, ज़्यादातर zyadatar, अमोनियम ammonium, नाइट्रेट nitrate, कैन CAN, फास्फेट phosphate, सिंगल single, पैक्स PACS, लाइसेंसी licensi, पीओएस POS, सीएमटी CMT, स्ट्रिप strip, कप cup, प्लेट plate, जेली jelly, सिलेज silage, ब्रूडिंग brooding, ब्रूडर brooder, लैंप lamp, गैस gas, चिक chick, स्टार्टर starter, बोर्डो bordo, कैरिजो carrizo, हार्वेस्टर harvester, कुरुक्षेत्र Kurukshetra, सोनीपत Sonipat, अंबाला Ambala, रोहतक Rohtak, बुक book, फाउल fowl, पॉक्स pox, कॉक्सीडियोसिस coccidiosis, गंबोरो gumboro, विटामिन vitamin, साइन sign, इन in, लिस्टिंग listing, डायमंड diamond, बैक back, मॉथ moth, डेयरी dairy, डेरी dairy, कंपनी company, सर्वे survey, प्रीमियम premium, बजट budget, रिजर्व reserve, मल्चर mulcher, बेलर baler, मशरूम mushroom, क्राउन crown, रूट root, ट्यूबवेल tubewell, पाइप pipe, टैंक tank, डीजल diesel, बल्ब bulb, टाइप type, ग्रेड grade, पैक pack, बैग bag, बोतल bottle, किट kit, टेस्ट test, लैब lab, सिस्टम system, फसल fasal, मूल्य mulya, न्यूनतम nyunatam, आँकड़े aankde, किराया kiraya, किराए kiraye, किराये kiraye, बरसीम barseem, ज़मीन zameen, मसूर masur, पूरा poora, कीटनाशक keetnashak, फफूंदनाशक fafundnashak, फफूंद fafund, मंडूसी mandusi, मौसम mausam, पूर्वानुमान purvanuman, शिकायत shikayat, आवेदन aavedan, दावा daava, घोषणा ghoshna, अगस्ट August, फुट foot, दिन din, हज़ार hazaar, हजार hazaar, लाख lakh, करोड़ crore, सड़ी sadi, नींबू nimbu, पपीता papita, मुर्गी murgi, बकरी bakri, इलाज ilaaj, वजह vajah, ' +
  'कोल्ड cold, एग्रो Agro, ट्रेडर्स Traders, भिवानी Bhiwani, दादरी Dadri, चैंबर chamber, फतेहाबाद Fatehabad, पैनल panel, ' +
  'गुरुग्राम Gurugram, पैकिंग packing, जींद Jind, प्री pre, कूलिंग cooling, यूनिट unit, नूंह Nuh, पलवल Palwal, ' +
  'पंचकूला Panchkula, लोडिंग loading, डॉक dock, यमुनानगर Yamunanagar, फॉस्फोरस phosphorus, एमओपी MOP, म्यूरेट muriate, ' +
  'ऑफ of, फॉस्फेट phosphate, सल्फर sulphur, पैकेट packet, फेरस ferrous, बोरेक्स borax, बेंटोनाइट bentonite, ' +
  'एजोटोबैक्टर Azotobacter, पीएसबी PSB, रिकॉर्ड record, रीपर reaper, बाइंडर binder, मेरठ Meerut, कल्टीवेटर cultivator, ' +
  'डिस्क disc, हैरो harrow, अलवर Alwar, लैंड land, लेवलर leveller, पावर power, स्प्रेयर sprayer, ड्रोन drone, पायलट pilot, ' +
  'मल्टीक्रॉप multicrop, थ्रेशर thresher, मोटर motor, शेलर sheller, संगरूर Sangrur, ज़ीरो zero, ड्रिल drill, ' +
  'टिलेज tillage, ज्वार jowar, मालदंडी Maldandi, असम Assam, आईडी ID, केरल Kerala, कर्नाटक Karnataka, आंध्र Andhra, ' +
  'ब्रांड brand, कोको cocoa, क्रेडिट credit, झारखंड Jharkhand, उत्तराखंड Uttarakhand, बंगाल Bengal, कंपनियों companiyon, ' +
  'कंपनियाँ companiyan, वाराणसी Varanasi, फीस fees, फ़ीस fees, फर्म firm, बैंकों bankon, रिकवरी recovery, ' +
  'गारंटी guarantee, इलेक्ट्रॉनिक electronic, क्लस्टर cluster, मंडियों mandiyon, कोटा quota, तहसील tehsil, ' +
  'तहसीलदार tehsildar, पूसा Pusa, बासमती basmati, क्रॉस cross, पुखराज Pukhraj, कमोडिटी commodity, ईमेल email, टिकट ticket, ' +
  'ट्रांसपोर्ट transport, यूरोपीय European, जूट jute, मखाना makhana, मखाने makhane, टैपिओका tapioca, झाँसी Jhansi, ' +
  'कैलेंडर calendar, होशियारपुर Hoshiarpur, डीएसआर DSR, कटक Cuttack, शीथ sheath, बकानी bakanae, हॉपर hopper, बर्न burn, ' +
  'एफ्लाटॉक्सिन aflatoxin, स्वीट sweet, अरगट ergot, जोगिया jogia, शेड shed, लैक्टोमीटर lactometer, लंपी lumpy, ' +
  'जमुनापारी Jamunapari, बरबरी Barbari, ब्लैक black, प्लेग plague, एंटेरोटॉक्सिमिया enterotoxaemia, ब्रॉयलर broiler, ' +
  'फिनिशर finisher, लेयर layer, कड़कनाथ Kadaknath, वनराजा Vanaraja, नेपियर napier, हीट heat, कीटोसिस ketosis, फीवर fever, ' +
  'टीट teat, ब्लेड blade, आयोडीन iodine, कोर्स course, सीमेन semen, गोट goat, स्वाइन swine, तेलंगाना Telangana, ' +
  'नागपुर Nagpur, रोसेट rosette, पैराविल्ट parawilt, विल्ट wilt, ट्रेंच trench, ब्लीचिंग bleaching, कार्प carp, ' +
  'कतला catla, सिल्वर silver, ग्रास grass, ट्रे tray, एरेटर aerator, हाइव hive, फ्रेम frame, फ्रेमों frames, ' +
  'किलोमीटर kilometre, वरोआ varroa, दशहरी Dashehari, आम्रपाली Amrapali, ग्रीस grease, कार्बाइड carbide, ग्रांड Grand, ' +
  'नैन Naine, बंची bunchy, पनामा Panama, सिगाटोका Sigatoka, लीफ leaf, माइनर miner, कैंकर canker, स्कैब scab, ' +
  'हिमाचल Himachal, कश्मीर Kashmir, श्रीनगर Srinagar, स्केल scale, रेड red, लेडी lady, सोलापुर Solapur, परलेट Perlette, ' +
  'फ्लेम flame, स्ट्रॉबेरी strawberry, रनर runner, चांडलर Chandler, चार्ली Charlie, अर्ली early, ड्वार्फ dwarf, फर्न fern, ' +
  'गिरिराज Giriraj, आल्टरनेरिया Alternaria, कॉलर collar, जूनागढ़ Junagadh, इंदौर Indore, सेमीलूपर semilooper, मास्क mask, ' +
  'ड्रम drum, कवर cover, काबुली kabuli, नीपिंग nipping, हेलिकोवर्पा Helicoverpa, विराट Virat, लोबिया lobia, ' +
  'एग्रीस्टैक AgriStack, साइट site, पटवारी patwari, गिरदावरी girdawari, क्लेम claim, डॉकेट docket, भोपाल Bhopal, ' +
  'नाबार्ड NABARD, सीरियल serial, ड्रॉप drop, मोर more, जीवामृत jeevamrit, व्हाट्सऐप WhatsApp, फाइल file, बोर्ड board, ' +
  'मास्टर master, कलेक्टर collector, पाइपलाइन pipeline, वारंटी warranty, वेबसाइट website, ड्राइवर driver, कोड code, ' +
  'एनएबीएल NABL, एगमार्क AGMARK, गार्ड guard, डोलोमाइट dolomite, आरएससी RSC, एसएआर SAR, कार्बोनेट carbonate, ' +
  'एजोस्पिरिलम Azospirillum, कोझिकोड Kozhikode, कोच्चि Kochi, कॉफी coffee, अरेबिका arabica, रोबस्टा robusta, ' +
  'दार्जिलिंग Darjeeling, नीलगिरि Nilgiri, टैपिंग tapping, कसावा cassava, कटिंग cutting, वीडर weeder, मॉस्किटो mosquito, ' +
  'ब्लिस्टर blister, कर्ल curl, ल्यूर lure, मोजेक mosaic, मोज़ेक mosaic, वायरस virus, रिंग ring, स्पॉट spot, ' +
  'बोनविले Bonneville, टनल tunnel, ढींगरी dhingri, केसिंग casing, स्पॉन spawn, कैलिफोर्निया California, वंडर Wonder, ' +
  'डिग्री degree, पॉलिथीन polythene, पॉलीथीन polythene, प्लॉट plot, पॉलिश polish, हॉर्टिकल्चर horticulture, मॉडल model, ' +
  'कॉमन common, कॉपर copper, ट्राइकोग्रामा Trichogramma, एनपीवी NPV, केविके KVK, टिलर tiller, सीड seed, ' +
  'ट्रीटमेंट treatment, पिंचिंग pinching, बटन button, ऑक्सीजन oxygen, प्रोटीन protein, मिनरल mineral, मिक्सचर mixture, ' +
  'यूरीया urea, टैबलेट tablet, इंजेक्शन injection, वैक्सीन vaccine, एसएमएएम SMAM, एसएमएस SMS, मेथेन methane, ओपीडी OPD, ' +
  // Short names of the data, which its Hindi writes in Devanagari.
  'एचएसडब्ल्यूसी HSWC, सीडब्ल्यूसी CWC, हैफेड HAFED, एनएचबी NHB, एनएचएम NHM, एमआईडीएच MIDH, आरकेवीवाई RKVY, एमआरएल MRL, टीडीएस TDS, एचपी HP, पीटीओ PTO, एफआरपी FRP, एसएपी SAP, एनडब्ल्यूआर NWR, एसएफएसी SFAC, डब्ल्यूडीआरए WDRA, सीए CA, ' +
  'एआई AI, पीपीएम ppm, डीएस dS, मिलीलीटर millilitre, गुरदासपुर Gurdaspur, कूलर cooler, फैन fan, पॉली poly, शिमला Shimla, ' +
  'इंद्रा Indra, अर्का Arka';

const pair = (text: string): readonly [string, string] => {
  const [hindi = '', ...roman] = text.split(' ');
  return [hindi.normalize('NFC'), roman.join(' ')];
};

/** Devanagari word → how it is typed in Latin letters. */
export const ROMAN_SPELLINGS: ReadonlyMap<string, string> = new Map(SPELLINGS.split(', ').map(pair));
