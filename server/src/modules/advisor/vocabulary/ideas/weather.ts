import { words } from '../words.js';

/** Ideas of the weather: what comes, what it has done, and how a crop is kept from it. */
export const WEATHER_IDEAS = {
  clearSky: words(
    'clear sky, sky is clear, sky is very clear, sky clear, full of stars, aasman saf, aasmaan saaf, asman saf, aasman ekdam saf, आसमान साफ, आसमान एकदम साफ, आसमान अचानक साफ, आसमान बिल्कुल साफ',
  ),
  windStill: words(
    'no wind, wind is still, wind stopped, wind has stopped, calm, hawa band, hawa nahi, हवा बंद, हवा नहीं, हवा थमी',
  ),
  cyclone: words('cyclone, cyclonic storm, chakravat, chakrawat, चक्रवात'),
  hailHit: words(
    'broke, broken, hit, damaged, damage, fell, after hail, toot, tut, tuut, gire, gira, kharab, टूट, गिरे, गिर गए, चोट, खराब',
  ),
  hail: words('hail, hailstorm, hailstorms, ole, olon, ola, olavrishti, ओला, ओले, ओलों, ओलावृष्टि'),
  orchardOrNet: words(
    'net, nets, orchard, orchards, apple, apples, jali, jaali, jaal, bag, bagh, bageecha, bagicha, seb, जाली, जाल, नेट, बाग, बगीचा, बगीचे, सेब',
    'please',
  ),
  protects: words(
    'net, nets, save, protect, protection, prevent, jali, jaali, bachav, bachane, bachaye, bachau, जाली, जाल, नेट, बचाव, बचाने, बचाएं, बचाएँ, बचाऊं, बचाऊँ, इंतजाम',
  ),
  underWater: words(
    'inundation, inundated, जलमग्न, flood, floods, flooded, submerged, submergence, under water, underwater, doob, dub, dooba, dubi, doobi, baadh, badh, डूब, डूबा, डूबी, डूबकर, डूबने, बाढ़',
  ),
  standsRipe: words(
    'ripening, is ripening, ready to harvest, ready for harvest, is ripe, crop ready, ripe paddy, ripe wheat, pak gaya, pak gayi, pak gai, pak chuki, pak chuka, paki hui, paki khadi, taiyar khadi, पक गया, पक गई, पक गयी, पक चुकी, पक चुका, पकी हुई, पकी खड़ी, पककर तैयार, कटने को तैयार',
  ),
  rainAhead: words(
    'hail predicted, hail forecast, storm predicted, storm forecast, thunderstorm predicted, hail warning, heavy rain, rain next, rain forecast, rain alert, rain is coming, will rain, rain warning, barish ka alert, barish aane, barish aa rahi, barish hogi, barish batayi, barish batai, barish ki chetavni, बारिश का अलर्ट, बारिश की चेतावनी, बारिश आने, बारिश आ रही, बारिश होगी, बारिश बताई, भारी बारिश',
  ),
  howWet: words(
    'percent moisture, moisture percent, moisture, how much dry, how dry, nami, kitna sukha, kitni nami, नमी, कितना सुखा, कितनी नमी',
  ),
  damageAfter: words(
    'frost damage, damaged by frost, frost damaged, what to do after, after frost, frost burnt, burnt in frost',
  ),
  millimetres: words('mm, millimetre, millimeter, millimetres, मिमी, मिलीमीटर, एमएम'),
  alertColour: words(
    'yellow alert, orange alert, red alert, green alert, yellow warning, orange warning, red warning, colour of alert, alert colours, येलो अलर्ट, ऑरेंज अलर्ट, रेड अलर्ट, पीला अलर्ट, लाल अलर्ट',
  ),
  winterRain: words('winter rain, mahawat, mawath, मावठ, महावट'),
  warmth: words(
    'temperature, soil temperature, temp, too hot, still hot, too warm, garmi, tapman, taapmaan, तापमान, गर्मी, °c',
  ),
  windOrDamp: words('wind, humidity, temperature, humid, hawa, nami, हवा, नमी, तापमान'),
  firstAid: words('first aid, first step, first thing'),
  coldWave: words(
    'cold wave, coldwave, due to cold, in cold, of cold, sheetlahar, sheet lahar, thand se, thandi se, शीतलहर, शीत लहर, ठंड से',
  ),
  standsInField: words(
    'field has standing water, standing water in field, standing water in my field, water standing in field, water standing in my field, water is standing in my field',
  ),
  windbreak: words(
    'torn by wind, leaves torn, against wind, save from wind, for wind, stop wind, stop the wind, what to grow around, hawa rokne, हवा रोकने, wind break, windbreak, wind breaks, windbreaks, shelter belt, shelterbelt, hawa rok, हवा रोक, विंड ब्रेक',
  ),
  westernDisturbance: words('western disturbance, western disturbances, paschimi vikshobh, पश्चिमी विक्षोभ'),
  northEastMonsoon: words(
    'north east monsoon, northeast monsoon, north eastern monsoon, retreating monsoon, उत्तर पूर्वी मानसून, उत्तर-पूर्वी मानसून',
  ),
  sunBurns: words(
    'sunburn, sun burn, sun burned, sun burnt, sunburned, sunburnt, burned by sun, burnt by sun, sun scorch, sunscald, dhoop se jal, धूप से जल',
  ),
  rainGauge: words('rain gauge, raingauge, rain meter, varshamapi, varsha mapi, वर्षामापी, वर्षा मापी'),
  agromet: words(
    'agromet, agro met, agro advisory, agromet advisory, gkms, weather advisory, krishi mausam salah, कृषि मौसम सलाह, मौसम सलाह',
  ),
  standsFlood: words('stands flood, stand flood, flood tolerant, tolerates flood, survives flood, flood resistant'),
  uprooted: words('uprooted, uproot, root came out, jad se ukhad, jad samet, जड़ से उखड़, जड़ समेत'),
  monsoonLeaves: words(
    'monsoon withdrawal, withdrawal of monsoon, monsoon withdraw, monsoon leaves, monsoon end, monsoon kab jayega, monsoon ki vidai, मानसून की विदाई, मानसून कब जाएगा',
  ),
  monsoonComes: words(
    'monsoon reach, monsoon reaches, monsoon come, monsoon comes, monsoon arrive, monsoon arrives, monsoon hit, monsoon hits, monsoon start, monsoon starts, onset of monsoon, monsoon onset, monsoon expected, monsoon kab, monsoon aayega, monsoon aata, मानसून कब, मानसून आएगा, मानसून आता, मानसून पहुँच, मानसून पहुंच',
  ),
  tellsAhead: words(
    'by what signs, what signs, signs of frost, sign of frost, how do i know frost, how to know frost, how do i know that frost, kaise pata chale, कैसे पता चले',
  ),
  youngTrees: words(
    'baby plants, baby plant, young trees, young tree, young plants, small plants, 1 year, 2 year, one year, two year, new plants, chhote paudhe, chhote ped, छोटे पौधे, छोटे पेड़, नए पौधे',
  ),
  savedFromCold: words(
    'save from cold, saved from cold, protect from cold, protect from frost, save from frost, save from pala, from cold in december, thand se bach, pale se bach, ठंड से बच, पाले से बच',
  ),
  standsGreen: words(
    'flowering, in flower, in bloom, panicle, panicles, booting, boot leaf, ear coming, ears coming, ears out, milk stage, milky stage, tillering, green paddy, not ripe, standing paddy, phool, phul par, gabhot, gabhote, bali nikal, baali nikal, baliya nikal, doodhiya, dudhiya, khada dhan, khadi dhan, गभोट, बाली निकल, बालियाँ निकल, फूल पर, फूल में, दूधिया, दूध भर, खड़ा धान, खड़ी धान, हरा धान',
  ),
  stormComes: words(
    'cyclone, cyclonic storm, storm coming, storm warning, chakravat, chakrawat, toofan aa, tufan aa, toofan ki, tufan ki, चक्रवात, तूफान आ, तूफान की, तूफ़ान आ, तूफ़ान की',
  ),
  ifItRains: words(
    'barish ho gayi to, barish ho gyi to, barish ho jaye to, barish aa gayi to, barish aa jaye to, baarish ho gayi to, baarish ho jaye to, barish aane wali, pani gir gaya to, what if it rains, if it rains, if rain comes, rain after that, बारिश हो गई तो, बारिश हो जाए तो, बारिश आ गई तो, बारिश आ जाए तो, पानी गिर गया तो',
  ),
} as const;
