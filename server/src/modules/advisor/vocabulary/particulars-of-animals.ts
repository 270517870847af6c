import { type Particular, phrase } from './particular-shapes.js';

const MALES = '(?:bucks?|rams?|boars?|drakes?|cocks?|bulls?|males?|bakra|bakre|medha|nar|बकरा|बकरे|मेढ़ा|नर)';
const FEMALES =
  '(?:goats?|does|ewes?|sheep|sows?|gilts?|ducks?|hens?|cows?|females?|bakri|bakriyon|bhed|bhedon|madaon|मादा|मादाओं|बकरी|बकरियों|भेड़|भेड़ों)';

/** What is asked of animals alone, besides the parts of their keeping. */
export const PARTICULARS_OF_ANIMALS: readonly Particular[] = [
  {
    isOptional: true,
    ofAnimals: 'only',
    name: { en: 'how many females a male serves', hi: 'कितनी मादाओं पर एक नर' },
    asked: phrase(
      new RegExp(`(?:how many|kitn[ei]|कितन[ेी])[^.?।]{0,25}${FEMALES}[^.?।]{0,25}\\b${MALES}`, 'iu'),
      new RegExp(`${MALES}[^.?।]{0,30}(?:how many|kitn[ei]|कितन[ेी])[^.?।]{0,12}${FEMALES}`, 'iu'),
      new RegExp(`(?:how many|kitn[ei]|कितन[ेी])\\s+${MALES}[^.?।]{0,25}(?:for|ke liye|par|के लिए|पर)`, 'iu'),
    ),
    told: /\b(?:one|an?) (?:buck|ram|boar|drake|cock|bull|male)\b/iu,
    from: ['care', 'about'],
  },
  {
    isOptional: true,
    ofAnimals: 'only',
    name: { en: 'the space for each', hi: 'हर एक को जगह' },
    asked: phrase(
      /\b(?:floor )?space\b[^.?]{0,20}\b(?:each|per|one|an?|adult|need)|\bhow much (?:floor )?(?:space|room|area)\b|\bsq(?:uare)?\.? ?(?:feet|foot|ft|met(?:er|re)s?|m)\b[^.?]{0,20}\b(?:each|per|one|need)/iu,
    ),
    told: /\bsquare f(?:ee|oo)t\b|m² each|\bsquare metres?\b|\bm²/iu,
    from: ['care', 'about'],
  },
  {
    isOptional: true,
    ofAnimals: 'only',
    name: { en: 'the age at the first egg', hi: 'पहले अंडे की उम्र' },
    asked: phrase(
      /\b(?:first eggs?|(?:start|begin|started|starting)\w* (?:to )?lay\w*|lay\w*[^.?]{0,15}\b(?:what|which) age|(?:what|which) age\b[^.?]{0,25}\blay\w*|when (?:do|will|does)[^.?]{0,20}\b(?:start|begin)\w*[^.?]{0,10}\b(?:lay|egg))/iu,
      /\b(?:pahla|pehla) anda|ande dena (?:kab|shuru)|पहला अंडा|अंडे देना (?:कब|शुरू)/iu,
    ),
    told: /\bfirst eggs?\b|\bbegins? to lay\b|\blays? from\b/iu,
    from: ['care', 'about', 'yield'],
  },
  {
    isOptional: true,
    ofAnimals: 'only',
    name: { en: 'swimming', hi: 'तैरना' },
    asked: phrase(/\bswim\w*|\btair\w*|तैर/iu),
    told: /\bswim/iu,
    from: ['care', 'about'],
  },
  {
    isOptional: true,
    ofAnimals: 'only',
    name: { en: 'how long they are pregnant', hi: 'गर्भ के दिन' },
    asked: phrase(
      /\bhow (?:long|many (?:days|weeks|months))\b[^.?]{0,12}\b(?:is|are|does|do|will|stays?|remains?)\b[^.?]{0,25}\b(?:pregnan\w*|carry|carries|gestat\w*)|\bgestation (?:period|days|time)\b/iu,
    ),
    told: /\bgoat carries\b|\bsow carries\b|\bto birth: cow\b/iu,
    from: ['about'],
  },
  {
    isOptional: true,
    ofAnimals: 'only',
    name: { en: 'the signs of heat', hi: 'गर्मी में आने की पहचान' },
    asked: phrase(
      /\b(?:know|signs?|symptoms?|tell|identify|detect)\b[^.?]{0,30}\b(?:in|of|on) heat\b(?! (?:stress|stroke|wave))/iu,
    ),
    told: /\bin heat a goat\b|\bshe is in heat\b|\bheat comes every 21\b/iu,
    from: ['sign', 'about'],
  },
  {
    isOptional: true,
    ofAnimals: 'only',
    name: { en: 'the first mating', hi: 'पहली बार मिलाना' },
    asked: phrase(
      /\b(?:age|when)\b[^.?]{0,35}\b(?:mated?|mating|bred|first service|served?)\b(?![^.?]*\bafter (?:calving|kidding))/iu,
    ),
    told: /\bfirst mating\b|\bfirst insemination\b/iu,
    from: ['when', 'about', 'care'],
  },
  {
    isOptional: true,
    ofAnimals: 'only',
    name: { en: 'how many young', hi: 'कितने बच्चे' },
    asked: phrase(
      /\bhow many (?:young(?: ones)?|kids?|lambs?|piglets?|babies|bachche)\b[^.?]{0,30}\b(?:gives?|have|has|bears?|deliver|at a time|in (?:a|one) (?:year|time|litter))/iu,
    ),
    told: /\btwins\b|\bpiglets twice a year\b/iu,
    from: ['about', 'care', 'variety'],
  },
  {
    isOptional: true,
    ofAnimals: 'only',
    name: { en: 'how much they drink', hi: 'कितना पानी पीते हैं' },
    covers: 'water',
    asked: phrase(/\bhow (?:much|many litres?(?: of)?) water\b[^.?]{0,30}\b(?:drinks?|daily|per day|a day|needs?)/iu),
    told: /\bwater\b[^.;]{0,45}\d litres|\bdrinks?\b[^.;]{0,12}(?:\d|a quarter of a litre|half a litre)/iu,
    from: ['water', 'feed', 'care'],
  },
];
