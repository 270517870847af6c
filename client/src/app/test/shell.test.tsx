import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const topLinks = [
  ['Marketplace', '/marketplace'],
  ['About', '/about'],
  ['Services', '/services'],
  ['Support', '/support'],
  ['Contact', '/contact'],
];

afterEach(() => jest.useRealTimers());

function linksOf(element: HTMLElement) {
  return within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('header', () => {
  test('the top navigation leads to the five pages, in order (AC-023)', async () => {
    await renderApp('/about');
    expect(linksOf(screen.getByRole('navigation', { name: 'Main' }))).toEqual(topLinks);
  });

  test('the mobile menu opens, holds the same links and closes (AC-024)', async () => {
    const { user } = await renderApp('/about');
    const toggle = screen.getByRole('button', { name: 'Open menu' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await user.click(toggle);
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
    const [, inMenu] = screen.getAllByRole('navigation', { name: 'Main' });
    expect(linksOf(inMenu as HTMLElement)).toEqual(topLinks);

    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1);
  });

  test.each([
    ['guest', 'Annapath, to the home page', '/'],
    ['farmer', 'Annapath, to your dashboard', '/farmer-dashboard'],
    ['buyer', 'Annapath, to your dashboard', '/buyer-dashboard'],
  ] as const)('the logo leads a %s to the right start (AC-025 to AC-027)', async (as, name, target) => {
    const { user, address } = await renderApp('/about', { as });
    await user.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(address()).toBe(target));
  });

  test('a guest sees Login and Sign Up (AC-028)', async () => {
    await renderApp('/about');
    const banner = screen.getByRole('banner');
    expect(within(banner).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(within(banner).getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  });

  test('somebody signed in sees the first name and Logout instead (AC-029, AC-030)', async () => {
    await renderApp('/about', { as: 'farmer' });
    const banner = screen.getByRole('banner');
    expect(within(banner).getByText('Asha')).toBeVisible();
    expect(within(banner).getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(within(banner).queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    expect(within(banner).queryByRole('link', { name: 'Sign Up' })).not.toBeInTheDocument();
  });
});

describe('the five places', () => {
  // Only a phone shows it: here it has no role.
  const inBar = () => [
    ...([...document.querySelectorAll('nav[aria-label="My places"]')].at(-1)?.querySelectorAll('a') ?? []),
  ];
  const shown = () => inBar().map((link) => [link.textContent, link.getAttribute('href')]);
  const market = ['Market', '/marketplace'];
  const prices = ['Prices', '/prices'];

  test.each([
    ['guest', [market, prices, ['Sell', '/add/crops'], ['Services', '/services'], ['Login', '/login']]],
    ['farmer', [market, prices, ['Sell', '/add/crops'], ['Deals', '/deals'], ['Me', '/me']]],
    ['buyer', [market, prices, ['Bids', '/buyer-dashboard'], ['Deals', '/deals'], ['Me', '/me']]],
  ] as const)('of a %s (AC-670)', async (as, places) => {
    await renderApp('/prices', { as });
    expect(shown()).toEqual(places);
    expect(inBar()[1]).toHaveAttribute('aria-current', 'page');
  });

  test('at a desk the first name opens them, and Escape closes them again (AC-670)', async () => {
    const { user } = await renderApp('/about', { as: 'buyer' });
    const banner = within(screen.getByRole('banner'));
    await waitFor(() => expect(document.querySelector('header details')).toBeInTheDocument());
    const menu = document.querySelector('header details') as HTMLElement;
    expect(menu).not.toHaveAttribute('open');
    await user.click(banner.getByText('Ravi'));
    expect(menu).toHaveAttribute('open');
    expect(linksOf(menu)).toEqual([market, prices, ['Bids', '/buyer-dashboard'], ['Deals', '/deals'], ['Me', '/me']]);
    await user.keyboard('{Escape}');
    expect(menu).not.toHaveAttribute('open');
  });
});

describe('footer', () => {
  test('platform and support links (AC-031, AC-032)', async () => {
    await renderApp('/about');
    const footer = screen.getByRole('contentinfo');
    const target = (name: string) => within(footer).getByRole('link', { name }).getAttribute('href');
    expect(target('Marketplace')).toBe('/marketplace');
    expect(target('Farmer Dashboard')).toBe('/login');
    expect(target('Buyer Dashboard')).toBe('/login');
    expect(target('Help Centre')).toBe('/support');
    expect(target('Raise a Ticket')).toBe('/support#ticket');
    expect(target('FAQs')).toBe('/support#faqs');
  });

  test('the contact block dials and writes to us (AC-033)', async () => {
    await renderApp('/about');
    const footer = screen.getByRole('contentinfo');
    expect(within(footer).getByRole('link', { name: /Phone/ })).toHaveAttribute('href', 'tel:+911140002024');
    expect(within(footer).getByRole('link', { name: /Email/ })).toHaveAttribute(
      'href',
      'mailto:support@annapath.example',
    );
  });

  test.each([
    [
      'Privacy Policy',
      /on your listings everybody sees your name, place, phone number.*write to support@annapath\.example/,
    ],
    ['Terms of Service', /neither buyer, seller nor middleman/],
    ['Refund Policy', /takes no payments and holds no money/],
  ])('%s says what holds here, and stays on the page (AC-034)', async (policy, said) => {
    const { user, address } = await renderApp('/about');
    await user.click(screen.getByRole('button', { name: policy }));
    expect(await screen.findByRole('dialog', { name: policy })).toHaveTextContent(said);
    expect(address()).toBe('/about');
  });

  test('the year is 2024 whatever the clock says (AC-035)', async () => {
    jest.useFakeTimers({ now: Date.parse('2030-06-01') });
    await renderApp('/about');
    expect(screen.getByText(/^© 2024 Annapath/)).toBeVisible();
  });
});

test('the next page gets the focus and its own title', async () => {
  const { user } = await renderApp('/about');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Contact' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(document.title).toBe('Contact | Annapath');
});
