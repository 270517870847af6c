import { Lexicon } from '../../vocabulary/lexicon.js';

/** A line each: the names of one pest, disease, creature or piece of work, in English, Hindi and Hindi in Latin letters. */
const LINES = `
leaf miner, leafminer, leaf miners, serpentine miner, zigzag lines, zig zag lines, tunnels in leaves, patti surangi, patti surangak, tedhi lakeer, safed lakeer, tedhi medhi lakeer, पत्ती सुरंगी, पत्ती सुरंगक, पर्ण सुरंगक, लीफ माइनर, टेढ़ी लकीर, टेढ़ी लकीरें, टेढ़ी मेढ़ी, सफेद लकीर, सफेद लकीरें, tedhi medhi
flea beetle, flea beetles, jumping beetle, insects jumping on radish, insects jumping on mustard, black insects jumping, phudakne wala bhring, uchhalne wala keeda, uchalne wala kida, पिस्सू भृंग, फ्ली बीटल, उछलने वाला कीड़ा, उछलने वाले कीड़े
termite, termites, white ants, deemak, dimak, dimaak, दीमक, उधई
thrips, thrip, तेला थ्रिप्स, थ्रिप्स, थ्रीप्स
mealybug, mealy bug, mealybugs, mili bug, milibug, मिलीबग, मीली बग
white grub, whitegrub, white grubs, safed lat, safed gidar, सफेद लट, सफेद गिडार, सफेद ग्रब
cutworm, cut worm, cutworms, katua keeda, katua kida, kataua, cut at night, cut at the ground, cut at ground level, cut from the base, raat me kat, raat ko kat, jamin se kat, कटुआ, रात में कट, रात को कट, जमीन से कट, रात में जमीन से कट
snail, snails, slug, slugs, ghongha, ghonghe, ghonga, घोंघा, घोंघे
locust, locusts, tiddi, tiddi dal, टिड्डी, टिड्डी दल
grasshopper, grasshoppers, tidda, tidde, टिड्डा, टिड्डे
hairy caterpillar, hairy caterpillars, bihar hairy, kamla keet, kambal keeda, katra, रोएँदार सुंडी, रोयेंदार सुंडी, कंबल कीड़ा, कातरा, बालदार सुंडी, बालों वाली सुंडी
leaf folder, leaf roller, patti lapetak, patta lapet, पत्ती लपेटक, पत्ता लपेट
hispa, हिस्पा
gall midge, gall fly, गंगई, गाल मिज
scale insect, scale insects, शल्क कीट, स्केल कीट
nematode, nematodes, sutrakrimi, सूत्रकृमि, निमेटोड
monkey, monkeys, bandar, बंदर, बन्दर, बंदरों
canker, kankar rog, कैंकर
anthracnose, anthraknose, एंथ्रेक्नोज, एन्थ्रेक्नोज
twister, jalebi rog, jalebi, जलेबी रोग, जलेबी
black rot, kala sadan, काला सड़न
egg eating, eat their eggs, eating their eggs, eat eggs, eats eggs, eating eggs, eat their own eggs, eating their own eggs, eating own eggs, eating its own eggs, anda kha, ande kha, anda khati, ande khati, apna anda, apne ande, अंडा खा, अंडे खा, अंडा खाती, अंडे खाती, अपना ही अंडा, अपने अंडे
dog bite, bitten by dog, dog bit, kutte ne kata, kutte ne kat, kutta kat, kutte ne, कुत्ते ने काट, कुत्ते ने काटा, कुत्ता काट, कुत्ते ने
dehorning, dehorn, disbudding, horn removal, remove horns, sing jalana, sing hatana, seeng, सींग
gestation, pregnant for, how many months pregnant, kitne mahine me bachcha, kitne din me bachcha, kitne mahine me bacha, kitne din me bacha, kitne mahine me byati, garbh kal, garbhkal, गर्भकाल, गर्भ काल, कितने महीने में बच्चा, कितने दिन में बच्चा, कितने महीने में ब्याती, कितने दिन में ब्याती
milk let down, let down milk, letting down milk, not letting down, pavsana, pavas, pawas, doodh chadha, dudh chadha, doodh utar, dudh utar, dudh utarne, doodh utarne, पावस, पवास, पावसना, दूध चढ़ा, दूध उतार, दूध उतर, दूध उतारने
calf died, calf dead, calf has died, bachcha mar gaya, bacha mar gaya, katda mar gaya, bachhda mar gaya, kattu mar gaya, बच्चा मर गया, कटड़ा मर गया, बछड़ा मर गया, पड़वा मर गया
castration, castrate, castrating, badhiya karna, badhiya karana, badhiya kab, khassi, खस्सी, बधिया, बधियाकरण
ringworm, daad, gol chakatte, gol gol chakatte, gol gol safed chakatte, round bald patches, round patches on skin, दाद, गोल चकत्ते, गोल सफेद चकत्ते, गोल गोल सफेद चकत्ते
parthenium, congress grass, gajar ghas, gajar ghaas, गाजर घास, कांग्रेस घास, पार्थेनियम
bark eating caterpillar, holes in bark, bark has holes, holes in trunk, trunk has holes, holes in the trunk, sawdust, burada, tane me chhed, tane mein chhed, chhal khane wali, छाल खाने वाली, तने में छेद, बुरादा
worms in eye, eye worm, आँख में कीड़ा
coccidiosis, khuni dast, khooni dast, कॉक्सीडियोसिस, खूनी दस्त
button mushroom, button mushrooms, white button, button khumb, batan mashroom, batan mushroom, बटन मशरूम, बटन खुंब
oyster mushroom, oyster mushrooms, dhingri, dhingree, dhingri mushroom, oyester, oister, ऑयस्टर मशरूम, ओयस्टर, ऑयस्टर, ढींगरी, ढिंगरी
flower drop, flower shedding, flowers drop, flowers dropping, flowers fall, flowers falling, flowers shedding, flowers are falling, flowers also fall, flowers but no pods, flowers but no fruit, no fruit set, no fruit setting, fruit not setting, pods not forming, pods not setting, phool jhad, phool jhadna, phool jhar, phool gir, phool girna, phal nahi lag, phal nahi ban, fal nahi lag, fali nahi lag, fali nahi ban, phali nahi lag, phali nahi ban, phali nahi, fal nahi tik, ful jhad, ful gir, फूल झड़, फूल झड़ना, फूल गिर, फूल गिरना, फल नहीं लग, फल नहीं बन, फली नहीं लग, फली नहीं बन, फल नहीं टिक, फलियाँ नहीं, फूल झड़ रहे, फूल गिर रहे
azolla, ajola, azola, एजोला, अजोला
hydroponic fodder, hydroponic, hydroponics, हाइड्रोपोनिक
bunch cover, bunch covers, cover the bunch, cover bunch, cover banana bunch, bagging the bunch, ghaud pe thaili, ghaud par thaili, ghaud dhak, guchchhe par panni, गुच्छे पर पन्नी, गुच्छे पर थैली, घौद पर थैली, घौद ढक, घौद पर पन्नी, गुच्छा ढक
grafting, graft, kalam bandhna, kalam bandhe, kalam kaise, kalam lagana, grafting kab, कलम बाँध, कलम बांध, कलम कैसे, कलम लगाना, ग्राफ्टिंग
green mould, green mold, green mouldy, hari fafund, hari fafoond, हरी फफूंद, हरी फफूँद, हरा फफूंद
absconding, abscond, absconded, bees left, bees flew away, makkhiyan bhag, makhiyan bhag, makkhi bhag, मक्खियां भाग, मक्खियाँ भाग, मक्खी भाग, मधुमक्खी भाग, मधुमक्खियां भाग
demarcation, land measurement, measure my land, measurement of land, boundary dispute, paimaish, paimais, nishandehi, nishan dehi, seemankan, simankan, napti, jamin ki napti, पैमाइश, सीमांकन, निशानदेही, हदबंदी, नापती
onion sprouting, onions sprouting, onion sprouts, onion is sprouting, sprouted onion, sprouted onions, pyaj ug, pyaz ug, pyaj ankurit, प्याज अंकुर, प्याज अंकुरित, प्याज में अंकुर, प्याज उग
farm pond, farm ponds, khet talab, khet talaab, khet talai, dobha, baldyog, shet tale, shettale, खेत तालाब, खेत तालाबों, खेत तलाई, शेततळे, डोभा
organic certificate, organic certification, organic certified, pgs, jaivik certificate, jaivik praman patra, jaivik sartificate, जैविक सर्टिफिकेट, जैविक प्रमाणपत्र, जैविक प्रमाण पत्र, जैविक खेती का सर्टिफिकेट, पीजीएस
`;

/** Words that only sound like one of them. */
const SOUND_ALIKE = ['against', 'सुरंग', 'surang', 'चित्ती', 'chitti'];

/** A name by which a question tells which thing it means. */
export type TellingName = string;

export const tellingNames = new Lexicon<TellingName>(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const names = line.split(', ');
      return { value: names[0] ?? '', names };
    }),
  SOUND_ALIKE,
);

/** Entries about one thing that a question has a name for: whoever does not say it is not told of it. */
export const TOLD_BY_NAME: ReadonlySet<string> = new Set([
  'leaf-miner',
  'flea-beetle',
  'snails',
  'cutworms',
  'bark-caterpillar',
  'parthenium',
  'mango-grafting',
  'banana-bunch-cover',
  'azolla',
  'calf-dehorning',
  'animal-castration',
  'calf-died-milk',
  'onion-store-sprout',
]);
