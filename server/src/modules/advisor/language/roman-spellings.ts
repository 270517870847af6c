/** Hindi words that are English ones, or have a usual spelling in Latin letters that no rule gives. */
const SPELLINGS =
  'और aur, में mein, मैं main, है hai, हैं hain, हूँ hun, हों hon, नहीं nahi, यह yeh, वह woh, ये ye, वे ve, कि ki, न na, व va, तो to, को ko, पर par, गेहूँ gehun, गेहूं gehun, ' +
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
  'मेरे mere, आपके aapke, बीज beej, रोग rog, कीट keet, माहू mahu, चेपा chepa, समय samay, तारीख tareekh, बुवाई buwai, सिंचाई sinchai, कटाई katai, भंडारण bhandaran, खरपतवार kharpatwar, किस्म kism, किस्में kismein, बिक्री bikri, खर्च kharch, नमूना namoona, फॉल fall, आर्मीवर्म armyworm, पीपीआर PPR, बर्ड bird, फ्लू flu, वर्मीकम्पोस्ट vermicompost, वर्मीकंपोस्ट vermicompost, कंपोस्ट compost, साइलेज silage, ब्लास्ट blast, ब्लाइट blight, क्रॉप crop, ब्लॉक block, फिल्टर filter, स्टोर store, कैलकुलेटर calculator, स्क्रीनशॉट screenshot, इंश्योरेंस insurance, कस्टम custom, हायरिंग hiring, चार्ट chart, पॉलिसी policy, वेबसाइटें websites, मिशन mission, सॉइल soil, हेल्थ health, पॉलीहाउस polyhouse, स्टील steel, टिश्यू tissue, कल्चर culture, नैनो nano, गेहू gehu, पाला paala, पाले paale, अफारा afara, केंचुआ kenchua, केंचुए kenchue, रानीखेत Ranikhet, चिकित्सक chikitsak, पशु pashu, मछली machhli, पीएमएफबीवाई PMFBY, राशि raashi, आजादपुर Azadpur, आज़ादपुर Azadpur, किमी km, लुधियाना Ludhiana, पटियाला Patiala, नजफगढ़ Najafgarh, मीट्रिक metric, सिंगल single, कूड़ kood, दरें rates, ट्रांसपोर्टर transporter, विज्ञान vigyan, किसान kisan, कृषि krishi, कहाँ kahan, यहाँ yahan, वहाँ wahan, जहाँ jahan, कुसुम KUSUM, रात raat, गुजरात Gujarat, महाराष्ट्र Maharashtra, बिहार Bihar';

const pair = (text: string): readonly [string, string] => {
  const [hindi = '', ...roman] = text.split(' ');
  return [hindi.normalize('NFC'), roman.join(' ')];
};

/** Devanagari word → how it is typed in Latin letters. */
export const ROMAN_SPELLINGS: ReadonlyMap<string, string> = new Map(SPELLINGS.split(', ').map(pair));
