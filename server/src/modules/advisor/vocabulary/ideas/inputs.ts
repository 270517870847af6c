import { Lexicon } from '../../../vocabulary/lexicon.js';
import { words } from '../words.js';

/** Ideas of fertilisers, sprays and machines. */
export const INPUT_IDEAS = {
  treeWord: words('tree, trees, palm, palms, ped, pedon, पेड़, पेड, पेड़ों'),
  horsePower: words('hp, h p, horse power, horsepower, एचपी, एच पी, हॉर्स पावर'),
  dungManure: words(
    'fym, farmyard manure, farm yard manure, dung manure, cow dung manure, gobar ki khad, gobar khad, sadi khad, गोबर की खाद, गोबर खाद, सड़ी खाद, एफवाईएम',
  ),
  whenGiven: words(
    'when, before sowing, after sowing, before or after, rainy season, in the rains, how many days before, kab, buwai se pehle, barsat me, कब, बुवाई से पहले, बरसात में, कितने दिन पहले',
  ),
  dung: words(
    'how much dung for, dung how much for, dung how much per acre, cow dung for, cow dung per acre, cow dung an acre, gobar dal, gobar daal, gobar kitna dal, gobar kitna daal, kitna gobar dal, गोबर डाल, गोबर कितना डाल, कितना गोबर डाल, gobar ki khad, gobar khad, gobar khaad, farmyard manure, fym, cow dung manure, sadi khad, देसी खाद, गोबर की खाद, गोबर खाद, गोबर की सड़ी खाद',
  ),
  solarPump: words('solar pump, kusum, solar, saur pump, सोलर पंप, कुसुम, सोलर, सौर पंप'),
  notInstalled: words(
    'not installed, not working, stopped working, complain, complaint, does not run, nahi laga, nhi laga, nahi lagaya, band pada, kharab, shikayat, chalta nahi, chal nahi, नहीं लगा, नही लगा, नहीं लगाया, बंद पड़ा, खराब, शिकायत, चलता नहीं, चल नहीं, नहीं चल',
    'complete',
  ),
  farmInputs: words(
    'fertilizer shop, fertiliser shop, seed shop, pesticide shop, seeds and fertilizer, seed and fertiliser, sell fertilizer, sell fertiliser, sell seeds, sell pesticide, selling pesticide, selling fertilizer, selling seeds, khad, khaad, beej, bij, keetnashak, kitnashak, खाद, बीज, कीटनाशक, दवा की दुकान, उर्वरक',
  ),
  nutrientOfBag: words('dap, npk, potash, phosphorus, phosphate, urea, डीएपी, एनपीके, पोटाश, फास्फोरस, यूरिया'),
  oneIsHigh: words('high, too high, excess, more, zyada, jyada, adhik, ज्यादा, अधिक, ज़्यादा'),
  /** What a shop presses on somebody who came for something else. */
  forced: words(
    'tagging, tagged, forcing, forced, forcibly, force me, jabardasti, jabran, zabardasti, jabardasty, जबरदस्ती, ज़बरदस्ती, जबरन, टैगिंग, थमा रहा, थमा रहे, थमा देता, थमा देते, थोप',
  ),
  shopGoods: words(
    'fertilizer, fertiliser, urea, dap, zinc, nano, pesticide, medicine, shop, dealer, khad, khaad, dukan, dukandar, खाद, यूरिया, डीएपी, जिंक, नैनो, दवा, दुकान, दुकानदार, डीलर, विक्रेता, सोसायटी, समिति',
  ),
  bagNutrient: words('urea, dap, zinc, potash, ssp, npk, यूरिया, डीएपी, जिंक, पोटाश, सुपर, एनपीके, सल्फर, गंधक'),
  biofertiliser: words(
    'biofertiliser, biofertilisers, biofertilizer, biofertilizers, bio fertiliser, bio fertilizer, जैव उर्वरक, जैविक उर्वरक',
  ),
  zinc: words('zinc, zink, jink, जिंक, ज़िंक, जस्ता'),
  mixedTogether: words(
    'mix together, mixed together, mix them, can i mix, can we mix, milakar dal, milakar de, mila kar dal, mila sakte, ek sath dal, ek saath dal, मिलाकर डाल, मिलाकर दे, मिला कर डाल, मिला सकते, मिलाकर छिटक, मिलाकर बिखेर, एक साथ डाल, साथ में डाल, एक साथ मिला',
  ),
  dapGone: words(
    'डीएपी मिल नहीं, डीएपी मिल नही, dap mil nahi, dap mil nhi, no dap, no stock of dap, dap stock is over, dap stock over, dap is over, dap finished, dap is not getting, dap not getting, dap is not coming, dap not coming, dap is not there, dap not there, dap is not in, dap is short, dap shortage, shortage of dap, without dap, in place of dap, in the place of dap, dap cannot get, cannot get dap, cant get dap, could not get dap, did not get dap, unable to get dap, not able to get dap, dap unavailable, substitute for dap, substitute of dap, dap substitute, dap mil nahi, dap mil nhi, dap not available, dap is not available, not getting dap, dap not, instead of dap, alternative to dap, dap alternative, dap ran out, dap out of stock, dap nahi mil, dap nhi mil, dap nahin mil, dap ki jagah, dap ke badle, dap khatam, dap ki killat, डीएपी नहीं मिल, डीएपी नही मिल, डीएपी की जगह, डीएपी के बदले, डीएपी खत्म, डीएपी की किल्लत',
  ),
  diesel: words('diesel, dijal, डीजल, डीज़ल'),
  /** Fertiliser that is on the field already. */
  fertiliserOn: words(
    'after urea, after dap, after fertilizer, after fertiliser, after manure, dap dale, dap daale, dap dala, urea dale, urea dala, khad dale, khad dala, khad dalne ke, urea dalne ke, dap dalne ke, डीएपी डाले, डीएपी डाली, डीएपी डाला, डीएपी डालने के, यूरिया डाले, यूरिया डाला, यूरिया डालने के, खाद डाले, खाद डाली, खाद डालने के, गोबर डाले, खाद दिए, खाद दी थी, यूरिया दिया',
  ),
  sulphur: words('sulphur, sulfur, gandhak, salfar, गंधक, सल्फर'),
  // A new-born calf is no boron.
  boron: new Lexicon<true>([{ value: true, names: ['boron', 'बोरान', 'बोरॉन'] }], ['born', 'borne', 'burn', 'burnt']),
  pumpPower: words('hp, horse power, horsepower, h p, एचपी, हॉर्स पावर, हार्स पावर, solar pump, सोलर पंप'),
  howMuchLand: words(
    'how many acres, how many acre, how much land, how many bigha, kitne ekad, kitne acre, kitne bigha, kitni jamin, kitni zameen, kitna khet, कितने एकड़, कितने एकड़, कितने बीघा, कितने बीघे, कितनी जमीन, कितनी ज़मीन, कितना खेत, कितने खेत',
  ),
  nutrient: words(
    'nitrogen, phosphorus, phosphate, naitrojan, nitrojan, fosforas, tatva, नाइट्रोजन, फास्फोरस, फॉस्फोरस, तत्व',
  ),
  urea: words('urea, uria, yuria, यूरिया, युरिया'),
  lacking: words(
    'no urea, not available, not getting, not get, out of stock, shortage, instead of urea, instead, alternative, cannot get, cant get, ran out, khatam, nahi mil, nhi mil, nahi mila, nhi mila, nahin mil, nahi hai, jagah, ki jagah, badle, kami, killat, नहीं मिल, नही मिल, नहीं मिला, की जगह, बदले, की कमी, किल्लत, खत्म',
  ),
  bagOfFertiliser: words(
    'urea, dap, uria, yuria, d a p, यूरिया, युरिया, डीएपी, डी ए पी, fertilizer bag, fertiliser bag, khad ki bori, khad ki bag, खाद की बोरी',
  ),
  bagPrice: words(
    'price, prices, govt rate, government rate, sarkari rate, sarkari ret, सरकारी रेट, सरकारी दाम, mrp, how much is, how much for, cost of, bag cost, per bag, rate of bag, bag rate, ka rate, ka ret, bori kitne, kitne ki, kitne ka, kitne rupaye, kitne rupay, daam, kimat, keemat, bhav, का रेट, सही रेट, रेट क्या, sahi rate, sahi ret, दाम, कीमत, भाव, मूल्य, कितने की, कितने का, कितने रुपये, कितने में, kitne me',
    'prince',
  ),
  drone: words('drone, drones, dron, ड्रोन'),
  isSent: words(
    'book, booking, call, bulaye, bulana, bulaun, milega, milta, kahan, kaha, where, बुक, बुलाएँ, बुलाएं, बुलाऊँ, बुलाना, मिलेगा, मिलता, कहाँ, कहां',
  ),
  gypsum: words('gypsum, jipsam, zipsam, जिप्सम'),
  otherInput: words(
    'khad, khaad, gobar, urea, dap, potash, pani, paani, din, days, manure, fertilizer, fertiliser, खाद, गोबर, यूरिया, डीएपी, पोटाश, पानी, दिन',
  ),
  spraysOrAcre: words(
    'spray, spraying, sprayed, acre, per acre, chhidkav, chidkav, chhidakne, chhidkwane, chhidkwana, dawa, dawai, ekad, bigha, spre, छिड़काव, छिड़कने, छिड़कवाने, छिड़कवाना, दवा, दवाई, स्प्रे, एकड़, बीघा',
    'spread, spring',
  ),
  labour: words('labour, labourers, majdoor, majdur, mazdoor, mazdur, मजदूर, मज़दूर, लेबर'),
  rent: words('rent, hire, per day, kiraya, kiraye, kiray, किराया, किराये, किराए'),
  whereGot: words(
    'where can i get, where to get, where to buy, where can i buy, where will i get, kahan milega, kaha milega, kahan se le, kaha se le, kahan se milega, kaha se milega, kahan se lau, kaha se lau, कहाँ मिलेगा, कहाँ से लें, कहाँ से मिलेगा, कहाँ से लाएँ, कहाँ से लाऊँ',
  ),
  mayUse: words(
    'can i use, can i spray, can we use, can we spray, dal sakte, daal sakte, chhidak sakte, chidak sakte, use kar sakte, laga sakte, डाल सकते, छिड़क सकते, लगा सकते, इस्तेमाल कर सकते',
  ),
  wormManure: words(
    'vermicompost, vermi compost, kenchua, kechua, kechuwa, worm, worms, केंचुआ, केंचुए, वर्मी, वर्मीकम्पोस्ट, jeevamrit, jivamrit, जीवामृत, biogas, gas plant, बायोगैस, गोबर गैस, gobar gas, gobargas',
    'worse',
  ),
  sprays: words(
    'medicine after how many, dawa ke kitne, dawai ke kitne, dawa dali, dawai dali, दवा के कितने, दवाई के कितने, दवा डाली, दवाई डाली, दवा मारनी, दवा मारना, दवाई मारनी, dawa marni, dawa marna, dawai marni, spray, sprayed, spraying, spre, chhidki, chhidka, dawa mari, dawai mari, dawa chhidk, dawai chhidk, छिड़की, छिड़का, छिड़क दी, छिड़क दिया, दवा मारी, दवाई मारी, दवा मारा, कीटनाशक मारा, दवा छिड़क, दवाई छिड़क, chhidkav, chidkav, chhidkaav, chhidku, chhidkun, dawa daal, dawai daal, dawa dal, दवा डाल, दवाई डाल, स्प्रे, छिड़काव, छिड़कूँ, छिड़कूं, छिड़कना, छिड़क दूँ, दवा आज डाल, दवा अभी डाल, दवा डालूं, दवा डालूँ, दवा करूं, दवा आज, दवा मारूं',
    'spread, spring',
  ),
  nano: words('nano urea, nano uria, nano dap, नैनो यूरिया, नैनो डीएपी, नेनो यूरिया'),
  implement: words(
    'rotavator, rotavater, rotary, thresher, super seeder, happy seeder, laser leveller, laser leveler, reaper, seed drill, zero drill, mulcher, baler, power tiller, chaff cutter, chaffcutter, kutti machine, chara machine, रोटावेटर, थ्रेशर, सुपर सीडर, हैप्पी सीडर, रीपर, सीड ड्रिल, मल्चर, बेलर, पावर टिलर, चैफ कटर, कुट्टी मशीन, चारा मशीन',
    'repair',
  ),
  neem: words('neem, nim, neem seed, nimboli, nimbauli, neem leaf, नीम, निंबोली, निबौली, निमोली, नीम की पत्ती'),
  tractor: words('tractor, trector, tracter, ट्रैक्टर, ट्रेक्टर'),
  decomposer: words(
    'jaldi gal, gala de, galane, जल्दी गलाने, गलाने का, जल्दी सड़ाने, सड़ाने का, decomposer, dicomposer, dikomposer, डीकंपोजर, डिकंपोजर, डीकम्पोजर, डिकम्पोजर, डीकंपोज़र',
  ),
  zincShort: words(
    'zinc kam, zinc is low, zinc low, low zinc, zinc shortage, zinc deficiency, zinc deficient, lack of zinc, zinc ki kami, zinc missing, जिंक कम, जिंक की कमी, जिंक की कमी',
  ),
  calciumNitrate: words('calcium nitrate, calcium, कैल्शियम नाइट्रेट'),
  phosphateOrSulphate: words(
    '12 61, 12 61 0, map, phosphate, phosphoric, magnesium sulphate, magnesium sulfate, sulphate, sulfate, dap, 19 19 19, 0 52 34',
  ),
  bannedProduct: words(
    'monocrotophos, monocrotofos, monocil, phorate, thimet, endosulfan, methyl parathion, dichlorvos, nuvan, triazophos, phosphamidon, मोनोक्रोटोफॉस, मोनोक्रोटोफास, फोरेट, थिमेट, एंडोसल्फान, डाइक्लोरवॉस',
  ),
  neemSeed: words(
    'neem seed, neem seeds, neem beej, neem kernel, neem kernels, nimboli, niboli, nimbauli, नीम के बीज, नीम बीज, निंबोली, निबौली',
  ),
  howManyKg: words(
    'how many kg, how much kg, how much seed, how many kilo, kitne kilo, kitna kilo, kitni, कितने किलो, कितना किलो, कितनी',
  ),
  preEmergence: words('pretilachlor, butachlor, machete, rifit, sofit, oxadiargyl, pretila, प्रेटिलाक्लोर, ब्यूटाक्लोर'),
  soldInBlack: words(
    'in black, black me, black mein, black market, ब्लैक में, 1700 ki, over price, overcharging, zyada daam, jyada daam, mrp se zyada, mrp se jyada, ज्यादा दाम, एमआरपी से ज्यादा',
  ),
  ureaOrDapAsked: words(
    'urea kab, urea kb, when urea, when to give urea, dap kitna, dap kitni, how much dap, how much urea, urea kitna, urea kitni, यूरिया कब, डीएपी कितना, यूरिया कितना',
  ),
  decomposesIn: words(
    'decomposer kitne din, decomposer in how many days, how many days decomposer, decomposer kitna din, decomposer kab tak, डीकंपोजर कितने दिन, डिकम्पोजर कितने दिन',
  ),
  doseInPump: words(
    'how much in 15 litre, how much in 16 litre, how much in 15 liter, how much in one pump, how much in a pump, how much per pump, how much in pump, how many ml, how much ml, ml per pump, ml in pump, kitna ml, kitne ml, kitni ml, 15 litre me kitna, 15 litre me kitni, 16 litre me kitna, pump me kitna, pump me kitni, tanki me kitna, tanki me kitni, पंप में कितना, पंप में कितनी, टंकी में कितना, टंकी में कितनी, कितने एमएल, कितना एमएल, कितनी एमएल, 15 लीटर में कितना, 15 लीटर में कितनी',
  ),
  productNamed: words(
    'emamectin, imidacloprid, coragen, chlorantraniliprole, spinosad, fipronil, thiamethoxam, acetamiprid, profenofos, chlorpyriphos, chlorpyrifos, dimethoate, malathion, mancozeb, carbendazim, hexaconazole, propiconazole, tebuconazole, metalaxyl, azoxystrobin, clodinafop, pinoxaden, sulfosulfuron, pendimethalin, glyphosate, saaf, इमामेक्टिन, इमिडाक्लोप्रिड, कोराजन, क्लोरएंट्रानिलीप्रोल, स्पिनोसैड, फिप्रोनिल, थायमेथोक्साम, मैनकोजेब, मैंकोजेब, कार्बेन्डाजिम, क्लोडिनाफॉप, पेंडीमेथालिन, ग्लाइफोसेट, साफ पाउडर',
  ),
  streptoWord: words(
    'streptocycline, streptocyclin, strepto, streptomycin, stepto, स्ट्रेप्टोसाइक्लिन, स्ट्रेप्टो, स्ट्रेप्टोमाइसिन',
  ),
  notGivenBefore: words(
    'pehle nahi dala, pehle nhi dala, pahle nahi dala, pahle nhi dala, pehle nahi di, pehle nhi di, nahi dala tha, nhi dala tha, nahi di thi, nhi di thi, dalna bhool, daalna bhool, dena bhool, bhool gaya, bhul gaya, not given at sowing, not applied at sowing, missed at sowing, missed, forgot, forgotten, did not give, did not apply, could not give, पहले नहीं डाला, नहीं डाला था, नहीं दिया था, डालना भूल, देना भूल, भूल गया',
  ),
  sownWithoutIt: words(
    'bina dale bo, bina daale bo, bina dap, bina khad bo, bina khaad bo, dap ke bina bo, dap nahi dala bo, sown without, sow without, sowed without, without dap, बिना डाले बो, बिना डीएपी, डीएपी के बिना बो, बिना खाद बो',
  ),
  laterWithWater: words(
    'baad me pani ke saath, baad me pani ke sath, baad me pani me, baad mein pani, baad me daal, baad me dal, baad me du, later with water, later with irrigation, with water later, give it later, afterwards, बाद में पानी के साथ, बाद में डाल, बाद में दे',
  ),
  insteadGive: words(
    'uske badle, iske badle, badle me kya, badle gehu, badle me, kya dalu, kya daalu, kya daal du, kya dal du, what instead, what else, instead, what do i give, what can i give, what to give, उसके बदले, इसके बदले, क्या डालूं, क्या डालूँ',
  ),
  inHowManyParts: words(
    'how many splits, in splits, split doses, in how many doses, kitni baar, kitni bar, kitne baar, kitne bar, kitne hisse, kitne hisso, how many times, in how many parts, pani ke pehle ya baad, pani se pehle ya baad, paani se pehle ya baad, pani ke pahle ya baad, pani se pahle ya baad, before or after water, before or after irrigation, before water or after, कितनी बार, कितने हिस्से, पानी के पहले या बाद, पानी से पहले या बाद',
  ),
  feedsTheCrop: words(
    'khad kya du, khad kitni, khad kya dalu, khad kaun, urea dala, urea diya, urea daal, khad dali, khad daali, fertilizer given, fertiliser given, gave urea, put urea, which fertiliser, how much urea, urea kitna, खाद क्या दूँ, खाद कितनी, खाद डाली, यूरिया डाला, यूरिया दिया, यूरिया कितना',
  ),
} as const;
