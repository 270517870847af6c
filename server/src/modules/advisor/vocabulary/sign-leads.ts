import type { Lead } from './lead.js';
import { IDEAS } from './lead-ideas.js';
import { words } from './words.js';

const ONION_OR_GARLIC = words('onion, garlic, pyaj, pyaaz, pyaz, lahsun, lehsun, प्याज, प्याज़, कांदा, लहसुन');
const PURPLE = words('purple, violet, baingani, baigani, jamuni, बैंगनी, बैगनी, जामुनी');
const SPOTS = words('spot, spots, patch, patches, dhabba, dhabbe, daag, dag, धब्बा, धब्बे, दाग, चकत्ते');
const DOWNY = words('downy, white growth, safed roye, safed fafund, रोयें, रोएँ, रोएं, सफेद फफूंद, सफेद रुई');
const PADDY = words('paddy, rice, dhan, dhaan, धान');
const WHITE_EAR = words(
  'ears are white, ears white, ears are empty, white and empty, empty and white, white ear, white ears, white panicle, white heads, safed bali, safed baali, bali safed, baali safed, baliyan safed, सफेद बाली, सफेद बालियाँ, सफेद बालियां, बाली सफेद, बालियाँ सफेद, बालियां सफेद, सफेद खाली',
);
const STUCK_IN_SHEATH = words('sheath, khol me, atki, atak, खोल, अटकी, अटक, अटककर');
const JOWAR = words('sorghum, jowar, jwar, chari, ज्वार, ज्वारी, चरी');
const DEAD_HEART = words(
  'dead heart, deadheart, central shoot, gobh, beech ki patti, डेड हार्ट, गोभ, गोफ, पोंगा सूख, बीच की पत्ती, बीच का पत्ता, बीच की फुनगी',
);
const CALF = words(
  'calf, calves, bachhda, bachhde, bachda, bachde, katda, katde, katra, katre, katdi, pada, padiya, बछड़ा, बछड़े, बछड़ों, बछिया, कटड़ा, कटड़े, कटरा, कटरे, कटड़ी, कटिया, पाड़ा, पाड़े, पड़िया, पड़वा, भैंस का बच्चा, गाय का बच्चा, भैंस के बच्चे, गाय के बच्चे',
);
const LOOSE_DUNG = words('scours, diarrhoea, diarrhea, loose motion, loose motions, dast, पतला गोबर, दस्त, पोंका');
const HOW_MUCH_A_DAY = words(
  'how much milk, how many litre, how many litres, how many liters, kitna dudh, kitna doodh, kitne litre, dudh kitna, doodh kitna, कितना दूध, दूध कितना, कितने लीटर, कितना पिला, kitna pila',
);
const CALF_IS_DEAD = words('dead, died, mar gaya, mar gayi, मर गया, मर गई, मर गयी');
const BLOODY = words('blood, khoon, khooni, खून, खूनी, रक्त');
const BOWEL_WORMS = words(
  'deworm, deworming, dewormer, worms, pet ke kide, pet ke keede, pet me kide, kide ki dawa, keede ki dawa, krimi, पेट के कीड़े, पेट में कीड़े, कीड़े की दवा, कीड़ों की दवा, कृमि, कृमिनाशक, डीवर्मिंग, डिवर्मिंग',
);
const AFTER_2019 = words('2019');
const HIRED_MACHINE = words(
  'combine, harvester, combain, super seeder, happy seeder, rotavator, कंबाइन, कम्बाइन, कंबाईन, हार्वेस्टर, सुपर सीडर, हैप्पी सीडर, रोटावेटर',
);
const RATE_OF_ACRE = words(
  'rate per acre, charge per acre, cost per acre, per acre rate, per acre charge, acre ka kitna, acre ka rate, ekad ka kitna, ekad ka kya, acre ka kya, kya lete, kitna lete, kitne lete, एकड़ का कितना, एकड़ का क्या, एकड़ का रेट, एकड़ के कितने, एकड़ कटाई, क्या लेते, कितना लेते, कितने लेते, कितना लेता, कितना लेगा, कटाई का रेट, बीघा का कितना, बीघे का कितना',
);
const HIRES = words('rent, hire, on hire, kiraya, kiraye, kiraaye, bhada, किराया, किराये, किराए, भाड़ा, भाड़े');
const ACRE = words('acre, ekad, ekar, bigha, beegha, एकड़, बीघा, बीघे');
const TURMERIC = words('turmeric, haldi, हल्दी');
const AFTER_DIGGING = words(
  'after digging, after harvest, after harvesting, boil, boiling, boiled, cure, curing, polish, polishing, khodne ke baad, khudai ke baad, ubal, ubalna, ubale, ubalte, खोदने के बाद, खुदाई के बाद, उबाल, उबालना, उबालें, उबालते, उबाले, पॉलिश, पालिश',
);
const STARTS = words('start, starting, begin, beginning, shuru, shuruaat, शुरू, शुरु, शुरुआत');
const FISH_OTHERWISE = words(
  'cage, biofloc, tank, subsidy, loan, licence, cost, kharcha, kharch, tanki, बायोफ्लॉक, बायोफ्लोक, केज, पिंजरा, टंकी, टैंक, सब्सिडी, अनुदान, लोन, कर्ज, लाइसेंस, खर्च, खर्चा, लागत, योजना',
);
const ACCIDENT = words('accident, durghatna, hadsa, दुर्घटना, हादसा, हादसे');
const DEATH_OR_LIMB = words(
  'death, died, dies, limb, maut, mrityu, mar gaya, hath kat, मौत, मृत्यु, मर गया, मर गए, मर जाए, हाथ कट, अंग, अपंग, विकलांग',
);
const MOUTH_DRIPS = words(
  'saliva, drool, drooling, mouth blisters, mouth sores, laar, lar gir, munh me chhale, muh me chhale, लार, मुँह में छाले, मुंह में छाले, मुँह में घाव, मुंह में घाव',
);
const HOOF = words('hoof, hooves, hoofs, khur, khuron, खुर, खुरों');
const YOUNG_FRUIT = words(
  'small fruit, small fruits, tiny fruits, young fruit, young fruits, chote fal, chhote fal, chote phal, chhote phal, batiya, छोटे फल, छोटे छोटे फल, नन्हे फल, बतिया, बतियाँ, बतियां, फल छोटे',
);
const YELLOWS_OR_FALLS = words(
  'yellow, rot, rotting, shrivel, drop, fall, pile, peele, peela, sad, sukh, gir, पीले, पीला, पीली, सड़, सूख, सिकुड़, झड़, गिर',
);
const GOVERNMENT_BUYS = words(
  'government buying, government centre, procurement, sarkari tol, sarkari kharid, society, सरकारी तोल, सरकारी तौल, सरकारी खरीद, सरकारी कांटे, सरकारी काँटे, एमएसपी पर, सोसायटी, सोसाइटी, समिति में, पैक्स में, क्रय केंद्र',
);
const OR_MANDI = words(
  'or mandi, or in the mandi, or market, ki mandi, ya mandi, mandi me ya, कि मंडी, या मंडी, मंडी में या, मंडी में कि, या बाजार, कि बाजार, या आढ़ती, कि आढ़ती, या व्यापारी, कि व्यापारी',
);

