import routes from '../../routes.json' with { type: 'json' };

/** Who opens the route. A guest sees every public one; three need a session (spec §6). */
export type Visitor = 'guest' | 'farmer' | 'buyer';

export interface RouteCheck {
  /** `:id` stands for a listing with several pictures. */
  readonly path: string;
  /** The page's h1 in English; a pattern where the page takes it from its data. */
  readonly heading: string | RegExp;
  readonly visitor?: Visitor;
  readonly status?: number;
  /** What the page shows when its data has come; without it the heading is enough. */
  readonly data?: string;
  /** One of the main pages, which are looked at in the dark as well. */
  readonly dark?: boolean;
}

type PageName = keyof typeof routes.pages | keyof typeof routes.services;

/** What each page of the product shows; the type check fails where a page of routes.json has no line here. */
const CHECKS: Record<PageName, Omit<RouteCheck, 'path'>> = {
  home: { heading: 'JOIN THE PLATFORM TRANSFORMING INDIAN AGRICULTURE', dark: true },
  marketplace: { heading: 'Fresh Produce Marketplace', data: 'article', dark: true },
  login: { heading: 'Welcome Back' },
  signup: { heading: 'Create Account' },
  forgotPassword: { heading: 'Reset Password' },
  about: { heading: 'About Us' },
  support: { heading: 'Support' },
  contact: { heading: 'Contact' },
  services: { heading: 'Services', data: 'a[href="/services/agricare-support"]', dark: true },
  'commodity-trade': { heading: 'Commodity Trade' },
  'krishi-sahayak-ai': { heading: 'Krishi Sahayak AI' },
  nuvetra: { heading: 'NUVETRA' },
  fintrin: { heading: 'Fintrin' },
  'test-certification': { heading: 'Test & Certification', data: 'article' },
  'storage-cold-storage': { heading: 'Storage & Cold Storage', data: 'article' },
  'transport-calculator': { heading: 'Transport Calculator' },
  'seeds-fertilizer-store': { heading: 'Seeds & Fertilizer Store', data: 'article' },
  'tools-machinery': { heading: 'Tools & Machinery', data: 'article' },
  'mandi-bhav': { heading: 'Mandi Bhav', data: 'tbody tr', dark: true },
  'agri-news-schemes': { heading: 'Agri News & Schemes', data: 'article' },
  'kcc-agriculture-loans': { heading: 'Government Loans & Schemes', data: 'article' },
  'agricare-support': { heading: 'AgriCare Support' },
  farmerDashboard: { heading: 'Farm Dashboard', visitor: 'farmer', data: 'li h3', dark: true },
  buyerDashboard: { heading: 'Buyer Dashboard', visitor: 'buyer', data: 'li h3' },
  addCrop: { heading: 'Add New Crop', visitor: 'farmer', data: 'form' },
  cropDetail: { heading: /./, data: 'form', dark: true },
  comingSoon: { heading: 'Coming Soon' },
};

/** Every route of spec §2, and two that do not exist. */
export const ROUTES: readonly RouteCheck[] = [
  ...Object.entries({ ...routes.pages, ...routes.services }).map(([name, path]) => ({
    path,
    ...CHECKS[name as PageName],
  })),
  { path: '/nope', heading: /^404$/, data: 'a[href="/"]', status: 404 },
  { path: '/services/nope', heading: /^404$/, data: 'a[href="/"]', status: 404 },
];
