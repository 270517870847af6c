/** One entry of a filter: the value as the data spells it, and its Hindi name. */
export type FilterOption = readonly [name: string, nameHi: string];

/** The state filter behind "All": National and the 19 states the news covers. */
export const SCOPES: readonly FilterOption[] = [
  ['National', 'राष्ट्रीय'],
  ['Haryana', 'हरियाणा'],
  ['Punjab', 'पंजाब'],
  ['Uttar Pradesh', 'उत्तर प्रदेश'],
  ['Rajasthan', 'राजस्थान'],
  ['Madhya Pradesh', 'मध्य प्रदेश'],
  ['Maharashtra', 'महाराष्ट्र'],
  ['Gujarat', 'गुजरात'],
  ['Bihar', 'बिहार'],
  ['West Bengal', 'पश्चिम बंगाल'],
  ['Odisha', 'ओडिशा'],
  ['Karnataka', 'कर्नाटक'],
  ['Tamil Nadu', 'तमिलनाडु'],
  ['Telangana', 'तेलंगाना'],
  ['Andhra Pradesh', 'आंध्र प्रदेश'],
  ['Kerala', 'केरल'],
  ['Assam', 'असम'],
  ['Chhattisgarh', 'छत्तीसगढ़'],
  ['Jharkhand', 'झारखंड'],
  ['Uttarakhand', 'उत्तराखंड'],
];

/** The crop filter behind "All": "All Crops" is a value of its own, then the 20 crops and sectors. */
export const CROPS: readonly FilterOption[] = [
  ['All Crops', 'सभी फसलें'],
  ['Wheat', 'गेहूँ'],
  ['Paddy', 'धान'],
  ['Maize', 'मक्का'],
  ['Millets', 'मोटे अनाज'],
  ['Pulses', 'दलहन'],
  ['Oilseeds', 'तिलहन'],
  ['Mustard', 'सरसों'],
  ['Cotton', 'कपास'],
  ['Sugarcane', 'गन्ना'],
  ['Vegetables', 'सब्ज़ियाँ'],
  ['Fruits', 'फल'],
  ['Horticulture', 'बागवानी'],
  ['Coconut', 'नारियल'],
  ['Cashew & Cocoa', 'काजू और कोको'],
  ['Dairy', 'डेयरी'],
  ['Fisheries', 'मत्स्य पालन'],
  ['Seeds', 'बीज'],
  ['Insurance', 'बीमा'],
  ['Credit', 'ऋण'],
  ['Technology', 'तकनीक'],
];
