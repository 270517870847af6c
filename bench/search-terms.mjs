/** What is listed on the measured market, and where. */
export const WORDS = {
  crops: ['wheat', 'basmati rice', 'tomato', 'onion', 'mustard', 'mango', 'turmeric', 'cotton', 'maize', 'chickpea'],
  /** Listed once in some thousand crops: a search for it finds its first one deep in the list. */
  rare: ['saffron', 'black cumin'],
  districts: [
    'hisar',
    'karnal',
    'nashik',
    'guntur',
    'indore',
    'patna',
    'ludhiana',
    'kota',
    'salem',
    'rajkot',
    'mandya',
  ],
};

/** What people mostly type. */
export const SEARCHES = [...WORDS.crops, ...WORDS.districts, 'farmer12@', 'onion', 'ric'];

const TERMS = 200;

/**
 * Two hundred terms of every kind that is dear in one way or another: common and rare, found nowhere, parts of words, several
 * words, one letter and two, names in Hindi and Roman Hindi, with slips, a farmer's name and address, what LIKE reads as a sign.
 */
export function hardTerms() {
  const all = [...WORDS.crops, ...WORDS.rare, ...WORDS.districts];
  const terms = [
    ...all,
    ...all.map((word) => word.slice(0, 3)),
    ...all.map((word) => word.slice(-4)),
    ...all.map((word) => word.slice(0, 2)),
    ...all.map((word) => `${word}x`),
    ...WORDS.crops.flatMap((crop) => WORDS.districts.slice(0, 2).map((district) => `${crop} ${district}`)),
    ...WORDS.rare.flatMap((crop) => WORDS.districts.map((district) => `${crop} ${district}`)),
    ...['tamatar', 'gehu', 'pyaaz', 'sarson', 'aam', 'haldi', 'kapas', 'makka', 'chana', 'kesar', 'kala jeera'],
    ...['टमाटर', 'गेहूं', 'प्याज', 'सरसों', 'आम', 'हल्दी', 'कपास', 'मक्का', 'चना', 'केसर'],
    ...['wheet', 'tomatoe', 'onoin', 'musterd', 'mangoe', 'tumeric', 'coton', 'maiz', 'chikpea'],
    ...[
      'a',
      'e',
      'z',
      'zz',
      'xq',
      '@',
      '%',
      '_',
      '\\',
      '...',
      'haryana',
      'bench.example',
      'farmer',
      'no such thing',
      'farmer1',
      'kumar',
    ],
    ...['wheat gehu', 'tamatar nashik', 'chawal karnal', 'pyaaz kota'],
  ];
  for (let number = 1; terms.length < TERMS; number += 7) terms.push(`farmer${number}@`);
  return [...new Set(terms)].slice(0, TERMS);
}
