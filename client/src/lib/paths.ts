/** The thirteen services in the order of the catalogue (spec §2). */
export const serviceSlugs = [
  'commodity-trade',
  'krishi-sahayak-ai',
  'nuvetra',
  'fintrin',
  'test-certification',
  'storage-cold-storage',
  'transport-calculator',
  'seeds-fertilizer-store',
  'tools-machinery',
  'mandi-bhav',
  'agri-news-schemes',
  'kcc-agriculture-loans',
  'agricare-support',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];

/** Every address of the product (spec §2), built here and nowhere else. In `lib`, because features link as well. */
export const paths = {
  home: '/',
  marketplace: '/marketplace',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  about: '/about',
  support: '/support',
  contact: '/contact',
  services: '/services',
  service: (slug: ServiceSlug) => `/services/${slug}`,
  farmerDashboard: '/farmer-dashboard',
  buyerDashboard: '/buyer-dashboard',
  addCrop: '/add/crops',
  cropDetail: (id: string) => `/contact-farmer/${encodeURIComponent(id)}`,
  comingSoon: '/comingsoon',
} as const;

/** The page a signed-in person starts from (spec §2). */
export function dashboardPath(role: 'FARMER' | 'BUYER'): string {
  return role === 'FARMER' ? paths.farmerDashboard : paths.buyerDashboard;
}

/** Sign-up with the role already chosen, for the "join as" offers. */
export function signupPath(role: 'farmer' | 'buyer'): string {
  return `${paths.signup}?role=${role}`;
}
