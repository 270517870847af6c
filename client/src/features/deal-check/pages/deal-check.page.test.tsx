import { screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';

const found = {
  number: 'AP-2026-000123',
  madeOn: '2026-03-05',
  crop: 'Wheat',
  quantity: { amount: 40, unit: 'QUINTAL' },
  state: 'WEIGHED',
};
const CODE = 'AP-2026-000123-7F3A91C2';
const open = (dealCheck: (source: unknown, args: { checkCode: string }) => unknown, language: 'en' | 'hi' = 'en') =>
  renderApp(`/deals/check/${CODE}`, { language, Query: { dealCheck } });

test('a guest sees that the agreement is genuine, and what it says without names and prices', async () => {
  let asked = '';
  const { container } = await open((_source, { checkCode }) => {
    asked = checkCode;
    return found;
  });
  expect(await screen.findByText('This agreement is registered with Annapath.')).toBeVisible();
  expect(asked).toBe(CODE);
  const panel = screen.getByRole('region', { name: 'AP-2026-000123' });
  for (const text of ['05 Mar 2026', 'Wheat', '40 quintals', 'weighed']) expect(panel).toHaveTextContent(text);
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect((await axe(container)).violations).toEqual([]);
});

test('in Hindi', async () => {
  await open(() => found, 'hi');
  expect(await screen.findByText('यह करारनामा Annapath पर दर्ज है।')).toBeVisible();
  expect(screen.getByText('40 क्विंटल')).toBeVisible();
});

test('an unknown one says so, and whom to ask', async () => {
  await open(() => null);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No agreement with this number and code.' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask us about it' })).toHaveAttribute('href', '/support');
});

test('a failure is no judgement, and can be tried again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let works = false;
  const { user } = await open(() => {
    if (!works) throw new GraphQLError('down');
    return found;
  });
  expect(await screen.findByRole('heading', { name: 'The agreement could not be looked up.' })).toBeVisible();
  expect(log).toHaveBeenCalled();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This agreement is registered with Annapath.')).toBeVisible();
  log.mockRestore();
});
