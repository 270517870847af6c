import { Lexicon } from '../../vocabulary/lexicon.js';
import { SECTION_LABELS, type SectionLabel } from '../knowledge/section-labels.js';
import { romanise } from '../language/romanise.js';

/** The words that ask for a part of an entry, in English, Hindi and Hindi in Latin letters. */
const WORDS: Readonly<Partial<Record<SectionLabel, string>>> = {
  who: 'get the animal kcc, get animal kcc, can i get kcc, kcc ban sakta, केसीसी बन सकता, केसीसी बन सकती, who can, who gets, eligible, eligibility, am i eligible, कौन ले सकता, किसे मिलता, किसको मिलता, किसे मिलेगा, पात्र, पात्रता, kaun le sakta, kise milta, kisko milta, kise milega, kisko milega, patra, patrata, kaun kaun',
  amount:
    'kitni chhoot, kitni chhut, kitni chut, कितनी छूट, छूट कितनी, govt give, government give, govt gives, how much govt, how much government, charge anything, any charge, any fee, sarkar kitna deti, sarkar kitna, सरकार कितना, how much money, how much subsidy, how much loan, benefit, premium, interest, percent, per cent, persent, परसेंट, प्रतिशत, फीसदी, कितना पैसा, कितने पैसे, कितना मिलता, कितनी सब्सिडी, कितना लोन, कितना ब्याज, प्रीमियम, ब्याज, kitna paisa, kitne paise, kitna milta, kitna milega, kitni subsidy, kitna loan, kitna lon, kitna byaj, byaj',
  apply:
    'अर्जी, अरजी, arji, where to go, where should i go, kaha jana hoga, kahan jana hoga, कहां जाना होगा, कहाँ जाना होगा, कहां जाना पड़ेगा, which website, which portal, kaun si website, konsi website, kis website, kaun se portal, konse portal, form bhare, faram bhare, कौन सी वेबसाइट, कौनसी वेबसाइट, किस वेबसाइट, कौन से पोर्टल, कौनसे पोर्टल, फारम भर, फॉर्म भर, फार्म भर, फारम कहां, फारम कहाँ, which office, whom to contact, form kaha, form kahan, form kidhar, kis daftar, kaun se daftar, kaha bharu, kahan bharu, फॉर्म कहाँ, फॉर्म कहां, किस दफ्तर, कौन से दफ्तर, apply, application, register, registration, documents, document, papers, kyc, ekyc, how to get, how do i get, claim, report, status, complaint, correction, stopped, stuck, not come, not received, आवेदन, पंजीकरण, रजिस्ट्रेशन, दस्तावेज, कागज, केवाईसी, कैसे बनवाएँ, कैसे बनेगा, कैसे मिलेगा, कैसे मिलेगी, कैसे लें, दावा, क्लेम, शिकायत, रुक गई, नहीं आई, नहीं मिली, avedan, aavedan, panjikaran, dastavej, kagaj, kagaz, kaise banwaye, kaise banega, kaise milega, kaise milegi, kaise le, klem, shikayat, ruk gayi, ruki, nahi aayi, nahi aai, nhi aayi, nhi aai, nahi mili, correct',
  when: 'planting month, sowing month, transplanting month, month of planting, month of sowing, sowing date, date of sowing, planting date, which season, what season, at what stage, at which stage, which stage, what stage, which stages, what stages, till what date, upto what date, up to what date, until what date, till which month, upto which month, upto when, up to when, till when, last date to sow, last date for sowing, correct date, correct time, correct month, sahi tareekh, sahi tarikh, सही तारीख, last week for sowing, last week to sow, which week, can be sown now, sown now, planted now, abhi bo sakte, अभी बो सकते, putting month, till which date, upto which date, up to which date, time is over, is time over, time over, still time, samay nikal gaya, samay nikal, समय निकल गया, समय बीत गया, putting time, time to put, when to put, when do i put, which month to put, कौन महीना, कौन महीने, महीना कौन सा, महीना कौनसा, महीने कौन, planting time, morning or evening, subah ya sham, subah kare ya sham, सुबह या शाम, सुबह करें या शाम, when, what time, time kya, sahi time, sahi vakt, kis time, kaun sa time, konsa time, ka time, ki time, टाइम, टैम, वक्त, सही समय, right time, best time, which month, what month, late, too late, last date, sowing time, dates, kab, kb, kab tak, kis mahine, kis mahina, kaun sa mahina, konse mahine, kaun se mahine, कौन से महीने, कौनसे महीने, कौन सा महीना, samay, tareekh, tarikh, kadon, kyare, der, pachheti, कब, कब तक, किस महीने, समय, तारीख, देर, पछेती, कदों, क्यारे, केव्हा, कधी, time of sowing, time for sowing, time of planting',
  soil: 'chilling hours, chill hours, chilling hour, hours of chilling, hours of cold, which soil, what soil, soil type, type of soil, types of soil, kind of soil, kinds of soil, suitable soil, soil suitable, soil is suitable, soil suits, best soil, soil is best, good soil, soil is good, soil requirement, soil required, soil is needed, soil needed, soil for growing, soil should be, kaun si mitti, kaisi mitti, konsi mitti, कौन सी मिट्टी, कैसी मिट्टी, मिट्टी कैसी, ph',
  variety:
    'which short duration paddy, which short duration, correct variety, कौन सा बोए, कौन सा बोएं, कौन सा बोएँ, कौन सा बोऊं, कौन सा गेहूं, में क्या फर्क, में क्या फरक, मे क्या फरक, में क्या अंतर, me kya fark, me kya farak, me kya antar, variety, varieties, which seed, best seed, hybrid, breed, breeds, kism, kisme, kismen, kisam, veraity, vairaity, verity, kaun sa beej, konsa beej, kaun si variety, konsi variety, nasal, nasl, किस्म, किस्में, वैरायटी, कौन सा बीज, नस्ल, हाइब्रिड, वेरायटी',
  seed: 'seed quantity, quantity of seed, how many buds, sucker weight, weight of sucker, size of sucker, how many eyes, how many nodes, stem portion, portion of stem, planting material, gap between plants, gap between rows, gap between two plants, plant gap, row gap, gap between plant, gap between line, gap between lines, plant to plant gap, row to row gap, space between plants, space between rows, seedlings when ready, seedling when ready, nursery when ready, when ready to transplant, when ready to plant, when ready for transplanting, ready to transplant, ready for transplanting, vines per acre, cuttings per acre, slips per acre, setts per acre, sets per acre, how many vines, how many cuttings, how many slips, how many setts, how many sets, how much sets, sett length, length of sett, size of sett, length of vine, weight of piece, size of piece, weight of seed, size of seed, seed rhizome, seed corm, seed tuber, seed kg, kg seed, stocking rate, stocking density, stocking number, how many fingerlings, in what ratio, cuttings from which, from which part of vine, seedling age, age of seedling, age of seedlings, how old seedling, how old seedlings, पौध की उम्र, paudh ki umar, correct spacing, correct distance, correct seed rate, कितने फुट पर, कितने फीट पर, कितने फुट दूर, कितने फीट दूर, कितने मीटर पर, kitne foot par, kitne feet par, kitne fut par, how many feet apart, हाइब्रिड बीज कितना, हाईब्रिड बीज कितना, संकर बीज कितना, hybrid beej kitna, hybrid seed per acre, kitna kilo lagega, kitne kilo lagega, kitna kilo lage, कितना किलो लगेगा, कितने किलो लगेगा, कितना किलो लगे, कितने किलो लगेंगे, how far apart, far apart, per hill, seedlings per hill, ek jagah kitne, एक जगह कितने, seed rate, seed, row to row, plant to plant, line to line, लाइन से लाइन, पौधे से पौधे, पेड़ से पेड़, paudhe se paudhe, ped se ped, line se line, doori kitni, kitni door, how much seed, how many kg seed, seed treatment, spacing, distance, depth, row, rows, how deep, beej, bij, biej, beej kitna, kitna beej, beej dar, beej upchar, bij upchar, doori, duri, gahrai, katar, बीज, बीज दर, बीज उपचार, कितना बीज, पौधे से पौधा, कतार से कतार, फासला, paudhe se paudha, fasla, पौध कितने दिन की, पौध कितने दिन में रोपने, पौध कितने दिन में रोपें, कितने दिन में रोपने लायक, कितने दिन की पौध, पौध कितने हफ्ते, कितने हफ्ते की पौध, paudh kitne din ki, kitne din ki paudh, दूरी, गहराई, कतार, कितनी दूर, बियाणे, biyane, stick cutting, stem cutting, cutting what length, length of cutting, which part of stem',
  nutrition:
    'nitrogen, phosphorus, potassium, nitrojan, नाइट्रोजन, फास्फोरस, top dressing, topdressing, top dress, top dressed, fertilizer, fertiliser, fertilizers, fertilisers, yuria, yuriya, uriya, yurea, uriea, युरिया, urea, dap, npk, potash, zinc, manure, nutrition, sulphur, gandhak, गंधक, gypsum, compost, khad, khaad, khat, khatar, uria, urvarak, poshan, gobar, zink, jink, खाद, उर्वरक, यूरिया, डीएपी, पोटाश, जिंक, ज़िंक, जिप्सम, बोरॉन, बोरान, सुहागा, jipsam, boron, borax, पोषण, गोबर, सल्फर, खत, खातर',
  water:
    'water for one time, water only once, one water only, one irrigation only, only one irrigation, single irrigation, ek hi pani, ek hi sinchai, एक ही पानी, एक ही सिंचाई, water, watering, waterings, irrigation, irrigations, irrigate, pani, paani, sinchai, sichai, sinchayi, drip, sprinkler, पानी, सिंचाई, ड्रिप, फव्वारा, पाणी',
  weeds:
    'motha, full of grass, full of motha, motha grass, nut grass, nutgrass, grass in, grass is coming, grass coming up, broad leaf, broadleaf, broad leaves and grass, chaudi patti, chaudi patti wale, sakri patti, चौड़ी पत्ती, चौड़ी पत्ती वाले, सकरी पत्ती, weed, weeds, weeding, weedicide, herbicide, kharpatwar, kharpatvar, ghas, ghaas, nirai, nindai, gudai, खरपतवार, घास, निराई, गुड़ाई, बथुआ, bathua, mandusi, मंडूसी, गुल्ली डंडा, gulli danda, 24d',
  care: 'extra plants, remove extra plants, when to remove extra plants, extra plants when to remove, thin out, when to thin, when to thin out, faltu paudhe, extra paudhe, faltu paudhe kab nikale, faltu paudhe kab nikalen, फालतू पौधे, फालतू पौधे कब निकालें, चोटी कब काटें, चोटी कब काटे, चोटी कब तोड़ें, चोटी काटना, choti kab kate, choti kab katen, tip cutting, top cutting, tip pinching, pinching, pinch off, nipping, बंधाई, बँधाई, बांधना, बाँधना, बांधें, बाँधें, bandhai, bandhna, कटिंग किस महीने, कटिंग कब, कटिंग कैसे, how much space, how much room, floor space, space per bird, space per goat, space per animal, space per hen, space for each, square feet, sq feet, kitni jagah, jagah kitni, ghar kitna, shed kitna, kitna bada ghar, kitna bada shed, कितनी जगह, जगह कितनी, घर कितना, शेड कितना, वर्ग फुट, which work, kaun sa kaam, kon sa kaam, konsa kaam, kya kya kaam, कौन सा काम, कौनसा काम, what work, kya kaam, kaun kaun se kaam, क्या काम, क्या क्या काम, कौन से काम, care, look after, housing, shed, training, prune, pruned, pruning, staking, chhatai, chhantai, chhantaai, kataai chhatai, rakh rakhav, dekhbhal, छँटाई, छंटाई, छटाई, देखभाल, रखरखाव',
  feed: 'how much fodder, how much dry fodder, how much green fodder, how much straw, how much feed, daily ration, balanced diet, kitna chara, kitna bhusa, kitna hara chara, kitna sukha chara, kitni khali, kya khilau, kya khilaun, kya pilau, kya khilae, कितना चारा, कितना भूसा, कितना हरा चारा, कितना सूखा चारा, चारा कितना, कितनी खली, क्या खिलाऊँ, क्या खिलाए, feed, feeding, ration, fodder for, what to feed, dana kitna, kitna dana, dana dena, how much concentrate, दाना देना, कितना दाना, kya khilaye, khilana, khilaye, aahar, khurak, chara kitna, आहार, दाना कितना, क्या खिलाएँ, खिलाना, खुराक, खिलाएं, dry fodder and green fodder, green fodder and dry fodder, green fodder for, dry fodder for',
  sign: 'symptom, symptoms, how to know, how to identify, identify, signs, lakshan, pehchan, pahchan, लक्षण, पहचान',
  cause:
    'what mistake, which mistake, what am i doing wrong, what are we doing wrong, what went wrong, kya galti, kaun si galti, क्या गलती, कौन सी गलती, seed setting, seed set, seeds not setting, seed not setting, seeds not filling, seed not filling, seed filling, किस चीज की कमी, किसकी कमी, किस की कमी, kis cheez ki kami, kis chij ki kami, kiski kami, because of this, is this why, isi se, isi wajah, इसी से, इसी वजह, why, reason, cause, kyon, kyu, kyun, karan, kaaran, wajah, क्यों, क्यो, क्यूं, क्यू, क्यु, कारण, वजह',
  action:
    'what can i apply, what can we apply, what shall i apply, what do i apply, what should we apply, which to apply, what can i do, what can we do, what should i do, what should we do, what do i do, what do we do, what shall i do, what can be done, what should be done, what is to be done, what has to be done, what to be done, how to recover, how can i save, how do i save, how should i save, how can i protect, how should i protect, how to get rid, what spray, what next, what now, anything possible, anything to do, anything can be done, way to recover, can it recover, will it recover, they recover, crop recover, plants recover, any way the crop come back, crop come back, plants come back, plant come back, any way to save, kya bach sakti, kya bach sakta, bach payegi, bach payega, bach payenge, bach jayenge, bach jayega, bach jayegi, बच पाएंगे, बच पाएँगे, बच जाएंगे, sambhal sakti, phir se thik, fir se thik, theek ho sakti, क्या बच सकती, क्या बच सकता, बच पाएगी, बच पाएगा, संभल सकती, ठीक हो सकती, फिर से ठीक, what to do, treatment, control, cure, remedy, how to stop, how to save, kya kare, kya karen, kya karu, kya karun, ilaj, ilaaj, upay, upchar, bachav, bachaye, bachaen, roktham, kaise roke, kaise bachae, kaise bache, kaise bachega, kaise bachana, how to protect, how do i protect, कैसे बचाए, कैसे बचाना, कैसे बचे, कैसे रोके, कैसे रोकना, कैसे रोकूँ, kaise bachaye, kaise bachau, kaise bachaun, bachau, how to stop it, dawa, dawai, medicine, which spray, which medicine, what to spray, what should i spray, what do i spray, kya chhidke, kya chhidken, kya chhidkein, kya chhidku, kya chidke, kya spray, kaun sa spray, konsa spray, how to prevent, क्या मारूं, क्या मारूँ, क्या मारू, क्या मारें, क्या मारे, क्या छिड़कें, क्या डालें, क्या डाले, क्या डालूँ, क्या डालूं, क्या डालू, क्या डालना, क्या दें, क्या दूँ, क्या दूं, kya dale, kya daale, kya dalu, kya daalu, kya dalun, kya dalna, kya de, kya dun, what to apply, what should i apply, क्या छिड़कूँ, क्या छिड़कूं, क्या स्प्रे, कौन सा स्प्रे, क्या करें, क्या करे, क्या करूँ, क्या करू, क्या करु, क्या करुं, क्या किया जाए, क्या करना चाहिए, क्या करना पड़ेगा, kya kiya jaye, kya karna chahiye, इलाज, उपाय, उपचार, बचाव, बचाएँ, रोकथाम, रोकूँ कैसे, रोकूं कैसे, रोकें कैसे, बचाऊँ कैसे, बचाऊं कैसे, बचाएँ कैसे, बचाएं कैसे, roku kaise, rokun kaise, roke kaise, bachau kaise, bachaun kaise, bachaye kaise, कैसे बचाऊँ, कैसे बचाऊं, बचाऊँ, कैसे रोकें, दवा, दवाई',
  harvest:
    'from which year, in which year, bearing years, bearing year, bearing age, starts bearing, start bearing, first bearing, cutting first, years to fruit, years for fruit, years till fruit, years to first fruit, years till harvest, years to harvest, years to bear, how many years fruit, after how many years fruit, how many cuts, how many cuttings, how many pickings, how many picking, cutting time, when cut, cut when, when we cut, tapping, mature to pick, fit to pick, fit to harvest, start tapping, begin tapping, when to tap, when ready, when ripe, when mature, ready to pick, ready to cut, ready to dig, ready or not, before pulling, पक गई या नहीं, तैयार है या नहीं, pak gayi ya nahi, taiyar hai ya nahi, cut now, cut it now, pluck now, pick now, harvest now, time to pluck, is ready, are ready, is ripe, are ripe, is mature, kab taiyar, kab tak taiyar, taiyar kab, kab pakega, kab pakegi, kab pakta, taiyar ho gaya kaise, taiyar ho gayi kaise, कब तैयार, कब तक तैयार, तैयार कब, कब पकेगा, कब पकेगी, कब पकता, पक गया कैसे, पक गई कैसे, पका है कैसे, पकी है कैसे, पके हैं कैसे, तैयार हुई कैसे, तैयार हुआ कैसे, तैयार हुए कैसे, तैयार है कैसे, तैयार हैं कैसे, तैयार हो गया कैसे, तैयार हो गई कैसे, तैयार और कैसे पता, be cut, be picked, be dug, be plucked, be harvested, pluck, plucking, plucked, तोड़ना, तोड़ने, खोदना, काटना चाहिए, todna, todni, todne, todte, khodna, khodne, khodte, kaatne, katne, kaatni, chunai, chugai, चुनाई, चुगाई, harvest, harvesting, when to cut, first cut, second cut, next cut, more cuts, when to pick, picking, digging, threshing, ripe, ready to cut, katai, kataai, kab kate, kab katen, kaatna, todai, tudai, khudai, gahai, kab tode, kab todein, kab khode, pakne, कटाई, कब काटें, काटना, तुड़ाई, खुदाई, गहाई, कब तोड़ें, पकने, ukhade, ukhaden, ukhadna, ukhadne, उखाड़ें, उखाड़ना, kab nikale, कब निकालें, pakti, pakta, पकती, पकता, ready kab, how to know it is ready, how to know they are ready, know it is ready, know they are ready, is it ready, be ready, get ready, ready to dig, ready to harvest, taiyar hoti, taiyar hota, तैयार होती, तैयार होता, matures, maturity, duration, days to harvest',
  store:
    'keep red, keep colour, keep color, keep green, stay green, stay red, dug how to keep, dug out how to keep, harvested how to keep, harvest how to keep, picked how to keep, how to keep for, how to keep till, how to keep it for, how to keep them for, how to keep it safe, how to keep them safe, how to keep safe, how to keep it fresh, how to keep them fresh, how to keep fresh, how to keep at home, how to keep it at home, कितने दिन रखी, कितने दिन रखा, कितने दिन रखे, रखी जा सकती, रखा जा सकता, रखे जा सकते, kitne din rakhi, kitne din rakha, can be kept, days i can keep, days can i keep, days we can keep, days can we keep, days to keep, months can i keep, months i can keep, long can i keep, long i can keep, days it keeps, days it lasts, long does keep, long do keep, long will keep, long can be kept, stay fresh, stays fresh, दिन चलता है, दिन चलती है, दिन टिकता, दिन टिकती, din chalta hai, din chalti hai, din tikta, din tikti, कितना सुखाए, कितना सुखाएं, कितना सुखाएँ, कितना सुखाऊं, रखने में घुन, store, storing, storage, keep safe, keep for long, bhandaran, bhandar, rakhe, rakhen, rakhna, kaise rakhe, भंडारण, रखें, रखना, कैसे रखें, सुरक्षित, keep in bags, keeping in bags, keep in bag, bori me rakhe, बोरी में रखें',
  cost: 'which is cheaper, one is cheaper, kaun sasta, konsa sasta, kya sasta, कौन सस्ता, कौन सा सस्ता, कौनसा सस्ता, bhada kam, kiraya kam, bhada kaise kam, freight less, less freight, cheaper transport, reduce transport, भाड़ा कम, किराया कम',
  caution:
    'खिला सकते, खिला सकता, khila sakte, khila sakta, can i feed, jahar ka dar, jahar ka khatra, zahar ka dar, jahar to nahi, danger of poison, जहर का डर, ज़हर का डर, जहर का खतरा, जहर तो नहीं, poisonous, toxic, khilana safe, khilana surakshit, safe to feed, safe to eat, jahrila, jahrili, jaharila, zehrila, zahrila, jahreela, जहरीला, जहरीली, ज़हरीला, ज़हरीली, sawdhani, savdhani, सावधानी',
  sell: 'who purchases, who purchase, who buys, who buy, who will buy, who will purchase, buyer, buyers, where is the market, kaun kharidega, kaun kharidta, kharidar, कौन खरीदेगा, कौन खरीदता, खरीदार, sell, selling, bechna, beche, bechen, kahan beche, बेचना, बेचें, कहाँ बेचें',
};

