import type { Bilingual } from '../../advisor.types.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { helpline } from '../../safety/helplines.js';
import type { TalkName } from '../../vocabulary/talk.js';
import { KISAN_CALL_CENTRE } from './replies.js';

const MAY_ASK: Bilingual = {
  en: 'Of course, ask! Tell me the crop or animal, its age, your district, and what you see or want to know. For instance: “wheat is 25 days old, when do I water”, “spots on tomato leaves”, “mandi price of onion”, “my PM-KISAN instalment did not come”.',
  hi: 'ज़रूर पूछिए! फसल या पशु का नाम, कितने दिन का, आपका जिला, और क्या दिख रहा है या क्या जानना है, बताइए। जैसे: “गेहूँ 25 दिन का है, पानी कब दूँ”, “टमाटर के पत्तों पर धब्बे”, “प्याज का मंडी भाव”, “पीएम-किसान की किस्त नहीं आई”।',
};

/** What is answered to talk that is not about farming: short, friendly, and back to the field. */
const TALK_REPLIES: Readonly<Record<TalkName, Bilingual | { readonly entry: string }>> = {
  wishes: {
    en: 'The same to you and yours! May the harvest be full and the price fair. Ask me whenever something comes up in the field.',
    hi: 'आपको और आपके परिवार को भी बहुत शुभकामनाएँ! फसल भरपूर हो और भाव सही मिले। खेत में कोई बात हो तो पूछ लीजिए।',
  },
  farewell: {
    en: 'Go well, friend, and good night to the field. I am here day and night: ask again whenever something comes up.',
    hi: 'राम राम जी, फिर मिलेंगे। मैं दिन-रात यहीं हूँ: खेत में कोई बात हो तो जब भी मन हो, फिर पूछ लीजिए।',
  },
  howAreYou: {
    en: 'Ram Ram, friend! All is well with me, thank you: a program never tires. How is your field? Tell me the crop or animal and what you would like to know.',
    hi: 'राम राम जी! मैं ठीक हूँ, आपका भला हो: कंप्यूटर प्रोग्राम थकता नहीं। आपकी खेती कैसी चल रही है? फसल या पशु का नाम और जो जानना हो, बताइए।',
  },
  presence: {
    en: 'Yes, I am here. Ask away: the crop or animal, its age, your district, and what you see or want to know.',
    hi: 'हाँ जी, मैं यहीं हूँ। पूछिए: फसल या पशु, कितने दिन का, आपका जिला, और क्या दिख रहा है या क्या जानना है।',
  },
  later: {
    en: 'All right, no hurry. I am here whenever you want to ask.',
    hi: 'कोई बात नहीं जी, आराम से। जब मन हो, पूछ लीजिए।',
  },
  praise: {
    en: 'Glad to hear it, friend! May the crop be good and the price fair. Ask again whenever something comes up in the field.',
    hi: 'सुनकर खुशी हुई जी! फसल अच्छी रहे और भाव सही मिले। खेत में कोई बात हो तो फिर पूछ लीजिए।',
  },
  blame: { entry: 'advisor-was-wrong' },
  notUnderstood: {
    en: `Then I will say it more simply. Which crop or animal is it, and what do you want to know? You can also ring the Kisan Call Centre, ${KISAN_CALL_CENTRE} (free): a person explains it in your language.`,
    hi: `कोई बात नहीं जी, आसान करके बताऊँगा। कौन-सी फसल या पशु है और क्या जानना है, बताइए। किसान कॉल सेंटर ${KISAN_CALL_CENTRE} (मुफ़्त) पर आदमी आपकी भाषा में समझा भी देते हैं।`,
  },
  shorter: {
    en: 'I will keep it short. Ask one thing at a time, for instance “wheat first water when”.',
    hi: 'छोटा ही बताऊँगा जी। एक बार में एक बात पूछिए, जैसे “गेहूँ में पहला पानी कब”।',
  },
  again: {
    en: 'Nothing was asked yet that I could repeat. Tell me the crop or animal and what you want to know.',
    hi: 'अभी कुछ पूछा नहीं गया है जो दोहराऊँ। फसल या पशु का नाम और जो जानना हो, बताइए।',
  },
  inHindi: {
    en: 'Yes, in Hindi too. हिंदी में पूछिए, हिंदी में ही जवाब दूँगा।',
    hi: 'जी, हिंदी में ही बताऊँगा। फसल या पशु का नाम और जो जानना हो, पूछिए।',
  },
  inEnglish: {
    en: 'Certainly: ask in English, and I answer in English.',
    hi: 'अंग्रेज़ी में भी बता सकता हूँ: अंग्रेज़ी में पूछिए, अंग्रेज़ी में जवाब मिलेगा।',
  },
  otherLanguage: { entry: 'advisor-languages' },
  abilities: {
    en: 'I answer questions on crops (sowing, varieties, seed, fertiliser, water, weeds, pests and diseases, harvest, storage), on cows, goats, hens, fish and bees, on soil and weather damage, and on mandi prices, MSP, government schemes, loans, crop insurance, cold stores, transport and machines for rent. I see no photos and no sky, and give no doses of poison. Which crop or animal is it?',
    hi: 'मैं फसल (बुवाई, किस्म, बीज, खाद, पानी, खरपतवार, कीट-रोग, कटाई, भंडारण), गाय-भैंस, बकरी, मुर्गी, मछली और मधुमक्खी, मिट्टी और मौसम के नुकसान, मंडी भाव, एमएसपी, सरकारी योजना, लोन, फसल बीमा, कोल्ड स्टोर, ढुलाई और किराये की मशीन, इन सब पर बताता हूँ। फोटो और आसमान मुझे नहीं दिखते, जहर की मात्रा नहीं बताता। कौन-सी फसल या पशु है?',
  },
  mayAsk: MAY_ASK,
  whatNow: MAY_ASK,
  introduces: {
    en: 'Welcome, friend! I am Krishi Sahayak, the farming advisor here. Which crop or animal have you got, how many acres, and in which state and district? Tell me what you want to know, and I reckon it for your land.',
    hi: 'स्वागत है जी! मैं कृषि सहायक हूँ, यहाँ का खेती सलाहकार। कौन-सी फसल या पशु है, कितने एकड़, और कौन-सा राज्य और जिला? जो जानना हो पूछिए, आपकी जमीन के हिसाब से बताऊँगा।',
  },
  ofVisitor: {
    en: 'I know only what you tell me in this conversation, and I see neither your name nor your face. Your name, phone and Aadhaar I do not need: the crop, its age and your district are enough.',
    hi: 'मैं उतना ही जानता हूँ जितना आप इस बातचीत में बताते हैं; नाम-चेहरा मुझे नहीं दिखता। नाम, फोन या आधार की ज़रूरत भी नहीं: फसल, कितने दिन की, और जिला काफी है।',
  },
  ofAdvisor: {
    en: 'I am a computer program, friend: no age, no house and no family, and I need neither food nor sleep. Farming is all I have in mind. What is standing in your field?',
    hi: 'मैं कंप्यूटर प्रोग्राम हूँ जी: न उम्र, न घर, न परिवार, न भूख, न नींद। मन में बस खेती है। आपके खेत में क्या खड़ा है?',
  },
  isExpert: {
    en: `I am a computer program, no officer, doctor or scientist. I tell what agricultural universities, ICAR institutes and the government write, and say so where I do not know. For what costs much ask your Krishi Vigyan Kendra too, or the Kisan Call Centre, ${KISAN_CALL_CENTRE} (free).`,
    hi: `मैं कंप्यूटर प्रोग्राम हूँ, अफसर, डॉक्टर या वैज्ञानिक नहीं। कृषि विश्वविद्यालय, आईसीएआर और सरकार का लिखा बताता हूँ, और जो नहीं जानता वह कह देता हूँ। बड़े खर्च वाली बात कृषि विज्ञान केंद्र या किसान कॉल सेंटर ${KISAN_CALL_CENTRE} (मुफ़्त) से भी पूछ लीजिए।`,
  },
  contact: {
    en: `I have no phone and no office: I am here in this chat only. A person answers free of charge at the Kisan Call Centre, ${KISAN_CALL_CENTRE}, six in the morning to ten at night; near you is the Krishi Vigyan Kendra of your district. For animals: ${helpline('animal')}.`,
    hi: `मेरा न फोन है न दफ्तर: मैं बस इसी चैट में हूँ। आदमी से मुफ़्त बात: किसान कॉल सेंटर ${KISAN_CALL_CENTRE}, सुबह छह से रात दस; पास में आपके जिले का कृषि विज्ञान केंद्र। पशु के लिए ${helpline('animal')}।`,
  },
  date: {
    en: 'A clock I do not have. What is to be done in the field at this time? Tell me the crop.',
    hi: 'घड़ी मेरे पास नहीं है। इन दिनों खेत में क्या करना है? फसल बताइए।',
  },
  feels: {
    en: `I am sorry to hear it, friend; farming is hard, and you are not the only one. Talk to somebody you trust; Tele-MANAS ${helpline('tele-manas')} listens free, day and night, in your language. If it is the crop, a loss or a loan that weighs on you, tell me which one: cost, insurance, instalments and the next crop can be gone through one by one.`,
    hi: `सुनकर दुख हुआ जी; खेती कठिन है, और आप अकेले नहीं हैं। किसी अपने से मन की बात कीजिए; टेली-मानस ${helpline('tele-manas')} पर दिन-रात मुफ़्त, आपकी भाषा में सुनते हैं। फसल, घाटे या कर्ज की बात हो तो बताइए: खर्च, बीमा, किस्त और अगली फसल, एक-एक करके देख लेते हैं।`,
  },
  tired: {
    en: 'Then rest a while, friend: the field will wait an hour. When you like, tell me the crop, and we look at what comes next.',
    hi: 'थोड़ा आराम कर लीजिए जी, खेत घंटा भर रुक लेगा। जब मन हो, फसल बताइए, आगे का काम देख लेते हैं।',
  },
  vagueTrouble: {
    en: `Let us find out what it is. Tell me: which crop or animal, how old, since when, and what you see (which leaves, spots or yellowing, insects, roots, a part of the field or all of it), and what was given or sprayed last. If it spreads fast, take a plant to your Krishi Vigyan Kendra today or ring ${KISAN_CALL_CENTRE} (free); for an animal ${helpline('animal')}.`,
    hi: `पता करते हैं जी। बताइए: कौन-सी फसल या पशु, कितने दिन का, कब से, क्या दिख रहा है (कौन-से पत्ते, धब्बे या पीलापन, कीड़े, जड़, पूरा खेत या कोई हिस्सा), और पिछली बार क्या डाला या छिड़का। तेज़ी से फैल रहा हो तो आज ही पौधा लेकर कृषि विज्ञान केंद्र जाइए या ${KISAN_CALL_CENTRE} (मुफ़्त) पर पूछिए; पशु के लिए ${helpline('animal')}।`,
  },
  listening: {
    en: 'I am listening. Tell me the crop or animal and what you see or want to know.',
    hi: 'जी, सुन रहा हूँ। फसल या पशु का नाम और जो दिख रहा है या जानना है, बताइए।',
  },
  fun: {
    en: 'For songs and stories you have better friends than me; I only know farming. Ask me about crops, pests, prices, schemes, storage or machines, and I will gladly help.',
    hi: 'गीत-कहानी में मैं कच्चा हूँ जी, मैं खेती-बाड़ी ही जानता हूँ। फसल, कीट-रोग, भाव, योजना, भंडारण या मशीन के बारे में पूछिए, खुशी से बताऊँगा।',
  },
};

/** The reply to talk; what an entry about the advisor tells already is told from there. */
export function talkReply(talk: TalkName, knowledge: KnowledgeBase): Bilingual {
  const reply = TALK_REPLIES[talk];
  if (!('entry' in reply)) return reply;
  const told = knowledge.entry(reply.entry)?.sections[0];
  if (!told) throw new Error(`no entry ${reply.entry} for talk`);
  return told;
}
