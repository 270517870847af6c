import { screen, within } from '@testing-library/react';
import { catalogueRows, pageOf } from '@/testing/datasets';
import { renderApp } from '@/testing/render-app';

const rows = catalogueRows<{ kind: string }>('lab-tests').map((row) => ({ ...row, kind: row.kind.toUpperCase() }));

async function renderTests(language: 'en' | 'hi' = 'en') {
  const labTests = jest.fn(() => pageOf(rows));
  const app = await renderApp('/services/test-certification', { language, Query: { labTests } });
  await screen.findAllByRole('article');
  return { ...app, labTests };
}

/** The card of a test, by its name. */
const card = (name: string) =>
  within(screen.getByRole('heading', { name, level: 2 }).closest('article') as HTMLElement);

test('there are three tabs, and Other Tests is chosen first (AC-093)', async () => {
  await renderTests();
  expect(screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['Soil Test', 'false'],
    ['Water Test', 'false'],
    ['Other Tests', 'true'],
  ]);
});

test('the other tests cost what the specification says (AC-333)', async () => {
  await renderTests();
  expect(screen.getAllByRole('article')).toHaveLength(4);
  for (const [name, price] of [
    ['Organic Certification', '₹2,500'],
    ['Pesticide Residue', '₹1,800'],
    ['Nutritional Analysis', '₹3,200'],
    ['Seed Quality', '₹1,200'],
  ] as const) {
    expect(card(name).getByText(price)).toBeVisible();
  }
});

test('a soil test costs ₹800, a water test ₹600 with its report in 3-5 days; tabs ask for nothing (AC-331, AC-332, AC-100)', async () => {
  const { user, address, labTests } = await renderTests();
  await user.click(screen.getByRole('tab', { name: 'Soil Test' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(card('Soil Test').getByText('₹800')).toBeVisible();

  await user.click(screen.getByRole('tab', { name: 'Water Test' }));
  expect(card('Water Test').getByText('₹600')).toBeVisible();
  expect(card('Water Test').getByText('Report in 3-5 days')).toBeVisible();

  expect(address()).toBe('/services/test-certification');
  expect(labTests).toHaveBeenCalledTimes(1);
});

test('booking opens a dialog and neither leaves the page nor asks the server (AC-094, X-27)', async () => {
  const { user, address, labTests } = await renderTests();
  await user.click(screen.getByRole('button', { name: 'Book Test: Seed Quality' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Seed Quality' }));
  expect(dialog.getByText(/₹1,200 per sample, report in 10-14 days/)).toBeVisible();
  expect(dialog.getByText(/not open yet/)).toBeVisible();
  expect(address()).toBe('/services/test-certification');
  expect(labTests).toHaveBeenCalledTimes(1);
});

test('everything is there in Hindi', async () => {
  await renderTests('hi');
  expect(screen.getByRole('heading', { level: 1, name: 'जांच और प्रमाणन' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'अन्य जाँचें' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('button', { name: 'जाँच बुक करें: जैविक प्रमाणन' })).toBeEnabled();
});
