import { screen, within } from '@testing-library/react';
import { catalogueRows, pageOf } from '@/testing/datasets';
import { type RenderAppOptions, renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const main = () => within(screen.getByRole('main'));

test('the hero welcomes with the specified words and its own picture (AC-036)', async () => {
  await renderApp('/');
  expect(main().getByText('Welcome')).toBeVisible();
  expect(
    main().getByRole('heading', { level: 1, name: 'JOIN THE PLATFORM TRANSFORMING INDIAN AGRICULTURE' }),
  ).toBeVisible();
  expect(main().getByRole('img', { name: /wheat field in morning mist/ })).toHaveAttribute('fetchpriority', 'high');
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

const crop = (place: number) => ({
  id: `crop-${place}`,
  cropName: `Wheat ${place} (गेहूँ)`,
  location: { state: 'Haryana', district: 'Hisar' },
  images: [{ url: `/media/${place}.webp`, alt: 'Sack', width: 960, height: 720, variants: [] }],
  basePrice: 2500,
  auction: null,
  quantity: { amount: 80, unit: 'QUINTAL' },
});

type Asked = { first?: number; sort?: string; commodity?: string; district?: string };

/** The page over six crops and the real mandi rows, with how the crops were asked for. */
async function openHome(options: RenderAppOptions = {}) {
  const asked: Asked[] = [];
  const rows = catalogueRows<{ commodity: string; location: string; trendDirection: string }>('mandi-prices').map(
    (row) => ({
      ...row,
      trendDirection: row.trendDirection.toUpperCase(),
    }),
  );
  const app = await renderApp('/', {
    ...options,
    Query: {
      crops: (_source, args: Asked) => {
        asked.push(args);
        return pageOf([1, 2, 3, 4, 5, 6].map(crop));
      },
      mandiPrices: (_source, { first, commodity, district }: Asked) =>
        pageOf(rows.filter((row) => row.commodity === commodity && row.location === district).slice(0, first)),
    },
  });
  return { ...app, asked };
}

const section = (name: string) => within(main().getByRole('region', { name }));
const targets = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('the search in the hero leads to the marketplace with what was typed (AC-590)', async () => {
  const { user, address } = await openHome();
  const form = main().getByRole('search');
  expect(form).toHaveAttribute('action', '/marketplace');
  expect(form).toHaveAttribute('method', 'get');
  const box = within(form).getByRole('searchbox', { name: 'Crop, farmer, place' });
  expect(box).toHaveAttribute('name', 'q');
  await user.type(box, ' red onion {Enter}');
  expect(await screen.findByPlaceholderText(words('marketplace.searchPlaceholder'))).toHaveValue('red onion');
  expect(address()).toBe('/marketplace?q=red+onion');
});

test('the six newest crops lead to their pages, with price and place (AC-591)', async () => {
  const { asked } = await openHome();
  const crops = section('Newest crops');
  const links = await crops.findAllByRole('link', { name: /^Wheat/ });
  expect(targets(links)).toEqual([1, 2, 3, 4, 5, 6].map((place) => `/contact-farmer/crop-${place}`));
  expect(links[0]).toHaveTextContent('Wheat 1₹2,500 per quintal');
  expect(links[0]).toHaveTextContent('Hisar, Haryana');
  expect(asked).toEqual([{ first: 6, sort: 'NEWEST' }]);
  expect(crops.getByRole('link', { name: 'See all crops' })).toHaveAttribute('href', '/marketplace');
});

test('six prices of one mandi lead to the mandis of the commodity (AC-592)', async () => {
  await openHome();
  const prices = section('Mandi prices');
  const wheat = await prices.findByRole('link', { name: /^Wheat/ });
  expect(wheat).toHaveTextContent('₹2,500');
  expect(prices.getByText('Hisar Mandi, ₹ per quintal, sample data')).toBeVisible();
  expect(targets(prices.getAllByRole('link'))).toEqual([
    '/prices',
    '/services/mandi-bhav?commodity=Wheat',
    '/services/mandi-bhav?commodity=Mustard',
    '/services/mandi-bhav?commodity=Paddy+1509',
    '/services/mandi-bhav?commodity=Onion',
    '/services/mandi-bhav?commodity=Potato',
    '/services/mandi-bhav?commodity=Tomato',
  ]);
});

test('the services are links by their own names (AC-593)', async () => {
  await openHome();
  const services = section('Farm services');
  expect(services.getByRole('link', { name: /^Storage & Cold Storage/ })).toHaveAttribute(
    'href',
    '/services/storage-cold-storage',
  );
  expect(services.getAllByRole('link')).toHaveLength(9);
});

test('what lies between is in Hindi too', async () => {
  await openHome({ language: 'hi' });
  expect(await section('मंडी भाव').findByRole('link', { name: /^गेहूँ/ })).toBeVisible();
  expect(section('मंडी भाव').getByText(/^हिसार मंडी/)).toBeVisible();
  expect(section('नई फसलें').getAllByText('प्रति क्विंटल')).toHaveLength(6);
  expect(section('नई फसलें').getAllByText('गेहूँ')[0]).toBeVisible();
});
