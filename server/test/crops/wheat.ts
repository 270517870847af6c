/** A complete listing as JSON. */
export const WHEAT = {
  cropName: 'Wheat',
  category: 'grains',
  description: 'Clean and dry.',
  quantity: { amount: 80, unit: 'quintal' },
  price: { basePrice: 2520 },
  location: { state: 'Haryana', district: 'Hisar', address: 'Village Kaimri' },
} as const;
