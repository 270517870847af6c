import { screen, within } from '@testing-library/react';
import { type RenderAppOptions, renderApp } from './render-app';

export const wheat = {
  id: 'wheat-1',
  cropName: 'Wheat HD-3086',
  category: 'GRAINS',
  farmer: { id: 'f1', firstName: 'Ramesh', email: 'ramesh@fields.example' },
  location: { state: 'Haryana', district: 'Hisar' },
  images: [
    { url: '/media/wheat.webp', alt: 'Sack of wheat', width: 960, height: 720, isIllustration: false, variants: [] },
  ],
  basePrice: 15000,
  auction: null,
  quantity: { amount: 80, unit: 'QUINTAL' },
  harvestDate: '2026-03-05',
  qualityGrade: 'A',
  verified: true,
  rating: 3.8,
  reviews: 12,
};
export const tomato = {
  ...wheat,
  id: 'tomato-1',
  cropName: 'Tomato',
  category: 'VEGETABLES',
  farmer: { id: 'f2', firstName: 'Savitri', email: 'savitri@garden.example' },
  location: { state: 'Rajasthan', district: 'Jaipur' },
  images: [],
  basePrice: 30,
  quantity: { amount: 900, unit: 'KG' },
  qualityGrade: 'B',
  verified: false,
  rating: null,
  reviews: null,
};
export const turmeric = { ...tomato, id: 'turmeric-1', cropName: 'Turmeric', category: 'SPICES' };

export type CropsArguments = { after?: string; filter?: { search?: string; near?: string }; sort?: string };

export const pageOf = (nodes: unknown[], hasNextPage = false) => ({
  nodes,
  pageInfo: { hasNextPage, endCursor: hasNextPage ? 'next' : null },
  totalCount: hasNextPage ? 500 : nodes.length,
});

/** The marketplace, with every request it makes in `requests`. */
export async function openMarketplace(
  crops: (args: CropsArguments) => unknown = () => pageOf([wheat, tomato, turmeric]),
  { path = '/marketplace', ...options }: RenderAppOptions & { path?: string } = {},
) {
  const requests: CropsArguments[] = [];
  const app = await renderApp(path, {
    ...options,
    Query: {
      crops: (_source, args: CropsArguments) => {
        requests.push(args);
        return crops(args);
      },
    },
  });
  return { ...app, requests };
}

export const cardNames = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
export const searchBox = () => screen.getByPlaceholderText('Search crops, farmers, or locations...');
