import { screen, within } from '@testing-library/react';
import { catalogueRows, pageOf } from '@/testing/datasets';
import { renderApp } from '@/testing/render-app';

const services = catalogueRows('services');
const titles = [
  'Commodity Trade',
  'Krishi Sahayak AI',
  'NUVETRA',
  'Fintrin',
  'Test & Certification',
  'Storage & Cold Storage',
  'Transport Calculator',
  'Seeds & Fertilizer Store',
  'Tools & Machinery',
  'Mandi Bhav',
  'Agri News & Schemes',
  'KCC & Agriculture Loans',
  'AgriCare Support',
];

async function tiles(language: 'en' | 'hi' = 'en') {
  await renderApp('/services', { language, Query: { services: () => pageOf(services) } });
  const list = await screen.findByRole('list', { name: language === 'hi' ? 'सेवाएँ' : 'Services' });
  return within(list).getAllByRole('link');
}

test('shows the thirteen services in their order (AC-084, AC-010)', async () => {
  const links = await tiles();
  expect(links.map((link) => within(link).getByRole('heading').textContent)).toEqual(titles);
});

/** The rule of the specification (§2): in small letters, without ampersands, hyphens in place of spaces. */
const slugOf = (title: string) => title.toLowerCase().replaceAll('& ', '').replaceAll(' ', '-');

test('each tile leads to its page (AC-085)', async () => {
  const links = await tiles();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(titles.map((title) => `/services/${slugOf(title)}`));
});

test('leads on to an account and to a person (AC-086)', async () => {
  await tiles();
  const next = within(screen.getByRole('region', { name: 'Sell or buy with us' }));
  expect(next.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  expect(next.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

test('speaks Hindi', async () => {
  const links = await tiles('hi');
  expect(within(links[9] as HTMLElement).getByRole('heading', { name: 'मंडी भाव' })).toBeVisible();
});
