import { Lexicon } from '../language/lexicon.js';

const words = (names: string): Lexicon<true> => new Lexicon([{ value: true, names: names.split(', ') }]);

/** Ideas that wordings are put together from. */
const IDEAS = {
  animal: words(
    'cow, cows, buffalo, buffaloes, cattle, goat, goats, sheep, animal, animals, livestock, calf, gay, gaay, gai, bhains, bhais, bhens, bakri, pashu, pashudhan, maveshi, janwar, janvar, गाय, भैंस, बकरी, भेड़, पशु, पशुधन, मवेशी, जानवर',
  ),
  insurance: words('insure, insured, insurance, insuring, bima, beema, bime, beeme, vima, बीमा, बीमे, विमा, pmfby'),
  insureWords: words(
    'claim, compensation, insurance, insured, bima, beema, bime, muavja, muawza, muavza, klem, kleim, दावा, क्लेम, बीमा, बीमे, मुआवजा, मुआवज़ा, विमा',
  ),
  notInsured: words(
    'not insured, no insurance, without insurance, had no insurance, did not insure, was not insured, uninsured, bima nahi, bima nahin, bima nhi, beema nahi, beema nhi, bina bima, bina beema, bime ke bina, bima nahi tha, bima nahi karaya, बीमा नहीं, बिना बीमा, बिना बीमे, बीमा भी नहीं, बीमा नही, बीमे के बिना',
  ),
  notPaid: words(
    'rejected, reject, refused, refuse, not paid, not received, not come, not given, no money, did not get, not got, too little, very less, less money, small, denied, pending, delayed, delay, nahi mila, nahi mili, nhi mila, nhi mili, nahin mila, nahi aaya, nhi aaya, nahi aya, nahi diya, nhi diya, nahi de rahi, nahi de rahe, kam mila, kam aaya, bahut kam, thoda mila, radd, khaarij, kharij, atka, ruka, नहीं मिला, नहीं मिली, नही मिला, नहीं आया, नही आया, नहीं दिया, नहीं दे, कम मिला, कम आया, बहुत कम, खारिज, रद्द, रिजेक्ट, अटका',
  ),
  cutCrop: words(
    'cut crop, cut wheat, cut paddy, harvested crop, harvested wheat, harvested paddy, after harvest, after cutting, lying in the field, crop was cut, crop lying, bundles, kati fasal, kati hui, kati padi, kata hua, kaat kar, kaat ke, katai ke baad, kat ke, kati huyi, kaati hui, कटी फसल, कटी हुई, कटा हुआ, कटी पड़ी, कटाई के बाद, काटकर, काट कर, काटी हुई, कटे हुए, पड़ी थी',
  ),
  rain: words(
    'rain, rained, rains, wet, soaked, barish, baarish, bheeg, bhig, bheegi, bhigi, bhigo, बारिश, बरसात, भीग, भीगी, पानी में, barsat, barsaat',
  ),
  fire: words(
    'fire, burnt, burned, burning, lightning, short circuit, aag, jal gayi, jal gai, jal gaya, jali, bijli giri, bijli gir, आग, जल गई, जल गयी, जल गया, बिजली गिरी, बिजली गिर',
  ),
  /** A field that hoppers have dried up looks burnt. */
  looksBurnt: words(
    'look, looks, like burnt, hopper, hoppers, bph, tela, phudka, fudka, jaisa, jaise, jaisi, तेला, फुदका, जैसा, जैसे, जैसी, burner, burning sun, leaf, leaves, patti, patte, पत्ते, पत्तियाँ',
  ),
  field: words(
    'crop, crops, field, standing crop, wheat, paddy, sugarcane, fasal, khet, gehu, gehun, dhan, dhaan, ganna, फसल, खेत, गेहूँ, गेहूं, धान, गन्ना, खड़ी फसल',
  ),
  loan: words(
    'loan, loans, kcc, debt, credit, lon, karj, karz, karja, karza, karje, rin, लोन, ऋण, कर्ज, कर्ज़, कर्जा, कर्जे, केसीसी, बैंक का पैसा',
  ),
  cannotPay: words(
    'cannot pay, cannot repay, can not pay, cant pay, cant repay, unable to pay, unable to repay, not able to pay, failed, failure, flood, drought, hail, destroyed, damaged, ruined, overdue, default, defaulter, restructure, restructuring, fasal kharab, fasal barbad, fasal nahi hui, fasal doob, kharab ho gayi, barbad, doob, doob gayi, sukha, nahi chuka, nahi bhar, nhi bhar, nhi chuka, kaise bharu, kaise bhare, kaise bharen, kaise chukau, kaise chukaye, kaise chukaun, chukau kaise, फसल खराब, फसल बर्बाद, फसल डूब, खराब हो, बर्बाद, डूब, सूखा, नहीं चुका, नही चुका, नहीं भर, कैसे चुकाऊँ, कैसे चुकाऊं, कैसे चुकाएँ, कैसे भरूँ, कैसे भरें',
  ),
  straw: words(
    'parali, paraali, prali, stubble, paddy straw, rice straw, crop residue, puaal, pual, पराली, पुआल, फसल अवशेष, धान के अवशेष, नाड़',
  ),
  subsidy: words(
    'subsidy, scheme, yojana, anudan, rent, kiraya, price, rate, bhav, सब्सिडी, योजना, अनुदान, किराया, भाव, रेट, mushroom, मशरूम, urea treatment, यूरिया उपचार',
  ),
  nextWater: words(
    'second irrigation, second water, second watering, 2nd irrigation, 2nd water, third irrigation, third water, 3rd irrigation, 3rd water, fourth irrigation, fourth water, next irrigation, last irrigation, dusra pani, dusra paani, doosra pani, doosra paani, dusri sichai, dusri sinchai, doosri sinchai, teesra pani, tisra pani, teesri sinchai, tisri sichai, chautha pani, akhri pani, aakhri pani, दूसरा पानी, दूसरी सिंचाई, तीसरा पानी, तीसरी सिंचाई, चौथा पानी, आखिरी पानी, दूजा पानी',
  ),
  wheat: words('wheat, gehu, gehun, gehoon, genhu, kanak, गेहूँ, गेहूं, कनक, कणक'),
  direct: words(
    'dsr, direct seeding, direct seeded, direct sowing, direct sown, without transplanting, d s r, sidhi bijai, seedhi bijai, sidhi buwai, seedhi buwai, sidhi buai, sidhi bijayi, bina ropai, डीएसआर, सीधी बिजाई, सीधी बुवाई, सीधी बुआई, बिना रोपाई',
  ),
  urea: words('urea, uria, yuria, यूरिया, युरिया'),
  lacking: words(
    'no urea, not available, not getting, not get, out of stock, shortage, instead of urea, instead, alternative, cannot get, cant get, ran out, khatam, nahi mil, nhi mil, nahi mila, nhi mila, nahin mil, nahi hai, jagah, ki jagah, badle, kami, killat, नहीं मिल, नही मिल, नहीं मिला, की जगह, बदले, की कमी, किल्लत, खत्म',
  ),
  citrus: words(
    'lemon, lime, nimbu, neebu, nimboo, kinnow, kinnu, orange, santra, malta, mosambi, citrus, नींबू, निंबू, नीम्बू, किन्नू, संतरा, मौसमी, माल्टा',
  ),
  noFlower: words(
    'no flower, no flowers, not flowering, not flower, not bearing, no fruit, no fruits, not fruiting, no bloom, not blooming, does not flower, phool nahi, fool nahi, phool nhi, fool nhi, phal nahi, fal nahi, phal nhi, fal nhi, ful nahi, ful nhi, phool nahin, फूल नहीं, फल नहीं, फूल नही, फल नही, flowers are not coming, flowers not coming, flower not coming, fruits are not coming, fruit not coming',
  ),
} as const;

