import { words } from './words.js';

/** A message that only greets. */
export const GREETING_WORDS = words(
  'happy diwali, happy holi, happy new year, hello, hi, hii, hiii, hey, helo, hallo, namaste, namastey, namaskar, namaskaram, namasthe, vanakkam, pranam, parnam, ram ram, raam raam, ram ram sa, राम राम, राम राम सा, खम्मा घणी, घणी खम्मा, khamma ghani, jai shri ram, jai shree ram, jai shri krishna, radhe radhe, jai johar, जय जोहार, जोहार, jai siya ram, जय सिया राम, जय श्री राम, जय श्री कृष्ण, राधे राधे, jai hind, जय हिंद, नमस्ते, नमस्कार, प्रणाम, परनाम, सत श्री अकाल, sat sri akal, sat shri akal, ssa, good morning, gud morning, good evening, good afternoon, good night, शुभ प्रभात, शुभ रात्रि, salaam, salam, assalamu alaikum, adaab, आदाब, सलाम, हेलो, हैलो, हाय, jai kisan, jai jawan jai kisan, जय किसान, जय जवान जय किसान, jai ram ji ki, जय राम जी की, kaise ho, kaise hain, kya haal, kya hal, kya haal chaal, क्या हाल, क्या हाल है, का हाल, का हाल बा, कैसे हो, कैसे हैं, कैसे बानी, कैसन बानी, how are you, how r u, kaise hain aap, kem cho, केम छो',
);

/** A message that only thanks, or says that it was understood. */
export const THANKS_WORDS = words(
  'fir baat karte, phir baat karte, fir baat karenge, phir baat karenge, fir baat krte, baad me baat, baad mein baat, fir milte, phir milte, फिर बात करते, फिर बात करेंगे, बाद में बात, फिर मिलते, thank you, thank you so much, thanks, thanks a lot, thank u, thanku, thankyou, thnx, thx, tnx, ty, many thanks, dhanyavad, dhanyawad, dhanyavaad, dhanywad, dhanyvad, dhanyabad, धन्यवाद, धन्यबाद, धनवाद, धन्यवाद जी, शुक्रिया, shukriya, sukriya, meherbani, mehrbani, मेहरबानी, बहुत धन्यवाद, आभार, aabhar, abhar, ok thanks, bye, alvida, अलविदा, theek hai, thik hai, thik h, theek h, tik hai, ठीक है, ठीक बा, ठीक सै, ठीक छै, ok, okay, okk, okey, k, ओके, achha theek hai, samajh gaya, samajh gayi, samajh aa gaya, samajh me aa gaya, samjh gaya, samaj gaya, समझ गया, समझ गयी, समझ गई, समझ में आ गया, समझ आ गया, समझ गए, got it, understood, good advice, nice, very nice, good information, helpful, very helpful, badhiya, badiya, bahut badhiya, बढ़िया, बहुत बढ़िया, बहुत अच्छा, बहुत अच्छी, accha laga, अच्छा लगा, jankari mili, अच्छी जानकारी, achhi jankari, acchi jankari, god bless, खुश रहो, khush raho, जीते रहो, jeete raho, jug jug jiyo, lakh lakh shukar',
);

