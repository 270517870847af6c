/*
 * The route table. How a page works:
 *
 * - It lives in `features/<feature>/pages/<name>.page.tsx` and exports `Component` (a second variant of the same page has
 *   a name of its own, as AgriCareSupport below).
 * - Its texts are in `features/<feature>/locales/{en,hi}.json`, registered by one line in catalogs.ts. `page()` fetches code and
 *   texts side by side, the texts in the reader's language only.
 * - Its document title is `title.<key>` of app/locales, by `titled()`.
 */
import type { RouteObject } from 'react-router-dom';
import type { Texts } from '@/i18n/texts';
import { paths, type ServiceSlug } from '@/lib/paths';
import { type FeatureName, featureCatalogs } from './catalogs';
import { ErrorPage } from './error-page';
import { RedirectIfSignedIn } from './guards/redirect-if-signed-in';
import { RequireSession } from './guards/require-session';
import { RootLayout } from './layouts/root-layout';
import { titled } from './titles';

type PageModule = { Component: React.ComponentType };

/** Builds the table for one visitor, whose texts the pages' catalogs are added to. */
export function createRoutes(texts: Texts): RouteObject[] {
  const page = (feature: FeatureName, load: () => Promise<PageModule>): Pick<RouteObject, 'lazy'> => ({
    lazy: async () => {
      const [{ Component }] = await Promise.all([load(), texts.use(feature, featureCatalogs[feature])]);
      return { Component };
    },
  });
  const service = (slug: ServiceSlug, feature: FeatureName, load: () => Promise<PageModule>): RouteObject => ({
    path: paths.service(slug),
    ...titled(slug),
    ...page(feature, load),
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
            { path: paths.home, ...titled('home'), ...page('home', () => import('@/features/home/pages/home.page')) },
            {
              path: paths.marketplace,
              ...titled('marketplace'),
              ...page('marketplace', () => import('@/features/marketplace/pages/marketplace.page')),
            },
            {
              path: paths.forgotPassword,
              ...titled('forgotPassword'),
              ...page('auth', () => import('@/features/auth/pages/forgot-password.page')),
            },
            {
              path: paths.about,
              ...titled('about'),
              ...page('pages', () => import('@/features/pages/pages/about.page')),
            },
            {
              path: paths.support,
              ...titled('support'),
              ...page('pages', () => import('@/features/pages/pages/support.page')),
            },
            {
              path: paths.contact,
              ...titled('contact'),
              ...page('pages', () => import('@/features/pages/pages/contact.page')),
            },
            {
              path: paths.services,
              ...titled('services'),
              ...page('services', () => import('@/features/services/pages/services.page')),
            },
            service('commodity-trade', 'generic-service', async () => ({
              Component: (await import('@/features/generic-service/pages/generic-service.page')).CommodityTrade,
            })),
            service('krishi-sahayak-ai', 'advisor', () => import('@/features/advisor/pages/advisor.page')),
            service('nuvetra', 'generic-service', async () => ({
              Component: (await import('@/features/generic-service/pages/generic-service.page')).Nuvetra,
            })),
            service('fintrin', 'fintrin', () => import('@/features/fintrin/pages/fintrin.page')),
            service('test-certification', 'lab-tests', () => import('@/features/lab-tests/pages/lab-tests.page')),
            service('storage-cold-storage', 'storage', () => import('@/features/storage/pages/storage.page')),
            service('transport-calculator', 'transport', () => import('@/features/transport/pages/transport.page')),
            service('seeds-fertilizer-store', 'store', () => import('@/features/store/pages/store.page')),
            service('tools-machinery', 'machinery', () => import('@/features/machinery/pages/machinery.page')),
            service('mandi-bhav', 'mandi', () => import('@/features/mandi/pages/mandi.page')),
            service('agri-news-schemes', 'news', () => import('@/features/news/pages/news.page')),
            service('kcc-agriculture-loans', 'schemes', () => import('@/features/schemes/pages/schemes.page')),
            service('agricare-support', 'pages', async () => ({
              Component: (await import('@/features/pages/pages/support.page')).AgriCareSupport,
            })),
            {
              path: '/contact-farmer/:id',
              ...titled('cropDetail'),
              ...page('crops', () => import('@/features/crops/pages/crop-detail.page')),
            },
            {
              path: paths.comingSoon,
              ...titled('comingSoon'),
              ...page('pages', () => import('@/features/pages/pages/coming-soon.page')),
            },
            {
              Component: RedirectIfSignedIn,
              children: [
                {
                  path: paths.login,
                  ...titled('login'),
                  ...page('auth', () => import('@/features/auth/pages/login.page')),
                },
                {
                  path: paths.signup,
                  ...titled('signup'),
                  ...page('auth', () => import('@/features/auth/pages/signup.page')),
                },
              ],
            },
            {
              Component: RequireSession,
              children: [
                {
                  path: paths.farmerDashboard,
                  ...titled('farmerDashboard'),
                  ...page('dashboards', () => import('@/features/dashboards/pages/farmer-dashboard.page')),
                },
                {
                  path: paths.buyerDashboard,
                  ...titled('buyerDashboard'),
                  ...page('dashboards', () => import('@/features/dashboards/pages/buyer-dashboard.page')),
                },
                {
                  path: paths.addCrop,
                  ...titled('addCrop'),
                  ...page('crops', () => import('@/features/crops/pages/add-crop.page')),
                },
              ],
            },
            {
              path: '*',
              ...titled('notFound'),
              ...page('pages', () => import('@/features/pages/pages/not-found.page')),
            },
          ],
        },
      ],
    },
  ];
}
