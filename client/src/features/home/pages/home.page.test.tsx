import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const main = () => within(screen.getByRole('main'));

test('the hero welcomes with the specified words and its own picture (AC-036)', async () => {
  await renderApp('/');
  expect(main().getByText('Welcome')).toBeVisible();
  expect(
    main().getByRole('heading', { level: 1, name: 'JOIN THE PLATFORM TRANSFORMING INDIAN AGRICULTURE' }),
  ).toBeVisible();
  expect(main().getByRole('img', { name: /Onions, tomatoes and mangoes/ })).toHaveAttribute('fetchpriority', 'high');
});

test('the public claims are shown (AC-012, AC-013)', async () => {
  await renderApp('/');
  const text = screen.getByRole('main').textContent;
  for (const claim of [
    'No middlemen',
    'Verified farmers',
    'Fair pricing',
    'Optional logistics support',
    '20-40% higher profit',
    'Founded in 2024',
    'From Field to Future',
  ]) {
    expect(text).toContain(claim);
  }
});

test('exactly six features (AC-038)', async () => {
  await renderApp('/');
  const features = main()
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
  expect(features).toEqual([
    'Easy Discovery',
    'Direct Connection',
    'Quality Assured',
    'Fair Pricing',
    'Local Focus',
    'Logistics Support',
  ]);
});

test('hero, features, For Farmers, For Buyers, footer, in this order (AC-041)', async () => {
  await renderApp('/');
  const inOrder = [
    main().getByText(words('home.welcome')),
    main().getByRole('heading', { name: words('home.feature.discovery.title') }),
    main().getByRole('heading', { name: 'For Farmers' }),
    main().getByRole('heading', { name: 'For Buyers' }),
    screen.getByRole('contentinfo'),
  ];
  const onThePage = [...document.querySelectorAll<HTMLElement>('*')].filter((element) => inOrder.includes(element));
  expect(onThePage).toEqual(inOrder);
});

test.each([
  ['Join as Farmer', 'Join as Farmer', 'Sign up as a farmer', '/signup?role=farmer'],
  ['Join as Buyer', 'Join as Buyer', 'Sign up as a buyer', '/signup?role=buyer'],
  ['Start Selling Today', 'For Farmers', 'Sign up as a farmer', '/signup?role=farmer'],
  ['Start Buying Today', 'For Buyers', 'Sign up as a buyer', '/signup?role=buyer'],
])('%s stays on the page and offers to sign up (AC-037, AC-039, AC-040, X-28)', async (button, title, link, target) => {
  const { user, address } = await renderApp('/');
  await user.click(main().getByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(address()).toBe('/');
  expect(within(dialog).getByRole('link', { name: link })).toHaveAttribute('href', target);
});

test('Hindi', async () => {
  await renderApp('/', { language: 'hi' });
  expect(main().getByRole('heading', { level: 1, name: 'भारतीय कृषि को बदल रहे मंच से जुड़िए' })).toBeVisible();
  expect(main().getByText(/20-40% ज़्यादा मुनाफ़ा/)).toBeVisible();
});
