import routes from '../../routes.json' with { type: 'json' };
import { words } from './words';

/** Who opens the route. A guest sees every public one; four need a session (spec §6). */
export type Visitor = 'guest' | 'farmer' | 'buyer';

export interface RouteCheck {
  /** `:id` stands for a listing with several pictures, on a deal's page for a deal of the visitor, on a person's for its farmer, where a listing is changed for the visitor's own. */
  readonly path: string;
  /** The page's h1 in English. */
  readonly heading?: string | RegExp;
  /** The h1 where it is the same in every language: a number, or what a farmer calls the crop. */
  readonly name?: string;
  readonly visitor?: Visitor;
  readonly status?: number;
  /** What the page shows when its data has come; without it the heading is enough. */
  readonly data?: string;
  /** The server sends the bare shell for it: it begins with a sign-in, or is for one person alone. */
  readonly shell?: boolean;
  /** One of the main pages, which are looked at in the dark as well. */
  readonly dark?: boolean;
}

type PageName = keyof typeof routes.pages | keyof typeof routes.services;

/**
 * What each page of the product shows; the type check fails where a page of routes.json has no line here. A heading that
 * the page's own test writes out is taken from the catalog.
 */
const CHECKS: Record<PageName, Omit<RouteCheck, 'path'>> = {
  home: { heading: words('home.heading'), dark: true },
  marketplace: { heading: words('marketplace.title'), data: 'article', dark: true },
  login: { heading: words('login.title'), shell: true },
  signup: { heading: words('signup.title'), shell: true },
  forgotPassword: { heading: words('forgotPassword.title'), shell: true },
  about: { heading: 'About Us' },
  support: { heading: words('support.title.support') },
  contact: { heading: 'Contact' },
  services: { heading: 'Services', data: 'a[href="/services/agricare-support"]', dark: true },
  'commodity-trade': { heading: words('title.commodity-trade') },
  'krishi-sahayak-ai': { heading: words('advisor.title') },
  nuvetra: { heading: words('title.nuvetra') },
  fintrin: { heading: 'Fintrin' },
  'test-certification': { heading: 'Test & Certification', data: 'article' },
  'storage-cold-storage': { heading: 'Storage & Cold Storage', data: 'article' },
  'transport-calculator': { heading: 'Transport Calculator' },
  'seeds-fertilizer-store': { heading: 'Seeds & Fertilizer Store', data: 'article' },
  'tools-machinery': { heading: 'Tools & Machinery', data: 'article' },
  'mandi-bhav': { heading: 'Mandi Bhav', data: 'tbody tr', dark: true },
  'agri-news-schemes': { heading: 'Agri News & Schemes', data: 'article' },
  'kcc-agriculture-loans': { heading: 'Government Loans & Schemes', data: 'article' },
  'agricare-support': { heading: words('support.title.agricare') },
  farmerDashboard: { heading: words('farmerDashboard.title'), visitor: 'farmer', data: 'li h3', dark: true },
  buyerDashboard: { heading: 'Buyer Dashboard', visitor: 'buyer', data: 'li h3' },
  addCrop: { heading: words('addCrop.title'), visitor: 'farmer', data: 'form' },
  editCrop: { heading: words('editCrop.title'), visitor: 'farmer', data: 'form' },
  sellAgain: { heading: words('sellAgain.title'), visitor: 'farmer', data: 'form' },
  cropDetail: { data: 'dl', dark: true },
  person: { data: 'dl dd', dark: true },
  me: { name: 'Ramesh Yadav', visitor: 'farmer', data: 'li a', dark: true },
  payment: { heading: words('title.payment'), visitor: 'farmer', data: 'button' },
  deals: { heading: words('dashboards.deals'), visitor: 'farmer', data: 'li h2' },
  deal: { visitor: 'farmer', data: 'ol li', dark: true },
  // The same paper in every language.
  dealAgreement: { visitor: 'farmer', name: 'Sale agreement / बिक्री का करारनामा', data: 'article svg' },
  dealCheck: { heading: words('dealCheck.title'), data: 'dl', shell: true },
  notifications: { heading: words('notifications.title'), visitor: 'farmer', data: 'li a', dark: true },
  notificationSettings: { heading: words('notifications.settings.title'), visitor: 'farmer', data: 'fieldset' },
  priceAlerts: { heading: words('priceAlerts.title'), visitor: 'farmer', data: 'a[href="/prices"]' },
  unsubscribe: { heading: words('unsubscribe.notOurs'), shell: true },
  prices: { heading: words('prices.list.title'), data: 'li a', dark: true },
  comparePrices: { heading: words('prices.compare.title'), data: 'form select' },
  priceSources: { heading: words('prices.sources.title'), data: 'article' },
  priceMap: { heading: 'Wheat price by state', data: 'tbody tr' },
  commodity: { heading: 'Wheat price', data: 'svg path', dark: true },
  market: { heading: 'Wheat price, Hisar', data: 'svg path' },
  comingSoon: { heading: words('comingSoon.title'), shell: true },
};

/** Every route of spec §2, and two that do not exist. */
export const ROUTES: readonly RouteCheck[] = [
  ...Object.entries({ ...routes.pages, ...routes.services }).map(([name, path]) => ({
    path,
    ...CHECKS[name as PageName],
  })),
  { path: '/nope', name: '404', shell: true, data: 'a[href="/"]', status: 404 },
  { path: '/services/nope', name: '404', shell: true, data: 'a[href="/"]', status: 404 },
];
