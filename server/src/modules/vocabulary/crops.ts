import { Language } from '../../platform/messages.js';
import { Lexicon } from './lexicon.js';
import { REGIONAL_NAMES } from './regional-names.js';
import { SOUND_LIKE_CROPS } from './sound-like-crops.js';

/** A crop as each part of the house calls it. */
export interface CropWord {
  /** Subject of the knowledge base's entries. */
  readonly subject: string;
  /** As `mandiPrices` spells the commodity; absent where the table does not have it. */
  readonly mandi?: string;
  /** As `minimumSupportPrices` spells it; several where the price differs by kind, none where there is no MSP. */
  readonly msp?: readonly string[];
  /** As people call it, in English, Hindi and Hindi in Latin letters. The first two name it in an answer. */
  readonly names: readonly [english: string, hindi: string, ...others: string[]];
}

const crop = (
  subject: string,
  names: readonly [string, string],
  others: string,
  prices: Pick<CropWord, 'mandi' | 'msp'> = {},
): CropWord => ({ subject, names: [...names, ...others.split(', ')], ...prices });

/**
 * What people ask about and nothing is written on yet: "english: hindi: other names". Each is answered by its own name, and
 * never with the entry that happens to be nearest.
 */
const UNWRITTEN = 'camel: ऊँट: camels, oont; horse: घोड़ा: horses, ghoda; dog: कुत्ता: dogs, kutta';

