import { screen, waitFor, within } from '@testing-library/react';
import { catalogueRows, pageOf } from '@/testing/datasets';
import { renderApp } from '@/testing/render-app';

const address = '/services/kcc-agriculture-loans';
const rows = catalogueRows('schemes');

async function open(path = address, language: 'en' | 'hi' = 'en') {
  const schemes = jest.fn(() => pageOf(rows));
  const app = await renderApp(path, { language, Query: { schemes } });
  const main = within(screen.getByRole('main'));
  await main.findByText(language === 'hi' ? /में से \d+ योजनाएँ/ : /^Showing/);
  return { ...app, main, schemes };
}

test('claims its four headline figures (AC-124, AC-134)', async () => {
  const { main } = await open();
  expect(main.getByText(/^95\+ schemes for farmers/)).toBeVisible();
  for (const [name, value] of [
    ['Schemes', '95+'],
    ['Max loan', '₹50L+'],
    ['States', '15+'],
    ['Categories', '8'],
  ] as const) {
    expect(main.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent).toBe(value);
  }
});

test('shows 20 cards, each with badges, amount, title, description, eligibility and agency (AC-129, AC-135)', async () => {
  const { main } = await open();
  const cards = main.getAllByRole('article');
  expect(cards).toHaveLength(20);
  const card = within(cards[0] as HTMLElement);
  expect(card.getByText('Income Support')).toBeVisible();
  expect(card.getByText('National')).toBeVisible();
  expect(card.getByText('₹6,000 a year in three instalments of ₹2,000')).toBeVisible();
  expect(card.getByRole('heading', { name: 'PM-KISAN Samman Nidhi' })).toBeVisible();
  expect(card.getByText(/^Income support paid straight/)).toBeVisible();
  expect(card.getByText(/^Land-holding farmer families/)).toBeVisible();
  expect(card.getByText('Ministry of Agriculture & Farmers Welfare')).toBeVisible();
});

test('shows three tags and counts the others; none are counted where there are three (AC-130, AC-131)', async () => {
  const { main } = await open();
  const cardOf = (title: string) =>
    within(main.getByRole('heading', { name: title }).closest('article') as HTMLElement);
  const tags = (title: string) =>
    within(cardOf(title).getByRole('list', { name: 'Tags' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(tags('PM-KISAN Samman Nidhi')).toEqual(['Direct transfer', 'e-KYC', 'Small farmers', '+2 more']);
  expect(tags('e-NAM Online Trading')).toEqual(['Mandi', 'Online auction', 'FPO']);
});

test('offers eight categories, a way back to all, and ten states in their order (AC-126, AC-127, X-29)', async () => {
  const { main } = await open();
  const toggles = within(main.getByRole('group', { name: 'Category' })).getAllByRole('button');
  expect(toggles).toHaveLength(8);
  expect(main.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  const states = within(main.getByRole('combobox', { name: 'State' })).getAllByRole<HTMLOptionElement>('option');
  expect(states.map(({ text }) => text)).toEqual([
    'All',
    'National',
    'Haryana',
    'Punjab',
    'Delhi',
    'Uttar Pradesh',
    'Maharashtra',
    'Gujarat',
    'Rajasthan',
    'Madhya Pradesh',
  ]);
});

test('the count follows the filters, which stand in the address (AC-128, X-31)', async () => {
  const { main, user, address: current, schemes } = await open();
  await user.selectOptions(main.getByRole('combobox', { name: 'State' }), 'Haryana');
  expect(await main.findByText('Showing 2 of 20 schemes')).toBeVisible();
  await user.click(main.getByRole('checkbox', { name: 'Include National schemes' }));
  expect(await main.findByText('Showing 13 of 20 schemes')).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Crop Insurance' }));
  expect(await main.findByText('Showing 2 of 20 schemes')).toBeVisible();
  expect(current()).toBe(`${address}?state=Haryana&national=yes&category=Crop+Insurance`);

  await user.click(main.getByRole('button', { name: 'All' }));
  expect(await main.findByText('Showing 13 of 20 schemes')).toBeVisible();
  expect(schemes).toHaveBeenCalledTimes(1);
});

test('nothing found is said in the specified words (AC-133)', async () => {
  const { main, user } = await open(`${address}?search=zzz`);
  expect(main.getByText('No schemes found')).toBeVisible();
  expect(main.getByText('Try adjusting your search criteria or filters')).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Clear filters' }));
  expect(await main.findAllByRole('article')).toHaveLength(20);
});

test.each(['View Details', 'Apply Now'])('%s opens a dialog and leads nowhere (AC-132, X-27)', async (label) => {
  const { main, user, address: current, schemes } = await open();
  await user.click(main.getByRole('button', { name: `${label}: PM-KUSUM` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'PM-KUSUM' }));
  expect(dialog.getByText(/Ministry of New & Renewable Energy/)).toBeVisible();
  expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+911140002024');
  expect(current()).toBe(address);
  expect(schemes).toHaveBeenCalledTimes(1);
});

test.each([
  ['PM-KISAN Samman Nidhi', 'pmkisan.gov.in', '155261'],
  ['Soil Health Card', 'soilhealth.dac.gov.in', '1800-180-1551'],
])('the dialogs of %s name the official portal and a number (AC-555)', async (title, portal, number) => {
  const { main, user } = await open();
  for (const label of ['View Details', 'Apply Now']) {
    await user.click(main.getByRole('button', { name: `${label}: ${title}` }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(await dialog.findByRole('link', { name: portal })).toHaveAttribute('href', `https://${portal}`);
    expect(dialog.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number.replaceAll('-', '')}`);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

test('where no portal is known, the dialog names the Kisan Call Centre (AC-555)', async () => {
  const { main, user } = await open();
  await user.click(main.getByRole('button', { name: 'View Details: Crop Residue Management Machines' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('link', { name: '1800-180-1551' })).toHaveAttribute('href', 'tel:18001801551');
  expect(dialog.queryByText('Official portal:')).not.toBeInTheDocument();
});

test('Enter in the search leaves the category as it is', async () => {
  const { main, user, address: current } = await open(`${address}?category=Crop+Insurance`);
  await user.type(main.getByRole('searchbox'), 'bima{Enter}');
  expect(await main.findByText('Showing 2 of 20 schemes')).toBeVisible();
  expect(current()).toContain('category=Crop+Insurance');
});

test('speaks Hindi', async () => {
  const { main } = await open(`${address}?state=Punjab`, 'hi');
  expect(main.getByRole('heading', { level: 1, name: 'सरकारी ऋण और योजनाएँ' })).toBeVisible();
  expect(main.getByText('20 में से 1 योजनाएँ')).toBeVisible();
});