const GINGER_OR_TURMERIC = words('ginger, turmeric, adrak, haldi, अदरक, हल्दी');
const RHIZOME_ROTS = words(
  'rhizome rot, soft rot, rotten rhizome, rhizomes rotten, rhizome is soft, rhizome soft, rhizomes are soft, rhizome is rotten, rhizomes are rotten, rhizome is rotting, rhizomes are rotting, bad smell, foul smell, kand naram, कंद नरम, kand sad, kand gal, ganth sad, ganth gal, gaanth gal, कंद सड़, कंद गल, गांठ गल, गाँठ गल, गांठ गली, गाँठ गली, गांठ सड़, गाँठ सड़, गांठ सड़ी, गाँठ सड़ी, गांठें सड़, गाँठें सड़, कंद सड़ा, कंद गला',
);
const PLANT_YELLOWS = words(
  'yellow, yellowing, falling, smell, pile, peele, pili, peeli, gir jate, gir rahe, badbu, badboo, पीले, पीला, पीली, पीलापन, गिर जा, गिर जाते, गिर रहे, बदबू',
);
const IN_STORE = words('store, stored, bhandar, भंडार, भंडारण, रखी, रखे');
const HYBRID = words('hybrid, haibrid, sankar, हाइब्रिड, हाईब्रिड, हायब्रिड, संकर');
const SOWN_AGAIN = words(
  'again, reuse, own seed, saved seed, farm saved, next year, dobara, dubara, ghar ka beej, ghar ka dana, dana rakha, fasal ka dana, pichle sal ka, दोबारा, दुबारा, घर का बीज, घर का दाना, घर के दाने, फसल का दाना, फसल का बीज, दाना रखा, दाना बो, दाने बो, पिछले साल वाली, पिछले साल वाला, पिछले साल का, अगले साल बो',
);
const CITRUS = words('orange, mandarin, sweet orange, santra, mosambi, nagpur orange, संतरा, संतरे, मौसमी, मोसंबी, मोसम्बी');
const AMBIA = words('ambia, ambiya, ambe bahar, ambia bahar, अंबिया, अंबिया बहार, आंबिया, अम्बिया, आंबे बहार');
const NOT_SOWN = words(
  'could not sow, cannot sow, unable to sow, not sown, sowing failed, buwai nahi, buai nahi, bijai nahi, bo nahi, bowai nahi, बुवाई नहीं, बुआई नहीं, बिजाई नहीं, बोआई नहीं, बुवाई ही नहीं, बुआई ही नहीं, बिजाई ही नहीं, बो नहीं, बो ही नहीं, बो न पाए, बो नहीं पाए',
);
const TOMATO = words('tomato, tomatoes, tamatar, टमाटर');
const STAKED = words(
  'stake, stakes, staking, staked, trellis, support, sahara, bans, sutli, सहारा, सहारे, बाँस, बांस, सुतली, तार बाँध, तार बांध, झाँका, मचान',
);
const SUNFLOWER = words('sunflower, surajmukhi, soorajmukhi, सूरजमुखी, सूर्यमुखी');

