import {
  BEFORE_HARVEST,
  COST_OF_ANIMAL,
  COST_OF_CROP,
  DRIED_HARVEST,
  DURATION,
  FIELD_TEMPERATURE,
  IN_TIME,
  KEEPS,
  OF_OTHER_THINGS,
  ONCE_IN_DAYS,
  PACKING,
  type Particular,
  phrase,
  SEEDLING_AGE,
  SPACING,
  STORE_TEMPERATURE,
  WHERE_IT_GROWS,
} from './particular-shapes.js';
import { PARTICULARS_OF_ANIMALS } from './particulars-of-animals.js';
import { PARTICULARS_OF_CARE } from './particulars-of-care.js';
import { words } from './words.js';

/** What is asked of crops besides the parts of their work. */
export const PARTICULARS: readonly Particular[] = [
  {
    isOptional: true,
    name: { en: 'where it grows', hi: 'कहाँ होता है' },
    asked: { has: (text) => WHERE_IT_GROWS.test(text) && !IN_TIME.test(text) && !OF_OTHER_THINGS.test(text) },
    told: /\bclimate\b/iu,
    from: ['soil'],
  },
  PACKING,
  SEEDLING_AGE,
  SPACING,
  {
    name: { en: 'the size of the pits', hi: 'गड्ढे का आकार' },
    isOptional: true,
    covers: 'harvest',
    asked: phrase(
      /\bpits?\b[^.?]{0,15}\b(?:size|big|deep)|\bsize of (?:the )?pits?|\bga+d+h?[ae]\b[^.?]{0,20}\bkitn|गड्ढ[ाेो][^।?]{0,20}कितन|कितन[ाे][^।?]{0,15}गड्ढ/iu,
    ),
    told: /\bpits?\b[^.]*\b(?:cm|metre|m each|half a metre)/iu,
    from: ['seed', 'when', 'soil', 'care'],
  },
  {
    name: { en: 'cutting the haulms before digging', hi: 'खुदाई से पहले डंठल काटना' },
    asked: phrase(
      /\b(?:haulms?|vines?|stems?|tops?|foliage)\b[^.?]{0,25}\bcut(?!tings\b|ting (?:size|length|gap|spacing|how many|needed|plant\w*)\b)|\bcut(?:ting)?\b[^.?]{0,20}\b(?:haulms?|vines|foliage|tops)\b(?! before (?:planting|transplanting))|\b(?:aa?lu|aa?loo|potato)\b[^.?]*\b(?:patt[aei]|danthal|bel)\b[^.?]{0,15}\b(?:kaa?t|kat)\w*|आलू[^।?]*(?:पत्त[ाेी]|डंठल|बेल)[^।?]{0,12}(?:काट|कटा)/iu,
    ),
    // The top of a plant that is to branch is nipped.
    told: /\bhaulms?\b|\bnip\b/iu,
    from: ['harvest', 'care'],
  },
  {
    isFigure: true,
    name: { en: 'the days to harvest', hi: 'पकने के दिन' },
    asked: {
      has: (text) =>
        !SEEDLING_AGE.asked.has(text) &&
        !KEEPS.test(text) &&
        !BEFORE_HARVEST.test(text) &&
        !ONCE_IN_DAYS.test(text) &&
        DURATION.some((pattern) => pattern.test(text)),
    },
    told: /\b(?:ready|ripe|ripens?|matures?|picking|pick|picked|harvest|cuts?|cutting|bears?|bearing|dig|lift)\b[^.;]*\b\d[\d–-]*\s*(?:days|months|weeks|years)|\b\d[\d–-]*\s*(?:days|months|weeks|years)\b[^.;]*\b(?:ready|ripe|ripens?|harvest|pick|cut|matures?)|\b(?:first|second|third|fourth|fifth|sixth) year\b|\b(?:seventh|eighth|ninth|tenth|eleventh|twelfth)\b[^.;]*\bmonth/iu,
  },
  {
    name: { en: 'male and female plants', hi: 'नर और मादा पौधे' },
    isOptional: true,
    covers: 'harvest',
    asked: phrase(
      /\b(?:male|female)s? (?:plants?|trees?|vines?)\b|\b(?:nar|mada) (?:paudh|poudh|podh|ped|bel)|(?:नर|मादा) (?:पौध|पेड़|पेड|बेल)/iu,
    ),
    told: /\bmales?\b/iu,
  },
  {
    isFigure: true,
    name: { en: 'the number of plants on an acre', hi: 'एक एकड़ में पौधों की संख्या' },
    asked: phrase(
      /^(?!.*\b(?:(?:per|a|one|each) hill|males?|females?|side (?:plants?|suckers?|shoots?)|(?:plants?|suckers?) to (?:keep|leave))\b).*\b(?:how many|number of)\s+(?:(?!on\b|per\b|days?\b|weeks?\b|months?\b|years?\b)[a-z]+\s+)?(?:plants?|trees?|saplings?|seedlings?|suckers?)\b/iu,
      /\b(?:plants?|trees?|seedlings?|saplings?) (?:per|an|in one|in an) acre\b/iu,
      /(?:kitn[ae]|कितन[ाे])\s+(?:[\p{L}\p{M}]+\s+)?(?:paudh?[ea]|poudh[ea]|podh?[ea]|ped|pedh|पौधे|पौधा|पेड|पेड़)(?![\p{L}\p{M}])/iu,
      /(?:\bpaudh?e|\bpoudhe|\bpodhe|\bped|पौधे|पेड़)\s+(?:kitne|कितने)\s+(?:lag|aate|aayenge|hote|chahiye|लग|आते|आएँगे|आएंगे|होते|चाहिए)/iu,
    ),
    told: /\b(?:plants?|trees?|palms?|suckers?|setts?|cuttings?|vines?) an acre|\d an acre\)/iu,
  },
  {
    isFigure: true,
    name: { en: 'the yield', hi: 'पैदावार' },
    asked: phrase(
      /\b(?:tel|oil)\s+kitn[ai]\b|\bkitna\s+tel\b|\bhow much oil\b|तेल कितना|कितना तेल/iu,
      /(?:पेड़|पौधे|बेल)\s+से\s+कितन|\b(?:ped|paudhe|bel)\s+se\s+kitn|(?:एकड़|बीघे|बीघा|हेक्टेयर|acre|ekad|bigha|bighe)\s+(?:में|मे|से|me|mein|se)\s+(?:कितन[ाेी]|kitn[aei])\s+(?:निकल|होत|होग|मिलत|मिलेग|nikal|hot|hog|milt|mileg)/iu,
      /\b(?:yields?|production|output)\b(?!.*\b(?:low|less|reduc\w*|increase|fall\w*)\b)|\b(?:paida?va?ar|paida?wa?ar|upaj|utpadan)\b|(?:पैदावार|उपज|उत्पादन)(?![\p{L}\p{M}])/iu,
      /(?:kitn[aei]|कितन[ाेी]|how (?:many|much))\s+(?:quintals?|kuntal|kwintal|क्विंटल|कुंतल|कुन्तल)(?:[\s,]+[\p{L}\p{M}]+){0,3}?[\s,]+(?:nikal\w*|hot\w*|milt\w*|comes?|get|expect|aat[aei]|aayeg[ai]|निकल[\p{L}\p{M}]*|होत[\p{L}\p{M}]*|मिलत[\p{L}\p{M}]*|आत[ाीे]|आएग[ाी]|per acre|per hectare)|\b(?:per|one|an) acre\s+(?:how (?:many|much)|kitn[aei])\s+(?:quintals?|kuntal)\b/iu,
      /\bhow much (?:[a-z]+ )?(?:comes?|do (?:we|i) get|can (?:we|i) get|will (?:come|i get)) (?:from|in|out of) (?:one|an|1) acre\b/iu,
      /\bhow many (?:nuts|coconuts|fruits?|kg)\b[^.?]{0,25}\b(?:tree|plant|palm|vine)s?\b[^.?]{0,20}\b(?:give|gives|bear|bears|yield)\b/iu,
      /\bhow (?:many|much) (?:tons?|tonnes?|bags?)\b(?: of)?(?: [a-z]+)? (?:per|an|from (?:one|an)|in (?:one|an)) acre\b(?![^.?]*\b(?:manure|dung|compost|urea|dap|fertili[sz]er|gypsum|lime|straw|seed|put|apply|give)\b)/iu,
    ),
    told: /\byields?\b|\boil an acre\b|\bquintals an acre\b/iu,
    from: ['yield', 'harvest', 'about', 'variety', 'care', 'water', 'nutrition', 'soil', 'when'],
  },
  ...PARTICULARS_OF_CARE,
  {
    name: { en: 'ploughing', hi: 'जुताई' },
    asked: words('plough, ploughing, plow, plowing, jutai, jutaai, jotai, जुताई, जोताई'),
    told: /plough|tillage|zero till/iu,
  },
  FIELD_TEMPERATURE,
  STORE_TEMPERATURE,
  {
    name: { en: 'resistant varieties', hi: 'रोधी किस्में' },
    asked: phrase(
      /\b(?:resistant|tolerant) (?:variet|seed|type|kism)\w*|\bro(?:g )?dhi kism\w*|\brog (?:na|nahi) lage\b|रोधी|रोग न लगे/iu,
    ),
    told: /\bresist|\btolerant/iu,
  },
  {
    name: { en: 'crops between the rows', hi: 'बीच की फसल (सहफसली)' },
    elsewhere: 'intercrops',
    from: ['seed', 'care', 'soil', 'when', 'variety', 'water', 'cost'],
    asked: phrase(
      /\binter ?-?crop|\bmixed crop|\bcompanion crop|\bcrops? (?:can|to|should) .*\b(?:between|along with|together)\b|\bbetween (?:the )?(?:rows|lines|trees)\b.*\bcrop|\bsah ?-?fasl|\bantar ?-?(?:fasal|varti|vartiya)|\bbeech (?:me|mein|ki jagah|ki jagah me|ki jagah mein)\b.*\b(?:fasal|laga|bo)|\bsath (?:me|mein) (?:laga|bo|uga)\w*|\bke sath (?:laga|bo|uga)\w*|\bsath (?:me|mein)? ?(?:kaun|kya|kons|dusri)\w*/iu,
      /(?:कौन|क्या)(?:[\s]+[\p{L}\p{M}]+){0,3}\s+साथ(?![\p{L}\p{M}])|\b(?:kaun|kons\w*|kya)(?: \w+){0,3} s(?:a|aa)th\b|\bwhich crop (?:with|along)/iu,
      /के\s+साथ\s+(?:में\s+|मे\s+)?[\p{L}\p{M}]+\s+(?:बो|लगा|उगा|की\s+खेती)|\bke sath (?:me |mein )?\w+ (?:bo|laga|uga)/iu,
      /अंतर(?:ा)?(?:वर्ती|फसल| फसल|शस्य|ाशस्य)|सह ?फसल|मिश्रित (?:फसल|खेती)|(?:बीच|साथ)(?: की जगह)?(?: में| मे)?\s+(?:[\p{L}\p{M}]+\s+){0,5}(?:फसल|क्या लगा|क्या बो)|साथ(?: में| मे)?\s+(?:लगा|बो|उगा)/iu,
    ),
    told: /inter ?-?crop|between (?:the )?(?:rows|lines|it|them|palms|trees|young)|\bcarries\b|\bgoes well with|grows well with|\bbetween\b(?!\s+(?:plants|\d|rows \d))[^.]*\b(?:urad|moong|bajra|mustard|potato|garlic|turmeric|ginger|vegetables|pulses|pepper)/iu,
  },
  {
    name: { en: 'how dry it has to be', hi: 'कितनी नमी पर' },
    asked: phrase(
      /(?<!\b(?:conserved|residual|kept|stored|soil|left|on) )\bmoisture\b|\bhow dry\b|\bhow much dry\b(?! (?:fodder|feed|matter|straw|cow|hay|dung))|\bnami\s+(?:[a-z]+\s+){0,3}?(?:kitn|honi|rakh|ho|par|pe)\w*|\bkitni\s+nami|\bkitna\s+sukha\w*|नमी\s+(?:[\p{L}\p{M}]+\s+){0,3}?(?:कितन|होनी|रख|पर|हो)[\p{L}\p{M}]*|कितनी\s+नमी|कितना\s+सूख[\p{L}\p{M}]*/iu,
    ),
    told: /%|\brattles?\b|\bcracks? between the teeth/iu,
    from: ['harvest', 'store', 'sell', 'action'],
  },
  {
    name: { en: 'seed treatment', hi: 'बीज उपचार' },
    elsewhere: 'seed-treatment',
    covers: 'seed',
    asked: phrase(
      /\bseed treat\w*|\btreat(?:ing|ed)? (?:the |my )?seeds?\b|\b(?:beej|bij|biej) ?(?:ka |ko )?up(?:a)?char|बीज\s*(?:का |को )?(?:उपचार|शोधन)|बीजोपचार|बीज[^।?]{0,40}(?:उपचारित|शोधित)|\b(?:beej|bij|seed)\b[^.?]{0,25}\b(?:mila|milaye|milana|mix)\b|बीज[^।?]{0,25}मिला/iu,
    ),
    told: /\btreat(?:ed|ment)?\b|Rhizobium|Trichoderma|\bculture\b/iu,
    from: ['seed', 'nutrition', 'care'],
  },
  {
    name: { en: 'the last watering', hi: 'आखिरी पानी' },
    asked: phrase(
      /\b(?:stop|last|final)\s+(?:[a-z]+\s+)?(?:water|irrigat)\w*|\b(?:pa?ani|sinchai|sichai)\s+(?:[a-z]+\s+)?(?:band|rok)\w*|\b(?:aa?khri|aa?khiri|antim)\s+(?:pa?ani|sinchai|sichai)|(?:पानी|सिंचाई)\s+(?:[\p{L}\p{M}]+\s+)?(?:बंद|रोक)[\p{L}\p{M}]*|(?:आखिरी|आख़िरी|अंतिम|आखरी)\s+(?:पानी|सिंचाई)/iu,
      /\bbefore (?:the )?harvest\w*\b[^.?]{0,25}\bdrain|\bdrain\w*\b[^.?]{0,40}\bbefore (?:the )?harvest/iu,
    ),
    told: /\b(?:stop|last|no more|hold|withhold|end)\b[^.;]*\b(?:water|irrigat)|\b(?:water|irrigat)\w*[^.;]*\b(?:stop|last one|ends?)\b|\blast one by\b/iu,
  },
  {
    name: { en: 'drying it', hi: 'सुखाना' },
    asked: phrase(
      DRIED_HARVEST,
      /\bhow (?:to|do i|should i|do we|shall i|long to) (?:sun ?)?dry\b|\bdrying (?:steps?|methods?|process|procedure)\b|\bsteps? (?:of|for|in) drying\b|\bcuring\b|\bdry(?:ing)? (?:it|them|the (?:crop|grain|rhizome|seed|fruit|flower|chilli|stigma)s?)\b|\bsukha(?:ye|yen|en|e|ein|na|ne|ni|u|un|kar)\b|सुखाए|सुखाएं|सुखाएँ|सुखाऊ|सुखाऊँ|सुखाऊं|सुखाना|सुखानी|सुखाने|सुखावे|सुखावल/iu,
    ),
    told: /\bdry|\bdried\b|\bcur(?:e|ed|ing)\b/iu,
    from: ['harvest', 'store', 'sell'],
  },
  {
    name: { en: 'boiling and finishing', hi: 'उबालना और तैयार करना' },
    asked: phrase(/\bboil(?:ing|ed)?\b|\bpolish(?:ing)?\b|\bubal\w*|\bprocessing\b|उबाल|पॉलिश|पालिश|प्रोसेसिंग/iu),
    told: /\bboil|\bpolish|\bprocess/iu,
  },
  {
    name: { en: 'how many traps', hi: 'कितने ट्रैप' },
    asked: phrase(
      /(?:how many|kitn[ea]|कितने)\s+(?:[\p{L}\p{M}]+\s+){0,2}(?:traps?|traip|ट्रैप|ट्रेप|जाल)(?![\p{L}\p{M}])|\btraps?\s+kitne/iu,
    ),
    told: /\btraps?\b[^.;]*\b(?:an|per|a) (?:acre|hectare)|\d[\d–-]*\s+(?:[a-z-]+ ){0,3}traps?\b|\b(?:one|two|three|four|five|six|eight|ten) (?:[a-z-]+ )?traps?/iu,
  },
  {
    isOptional: true,
    name: { en: 'litres of water', hi: 'कितने लीटर पानी' },
    asked: phrase(/\bhow many lit(?:re|er)s?\b|\bkitn[ei] lit(?:re|ar|er)\b|कितने लीटर/iu),
    told: /\blit(?:re|er)s?\b/iu,
    from: ['water', 'care'],
  },
  COST_OF_CROP,
  COST_OF_ANIMAL,
  ...PARTICULARS_OF_ANIMALS,
  {
    name: { en: 'what it earns', hi: 'मुनाफा' },
    asked: phrase(/\bprofit|\bmunafa|\bkamai\b|\bincome\b|\bearn|मुनाफ|कमाई|आमदनी/iu),
    told: /₹|\bprofit/iu,
  },
];
