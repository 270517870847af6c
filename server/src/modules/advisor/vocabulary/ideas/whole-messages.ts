import { words } from '../words.js';

/** Ideas of messages that mean one entry as a whole: a loss and a death, picking, storing, water. */
export const WHOLE_MESSAGE_IDEAS = {
  died: words(
    'died, dead, dies, has died, mar gayi, mar gai, mar gaya, mar gaye, mar jaye, mari, maut, मर गई, मर गयी, मर गया, मर गए, मर जाए, मौत',
  ),
  cutOrSpread: words(
    'was cut, cut and, cut crop, cut and kept, lying in field, lying in the field, for drying, to dry, kati, kata, kaat, kaatkar, katkar, sukhne ke liye, sukhane ke liye, sukhane ko, कटी, कटा, काट, काटकर, कटकर, सूखने के लिए, सुखाने के लिए, सुखाने को, फैला',
  ),
  gotWet: words(
    'unseasonal rain, rain came, rained, got wet, sprouted, sprouting, bhig, bheeg, barish, baarish, ug aaye, ankur, भीग, बारिश, बरसात, अंकुर, उग आए, जम गए',
  ),
  seedBag: words('seed, seeds, seed bag, beej, bij, बीज'),
  genuine: words(
    'original, genuine, duplicate, fake, certified seed, asli, nakli, pramanit, असली, नकली, प्रमाणित, ओरिजिनल, डुप्लीकेट, spurious',
  ),
  knowsIt: words(
    'know, check, identify, recognise, recognize, tell if, tag, pehchan, pehchane, pehchanu, pahchan, pata, kaise janu, पहचान, पहचानें, पहचानूं, पहचानूँ, पता, जांच, जाँच, टैग, कैसे जानूं, कैसे जानूँ, tell, पहचाने',
  ),
  sownBefore: words('germination failed, did not germinate, nahi jama, nahi uga, नहीं जमा, नहीं उगा, नहीं जमे'),
  trunk: words('trunk, stem, branch, branches, tana, tane, dal, daal, तना, तने, डाल, डालों'),
  sawdust: words(
    'wood powder, sawdust, saw dust, frass, powder, burada, lakdi ka chura, बुरादा, बुरादे, लकड़ी का चूरा, चूरा',
  ),
  maleFlowers: words(
    'only male, male flower, male flowers, nar phool, nar fool, nar phul, sirf nar, नर फूल, सिर्फ नर, केवल नर, नर ही नर',
  ),
  fog: words('fog, foggy, no sun, kohra, kohre, kohara, dhund, dhoop nahi, dhup nahi, कोहरा, कोहरे, धुंध, धूप नहीं'),
  yellows: words(
    'yellow, yellowing, pale, light yellow, pila, peela, pili, peeli, pile, peele, pilapan, peelapan, पीला, पीली, पीले, पीलापन, पीलेपन',
    'pala, pali, पाला, पाली',
  ),
  whiteFlour: words(
    'safed pauder, safed pawder, safed paudar, safed powdar, white powder, white flour, powdery, white dust, safed powder, safed churn, safed aata, सफेद पाउडर, सफेद चूर्ण, सफेद आटा, सफेद आटे, सफेद पाऊडर, चूर्णिल, खर्रा',
  ),
  blossom: words('bor, baur, blossom, panicle, panicles, flower, flowers, बौर, बोर, मंजर, मंजरी, फूल'),
  vermicompostHeap: words(
    'varmi compost, varmi khad, varmicompost, vermi khad, vermicompost, vermi compost, vermi bed, kechua khad, kenchua khad, kechua khaad, worm compost, केंचुआ खाद, केचुआ खाद, वर्मीकंपोस्ट, वर्मी कंपोस्ट, वर्मी कम्पोस्ट',
  ),
  readyWhen: words(
    'ready, how many days, how long, how many months, taiyar, tayar, kitne din, kitne mahine, तैयार, कितने दिन, कितने महीने, कब तक',
  ),
  afterCotton: words(
    'cotton after cotton, same field cotton, only cotton, cotton every year, kapas ke baad kapas, narma ke baad narma, har saal kapas, har saal narma, kapas hi, narma hi, har sal kapas, कपास के बाद कपास, नरमा के बाद नरमा, हर साल कपास, हर साल नरमा, कपास ही, नरमा ही',
  ),
  jute: words('jute, joot, patsan, जूट, पटसन, पाट'),
  retted: words(
    'ret, retting, under water, in water, sadana, sadane, sadaye, sadai, sadaai, pani me rakh, pani mein rakh, pani me rakhe, pani me rakhna, pani mein rakhe, galana, galane, सड़ाना, सड़ाने, सड़ाएं, सड़ाएँ, सड़ाऊं, सड़ाई, पानी में रख, पानी में रखें, पानी में रखना, पानी में डुबो, गलाना, गलाने, rotting, rot in water, in water for, how many days in water, sadayen, saday, पानी में कितने दिन',
  ),
  keeps: words(
    'keep, kept, keeping, on that, against it, pledge, rakh, rakhkar, rakh kar, rakh ke, us par, girvi, रख, रखकर, रखूं, रखूँ, उस पर, गिरवी',
    'accept',
  ),
  stores: words('godown, godam, godaam, warehouse, गोदाम, वेयरहाउस'),
  builds: words(
    'infrastructure, making godown, for making, aif, एआईएफ, इन्फ्रास्ट्रक्चर, build, building, construct, set up, make a, make own, banwana, banane ke, banana hai, khol, बनाना, बनवाना, बनाने, बनवाने, खोलना, खोलने',
  ),
  saltFigure: words('ec, ई सी, ईसी'),
  rsc: words('rsc, sar, आरएससी, एसएआर'),
  soilOrItsReport: words('soil, soil report, soil card, mitti, mrida, मिट्टी, मृदा'),
  grazes: words(
    'graze, grazes, grazing, grazed, chara sakte, chara sakta, chara sakti, charana, charane, चरा सकते, चरा सकता, चराना, चराने, चरा दें, चराएं, चराएँ',
  ),
  ofWater: words('water, tubewell, tube well, borewell, bore, well, pani, paani, पानी, ट्यूबवेल, नलकूप, बोरवेल, बोर'),
  irrigates: words(
    'irrigation, irrigate, use it, tolerate, which crop, sinchai, kaun si fasal, konsi fasal, kya boye, chalega, सिंचाई, कौन सी फसल, कौनसी फसल, क्या बोएं, क्या बोएँ, चलेगा, सहेगी',
  ),
  rainStopped: words(
    'monsoon break, break in monsoon, break in the monsoon, rain break, rains stopped, rain stopped, rain has stopped, barish ruk gayi, barish band, बारिश रुक गई, बारिश बंद',
  ),
  drySpell: words(
    'crop drying, crop is drying, crop dries, drought, drought in my area, rain failed, rains failed, monsoon failed, no rain, not rained, dry spell, barish nahi, barish nhi, baarish nahi, barsat nahi, बारिश नहीं, बरसात नहीं, बारिश नही, सूखा',
  ),
  savesMoisture: words(
    'save moisture, keep moisture, moisture, nami bachaye, nami bachau, nami kaise, नमी बचा, नमी कैसे, नमी बनाए, नमी रोक',
  ),
  papaya: words('papaya, papita, papeeta, पपीता, पपीते'),
  grapes: words('grape, grapes, angoor, angur, अंगूर'),
  howRipe: words(
    'far market, distant market, far mandi, distant mandi, market is far, mandi is far, km, colour, color, stage, rang, avastha, kitna paka, door bhejna, door ki mandi, दूर भेज, दूर भेजना, दूर की मंडी, मंडी दूर, रंग, अवस्था, कितना पका, कितने पके',
  ),
  cutsOrPicks: words(
    'cut, cutting, pick, pluck, harvest, kate, kaate, katna, tode, todna, todu, काटें, काटे, काटना, काटूं, तोड़ें, तोड़े, तोड़ना, तोड़ूं',
  ),
  sprayed: words(
    'gave weedicide, gave herbicide, put weedicide, weedicide diya, weedicide dala, sprayed, did spray, spray done, spray kiya, spray ki thi, spray kari, dawa chhidki, dawai chhidki, chhidkav kiya, dawa dali, dawai dali, dawa mari, छिड़की, छिड़का, छिड़काव किया, स्प्रे किया, स्प्रे की, दवा डाली, दवा मारी',
    'spray, spraying, sprays, स्प्रे, छिड़काव, chhidkav, spread',
  ),
  rainCame: words(
    'rain come at, rain came at, rain come, rain comes at, rain after, barish aa gai, pani gir gaya, paani gir gaya, rain came, rain started, rain fell, it rained, rained after, barish aayi, barish aai, barish aa gayi, barish ho gayi, barish hui, baarish hui, baarish aa gayi, बारिश आई, बारिश आ गई, बारिश आ गयी, बारिश हो गई, बारिश हुई, बरसात हो गई, पानी बरस गया',
  ),
  bark: words('bark, chhal, chhaal, छाल'),
  eaten: words('eaten, eats, eating, web, webs, kha rahi, kha raha, jala, jale, खा रही, खा रहा, जाला, जाले'),
  cowDung: words('cow dung, dung, gobar, गोबर'),
  fresh: words('fresh, raw, directly, direct, taza, taja, kachcha, kaccha, seedhe, sidhe, ताजा, ताज़ा, कच्चा, सीधे'),
  onCrop: words('field, vegetable, vegetables, crop, plants, khet, sabzi, sabji, fasal, खेत, सब्जी, सब्ज़ी, फसल'),
  grainSprouts: words(
    'grains sprouting, grains starting to sprout, grain sprouting, grains are sprouting, grain is sprouting, grains sprout, grain sprouts, sprouting in ear, sprouting in the ear, germinating in ear, dane ugne, daane ugne, dane ug rahe, dana ug raha, dane ankurit, daane ankurit, bali me ankur, baali me ankur, ankur nikal rahe, दाने उगने, दाने उग रहे, दाना उग रहा, दाने अंकुरित, बाली में अंकुर, बालियों में अंकुर, अंकुर निकल रहे, अंकुर निकलने लगे',
  ),
  rainOrWater: words(
    'rain, rained, rains, water, wet, barish, baarish, pani, paani, bheeg, bhig, bheegi, bhigi, बारिश, बरसात, पानी, भीग, भीगी, भीगा, कटी, गिरी, cut, lying',
  ),
  bedSize: words(
    'bed kitna, bed kitni, bed ki lambai, bed ka size, bed ka saiz, kitna lamba, kitni lambi, lamba chauda, lambi chaudi, size of bed, bed size, how long and wide, how wide, kitne kilo kechue, kitne kilo kenchue, kitne kechue, kitne kenchue, kechue kitne, kenchue kitne, how many worms, how many kg worms, how many kilos of worms, worms per bed, बेड कितना, बेड का साइज, कितना लंबा, लंबा चौड़ा, कितने केंचुए, कितने किलो केंचुए, केंचुए कितने',
  ),
};