const MANGO = words('mango, mangoes, aam, आम, आम के, आम का');
const GUAVA = words('guava, guavas, amrud, amrood, अमरूद, अमरुद, जामफल');
const OLD_TREES = words(
  'old orchard, old trees, old tree, rejuvenate, rejuvenation, purana bag, purane bag, purana bagh, purane ped, budhe ped, budha bag, sal purana, saal purana, jirnodhar, पुराना बाग, पुराने बाग, पुराना बगीचा, पुराने पेड़, पुराना पेड़, बूढ़े पेड़, बूढ़ा पेड़, पेड़ बूढ़े, पेड़ बूढ़ा, बूढ़ा बाग, बूढ़े बाग, साल पुराना, साल पुराने, साल पुरानी, जीर्णोद्धार, कायाकल्प',
);
const MANURED = words('urea, fertiliser, fertilizer, manure, dap, khad, khaad, yuria, यूरिया, खाद, उर्वरक');
const WHEAT = words('wheat, gehu, gehun, gehoon, गेहूं, गेहूँ');
const BLACK_EARS = words(
  'black ear, black ears, ears black, ears are black, ears turning black, ears turned black, black powder, bali kali, baliyan kali, baliya kali, kali bali, kala churn, बाली काली, बालियाँ काली, बालियां काली, काली बाली, काली बालियाँ, काली पाउडर, काला पाउडर, काला चूर्ण, काला चूरा',
);
const HOLES_IN_GRAIN = words(
  'holes in grain, holes in grains, grain has holes, grains have holes, dane me ched, dane me chhed, dano me ched, dano me chhed, दाने में छेद, दानों में छेद',
);
const PODS = words('pod, pods, phali, fali, phaliyan, फली, फलियाँ, फलियां, field, khet, खेत');
const POTASH = words('potash, mop, muriate, potaash, पोटाश, पोटास, एमओपी');
const NOT_TO_BE_HAD = words(
  'not available, not getting, shortage, instead of, alternative, substitute, nahi mil, nhi mil, ke badle, ki jagah, khatam, नहीं मिल, नही मिल, मिल नहीं, मिल नही, के बदले, की जगह, बदले क्या, खत्म, गायब',
);

const HAULM_CUT = words(
  'haulm, haulms, dehaulming, patte kab kate, patte kaat, danthal kaat, पत्ते काट, पत्ते कब काट, डंठल काट, डंठल कब काट, बेल काट, पौधे काट, डिहॉल्मिंग',
);
const OWN_SEED = words('seed potato, beej, बीज');
const PAYS_SELF = words(
  'my share, how much do i pay, how much will i pay, apna hissa, kitna dena, kitne paise dene, अपना हिस्सा, हमारा हिस्सा, कितना देना, कितने पैसे देने, कितना पैसा देना, कितने का पड़ेगा, कितने में पड़ेगा, कितना लगेगा',
);

const BINDS = words('tie, tying, binding, propping, bandhai, bandhna, bandhe, बंधाई, बँधाई, बांधना, बाँधना, बांधें, बाँधें, बांधे');

