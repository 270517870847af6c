import type { Bilingual } from '../../advisor.types.js';
import { helpline } from '../../safety/helplines.js';

/** The Kisan Call Centre, free, in 22 languages. */
export const KISAN_CALL_CENTRE = helpline('kisan-call-centre');

/** How the advisor speaks: an experienced farmer, respectful, who knows what he does not know. */
export const REPLIES = {
  greeting: {
    en: 'Ram Ram, friend! I am Krishi Sahayak, and I advise the way an old hand in the fields would. Ask me about sowing, water, manure, pests and diseases, mandi prices, MSP, government schemes, storage or machines for rent. Which crop is on your mind?',
    hi: 'राम राम जी! मैं कृषि सहायक हूँ, खेत में बाल पकाए किसान की तरह सलाह देता हूँ। बुवाई, पानी, खाद, कीट-रोग, मंडी भाव, एमएसपी, सरकारी योजना, भंडारण या किराये की मशीन: जो मन में हो, पूछिए। आपकी कौन-सी फसल है?',
  },
  thanks: {
    en: 'You are welcome. May the crop be good and the price fair. Ask again whenever something comes up in the field.',
    hi: 'आपका भला हो जी। फसल अच्छी रहे और भाव सही मिले। खेत में कोई बात हो तो फिर पूछ लीजिए।',
  },
  about: {
    en: 'I am Krishi Sahayak, the farming advisor of this marketplace: a computer program, made by the people of Annapath, that answers from checked farming advice and from the price, scheme and storage tables of this site. Ask me, for example, when to sow wheat, what the MSP of mustard is, or which cold stores are in Karnal.',
    hi: 'मैं कृषि सहायक हूँ, इस बाज़ार का खेती सलाहकार: अन्नपथ के लोगों का बनाया कंप्यूटर प्रोग्राम, जो जाँची हुई खेती की सलाह और इसी साइट के भाव, योजना और भंडारण की सूचियों से जवाब देता है। जैसे पूछिए: गेहूँ कब बोएँ, सरसों का एमएसपी क्या है, करनाल में शीतगृह कौन-से हैं।',
  },
  forecast: {
    en: 'I cannot see the sky of your village, friend. For the forecast of your block look at the Meghdoot or Mausam app of the India Meteorological Department. Tell me what is standing in the field, and I will say what to do before rain, frost or heat.',
    hi: 'आपके गाँव का आसमान मुझे नहीं दिखता जी। अपने ब्लॉक का पूर्वानुमान मौसम विभाग के मेघदूत या मौसम ऐप पर देखिए। खेत में क्या खड़ा है, बताइए: बारिश, पाले या गर्मी से पहले क्या करना है, वह मैं बता दूँगा।',
  },
  forecastFirst: {
    en: 'I cannot see the sky of your village: look at the Meghdoot or Mausam app of the India Meteorological Department for your block. If heavy rain is near, wait with urea, spraying and watering until it is over, and keep what is cut under cover.',
    hi: 'आपके गाँव का आसमान मुझे नहीं दिखता: अपने ब्लॉक का पूर्वानुमान मौसम विभाग के मेघदूत या मौसम ऐप पर देखिए। भारी बारिश पास हो तो यूरिया, छिड़काव और पानी उसके निकलने तक रोकिए, कटा माल ढककर रखिए।',
  },
  priceAhead: {
    en: 'What the price will be next month nobody can tell for sure, and I do not guess. This is the price now, and how to decide:',
    hi: 'अगले महीने भाव क्या रहेगा, पक्का कोई नहीं बता सकता, और मैं अंदाज़ा नहीं लगाता। अभी का भाव और फैसला करने का तरीका यह है:',
  },
  comparesCrops: {
    en: 'Which one pays more changes with the year and the field, so I name no winner. Reckon for an acre of yours: quintals times price, less the cost. What is known of each:',
    hi: 'कौन ज्यादा कमाई देगी, यह साल और खेत पर है, इसलिए एक का नाम नहीं लेता। अपने एक एकड़ का हिसाब करें: क्विंटल गुणा भाव, उसमें से खर्च घटाकर। दोनों का जो पता है:',
  },
  whichCrop: {
    en: 'Of which crop? Tell me its name, and your state, and I will work it out for your land.',
    hi: 'किस फसल का? फसल और अपना राज्य बताइए, आपकी जमीन के हिसाब से बता दूँगा।',
  },
  unknown: {
    en: `I do not know enough about that to advise you, friend, and I will not guess. Ask the Kisan Call Centre, ${KISAN_CALL_CENTRE} (free), or your Krishi Vigyan Kendra.`,
    hi: `इस बारे में मेरी जानकारी पक्की नहीं है जी, और अंदाज़े से मैं सलाह नहीं देता। किसान कॉल सेंटर ${KISAN_CALL_CENTRE} (मुफ़्त) या अपने कृषि विज्ञान केंद्र से पूछ लीजिए।`,
  },
  notFitting: {
    en: `Nothing that I have written fits this for certain, and a near answer could cost you the crop, so I do not guess. Ask the Kisan Call Centre, ${KISAN_CALL_CENTRE} (free), with a photo at hand, or your Krishi Vigyan Kendra.`,
    hi: `इस पर मेरे पास पक्का कुछ लिखा नहीं है, और मिलती-जुलती सलाह से नुकसान हो सकता है, इसलिए अंदाज़े से नहीं बताता। फोटो साथ रखकर किसान कॉल सेंटर ${KISAN_CALL_CENTRE} (मुफ़्त) या अपने कृषि विज्ञान केंद्र से पूछ लीजिए।`,
  },
  notFittingAnimal: {
    en: `Nothing that I have written fits this for certain, and a near answer could cost you the animal, so I do not guess. Ask the vet or the animal helpline ${helpline('animal')} (free), or your Krishi Vigyan Kendra.`,
    hi: `इस पर मेरे पास पक्का कुछ लिखा नहीं है, और मिलती-जुलती सलाह से पशु को नुकसान हो सकता है, इसलिए अंदाज़े से नहीं बताता। पशु चिकित्सक (डॉक्टर) या पशु हेल्पलाइन ${helpline('animal')} (मुफ़्त) या अपने कृषि विज्ञान केंद्र से पूछ लीजिए।`,
  },
  unwritten: {
    en: `Nothing is written yet on this with me, friend, and I do not guess. Ask the Kisan Call Centre, ${KISAN_CALL_CENTRE} (free), or your Krishi Vigyan Kendra.`,
    hi: `इस पर मेरे पास अभी कुछ लिखा नहीं है, मेरी जानकारी पक्की नहीं है जी, और अंदाज़े से मैं सलाह नहीं देता। किसान कॉल सेंटर ${KISAN_CALL_CENTRE} (मुफ़्त) या अपने कृषि विज्ञान केंद्र से पूछ लीजिए।`,
  },
  decline: {
    en: 'That is outside my field, friend; I only know farming. Ask me about crops, pests, prices, schemes, storage or machines, and I will gladly help.',
    hi: 'यह बात मेरे खेत से बाहर की है जी, मैं खेती-बाड़ी ही जानता हूँ। फसल, कीट-रोग, भाव, योजना, भंडारण या मशीन के बारे में पूछिए, खुशी से बताऊँगा।',
  },
  whatOfCrop: {
    en: 'what would you like to know? Its age, your district and what you see help me. For example:',
    hi: 'क्या जानना है? उम्र, जिला और क्या दिख रहा है, यह भी बताइए तो ठीक से बता पाऊँगा। जैसे:',
  },
  askBack: {
    en: 'I am not sure I understood you rightly. Do you mean one of these?',
    hi: 'मैं आपकी बात ठीक से समझ नहीं पाया। क्या आप इनमें से कुछ पूछ रहे हैं?',
  },
  askBackClose: {
    en: `If not, tell me the crop and what you see in the field, or ring the Kisan Call Centre, ${KISAN_CALL_CENTRE}.`,
    hi: `नहीं तो फसल का नाम और खेत में क्या दिख रहा है, बताइए, या किसान कॉल सेंटर ${KISAN_CALL_CENTRE} पर पूछ लीजिए।`,
  },
  dose: {
    en: `I do not give doses: a wrong one harms the crop, the soil and you. Follow the label of the product, and ask the Kisan Call Centre, ${KISAN_CALL_CENTRE} (free). Cover hands and face when you spray.`,
    hi: `दवा की मात्रा मैं नहीं बताता: गलत मात्रा फसल, मिट्टी और आप, तीनों को नुकसान करती है। दवा के लेबल पर लिखी मात्रा मानिए और किसान कॉल सेंटर ${KISAN_CALL_CENTRE} (मुफ़्त) से पूछ लीजिए। छिड़काव के समय हाथ और मुँह ढकिए।`,
  },
  told: {
    en: `I have told you what I know about that. For more, ask the Kisan Call Centre, ${KISAN_CALL_CENTRE} (free), or your Krishi Vigyan Kendra.`,
    hi: `इस बारे में जो मेरे पास था, बता चुका हूँ। और जानने के लिए किसान कॉल सेंटर ${KISAN_CALL_CENTRE} (मुफ़्त) या अपने कृषि विज्ञान केंद्र से पूछ लीजिए।`,
  },
  again: {
    en: `The figures are the ones above; I have none that are newer. For more, ask on the spot or ring the Kisan Call Centre, ${KISAN_CALL_CENTRE}.`,
    hi: `आँकड़े वही हैं जो ऊपर बताए; इनसे नए मेरे पास नहीं हैं। मौके पर पूछ लीजिए या किसान कॉल सेंटर ${KISAN_CALL_CENTRE} पर फ़ोन कीजिए।`,
  },
  sick: {
    en: `Ring the vet or the animal helpline ${helpline('animal')} (free) today; with fever, bloat, blood or a calving, at once.\nUntil then: keep the animal apart and in the shade, clean water at hand, note since when, what it ate, its dung and its temperature. No medicine on a guess.`,
    hi: `आज ही पशु चिकित्सक (डॉक्टर) या पशु हेल्पलाइन ${helpline('animal')} (मुफ़्त) पर फ़ोन कीजिए; बुखार, अफारा, खून या ब्याने में तकलीफ़ हो तो तुरंत।\nतब तक: पशु को अलग और छाया में रखिए, साफ पानी पास रखिए, कब से है, क्या खाया, गोबर और बुखार कैसा है, लिख लीजिए। अंदाज़े से दवा मत दीजिए।`,
  },
  helpline: {
    en: `Kisan Call Centre: ${KISAN_CALL_CENTRE}, free, six in the morning to ten at night, in 22 languages.\nCrop insurance: ${helpline('crop-insurance')}, WhatsApp ${helpline('crop-insurance-whatsapp')}. Animals: ${helpline('animal')}. PM-KISAN: ${helpline('pm-kisan')}. Emergency: ${helpline('emergency')}, ambulance ${helpline('ambulance')}.`,
    hi: `किसान कॉल सेंटर: ${KISAN_CALL_CENTRE}, मुफ़्त, सुबह छह से रात दस बजे तक, 22 भाषाओं में।\nफसल बीमा: ${helpline('crop-insurance')}, व्हाट्सएप ${helpline('crop-insurance-whatsapp')}। पशु: ${helpline('animal')}। पीएम-किसान: ${helpline('pm-kisan')}। आपात: ${helpline('emergency')}, एंबुलेंस ${helpline('ambulance')}।`,
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