/** Wordings that mean one entry, whatever else of the question is near others. */
interface Lead {
  readonly entry: string;
  readonly all: readonly Lexicon<true>[];
  readonly none?: readonly Lexicon<true>[];
}

/** In order: the first that fits is told. */
const LEADS: readonly Lead[] = [
  { entry: 'livestock-insurance', all: [IDEAS.animal, IDEAS.insurance], none: [IDEAS.field, IDEAS.loan] },
  { entry: 'loss-without-insurance', all: [IDEAS.notInsured] },
  { entry: 'claim-not-paid', all: [IDEAS.insureWords, IDEAS.notPaid] },
  { entry: 'claim-cut-crop-rain', all: [IDEAS.cutCrop, IDEAS.rain], none: [IDEAS.loan] },
  { entry: 'kcc-repayment', all: [IDEAS.loan, IDEAS.cannotPay] },
  { entry: 'claim-fire-flood', all: [IDEAS.fire, IDEAS.field], none: [IDEAS.straw, IDEAS.looksBurnt] },
  { entry: 'crop-residue', all: [IDEAS.straw], none: [IDEAS.subsidy] },
  { entry: 'wheat-irrigation', all: [IDEAS.nextWater, IDEAS.wheat] },
  { entry: 'paddy-direct-seeding', all: [IDEAS.direct] },
  { entry: 'urea-alternatives', all: [IDEAS.urea, IDEAS.lacking], none: [IDEAS.animal] },
  { entry: 'citrus-no-flowers', all: [IDEAS.citrus, IDEAS.noFlower] },
];

/** The entry that a question's wording means; undefined for most questions, which are searched. */
export function leadOf(question: string): string | undefined {
  return LEADS.find(
    ({ all, none = [] }) => all.every((idea) => idea.has(question)) && !none.some((idea) => idea.has(question)),
  )?.entry;
}
