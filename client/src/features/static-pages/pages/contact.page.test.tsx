import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';

afterEach(() => jest.restoreAllMocks());

const main = () => within(screen.getByRole('main'));

test('address, phones, emails and business hours (AC-082)', async () => {
  const { container } = await renderApp('/contact');
  expect(main().getByText(/Sector 14, Hisar/)).toBeVisible();
  const target = (name: string) => main().getByRole('link', { name }).getAttribute('href');
  expect(target('+91 11 4000 2024')).toBe('tel:+911140002024');
  expect(target('+91 98000 02024')).toBe('tel:+919800002024');
  expect(target('support@annapath.example')).toBe('mailto:support@annapath.example');
  expect(main().getAllByRole('link', { name: /@annapath\.example$/ })).toHaveLength(2);
  expect(main().getByRole('heading', { name: 'Business Hours' })).toBeVisible();
  expect(main().getByText('Phone: 9 AM - 6 PM Mon-Sat')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  ['Call Support', '+91 11 4000 2024'],
  ['Email Support', 'support@annapath.example'],
])('%s stays on the page and shows what to copy (AC-083, X-51)', async (button, text) => {
  const { user, address } = await renderApp('/contact');
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(main().getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: button }));
  expect(dialog.getByText(text)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: `Copy ${text}` }));
  expect(copy).toHaveBeenCalledWith(text);
  expect(await screen.findByText(`${text} copied`)).toBeVisible();
  expect(address()).toBe('/contact');
});
