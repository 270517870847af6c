import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { catalogueRows, pageOf } from '@/testing/datasets';
import { renderApp } from '@/testing/render-app';

const PUBLIC = join(process.cwd(), existsSync('public') ? 'public' : 'client/public');

async function renderOffers(language: 'en' | 'hi' = 'en') {
  const seedOffers = jest.fn(() => pageOf(catalogueRows('seed-offers')));
  const fertilizerOffers = jest.fn(() => pageOf(catalogueRows('fertilizer-offers')));
  const app = await renderApp('/services/seeds-fertilizer-store', {
    language,
    Query: { seedOffers, fertilizerOffers },
  });
  await screen.findAllByRole('article');
  return { ...app, seedOffers, fertilizerOffers };
}

/** The picture in an offer's row. */
const picture = (name: string) =>
  screen.getByRole('heading', { name, level: 2 }).closest('article')?.querySelector('img')?.getAttribute('src');

test('there are two tabs, and Seeds is chosen first (AC-098, X-61)', async () => {
  await renderOffers();
  expect(screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['Seeds', 'true'],
    ['Fertilizers', 'false'],
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('18 offers');
  const wheat = within(screen.getByRole('heading', { name: 'Wheat HD 3226' }).closest('article') as HTMLElement);
  expect(wheat.getByText('₹1,680')).toBeVisible();
  expect(wheat.getByText('/ 40 kg bag')).toBeVisible();
  expect(wheat.getByText('Rabi')).toBeVisible();
  expect(picture('Wheat HD 3226')).toBe('/pictures/crops/wheat.webp');
});

test('each seed has the picture of its own crop (AC-720)', async () => {
  await renderOffers();
  const pictures = screen.getAllByRole('article').map((row) => row.querySelector('img')?.getAttribute('src'));
  expect(new Set(pictures).size).toBe(18);
  for (const path of pictures) expect([path, existsSync(join(PUBLIC, path ?? ''))]).toEqual([path, true]);
});

test('the other tab shows fertilizers and manures and asks for nothing (AC-100)', async () => {
  const { user, address, seedOffers, fertilizerOffers } = await renderOffers();
  await user.click(screen.getByRole('tab', { name: 'Fertilizers' }));
  expect(screen.getByText('₹266.50')).toBeVisible();
  expect(picture('DAP 18:46')).toBeUndefined();
  expect(address()).toBe('/services/seeds-fertilizer-store');
  expect(seedOffers).toHaveBeenCalledTimes(1);
  expect(fertilizerOffers).toHaveBeenCalledTimes(1);
});

test('an order opens a dialog and stays on the page (AC-098, X-27)', async () => {
  const { user, address } = await renderOffers();
  await user.click(screen.getByRole('button', { name: 'Order Now: Mustard RH 725' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mustard RH 725' }));
  expect(dialog.getByText(/2 kg packet: ₹320/)).toBeVisible();
  expect(dialog.getByText(/not open yet/)).toBeVisible();
  expect(address()).toBe('/services/seeds-fertilizer-store');
});

test('everything is there in Hindi', async () => {
  await renderOffers('hi');
  expect(screen.getByRole('tab', { name: 'बीज' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('button', { name: 'ऑर्डर करें: गेहूँ HD 3226' })).toBeEnabled();
});
