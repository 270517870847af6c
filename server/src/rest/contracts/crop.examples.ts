import { z } from 'zod';
import { cropFields } from './crop.shapes.js';

const id = '018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41';
const farmerId = '018f6b1e-9d20-7b44-a1c2-3344556677aa';
const pictures = [400, 800, 1600].map((width) => ({
  url: `/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-${width}.webp`,
  width,
  height: (width * 3) / 4,
}));

/** What an example does not name of a crop, and may be null, is null. */
const nullFields = (): Record<never, null> => {
  const nullable = Object.entries(cropFields).filter(([, field]) => field instanceof z.ZodNullable);
  return Object.fromEntries(nullable.map(([name]) => [name, null]));
};

/** A crop as lists show it. */
export const CROP_IN_LIST = {
  ...nullFields(),
  _id: id,
  id,
  cropName: 'Sharbati Wheat',
  name: 'Sharbati Wheat',
  nameInOtherScript: 'गेहूँ',
  category: 'grains',
  description: 'Clean and dry, from this harvest.',
  farmerId: { _id: farmerId, id: farmerId, firstName: 'Ramesh', email: 'ramesh@example.in' },
  farmer: { location: 'Hisar, Haryana', rating: 4.6, verified: true },
  location: { state: 'Haryana', district: 'Hisar', address: 'Village Kaimri' },
  images: [
    {
      id: '018f6b20-2a10-7c35-9d4e-7b1c2d3e4f50',
      url: '/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp',
      width: 1600,
      height: 1200,
      alt: 'Sharbati Wheat, picture 1',
      variants: pictures,
      isIllustration: false,
    },
  ],
  priceType: 'fixed',
  price: { basePrice: 2520 },
  quantity: { amount: 80, unit: 'quintal' },
  remainingQuantity: { amount: 80, unit: 'quintal' },
  harvestDate: '2026-04-10',
  qualityGrade: 'A',
  specifications: { organic: false, pesticidesUsed: [], fertilizersUsed: ['Urea'], certifications: [] },
  status: 'active',
  verified: true,
  rating: 4.6,
  reviews: 12,
  createdAt: '2026-04-12T06:30:00.000Z',
  version: 1,
};

/** The same crop on its own page. */
export const CROP = {
  ...CROP_IN_LIST,
  farmerId: { ...CROP_IN_LIST.farmerId, lastName: 'Yadav', phone: '5123456789' },
};

/** The same crop as its farmer lists it. */
export const CROP_TO_LIST = {
  cropName: 'Sharbati Wheat',
  category: 'grains',
  description: 'Clean and dry, from this harvest.',
  quantity: { amount: 80, unit: 'quintal' },
  price: { basePrice: 2520 },
  location: { state: 'Haryana', district: 'Hisar', address: 'Village Kaimri' },
  harvestDate: '2026-04-10',
  qualityGrade: 'A',
  specifications: { organic: false, fertilizersUsed: ['Urea'] },
};
