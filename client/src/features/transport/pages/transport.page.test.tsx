import { screen, within } from '@testing-library/react';
import { catalogueRows, pageOf } from '@/testing/datasets';
import { renderApp } from '@/testing/render-app';

async function renderTransport(language: 'en' | 'hi' = 'en') {
  const transporters = jest.fn(() => pageOf(catalogueRows('transporters')));
  const app = await renderApp('/services/transport-calculator', { language, Query: { transporters } });
  return { ...app, transporters };
}

const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);

const fare = () => screen.getByRole('region', { name: 'Estimated fare' });
const cities = ['Hisar', 'Panipat', 'Sirsa', 'Gurgaon', 'Faridabad', 'Delhi', 'Jaipur'];

test('the fare calculator is open first, beside the transporters (AC-097, X-61)', async () => {
  await renderTransport();
  expect(screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['Fare Calculator', 'true'],
    ['Available Transporters', 'false'],
  ]);
});

test('it asks for cities, commodity, vehicle and quantity (AC-171 to AC-175)', async () => {
  await renderTransport();
  expect(optionsOf('From city')).toEqual(cities);
  expect(optionsOf('To city')).toEqual(cities);
  expect(optionsOf('Commodity')).toEqual(['Wheat', 'Rice', 'Cement', 'Steel', 'Other']);
  expect(optionsOf('Vehicle')).toEqual(['Open Truck', 'Closed Truck', 'Container', 'Tempo']);
  const quantity = screen.getByRole('textbox', { name: 'Quantity (tons)' });
  expect(quantity).toHaveValue('10');
  expect(quantity).toHaveAttribute('inputmode', 'decimal');
});

test('it starts with ten tons of wheat from Hisar to Delhi on an open truck (X-61)', async () => {
  await renderTransport();
  expect(within(fare()).getByText('Wheat from Hisar to Delhi, Open Truck')).toBeVisible();
  expect(within(fare()).getByRole('status')).toHaveTextContent('₹15,000');
  expect(within(fare()).getByText('10 tons × ₹15 per km × 100')).toBeVisible();
});

test('the fare follows vehicle and quantity, not route or commodity (AC-328, AC-329, X-35)', async () => {
  const { user } = await renderTransport();
  await user.selectOptions(screen.getByRole('combobox', { name: 'To city' }), 'Jaipur');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Commodity' }), 'Steel');
  expect(within(fare()).getByRole('status')).toHaveTextContent('₹15,000');

  for (const vehicle of ['Closed Truck', 'Container', 'Tempo']) {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Vehicle' }), vehicle);
    expect(within(fare()).getByRole('status')).toHaveTextContent('₹18,000');
  }
  const quantity = screen.getByRole('textbox', { name: 'Quantity (tons)' });
  await user.clear(quantity);
  await user.type(quantity, '2.5');
  expect(within(fare()).getByRole('status')).toHaveTextContent('₹4,500');
});

test('below one ton a message stands in place of a fare (AC-172)', async () => {
  const { user } = await renderTransport();
  const quantity = screen.getByRole('textbox', { name: 'Quantity (tons)' });
  await user.clear(quantity);
  await user.type(quantity, '0');
  expect(quantity).toBeInvalid();
  expect(quantity).toHaveAccessibleDescription('The quantity has to be at least 1 ton and at most 10,000.');
  expect(within(fare()).getByRole('status')).toHaveTextContent('—');
  expect(within(fare()).getByRole('button', { name: 'Book Transport' })).toBeDisabled();
});

test('three transporters are listed with everything about them; the tab asks for nothing (AC-176, AC-209, AC-100)', async () => {
  const { user, address, transporters } = await renderTransport();
  await user.click(screen.getByRole('tab', { name: 'Available Transporters' }));
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(3);
  const first = within(cards[0] as HTMLElement);
  expect(first.getByRole('heading', { name: 'Sample Haryana Roadlines' })).toBeVisible();
  expect(first.getByText('₹14')).toBeVisible();
  await user.click(first.getByText('Details: Sample Haryana Roadlines'));
  expect(first.getByText('Open Truck, Closed Truck, Tempo')).toBeVisible();
  expect(first.getByText('12 years')).toBeVisible();
  expect(first.getByText('5550010101')).toBeVisible();
  expect(first.getByText('4.6')).toBeVisible();
  expect(address()).toBe('/services/transport-calculator');
  expect(transporters).toHaveBeenCalledTimes(1);
});

test('Contact opens a dialog with the number and stays on the page (AC-015, X-27)', async () => {
  const { user, address } = await renderTransport();
  await user.click(screen.getByRole('tab', { name: 'Available Transporters' }));
  await user.click(await screen.findByRole('button', { name: 'Contact: Sample Haryana Roadlines' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sample Haryana Roadlines' }));
  expect(dialog.getByRole('link', { name: 'Call 5550010101' })).toHaveAttribute('href', 'tel:+915550010101');
  expect(address()).toBe('/services/transport-calculator');
});

test('everything is there in Hindi', async () => {
  await renderTransport('hi');
  expect(screen.getByRole('tab', { name: 'भाड़ा कैलकुलेटर' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('गेहूँ, हिसार से दिल्ली, खुला ट्रक')).toBeVisible();
  expect(screen.getByText('10 टन × ₹15 प्रति किमी × 100')).toBeVisible();
});