const GROUNDNUT = words('groundnut, peanut, moongfali, mungfali, moongphali, मूँगफली, मूंगफली');
const ROUND_SPOTS = words(
  'round spots, round spot, spots with yellow ring, yellow ring, yellow halo, tikka, gol dhabbe, gol daag, peela ghera, pila ghera, गोल धब्बे, गोल दाग, पीला घेरा, पीले घेरे, टिक्का',
);
const SOYBEAN = words('soybean, soyabean, soya bean, soyabin, soya, सोयाबीन, सोया');
const YELLOW_AND_GREEN = words(
  'yellow mosaic, mosaic, yellow in patches, yellow patches, bright yellow, some green some yellow, yellow and green, yellow green, peela mosaic, pila mosaic, chitkabre, hare pile, पीला मोजेक, पीला मोज़ेक, मोजेक, चितकबरे, हरे पीले, हरा पीला',
);
const VARIETY = words('variety, varieties, kism, kisme, kismen, किस्म, किस्में');

/** What is seen in the field or the shed, and what is asked of rents, sales and papers, where the search takes a neighbour of it. */
export const SIGN_LEADS: readonly Lead[] = [
  { entry: 'onion-purple-blotch', all: [ONION_OR_GARLIC, PURPLE, SPOTS], none: [DOWNY] },
  { entry: 'groundnut-tikka', all: [GROUNDNUT, ROUND_SPOTS] },
  { entry: 'soybean-yellow-mosaic', all: [SOYBEAN, YELLOW_AND_GREEN], none: [VARIETY] },
  { entry: 'paddy-stem-borer', all: [PADDY, WHITE_EAR], none: [STUCK_IN_SHEATH] },
  { entry: 'jowar-borers', all: [JOWAR, DEAD_HEART] },
  { entry: 'calf-scours', all: [CALF, LOOSE_DUNG], none: [BLOODY] },
  { entry: 'calf-deworming', all: [CALF, BOWEL_WORMS] },
  { entry: 'calf-milk-feeding', all: [CALF, IDEAS.milk, HOW_MUCH_A_DAY], none: [CALF_IS_DEAD, LOOSE_DUNG] },
  { entry: 'pm-kisan-inherited', all: [IDEAS.pmKisan, AFTER_2019] },
  { entry: 'machine-rates-acre', all: [HIRED_MACHINE, RATE_OF_ACRE], none: [IDEAS.subsidyAlone] },
  { entry: 'machine-rates-acre', all: [HIRED_MACHINE, HIRES, ACRE], none: [IDEAS.subsidyAlone] },
  { entry: 'turmeric-curing', all: [TURMERIC, AFTER_DIGGING] },
  { entry: 'fish-pond-start', all: [IDEAS.fish, STARTS], none: [FISH_OTHERWISE] },
  { entry: 'farm-accident-help', all: [ACCIDENT, DEATH_OR_LIMB], none: [IDEAS.animal, IDEAS.insurance] },
  { entry: 'dairy-fmd', all: [MOUTH_DRIPS, HOOF] },
  { entry: 'gourd-small-fruit-rot', all: [IDEAS.gourds, YOUNG_FRUIT, YELLOWS_OR_FALLS] },
  { entry: 'ginger-turmeric-rhizome-rot', all: [GINGER_OR_TURMERIC, RHIZOME_ROTS, PLANT_YELLOWS], none: [IN_STORE] },
  { entry: 'hybrid-seed-reuse', all: [HYBRID, SOWN_AGAIN] },
  { entry: 'orange-ambia-bahar', all: [CITRUS, AMBIA] },
  { entry: 'insurance-prevented-sowing', all: [IDEAS.insureWords, NOT_SOWN], none: [IDEAS.animal] },
  { entry: 'tomato-staking', all: [TOMATO, STAKED] },
  { entry: 'sunflower-boron', all: [SUNFLOWER, IDEAS.boron] },
  { entry: 'mango-rejuvenation', all: [MANGO, OLD_TREES], none: [MANURED] },
  { entry: 'guava-rejuvenation', all: [GUAVA, OLD_TREES], none: [MANURED] },
  { entry: 'wheat-loose-smut', all: [WHEAT, BLACK_EARS] },
  { entry: 'pulse-storage', all: [IDEAS.pulses, HOLES_IN_GRAIN], none: [PODS] },
  { entry: 'potash-alternatives', all: [POTASH, NOT_TO_BE_HAD] },
  { entry: 'tractor-subsidy', all: [IDEAS.tractor, IDEAS.subsidyAlone], none: [IDEAS.loan, IDEAS.insurance] },
  { entry: 'potato-harvest-storage', all: [IDEAS.potato, HAULM_CUT], none: [OWN_SEED, IDEAS.frost] },
  { entry: 'pm-kusum', all: [IDEAS.solarPump, PAYS_SELF], none: [IDEAS.notInstalled, IDEAS.rent] },
  { entry: 'sugarcane-nutrition-water', all: [IDEAS.caneWord, BINDS] },
  { entry: 'msp-or-mandi', all: [GOVERNMENT_BUYS, OR_MANDI] },
];
