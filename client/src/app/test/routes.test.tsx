import { screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { createRoutes } from '@/app/routes';
import { Texts } from '@/i18n/texts';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';
import routeList from '../../../../routes.json';

const SERVICES = [
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
];
/** The specification's table (§2): public pages, and pages that need a session; pages of deals, people, notices and prices came beside them. */
const OPEN = [
  '/',
  '/marketplace',
  '/login',
  '/signup',
  '/forgot-password',
  '/about',
  '/support',
  '/contact',
  '/services',
  ...SERVICES,
  '/contact-farmer/:id',
  '/people/:id',
  '/prices',
  '/prices/compare',
  '/prices/sources',
  '/prices/:commodity/map',
  '/prices/:commodity',
  '/prices/:commodity/:market',
  '/deals/check/:code',
  '/unsubscribe',
  '/comingsoon',
];
const PROTECTED = [
  '/farmer-dashboard',
  '/buyer-dashboard',
  '/add/crops',
  '/add/crops/again/:id',
  '/edit/crops/:id',
  '/me',
  '/me/payment',
  '/deals',
  '/deals/:id',
  '/deals/:id/agreement',
  '/notifications',
  '/notifications/settings',
  '/notifications/prices',
];

function addressesOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...addressesOf(children ?? [])]);
}

test('router and server serve the addresses of the specification and those that came beside it, and no others (AC-016, AC-017)', () => {
  const specified = [...OPEN, ...PROTECTED].sort();
  expect(addressesOf(createRoutes(new Texts())).sort()).toEqual([...specified, '*'].sort());
  // The server reads this list.
  expect([...Object.values(routeList.pages), ...Object.values(routeList.services)].sort()).toEqual(specified);
});

test.each(OPEN)('%s opens without signing in (AC-022)', async (pattern) => {
  const target = pattern.replace(':id', 'crop-1').replace(':commodity', 'wheat').replace(':market', 'hisar');
  const { address, router } = await renderApp(target);
  expect(address()).toBe(target);
  expect(router.state.matches.at(-1)?.route.path).toBe(pattern);
});

test.each(['/nope', '/services/nope'])('%s shows the not-found view (AC-018)', async (target) => {
  await renderApp(target);
  expect(screen.getByText(words('notFound.title'))).toBeVisible();
});

test.each(PROTECTED)('%s sends a guest to /login and keeps the wanted page (AC-153, AC-281)', async (target) => {
  const { address, router } = await renderApp(target);
  expect(address()).toBe('/login');
  expect(router.state.location.state).toEqual({ from: target });
});

test.each([
  ['farmer', '/login', '/farmer-dashboard'],
  ['buyer', '/signup', '/buyer-dashboard'],
] as const)('a signed-in %s is sent from %s to %s (X-55)', async (as, from, to) => {
  const { address } = await renderApp(from, { as });
  expect(address()).toBe(to);
});
