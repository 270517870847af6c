/** Of the crop that is sold in the rounds. */
export const QUINTALS = 80;
/** The least that is sold at once, where it is sold in parts. */
export const LEAST_LOT = 4;

export const WHEAT = {
  cropName: 'Wheat of many bids',
  category: 'grains',
  description: 'Clean, dry and graded by hand.',
  quantity: { amount: QUINTALS, unit: 'quintal' },
  price: { basePrice: 2520 },
  location: { state: 'Haryana', district: 'Hisar', address: 'Village Kaimri' },
};
