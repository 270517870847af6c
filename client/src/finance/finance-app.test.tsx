import { readFileSync } from 'node:fs';
import path from 'node:path';
import createCache from '@emotion/cache';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Texts } from '@/i18n/texts';
import type { Language } from '@/lib/language';
import { FinanceDocument } from './finance-document';
import { loadFinanceTexts } from './text-catalog';

async function start({ framed = true, language = 'en' as Language } = {}) {
  const texts = new Texts(language);
  await loadFinanceTexts(texts);
  const cache = createCache({ key: 'css' });
  const view = render(<FinanceDocument texts={texts} emotionCache={cache} framed={framed} />);
  return { ...view, user: userEvent.setup() };
}

const answer = () => screen.getByRole('region', { name: 'Result' });
/** The value beside a name in the answer. */
const amountOf = (name: string) => within(answer()).getByText(name).nextElementSibling?.textContent;

async function enter(user: ReturnType<typeof userEvent.setup>, name: RegExp, value: string) {
  await user.clear(screen.getByRole('textbox', { name }));
  await user.type(screen.getByRole('textbox', { name }), value);
}

test('KCC interest comes first and follows what is typed', async () => {
  const { user } = await start();
  expect(screen.getByRole('tab', { name: 'KCC interest' })).toHaveAttribute('aria-selected', 'true');
  await enter(user, /Loan amount/, '200000');
  await enter(user, /Paid back after/, '12');
  expect(amountOf('To pay back, on time')).toBe('₹2,08,000');
  expect(amountOf('You save by paying on time')).toBe('₹6,000');
  expect(amountOf('Cost of the loan a year, on time')).toBe('4\u00a0%');
});

test('a number that does not fit is marked, and no answer is shown for it', async () => {
  const { user } = await start();
  await enter(user, /Paid back after/, '13');
  const months = screen.getByRole('textbox', { name: /Paid back after/ });
  expect(months).toBeInvalid();
  expect(months).toHaveAccessibleDescription('Please enter a number from 1 to 12.');
  expect(answer()).toHaveTextContent('Please correct the marked fields.');
});

test('loan instalments come with a plot and the same in a table', async () => {
  const { user } = await start();
  await user.click(screen.getByRole('tab', { name: 'Loan instalments' }));
  await enter(user, /Loan amount/, '100000');
  await enter(user, /Interest rate/, '12');
  await enter(user, /Paid back over/, '1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Instalments' }), 'Every month');
  expect(amountOf('Each instalment')).toBe('₹8,885');
  expect(amountOf('Number of instalments')).toBe('12');
  const plot = screen.getByRole('img', { name: 'What is paid each year' });
  expect(plot.querySelectorAll('rect')).toHaveLength(2);
  expect(answer().querySelectorAll('tbody tr')).toHaveLength(1);
});

test('the crop budget names the break-even price, and a loss where there is one', async () => {
  const { user } = await start();
  await user.click(screen.getByRole('tab', { name: 'Crop budget' }));
  expect(amountOf('Break-even price per quintal')).toBe('₹1,030');
  expect(amountOf('Profit')).toBe('₹58,800');
  await enter(user, /Expected price/, '1000');
  expect(amountOf('Loss')).toBe('₹1,200');
});

test('arrow keys move between the calculators', async () => {
  const { user } = await start();
  screen.getByRole('tab', { name: 'KCC interest' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Crop budget' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Crop budget' })).toBeVisible();
});

test('the site’s language is taken over while it runs, and what was typed stays', async () => {
  const { user } = await start();
  await enter(user, /Loan amount/, '200000');
  window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'hi' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'खेती का हिसाब' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /कर्ज़ की रकम/ })).toHaveValue('200000');
  expect(document.documentElement).toHaveAttribute('lang', 'hi');
  expect(document.title).toBe('फिनट्रिन: खेती के हिसाब का औज़ार | Annapath');
});

test('on its own the tool leads back and offers the other language; inside the site it does not', async () => {
  const framed = await start();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  framed.unmount();
  const { user } = await start({ framed: false });
  expect(screen.getByRole('link', { name: 'All farm services' })).toHaveAttribute('href', '/services');
  await user.click(screen.getByRole('button', { name: 'हिंदी' }));
  expect(await screen.findByRole('tab', { name: 'केसीसी ब्याज' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'English' })).toHaveFocus();
});

test('the site’s colours are taken over while it runs', async () => {
  await start();
  localStorage.setItem('colour-scheme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'colour-scheme', newValue: 'dark' }));
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
});

test('first-paint.js reads the choices from where they are awaited', () => {
  const firstPaint = readFileSync(path.resolve(__dirname, '../../src/first-paint.js'), 'utf8');
  const keys = [...firstPaint.matchAll(/getItem\('([^']+)'\)/g)].map(([, key]) => key);
  expect(keys).toEqual(['colour-scheme', 'language', 'refreshToken']);
});
