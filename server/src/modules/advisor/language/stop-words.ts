import { withOneSpelling } from '../../vocabulary/devanagari.js';

const ENGLISH =
  'a about all also am an and any are as at be been being but by can could did do does doing for from get give go got ' +
  'had has have having he her him his how i if in into is it its just like may me might more most much my no not now of ' +
  'on one or our out please should so some such tell than that the their them then there these they this those to too up ' +
  'us use very want was we were what when where which while who whom why will with would you your sir dear need know ' +
  'many per best good thing things crop crops field fields farm farming still';

const HINDI_VERBS = 'दू दु डालूँ डालूं डालें डालना डाले लगाऊँ लगाऊं दूँ दूं करूं जाती जाता जाते';

const HINDI =
  'बता बताओ बताइए बताएं भी दो जी प्लीज आज कल अभी एक मा म मं लगेगा लगेगी लगेंगे में मे की का के को से है हैं हो हूं हूँ था थी थे क्या करें करे करूं करूँ करना करने कैसे कैसा कैसी कब और या पर ने भी तो लग लगा लगी लगे गया गई गए ' +
  'रही रहा रहे प्रति मैं मेरा मेरी मेरे मुझे हम हमारा हमारी हमारे आप आपका यह ये वह वो इस उस इसे उसे कौन कौनसी कौनसा सी सा किस किसे ' +
  'कितना कितनी कितने क्यों कहां कहाँ कर दें दे दो देना लें ले लो लेना होता होती होते होगा होगी चाहिए बताओ बताइए बताएं बताएँ जी भाई साहब ' +
  'अब तक लिए वाला वाली वाले हुआ हुई जाए जाये जाता ही नहीं मत साथ कोई कुछ बहुत सबसे अच्छा अच्छी पास अपना अपनी अपने फसल खेत खेती बचाएं बचाएँ बचाऊँ बचाऊं बचाना बचाये उपाय ' +
  'कि पे रह आ पड़ पड़ता पड़ती जाएगा जाएगी जाएंगे जायेगा जायेगी जाऊं हुए सकते सकता सकती उसके उसका उसमें इसके इसका इसमें होकर बोल बोले यहां यहाँ वहां तब जब जो ताकि चाहता चाहते चाहती';

const PUNJABI_GUJARATI_MARATHI =
  'दा दी दे दां विच विच्च वीच नूं तों किंना किन्ना किंनी इक्क अते नाल करीए करिए मां नो नी ना छे केटलुं केटलो केटला शुं करवुं माटे अने चा ची चे ला काय आहे किती कसा कसे साठी आणि माझ्या झाली होते';

const ROMANISED =
  'me mein mai main ki ka ke ko se hai hain h ho hu hoon tha thi the kya kare karen karein karu karna karne kaise kaisa ' +
  'kaisi kab aur or ya par pe ne bhi to toh lag laga lagi lage gaya gayi gaye gai rahi raha rahe prati mera meri mere ' +
  'mujhe hum hamara hamari hamare aap aapka yeh ye wah wo is us ise use kaun kon kaunsi konsi kaunsa konsa si sa kis kise ' +
  'lagega lagegi lagenge lgega lgegi kitna kitni kitne kyu kyon kyo kahan kaha kar de den dein do dena le len lein lo lena hota hoti hote hoga hogi chahiye ' +
  'chahie batao bataiye bataye ji bhai sahab ab tak liye lie wala wali wale hua hui jaye jaata jata hi nahi nahin nhi mat ' +
  'sath saath koi kuch kuchh bahut bohot sabse accha acha achha acchi achhi pas paas apna apni apne kiya take give shall ek ok okay bata batayen pls plz plzz kindly sirji bhaiya respected bhi wo vo kal abhi fasal khet kheti bachaye bachayen bachaen bachau bachana daalu dalu daale dale dalna daalna du dun lagau lagaye gyi gya gye rhi rha rhe h hi kr kru krna bona boya padega upay ' +
  'sakte sakta sakti skte skta skti jayega jayegi jayenge hue uske uska usme iske iska isme hokar bol bole yahan wahan tab jab taki chahta chahte';

/** Words that say nothing about the subject of a question, in English, Hindi and Hindi in Latin letters. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [ENGLISH, HINDI, HINDI_VERBS, PUNJABI_GUJARATI_MARATHI, ROMANISED].flatMap((words) =>
    withOneSpelling(words).split(' '),
  ),
);