/** What is asked for now and then: "subject: english: hindi: other names". */
const RARER =
  'quinoa: quinoa: क्विनोआ: kinoa, kinwa, किनोआ; ' +
  'sandalwood: sandalwood: चंदन: chandan, chandan ki kheti, safed chandan, sandal tree; ' +
  'aloe-vera: aloe vera: एलोवेरा: aloevera, alovera, ghritkumari, घृतकुमारी, ग्वारपाठा, ellovera, alo vera; ' +
  'stevia: stevia: स्टीविया: stivia; lemongrass: lemongrass: लेमनग्रास: lemon grass, लेमन ग्रास, nimbu ghas, lemongras; ' +
  'kiwi: kiwi: कीवी: kiwi fruit; avocado: avocado: एवोकाडो: avacado, butter fruit, makhanphal, मक्खनफल; ' +
  'sugar-beet: sugar beet: शुगर बीट: sugarbeet, sugar beets, sugarbeets, shugar beet; passion-fruit: passion fruit: पैशन फ्रूट: passionfruit, krishna phal, कृष्णा फल; ' +
  'vetiver: vetiver: खस घास: khus grass, khus root, khus roots, vetiver khus, khas ki kheti, khus ki kheti, खस की खेती, vetiver grass; ' +
  'greater-yam: greater yam: रतालू: ratalu, ratalu yam, dioscorea, रतालु; ' +
  'chia: chia: चिया: chia seed, chiya, चिया सीड; gladiolus: gladiolus: ग्लेडियोलस: gladiolas; ' +
  'gerbera: gerbera: जरबेरा: jarbera; ' +
  'chrysanthemum: chrysanthemum: गुलदाउदी: guldaudi, shevanti, sevanti, शेवंती, सेवंती, shewanti; ' +
  'tuberose: tuberose: रजनीगंधा: rajnigandha, rajanigandha, निशिगंध; ' +
  'jasmine: jasmine: चमेली-मोगरा: mogra, chameli, bela flower, मोगरा, चमेली, मल्लिका फूल, malligai; ' +
  'bamboo: bamboo: बाँस की खेती: bans ki kheti, bamboo farming, baans ki kheti, बांस की खेती, bamboo plantation, बाँस के पौधे, bans ke paudhe; ' +
  'teak: teak: सागौन: sagaun, sagwan, सागवान, sagon; mahogany: mahogany: महोगनी: mahogani, mahogony; ' +
  'melia: melia dubia: मालाबार नीम: malabar neem, maha neem, melia, मालाबार नीम, मेलिया; ' +
  'rabbit: rabbit: खरगोश: rabbits, khargosh, khargosh palan; ' +
  'duck: duck: बत्तख: ducks, duckling, ducklings, battakh, batakh, batakh palan, bataksh; ' +
  'quail: quail: बटेर: bater, japanese quail, quails, bater palan; ' +
  'prawn: prawn: झींगा: prawns, shrimp, shrimps, jhinga, jheenga, vannamei, झींगा पालन; ' +
  'jamun: jamun: जामुन: jaamun, java plum; ' +
  'bael: bael: बेल का पेड़: bel patthar, bel ka ped, bel fal, बेल फल, wood apple; fig: fig: अंजीर: anjeer, anjir; ' +
  'date-palm: date palm: खजूर: khajur, khajoor, date palms; ' +
  'pear: pear: नाशपाती: nashpati, naashpati, babugosha, बब्बूगोशा; ' +
  'peach: peach: आड़ू: aadu fruit, aadoo, aaroo, आड़ू, plum, आलूबुखारा, alubukhara, aloo bukhara; ' +
  'walnut: walnut: अखरोट: akhrot, akharot, बादाम का पेड़, almond tree, badam ki kheti, बादाम की खेती, badam ka ped, apricot, khubani, खुबानी; ' +
  'kalonji: kalonji: कलौंजी: nigella, mangrela, kalaunji, मंगरैल; ' +
  'small-millets: kodo: कोदो-कुटकी: kodo millet, kutki, कुटकी, sawan millet, sanwa, सावाँ, kangni, कंगनी, kakun, काकुन, little millet, foxtail millet, barnyard millet, jhangora, झंगोरा, shree anna, श्री अन्न, cheena millet, chena; ' +
  'khesari: khesari: खेसारी: lathyrus, tiura, तिवड़ा, teora; ' +
  'taramira: taramira: तारामीरा: tara mira, taramera, तारामिरा; ' +
  'cocoa: cocoa: कोको: cacao, kokoa, cocoa beans, cocoa pod, cocoa pods; ' +
  'mesta: mesta: मेस्ता: kenaf, ambadi, अंबाडी, पटवा, मेस्टा, roselle fibre; ' +
  'singhara: water chestnut: सिंघाड़ा: singhara, singhada, singada, सिंघाड़े; ' +
  'betelvine: betel vine: पान की खेती: betelvine, pan ki kheti, paan ki kheti, betelvine, betel leaf, pan bareja, paan ka patta, paan bareja, paan baroj, pan baroj, paan boroj, boroj, baroj, bareja, बरेजा, बरोज, पान का पत्ता, पान बरेजा, पान की बेल; ' +
  'curry-leaf: curry leaf: कढ़ी पत्ता: kadhi patta, kari patta, karipatta, meetha neem, मीठा नीम, करी पत्ता; ' +
  'clove-nutmeg: nutmeg: जायफल-लौंग-दालचीनी: clove, cloves, laung, लौंग, jaiphal, जायफल, cinnamon, dalchini, दालचीनी; ' +
  'vanilla: vanilla: वनीला: vanila; ' +
  'safed-musli: safed musli: सफेद मूसली: musli, मूसली, shatavari, शतावरी, satawar, सतावर; ' +
  'kuttu: buckwheat: कुट्टू-राजगिरा: kuttu, कुट्टू, rajgira, राजगिरा, ramdana, रामदाना, grain amaranth, chaulai dana, ogla, phaphra; ' +
  'lettuce: lettuce: लेट्यूस-ज़ुकीनी: salad patta, zucchini, jukini, ज़ुकीनी, लेट्यूस, red cabbage, celery, parsley, pak choi, bok choy, exotic vegetables, exotic sabzi, विदेशी सब्जी, asparagus, cherry tomato; ' +
  'knol-khol: knol khol: गाँठ गोभी: kohlrabi, knolkhol, navalkol, ganth gobhi, gaanth gobhi, गांठ गोभी, नवलकोल; ' +
  'orchid: orchid: ऑर्किड: orchids, dendrobium, ऑर्किड्स; ' +
  'agarwood: agarwood: अगरवुड: agar wood, agar ki kheti, अगर की खेती, aquilaria; ' +
  'lac: lac: लाख की खेती: lakh ki kheti, laakh ki kheti, lac farming, लाख कीट, lac insect';

/**
 * The crops that people ask about. The same thing has other names in the mandi table and in the MSP table ("Paddy 1509",
 * "Paddy (Common)"), and others again in the field.
 */
