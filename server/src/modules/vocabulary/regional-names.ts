/**
 * What a crop is called in one part of the country: in Bhojpuri, Awadhi, Bundeli, Malwi, Marwari, Maithili and Chhattisgarhi, in
 * the kitchen, and in the south by who writes English. "subject: names". Names that mean something else in other parts (जाम, बूट, टिंडे) are left out.
 */
const NAMES =
  'brinjal: भांटा, भंटा, भाटा, भटा; okra: रमतोरई, रामतोरई, रमतरोई, रामतरोई, रमतोरिया; ' +
  'arbi: घुइयां, घुइयाँ, घुईयां, अरुई, अरुआ, कोचई; ' +
  'cucurbits: तोरई, तुरई, तरोई, तुरिया, गिलकी, नेनुआ, नेनुवा, झिंगनी, कुम्हड़ा, कोहड़ा, कोंहड़ा, काशीफल, पेठा, लोकी, लउकी, चिचिंडा, ककोड़ा; ' +
  'chilli: मरचा, मर्चा, मरिचा; garlic: लसुन; onion: गोंदली; tomato: टिमाटर, टमाटो; maize: जोन्हरी; mustard: लाही, राइड़ा; ' +
  'linseed: तीसी; groundnut: मुमफली, मूमफली, मूंगफल्ली, सींगदाना; cowpea: बोड़ा, चवला, चंवला; guar: ग्वारफली, गवारफली, गंवार फली; ' +
  'guava: बिही, जामफल, जाम फल; kinnow: लिंबू, लिम्बू, मोसंबी, मौसंबी; sugarcane: ऊख, ऊंख, कुशियार, कुसियार, सांठा; ' +
  'arhar: रहर, राहर, रहड़, राहड़; urad: उरद, उड़िद; pea: केराव, बटरी, बटला, बटाना; small-millets: कोदो, कोदों, सांवा, सावां; ' +
  'turmeric: हरदी; paddy: मुंजी; rajma: फ्रेंच बीन्स, बीन्स; spinach: चौलाई, चौराई; ' +
  'urad: minumulu, minumu, ulundu, uddu; moong: pesalu, hesaru, pasipayaru; arhar: kandulu, thuvarai, togari; gram: senagalu, sanagalu; ' +
  'groundnut: verusenaga, nilakadalai, kadalekai; sesame: nuvvulu; maize: mokkajonna, makkacholam; jowar: jonnalu, cholam; ' +
  'bajra: sajjalu, kambu; ragi: kelvaragu; chilli: mirapakaya, milagai, menasinakai; brinjal: vankaya, kathirikai, badanekai; ' +
  'paddy: kuruvai, thaladi, navarai; small-millets: korra, korralu, navane, thinai, varagu, haraka, kuthiraivali, oodalu, panivaragu, proso millet, browntop millet; ragi: nachni, nachani; ' +
  'jowar: jola, jonna; bajra: sajje; ' +
  'okra: bendakaya, vendakkai; tapioca: maravalli; coconut: thengai; castor: amudalu, aamanakku; cotton: paruthi; ' +
  'turmeric: pasupu, manjal, arishina; onion: vengayam, eerulli; kulthi: ulavalu, huruli; cowpea: alasandalu, bobbarlu, karamani; cauliflower: करमकल्ला, गांठगोभी, गाँठगोभी';

/** The regional names of crops, by the subject of the knowledge base's entries. */
export const REGIONAL_NAMES: ReadonlyMap<string, readonly string[]> = NAMES.split('; ').reduce((all, line) => {
  const [subject = '', names = ''] = line.split(': ');
  return all.set(subject, [...(all.get(subject) ?? []), ...names.split(', ')]);
}, new Map<string, readonly string[]>());