/** A question about the advisor. */
export const ABOUT_WORDS = words(
  'क्या आप इंसान, आप इंसान, aap insaan, aap insan, who are you, who r u, who are u, who made you, kisne banaya, किसने बनाया, किसने बनाए, what are you, what can you do, what all can you tell, what can you tell, your name, help me, what do you know, what you know, are you a robot, are you human, are you real, real farmer, real person, are you ai, robot, ' +
    'आप कौन हैं, आप कौन हो, आप कौन, तुम कौन हो, तुम कौन, तू कौन है, तू कौन, थे कौन हो, थे कौन, रउआ कौन, रउवा कौन, तुम्हारा नाम, आपका नाम, तेरा नाम, राउर नाम, थारो नाम, क्या कर सकते हो, क्या कर सकते हैं, क्या क्या बता सकते, क्या बता सकते, के बता सको, के के बता सको, क्या क्या जानते, मशीन हो, आदमी है कि मशीन, आदमी हो कि मशीन, आदमी है या मशीन, मशीन है कि आदमी, मशीन है या आदमी, आदमी हो या मशीन, रोबोट, असली आदमी, ' +
    'aap kaun ho, aap kaun hain, aap kaun, aap kon ho, aap kon, tum kaun ho, tum kaun, tum kon ho, tu kaun hai, tu kaun, tu kon, the kun ho, thane kun, aapka naam, apka naam, ap kaun, ap kon, tumhara naam, tera naam, kya kar sakte ho, kya kar sakte hain, kya kya bata sakte, kya bata sakte, kya kya bata sakta, kya kya jante, kya madad kar sakte, machine ho, aadmi hai ki machine, aadmi ho ki machine, aadmi hai ya machine, machine hai ya aadmi, aadmi ho ya machine, asli kisan, asli aadmi',
);

/** Whom small talk is said to, and what goes with it without saying anything. */
export const POLITE_WORDS = words(
  'sir, madam, mam, ji, bhai, bhaiya, bhaiyya, bhaisahab, sahab, saab, sa, didi, chacha, kaka, kaku, tau, taau, uncle, dost, yaar, friend, dear, brother, bro, beta, guruji, mitra, very, so, much, too, lot, alot, and, you, your, for, this, the, good, great, nice, information, info, advice, help, all, bahut, bhot, bohot, boht, bahot, bahut bahut, ghana, ghano, badi, badhiya, accha, achha, acha, acchi, achhi, aap, aapka, apka, aapne, apne, apko, aapko, jankari, jaankari, salah, bataya, batayi, diya, di, dene, liye, ke liye, h, hai, ho, hain, aur, jo, ye, thik, theek, chalo, chaliye, hmm, haan, han, ' +
    'सर, मैडम, जी, भाई, भइया, भैया, भाईसाहब, साहब, साब, सा, दीदी, चाचा, काका, ताऊ, दोस्त, यार, मित्र, गुरुजी, बहुत, घणो, घणा, बड़ी, बढ़िया, अच्छा, अच्छी, आप, आपका, आपको, आपने, रउआ, रउवा, राउर, तू, तुम, जानकारी, सलाह, बताया, बतायी, बताई, दिया, दी, देने, लिए, के लिए, है, हो, हैं, और, जो, ये, यह, चलो, चलिए, ठीक, हाँ, हां, बानी, बाड़, बाड़ा',
);

/** What belongs to life outside the farm, whatever else is said with it. */
export const OUTSIDE_WORDS = words(
  'police, पुलिस, wedding, marriage, shaadi, shadi, byah, vivah, शादी, ब्याह, विवाह, cricket, match, ipl, क्रिकेट, मैच, recharge, रिचार्ज, movie, film, cinema, फिल्म, song, gana sunao, गाना सुनाओ, school, speech, essay, homework, exam, result, स्कूल, भाषण, निबंध, परीक्षा, रिजल्ट, election, vote, चुनाव, railway, train ticket, ticket book, टिकट, job, naukri, नौकरी, driving licence, passport, पासपोर्ट, car loan, bike loan, home loan, ghar banane, makan banane, मकान बनाने, घर बनाने, girlfriend, astrology, rashifal, राशिफल, lottery, लॉटरी, joke, chutkula, चुटकुला, whatsapp, facebook, youtube, car engine, my car, meri car, motorcycle, motor cycle, scooter, scooty, meri bike, my bike, bike start, मेरी बाइक, मोटरसाइकिल, मेरी कार, स्कूटी, mobile phone, mobile hang, phone hang, mobile repair, laptop, phone battery, mobile battery, bike ka engine, मोबाइल हैंग, मोबाइल खराब, फोन हैंग, मोबाइल रिपेयर',
);