export const CROPS: readonly CropWord[] = [
  crop(
    'wheat',
    ['wheat', 'गेहूँ'],
    'गेहूं, कनक, कणक, gehu, gehun, gehoon, genhu, kanak, ghau, ghaun, घउं, गहू, gahu, genhun, hd 2967, hd 3086, dbw 187, dbw 222, dbw 303, pbw 826',
    {
      mandi: 'Wheat',
      msp: ['Wheat'],
    },
  ),
  crop('basmati', ['basmati', 'बासमती'], '1509, 1121, pusa basmati, basmati dhan, बासमती धान, paddy 1509', {
    mandi: 'Paddy 1509',
  }),
  crop(
    'paddy',
    ['paddy', 'धान'],
    'rice, चावल, dhan, dhaan, chawal, jiri, jeeri, जीरी, jhona, झोना, भात, bhat, boro, boro rice, samba, samba rice, kuruvai, डांगर, dangar, pr 126, pr126, pr 121, pr121, pr 131, pr131, पीआर 126, पी आर 126, पीआर 121, पीआर 131',
    {
      mandi: 'Paddy 1509',
      msp: ['Paddy (Common)', 'Paddy (Grade A)'],
    },
  ),
  crop('maize', ['maize', 'मक्का'], 'corn, makka, makki, मक्की, मकई, makai, bhutta, भुट्टा', {
    mandi: 'Maize',
    msp: ['Maize'],
  }),
  crop('bajra', ['bajra', 'बाजरा'], 'pearl millet, bajre, baajra, बाजरे, bajri, बाजरी', {
    mandi: 'Bajra',
    msp: ['Bajra'],
  }),
  crop('barley', ['barley', 'जौ'], 'jau', { mandi: 'Barley', msp: ['Barley'] }),
  crop('jowar', ['jowar', 'ज्वार'], 'sorghum, jwar, juar', { msp: ['Jowar (Hybrid)', 'Jowar (Maldandi)'] }),
  crop('ragi', ['ragi', 'रागी'], 'finger millet, मंडुआ, mandua, madua', { msp: ['Ragi'] }),
  crop(
    'gram',
    ['gram', 'चना'],
    'chickpea, chickpeas, bengal gram, bengalgram, chana, channa, chane, चने, छोले, chhole, हरभरा, harbhara',
    {
      mandi: 'Gram',
      msp: ['Gram'],
    },
  ),
  crop('moong', ['moong', 'मूंग'], 'मूँग, mung, mug, mung bean, green gram, greengram', { mandi: 'Moong', msp: ['Moong'] }),
  crop('urad', ['urad', 'उड़द'], 'black gram, blackgram, udad, urd', { msp: ['Urad'] }),
  crop('arhar', ['tur', 'अरहर'], 'arhar, harhar, tuar, toor, pigeon pea, pigeonpea, red gram, redgram, तुअर, तूर', {
    msp: ['Tur (Arhar)'],
  }),
  crop('masur', ['lentil', 'मसूर'], 'masur, masoor', { msp: ['Lentil (Masur)'] }),
  crop(
    'mustard',
    ['mustard', 'सरसों'],
    'rapeseed, rapeseed mustard, gobhi sarson, gobi sarson, gobhi sarso, gobi sarso, गोभी सरसों, sarson, sarso, raya, राया, toria, toriya, तोरिया, lahi, सरों, सर्हों, sarhon, राई, rai, रायडो',
    {
      mandi: 'Mustard',
      msp: ['Rapeseed-Mustard'],
    },
  ),
  crop(
    'groundnut',
    ['groundnut', 'मूँगफली'],
    'peanut, ground nut, ground nuts, moongfali, mungfali, moongphali, भुईमूग, मगफळी, मगफली, magfali',
    {
      msp: ['Groundnut'],
    },
  ),
  crop('soybean', ['soybean', 'सोयाबीन'], 'soyabean, soya, soya bean, soyabin', { msp: ['Soybean (Yellow)'] }),
  crop('sunflower', ['sunflower', 'सूरजमुखी'], 'surajmukhi', { msp: ['Sunflower Seed'] }),
  crop('sesame', ['sesame', 'तिल'], 'sesamum, til, tilli, तिल्ली', { msp: ['Sesamum'] }),
  crop('niger', ['nigerseed', 'रामतिल'], 'niger seed, niger, ramtil', { msp: ['Nigerseed'] }),
  crop('safflower', ['safflower', 'कुसुम'], 'kusum, kardi, करडी', { msp: ['Safflower'] }),
  crop(
    'cotton',
    ['cotton', 'कपास'],
    'narma, नरमा, नरमे, kapas, kapaas, rui, कापूस, kapus, कपाह, gulabi sundi, gulabi illi, गुलाबी सुंडी, गुलाबी इल्ली, pink bollworm',
    {
      mandi: 'Cotton Narma',
      msp: ['Cotton (Medium Staple)', 'Cotton (Long Staple)'],
    },
  ),
  crop('guar', ['guar', 'ग्वार'], 'cluster bean, gwar, gawar', { mandi: 'Guar' }),
  crop(
    'sugarcane',
    ['sugarcane', 'गन्ना'],
    'ganna, ganne, गन्ने, ikh, ईख, cane, co 86032, co86032, co 0238, co0238, co 238, co 0118, co 15023, adsali, aadsali, आडसाली, अडसाली',
  ),
  crop(
    'onion',
    ['onion', 'प्याज'],
    'onions, small onion, sambar onion, shallot, shallots, chinna vengayam, vengayam, ulligadda, eerulli, pyaj, pyaaz, pyaz, piyaj, kanda, कांदा, डुंगळी, डुंगली, dungli, गंढे',
    { mandi: 'Onion' },
  ),
  crop('potato', ['potato', 'आलू'], 'potatoes, aalu, aaloo, aloo, alu, बटाटा, बटाका, batata, batate, आलुआं', {
    mandi: 'Potato',
  }),
  crop('tomato', ['tomato', 'टमाटर'], 'tomatoes, tamatar', { mandi: 'Tomato' }),
  crop('cauliflower', ['cauliflower', 'फूलगोभी'], 'phoolgobhi, fulgobhi, phool gobhi, gobhi, gobi, गोभी, फूल गोभी', {
    mandi: 'Cauliflower',
  }),
  // Grown like cauliflower, and sold at a price of its own.
  crop(
    'cauliflower',
    ['cabbage', 'पत्तागोभी'],
    'cabbages, पत्ता गोभी, pattagobhi, patta gobhi, patta gobi, band gobhi, bandgobhi, बंद गोभी, बंदगोभी',
  ),
  crop('chilli', ['chilli', 'मिर्च'], 'chili, chillies, mirch, mirchi, मिर्ची'),
  crop('okra', ['okra', 'भिंडी'], 'ladyfinger, lady finger, bhindi, bhendi, bindi, भिण्डी'),
  crop('brinjal', ['brinjal', 'बैंगन'], 'eggplant, aubergine, baingan, bengan, baigan, बैगन, bhanta'),
  crop('pea', ['pea', 'मटर'], 'peas, matar, mattar'),
  crop('carrot', ['carrot', 'गाजर'], 'radish, gajar, mooli, मूली, muli'),
  crop(
    'cucurbits',
    ['gourd', 'लौकी'],
    'bottle gourd, bitter gourd, cucumber, watermelon, muskmelon, melon, pumpkin, lauki, loki, louki, kakdi, ककड़ी, ghiya, घिया, karela, करेला, kheera, khira, kheere, खीरा, खीरे, tarbuj, तरबूज, kharbuja, खरबूजा, kaddu, कद्दू, tori, तोरी, round gourd, round melon, tinda sowing, tinda seed, tinda crop, tinda ki kheti, tinda kab, टिंडा की खेती, टिंडा कब',
  ),
  crop('garlic', ['garlic', 'लहसुन'], 'lahsun, lehsun, lahsan'),
  crop('ginger', ['ginger', 'अदरक'], 'adrak'),
  crop('turmeric', ['turmeric', 'हल्दी'], 'haldi'),
  crop('coriander', ['coriander', 'धनिया'], 'dhaniya, dhania, dhaniye, cilantro'),
  crop('cumin', ['cumin', 'जीरा'], 'jeera, jira, जीरुं, जीरू, jiru'),
  crop('fenugreek', ['fenugreek', 'मेथी'], 'methi'),
  crop('fennel', ['fennel', 'सौंफ'], 'saunf, sonf'),
  crop('mint', ['mint', 'पुदीना'], 'pudina, mentha, मेंथा'),
  crop(
    'mango',
    ['mango', 'आम का बाग'],
    'mangoes, आम, aam, alphonso, hapus, हापुस, langra aam, langra mango, dashehari, dasheri, dussehri, dusheri, दशहरी, दशहेरी, banganapalli, totapuri mango, himsagar, kesar aam, kesar mango, kesar mangoes, केसर आम, mohor, मोहर',
  ),
  crop('banana', ['banana', 'केला'], 'kela, kele, केले'),
  crop(
    'kinnow',
    ['kinnow', 'किन्नू'],
    'kinnu, citrus, orange, lemon, santra, संतरा, nimbu, नींबू, नीम्बू, malta, mosambi, mausambi, sweet lime, sweet limes, sweet orange, sweet oranges',
  ),
  crop('guava', ['guava', 'अमरूद'], 'amrud, amrood, अमरुद'),
  crop('apple', ['apple', 'सेब'], 'seb, apples, royal delicious, red delicious, रॉयल डिलीशियस'),
  crop('papaya', ['papaya', 'पपीता'], 'papita, papeeta, papite'),
  crop('pomegranate', ['pomegranate', 'अनार'], 'anar, anaar'),
  crop('grapes', ['grapes', 'अंगूर'], 'grape, angoor, angur, grapevine, grapevines, thompson seedless, draksh, द्राक्ष'),
  crop(
    'dairy',
    ['milk', 'दूध'],
    'cow, cows, calves, buffalo, buffaloes, bhans, bhens, bahins, cattle, calf, udder, dairy, गाय, भैंस, पशु, मवेशी, बछड़ा, थन, बछिया, बछड़ी, कटड़ा, कटड़ी, कटिया, पड़िया, heifer, heifers, bachhiya, bachiya, bachhdi, katda, katdi, katra, katiya, padiya, gaay, gai, gay, bhains, bhens, doodh, dudh, pashu, maveshi, bachhda, bail ko, bail ka, bail ke, bullock, bullocks, bull, bulls, सांड, साँड, बैल को, बैल का, बैल के, मझ, मज्झ, majh, mhais, म्हैस, गां, गाई',
  ),
  crop(
    'goats',
    ['goat', 'बकरी'],
    'goats, goat kid, goat kids, newborn kid, new born kid, kid born, should kid get, sheep, ewe, ewes, lamb, lambs, बकरा, बकरियाँ, भेड़, bakri, bakra, bhed',
  ),
  crop(
    'poultry',
    ['poultry', 'मुर्गी'],
    'chicken, chickens, chick, chicks, broiler, broilers, hen, चूजे, चूजा, ब्रॉयलर, chuze, chooze, chuja, hens, eggs, अंडे, मुर्गियाँ, murgi, murgiyan, ande',
  ),
  crop('fodder', ['fodder', 'चारा'], 'berseem, barseem, बरसीम, silage, साइलेज, chara, hara chara'),
  crop('litchi', ['litchi', 'लीची'], 'lychee, lichi'),
  crop(
    'fish',
    ['fish', 'मछली'],
    'fishes, fishery, fisheries, fish farming, pond, machhli, machli, machhali, matsya, talab, तालाब, मछलियाँ, rohu, katla, catla, रोहू, कतला, जीरा साइज',
  ),
  // The bare "bees" is left out: in Hindi with Latin letters it is twenty.
  crop(
    'bees',
    ['honey bees', 'मधुमक्खी'],
    'my bees, the bees, bees are, bees have, save bees, save the bees, bees box, apis, mellifera, cerana, bees dying, bees die, dead bees, bee colony, bee colonies, bee colonies per, colonies per hectare,  for bees, feed bees, feeding bees, bee hive, beehive, hives per acre, honey bee, honeybee, honeybees, pure honey, honey flow, honey production, beekeeping, bee keeping, bee box, bee boxes, bee farming, madhumakkhi, madhumakhi, madhu makkhi, shahad, शहद, मौन पालन, मधुमक्खियाँ',
  ),
  crop(
    'mushroom',
    ['mushroom', 'मशरूम'],
    'mushrooms, mashroom, mashrum, khumb, khumbi, खुंब, खुंबी, खुम्बी, dhingri, dhingree, ढींगरी, ढिंगरी, button mushroom, oyster mushroom',
  ),
  crop('oil-palm', ['oil palm', 'ऑयल पाम'], 'palm oil, oilpalm, पाम ऑयल, आयल पाम, पाम आयल'),
  crop('coconut', ['coconut', 'नारियल'], 'nariyal, coconuts'),
  crop('cashew', ['cashew', 'काजू'], 'kaju, cashews'),
  crop('jute', ['jute', 'जूट'], 'joot, पटसन, patsan'),
  crop('tea', ['tea', 'चाय'], 'chai, chay'),
  crop('coffee', ['coffee', 'कॉफी'], 'kofi, koffee, arabica, अरेबिका, robusta coffee, robusta plantation'),
  crop('rubber', ['rubber', 'रबड़'], 'rabad, rabar'),
  crop('arecanut', ['arecanut', 'सुपारी'], 'areca, supari, betel nut, adike, adake, adikke'),
  crop(
    'black-pepper',
    ['black pepper', 'काली मिर्च'],
    'pepper, kali mirch, kaali mirch, pepper vine, pepper vines, pepper plant, pepper garden',
  ),
  crop('cardamom', ['cardamom', 'इलायची'], 'elaichi, ilaychi, ilaichi, elakkai'),
  crop('tapioca', ['tapioca', 'टैपिओका'], 'cassava, kasava, कसावा'),
  crop('pineapple', ['pineapple', 'अनानास'], 'ananas'),
  crop('sweet-potato', ['sweet potato', 'शकरकंद'], 'sweet potatoes, शकरकंदी, shakarkand, shakarkandi, sakarkand'),
  crop('tobacco', ['tobacco', 'तंबाकू'], 'tambaku, tambakoo'),
  crop('castor', ['castor', 'अरंडी'], 'arandi, erandi, एरंडा, एरंड, eranda'),
  crop('linseed', ['linseed', 'अलसी'], 'alsi, flax, flaxseed'),
  // "Jai" alone is a greeting.
  crop(
    'oats',
    ['oats', 'जई'],
    'oat, jai boni, jai bona, jai bone, jai boi, jai boye, jai bo, jai lagani, jai lagana, jai chara, jai ka beej, jai ki buwai, jai ki katai, jai ki fasal, jai ki kheti, jai ki variety, jai ki kism',
  ),
  crop('strawberry', ['strawberry', 'स्ट्रॉबेरी'], 'strawberries'),
  crop(
    'pigs',
    ['pigs', 'सूअर'],
    'pig, piglet, piglets, sow and boar, boar for, one boar, a boar, many sows, pregnant sow, a sow, sow is pregnant, sow gives birth, sow pregnancy, sow pregnant, sow farrow, farrowing, gilts, piggery, suar, sooar, suwar, सुअर, सूकर, शूकर, sukar',
  ),
  crop(
    'cowpea',
    ['cowpea', 'लोबिया'],
    'cow pea, lobia, lobiya, chaulai bean, बरबटी, barbati, चवला, chawla, chavli, black eyed pea',
  ),
  crop('spinach', ['spinach', 'पालक'], 'palak, paalak, palak saag'),
  crop(
    'marigold',
    ['marigold', 'गेंदा'],
    'marigolds, genda, gende, gainda, gende ka phool, genda phool, गेंदे, गेन्दा, गेंदा फूल',
  ),
  crop('capsicum', ['capsicum', 'शिमला मिर्च'], 'bell pepper, sweet pepper, shimla mirch, simla mirch, shimla mirchi'),
  crop('aonla', ['aonla', 'आंवला'], 'amla, anvla, aanvala, aanwala, aanwla, awla, aawla, आँवला, आवंला, indian gooseberry'),
  ...UNWRITTEN.split('; ').map((names) => {
    const [english = '', hindi = '', others = english] = names.split(': ');
    return crop(`unwritten-${english.replaceAll(' ', '-')}`, [english, hindi], others);
  }),
  ...RARER.split('; ').map((names) => {
    const [subject = '', english = '', hindi = '', others = english] = names.split(': ');
    return crop(subject, [english, hindi], others);
  }),
  crop('saffron', ['saffron', 'केसर'], 'kesar, zafran, zaafran, jafran, जाफरान, kong posh'),
  crop('dragon-fruit', ['dragon fruit', 'ड्रैगन फ्रूट'], 'dragonfruit, ड्रेगन फ्रूट, kamalam'),
  crop('ashwagandha', ['ashwagandha', 'अश्वगंधा'], 'asgandh, असगंध'),
  crop('isabgol', ['isabgol', 'ईसबगोल'], 'isabgul, esabgol, इसबगोल, psyllium'),
  crop('tulsi', ['tulsi', 'तुलसी'], 'basil plant'),
  crop('rose', ['rose', 'गुलाब का फूल'], 'roses, gulab, gulab ki kheti, गुलाब, gulab ka phool'),
  crop(
    'poplar',
    ['poplar', 'पॉपलर'],
    'poplars, poplar tree, पोपलर, popular ka ped, popular tree, popular trees, popular ke ped, popular ke paudhe',
  ),
  crop('eucalyptus', ['eucalyptus', 'यूकेलिप्टस'], 'nilgiri tree'),
  crop('turnip', ['turnip', 'शलजम'], 'shalgam, shaljam, शलगम, turnips'),
  crop('beetroot', ['beetroot', 'चुकंदर'], 'beet, chukandar'),
  crop('broccoli', ['broccoli', 'ब्रोकली'], 'brokli, brokoli'),
  crop(
    'rajma',
    ['french bean', 'फ्रेंच बीन'],
    'french beans, frenchbean, फ्रासबीन, farasbean, rajma, rajmash, rajmah, kidney bean, kidney beans, राजमा',
  ),
  crop('sapota', ['sapota', 'चीकू'], 'chikoo, chiku, cheeku'),
  crop('custard-apple', ['custard apple', 'सीताफल'], 'sitaphal, sharifa, शरीफा'),
  crop('ber', ['ber', 'बेर'], 'jujube, apple ber, थाई एप्पल बेर, ber, ber ka bag, बेर का बाग, ber ka ped'),
  crop('arbi', ['colocasia', 'अरबी'], 'arbi, arvi, अरवी'),
  crop('suran', ['elephant-foot yam', 'सूरन'], 'jimikand, zimikand, suran, जिमीकंद, yam, elephant foot yam, ol, oal, ओल'),
  crop('parwal', ['pointed gourd', 'परवल'], 'parwal, parval'),
  crop(
    'ivy-gourd',
    ['ivy gourd', 'कुंदरू'],
    'little gourd, coccinia, kundru, kundroo, kunduru, tindora, tendli, tondli, kovakkai, dondakaya, कुंदरु, कुन्दरू, टिंडोरा, टेंडली, तोंडली',
  ),
  crop('ajwain', ['ajwain', 'अजवाइन'], 'ajwayan, ajvain, carom'),
  crop('kulthi', ['kulthi', 'कुल्थी'], 'kulthi dal, horse gram, horsegram'),
  crop('moth', ['moth bean', 'मोठ'], 'moth dal, moth ki kheti'),
  crop('makhana', ['makhana', 'मखाना'], 'fox nut, fox nuts, foxnut, मखाने, makhane'),
  crop('drumstick', ['drumstick', 'सहजन'], 'moringa, मोरिंगा, sahjan, sehjan, munga, मुनगा'),
  crop('jackfruit', ['jackfruit', 'कटहल'], 'jack fruit, kathal, katahal'),
  crop('mulberry', ['mulberry silk', 'रेशम'], 'mulberry, sericulture, silk, silkworm, शहतूत, shahtoot, shahtut, resham'),
];

/** A name as a sentence bends it: जीरा → जीरे, makka → makke. Written out, they go before names that only sound alike. */
function withOblique(names: readonly string[]): string[] {
  const bent = names.flatMap((name) =>
    name.endsWith('ा')
      ? [`${name.slice(0, -1)}े`]
      : name !== 'banana' && /[a-z]{3}a$/.test(name)
        ? [`${name.slice(0, -1)}e`]
        : [],
  );
  return [...names, ...bent];
}

/** Finds the crops that a text names. */
export const cropWords = new Lexicon<CropWord>(
  CROPS.map((word) => ({
    value: word,
    names: withOblique([...word.names, ...(REGIONAL_NAMES.get(word.subject) ?? [])]),
  })),
  SOUND_LIKE_CROPS,
);

/** The crop's name as an answer says it; undefined without a crop. */
export function nameOf(word: CropWord | undefined, language: Language): string | undefined {
  return word?.names[language === Language.HI ? 1 : 0];
}