/** Everyday words that sound like one of these: a way of doing is no date, what appears is no application, winds are no weeds. */
const SOUND_LIKE_PARTS = [
  'born',
  'किलनी',
  'kilni',
  'kilani',
  'किसमे',
  'किसमें',
  'tarika',
  'ब्याने',
  'byane',
  'biyane ke',
  'tareeka',
  'tarike',
  'तरीका',
  'तरीके',
  'karna',
  'karne',
  'karwa',
  'करना',
  'करने',
  'करवा',
  'shown',
  'showing',
  'thrice',
  'appear',
  'appears',
  'pair',
  'pairs',
  'complete',
  'completed',
  'story',
  'signed',
  'finding',
  'wind',
  'winds',
  'cured',
];

/** The parts of an entry that a text asks for. */
export const sectionWords = new Lexicon<SectionLabel>(
  Object.entries(WORDS).map(([label, names]) => ({ value: label as SectionLabel, names: (names ?? '').split(', ') })),
  SOUND_LIKE_PARTS,
);

/** A part's name as an answer or a suggestion says it. */
export function labelName(label: SectionLabel, language: 'en' | 'hi', isCrop: boolean): string {
  if (label === 'when' && isCrop) return language === 'hi' ? 'बुवाई का समय' : 'sowing time';
  return SECTION_LABELS[label][language];
}

/** Every way in which a suggestion may name a part, by what it says: sent back, it is known to the letter. */
export function labelNames(label: SectionLabel): string[] {
  return [true, false].flatMap((isCrop) => {
    const hindi = labelName(label, 'hi', isCrop);
    return [labelName(label, 'en', isCrop), hindi, romanise(hindi)];
  });
}
