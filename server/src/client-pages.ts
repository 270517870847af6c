/**
 * The pages that the browser program knows (spec §2), as Express writes paths. They answer 200 with its shell; every other
 * address answers 404 with the same shell, which then shows its not-found page.
 */
export const CLIENT_PAGES: readonly string[] = [
  '/',
  '/marketplace',
  '/login',
  '/signup',
  '/forgot-password',
  '/about',
  '/support',
  '/contact',
  '/services',
  '/services/commodity-trade',
  '/services/krishi-sahayak-ai',
  '/services/nuvetra',
  '/services/fintrin',
  '/services/test-certification',
  '/services/storage-cold-storage',
  '/services/transport-calculator',
  '/services/seeds-fertilizer-store',
  '/services/tools-machinery',
  '/services/mandi-bhav',
  '/services/agri-news-schemes',
  '/services/kcc-agriculture-loans',
  '/services/agricare-support',
  '/farmer-dashboard',
  '/buyer-dashboard',
  '/add/crops',
  '/contact-farmer/:id',
  '/comingsoon',
];
