/*
 * The route table. How a page works:
 *
 * - It lives in `features/<feature>/pages/<name>.page.tsx` and exports `Component` (a second variant of the same page has
 *   a name of its own, as AgriCareSupport below). A part of a feature, `prices/compare`, has pages and texts of its own.
 * - Its texts are in `features/<feature>/locales/{en,hi}.json`, registered by one line in text-catalogs.ts. `page()` fetches
 *   code and texts side by side, the texts in the reader's language only.
 * - Its address stands in routes.json at the project's root, under a name; its document title is `title.<name>` of app/locales.
 */
import type { RouteObject } from 'react-router-dom';
import type { Texts } from '@/i18n/texts';
import { type PageName, routePatterns } from '@/lib/paths';
import { ErrorPage } from './error-page';
import { RedirectIfSignedIn } from './guards/redirect-if-signed-in';
import { RequireSession } from './guards/require-session';
import { RootLayout } from './layouts/root-layout';
import { type FeatureName, loadFeatureTexts } from './text-catalogs';
import { titled } from './titles';

type PageModule = { Component: React.ComponentType };

/** Builds the table for one visitor, whose texts the pages' catalogs are added to. */
export function createRoutes(texts: Texts): RouteObject[] {
  const content = (feature: FeatureName, load: () => Promise<PageModule>): Pick<RouteObject, 'lazy'> => ({
    lazy: async () => {
      const [{ Component }] = await Promise.all([load(), loadFeatureTexts(texts, feature)]);
      return { Component };
    },
  });
  const page = (name: PageName, feature: FeatureName, load: () => Promise<PageModule>): RouteObject => ({
    path: routePatterns[name],
    ...titled(name),
    ...content(feature, load),
  });

  return [
    {
      Component: RootLayout,
      ErrorBoundary: ErrorPage,
      children: [
        {
          // Inside the layout: a page that fails leaves header and footer standing.
          ErrorBoundary: ErrorPage,
          children: [
            page('home', 'home', () => import('@/features/home/pages/home.page')),
            page('marketplace', 'marketplace', () => import('@/features/marketplace/pages/marketplace.page')),
            page('forgotPassword', 'auth', () => import('@/features/auth/pages/forgot-password.page')),
            page('about', 'static-pages', () => import('@/features/static-pages/pages/about.page')),
            page('support', 'static-pages', () => import('@/features/static-pages/pages/support.page')),
            page('contact', 'static-pages', () => import('@/features/static-pages/pages/contact.page')),
            page('services', 'services', () => import('@/features/services/pages/services.page')),
            page('commodity-trade', 'generic-service', async () => ({
              Component: (await import('@/features/generic-service/pages/generic-service.page')).CommodityTrade,
            })),
            page('krishi-sahayak-ai', 'advisor', () => import('@/features/advisor/pages/advisor.page')),
            page('nuvetra', 'generic-service', async () => ({
              Component: (await import('@/features/generic-service/pages/generic-service.page')).Nuvetra,
            })),
            page('fintrin', 'fintrin', () => import('@/features/fintrin/pages/fintrin.page')),
            page('test-certification', 'lab-tests', () => import('@/features/lab-tests/pages/lab-tests.page')),
            page('storage-cold-storage', 'storage', () => import('@/features/storage/pages/storage.page')),
            page('transport-calculator', 'transport', () => import('@/features/transport/pages/transport.page')),
            page(
              'seeds-fertilizer-store',
              'seeds-fertilizers',
              () => import('@/features/seeds-fertilizers/pages/seeds-fertilizers.page'),
            ),
            page('tools-machinery', 'machinery', () => import('@/features/machinery/pages/machinery.page')),
            page('mandi-bhav', 'mandi', () => import('@/features/mandi/pages/mandi.page')),
            page('agri-news-schemes', 'news', () => import('@/features/news/pages/news.page')),
            page('kcc-agriculture-loans', 'schemes', () => import('@/features/schemes/pages/schemes.page')),
            page('agricare-support', 'static-pages', async () => ({
              Component: (await import('@/features/static-pages/pages/support.page')).AgriCareSupport,
            })),
            page('prices', 'prices/list', () => import('@/features/prices/list/pages/prices.page')),
            page('comparePrices', 'prices/compare', () => import('@/features/prices/compare/pages/compare.page')),
            page('priceSources', 'prices/sources', () => import('@/features/prices/sources/pages/sources.page')),
            page('priceMap', 'prices/map', () => import('@/features/prices/map/pages/map.page')),
            page('commodity', 'prices', () => import('@/features/prices/pages/commodity.page')),
            page('market', 'prices', () => import('@/features/prices/pages/market.page')),
            page('cropDetail', 'crops', () => import('@/features/crops/pages/crop-detail.page')),
            page('unsubscribe', 'notifications', () => import('@/features/notifications/pages/unsubscribe.page')),
            page('person', 'people', () => import('@/features/people/pages/person.page')),
            page('dealCheck', 'deal-check', () => import('@/features/deal-check/pages/deal-check.page')),
            page('comingSoon', 'static-pages', () => import('@/features/static-pages/pages/coming-soon.page')),
            {
              Component: RedirectIfSignedIn,
              children: [
                page('login', 'auth', () => import('@/features/auth/pages/login.page')),
                page('signup', 'auth', () => import('@/features/auth/pages/signup.page')),
              ],
            },
            {
              Component: RequireSession,
              children: [
                page(
                  'farmerDashboard',
                  'dashboards',
                  () => import('@/features/dashboards/pages/farmer-dashboard.page'),
                ),
                page('buyerDashboard', 'dashboards', () => import('@/features/dashboards/pages/buyer-dashboard.page')),
                page('deals', 'dashboards', () => import('@/features/dashboards/pages/deals.page')),
                page('me', 'me', () => import('@/features/me/pages/me.page')),
                page('payment', 'deals', () => import('@/features/deals/pages/payment-address.page')),
                page('deal', 'deals', () => import('@/features/deals/pages/deal.page')),
                page('dealAgreement', 'deals', () => import('@/features/deals/pages/deal-agreement.page')),
                page(
                  'notifications',
                  'notifications',
                  () => import('@/features/notifications/pages/notifications.page'),
                ),
                page(
                  'notificationSettings',
                  'notifications',
                  () => import('@/features/notifications/pages/notification-settings.page'),
                ),
                page('priceAlerts', 'price-alerts', () => import('@/features/price-alerts/pages/price-alerts.page')),
                page('addCrop', 'listings', () => import('@/features/listings/pages/add-crop.page')),
                page('editCrop', 'listings', () => import('@/features/listings/pages/edit-crop.page')),
                page('sellAgain', 'listings', () => import('@/features/listings/pages/sell-again.page')),
              ],
            },
            {
              path: '*',
              ...titled('notFound'),
              ...content('static-pages', () => import('@/features/static-pages/pages/not-found.page')),
            },
          ],
        },
      ],
    },
  ];
}
