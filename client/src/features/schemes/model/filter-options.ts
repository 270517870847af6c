/** The eight categories in the order of the toggles, with their Hindi names. */
export const CATEGORIES = [
  ['Income Support', 'आय सहायता'],
  ['Credit & Loans', 'उधार और ऋण'],
  ['Crop Insurance', 'फसल बीमा'],
  ['Machinery & Technology', 'मशीनरी और तकनीक'],
  ['Irrigation & Energy', 'सिंचाई और ऊर्जा'],
  ['Infrastructure & Storage', 'बुनियादी ढांचा और भंडारण'],
  ['Organic & Soil Health', 'जैविक खेती और मिट्टी की सेहत'],
  ['Allied & Social Security', 'सहायक कार्य और सामाजिक सुरक्षा'],
] as const;

export const NATIONAL = 'National';

/** The state filter behind "All", in the specification's order. */
export const STATES = [
  [NATIONAL, 'राष्ट्रीय'],
  ['Haryana', 'हरियाणा'],
  ['Punjab', 'पंजाब'],
  ['Delhi', 'दिल्ली'],
  ['Uttar Pradesh', 'उत्तर प्रदेश'],
  ['Maharashtra', 'महाराष्ट्र'],
  ['Gujarat', 'गुजरात'],
  ['Rajasthan', 'राजस्थान'],
  ['Madhya Pradesh', 'मध्य प्रदेश'],
] as const;
