/** Who opens the route. A guest sees every public one; three need a session (spec §6). */
export type Visitor = 'guest' | 'farmer' | 'buyer';

export interface RouteCheck {
  /** `{crop}` stands for the id of a listing with several pictures. */
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

/** Every route of spec §2. */
export const ROUTES: readonly RouteCheck[] = [
  { path: '/', heading: 'JOIN THE PLATFORM TRANSFORMING INDIAN AGRICULTURE', dark: true },
  { path: '/marketplace', heading: 'Fresh Produce Marketplace', data: 'article', dark: true },
  { path: '/login', heading: 'Welcome Back' },
  { path: '/signup', heading: 'Create Account' },
  { path: '/forgot-password', heading: 'Reset Password' },
  { path: '/about', heading: 'About Us' },
  { path: '/support', heading: 'Support' },
  { path: '/contact', heading: 'Contact' },
  { path: '/services', heading: 'Services', data: 'a[href="/services/agricare-support"]', dark: true },
  { path: '/services/commodity-trade', heading: 'Commodity Trade' },
  { path: '/services/krishi-sahayak-ai', heading: 'Krishi Sahayak AI' },
  { path: '/services/nuvetra', heading: 'NUVETRA' },
  { path: '/services/fintrin', heading: 'Fintrin' },
  { path: '/services/test-certification', heading: 'Test & Certification', data: 'article' },
  { path: '/services/storage-cold-storage', heading: 'Storage & Cold Storage', data: 'article' },
  { path: '/services/transport-calculator', heading: 'Transport Calculator' },
  { path: '/services/seeds-fertilizer-store', heading: 'Seeds & Fertilizer Store', data: 'article' },
  { path: '/services/tools-machinery', heading: 'Tools & Machinery', data: 'article' },
  { path: '/services/mandi-bhav', heading: 'Mandi Bhav', data: 'tbody tr', dark: true },
  { path: '/services/agri-news-schemes', heading: 'Agri News & Schemes', data: 'article' },
  { path: '/services/kcc-agriculture-loans', heading: 'Government Loans & Schemes', data: 'article' },
  { path: '/services/agricare-support', heading: 'AgriCare Support' },
  { path: '/farmer-dashboard', heading: 'Farm Dashboard', visitor: 'farmer', data: 'li h3', dark: true },
  { path: '/buyer-dashboard', heading: 'Buyer Dashboard', visitor: 'buyer', data: 'li h3' },
  { path: '/add/crops', heading: 'Add New Crop', visitor: 'farmer', data: 'form' },
  { path: '/contact-farmer/{crop}', heading: /./, data: 'form', dark: true },
  { path: '/comingsoon', heading: 'Coming Soon' },
  { path: '/nope', heading: /^404$/, data: 'a[href="/"]', status: 404 },
  { path: '/services/nope', heading: /^404$/, data: 'a[href="/"]', status: 404 },
];
