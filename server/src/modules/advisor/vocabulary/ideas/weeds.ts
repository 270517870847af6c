import { words } from '../words.js';

/** Ideas of weeds: which they are, what was sprayed on them, and whether it may be sprayed yet. */
export const WEED_IDEAS = {
  weedicide24d: words(
    '2,4-d, 2 4 d, 2,4d, 24d, 2 4-d, weedicide, herbicide, kharpatwar ki dawa, kharpatvar ki dawa, 2,4-डी, 2 4 डी, खरपतवारनाशी, खरपतवार की दवा',
  ),
  weedsGrown: words(
    'kharpatwar bahut, kharpatwar jyada, kharpatwar zyada, bathua bahut, bathua jyada, bathua zyada, ghas bahut, ghaas bahut, weeds too many, many weeds, lot of weeds, full of weeds, weeds are more, खरपतवार बहुत, खरपतवार ज्यादा, बथुआ बहुत, बथुआ ज्यादा, घास बहुत',
  ),
  shootsAreOut: words(
    'aalu nikal aaye, aloo nikal aaye, aaloo nikal aaye, nikal aaye hai, nikal aaye h, ug aaye hai, ug gaye hai, ankur nikal aaye, shoots are out, have come up, has come up, plants are out, emerged, निकल आए, उग आए, अंकुर निकल आए',
  ),
  stillSpray: words(
    'ab bhi daal, abhi bhi daal, ab bhi dal, abhi bhi dal, ab daal sakte, ab bhi spray, still spray, still apply, spray now, apply now, अब भी डाल, अभी भी डाल, अब डाल सकते',
  ),
  mothaGrass: words('motha, motha ghas, motha grass, nutgrass, nut grass, mothe, मोथा, मोथा घास'),
  weedsOrWeedicide: words(
    'weed, weeds, weedicide, herbicide, grass, grasses, ghas, ghaas, kharpatwar, nadin, sawank, motha, खरपतवार, घास, खरपतवारनाशक, सांवक, मोथा',
  ),
  mandusi: words(
    'mandoosi, mandusee, manduusi, mandushi, gulli dande, gullidande, kanki weed, मण्डूसी, मंडुसी, मन्डूसी, गुल्लीडंडा, गुल्ली डंडे, गुल्ली-डंडा, mandusi, gulli danda, gullidanda, phalaris, मंडूसी, गुल्ली डंडा',
  ),
  grassKillerFailed: words(
    'clodinafop se nahi, clodinafop se nhi, clodinafop did not, clodinafop not, clodinafop failed, clodinafop no effect, sulfosulfuron se nahi, sulfosulfuron did not, sulfosulfuron failed, pinoxaden se nahi, pinoxaden did not, topik se nahi, क्लोडिनाफॉप से नहीं, क्लोडिनाफोप से नहीं, सल्फोसल्फ्यूरॉन से नहीं, पिनोक्साडेन से नहीं',
  ),
  weedSurvived: words(
    'did not die, does not die, not dying, no longer dies, no effect, not killed, nahi mari, nahi mara, nahi marti, nahi marta, nhi mari, nhi mara, mari hi nahi, mara hi nahi, asar nahi, नहीं मरी, नहीं मरा, नहीं मरती, नहीं मरता, मरी ही नहीं, मरा ही नहीं, असर नहीं',
  ),
  carrotLeavedWeed: words(
    'leaves like carrot, carrot like leaves, leaf like carrot, gajar jaise patte, gajar jaisi ghas, gajar jaisi pattiyan, पत्ते गाजर जैसे, गाजर जैसे पत्ते, गाजर जैसी पत्ती, गाजर घास, gajar ghas, congress grass, parthenium',
  ),
};
